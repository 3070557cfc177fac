"""Precedents, house rules and the servers' copies of the guide in the database."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import upsert
from bot.disputes.model.official import Office
from bot.disputes.model.precedents import Cited, Plays, Precedent, PrecedentKind, PrecedentState
from bot.disputes.storage import guilds, tables
from bot.disputes.storage.guilds import Counted
from rules_index import Language

_COUNTED: dict[PrecedentKind, Counted] = {
    PrecedentKind.PRECEDENT: "precedents",
    PrecedentKind.HOUSE_RULE: "house_rules",
}


class Changed(Exception):
    """One of them is not what it was when its change was decided: read it again, and decide again."""


class Body(Struct, frozen=True):
    """What no query asks for."""

    language: Language
    question: str
    answer: str
    office: Office
    edition: str | None = None
    ways: tuple[str, ...] = ()
    cites: tuple[Cited, ...] = ()
    replaces: str = ""
    origin: str = ""
    # Where there is none, a body is written as older versions wrote it.
    plays: Plays | UnsetType = UNSET


async def insert(connection: AsyncConnection, precedent: Precedent, dispute: int | None = None) -> Precedent:
    """Write a new one, and return it with its number.

    Args:
        dispute: the id of the dispute whose verdict makes it.
    """
    number = await guilds.count(connection, precedent.guild, _COUNTED[precedent.kind])
    precedent = msgspec.structs.replace(precedent, number=number)
    values = {"guild_id": precedent.guild, "kind": precedent.kind.value, "number": number, "dispute_id": dispute}
    await connection.execute(sa.insert(tables.precedent).values(**values, **_values(precedent)))
    await _reread(connection, precedent, precedent)
    return precedent


async def update(connection: AsyncConnection, before: Precedent, after: Precedent) -> bool:
    """Write one that was changed; ``False`` where it is no longer what it was."""
    table = tables.precedent
    same = sa.and_(
        table.c.guild_id == before.guild,
        table.c.kind == before.kind.value,
        table.c.number == before.number,
        table.c.state == before.state.value,
        table.c.again == before.again,
        table.c.body == _body(before),
    )
    if (await connection.execute(sa.update(table).where(same).values(**_values(after)))).rowcount != 1:
        return False
    await _reread(connection, before, after)
    return True


async def read(connection: AsyncConnection, guild: int, *conditions: sa.ColumnElement[bool]) -> tuple[Precedent, ...]:
    """Those of a server that all conditions choose, the newest first."""
    table, dispute = tables.precedent, tables.dispute
    asked = (
        sa.select(table, dispute.c.number.label("dispute_number"))
        .join(dispute, dispute.c.id == table.c.dispute_id, isouter=True)
        .where(table.c.guild_id == guild, *conditions)
        .order_by(table.c.at.desc(), table.c.kind, table.c.number.desc())
    )
    return tuple(_precedent(row) for row in (await connection.execute(asked)).mappings())


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


def _body(precedent: Precedent) -> str:
    values = {name: getattr(precedent, name) for name in Body.__struct_fields__}
    return msgspec.json.encode(Body(**{**values, "plays": precedent.plays or UNSET})).decode()


def _values(precedent: Precedent) -> dict[str, Any]:
    return {
        "state": precedent.state.value,
        "game": precedent.game,
        "again": precedent.again,
        "supersedes": precedent.supersedes,
        "superseded": precedent.superseded,
        "at": precedent.at,
        "body": _body(precedent),
    }


def _precedent(row: sa.RowMapping) -> Precedent:
    body = msgspec.structs.asdict(msgspec.json.decode(row["body"], type=Body))
    body["plays"] = body["plays"] or None
    return Precedent(
        guild=row["guild_id"],
        kind=PrecedentKind(row["kind"]),
        number=row["number"],
        state=PrecedentState(row["state"]),
        game=row["game"],
        again=row["again"],
        supersedes=row["supersedes"],
        superseded=row["superseded"],
        dispute=row["dispute_number"],
        at=row["at"],
        **body,
    )
