"""Clocks: what expires, who is reminded and when, vacations, and the task that keeps them."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
from datetime import datetime, timedelta

import pytest

from bot.database import Database
from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.matches.model.match import Expiry, Notices, Status, Timing
from bot.matches.model.messages import Reminder, Told, Turn
from bot.matches.model.refusals import Reason
from bot.matches.rules.change import Change
from bot.matches.rules.clock import expiry as clock_rules
from bot.matches.rules.clock.deadlines import waits_after
from bot.matches.rules.submit import Path
from bot.matches.service import MatchService
from bot.matches.services.clocks.vacations import Vacation
from bot.matches.storage import preferences
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Command, State
from tests.bot.matches.table import (
    EVA,
    GUILD,
    KAREL,
    START,
    HandClock,
    granted,
    match_now,
    move,
    opened,
    played,
    reason,
)

HOUR = timedelta(hours=1)


async def told(service: MatchService) -> list[object]:
    """What is to be told by now, and is told with that."""
    found: list[object] = []
    while parcels := await service.outbox.claim():
        found += [parcel.note for parcel in parcels]
        await service.outbox.delivered(*(parcel.id for parcel in parcels))
    return found


def keys(notes: list[object]) -> list[str]:
    return [line.key for note in notes if isinstance(note, Told) for entry in note.entries for line in entry.lines]


@pytest.mark.on_both_databases(every_run=True)
async def test_the_default_is_played_when_time_runs_out_and_the_clock_starts_anew(
    service: MatchService, clock: HandClock
) -> None:
    start = await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    await told(service)
    clock.advance(minutes=59)
    await service.scheduler.tick()
    assert (await match_now(service, start.match.id)).seq == 1
    clock.advance(minutes=1)
    await service.scheduler.tick()

    match = await match_now(service, start.match.id)
    assert match.seq == 3
    assert [wait.deadline for wait in match.course.waits] == [clock.now() + HOUR]
    notes = await told(service)
    assert keys(notes).count("match-log-expired") == 2
    assert [note.seat for note in notes if isinstance(note, Turn)] == [match.course.waits[0].seat]


async def test_a_match_left_to_the_clock_comes_to_its_end(service: MatchService, clock: HandClock) -> None:
    for channel, expiry in enumerate((Expiry.DEFAULT, Expiry.SKIP), 1):
        start = await opened(service, 3, channel=channel, timing=Timing(600, expiry))
        for _ in range(40):
            clock.advance(seconds=300)
            await service.scheduler.tick()
        assert (await match_now(service, start.match.id)).status is Status.OVER


async def test_a_skipped_seat_is_not_asked_again_before_another_was(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, 2, timing=Timing(600, Expiry.SKIP))
    position = await played(service, start, moves=2)
    (wait,) = position.match.course.waits
    await service.scheduler.tick()
    clock.advance(seconds=601)
    await service.scheduler.tick()

    assert wait.seat not in {each.seat for each in (await match_now(service, start.match.id)).course.waits}


async def test_time_that_runs_out_may_forfeit_the_match(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, 2, timing=Timing(600, Expiry.FORFEIT))
    position = await move(service, start, random.Random(1))
    (wait,) = position.match.course.waits
    await service.scheduler.tick()
    clock.advance(seconds=600)
    await service.scheduler.tick()

    match = await match_now(service, start.match.id)
    assert match.status is Status.OVER
    assert match.seats[wait.seat].conceded
    assert match.seats[1 - wait.seat].place == 1
    assert "match-log-forfeited" in keys(await told(service))


async def test_a_ping_comes_once_when_it_becomes_ones_turn(service: MatchService) -> None:
    position = await opened(service, 3)
    assert [note.seat for note in await told(service) if isinstance(note, Turn)] == [0, 1, 2]
    lot = random.Random(8)
    while position.match.status is Status.PLAYING:
        before = {wait.seat for wait in position.match.course.waits}
        position = await move(service, position, lot)
        notes = await told(service)
        mover = next(note.entries[0].seat for note in notes if isinstance(note, Told))
        now = {wait.seat for wait in position.match.course.waits}
        assert sorted(note.seat for note in notes if isinstance(note, Turn)) == sorted(now - before - {mover})


@pytest.mark.on_both_databases
async def test_reminders_come_once_each_as_the_guild_wants_them(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    await preferences.set_notices(database, GUILD, Notices(reminder=600, half_time=True, deadline=900))
    start = await opened(service, timing=Timing(3600))
    assert start.match.terms.timing.notices == Notices(600, True, 900)
    await told(service)

    heard = []
    for minute in range(1, 60):
        clock.advance(minutes=1)
        await service.scheduler.tick()
        heard += [(minute, note.seat, note.which) for note in await told(service) if isinstance(note, Reminder)]

    assert heard == [
        (minute, seat, which)
        for minute, which in ((10, "reminder"), (30, "half-time"), (45, "deadline"))
        for seat in (0, 1)
    ]


async def test_of_notices_that_are_late_only_the_most_pressing_is_told(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    await preferences.set_notices(database, GUILD, Notices(reminder=600, half_time=True, deadline=900))
    await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    await told(service)
    clock.advance(minutes=50)
    await service.scheduler.tick()
    assert [note.which for note in await told(service) if isinstance(note, Reminder)] == ["deadline", "deadline"]


async def test_notices_may_be_turned_off(service: MatchService, database: Database, clock: HandClock) -> None:
    await preferences.set_notices(database, GUILD, Notices(None, False, None))
    await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    await told(service)
    clock.advance(minutes=59)
    await service.scheduler.tick()
    assert await told(service) == []


async def test_a_clock_stands_while_its_player_is_on_vacation(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, timing=Timing(3600))
    number = start.match.id
    clock.advance(minutes=30)
    until = clock.now() + timedelta(days=3)
    assert await service.vacations.set_vacation(EVA.user, until) == Vacation(matches=1)
    deadlines = {wait.seat: wait.deadline for wait in (await match_now(service, number)).course.waits}
    assert deadlines == {0: until + HOUR / 2, 1: clock.now() + HOUR / 2}

    clock.advance(days=1)
    assert await service.vacations.set_vacation(EVA.user, None) == Vacation(matches=1)
    deadlines = {wait.seat: wait.deadline for wait in (await match_now(service, number)).course.waits}
    assert deadlines[0] == clock.now() + HOUR / 2

    await service.vacations.set_vacation(KAREL.user, clock.now() + timedelta(days=2))
    other = await opened(service, channel=3, timing=Timing(3600))
    assert {wait.seat: wait.deadline for wait in other.match.course.waits} == {
        0: clock.now() + HOUR,
        1: clock.now() + timedelta(days=2) + HOUR,
    }


@pytest.mark.parametrize("days", [-1, 0, 29])
async def test_a_vacation_lies_ahead_and_has_an_end(service: MatchService, clock: HandClock, days: int) -> None:
    assert reason(await service.vacations.set_vacation(EVA.user, clock.now() + timedelta(days=days))) is Reason.TOO_LONG


async def test_the_keeper_sleeps_until_something_is_due(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, timing=Timing(3600))
    keeping = asyncio.create_task(service.scheduler.run())
    for _ in range(61):
        await asyncio.sleep(0.02)
        clock.advance(minutes=1)
    for _ in range(100):
        await asyncio.sleep(0.01)
        # It may have been looking when the last minute passed, and have gone to sleep since.
        clock.advance(seconds=1)
        if (await match_now(service, start.match.id)).seq == 3:
            break
    assert (await match_now(service, start.match.id)).seq == 3
    assert not keeping.done()
    keeping.cancel()
    await asyncio.wait({keeping})


class _Stumbling(Toy):
    """Has no default to offer to the red seat's first prompt."""

    def default(self, state: State, prompt: Prompt) -> Command:
        if prompt.seat == 0 and state.stage == "stake":
            raise ZeroDivisionError
        return super().default(state, prompt)


