"""Time that nobody may lose: while the bot was down, while a clock was set, while a match was paused."""

from __future__ import annotations

import asyncio
import random
import threading
from datetime import timedelta
from typing import Any

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Timing
from bot.matches.model.messages import Told
from bot.matches.service import MatchService
from bot.matches.storage import outbox
from tests.bot.matches.table import (
    JUDGE,
    WHY,
    HandClock,
    granted,
    match_now,
    move,
    opened,
)

HOUR = timedelta(hours=1)


@pytest.mark.on_both_databases
async def test_time_while_the_bot_was_down_is_given_back_once(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    start = await opened(service, timing=Timing(3600))
    clock.advance(minutes=10)
    await service.scheduler.tick()
    clock.advance(hours=30)

    for _ in range(2):
        restarted = MatchService(database, games, clock)
        await restarted.scheduler.tick()
        match = await match_now(restarted, start.match.id)
        assert match.seq == 1
        assert {wait.deadline for wait in match.course.waits} == {clock.now() + timedelta(minutes=50)}


async def test_the_status_message_shows_the_time_that_was_given_back(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    start = await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    waiting = await service.outbox.claim()
    await service.outbox.delivered(*(parcel.id for parcel in waiting))
    clock.advance(hours=30)
    for told in ([Told(1, start.match.head, ())], []):
        restarted = MatchService(database, games, clock)
        await restarted.scheduler.tick()
        if told:
            async with asyncio.timeout(5):
                await restarted.outbox.wait()
        parcels = await restarted.outbox.claim()
        assert [parcel.note for parcel in parcels] == told
        await restarted.outbox.delivered(*(parcel.id for parcel in parcels))


async def test_a_short_restart_gives_nothing_back(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    start = await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    clock.advance(seconds=60)
    await MatchService(database, games, clock).scheduler.tick()
    match = await match_now(service, start.match.id)
    assert {wait.deadline for wait in match.course.waits} == {clock.now() - timedelta(seconds=60) + HOUR}


async def test_overdue_work_is_done_at_start(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    start = await opened(service, timing=Timing(3600))
    clock.advance(seconds=3599)
    await service.scheduler.tick()
    clock.advance(seconds=60)
    await MatchService(database, games, clock).scheduler.tick()
    assert (await match_now(service, start.match.id)).seq == 3


@pytest.mark.parametrize("hours", [-48, -2, 2, 48])
async def test_a_clock_that_is_set_takes_no_time_from_anybody(
    service: MatchService, clock: HandClock, hours: int
) -> None:
    start = await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    clock.advance(minutes=10)
    await service.scheduler.tick()
    clock.jump(hours=hours)
    await service.scheduler.tick()

    match = await match_now(service, start.match.id)
    assert match.seq == 1
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + timedelta(minutes=50)}
    clock.advance(minutes=50)
    await service.scheduler.tick()
    assert (await match_now(service, start.match.id)).seq == 3


async def test_a_clock_set_back_while_the_bot_was_down_gives_no_extra_time(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    start = await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    clock.jump(days=-2)
    await MatchService(database, games, clock).scheduler.tick()
    match = await match_now(service, start.match.id)
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + HOUR}


@pytest.mark.on_both_databases
async def test_two_processes_that_meet_the_same_gap_give_it_back_once(
    database: Database, games: Registry, clock: HandClock
) -> None:
    services = [MatchService(database, games, clock) for _ in range(2)]
    start = await opened(services[0], timing=Timing(3600))
    for service in services:
        await service.scheduler.tick()
    clock.jump(hours=20)
    await asyncio.gather(*(service.scheduler.tick() for service in services))
    for service in services:
        match = await match_now(service, start.match.id)
        assert {wait.deadline for wait in match.course.waits} == {clock.now() + HOUR}


@pytest.mark.on_both_databases(every_run=True)
async def test_time_is_given_back_beside_a_move_that_is_just_being_written(
    database_url: str, games: Registry, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    databases = [await Database.open(database_url) for _ in range(2)]
    mover, scheduler = (MatchService(database, games, clock) for database in databases)
    start = await opened(mover, 3, timing=Timing(3600))
    await scheduler.scheduler.tick()
    whole, halfway, loop = outbox.put, asyncio.Event(), asyncio.get_running_loop()

    async def slow(*arguments: Any) -> None:
        loop.call_soon_threadsafe(halfway.set)
        # A transaction of SQLite runs in a thread, which waits for nothing but its connection.
        if threading.current_thread() is threading.main_thread():
            await asyncio.sleep(0.3)
        else:
            threading.Event().wait(0.3)
        await whole(*arguments)

    monkeypatch.setattr(outbox, "put", slow)
    moving = asyncio.create_task(move(mover, start, random.Random(1), seat=0))
    await halfway.wait()
    clock.jump(hours=20)
    await scheduler.scheduler.tick()
    moved = await moving

    match = await match_now(scheduler, start.match.id)
    assert (match.seq, match.head) == (2, moved.match.head)
    assert {wait.seat: wait.deadline for wait in match.course.waits} == dict.fromkeys((1, 2), clock.now() + HOUR)
    for database in databases:
        await database.close()


async def test_a_paused_match_is_given_no_time_back_twice(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    start = await opened(service, timing=Timing(3600))
    await service.scheduler.tick()
    granted(await service.orders.pause(start.match.id, JUDGE, reason=WHY))
    clock.advance(days=3)
    await MatchService(database, games, clock).scheduler.tick()
    resumed = granted(await service.orders.resume(start.match.id, JUDGE, reason=WHY))
    assert {wait.deadline for wait in resumed.match.course.waits} == {clock.now() + HOUR}
