"""Verdicts, appeals and penalties in the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.penalties import Penalty
from bot.disputes.model.persons import Persons
from bot.disputes.model.verdicts import Appeal, Sentence, Verdict
from bot.disputes.storage import tables
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.people import blanked
from bot.storage.upserting import upsert


async def insert(connection: AsyncConnection, dispute: int, verdict: Verdict) -> None:
    """Write a new verdict."""
    row = tables.VERDICT.row(verdict, dispute_id=dispute)
    await connection.execute(sa.insert(tables.verdict).values(**row))


async def read(connection: AsyncConnection, dispute: int) -> tuple[Verdict, ...]:
    """The verdicts of a dispute in order."""
    table = tables.verdict
    asked = sa.select(table).where(table.c.dispute_id == dispute).order_by(table.c.number)
    return tuple(map(tables.VERDICT.value, (await connection.execute(asked)).mappings()))


async def read_all(connection: AsyncConnection, disputes: Sequence[int]) -> dict[int, tuple[Verdict, ...]]:
    """The verdicts of several disputes by the disputes' ids, in order."""
    table = tables.verdict
    asked = sa.select(table).where(table.c.dispute_id.in_(disputes)).order_by(table.c.dispute_id, table.c.number)
    found: dict[int, tuple[Verdict, ...]] = {}
    for row in (await connection.execute(asked)).mappings():
        found[row["dispute_id"]] = (*found.get(row["dispute_id"], ()), tables.VERDICT.value(row))
    return found


async def read_appeal(connection: AsyncConnection, dispute: int) -> Appeal | None:
    """The appeal of a dispute."""
    asked = sa.select(tables.appeal).where(tables.appeal.c.dispute_id == dispute)
    row = (await connection.execute(asked)).mappings().first()
    return None if row is None else tables.APPEAL.value(row)


async def write_appeal(connection: AsyncConnection, dispute: int, appeal: Appeal) -> None:
    """Write an appeal, new or stayed."""
    await upsert(connection, tables.appeal, {"dispute_id": dispute}, tables.APPEAL.row(appeal))


async def penalise(
    connection: AsyncConnection,
    dispute: Dispute,
    verdict: Verdict,
    sentences: Sequence[Sentence],
    persons: Persons,
    counts: timedelta,
) -> list[int]:
    """Give penalties of a verdict; their ids, in the order of the sentences.

    Args:
        counts: how long one makes the next one grow.
    """
    ids: list[int] = []
    for sentence in sentences:
        party = dispute.parties[sentence.side]
        penalty = Penalty(
            id=0,
            guild=dispute.guild,
            user=party.user,
            kind=sentence.kind,
            infraction=verdict.infraction,
            dispute=dispute.number,
            verdict=verdict.number,
            at=verdict.at,
            expires=max(verdict.at + counts, sentence.until or verdict.at),
            until=sentence.until,
        )
        person = None if party.user == FORGOTTEN else persons.in_guild(dispute.guild, party.user)
        values = tables.PENALTY.row(penalty, person=person, dispute_id=dispute.id)
        row = sa.insert(tables.penalty).values(**values).returning(tables.penalty.c.id)
        ids.append((await connection.execute(row)).scalar_one())
    return ids


async def lift(
    connection: AsyncConnection, dispute: int, verdicts: list[int], now: datetime, *, but: Sequence[int] = ()
) -> None:
    """Take back what these verdicts gave as penalties.

    Args:
        but: the ids of those that stay.
    """
    table = tables.penalty
    given = sa.and_(table.c.dispute_id == dispute, table.c.verdict.in_(verdicts), table.c.id.not_in(but))
    which = sa.and_(given, table.c.lifted.is_(None))
    await connection.execute(sa.update(table).where(which).values(lifted=now))


async def read_penalties(connection: AsyncConnection, guild: int, person: str | None = None) -> tuple[Penalty, ...]:
    """The penalties of a server, or of one person in it by their keyed hash, the newest first."""
    table, dispute = tables.penalty, tables.dispute
    asked = (
        sa.select(table, dispute.c.number.label("dispute_number"))
        .join(dispute, dispute.c.id == table.c.dispute_id)
        .where(table.c.guild_id == guild, sa.true() if person is None else table.c.person == person)
        .order_by(table.c.id.desc())
    )
    rows = (await connection.execute(asked)).mappings()
    return tuple(tables.PENALTY.value(row, dispute=row["dispute_number"]) for row in rows)


async def forget(connection: AsyncConnection, dispute: int, user: int, sides: Sequence[int]) -> None:
    """Put the marker in the place of a person who ruled, blank mentions of them, and let their appeal's words go."""
    table, appeal = tables.verdict, tables.appeal
    for each in await read(connection, dispute):
        values = {
            "user_id": FORGOTTEN if each.user == user else each.user,
            "ruling": blanked(each.ruling, user),
            "why": blanked(each.why, user),
        }
        same = sa.and_(table.c.dispute_id == dispute, table.c.number == each.number)
        await connection.execute(sa.update(table).where(same).values(**values))
    appealed = await read_appeal(connection, dispute)
    if appealed is not None:
        why = "" if appealed.side in sides else blanked(appealed.why, user)
        await connection.execute(sa.update(appeal).where(appeal.c.dispute_id == dispute).values(why=why))


async def forget_penalties(connection: AsyncConnection, user: int, now: datetime) -> None:
    """Put the marker in the place of a person who was penalised; an exclusion keeps its keyed hash until its day."""
    table = tables.penalty
    own = table.c.user_id == user
    excludes = sa.and_(table.c.until > now, table.c.lifted.is_(None))
    await connection.execute(
        sa.update(table).where(own, sa.not_(sa.func.coalesce(excludes, sa.false()))).values(person=None)
    )
    await connection.execute(sa.update(table).where(own).values(user_id=FORGOTTEN))


async def forget_exclusions(connection: AsyncConnection, now: datetime) -> None:
    """Let the keyed hashes of forgotten persons go whose exclusions are over."""
    table = tables.penalty
    over = sa.and_(table.c.user_id == FORGOTTEN, table.c.person.is_not(None), table.c.until <= now)
    await connection.execute(sa.update(table).where(over).values(person=None))
