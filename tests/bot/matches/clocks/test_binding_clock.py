"""A clock binds its player: the time belongs to the question a seat is asked, whoever comes and goes."""

from __future__ import annotations

import random
from collections import Counter
from datetime import datetime, timedelta

import pytest

from bot.matches.model.match import Actor, Expiry, Notices, Status, Timing
from bot.matches.model.messages import Reminder, Turn
from bot.matches.model.position import Position
from bot.matches.rules.clock.deadlines import notices_of
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    START,
    WHY,
    HandClock,
    granted,
    match_now,
    move,
    now_of,
    opened,
)
from tests.rows import nightly

HOUR = timedelta(hours=1)
FORFEIT = Timing(3600, Expiry.FORFEIT)


async def waiting_for_eva(service: MatchService, timing: Timing = FORFEIT, people: int = 2, **kw: object) -> Position:
    """A match that waits for the first seat alone."""
    position = await opened(service, people, timing=timing, **kw)
    await service.scheduler.tick()
    for seat in range(1, people):
        position = await move(service, position, random.Random(seat), seat=seat)
    return position


async def deadline(service: MatchService, match: int) -> datetime | None:
    (wait,) = (await match_now(service, match)).course.waits
    assert wait.seat == 0
    return wait.deadline


async def turns(service: MatchService) -> list[Turn]:
    """The pings that were not delivered yet."""
    found = []
    while parcels := await service.outbox.claim():
        found += [parcel.note for parcel in parcels if isinstance(parcel.note, Turn)]
        await service.outbox.delivered(*(parcel.id for parcel in parcels))
    return found


async def test_leaving_and_sitting_down_again_wins_no_time(service: MatchService, clock: HandClock) -> None:
    number = (await waiting_for_eva(service)).match.id
    for _ in range(47):
        clock.advance(minutes=59)
        await service.scheduler.tick()
        if (await match_now(service, number)).status is not Status.PLAYING:
            break
        granted(await service.seats.vacate(number, EVA, 0))
        granted(await service.seats.take(number, EVA, 0))
        clock.advance(minutes=1)
        await service.scheduler.tick()

    match = await match_now(service, number)
    assert match.status is Status.OVER
    assert match.seats[0].conceded
    assert match.ended == START + HOUR


@pytest.mark.parametrize("seed", [0, *nightly(1, 2, 3)])
async def test_however_people_take_turns_in_a_seat_nobody_thinks_longer_than_a_whole_move(
    service: MatchService, clock: HandClock, seed: int
) -> None:
    number = (await waiting_for_eva(service)).match.id
    lot, sitting, thought = random.Random(seed), EVA, Counter[int]()
    for _ in range(100):
        minutes = lot.randint(1, 25)
        for _ in range(minutes):
            clock.advance(minutes=1)
            thought[sitting.user] += 1
            await service.scheduler.tick()
        if (await match_now(service, number)).status is not Status.PLAYING:
            break
        granted(await service.seats.vacate(number, sitting, 0))
        sitting = lot.choice((EVA, HUGO, LENA))
        granted(await service.seats.take(number, sitting, 0))

    assert (await match_now(service, number)).status is Status.OVER
    assert max(thought.values()) <= 60, thought
    assert clock.now() <= START + 3 * HOUR


async def test_the_clock_of_an_empty_seat_goes_on(service: MatchService, clock: HandClock) -> None:
    number = (await waiting_for_eva(service)).match.id
    clock.advance(minutes=30)
    granted(await service.seats.vacate(number, EVA, 0))
    assert await deadline(service, number) == START + HOUR
    clock.advance(minutes=30)
    await service.scheduler.tick()
    match = await match_now(service, number)
    assert match.status is Status.OVER
    assert match.seats[0].conceded


@pytest.mark.parametrize(
    ("seconds", "passed", "left"),
    [
        (86400, timedelta(hours=23, minutes=50), HOUR),
        (86400, timedelta(hours=3), timedelta(hours=21)),
        (1800, timedelta(minutes=29), timedelta(minutes=30)),
    ],
)
async def test_somebody_new_has_an_hour_or_a_whole_move_and_is_told_until_when(
    service: MatchService, clock: HandClock, seconds: int, passed: timedelta, left: timedelta
) -> None:
    number = (await waiting_for_eva(service, Timing(seconds))).match.id
    clock.advance(seconds=passed.total_seconds())
    granted(await service.seats.vacate(number, EVA, 0))
    await turns(service)
    granted(await service.seats.take(number, HUGO, 0))

    assert await deadline(service, number) == clock.now() + left
    assert [(turn.seat, turn.deadline) for turn in await turns(service)] == [(0, clock.now() + left)]


