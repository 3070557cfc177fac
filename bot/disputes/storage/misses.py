"""Answers that missed, in the database."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.misses import Miss, Missed
from bot.disputes.storage import guilds, tables


async def read(connection: AsyncConnection, guild: int, *conditions: sa.ColumnElement[bool]) -> tuple[Miss, ...]:
    """Those of a server that all conditions choose: those that nobody looked at first, then the newest."""
    table = tables.miss
    asked = sa.select(table).where(table.c.guild_id == guild, *conditions).order_by(table.c.taught, table.c.id.desc())
    return tuple(map(tables.MISS.value, (await connection.execute(asked)).mappings()))


async def find(connection: AsyncConnection, guild: int, missed: Missed) -> Miss | None:
    """The one that is on the list already."""
    columns = tables.miss.c
    found = await read(connection, guild, columns.question == missed.question, columns.wrong == missed.wrong)
    return found[0] if found else None


async def report(connection: AsyncConnection, guild: int, missed: Missed, at: datetime, most: int) -> None:
    """Put one on the list, or count it once more; the oldest of more than ``most`` make room."""
    table, known = tables.miss, await find(connection, guild, missed)
    if known is not None:
        counted = sa.update(table).where(table.c.id == known.id).values(times=known.times + 1, at=at)
        await connection.execute(counted)
        return
    await _insert(connection, guild, missed, at, answer=None, taught=False)
    waiting = sa.and_(table.c.guild_id == guild, sa.not_(table.c.taught))
    kept = sa.select(table.c.id).where(waiting).order_by(table.c.id.desc()).limit(most)
    await connection.execute(sa.delete(table).where(waiting, table.c.id.not_in(kept)))


async def teach(connection: AsyncConnection, guild: int, missed: Missed, answer: str | None, at: datetime) -> None:
    """Say what answers a question, or but what does not; the server's oracle is to read it anew."""
    table, known = tables.miss, await find(connection, guild, missed)
    if known is None:
        await _insert(connection, guild, missed, at, answer=answer, taught=True)
    else:
        told = sa.update(table).where(table.c.id == known.id).values(answer=answer, taught=True, at=at)
        await connection.execute(told)
    await guilds.count(connection, guild, "revision")


async def drop(connection: AsyncConnection, guild: int, number: int) -> bool:
    """Take one off the list; ``False`` where it is there no longer."""
    table = tables.miss
    gone = sa.delete(table).where(table.c.guild_id == guild, table.c.id == number)
    if (await connection.execute(gone)).rowcount != 1:
        return False
    await guilds.count(connection, guild, "revision")
    return True


async def _insert(
    connection: AsyncConnection, guild: int, missed: Missed, at: datetime, *, answer: str | None, taught: bool
) -> None:
    asked = {name: getattr(missed, name) for name in Missed.__struct_fields__}
    miss = Miss(**asked, id=0, answer=answer, taught=taught, times=1, at=at)
    await connection.execute(sa.insert(tables.miss).values(**tables.MISS.row(miss, guild_id=guild)))
