"""Commands that were refused: for the seat that gave them and for judges, so that a refusal can be disputed."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.values import Seat
from bot.matches.model.refusals import RefusedCommand
from bot.matches.storage import tables

MOST_KEPT = 50
"""Refused commands of a seat that are kept, the newest."""
KEPT = timedelta(days=30)
"""For how long after the end of their match they are."""


async def keep(connection: AsyncConnection, match: int, refused: RefusedCommand) -> int:
    """Keep a refused command, give it its number, and drop what need not be kept any more."""
    kept = tables.refusal
    # Two refusals of one seat at once would else get the same number.
    await connection.execute(sa.select(tables.match.c.id).where(tables.match.c.id == match).with_for_update())
    own = sa.and_(kept.c.match_id == match, kept.c.seat == refused.seat)
    newest = sa.select(sa.func.coalesce(sa.func.max(kept.c.number), 0)).where(own)
    last: int = (await connection.execute(newest)).scalar_one()
    row = tables.REFUSAL.row(replace(refused, number=last + 1), match_id=match)
    await connection.execute(sa.insert(kept).values(**row))
    ended = sa.select(tables.match.c.id).where(tables.match.c.ended < refused.at - KEPT)
    old = sa.or_(sa.and_(own, kept.c.number <= last + 1 - MOST_KEPT), kept.c.match_id.in_(ended))
    await connection.execute(sa.delete(kept).where(old))
    return last + 1


async def of_seat(connection: AsyncConnection, match: int, seat: Seat, now: datetime) -> tuple[RefusedCommand, ...]:
    """What a seat was refused, the newest first; nothing long after the end of the match."""
    kept, table = tables.refusal.c, tables.match.c
    lasts = sa.or_(table.ended.is_(None), table.ended >= now - KEPT)
    asked = (
        sa.select(tables.refusal)
        .join(tables.match, kept.match_id == table.id)
        .where(kept.match_id == match, kept.seat == seat, lasts)
        .order_by(kept.number.desc())
        .limit(MOST_KEPT)
    )
    return tuple(map(tables.REFUSAL.value, (await connection.execute(asked)).mappings()))