async def test_what_somebody_new_was_given_goes_with_them_and_comes_once(
    service: MatchService, clock: HandClock
) -> None:
    number = (await waiting_for_eva(service, Timing(7200))).match.id
    clock.advance(minutes=100)
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.take(number, HUGO, 0))
    assert await deadline(service, number) == clock.now() + HOUR
    clock.advance(minutes=10)
    granted(await service.seats.vacate(number, HUGO, 0))
    assert await deadline(service, number) == START + 2 * HOUR
    granted(await service.seats.take(number, EVA, 0))
    assert await deadline(service, number) == START + 2 * HOUR
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.take(number, HUGO, 0))
    assert await deadline(service, number) == START + 2 * HOUR


async def test_somebody_new_is_reminded_of_what_still_lies_ahead_of_them(
    service: MatchService, clock: HandClock
) -> None:
    number = (await waiting_for_eva(service, Timing(86400))).match.id
    clock.advance(hours=23, minutes=50)
    await service.scheduler.tick()
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.take(number, HUGO, 0))
    await turns(service)
    await service.scheduler.tick()
    assert await service.outbox.claim() == []


async def test_being_forgotten_and_sitting_down_again_wins_no_time(service: MatchService, clock: HandClock) -> None:
    number = (await waiting_for_eva(service, Timing(7200, Expiry.FORFEIT))).match.id
    for _ in range(3):
        clock.advance(minutes=39)
        await service.privacy.forget(EVA.user)
        granted(await service.seats.take(number, EVA, 0))
        assert await deadline(service, number) == START + 2 * HOUR
    clock.advance(minutes=3)
    await service.scheduler.tick()
    assert (await match_now(service, number)).ended == START + 2 * HOUR


@pytest.mark.parametrize("how", ["host", "self"])
async def test_a_question_that_the_game_did_not_answer_keeps_its_clock(
    service: MatchService, clock: HandClock, how: str
) -> None:
    number = (await waiting_for_eva(service)).match.id
    clock.advance(minutes=59)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    if how == "host":
        granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.hand_to_game(number, EVA, 0))
    assert (await match_now(service, number)).course.waits == ()
    clock.advance(hours=5)
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.take(number, EVA, 0))
    granted(await service.orders.resume(number, JUDGE, reason=WHY))
    assert await deadline(service, number) == clock.now() + timedelta(minutes=1)


async def test_a_question_after_the_one_that_the_game_answered_is_a_new_one(
    service: MatchService, clock: HandClock
) -> None:
    position = await waiting_for_eva(service)
    number = position.match.id
    clock.advance(minutes=59)
    granted(await service.seats.hand_to_game(number, EVA, 0))
    position = granted(await service.seats.vacate(number, EVA, 0))
    lot = random.Random(2)
    while 0 not in {wait.seat for wait in position.match.course.waits}:
        position = await move(service, position, lot, seat=1)
    wait = next(wait for wait in position.match.course.waits if wait.seat == 0)
    assert wait.deadline == clock.now() + HOUR


async def test_a_reminder_at_the_very_start_of_a_wait_is_not_sent(service: MatchService, clock: HandClock) -> None:
    # A notice an hour before the end, on a clock of ten minutes or of an hour, would only repeat the ping.
    for channel, seconds in enumerate((600, 3600), 20):
        position = await opened(service, timing=Timing(seconds), channel=channel)
        (wait, _) = position.match.course.waits
        assert set(notices_of(Timing(seconds, notices=Notices(None, False, 3600)), wait)) == set()
    await turns(service)
    clock.advance(minutes=1)
    await service.scheduler.tick()
    assert [parcel for parcel in await service.outbox.claim() if isinstance(parcel.note, Reminder)] == []


async def test_who_leaves_a_seat_that_is_awaited_and_nobody_else_is_pinged_when_somebody_comes(
    service: MatchService,
) -> None:
    position = await opened(service, 3, timing=FORFEIT)
    number = position.match.id
    await turns(service)
    granted(await service.seats.vacate(number, KAREL, 1))
    assert await turns(service) == []
    granted(await service.seats.take(number, HUGO, 1))
    assert [turn.seat for turn in await turns(service)] == [1]
    assert (await now_of(service, position)).match.seats[1].user == HUGO.user


@pytest.mark.parametrize("stranger", [Actor(77)])
async def test_what_a_judge_grants_is_everybodys(service: MatchService, clock: HandClock, stranger: Actor) -> None:
    number = (await waiting_for_eva(service, Timing(7200))).match.id
    clock.advance(minutes=110)
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.take(number, stranger, 0))
    granted(await service.orders.extend(number, JUDGE, 3600, reason=WHY))
    assert await deadline(service, number) == clock.now() + 2 * HOUR
    granted(await service.seats.vacate(number, stranger, 0))
    assert await deadline(service, number) == START + 3 * HOUR
