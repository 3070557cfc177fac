"""The same topic in two editions: which rules are set side by side, and which figures are marked."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import Comparison, Oracle, Unanswerable
from tests.oracles import lent
from tests.rows import rows
from tests.rules_index.editions import editions_index


@pytest.fixture(scope="module")
def index() -> Path:
    return editions_index()


@pytest.fixture(scope="module")
def oracle(index: Path) -> Oracle:
    return lent(index)


def compared(oracle: Oracle, topic: str, game: str | None = None) -> Comparison:
    comparison = oracle.compare(topic, game=game)
    assert comparison is not None
    return comparison


def shown(comparison: Comparison) -> dict[str, tuple[str, ...]]:
    return {side.ruling.id: side.figures for side in comparison.sides}


@pytest.mark.parametrize(
    "topic",
    ["kolik lodí dostanu na začátku", "hur många båtar har jag från början", "with how many boats does a player start"],
)
def test_a_question_in_any_language_brings_both_editions_with_their_figures_marked(oracle: Oracle, topic: str) -> None:
    comparison = compared(oracle, topic)
    assert comparison.answered
    assert shown(comparison) == {"pristav-cs.setup.boats": ("Tři",), "pristav-sv.setup.boats": ("Två",)}
    assert not comparison.missing
    assert not comparison.declared


@rows("topic", ["kdo vyhraje partii", "vad är målet", "PR 1.2", "pristav-sv.goal"])
def test_what_the_digest_declares_the_same_is_paired_from_either_side(oracle: Oracle, topic: str) -> None:
    comparison = compared(oracle, topic)
    assert comparison.declared
    assert shown(comparison) == {"pristav-cs.end.lights": ("pět",), "pristav-sv.goal": ("40",)}
    assert [[other.id for other in side.also] for side in comparison.sides] == [[], ["pristav-sv.goal.draw"]]


@pytest.mark.parametrize(
    ("topic", "rule", "missing"),
    [
        ("co se stane, když loď narazí na útes", "pristav-cs.storm.reef", "pristav-sv"),
        ("kan jag byta fisk mot kol", "pristav-sv.market.coal", "pristav-cs"),
        ("HA 1.3", "pristav-sv.market.coal", "pristav-cs"),
    ],
)
def test_what_one_edition_alone_has_stands_alone(oracle: Oracle, topic: str, rule: str, missing: str) -> None:
    comparison = compared(oracle, topic)
    assert shown(comparison) == {rule: ()}
    assert [book.key for book in comparison.missing] == [missing]


def test_what_no_edition_answers_is_not_compared(oracle: Oracle) -> None:
    comparison = compared(oracle, "jak velký je ten přístav vzadu za horou")
    assert not comparison.answered
    assert not comparison.sides
    assert {topic.book.game for topic in comparison.topics} <= {"pristav"}


def test_what_no_rulebook_answers_is_told_where_nothing_is_compared(oracle: Oracle) -> None:
    comparison = compared(oracle, "kde se dá hra koupit a kolik stojí v obchodě")
    assert not comparison.answered
    assert comparison.gap is not None
    assert comparison.gap.slug == "common.price"
    assert compared(oracle, "jak velký je ten přístav vzadu za horou").gap is None


def test_a_game_with_one_edition_has_nothing_to_compare(oracle: Oracle) -> None:
    assert oracle.compare("kolik konví vody potřebuje záhon", game="zahrada") is None
    assert oracle.compare("ZA 1.1") is None
    assert oracle.compare("kolik lodí", game="šachy") is None


@pytest.mark.parametrize(
    ("topic", "problem"),
    [(" ", Unanswerable.EMPTY), ("?!", Unanswerable.NO_WORDS), ("loď " * 501, Unanswerable.TOO_LONG)],
)
def test_what_is_no_topic_is_said_to_be_none(oracle: Oracle, topic: str, problem: Unanswerable) -> None:
    comparison = compared(oracle, topic)
    assert comparison.problem is problem
    assert not comparison.answered
