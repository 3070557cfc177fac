"""Time that nobody may lose while the bot lives and players cannot reach it: given back once, and only to them."""

from __future__ import annotations

import random
from datetime import datetime, timedelta

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.service import MatchService
from bot.matches.storage import tables
from bot.shards import MOST
from tests.bot.matches.table import GUILD, HandClock, granted, match_now, move, opened

BLITZ = Timing(60, Expiry.FORFEIT)
HOUR = Timing(3600, Expiry.FORFEIT)


async def left(service: MatchService, match: int, clock: HandClock) -> set[timedelta]:
    """How much time everybody has who is awaited."""
    waits = (await match_now(service, match)).course.waits
    return {wait.deadline - clock.now() for wait in waits if wait.deadline is not None}


async def heartbeat(database: Database) -> datetime:
    async with database.reading() as session:
        asked = sa.select(tables.heartbeat.c.at)
        at: datetime = (await (await session.connection()).execute(asked)).scalar_one()
    return at


async def pass_by(service: MatchService, clock: HandClock, seconds: int) -> None:
    for _ in range(0, seconds, 5):
        clock.advance(seconds=5)
        await service.scheduler.tick()


async def test_a_break_longer_than_a_moves_time_takes_nothing_from_anybody(
    service: MatchService, clock: HandClock
) -> None:
    number = (await opened(service, timing=BLITZ)).match.id
    await service.scheduler.tick()
    await pass_by(service, clock, 20)
    service.scheduler.reach.cut()
    await pass_by(service, clock, 75)
    assert (await match_now(service, number)).status is Status.PLAYING
    service.scheduler.reach.restored()
    await pass_by(service, clock, 5)
    assert await left(service, number, clock) == {timedelta(seconds=35)}
    await pass_by(service, clock, 35)
    assert (await match_now(service, number)).status is Status.OVER


async def test_a_move_delivered_after_a_break_gives_the_next_player_their_time_and_no_more(
    service: MatchService, clock: HandClock
) -> None:
    start = await opened(service, timing=HOUR)
    await service.scheduler.tick()
    await move(service, start, random.Random(0), seat=0)
    service.scheduler.reach.cut()
    clock.advance(minutes=30)
    # What was pressed during the break comes in before the line counts as restored.
    await move(service, granted(await service.position(start.match.id)), random.Random(0), seat=1)
    clock.advance(seconds=1)
    service.scheduler.reach.restored()
    await service.scheduler.tick()
    assert await left(service, start.match.id, clock) == {timedelta(seconds=3599)}


async def test_a_break_begins_with_the_last_sign_of_life_before_it(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=BLITZ)).match.id
    reach = service.scheduler.reach
    await service.scheduler.tick()
    await pass_by(service, clock, 10)
    reach.heard()
    await pass_by(service, clock, 60)
    assert (await match_now(service, number)).status is Status.PLAYING
    reach.cut()
    clock.advance(seconds=10)
    reach.restored()
    await service.scheduler.tick()
    assert await left(service, number, clock) == {timedelta(seconds=50)}


async def test_time_that_ran_out_before_the_last_sign_of_life_has_run_out(
    service: MatchService, clock: HandClock
) -> None:
    number = (await opened(service, timing=BLITZ)).match.id
    reach = service.scheduler.reach
    reach.heard()
    await service.scheduler.tick()
    await pass_by(service, clock, 60)
    assert (await match_now(service, number)).status is Status.PLAYING
    assert reach.awaited
    service.scheduler.alarm._event.clear()
    reach.heard()
    assert service.scheduler.alarm._event.is_set()
    await service.scheduler.tick()
    assert (await match_now(service, number)).status is Status.OVER


async def test_a_short_break_gives_nothing_back(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=BLITZ)).match.id
    await service.scheduler.tick()
    revision = (await match_now(service, number)).revision
    for _ in range(3):
        service.scheduler.reach.cut()
        clock.advance(seconds=4)
        service.scheduler.reach.restored()
        await service.scheduler.tick()
    assert await left(service, number, clock) == {timedelta(seconds=48)}
    assert (await match_now(service, number)).revision == revision


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_restart_during_a_break_gives_back_the_whole_of_it(
    service: MatchService, database: Database, games: Registry, clock: HandClock, noticed: bool
) -> None:
    number = (await opened(service, timing=HOUR)).match.id
    reach = service.scheduler.reach
    await service.scheduler.tick()
    await pass_by(service, clock, 60)
    reach.heard()
    await service.scheduler.tick()
    before = clock.now()
    await pass_by(service, clock, 40)
    if noticed:
        reach.cut()
    await pass_by(service, clock, 400)
    assert await heartbeat(database) <= before
    restarted = MatchService(database, games, clock)
    # It finds Discord away as well.
    restarted.scheduler.reach.cut()
    await pass_by(restarted, clock, 100)
    restarted.scheduler.reach.restored()
    for _ in range(2):
        await restarted.scheduler.tick()
        (kept,) = await left(service, number, clock)
        assert timedelta(minutes=59) <= kept <= timedelta(minutes=60)


