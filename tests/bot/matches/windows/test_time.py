"""Time beyond a move's own: for a window, a reserve for each seat, and an end of the whole match."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.matches.model.match import Expiry, Notices, Status, Terms, Timing
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.games.bazaar.game import State
from tests.bot.matches.table import CHANNEL, EVA, GUILD, HUGO, JUDGE, PEOPLE, WHY, HandClock, granted, reason
from tests.bot.matches.windows.stalls import HOUR, MATCH, answered, in_window, is_playing, now, order, stalls

RESERVED = Timing(HOUR, Expiry.DEFAULT, Notices(None, half_time=False, deadline=None), window=HOUR // 2, reserve=HOUR)


def minutes(position: object, seat: int) -> float:
    """What is left of a seat's reserve."""
    left: int = position.match.course.reserves[seat]  # type: ignore[attr-defined]
    return left / 60


async def test_a_window_has_its_own_time(service: MatchService) -> None:
    position = await in_window(service, 3, timing=RESERVED)
    for wait in position.match.course.waits:
        assert wait.deadline is not None
        assert wait.deadline - wait.since == timedelta(minutes=30)
        assert wait.reserve == 0


async def test_the_reserve_begins_when_a_moves_own_time_is_over(service: MatchService, clock: HandClock) -> None:
    await service.scheduler.tick()
    position = await stalls(service, 2, timing=RESERVED)
    wait = position.match.course.waits[0]
    assert wait.own == wait.since + timedelta(hours=1)
    assert wait.deadline == wait.since + timedelta(hours=2)
    clock.advance(minutes=50)
    position = await answered(service, 0)
    assert minutes(position, 0) == 60
    clock.advance(minutes=40)
    await service.scheduler.tick()
    position = await answered(service, 1)
    assert minutes(position, 1) == 30
    later = await answered(service, position.prompts()[0].seat, "lay")
    assert minutes(later, 1) == 30


async def test_time_runs_out_with_the_reserve(service: MatchService, clock: HandClock) -> None:
    await service.scheduler.tick()
    position = await stalls(service, 2, timing=RESERVED)
    await answered(service, 0)
    clock.advance(minutes=119)
    await service.scheduler.tick()
    assert (await now(service)).match.seq == position.match.seq + 1
    clock.advance(minutes=1)
    await service.scheduler.tick()
    after = await now(service)
    assert after.match.seq == position.match.seq + 2
    assert minutes(after, 1) == 0
    log = await service.history.log(MATCH, "spectator", limit=1)
    assert log[0].by == "clock"


@pytest.mark.parametrize("stop", ["pause", "outage", "vacation"])
async def test_no_reserve_is_lost_while_the_clock_stands(service: MatchService, clock: HandClock, stop: str) -> None:
    await service.scheduler.tick()
    await stalls(service, 2, timing=RESERVED)
    clock.advance(minutes=70)
    await service.scheduler.tick()
    if stop == "pause":
        granted(await service.orders.pause(MATCH, JUDGE, reason=WHY))
        clock.advance(hours=5)
        granted(await service.orders.resume(MATCH, JUDGE, reason=WHY))
    elif stop == "outage":
        clock.jump(hours=5)
        await service.scheduler.tick()
    else:
        await service.vacations.set_vacation(EVA.user, clock.now() + timedelta(days=1))
        clock.advance(hours=5)
        await service.scheduler.tick()
    position = await answered(service, 0)
    assert minutes(position, 0) == 50


async def test_the_reserve_stays_with_the_seat(service: MatchService, clock: HandClock) -> None:
    await service.scheduler.tick()
    await stalls(service, 2, timing=RESERVED)
    clock.advance(minutes=90)
    await service.scheduler.tick()
    granted(await service.seats.vacate(MATCH, EVA, 0))
    granted(await service.seats.take(MATCH, HUGO, 0))
    position = await answered(service, 0)
    assert minutes(position, 0) == 30


async def test_a_match_ends_by_its_own_time(service: MatchService, clock: HandClock) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 3, timing=Timing(24 * HOUR, window=HOUR * 24, length=10 * HOUR))
    clock.advance(hours=9, minutes=59)
    await service.scheduler.tick()
    assert (await now(service)).match.seq == position.match.seq
    clock.advance(minutes=1)
    await service.scheduler.tick()
    after = await now(service)
    assert isinstance(after.state, State)
    assert after.state.closing
    assert after.match.course.overtime
    (page,) = await service.history.log(MATCH, "spectator", limit=1)
    assert (page.kind, page.by) == ("time-up", "clock")
    assert [line.key for line in page.lines] == ["match-log-time-up", "toy-closing"]
    for _ in range(20):
        if not is_playing(after):
            break
        after = await answered(service, after.prompts()[0].seat, kind=after.prompts()[0].ask.key)
    assert after.match.status is Status.OVER
    log = await service.history.log(MATCH, "spectator", limit=500)
    assert [each.kind for each in log].count("time-up") == 1


