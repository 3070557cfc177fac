"""What a server has set for its desk, and how far it has counted."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.settings import Settings
from bot.disputes.storage import tables

Counted: TypeAlias = Literal["disputes", "precedents", "house_rules", "revision"]
"""What a server counts: its disputes, precedents and house rules, and changes of what its oracle should say."""


async def read_settings(connection: AsyncConnection, guild: int) -> Settings:
    """What a server has set, or what holds where it has set nothing."""
    found = (
        await connection.execute(sa.select(tables.guild.c.settings).where(tables.guild.c.guild_id == guild))
    ).scalar()
    return msgspec.json.decode(found, type=Settings) if found else Settings()


async def write_settings(connection: AsyncConnection, guild: int, settings: Settings) -> None:
    """Set it."""
    await make(connection, guild)
    text = msgspec.json.encode(settings).decode()
    await connection.execute(sa.update(tables.guild).where(tables.guild.c.guild_id == guild).values(settings=text))


async def make(connection: AsyncConnection, guild: int) -> None:
    """Let a server have its row."""
    insert = (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(tables.guild)
    values = {"guild_id": guild, "disputes": 0, "precedents": 0, "house_rules": 0, "revision": 0, "settings": ""}
    await connection.execute(insert.values(**values).on_conflict_do_nothing())


async def read_count(connection: AsyncConnection, guild: int, what: Counted) -> int:
    """How far a server has counted; 0 where it has not begun."""
    asked = sa.select(tables.guild.c[what]).where(tables.guild.c.guild_id == guild)
    return (await connection.execute(asked)).scalar() or 0


async def count(connection: AsyncConnection, guild: int, what: Counted) -> int:
    """Count one more, and return its number; no other transaction gets the same."""
    await make(connection, guild)
    column = tables.guild.c[what]
    counted = sa.update(tables.guild).where(tables.guild.c.guild_id == guild).values({column: column + 1})
    number: int = (await connection.execute(counted.returning(column))).scalar_one()
    return number
