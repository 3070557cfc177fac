"""Verdicts that are being written; each is its judge's alone."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.draft import Draft
from bot.disputes.model.official import Official
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import tables
from bot.matches.storage.errors import storage_problems


class Drafts:
    """What judges have written of their verdicts so far."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def get(self, dispute: int, judge: Official) -> Draft | None:
        """What a judge has written in the dispute with this id; ``None`` where that is nothing."""
        table = tables.draft
        asked = sa.select(table.c.body).where(table.c.dispute_id == dispute, table.c.user_id == judge.user)
        with storage_problems():
            async with self._work.database.reading() as session:
                found = (await (await session.connection()).execute(asked)).scalar()
        return None if found is None else msgspec.json.decode(found, type=Draft)

    async def put(self, dispute: int, judge: Official, draft: Draft) -> None:
        """Keep what a judge has written, in the place of what was there."""
        body = msgspec.json.encode(draft).decode()
        with storage_problems():
            async with self._work.database.writing() as session:
                connection = await session.connection()
                await _drop(connection, dispute, judge)
                row = {"dispute_id": dispute, "user_id": judge.user, "body": body}
                await connection.execute(sa.insert(tables.draft).values(row))

    async def drop(self, dispute: int, judge: Official) -> None:
        """Let it go, when the verdict is given."""
        with storage_problems():
            await self._work.database.write(lambda connection: _drop(connection, dispute, judge))


async def forget(connection: AsyncConnection, user: int) -> None:
    """Let everything go that a person has written."""
    await connection.execute(sa.delete(tables.draft).where(tables.draft.c.user_id == user))


async def _drop(connection: AsyncConnection, dispute: int, judge: Official) -> None:
    table = tables.draft
    gone = sa.delete(table).where(table.c.dispute_id == dispute, table.c.user_id == judge.user)
    await connection.execute(gone)
