"""Finding disputes again: one, those of a match or a person, and the queue of the judges."""

from __future__ import annotations

from typing import Literal, TypeAlias

import sqlalchemy as sa

from bot.disputes.model.dispute import UNDECIDED, Dispute, Status
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.seeing import shown
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import cases, tables
from bot.matches.storage.errors import storage_problems

Queue: TypeAlias = Literal["unclaimed", "mine", "overdue", "all"]
"""``overdue``: nobody took it in time, or its appeal; ``all``: everything that is undecided or appealed."""


class Docket:
    """Disputes as somebody may see them.

    A side sees the views of the others once the hearing is over, and so does who judges it; everybody else sees none.
    """

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def get(self, guild: int, number: int, user: Official) -> Dispute | DeskRefused:
        """The dispute of a server with this number."""
        case = await self._work.case(guild, number)
        return case if isinstance(case, DeskRefused) else shown(case.dispute, user)

    async def of_match(self, match: int, user: Official) -> tuple[Dispute, ...]:
        """The disputes about a match, the newest first."""
        return await self._read(tables.dispute.c.match_id == match, user)

    async def mine(self, guild: int, user: Official) -> tuple[Dispute, ...]:
        """The disputes without a verdict that stands, of which somebody is a side, the newest first."""
        own = sa.and_(tables.dispute.c.guild_id == guild, cases.of_party(user.user))
        return await self._read(sa.and_(own, cases.is_among(*UNDECIDED, Status.APPEALED)), user)

    async def queue(
        self, guild: int, user: Official, which: Queue = "unclaimed", *, game: str | None = None
    ) -> tuple[Dispute, ...] | DeskRefused:
        """The disputes that wait for judges, first those of tables that sit and wait, the oldest first; for judges."""
        if not user.judges:
            return refused(DeskReason.JUDGE_ONLY)
        columns = tables.dispute.c
        # A table that sits and waits is for judges while its views still come in.
        waits = cases.is_among(Status.HEARING, Status.OPEN, Status.CLAIMED, Status.APPEALED)
        now = self._work.clock.now()
        free = sa.or_(columns.judge_id.is_(None), columns.lease_until <= now)
        chosen = {
            "unclaimed": sa.and_(waits, free),
            "mine": sa.and_(waits, columns.judge_id == user.user),
            "overdue": sa.and_(waits, free, columns.deadline.is_(None)),
            "all": cases.is_among(*UNDECIDED, Status.APPEALED),
        }[which]
        if game is not None:
            chosen = sa.and_(chosen, columns.game == game)
        found = await self._read(sa.and_(columns.guild_id == guild, chosen), user, newest=False)
        if which == "all":
            return found
        waiting = [each for each in found if each.live or each.status is not Status.HEARING]
        return tuple(sorted(waiting, key=lambda each: not each.live))

    async def _read(self, where: sa.ColumnElement[bool], user: Official, *, newest: bool = True) -> tuple[Dispute, ...]:
        with storage_problems():
            found = await self._work.database.read(lambda connection: cases.read(connection, where, newest=newest))
        return tuple(shown(dispute, user) for dispute in found)
