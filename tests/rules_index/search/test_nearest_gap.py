"""Which gap a question falls into."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import Language, Oracle
from rules_index.digest.gaps import GapText, Says
from rules_index.index.gap_shelf import HARDLY_SAID
from rules_index.index.reader import IndexReader
from rules_index.search.nearest_gap import NEAR, GapMatch, nearest_gap
from rules_index.search.question import read_question
from tests.rules_index.library import castle, index_castle, rule

SAYS = Says(cs="Ceny neznám.", sv="Priser vet jag inte.", en="I know no prices.")
PRICE = GapText(
    slug="common.price",
    cs=("kde se dá hra koupit", "kolik stojí hra v obchodě"),
    sv=("var köper man spelet",),
    en=("where can I buy the game", "how much is the game"),
    names=("Aukro",),
    says=SAYS,
)
CANNON = GapText(
    slug="hrad.cannon",
    game="hrad",
    cs=("jaký dostřel má houfnice", "kolik váží houfnice"),
    sv=("hur långt skjuter haubitsen",),
    en=("how far does the howitzer shoot", "range of the howitzer"),
    says=SAYS,
)


@pytest.fixture
def oracle(tmp_path: Path) -> Oracle:
    wall = rule("wall", title="Cena hradby", text="Hradba stojí dva kameny.", ask=("kolik dám za hradbu", "cena zdi"))
    path = index_castle(tmp_path / "castle.sqlite", castle(), wall, gaps=(PRICE, CANNON))
    return Oracle.open(path)


@pytest.fixture
def reader(oracle: Oracle, tmp_path: Path) -> IndexReader:
    return IndexReader(tmp_path / "castle.sqlite")


def near(reader: IndexReader, text: str, *games: str) -> GapMatch:
    return nearest_gap(reader, read_question(reader, text), {}, games or ("hrad",))


@pytest.mark.parametrize("asked", ["Kde se dá ta hra koupit?", "where can i buy this game", "var köper jag spelet"])
def test_a_question_no_book_answers_is_refused_with_what_the_gap_says(oracle: Oracle, asked: str) -> None:
    answer = oracle.ask(asked)
    assert not answer.answered
    assert answer.gap is not None
    assert (answer.gap.slug, answer.gap.says[Language.EN]) == ("common.price", "I know no prices.")


def test_a_rule_is_answered_beside_gaps(oracle: Oracle) -> None:
    answer = oracle.ask("kolik dám za hradbu")
    assert answer.answered
    assert answer.gap is None
    assert answer.rulings[0].id == "hrad-cs.wall"


def test_a_gap_is_no_ruling(oracle: Oracle) -> None:
    found = oracle.ask("kolik dám za hradbu a jaký dostřel má houfnice", limit=50).rulings
    assert {ruling.book.key for ruling in found} == {"hrad-cs"}
    assert all("houfnice" not in each.label.casefold() for each in oracle.suggest("houf"))
    assert oracle.ruling("common.price") is None


def test_a_name_gives_the_gap_away(reader: IndexReader) -> None:
    found = near(reader, "mají to na Aukru?")
    assert found.gap is not None
    assert (found.gap.slug, found.name) == ("common.price", 1.0)


def test_a_name_made_of_words_the_books_say_often_gives_nothing_away(tmp_path: Path) -> None:
    named = PRICE.model_copy(update={"names": ("hradba", "Aukro")})
    walls = [rule(f"wall{at}", title=f"Hradba {at}", text="Hradba stojí.") for at in range(HARDLY_SAID + 1)]
    reader = IndexReader(index_castle(tmp_path / "walls.sqlite", castle(), *walls, gaps=(named,)))
    assert near(reader, "hradba").gap is None
    assert near(reader, "Aukro").name == 1.0
    reader.close()


def test_a_question_of_one_word_that_the_books_say_often_gives_nothing_away(tmp_path: Path) -> None:
    asked = PRICE.model_copy(update={"cs": ("kdo má hradbu", "kolik stojí hra v obchodě"), "names": ()})
    walls = [rule(f"wall{at}", title=f"Hradba {at}", text="Hradba stojí.") for at in range(HARDLY_SAID + 1)]
    reader = IndexReader(index_castle(tmp_path / "walls.sqlite", castle(), *walls, gaps=(asked,)))
    assert near(reader, "hradba").gap is None
    assert near(reader, "obchod").gap is not None
    reader.close()


def test_an_oracle_without_gaps_has_none(oracle: Oracle, tmp_path: Path) -> None:
    bare = Oracle.open(index_castle(tmp_path / "bare.sqlite", castle(), rule("wall", text="Hra stojí.")))
    assert oracle.ask("kde se dá hra koupit").gap is not None
    assert bare.ask("kde se dá hra koupit").gap is None


def test_what_no_book_answers_makes_a_rule_less_sure(oracle: Oracle, tmp_path: Path) -> None:
    wall = rule("wall", title="Cena hradby", text="Hradba stojí dva kameny.", ask=("kolik dám za hradbu", "cena zdi"))
    bare = Oracle.open(index_castle(tmp_path / "bare.sqlite", castle(), wall))
    asked = "cena zdi, kolik stojí hra v obchodě"
    assert oracle.ask(asked).rulings[0].confidence < bare.ask(asked).rulings[0].confidence


def test_a_gap_of_another_game_is_left_aside(reader: IndexReader) -> None:
    assert near(reader, "dostřel houfnice").gap is not None
    assert near(reader, "dostřel houfnice", "lode").gap is None


def test_what_shares_no_word_is_near_no_gap(reader: IndexReader) -> None:
    found = near(reader, "velbloud")
    assert (found.gap, found.score, found.is_near) == (None, 0.0, False)


def test_only_a_near_gap_is_told(reader: IndexReader) -> None:
    assert GapMatch(PRICE.gap, line=NEAR).is_near
    assert not GapMatch(PRICE.gap, line=NEAR / 2).is_near
