"""Disputes in the database: each change of one is made only where it is still what it was."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.dispute import STAND_IN, Bar, Dispute, Party, Status
from bot.disputes.rules.opening import WEEK
from bot.disputes.storage import tables
from bot.matches.storage.write import Conflict
from bot.storage.records import Record

Kept = TypeVar("Kept", Party, Bar)


async def insert(connection: AsyncConnection, dispute: Dispute) -> Dispute:
    """Write a new dispute, and return it with its id."""
    row = sa.insert(tables.dispute).values(**tables.DISPUTE.row(dispute)).returning(tables.dispute.c.id)
    number: int = (await connection.execute(row)).scalar_one()
    dispute = msgspec.structs.replace(dispute, id=number)
    await _write_people(connection, dispute)
    return dispute


async def update(connection: AsyncConnection, before: Dispute, after: Dispute) -> Dispute:
    """Write a dispute that was changed.

    Raises:
        Conflict: it is not what it was when the change was decided.
    """
    table = tables.dispute
    after = msgspec.structs.replace(after, revision=before.revision + 1)
    same = sa.and_(table.c.id == before.id, table.c.revision == before.revision)
    if (await connection.execute(sa.update(table).where(same).values(**tables.DISPUTE.row(after)))).rowcount != 1:
        raise Conflict(f"dispute {before.id} changed in the meantime")
    if (after.parties, after.bars, after.stand_in) != (before.parties, before.bars, before.stand_in):
        for kept in (tables.party, tables.bar):
            await connection.execute(sa.delete(kept).where(kept.c.dispute_id == after.id))
        await _write_people(connection, after)
    return after


async def read(
    connection: AsyncConnection, where: sa.ColumnElement[bool], *, newest: bool = False, limit: int | None = 500
) -> tuple[Dispute, ...]:
    """The disputes that a condition on their table chooses, in the order they were opened or the other way round."""
    table = tables.dispute
    order = table.c.id.desc() if newest else table.c.id
    rows = (await connection.execute(sa.select(table).where(where).order_by(order).limit(limit))).mappings().all()
    numbers = [row["id"] for row in rows]
    parties = _grouped(await _rows(connection, tables.party, numbers), tables.PARTY)
    bars = _grouped(await _rows(connection, tables.bar, numbers), tables.BAR)
    return tuple(_dispute(row, parties.get(row["id"], []), bars.get(row["id"], [])) for row in rows)


async def read_one(connection: AsyncConnection, guild: int, number: int) -> Dispute | None:
    """The dispute of a server with this number."""
    table = tables.dispute
    found = await read(connection, sa.and_(table.c.guild_id == guild, table.c.number == number))
    return found[0] if found else None


async def count_recent(connection: AsyncConnection, guild: int, user: int, now: datetime) -> int:
    """How many disputes somebody opened in a server in the last week."""
    columns = tables.dispute.c
    own = sa.and_(columns.guild_id == guild, columns.opener_id == user)
    recent = sa.and_(own, columns.opened_at > now - WEEK)
    counted = sa.select(sa.func.count()).select_from(tables.dispute).where(recent)
    return int((await connection.execute(counted)).scalar_one())


def of_party(user: int) -> sa.ColumnElement[bool]:
    """The condition that a user is a side of a dispute."""
    party = tables.party
    return tables.dispute.c.id.in_(sa.select(party.c.dispute_id).where(party.c.user_id == user))


def is_among(*statuses: Status) -> sa.ColumnElement[bool]:
    """The condition that a dispute has one of these states."""
    return tables.dispute.c.status.in_([status.value for status in statuses])


async def _rows(connection: AsyncConnection, table: sa.Table, disputes: list[int]) -> Sequence[sa.RowMapping]:
    if not disputes:
        return ()
    asked = sa.select(table).where(table.c.dispute_id.in_(disputes)).order_by(table.c.side)
    return (await connection.execute(asked)).mappings().all()


def _grouped(rows: Sequence[sa.RowMapping], record: Record[Kept]) -> dict[int, list[Kept]]:
    found: dict[int, list[Kept]] = {}
    for row in rows:
        found.setdefault(row["dispute_id"], []).append(record.value(row))
    return found


async def _write_people(connection: AsyncConnection, dispute: Dispute) -> None:
    parties = [tables.PARTY.row(each, dispute_id=dispute.id) for each in dispute.parties]
    await connection.execute(sa.insert(tables.party), parties)
    barred = (*dispute.bars, *((dispute.stand_in,) if dispute.stand_in else ()))
    if barred:
        bars = [tables.BAR.row(each, dispute_id=dispute.id) for each in barred]
        await connection.execute(sa.insert(tables.bar), bars)


def _dispute(row: sa.RowMapping, parties: list[Party], bars: list[Bar]) -> Dispute:
    return tables.DISPUTE.value(
        row,
        parties=tuple(parties),
        bars=tuple(bar for bar in bars if bar.side != STAND_IN),
        stand_in=next((bar for bar in bars if bar.side == STAND_IN), None),
    )
