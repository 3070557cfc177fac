"""What players set for all their matches, and guilds for all of theirs: quiet hours, vacations, notices."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from zoneinfo import available_timezones

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.matches.model.clock import DEFAULT_ZONE, Notices, Player
from bot.matches.storage import tables
from bot.matches.storage.errors import storage_problems
from bot.storage.upserting import upsert

_DAY = 24 * 60
# Made once: to put a statement together costs more than to run it.
_PLAYERS = sa.select(tables.player).where(tables.player.c.user_id.in_(sa.bindparam("users", expanding=True)))


@cache
def time_zones() -> frozenset[str]:
    """The names of all time zones; read from the disk once, which takes a while."""
    return frozenset(available_timezones())


async def player(database: Database, user: int) -> Player:
    """A player's settings; all unset for one who has none."""
    with storage_problems():
        async with database.reading() as session:
            return (await players(await session.connection(), [user])).get(user, Player())


async def players(connection: AsyncConnection, users: list[int]) -> dict[int, Player]:
    """The settings of those of the users that have any."""
    rows = (await connection.execute(_PLAYERS, {"users": users})).mappings()
    return {row["user_id"]: tables.PLAYER.value(row) for row in rows}


async def away(database: Database, user: int) -> datetime | None:
    """Until when a player is on vacation."""
    return (await player(database, user)).away


async def set_quiet_hours(database: Database, user: int, zone: str, quiet: tuple[int, int] | None) -> None:
    """Set or unset a player's quiet hours.

    Raises:
        ValueError: there is no such zone, or the minutes are not within a day.
    """
    if zone not in time_zones():
        raise ValueError(f"there is no time zone {zone}")
    first, last = quiet or (None, None)
    if quiet is not None and not all(0 <= minute < _DAY for minute in quiet):
        raise ValueError(f"quiet hours are minutes after midnight, 0 to {_DAY - 1}, not {quiet}")
    values = {"zone": zone, "quiet_from": first, "quiet_to": last}
    with storage_problems():
        await database.write(lambda connection: upsert(connection, tables.player, {"user_id": user}, values))


async def set_away(database: Database, user: int, until: datetime | None) -> None:
    """Note a player's vacation; the clocks of their matches are stopped elsewhere."""
    with storage_problems():
        async with database.writing() as session:
            connection = await session.connection()
            known = await players(connection, [user])
            zone = known[user].zone if user in known else DEFAULT_ZONE
            await upsert(connection, tables.player, {"user_id": user}, {"zone": zone, "away": until})


async def notices(database: Database, guild: int) -> Notices:
    """When the players of a guild's matches are reminded."""
    kept = tables.guild_notices
    with storage_problems():
        async with database.reading() as session:
            connection = await session.connection()
            row = (await connection.execute(sa.select(kept).where(kept.c.guild_id == guild))).mappings().first()
    return Notices() if row is None else tables.GUILD_NOTICES.value(row)


async def set_notices(database: Database, guild: int, wanted: Notices) -> None:
    """Set when players are reminded, for the matches opened from now on."""
    values = tables.GUILD_NOTICES.row(wanted)
    with storage_problems():
        await database.write(lambda connection: upsert(connection, tables.guild_notices, {"guild_id": guild}, values))
