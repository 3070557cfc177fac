"""Vacations: while a player is away, their clocks stand."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa
from msgspec.structs import replace

from bot.matches import preferences, tables
from bot.matches.desk import Desk
from bot.matches.draft import Draft
from bot.matches.faults import storage_problems
from bot.matches.refusals import Reason, Refused, refused

LONGEST = timedelta(days=28)


class VacationDesk(Desk):
    """Going on vacation, and coming back."""

    async def set_vacation(self, user: int, until: datetime | None) -> int | Refused:
        """Stop a player's clocks until a moment, or with ``None`` let them run again.

        Returns:
            how many matches of theirs go on.
        """
        now = self.clock.now()
        if until is not None and not now < until <= now + LONGEST:
            return refused(Reason.TOO_LONG, days=LONGEST.days)
        with storage_problems():
            await preferences.set_away(self.vault.database, user, until)
            seat, match = tables.seat, tables.match
            asked = sa.select(seat.c.match_id).join(match).where(seat.c.user_id == user, match.c.live)
            async with self.vault.database.reading() as session:
                matches = list((await (await session.connection()).execute(asked)).scalars())
        for number in matches:
            await self._do(number, lambda draft: _away(draft, user, until))
        return len(matches)


def _away(draft: Draft, user: int, until: datetime | None) -> None:
    seat = draft.match.seat_of(user)
    if seat is None:
        return
    stood = max(draft.now, draft.match.seats[seat].away or draft.now)
    more = max(draft.now, until or draft.now) - stood
    draft.seat(seat, away=until)
    waits = (
        replace(wait, deadline=wait.deadline + more) if wait.seat == seat and wait.deadline else wait
        for wait in draft.match.course.waits
    )
    draft.course(waits=tuple(waits))
