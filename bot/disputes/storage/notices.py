"""Notices about disputes that wait for delivery."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.notices import DeskParcel, Notice
from bot.disputes.storage import tables
from bot.shards import Share

_log = logging.getLogger(__name__)

LEASE = timedelta(seconds=60)
KEPT = timedelta(days=7)
"""How long what was delivered is kept."""


async def put(
    connection: AsyncConnection, dispute: Dispute, notices: Sequence[tuple[Notice, int | None]], now: datetime
) -> None:
    """Put notices in, in the transaction of what they tell; each for a person, or for the channel or a role."""
    rows = [
        {
            "dispute_id": dispute.id,
            "key": f"d{dispute.id}.{dispute.revision}.{number}",
            "user_id": user,
            "payload": msgspec.json.encode(notice).decode(),
            "created": now,
            "attempts": 0,
        }
        for number, (notice, user) in enumerate(notices)
    ]
    if rows:
        await connection.execute(sa.insert(tables.notice), rows)


async def claim(connection: AsyncConnection, now: datetime, limit: int, share: Share) -> tuple[DeskParcel, ...]:
    """Take the next ones of a share of the servers; nobody else gets them before the lease is over."""
    table, dispute = tables.notice, tables.dispute
    ripe = sa.and_(table.c.delivered.is_(None), sa.or_(table.c.not_before.is_(None), table.c.not_before <= now))
    if not share.whole:
        ripe &= table.c.dispute_id.in_(sa.select(dispute.c.id).where(share.among(dispute.c.guild_id)))
    chosen = sa.select(table.c.id).where(ripe).order_by(table.c.id).limit(limit).with_for_update()
    ids = list((await connection.execute(chosen)).scalars())
    if not ids:
        return ()
    taken = sa.update(table).where(table.c.id.in_(ids)).values(not_before=now + LEASE, attempts=table.c.attempts + 1)
    await connection.execute(taken)
    asked = (
        sa.select(table, dispute.c.guild_id, dispute.c.number, dispute.c.channel_id, dispute.c.match_id)
        .join(dispute, dispute.c.id == table.c.dispute_id)
        .where(table.c.id.in_(ids))
        .order_by(table.c.id)
    )
    parcels, damaged = [], []
    for row in (await connection.execute(asked)).mappings():
        try:
            parcels.append(_parcel(row))
        except msgspec.MsgspecError as problem:
            # It would hold up those of all disputes for ever.
            _log.error("What notice %d tells is damaged and given up: %s", row["id"], problem)
            damaged.append(row["id"])
    if damaged:
        await delivered(connection, damaged, now)
    return tuple(parcels)


async def delivered(connection: AsyncConnection, ids: Sequence[int], now: datetime) -> None:
    """Tick notices off, and let those go that were long ago."""
    table = tables.notice
    await connection.execute(sa.update(table).where(table.c.id.in_(ids)).values(delivered=now))
    await connection.execute(sa.delete(table).where(table.c.delivered < now - KEPT))


async def put_off(connection: AsyncConnection, notice: int, until: datetime) -> None:
    """Let a notice wait."""
    await connection.execute(sa.update(tables.notice).where(tables.notice.c.id == notice).values(not_before=until))


async def forget(connection: AsyncConnection, user: int) -> None:
    """Let go what is for a person, delivered or not."""
    await connection.execute(sa.delete(tables.notice).where(tables.notice.c.user_id == user))


def _parcel(row: sa.RowMapping) -> DeskParcel:
    return DeskParcel(
        id=row["id"],
        key=row["key"],
        guild=row["guild_id"],
        dispute=row["number"],
        channel=row["channel_id"],
        match=row["match_id"],
        notice=msgspec.json.decode(row["payload"], type=Notice),
        user=row["user_id"],
        attempts=row["attempts"],
    )
