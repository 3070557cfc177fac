"""Books without a digest, searched by meaning as well: where there is an encoder, and vectors of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.lexicon import Lexicon
from rules_index.index.build import book_infos, swap_in
from rules_index.index.entries import entries
from rules_index.index.reader import IndexReader
from rules_index.index.vectors.adding import add_vectors, key_of, lacks_vectors, vectors_in
from rules_index.index.vectors.reading import vectors_of
from rules_index.index.writer import write_index
from rules_index.meaning.encoder import Encoder
from tests.rules_index.meaning.encoding import MadeUpEncoder
from tests.rules_index.search.test_undigested import FERRY, book

pytestmark = pytest.mark.usefixtures("quick_to_open")
MEANINGS = {"start": ("barrels and one boat", "vybaven"), "end": ("last tide card", "zavřou krám")}


def silent(_line: str) -> None:
    """Report nothing."""


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    path = tmp_path / "rules.sqlite"
    write_index(path, book_infos([book()], ()), entries([book()], ()), Lexicon(), {})
    return path


def with_vectors(path: Path, encoder: Encoder) -> Path:
    swap_in(path, add_vectors(path, encoder, vectors_in(path), silent))
    return path


def sections(path: Path, question: str, encoder: Encoder | None) -> list[tuple[str, ...]]:
    return [ruling.section for ruling in Oracle.open(path, encoder=encoder).ask(question, game="ferry").rulings]


@pytest.mark.slow
@pytest.mark.parametrize(("question", "section"), [("čím jsme vybaveni", "Setup"), ("kdy zavřou krám", "The end")])
def test_a_passage_is_found_without_a_word_of_the_question(plain: Path, question: str, section: str) -> None:
    encoder = MadeUpEncoder(MEANINGS)
    with_vectors(plain, encoder)
    assert sections(plain, question, encoder)[0] == (section,)
    assert not sections(plain, question, None)


@pytest.mark.slow
def test_vectors_of_another_encoder_are_no_vectors(plain: Path) -> None:
    with_vectors(plain, MadeUpEncoder(MEANINGS))
    assert not sections(plain, "čím jsme vybaveni", MadeUpEncoder(MEANINGS, "another"))


@pytest.mark.slow
def test_without_vectors_an_encoder_changes_nothing(plain: Path) -> None:
    question = "how far may I row my boat on my turn"
    before = Oracle.open(plain).ask(question, game="ferry")
    after = Oracle.open(plain, encoder=MadeUpEncoder(MEANINGS)).ask(question, game="ferry")
    assert (after.rulings, after.answerable) == (before.rulings, before.answerable)


def test_words_still_count(plain: Path) -> None:
    encoder = MadeUpEncoder(MEANINGS)
    with_vectors(plain, encoder)
    assert sections(plain, "how many coins do I get for selling a barrel", encoder)[0] == ("Trading",)


def test_vectors_that_are_there_are_not_made_anew(plain: Path) -> None:
    first, second = MadeUpEncoder(MEANINGS), MadeUpEncoder(MEANINGS)
    assert lacks_vectors(plain, first)
    with_vectors(plain, first)
    assert not lacks_vectors(plain, first)
    known = vectors_in(plain)
    assert len(known) == len(first.encoded) == 7
    gone = key_of(second.name, next(text for text in first.encoded if "oldest player" in text))
    kept = {key: data for key, data in known.items() if key != gone}
    swap_in(plain, add_vectors(plain, second, kept, silent))
    assert [text.count("oldest player") for text in second.encoded] == [1]
    assert vectors_in(plain) == known


def test_texts_are_encoded_with_their_headings_and_without_the_title_of_the_book(plain: Path) -> None:
    encoder = MadeUpEncoder(MEANINGS)
    with_vectors(plain, encoder)
    assert any(text.startswith("Trading. Sell a barrel") for text in encoder.encoded)
    assert not any(FERRY.title in text for text in encoder.encoded)


def test_vectors_lose_next_to_nothing_on_their_way(plain: Path) -> None:
    encoder = MadeUpEncoder(MEANINGS)
    reader = IndexReader(with_vectors(plain, encoder), encoder=encoder)
    found = vectors_of(reader, (FERRY.key,))
    assert found is not None
    assert found.rows.shape == (7, 3)
    assert abs((found.rows * found.rows).sum(axis=1) - 1).max() < 1e-3
    assert vectors_of(reader, ("another",)) is None
