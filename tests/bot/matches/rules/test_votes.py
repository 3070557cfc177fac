"""Votes are people's, not seats': whoever sits down was asked nothing yet, and whoever left agrees to nothing more."""

from __future__ import annotations

import itertools
import random
from collections.abc import Awaitable, Callable

import pytest

from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.model.messages import Answered
from bot.matches.model.proposals import ProposalKind
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    WHY,
    HandClock,
    granted,
    match_now,
    move,
    opened,
    reason,
)
from tests.rows import nightly

HOURLY = Timing(3600)
KINDS: tuple[ProposalKind, ...] = ("undo", "draw", "extension", "pause", "abandon")
Change = Callable[[MatchService, int], Awaitable[object]]
CHANGES: dict[str, Change] = {
    "leaving": lambda service, match: service.seats.vacate(match, LENA, 2),
    "clearing": lambda service, match: service.seats.vacate(match, JUDGE, 2, reason=WHY),
    "handing over": lambda service, match: service.seats.hand_to_game(match, LENA, 2),
    "conceding": lambda service, match: service.play.concede(match, LENA),
    "forgetting": lambda service, _: service.privacy.forget(LENA.user),
}
PAIRS = list(zip(KINDS, CHANGES, strict=True))
OTHER_PAIRS = [pair for pair in itertools.product(KINDS, CHANGES) if pair not in PAIRS]


async def answered(service: MatchService) -> list[Answered]:
    """The proposals that were closed since the last time."""
    parcels = await service.outbox.claim()
    await service.outbox.delivered(*(parcel.id for parcel in parcels))
    return [parcel.note for parcel in parcels if isinstance(parcel.note, Answered)]


async def test_nobody_is_bound_by_the_vote_of_who_sat_there_before(service: MatchService) -> None:
    number = (await opened(service, 3)).match.id
    granted(await service.proposals.propose(number, EVA, "abandon"))
    granted(await service.proposals.answer(number, KAREL, 1, True))
    granted(await service.seats.vacate(number, KAREL, 1))
    granted(await service.seats.take(number, HUGO, 1))

    assert reason(await service.proposals.answer(number, LENA, 1, True)) is Reason.PROPOSAL_GONE
    assert (await match_now(service, number)).status is Status.PLAYING
    granted(await service.proposals.propose(number, EVA, "abandon"))
    granted(await service.proposals.answer(number, LENA, 2, True))
    assert granted(await service.proposals.answer(number, HUGO, 2, True)).match.status is Status.ABANDONED


@pytest.mark.parametrize(("kind", "change"), [*PAIRS, *nightly(*OTHER_PAIRS)])
async def test_a_proposal_ends_when_a_voter_goes_and_may_be_made_anew(
    service: MatchService, kind: ProposalKind, change: str
) -> None:
    position = await opened(service, 3, timing=HOURLY)
    number = position.match.id
    await move(service, position, random.Random(1), seat=0)
    granted(await service.proposals.propose(number, EVA, kind, seconds=60))
    granted(await service.proposals.answer(number, KAREL, 1, True))
    await answered(service)

    # Lena was the last whose answer was missing.
    await CHANGES[change](service, number)

    match = await match_now(service, number)
    assert match.course.proposals == ()
    assert (match.status, match.course.stands) == (Status.PLAYING, False)
    assert await answered(service) == [Answered(1, kind, agreed=False)]
    again = await service.proposals.propose(number, EVA, kind, seconds=60)
    # The game's own player has moved for the seat it was handed; behind its roll nothing is taken back.
    if kind != "undo":
        assert [one.agreed for one in granted(again).match.course.proposals] == [(0,)]


async def test_whoever_sits_down_while_something_is_proposed_is_asked_too(service: MatchService) -> None:
    number = (await opened(service, 3)).match.id
    granted(await service.seats.vacate(number, LENA, 2))
    granted(await service.proposals.propose(number, EVA, "pause"))
    granted(await service.seats.take(number, HUGO, 2))
    assert reason(await service.proposals.answer(number, KAREL, 1, True)) is Reason.PROPOSAL_GONE
    assert not (await match_now(service, number)).course.stands


async def test_time_that_runs_out_for_a_voter_ends_the_vote(service: MatchService, clock: HandClock) -> None:
    position = await opened(service, 3, timing=Timing(3600, Expiry.FORFEIT))
    number = position.match.id
    await service.scheduler.tick()
    for seat in (0, 1):
        position = await move(service, position, random.Random(seat), seat=seat)
    granted(await service.proposals.propose(number, EVA, "pause"))
    granted(await service.proposals.answer(number, KAREL, 1, True))
    clock.advance(hours=1)
    await service.scheduler.tick()
    match = await match_now(service, number)
    assert match.seats[2].conceded
    assert (match.course.proposals, match.course.stands) == ((), False)


async def test_a_vote_outlasts_a_vacation_of_a_voter(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=HOURLY)).match.id
    granted(await service.proposals.propose(number, EVA, "pause"))
    await service.vacations.set_vacation(KAREL.user, clock.now().replace(hour=20))
    assert granted(await service.proposals.answer(number, KAREL, 1, True)).match.course.stands
