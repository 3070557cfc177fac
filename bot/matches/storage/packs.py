"""Component packs, kept as long as a match was made with them or they are chosen for new matches."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.storage import tables

# Between storing a pack and choosing it there is a moment in which nothing names it yet.
_CHOSEN_WITHIN = timedelta(minutes=10)


async def hold(connection: AsyncConnection, digest: str) -> bool:
    """Whether a pack is kept; if so, it is not dropped before this transaction ends."""
    asked = sa.select(tables.pack.c.digest).where(tables.pack.c.digest == digest).with_for_update()
    return (await connection.execute(asked)).first() is not None


async def drop_unused(connection: AsyncConnection, chosen: sa.Select[str], now: datetime) -> int:
    """Drop every pack that is not chosen and that no match was made with, and return how many there were.

    Args:
        chosen: selects the digests that are chosen for new matches.
        now: packs that were stored in the ten minutes before stay, because they may be chosen yet.
    """
    pack, match = tables.pack, tables.match
    played = sa.exists().where(match.c.game == pack.c.game, match.c.terms.contains(pack.c.digest))
    unused = sa.and_(pack.c.added < now - _CHOSEN_WITHIN, pack.c.digest.not_in(chosen), sa.not_(played))
    # A match that is being made holds its pack; only after that is over can it be seen that the pack is in use.
    asked = sa.select(pack.c.digest).where(unused).order_by(pack.c.digest).with_for_update()
    digests = list((await connection.execute(asked)).scalars())
    if not digests:
        return 0
    dropped = await connection.execute(sa.delete(pack).where(pack.c.digest.in_(digests), unused))
    return dropped.rowcount
