"""Matches on hold, kept in the database: counted, seen by another process, and no time given back twice."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Expiry, Owner, Status, Timing
from bot.matches.rules.clock.patience import SILENT
from bot.matches.service import MatchService
from bot.shards import Share
from tests.bot.matches.table import HandClock, match_now, opened

HOUR = timedelta(hours=1)


@pytest.mark.on_both_databases
@pytest.mark.parametrize("owner", SILENT)
async def test_a_hold_outlives_the_process_and_is_counted_where_the_match_is_kept(
    service: MatchService, database: Database, games: Registry, clock: HandClock, owner: Owner
) -> None:
    position = await opened(service, timing=Timing(3600, Expiry.FORFEIT))
    number, guild = position.match.id, position.match.guild
    await opened(service, channel=2)
    assert await service.holds.count() == 0
    clock.advance(minutes=10)
    await service.holds.begin(number, owner, 60.0)
    clock.advance(hours=3)
    later = MatchService(database, games, clock)
    await later.scheduler.tick()
    match = await match_now(later, number)
    assert (match.status, match.course.owners) == (Status.PLAYING, (owner,))
    assert await later.holds.count() == 1
    shares = [Share(2, (shard,)) for shard in (0, 1)]
    counts = [await MatchService(database, games, clock, share).holds.count() for share in shares]
    assert sorted(counts) == [0, 1] and counts[(guild >> 22) % 2] == 1
    await later.holds.lift(number)
    assert await later.holds.count() == 0
    match = await match_now(later, number)
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + HOUR - timedelta(minutes=9)}


async def test_time_that_every_match_got_back_is_not_given_again(service: MatchService, clock: HandClock) -> None:
    """The line to Discord broke while a message was on its way: one of both gives the time back."""
    number = (await opened(service, timing=Timing(3600))).match.id
    await service.scheduler.tick()
    clock.advance(minutes=10)
    await service.scheduler.tick()
    reach = service.scheduler.reach
    reach.heard()
    reach.cut()
    clock.advance(seconds=40)
    reach.restored()
    await service.holds.begin(number, "outage", 40.0)
    clock.advance(seconds=20)
    await service.holds.lift(number)
    match = await match_now(service, number)
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + HOUR - timedelta(minutes=10)}


async def test_a_question_that_is_claimed_and_not_told_does_not_run_out(
    service: MatchService, clock: HandClock
) -> None:
    number = (await opened(service, timing=Timing(60, Expiry.FORFEIT))).match.id
    parcels = await service.outbox.claim()
    clock.advance(seconds=61)
    await service.scheduler.tick()
    assert (await match_now(service, number)).status is Status.PLAYING
    await service.outbox.delivered(*(parcel.id for parcel in parcels))
    clock.advance(seconds=30)
    await service.scheduler.tick()
    assert (await match_now(service, number)).status is Status.OVER
