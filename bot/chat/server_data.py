"""What is kept of servers, deleted some time after they removed the bot, or at once where they ask for it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Field

from bot.database import Database, Moment, Table, database_problems

_AT_ONCE = 20
"""Matches that are deleted in one transaction: nobody's click waits for the matches of a whole server."""


class DepartedGuild(Table, table=True):
    """A server that the bot is no longer in, and since when; it is deleted with the rest of what is kept of it."""

    __tablename__ = "departed_guild"

    guild_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    since: datetime = Field(sa_type=Moment)


async def note_departure(database: Database, guild: int, now: datetime) -> None:
    """Note that the bot is no longer in a server; a departure that is known remains as it was."""
    departed = _table("departed_guild")
    with database_problems():
        async with database.writing() as session:
            connection = await session.connection()
            if not (await connection.execute(sa.select(departed.c.since).where(departed.c.guild_id == guild))).first():
                await connection.execute(sa.insert(departed).values(guild_id=guild, since=now))


async def note_return(database: Database, guilds: Collection[int]) -> None:
    """Note that the bot is in some servers again, or still."""
    departed = _table("departed_guild")
    with database_problems():
        async with database.reading() as session:
            away = set((await (await session.connection()).execute(sa.select(departed.c.guild_id))).scalars())
        if back := away.intersection(guilds):
            async with database.writing() as session:
                gone = sa.delete(departed).where(departed.c.guild_id.in_(back))
                await (await session.connection()).execute(gone)


async def known_servers(database: Database) -> set[int]:
    """The servers that something is kept of."""
    with database_problems():
        async with database.reading() as session:
            connection = await session.connection()
            tables = [table for table in _tables("guild_id") if table.name != "departed_guild"]
            every = sa.union(*(sa.select(table.c.guild_id) for table in tables))
            return {guild for guild in (await connection.execute(every)).scalars() if guild is not None}


async def overdue(database: Database, before: datetime) -> list[int]:
    """The servers that the bot has not been in since before a moment."""
    departed = _table("departed_guild")
    with database_problems():
        async with database.reading() as session:
            asked = sa.select(departed.c.guild_id).where(departed.c.since <= before)
            return list((await (await session.connection()).execute(asked)).scalars())


async def delete(database: Database, guild: int) -> None:
    """Delete everything that is kept of a server whose departure is noted, in small steps.

    Whatever interrupts it, the rest is deleted the next time; where the server came back meanwhile, the rest stays.

    Raises:
        StorageProblem: the database cannot do it.
    """
    last: int | None = 0
    while last is not None:
        with database_problems():
            async with database.writing() as session:
                connection = await session.connection()
                departed = _table("departed_guild")
                noted = sa.select(departed.c.since).where(departed.c.guild_id == guild)
                if (await connection.execute(noted)).first() is None:
                    return
                last = await _step(connection, guild, last)


async def _step(connection: AsyncConnection, guild: int, last: int) -> int | None:
    """Delete some of it, and return the last match of these; ``None`` where there was none after ``last``."""
    matches, disputes = _table("match"), _table("dispute")
    of_server = sa.select(disputes.c.id).where(disputes.c.guild_id == guild)
    # Disputes point to their matches.
    await _delete(connection, "dispute_id", of_server)
    await connection.execute(sa.delete(disputes).where(disputes.c.guild_id == guild))
    of_guild = sa.and_(matches.c.guild_id == guild, matches.c.id > last)
    some = sa.select(matches.c.id).where(of_guild).order_by(matches.c.id).limit(_AT_ONCE)
    numbers: list[int] = list((await connection.execute(some)).scalars())
    if numbers:
        await _delete(connection, "match_id", numbers)
        await connection.execute(sa.delete(matches).where(matches.c.id.in_(numbers)))
        return numbers[-1]
    for table in _tables("guild_id"):
        await connection.execute(sa.delete(table).where(table.c.guild_id == guild))
    await _delete_unused_packs(connection)
    return None


async def _delete(connection: AsyncConnection, column: str, chosen: sa.Select[tuple[int]] | list[int]) -> None:
    for table in _tables(column):
        if table.name != "dispute":
            await connection.execute(sa.delete(table).where(table.c[column].in_(chosen)))


async def _delete_unused_packs(connection: AsyncConnection) -> None:
    packs, chosen, matches = _table("component_pack"), _table("guild_pack"), _table("match")
    named = sa.exists().where(matches.c.terms.contains(packs.c.digest))
    unused = packs.c.digest.not_in(sa.select(chosen.c.digest)) & ~named
    await connection.execute(sa.delete(packs).where(unused))


def _tables(column: str) -> list[sa.Table]:
    """The tables with such a column, those that point to others before these."""
    return [table for table in reversed(Table.metadata.sorted_tables) if column in table.c]


def _table(name: str) -> sa.Table:
    # Each floor has tables of its own, and a server's data is in all of them.
    return Table.metadata.tables[name]
