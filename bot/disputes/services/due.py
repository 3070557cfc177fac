"""What becomes due at the desk: hearings end, leases lapse, head judges are called, views go after a year."""

from __future__ import annotations

import logging
from datetime import datetime

import sqlalchemy as sa

from bot.database import StorageProblem
from bot.disputes.rules import deadlines
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import tables, verdicts
from bot.matches.storage.errors import DamageProblem, storage_problems

_log = logging.getLogger(__name__)


class Due:
    """Looks after the deadlines; call :meth:`tick` when :meth:`next` says so, and after a start."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def tick(self) -> int:
        """Do everything that is due; how many disputes it changed. Each thing is done and told once.

        While nothing that people do comes in, nothing is due: what they lose is given back.
        """
        if self._work.matches.scheduler.reach.away:
            return 0
        await self._work.steady()
        now, columns = self._work.clock.now(), tables.dispute.c
        over = sa.and_(columns.purged.is_(False), columns.closed_at <= now - deadlines.KEPT)
        asked = sa.select(columns.guild_id, columns.number).where(
            sa.or_(columns.deadline <= now, columns.lease_until <= now, over),
            self._work.matches.share.among(columns.guild_id),
        )
        with storage_problems():
            async with self._work.database.reading() as session:
                due = (await (await session.connection()).execute(asked.order_by(columns.id))).all()
        for row in due:
            try:
                await self._work.change(row.guild_id, row.number, deadlines.pass_on)
            except DamageProblem as problem:
                # What is due in the others must not wait for one match that cannot be read.
                _log.error("What is due in dispute D-%d waits: %s", row.number, problem)
            except StorageProblem:
                raise
            except Exception:
                _log.exception("What is due in dispute D-%d waits", row.number)
        with storage_problems():
            await self._work.database.write(lambda connection: verdicts.forget_exclusions(connection, now))
        return len(due)

    async def next(self) -> datetime | None:
        """When something becomes due next; ``None`` when nothing will."""
        columns = tables.dispute.c
        here = self._work.matches.share.among(columns.guild_id)
        firsts = [
            sa.select(sa.func.min(columns.deadline, type_=columns.deadline.type)),
            sa.select(sa.func.min(columns.lease_until, type_=columns.deadline.type)),
            sa.select(sa.func.min(columns.closed_at, type_=columns.deadline.type)).where(columns.purged.is_(False)),
        ]
        with storage_problems():
            async with self._work.database.reading() as session:
                connection = await session.connection()
                deadline, lease, closed = [(await connection.execute(first.where(here))).scalar() for first in firsts]
        moments = (deadline, lease, None if closed is None else closed + deadlines.KEPT)
        return min((moment for moment in moments if moment is not None), default=None)
