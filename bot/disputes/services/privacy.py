"""Forgetting a person at the desk."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.rules import forgetting
from bot.disputes.services import drafts
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import cases, evidence, notices, tables, verdicts
from bot.matches.services.unit_of_work import attempted
from bot.matches.storage.errors import storage_problems


class DeskPrivacy:
    """Telling a person's data, and deleting it; call it beside that of the matches."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def kept_of(self, user: int) -> dict[str, Any]:
        """What is kept about a person, as JSON has it: their own views in disputes, and their penalties."""
        party, penalty, dispute = tables.party.c, tables.penalty.c, tables.dispute.c
        sides = (
            sa.select(dispute.guild_id, dispute.number, party.seat, party.view, party.view_at)
            .join(tables.party, party.dispute_id == dispute.id)
            .where(party.user_id == user)
            .order_by(dispute.id)
        )
        given = sa.select(penalty.guild_id, penalty.kind, penalty.infraction, penalty.at, penalty.until, penalty.lifted)
        with storage_problems():
            async with self._work.database.reading() as session:
                connection = await session.connection()
                disputes = (await connection.execute(sides)).all()
                penalties = (await connection.execute(given.where(penalty.user_id == user).order_by(penalty.id))).all()
        return {
            "disputes": [
                {
                    "server": str(row.guild_id),
                    "number": row.number,
                    "seat": row.seat,
                    "view": row.view,
                    "told": _moment(row.view_at),
                }
                for row in disputes
            ],
            "penalties": [
                {
                    "server": str(row.guild_id),
                    "kind": row.kind,
                    "infraction": row.infraction,
                    "given": _moment(row.at),
                    "until": _moment(row.until),
                    "lifted": _moment(row.lifted),
                }
                for row in penalties
            ],
        }

    async def forget(self, user: int) -> int:
        """Delete a person's views and pictures, replace their id by the marker, and blank mentions of them.

        The words that are kept beside the log of a match are the match's to blank.
        Precedents stay, they name nobody. A keyed hash remains in each dispute, so that its parties never judge it; and
        that of an exclusion in force until its day. A case that they judge waits for another judge.

        Returns:
            how many disputes named them.
        """
        return await attempted(lambda: self._attempt(user))

    async def _attempt(self, user: int) -> int:
        with storage_problems():
            return await self._work.database.write(lambda connection: self._forget(connection, user))

    async def _forget(self, connection: AsyncConnection, user: int) -> int:
        named = await cases.read(connection, _named(user), limit=None)
        for dispute in named:
            without = forgetting.forgotten(dispute, user, self._work.clock.now())
            if without != dispute:
                await cases.update(connection, dispute, without)
            sides = [party.side for party in dispute.parties if party.user == user]
            await evidence.forget(connection, dispute.id, user, sides)
            await verdicts.forget(connection, dispute.id, user, sides)
        await verdicts.forget_penalties(connection, user, self._work.clock.now())
        await notices.forget(connection, user)
        await drafts.forget(connection, user)
        await evidence.forget_traces(connection, user)
        return len(named)


def _named(user: int) -> sa.ColumnElement[bool]:
    """The condition that a dispute names a person, in a column or in somebody's words."""
    columns, known = tables.dispute.c, []
    for table, named, words in (
        (tables.party, tables.party.c.user_id, [tables.party.c.view]),
        (tables.bar, tables.bar.c.user_id, []),
        (tables.message, tables.message.c.author_id, [tables.message.c.words]),
        (tables.verdict, tables.verdict.c.user_id, [tables.verdict.c.ruling, tables.verdict.c.why]),
        (tables.appeal, None, [tables.appeal.c.why]),
    ):
        conditions = [each.contains(str(user)) for each in words]
        if named is not None:
            conditions.append(named == user)
        known.append(columns.id.in_(sa.select(table.c.dispute_id).where(sa.or_(*conditions))))
    told = [each.contains(str(user)) for each in (columns.question, columns.course)]
    return sa.or_(columns.opener_id == user, columns.judge_id == user, *told, *known)


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
