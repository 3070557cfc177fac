"""Vacations: they stop the clocks of a seat for so many days in a match, and not for one more."""

from __future__ import annotations

import random
from datetime import datetime, timedelta

import pytest

from bot.matches.model.match import Expiry, Match, Status, Timing
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    START,
    WHY,
    HandClock,
    begun,
    gathered,
    granted,
    match_now,
    move,
    opened,
)

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
FORFEIT = Timing(3600, Expiry.FORFEIT)


def deadlines(match: Match) -> dict[int, datetime | None]:
    return {wait.seat: wait.deadline for wait in match.course.waits}


async def test_no_vacation_freezes_a_match_for_ever(service: MatchService, clock: HandClock) -> None:
    position = await opened(service, timing=FORFEIT)
    number = position.match.id
    await service.scheduler.tick()
    await move(service, position, random.Random(1), seat=1)
    for _ in range(364):
        await service.vacations.set_vacation(EVA.user, clock.now() + 28 * DAY)
        hours = 6 if clock.now() < START + 27 * DAY else 1
        for _ in range(24 // hours):
            clock.advance(hours=hours)
            await service.scheduler.tick()
        if (await match_now(service, number)).status is not Status.PLAYING:
            break
    match = await match_now(service, number)
    assert match.status is Status.OVER
    assert match.ended == START + 28 * DAY + HOUR


@pytest.mark.on_both_databases
async def test_what_is_left_of_a_vacation_is_given_back(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=FORFEIT)).match.id
    for _ in range(9):
        await service.vacations.set_vacation(EVA.user, clock.now() + 28 * DAY)
        clock.advance(days=3)
        await service.vacations.set_vacation(EVA.user, None)
    assert deadlines(await match_now(service, number))[0] == clock.now() + HOUR
    done = await service.vacations.set_vacation(EVA.user, clock.now() + 28 * DAY)
    assert (done.matches, done.short) == (0, 1)  # type: ignore[union-attr]
    assert deadlines(await match_now(service, number))[0] == clock.now() + DAY + HOUR


async def test_it_is_said_where_the_days_are_used_up(service: MatchService, clock: HandClock) -> None:
    old = (await opened(service, timing=FORFEIT)).match.id
    await service.vacations.set_vacation(EVA.user, clock.now() + 28 * DAY)
    clock.advance(days=28)
    new = (await opened(service, channel=12, timing=FORFEIT)).match.id
    done = await service.vacations.set_vacation(EVA.user, clock.now() + DAY)
    assert (done.matches, done.short) == (1, 1)  # type: ignore[union-attr]
    assert [(await match_now(service, each)).seats[0].away for each in (old, new)] == [None, clock.now() + DAY]


@pytest.mark.slow
async def test_many_short_vacations_are_not_longer_than_one(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=FORFEIT)).match.id
    stood = timedelta()
    for _ in range(40):
        await service.vacations.set_vacation(EVA.user, clock.now() + DAY)
        clock.advance(microseconds=300_000)
        stood += timedelta(microseconds=300_000)
        await service.vacations.set_vacation(EVA.user, None)
    assert (await match_now(service, number)).seats[0].rested >= stood.total_seconds()


async def test_a_vacation_counts_from_the_opening_on(service: MatchService, clock: HandClock) -> None:
    lobby = await gathered(service, timing=FORFEIT)
    number = lobby.match.id
    await service.vacations.set_vacation(EVA.user, clock.now() + 20 * DAY)
    clock.advance(days=5)
    started = await begun(service, number, EVA)
    assert deadlines(started.match)[0] == START + 20 * DAY + HOUR
    assert started.match.seats[0].rested == 15 * DAY.total_seconds()


async def test_what_is_asked_during_a_vacation_waits_no_longer_than_its_days(
    service: MatchService, clock: HandClock
) -> None:
    position = await opened(service, timing=FORFEIT)
    for _ in range(2):
        await service.vacations.set_vacation(EVA.user, clock.now() + 20 * DAY)
        clock.advance(days=15)
    position = await move(service, position, random.Random(1), seat=1)
    position = await move(service, position, random.Random(1), seat=0)
    lot = random.Random(5)
    while 0 not in deadlines(position.match):
        position = await move(service, position, lot)
    assert position.match.seats[0].away is None or position.match.seats[0].away <= START + 28 * DAY
    assert deadlines(position.match)[0] == clock.now() + HOUR


@pytest.mark.parametrize("returning", [True, False])
async def test_the_days_belong_to_the_seat_whoever_sits_there(
    service: MatchService, clock: HandClock, returning: bool
) -> None:
    position = await opened(service, timing=FORFEIT)
    number = position.match.id
    await service.vacations.set_vacation(EVA.user, clock.now() + 28 * DAY)
    clock.advance(days=20)
    granted(await service.seats.vacate(number, EVA, 0))
    # Nobody sits there who could be away.
    assert deadlines(await match_now(service, number))[0] == clock.now() + HOUR
    other = EVA if returning else HUGO
    await service.vacations.set_vacation(other.user, clock.now() + 28 * DAY)
    taken = granted(await service.seats.take(number, other, 0))
    assert deadlines(taken.match)[0] == START + 28 * DAY + HOUR


@pytest.mark.parametrize("first", ["pause", "vacation"])
@pytest.mark.parametrize("longer", ["pause", "vacation"])
async def test_a_pause_during_a_vacation_gives_nothing_twice(
    service: MatchService, clock: HandClock, first: str, longer: str
) -> None:
    number = (await opened(service, timing=FORFEIT)).match.id
    clock.advance(minutes=20)
    until = clock.now() + (10 * DAY if longer == "vacation" else 3 * DAY)
    if first == "pause":
        granted(await service.orders.pause(number, JUDGE, reason=WHY))
        clock.advance(days=1)
        await service.vacations.set_vacation(EVA.user, until)
    else:
        await service.vacations.set_vacation(EVA.user, until)
        clock.advance(days=1)
        granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(days=5)
    resumed = granted(await service.orders.resume(number, JUDGE, reason=WHY))
    left = timedelta(minutes=40)
    assert deadlines(resumed.match)[0] == max(clock.now(), until) + left
    if first == "pause":
        assert deadlines(resumed.match)[1] == clock.now() + left


async def test_coming_back_in_the_middle_of_a_pause_costs_nothing(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=FORFEIT)).match.id
    clock.advance(minutes=20)
    await service.vacations.set_vacation(EVA.user, clock.now() + 3 * DAY)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(days=1)
    await service.vacations.set_vacation(EVA.user, None)
    clock.advance(days=9)
    resumed = granted(await service.orders.resume(number, JUDGE, reason=WHY))
    assert deadlines(resumed.match) == dict.fromkeys((0, 1), clock.now() + timedelta(minutes=40))


async def test_who_does_not_play_any_more_takes_no_vacation(service: MatchService, clock: HandClock) -> None:
    position = await opened(service, timing=FORFEIT)
    await service.vacations.set_vacation(KAREL.user, clock.now() + DAY)
    await service.privacy.forget(KAREL.user)
    match = await match_now(service, position.match.id)
    assert match.seats[1].away is None
    assert deadlines(match) == dict.fromkeys((0, 1), clock.now() + HOUR)
