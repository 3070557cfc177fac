"""Several processes with a part of the servers each: every match is told of and kept by one of them alone."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.service import MatchService
from bot.shards import Share
from tests.bot.matches.table import HandClock, match_now, opened

pytestmark = pytest.mark.on_both_databases

HOUR = Timing(3600, Expiry.FORFEIT)
EVEN, ODD = 1 << 23, (1 << 23) + (1 << 22)


@pytest.fixture
def parts(database: Database, games: Registry, clock: HandClock) -> list[MatchService]:
    """Two processes, the first with the even servers and the other with the odd ones."""
    return [MatchService(database, games, clock, Share(2, (shard,))) for shard in (0, 1)]


async def left(service: MatchService, match: int, clock: HandClock) -> set[timedelta]:
    waits = (await match_now(service, match)).course.waits
    return {wait.deadline - clock.now() for wait in waits if wait.deadline is not None}


async def test_a_match_is_told_of_where_its_server_is(parts: list[MatchService], clock: HandClock) -> None:
    even, odd = parts
    # Anybody may be asked about any match, and changed it is from anywhere.
    first = (await opened(odd, guild=EVEN)).match.id
    second = (await opened(even, guild=ODD, channel=12)).match.id
    assert await even.outbox.waits_since() == clock.now()
    assert {parcel.match for parcel in await even.outbox.claim()} == {first}
    assert await even.outbox.waits_since() is None
    assert await odd.outbox.waits_since() == clock.now()
    assert {parcel.match for parcel in await odd.outbox.claim()} == {second}


async def test_a_clock_runs_out_where_its_server_is(parts: list[MatchService], clock: HandClock) -> None:
    even, odd = parts
    number = (await opened(odd, guild=EVEN, timing=HOUR)).match.id
    for each in parts:
        await each.scheduler.tick()
    for _ in range(12):
        clock.advance(seconds=300)
        assert await odd.scheduler.tick() is None
    assert (await match_now(odd, number)).status is Status.PLAYING
    await even.scheduler.tick()
    assert (await match_now(odd, number)).status is Status.OVER


async def test_time_lost_in_one_part_is_given_back_there_alone(parts: list[MatchService], clock: HandClock) -> None:
    even, odd = parts
    lost = (await opened(even, guild=EVEN, timing=HOUR)).match.id
    kept = (await opened(odd, guild=ODD, channel=12, timing=HOUR)).match.id
    for each in parts:
        await each.scheduler.tick()
    even.scheduler.reach.heard()
    even.scheduler.reach.cut()
    for _ in range(20):
        clock.advance(seconds=30)
        for each in parts:
            await each.scheduler.tick()
    even.scheduler.reach.restored()
    await even.scheduler.tick()
    assert await left(even, lost, clock) == {timedelta(hours=1)}
    assert await left(odd, kept, clock) == {timedelta(minutes=50)}


async def test_servers_dealt_out_anew_lose_only_the_time_of_the_change(
    parts: list[MatchService], database: Database, games: Registry, clock: HandClock
) -> None:
    def start(share: Share) -> MatchService:
        return MatchService(database, games, clock, share)

    one = start(Share())
    number = (await opened(one, guild=ODD, timing=HOUR)).match.id
    await one.scheduler.tick()
    clock.advance(minutes=10)
    for each in parts:
        await each.scheduler.tick()
    assert await left(one, number, clock) == {timedelta(hours=1)}
    for _ in range(20):
        clock.advance(seconds=30)
        for each in parts:
            await each.scheduler.tick()
    # Back to one process: its own last beat is twenty minutes old, and tells nothing any more.
    again = start(Share())
    await again.scheduler.tick()
    assert await left(again, number, clock) == {timedelta(minutes=50)}
    clock.advance(minutes=2)
    await start(Share(2, (0,))).scheduler.tick()
    # The odd servers come last, when the others beat already.
    await start(Share(2, (1,))).scheduler.tick()
    assert await left(again, number, clock) == {timedelta(minutes=50)}
