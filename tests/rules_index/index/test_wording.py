"""What is learnt of how answered questions are worded, checked by hand."""

from __future__ import annotations

from math import log, tanh
from pathlib import Path

import pytest

from rules_index.digest.heard import Heard
from rules_index.digest.lexicon import Lexicon
from rules_index.index.entries import entries
from rules_index.index.reader import IndexReader
from rules_index.index.wording import HEARD, UNSEEN, Wording
from rules_index.index.writer import write_index
from rules_index.languages.questions import worded_like_answered
from rules_index.search.evidence import wording
from rules_index.search.question import read_question
from rules_index.values.books import Language
from tests.rules_index.library import CASTLE, rule
from tests.rules_index.search.made_up import PRICE


def learnt(*told: tuple[str, bool], weight: float = 1.0) -> dict[str, float]:
    """What these questions tell by their collocations."""
    found = Wording()
    for question, is_answered in told:
        found.learn(question, Language.EN, is_answered=is_answered, weight=weight)
    return dict(found.telling())


def test_a_collocation_of_answered_questions_alone_speaks_for_an_answer() -> None:
    found = learnt(("draw cards", True), ("draw dice", True), ("buy cards", False), ("buy dice", False))
    assert found["draw"] == found["^ draw"] == pytest.approx(log((2 + UNSEEN) / UNSEEN))
    assert found["buy"] == pytest.approx(-found["draw"])
    assert found["cards"] == found["dice $"] == 0.0


def test_what_was_seen_once_tells_nothing() -> None:
    assert "draw cards" not in learnt(("draw cards", True), ("draw dice", True), ("buy", False))


def test_one_kind_counts_as_much_as_the_other_however_many_there_are() -> None:
    found = learnt(("draw cards", True), ("draw dice", True), ("draw cards", True), ("draw coins", False))
    assert found["draw"] == pytest.approx(0.0)


def test_questions_of_one_kind_alone_tell_nothing() -> None:
    assert learnt(("draw cards", True), ("draw dice", True)) == {}
    assert learnt(("draw cards", False), ("draw dice", False)) == {}


def test_a_question_that_was_heard_counts_more_than_a_line_of_a_gap() -> None:
    found = Wording()
    found.learn("buy the game", Language.EN, is_answered=True)
    found.learn_open([PRICE], [Heard(language=Language.EN, left_open=("buy dice",), answered=("buy wood",))])
    lines = 1 + HEARD, sum(1 for _ in PRICE.asked()) + HEARD
    left_open = 1 + HEARD
    expected = log((1 + HEARD + UNSEEN) / (lines[0] / lines[1] * left_open + UNSEEN))
    assert dict(found.telling())["buy"] == pytest.approx(expected)


def test_a_question_is_worded_like_answered_ones_by_the_mean_of_its_collocations() -> None:
    assert worded_like_answered([2.0, -1.0], 4) == pytest.approx(tanh(0.25))
    assert worded_like_answered([], 4) == worded_like_answered([], 0) == 0.0
    assert -1.0 <= worded_like_answered([-900.0], 1) < -0.99


def test_an_index_tells_questions_of_rules_from_those_of_gaps(tmp_path: Path) -> None:
    rules = [rule("draw", ask=("how do i draw cards", "how do i draw dice"))]
    write_index(tmp_path / "rules.sqlite", [CASTLE], entries((), rules), Lexicon(), {}, gaps=[PRICE])
    reader = IndexReader(tmp_path / "rules.sqlite")
    asked = {text: wording(reader, read_question(reader, text)) for text in ("how do i draw coins", "kolik stoji hra")}
    reader.close()
    assert asked["how do i draw coins"] > 0 > asked["kolik stoji hra"]
