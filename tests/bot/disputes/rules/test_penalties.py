"""Penalties grow with those that still count, and expire."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.disputes.model.penalties import Penalty, PenaltyKind
from bot.disputes.rules.penalties import counts, excludes, grown
from tests.bot.matches.table import START
from tests.rows import rows

LATE = "guide.late"
CAUTION = Penalty(
    id=1,
    guild=1,
    user=101,
    kind=PenaltyKind.CAUTION,
    infraction=LATE,
    dispute=1,
    verdict=1,
    at=START,
    expires=START + timedelta(days=180),
)


@rows(
    ("usual", "before", "next_one"),
    [
        (PenaltyKind.CAUTION, 0, PenaltyKind.CAUTION),
        (PenaltyKind.CAUTION, 1, PenaltyKind.WARNING),
        (PenaltyKind.CAUTION, 3, PenaltyKind.LOSS_OF_GAME),
        (PenaltyKind.WARNING, 2, PenaltyKind.LOSS_OF_GAME),
        (PenaltyKind.LOSS_OF_GAME, 9, PenaltyKind.EXCLUSION),
    ],
)
def test_the_next_one_is_a_step_higher(usual: PenaltyKind, before: int, next_one: PenaltyKind) -> None:
    assert grown(usual, LATE, [CAUTION] * before, START) is next_one


def test_only_what_counts_and_is_for_the_same_makes_it_grow() -> None:
    other = replace(CAUTION, infraction="guide.advice")
    lifted = replace(CAUTION, lifted=START)
    assert grown(PenaltyKind.CAUTION, LATE, [other, lifted], START) is PenaltyKind.CAUTION
    assert grown(PenaltyKind.CAUTION, LATE, [CAUTION], CAUTION.expires) is PenaltyKind.CAUTION


def test_an_exclusion_holds_until_its_day_and_not_once_it_is_lifted() -> None:
    day = START + timedelta(days=400)
    exclusion = replace(CAUTION, kind=PenaltyKind.EXCLUSION, until=day)
    assert counts(exclusion, CAUTION.expires)
    assert excludes(exclusion, day - timedelta(seconds=1))
    assert not excludes(exclusion, day)
    assert not counts(exclusion, day)
    assert not excludes(replace(exclusion, lifted=START), START)
    assert not excludes(CAUTION, START)
