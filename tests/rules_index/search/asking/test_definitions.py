"""A name asked about, and the rule that explains it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.search import ranking
from rules_index.search.lookup import look_up
from rules_index.search.naming import defined
from rules_index.search.question import Question, QuestionWord, read_question
from tests.rows import rows as each_row
from tests.rules_index.library import castle, index_castle, rule
from tests.rules_index.search.made_up import MadeUp, one_sign, question, word

RULES = [
    replace(rule("light", title="Světlo", text="Lucerna svítí v noci."), defines=("lucerna", "lantern", "lykta")),
    replace(rule("bridge", title="Přechod", text="Most vede přes příkop."), defines=("padací most",)),
    rule("closing", title="Lucerna", text="Lucerna, lucerna, lucerna."),
]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return index_castle(tmp_path_factory.mktemp("castle") / "castle.sqlite", castle(), *RULES)


@pytest.fixture(scope="module")
def shelf(path: Path) -> Iterator[IndexReader]:
    reader = IndexReader(path)
    yield reader
    reader.close()


def names(shelf: IndexReader, text: str) -> dict[str, float]:
    """By slug how far a question is but a name."""
    found = defined(shelf, read_question(shelf, text), ["hrad-cs"])
    return {entry.ref.removeprefix("hrad-cs."): found[number] for number, entry in shelf.load(found).items()}


@each_row(
    ("asked", "slug"),
    [
        ("lucerna", "light"),
        ("Co je to lucerna?", "light"),
        ("lucernami", "light"),
        ("what's a lantern", "light"),
        ("vad är lyktan", "light"),
        ("padacího mostu", "bridge"),
    ],
)
def test_a_bare_name_is_explained_however_it_is_asked_or_inflected(shelf: IndexReader, asked: str, slug: str) -> None:
    assert names(shelf, asked) == {slug: pytest.approx(1.0)}


@pytest.mark.parametrize(("asked", "slug"), [("co je lucrena", "light"), ("pdaací most", "bridge")])
def test_a_misspelt_name_is_meant(shelf: IndexReader, asked: str, slug: str) -> None:
    assert names(shelf, asked)[slug] == pytest.approx(1.0)


def test_a_word_that_the_books_have_is_no_slip_of_a_name(shelf: IndexReader) -> None:
    assert of(question(word({1: 0.79, 2: 1.0})), ("1", 7, "hrad-cs")) == {}
    assert of(question(slip({1: 0.57})), ("1", 7, "hrad-cs")) == {7: 1.0}
    assert of(question(slip({1: 0.56})), ("1", 7, "hrad-cs")) == {}


def test_what_is_asked_beside_a_name_makes_it_another_question(shelf: IndexReader) -> None:
    assert 0 < names(shelf, "svítí lucerna v noci")["light"] < 0.5
    assert names(shelf, "most") == {}


def test_a_name_keeps_a_word_that_another_language_takes_for_a_function_word(shelf: IndexReader) -> None:
    assert names(shelf, "padací") == {}
    assert names(shelf, "padací most") == {"bridge": pytest.approx(1.0)}


def test_a_book_that_is_not_asked_about_explains_nothing(shelf: IndexReader) -> None:
    assert defined(shelf, read_question(shelf, "lucerna"), ["sad-cs"]) == {}


@pytest.mark.usefixtures("quick_to_open")
def test_the_rule_that_explains_a_name_can_lead(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Oracle.open(path)
    monkeypatch.setattr(ranking, "WEIGHTS", one_sign("DEFINES"))
    assert oracle.ask("co je lucerna").rulings[0].id == "hrad-cs.light"
    assert oracle.ask("padací most").rulings[0].id == "hrad-cs.bridge"
    oracle.close()


def slip(roots: dict[int, float]) -> QuestionWord:
    """A word that the index does not know, with the roots of similar ones."""
    return replace(word(roots), known=False)


class Recorded(MadeUp):
    """The rows whose keys are looked up."""

    def __init__(self, rows: Sequence[tuple[str, int, str]]) -> None:
        super().__init__()
        self._rows = rows

    def rows(self, _: str, *parameters: object) -> list[tuple[object, ...]]:
        (keys,) = parameters
        assert isinstance(keys, list)
        return [row for row in self._rows if row[0] in keys]


def of(asked: Question, *rows: tuple[str, int, str]) -> dict[int, float]:
    """What rows of keys, entries and books come to."""
    return defined(Recorded(rows), asked, ["hrad-cs"])


def test_it_counts_by_the_cube_of_its_share() -> None:
    asked = question(word({1: 1.0}, idf=1.0), word({2: 1.0}, idf=3.0))
    assert of(asked, ("1", 7, "hrad-cs"), ("2", 8, "hrad-cs")) == {7: (1 / 4) ** 3, 8: (3 / 4) ** 3}
    assert of(asked, ("1 2", 7, "hrad-cs")) == {7: 1.0}
    assert of(asked, ("1", 7, "sad-cs")) == {}


def test_the_longest_of_an_entrys_names_counts() -> None:
    asked = question(word({1: 1.0}), word({2: 1.0}))
    for rows in ((("1", 7, "hrad-cs"), ("1 2", 7, "hrad-cs")), (("1 2", 7, "hrad-cs"), ("1", 7, "hrad-cs"))):
        assert of(asked, *rows) == {7: 1.0}


def test_a_name_said_twice_counts_where_it_is_surest() -> None:
    asked = question(word({1: 0.8}, idf=1.0), word({1: 1.0}, idf=3.0))
    assert of(asked, ("1", 7, "hrad-cs")) == {7: (3 / 4) ** 3}
    assert of(question(*reversed(asked.words)), ("1", 7, "hrad-cs")) == {7: (3 / 4) ** 3}


def test_a_misspelt_name_is_no_surer_than_one_as_written() -> None:
    written, misspelt = word({1: 1.0}, idf=1.0), replace(slip({1: 0.6}), idf=3.0)
    assert of(question(written, misspelt), ("1", 7, "hrad-cs")) == {7: (1 / 4) ** 3}


def test_a_name_of_a_word_that_tells_nothing_is_none_of_the_question() -> None:
    assert of(question(word({1: 1.0}, idf=0.0)), ("1", 7, "hrad-cs")) == {7: 0.0}
    assert of(question()) == {}


@pytest.mark.parametrize(("similarity", "found"), [(0.8, {7: 1.0}), (0.79, {})])
def test_only_a_similar_word_is_a_name(similarity: float, found: dict[int, float]) -> None:
    assert of(question(word({1: similarity})), ("1", 7, "hrad-cs")) == found


def test_names_by_themselves_can_be_left_out(shelf: IndexReader) -> None:
    assert max(one.signs.defines for one in look_up(shelf, "lucerna").ranked) > 0.0
    without = IndexReader(shelf.path, frozenset({Part.DEFINES}))
    assert {one.signs.defines for one in look_up(without, "lucerna").ranked} == {0.0}
