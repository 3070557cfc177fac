"""How sure an answer is called."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from rules_index import Oracle
from rules_index.search.nearest_gap import GapMatch
from rules_index.search.pipeline import ANSWERED, FEATURES, confidence, features
from rules_index.search.ranking import Ranked

MEASURED = [field.name for field in fields(Ranked) if field.name not in ("id", "book")]


def found(share: float) -> Ranked:
    """A candidate that has this share of everything that is measured."""
    return Ranked(id=1, book="hrad-cs", score=share, matched=round(10 * share), mass=20 * share, line=share)


GOOD, POOR = found(0.8), found(0.2)


def test_a_good_answer_far_ahead_is_given_and_a_poor_one_is_not() -> None:
    near = GapMatch(line=0.5, cover=0.5)
    assert confidence([GOOD, POOR], gap=near) >= ANSWERED > confidence([POOR], gap=near)


@pytest.mark.parametrize("measure", MEASURED)
def test_less_of_anything_makes_less_sure(measure: str) -> None:
    worse = replace(GOOD, **{measure: getattr(GOOD, measure) / 2})
    assert confidence([worse, POOR]) < confidence([GOOD, POOR])


@pytest.mark.parametrize("near", [GapMatch(line=0.9), GapMatch(cover=0.9), GapMatch(name=0.9)])
def test_a_near_gap_makes_less_sure(near: GapMatch) -> None:
    assert confidence([GOOD], gap=near) < confidence([GOOD])


def test_words_that_no_book_says_make_less_sure() -> None:
    assert confidence([GOOD], said=0.3) < confidence([GOOD], said=1.0)


def test_a_question_of_what_one_may_do_is_surer_to_be_one_for_rules() -> None:
    assert confidence([GOOD], leave=True) > confidence([GOOD])


def test_nothing_found_is_nothing_to_be_sure_of() -> None:
    assert confidence([]) == confidence([GOOD], at=1) == 0
    assert len(features([], 0)) == len(features([GOOD], 0)) == len(FEATURES)


def test_each_place_is_judged_by_itself() -> None:
    assert confidence([GOOD, POOR], 0) == confidence([GOOD])
    assert confidence([GOOD, POOR], 1) == confidence([POOR])


@pytest.mark.parametrize("extreme", [replace(GOOD, score=50.0, mass=1e6, matched=99), replace(POOR, score=-50.0)])
def test_it_is_a_share_whatever_the_scores(extreme: Ranked) -> None:
    assert 0 <= confidence([extreme]) <= 1


def test_a_question_of_a_rule_is_surer_than_one_of_something_else(oracle: Oracle) -> None:
    own, other = oracle.ask("S čím začínám?"), oracle.ask("kdo podává v tenise první")
    assert own.answered
    assert not other.answered
    assert own.rulings[0].confidence > max((ruling.confidence for ruling in other.rulings), default=0)
