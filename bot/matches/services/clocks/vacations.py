"""Vacations: while a player is away, their clocks are stopped."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from msgspec import Struct

from bot.matches.model.match import Status
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.clock.vacations import BUDGET, go_away
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import preferences, tables
from bot.matches.storage.errors import storage_problems


class Vacation(Struct, frozen=True):
    """What came of a vacation, in how many live matches of the player.

    Attributes:
        matches: the clock is stopped for as long as the player wishes, or runs again.
        short: the clock is stopped for a shorter time or not at all, because the seat's budget is used up.
    """

    matches: int
    short: int = 0


class Vacations:
    """Going on vacation, and coming back."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def set_vacation(self, user: int, until: datetime | None) -> Vacation | Refused:
        """Stop a player's clocks until a moment, or with ``None`` let them run again."""
        now = self._work.clock.now()
        if until is not None and not now < until <= now + BUDGET:
            return refused(Reason.TOO_LONG, days=BUDGET.days)
        with storage_problems():
            await preferences.set_away(self._work.repository.database, user, until)
            seat, match = tables.seat, tables.match
            going_on = match.c.status.in_((Status.LOBBY.value, Status.PLAYING.value))
            asked = sa.select(seat.c.match_id).join(match).where(seat.c.user_id == user, match.c.live, going_on)
            matches = [row.match_id for row in await self._work.repository.database.rows(asked)]
        whole = 0
        for number in matches:
            position = await self._work.do(number, lambda change: go_away(change, user, until))
            if not isinstance(position, Refused):
                own = position.match.seat_of(user)
                whole += own is None or position.match.seats[own].away == until
        return Vacation(whole, len(matches) - whole)
