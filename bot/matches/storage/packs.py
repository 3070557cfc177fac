"""Component packs, kept as long as a match was made with them or they are chosen for new matches."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.storage import tables
from bot.storage.upserting import upsert

# Between storing a pack and choosing it there is a moment in which nothing names it yet.
_CHOSEN_WITHIN = timedelta(minutes=10)


async def hold(connection: AsyncConnection, digest: str) -> bool:
    """Whether a pack is kept; if so, it is not dropped before this transaction ends."""
    asked = sa.select(tables.pack.c.digest).where(tables.pack.c.digest == digest).with_for_update()
    return (await connection.execute(asked)).first() is not None


async def chosen(connection: AsyncConnection, guild: int, game: str) -> str | None:
    """The digest of the pack that a guild chose for a game; ``None`` for the components that the game comes with."""
    kept = tables.guild_pack.c
    asked = sa.select(kept.digest).where(kept.guild_id == guild, kept.game == game)
    found: str | None = (await connection.execute(asked)).scalar()
    return found


async def choose(connection: AsyncConnection, guild: int, game: str, digest: str | None) -> None:
    """Choose a pack for a guild's new matches of a game, or with ``None`` the game's own components."""
    kept = tables.guild_pack
    if digest is None:
        await connection.execute(sa.delete(kept).where(kept.c.guild_id == guild, kept.c.game == game))
    else:
        await upsert(connection, kept, {"guild_id": guild, "game": game}, {"digest": digest})


async def choose_instead(
    connection: AsyncConnection, guild: int, game: str, before: str | None, digest: str | None
) -> bool:
    """Choose a pack in the place of the one that a guild chose before; false where it chose another meanwhile."""
    kept = tables.guild_pack
    here = sa.and_(kept.c.guild_id == guild, kept.c.game == game)
    # Nobody else chooses before this transaction ends.
    now = (await connection.execute(sa.select(kept.c.digest).where(here).with_for_update())).scalar()
    if now != before:
        return False
    await choose(connection, guild, game, digest)
    return True


async def drop_unused(connection: AsyncConnection, now: datetime) -> int:
    """Drop every pack that no guild chose and that no match was made with, and return how many there were.

    Args:
        now: packs that were stored in the ten minutes before stay, because they may be chosen yet.
    """
    pack, match = tables.pack, tables.match
    played = sa.exists().where(match.c.game == pack.c.game, match.c.terms.contains(pack.c.digest))
    wanted = sa.select(tables.guild_pack.c.digest)
    unused = sa.and_(pack.c.added < now - _CHOSEN_WITHIN, pack.c.digest.not_in(wanted), sa.not_(played))
    # A match that is being made holds its pack; only after that is over can it be seen that the pack is in use.
    asked = sa.select(pack.c.digest).where(unused).order_by(pack.c.digest).with_for_update()
    digests = list((await connection.execute(asked)).scalars())
    if not digests:
        return 0
    dropped = await connection.execute(sa.delete(pack).where(pack.c.digest.in_(digests), unused))
    return dropped.rowcount
