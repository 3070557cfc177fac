"""How sure an answer is called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index import Oracle
from rules_index.confidence import ANSWERED, FEATURES, confidence, features
from rules_index.ranking import Ranked

GOOD = Ranked(1, "hrad-cs", score=0.8, cover=0.9, mass=12.0)
POOR = Ranked(2, "hrad-cs", score=0.2, cover=0.2, mass=2.0)


def test_a_good_answer_far_ahead_is_given_and_a_poor_one_is_not() -> None:
    assert confidence([GOOD, POOR]) >= ANSWERED > confidence([POOR])


@pytest.mark.parametrize("worse", [{"score": 0.5}, {"cover": 0.3}, {"mass": 3.0}], ids=str)
def test_less_of_anything_makes_less_sure(worse: dict[str, float]) -> None:
    assert confidence([replace(GOOD, **worse), POOR]) < confidence([GOOD, POOR])  # type: ignore[arg-type]


def test_a_rival_close_behind_makes_less_sure() -> None:
    assert confidence([GOOD, replace(GOOD, id=2, score=0.79)]) < confidence([GOOD, POOR])


def test_nothing_found_is_nothing_to_be_sure_of() -> None:
    assert confidence([]) < ANSWERED
    assert confidence([GOOD], at=1) == confidence([])
    assert features([], 0) == (0.0,) * len(FEATURES)


def test_each_place_is_judged_by_the_next() -> None:
    assert features([GOOD, POOR], 0)[-1] == pytest.approx(0.6)
    assert features([GOOD, POOR], 1)[-1] == pytest.approx(0.2)


@pytest.mark.parametrize("extreme", [replace(GOOD, score=50.0, mass=1e6), replace(POOR, score=-50.0)])
def test_it_is_a_share_whatever_the_scores(extreme: Ranked) -> None:
    assert 0 <= confidence([extreme]) <= 1


def test_a_question_of_a_rule_is_surer_than_one_of_something_else(oracle: Oracle) -> None:
    own, other = oracle.ask("S čím začínám?"), oracle.ask("kdo podává v tenise první")
    assert own.answered
    assert not other.answered
    assert own.rulings[0].confidence > max((ruling.confidence for ruling in other.rulings), default=0)