async def test_a_pause_moves_the_end_of_a_match(service: MatchService, clock: HandClock) -> None:
    await service.scheduler.tick()
    await stalls(service, 2, timing=Timing(None, length=10 * HOUR))
    granted(await service.orders.pause(MATCH, JUDGE, reason=WHY))
    clock.advance(hours=20)
    await service.scheduler.tick()
    granted(await service.orders.resume(MATCH, JUDGE, reason=WHY))
    clock.advance(hours=5)
    clock.jump(hours=30)
    await service.scheduler.tick()
    clock.advance(hours=4)
    await service.scheduler.tick()
    assert not (await now(service)).match.course.overtime
    clock.advance(hours=1)
    await service.scheduler.tick()
    assert (await now(service)).match.course.overtime


async def test_who_goes_back_before_that_end_has_no_more_time(service: MatchService, clock: HandClock) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 3, timing=Timing(None, length=10 * HOUR))
    clock.advance(hours=10)
    await service.scheduler.tick()
    back = granted(await service.orders.rewind(MATCH, JUDGE, position.match.seq - 1, reason=WHY))
    assert isinstance(back.state, State)
    assert back.state.closing
    log = await service.history.log(MATCH, "spectator", limit=3)
    assert [page.kind for page in log] == ["time-up", "rewound", "time-up"]
    assert order(back) == []


@pytest.mark.slow
@pytest.mark.parametrize("paused", [False, True])
async def test_a_match_that_goes_on_after_its_end_has_the_time_it_had_left(
    service: MatchService, clock: HandClock, paused: bool
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 3, timing=Timing(None, length=10 * HOUR))
    clock.advance(hours=4)
    if paused:
        granted(await service.orders.pause(MATCH, JUDGE, reason=WHY))
        clock.advance(hours=7)
        await service.scheduler.tick()
    granted(await service.orders.abandon(MATCH, JUDGE, reason=WHY))
    clock.advance(hours=30)
    await service.scheduler.tick()
    granted(await service.openings.reopen(MATCH, JUDGE, position.match.seq, reason=WHY))
    back = granted(await service.openings.begin(MATCH, 1_300_000_000_000_000_009))
    assert not back.match.course.overtime
    clock.advance(hours=5)
    await service.scheduler.tick()
    assert not (await now(service)).match.course.overtime
    clock.advance(hours=1)
    await service.scheduler.tick()
    assert (await now(service)).match.course.overtime


@pytest.mark.parametrize(("seconds", "window", "after", "has"), [(24 * HOUR, 30, 20, 30), (None, 120, 110, 60)])
async def test_somebody_new_has_an_hour_for_a_window_or_all_of_a_shorter_one(
    service: MatchService, clock: HandClock, seconds: int | None, window: int, after: int, has: int
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 3, timing=Timing(seconds, window=window * 60))
    seat = order(position)[0]
    clock.advance(minutes=after)
    granted(await service.seats.vacate(MATCH, PEOPLE[seat], seat))
    taken = granted(await service.seats.take(MATCH, HUGO, seat))
    (wait,) = [wait for wait in taken.match.course.waits if wait.seat == seat]
    assert wait.deadline == clock.now() + timedelta(minutes=has)


async def test_who_is_out_of_time_before_their_turn_passes_when_it_comes(
    service: MatchService, clock: HandClock
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 4, timing=Timing(24 * HOUR, window=HOUR))
    first, second, third = order(position)
    await service.vacations.set_vacation(PEOPLE[first].user, clock.now() + timedelta(days=2))
    await answered(service, third, "object")
    clock.advance(hours=2)
    following = await asyncio.wait_for(service.scheduler.tick(), 20)
    assert following is not None and following > clock.now()
    assert order(await now(service)) == [first, second, third]
    await answered(service, first, "let")
    await service.scheduler.tick()
    log = await service.history.log(MATCH, "spectator", limit=3)
    assert [(page.by, page.seat) for page in log] == [("seat", first), ("clock", second), ("seat", third)]


async def test_a_game_that_cannot_end_by_time_has_no_length(service: MatchService) -> None:
    terms = Terms("toy@2026-01-01", "short", 2, Timing(length=HOUR))
    made = await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms)
    assert reason(made) is Reason.NO_LENGTH
    assert len(PEOPLE) == 4


async def test_windows_that_were_missed_are_remembered_until_the_person_does_something(
    service: MatchService, clock: HandClock
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 3, timing=Timing(24 * HOUR, window=HOUR))
    first, second = order(position)
    clock.advance(hours=1)
    await service.scheduler.tick()
    service.repository.forget()
    assert (await now(service)).answers.missed == {first: 1, second: 1}
    before = (await now(service)).match
    granted(await service.play.come_back(MATCH, PEOPLE[first]))
    service.repository.forget()
    after = await now(service)
    assert after.answers.missed == {second: 1}
    assert after.match == before, "nobody else can tell"
