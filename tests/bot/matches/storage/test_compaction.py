"""Finished matches take less room, and everything can be done with them as before."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Status
from bot.matches.service import MatchService
from bot.matches.services.kept import compaction
from bot.matches.storage import tables
from bot.matches.storage.errors import DamageProblem
from tests.bot.matches.table import ADMIN, STRANGER, WHY, HandClock, granted, opened, played
from tests.bot.matches.verified import problems


async def room(database: Database) -> dict[tuple[int, int], int]:
    """How much every kept position takes."""
    async with database.reading() as session:
        kept = tables.snapshot.c
        rows = await (await session.connection()).execute(sa.select(kept.match_id, kept.seq, kept.state))
        return {(row.match_id, row.seq): len(row.state) for row in rows}


@pytest.mark.on_both_databases(every_run=True)
async def test_a_finished_match_is_packed_and_everything_in_it_remains(
    service: MatchService, database: Database, games: Registry, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compaction, "_AT_ONCE", 2)
    overs = [await played(service, await opened(service, channel=channel)) for channel in (1, 2, 3)]
    live = (await opened(service, channel=4)).match.id
    number, last = overs[0].match.id, overs[0].match.seq
    before, file = await room(database), await service.exports.export(number, STRANGER)
    states = [granted(await service.repository.position_at(number, seq)).state for seq in range(1, last + 1)]
    assert not await service.compaction.step()
    assert await room(database) == before, "it has only just ended"

    clock.advance(days=1)
    assert await service.compaction.step()
    assert not await service.compaction.step()
    after = await room(database)
    assert after.keys() == before.keys()
    assert all(after[at] == before[at] for at in before if at[0] == live)
    assert all(after[at] < before[at] for at in before if at[0] != live)
    fresh = MatchService(database, games, clock)
    assert [granted(await fresh.repository.position_at(number, seq)).state for seq in range(1, last + 1)] == states
    again = await fresh.exports.export(number, STRANGER)
    assert isinstance(again, bytes) and again == file
    assert not problems(json.loads(again))
    # What is packed is left alone, also by a process that has just started, and what ends later has its turn.
    assert await fresh.compaction.step()
    assert not await fresh.compaction.step()
    assert await room(database) == after
    await service.orders.abandon(live, ADMIN, reason=WHY)
    clock.advance(days=1)
    assert not await service.compaction.step()
    packed = await room(database)
    assert all(packed[at] < before[at] for at in before if at[0] == live)
    assert granted(await fresh.position(live)).match.status is not Status.PLAYING


async def test_a_bit_that_falls_over_in_what_is_packed_is_noticed(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    first, second = [(await played(service, await opened(service, channel=channel))).match.id for channel in (1, 2)]
    kept, before = tables.snapshot, await room(database)

    async def hurt(match: int) -> None:
        async with database.writing() as session:
            connection = await session.connection()
            for row in (await connection.execute(sa.select(kept).where(kept.c.match_id == match))).all():
                broken = bytearray(row.state)
                broken[-3] ^= 4
                same = (kept.c.match_id == match) & (kept.c.seq == row.seq)
                await connection.execute(sa.update(kept).where(same).values(state=bytes(broken)))

    await hurt(first)
    clock.advance(days=1)
    assert not await service.compaction.step()
    after = await room(database)
    # What was damaged before stays as it is, and keeps no other match from being packed.
    assert {at[0] for at in before if after[at] < before[at]} == {second}
    await hurt(second)
    for match in (first, second):
        with pytest.raises(DamageProblem, match="was changed"):
            await MatchService(database, games, clock).position(match)
