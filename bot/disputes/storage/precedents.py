"""Precedents, house rules and the servers' copies of the guide in the database."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.precedents import Precedent, PrecedentKind, PrecedentState
from bot.disputes.storage import guilds, tables
from bot.disputes.storage.guilds import Counted
from bot.storage.upserting import upsert

_COUNTED: dict[PrecedentKind, Counted] = {
    PrecedentKind.PRECEDENT: "precedents",
    PrecedentKind.HOUSE_RULE: "house_rules",
}


async def insert(connection: AsyncConnection, precedent: Precedent, dispute: int | None = None) -> Precedent:
    """Write a new one, and return it with its number.

    Args:
        dispute: the id of the dispute whose verdict makes it.
    """
    number = await guilds.count(connection, precedent.guild, _COUNTED[precedent.kind])
    precedent = msgspec.structs.replace(precedent, number=number)
    row = tables.PRECEDENT.row(precedent, dispute_id=dispute)
    await connection.execute(sa.insert(tables.precedent).values(**row))
    await _reread(connection, precedent, precedent)
    return precedent


async def update(connection: AsyncConnection, before: Precedent, after: Precedent) -> bool:
    """Write one that was changed; ``False`` where it is no longer what it was."""
    columns = tables.precedent.c
    same = sa.and_(columns.kind == before.kind.value, columns.number == before.number)
    if await read(connection, before.guild, same, keep=True) != (before,):
        return False
    here = sa.and_(columns.guild_id == before.guild, same)
    await connection.execute(sa.update(tables.precedent).where(here).values(**tables.PRECEDENT.row(after)))
    await _reread(connection, before, after)
    return True


async def read(
    connection: AsyncConnection, guild: int, *conditions: sa.ColumnElement[bool], keep: bool = False
) -> tuple[Precedent, ...]:
    """Those of a server that all conditions choose, the newest first.

    Args:
        keep: lock them until this transaction ends.
    """
    table, dispute = tables.precedent, tables.dispute
    asked = (
        sa.select(table, dispute.c.number.label("dispute_number"))
        .join(dispute, dispute.c.id == table.c.dispute_id, isouter=True)
        .where(table.c.guild_id == guild, *conditions)
        .order_by(table.c.at.desc(), table.c.kind, table.c.number.desc())
    )
    if keep:
        asked = asked.with_for_update(of=table)
    rows = (await connection.execute(asked)).mappings()
    return tuple(tables.PRECEDENT.value(row, dispute=row["dispute_number"]) for row in rows)


async def read_one(connection: AsyncConnection, guild: int, kind: PrecedentKind, number: int) -> Precedent | None:
    """The one of this kind with this number."""
    columns = tables.precedent.c
    found = await read(connection, guild, columns.kind == kind.value, columns.number == number)
    return found[0] if found else None


async def of_dispute(connection: AsyncConnection, guild: int, dispute: int) -> tuple[Precedent, ...]:
    """Those that verdicts of the dispute with this id made."""
    return await read(connection, guild, tables.precedent.c.dispute_id == dispute)


async def write_guide(connection: AsyncConnection, guild: int, slug: str, body: str | None, at: Any) -> None:
    """Put a server's own text in the place of an entry of the guide, or give the guide's back."""
    if body is None:
        table = tables.guide
        await connection.execute(sa.delete(table).where(table.c.guild_id == guild, table.c.slug == slug))
    else:
        await upsert(connection, tables.guide, {"guild_id": guild, "slug": slug}, {"body": body, "at": at})
    await guilds.count(connection, guild, "revision")


async def read_guide(connection: AsyncConnection, guild: int) -> list[tuple[str, str]]:
    """The entries of the guide that a server has changed: slug and body."""
    table = tables.guide
    asked = sa.select(table.c.slug, table.c.body).where(table.c.guild_id == guild).order_by(table.c.slug)
    return [(row.slug, row.body) for row in await connection.execute(asked)]


async def _reread(connection: AsyncConnection, before: Precedent, after: Precedent) -> None:
    # Drafts are in no oracle.
    if PrecedentState.IN_FORCE in (before.state, after.state):
        await guilds.count(connection, after.guild, "revision")