@pytest.mark.on_both_databases
async def test_one_match_that_cannot_go_on_stops_no_other_clock(
    database: Database, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    service = MatchService(database, Registry([Playable("toy", lambda _: _Stumbling())]), clock)
    broken = await opened(service, channel=1, timing=Timing(600))
    sound = await opened(service, channel=2, timing=Timing(600))
    prompt = sound.prompts(0)[0]
    await service.play.submit(sound.match.id, EVA, prompt.id, Path((f"c{sound.state.hands[0][0]}",)))
    await service.scheduler.tick()
    clock.advance(seconds=600)
    with caplog.at_level(logging.ERROR):
        await service.scheduler.tick()

    assert (await match_now(service, broken.match.id)).seq == 1
    assert (await match_now(service, sound.match.id)).seq == 3
    assert f"Match {broken.match.id} cannot go on by itself" in caplog.text


async def test_many_automated_moves_are_finished_in_changes_of_their_own(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.rules.change.AUTOMATED_AT_ONCE", 3)
    start = await opened(service, 0, automated=3)
    assert start.match.seq == 4
    assert start.match.status is Status.PLAYING
    # Whatever else is noted of the match in between, it is not forgotten that moves are owed.
    granted(await service.relocation.move_to(start.match.id, 77))

    await service.scheduler.tick()

    over = await match_now(service, start.match.id)
    assert over.status is Status.OVER
    assert over.seq > 10


async def test_a_seat_that_acted_has_its_whole_time_even_if_it_is_asked_the_same_again(service: MatchService) -> None:
    start = await opened(service, timing=Timing(3600))
    later = START + timedelta(minutes=20)
    after = waits_after(start.match.course, start, later, frozenset({1}))
    assert [wait.deadline for wait in after.waits] == [START + HOUR, later + HOUR]


async def test_a_match_that_stays_due_whatever_is_done_stops_no_other(
    service: MatchService, clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stuck = (await opened(service, timing=Timing(3600))).match.id
    other = (await opened(service, timing=Timing(3600), channel=2)).match.id
    await service.scheduler.tick()
    clock.advance(hours=1)
    look_at, looks = clock_rules.look_at, itertools.count()

    def nothing_done(change: Change, reached: datetime, unread: datetime | None) -> bool:
        assert next(looks) < 50, "the same match is looked at again and again"
        return False if change.match.id == stuck else look_at(change, reached, unread)

    monkeypatch.setattr(clock_rules, "look_at", nothing_done)
    await service.scheduler.tick()
    assert (await match_now(service, other)).seq == 3
    assert (await match_now(service, stuck)).seq == 1
    assert service.failing == {stuck}
    assert f"Match {stuck} is due and stays as it is" in caplog.text