async def test_a_break_and_a_clock_that_is_set_meanwhile_are_both_given_back_once(
    service: MatchService, clock: HandClock
) -> None:
    number = (await opened(service, timing=HOUR)).match.id
    await service.scheduler.tick()
    service.scheduler.reach.cut()
    clock.advance(minutes=10)
    clock.jump(hours=7)
    clock.advance(minutes=10)
    service.scheduler.reach.restored()
    for _ in range(2):
        await service.scheduler.tick()
        assert await left(service, number, clock) == {timedelta(hours=1)}


async def test_what_stands_already_is_given_the_time_of_a_break_once(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service, timing=HOUR)).match.id
    await service.scheduler.tick()
    await service.relocation.left(GUILD)
    clock.advance(minutes=5)
    service.scheduler.reach.cut()
    clock.advance(minutes=20)
    service.scheduler.reach.restored()
    await service.scheduler.tick()
    clock.advance(minutes=5)
    await service.relocation.back(GUILD)
    assert await left(service, number, clock) == {timedelta(hours=1)}


async def test_what_is_stopped_during_a_break_loses_nothing_before_it_either(
    service: MatchService, clock: HandClock
) -> None:
    number = (await opened(service, timing=HOUR)).match.id
    await service.scheduler.tick()
    service.scheduler.reach.cut()
    clock.advance(minutes=10)
    granted(await service.relocation.move_to(number, None))
    clock.advance(minutes=10)
    service.scheduler.reach.restored()
    await service.scheduler.tick()
    clock.advance(minutes=10)
    granted(await service.relocation.move_to(number, 77))
    assert await left(service, number, clock) == {timedelta(hours=1)}


@pytest.mark.on_both_databases
async def test_a_process_that_was_away_gives_nothing_back_that_another_ones_players_had(
    database: Database, games: Registry, clock: HandClock
) -> None:
    away, there = (MatchService(database, games, clock) for _ in range(2))
    number = (await opened(there, timing=HOUR)).match.id
    for service in (away, there):
        await service.scheduler.tick()
    away.scheduler.reach.cut()
    await pass_by(there, clock, 600)
    away.scheduler.reach.restored()
    await away.scheduler.tick()
    assert await left(there, number, clock) == {timedelta(minutes=50)}


@pytest.mark.on_both_databases
async def test_two_processes_that_were_both_away_give_the_time_back_once(
    database: Database, games: Registry, clock: HandClock
) -> None:
    services = [MatchService(database, games, clock) for _ in range(2)]
    number = (await opened(services[0], timing=HOUR)).match.id
    for service in services:
        await service.scheduler.tick()
        clock.advance(seconds=1)
    for service in services:
        service.scheduler.reach.cut()
    clock.advance(minutes=20)
    for service in services:
        service.scheduler.reach.restored()
        await service.scheduler.tick()
        clock.advance(seconds=1)
    (kept,) = await left(services[0], number, clock)
    assert timedelta(minutes=59, seconds=55) <= kept <= timedelta(hours=1)


async def test_time_that_could_not_be_given_back_is_still_owed(
    service: MatchService, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = (await opened(service, timing=HOUR)).match.id
    await service.scheduler.tick()
    service.scheduler.reach.cut()
    clock.advance(minutes=20)
    service.scheduler.reach.restored()

    async def refuse(*_: object) -> int:
        raise OSError("the database is away")

    with monkeypatch.context() as patched, pytest.raises(Exception, match="the database is away"):
        patched.setitem(service.heartbeat.shifts, "matches", refuse)
        await service.scheduler.tick()
    await service.scheduler.tick()
    assert await left(service, number, clock) == {timedelta(hours=1)}


async def test_a_beat_without_its_moment_in_a_damaged_file_stops_no_clock(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    number = (await opened(service, timing=BLITZ)).match.id
    columns = (sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", tables.heartbeat.c.at.type))
    loose = sa.Table("heartbeat", sa.MetaData(), *columns)
    async with database.writing() as session:
        connection = await session.connection()
        await connection.run_sync(tables.heartbeat.drop)
        await connection.run_sync(loose.create)
        await connection.execute(loose.insert(), [{"id": MOST + 1, "at": None}, {"id": MOST + 2, "at": clock.now()}])
    await pass_by(service, clock, 60)
    assert (await match_now(service, number)).status is Status.OVER
