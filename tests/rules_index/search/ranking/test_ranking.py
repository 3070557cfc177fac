"""Which of two entries answers better."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.lexicon import Lexicon, Named
from rules_index.search import ranking
from rules_index.values.digest import Rule
from rules_index.values.sources import Book
from tests.rows import rows
from tests.rules_index.library import castle, index_castle, passage, rule
from tests.rules_index.search.made_up import SIGNS


def ask(tmp_path: Path, question: str, *rules: Rule, book: Book | None = None) -> list[str]:
    """The slugs found for a question, best first."""
    oracle = Oracle.open(index_castle(tmp_path / "castle.sqlite", book or castle(), *rules))
    found = [ruling.id.removeprefix("hrad-cs.") for ruling in oracle.ask(question, limit=10).rulings]
    oracle.close()
    return found


def test_a_word_in_the_title_outweighs_one_in_the_text(tmp_path: Path) -> None:
    text = rule("text", title="Cena hradby", text="Hradba i brána stojí dva kameny.")
    title = rule("title", title="Cena brány", text="Hradba stojí dva kameny.")
    assert ask(tmp_path, "brána", text, title)[0] == "title"


def test_more_of_the_words_asked_outweigh_fewer(tmp_path: Path) -> None:
    one = rule("one", title="Most", text="Most se spouští ráno. Most, most, most.")
    both = rule("both", title="Vrata", text="Most a vrata se zavírají večer.")
    assert ask(tmp_path, "most vrata večer", one, both)[0] == "both"


def test_a_rare_word_outweighs_a_common_one(tmp_path: Path) -> None:
    common = [rule(f"common{at}", title=f"Strážce {at}", text="Strážce sní bochník.") for at in range(6)]
    rare = rule("rare", title="Katapult", text="Obléhání začíná.")
    assert ask(tmp_path, "strážce katapult", *common, rare)[0] == "rare"


def test_the_question_players_ask_is_an_answer(tmp_path: Path) -> None:
    asked = rule("asked", title="Obležení", text="Brána padá.", ask=("Co dělat, když dojde jídlo?", "Hladovím?"))
    other = rule("other", title="Jídlo", text="Bochník je z mouky, jídlo se peče.")
    assert ask(tmp_path, "co dělat když dojde jídlo", other, asked)[0] == "asked"


def test_the_words_as_written_outweigh_similar_ones(tmp_path: Path) -> None:
    similar = rule("similar", title="Hradní", text="Hradní pán vládne.")
    exact = rule("exact", title="Hradba", text="Hradba chrání.")
    assert ask(tmp_path, "hradba", similar, exact)[0] == "exact"


def test_a_word_said_often_in_a_long_text_does_not_outweigh_a_short_answer(tmp_path: Path) -> None:
    long = rule("long", title="Dějiny", text=" ".join(["Kronika vypráví o věži a o králích té doby."] * 12))
    short = rule("short", title="Věž", text="Věž nosí prapor.")
    assert ask(tmp_path, "věž", long, short)[0] == "short"


def test_equal_entries_stand_in_the_order_of_the_index(tmp_path: Path) -> None:
    twins = [rule(name, title="Brána", text="Brána se zavírá.") for name in ("b", "a", "c")]
    book = castle(passage(0, "JINDE", "Studna je hluboká."))
    assert ask(tmp_path, "brána", *twins, book=book) == ["b", "a", "c"]


def test_a_number_is_preferred_where_a_quantity_is_asked_for(tmp_path: Path) -> None:
    without = rule("without", title="Kameny hradby", text="Kameny hradby se lámou v lomu.")
    number = rule("number", title="Kameny hradby", text="Kameny hradby jsou 4 z lomu.")
    assert ask(tmp_path, "kolik kamenů má hradba", without, number)[0] == "number"


@rows("question", ["Kdo vyhraje?", "loď a lucerna v přístavu", "hur många båtar", "lucrena"])
def test_scores_fall_and_each_candidate_is_ranked_once(oracle: Oracle, question: str) -> None:
    ranked = oracle.lookup(question).ranked
    assert ranked
    assert [one.score for one in ranked] == sorted((one.score for one in ranked), reverse=True)
    assert len({one.id for one in ranked}) == len(ranked)


def test_the_same_question_ranks_the_same(oracle: Oracle) -> None:
    assert oracle.lookup("loď a lucerna").ranked == oracle.lookup("loď a lucerna").ranked


def test_a_question_without_known_words_ranks_nothing(oracle: Oracle) -> None:
    assert oracle.lookup("kosmodrom xyzq").ranked == []
    assert oracle.lookup("a co to je").ranked == []


COOP = [
    replace(rule("alone", title="Tah brány", text="Brána se zavírá."), variant="coop"),
    rule("all", title="Tah brány", text="Brána se zavírá."),
]


@pytest.mark.usefixtures("quick_to_open")
def test_a_way_to_play_that_is_named_or_meant_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lexicon = Lexicon(variant=(Named(variant="coop", names=("sólo",)),))
    oracle = Oracle.open(index_castle(tmp_path / "castle.sqlite", castle(), *COOP, lexicon=lexicon))
    monkeypatch.setattr(ranking, "WEIGHTS", tuple(-float(name == "VARIANT") for name in SIGNS))

    def first(question: str, variants: frozenset[str] = frozenset()) -> list[str]:
        rulings = oracle.ask(question, variants=variants).rulings
        return [each.id.removeprefix("hrad-cs.") for each in rulings]

    assert first("kdy se zavírá brána") == ["all", "alone"]
    assert first("kdy se zavírá brána v sólo hře") == ["alone", "all"]
    assert first("kdy se zavírá brána", frozenset({"coop"})) == ["alone", "all"]
    oracle.close()
