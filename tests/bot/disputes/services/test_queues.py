"""The queues of matches and of disputes: one lease, one retry, one keeping time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.disputes.storage.notices import Notices
from bot.matches.storage.outbox import Outbox
from bot.shards import EVERYTHING, Share
from bot.storage.queues import KEPT, LEASE, LONGEST, Queue, retry_in
from tests.bot.disputes.desk import Desk
from tests.bot.matches.table import HandClock

pytestmark = pytest.mark.on_both_databases


Opened = Callable[[Share], Queue[Any]]
"""Opens the queue as a process with a share of the servers does."""


@pytest.fixture(params=[Outbox, Notices])
async def apart(request: pytest.FixtureRequest, desk: Desk, database: Database, clock: HandClock) -> Opened:
    """A queue of other processes in which something waits."""
    await desk.open(await desk.match())
    return lambda share: request.param(database, clock, share)


@pytest.fixture
def queue(apart: Opened) -> Queue[Any]:
    """The queue of another process that has all servers."""
    return apart(EVERYTHING)


def keys(parcels: list[Any]) -> list[str]:
    return [each.key for each in parcels]


async def test_what_is_claimed_comes_back_after_the_lease_and_no_sooner(queue: Queue[Any], clock: HandClock) -> None:
    first = await queue.claim()
    assert first
    assert {each.attempts for each in first} == {1}
    clock.advance(seconds=LEASE.total_seconds() - 1)
    assert await queue.claim() == []
    await queue.renew(first[0].id)
    clock.advance(seconds=1)
    assert first[0].key not in keys(await queue.claim())
    clock.advance(seconds=LEASE.total_seconds())
    again = await queue.claim()
    assert keys(again)[0] == first[0].key
    assert again[0].attempts == 2


@pytest.mark.on_both_databases(every_run=True)
async def test_two_that_claim_at_once_never_get_the_same(apart: Opened) -> None:
    others = [apart(EVERYTHING) for _ in range(3)]
    found = [key for taken in await asyncio.gather(*(each.claim(2) for each in others)) for key in keys(taken)]
    assert len(found) == len(set(found)) > 0


async def test_a_failure_waits_longer_each_time(queue: Queue[Any], clock: HandClock) -> None:
    parcel = (await queue.claim(1))[0]
    await queue.failed(parcel.id, retry_in(parcel.attempts))
    clock.advance(seconds=1)
    assert parcel.key not in keys(await queue.claim())
    clock.advance(seconds=1)
    assert parcel.key in keys(await queue.claim())
    waits = [retry_in(attempts).total_seconds() for attempts in range(1, 14)]
    assert waits[:4] == [2, 4, 8, 16]
    assert waits[-1] == LONGEST.total_seconds()
    assert retry_in(30, timedelta(minutes=5)) == timedelta(minutes=5)


async def test_an_only_publisher_need_not_wait_for_the_lease_after_a_start(queue: Queue[Any]) -> None:
    first = await queue.claim()
    await queue.release()
    assert keys(await queue.claim()) == keys(first)


async def test_what_was_delivered_is_kept_for_a_while_and_never_comes_again(
    queue: Queue[Any], database: Database, clock: HandClock
) -> None:
    first = await queue.claim(1)
    await queue.delivered(first[0].id)
    clock.advance(seconds=KEPT.total_seconds())
    later = await queue.claim()
    assert first[0].key not in keys(later)
    await queue.delivered(*(each.id for each in later))
    assert await _is_kept(queue, database, first[0].key)
    clock.advance(hours=1, seconds=1)
    await queue.delivered()
    assert not await _is_kept(queue, database, first[0].key)


async def test_a_process_gives_out_what_is_told_in_its_own_servers(apart: Opened) -> None:
    shares = [apart(Share(2, (number,))) for number in range(2)]
    waits = [await each.waits_since() is not None for each in shares]
    taken = [bool(await each.claim()) for each in shares]
    assert waits == taken == [True, False]


async def _is_kept(queue: Queue[Any], database: Database, key: str) -> bool:
    table = queue.record.table
    async with database.reading() as session:
        asked = sa.select(table.c.id).where(table.c.key == key)
        return (await (await session.connection()).execute(asked)).first() is not None
