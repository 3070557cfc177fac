"""Matches that open by the message that announces them, the first time or again after their end."""

from __future__ import annotations

from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules import openings
from bot.matches.services.unit_of_work import UnitOfWork


class Openings:
    """Opening announced matches, and announcing that one which ended goes on."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def begin(self, match: int, message: int) -> Position | Refused:
        """Open what was announced, now that its message has an id; refused where nothing is announced.

        A lobby becomes a match, and a match goes on that :meth:`reopen` brings back.
        """
        return await self._work.do(match, lambda change: openings.begin(change, self._work.log(change), message))

    async def reopen(self, match: int, actor: Actor, to: int, *, reason: str) -> Position | Refused:
        """Announce that a match which ended goes on from the position after an entry; for a judge or an admin.

        Args:
            reason: why, in words that everybody may read.
        """
        return await self._work.do(
            match, lambda change: openings.reopen(change, self._work.log(change), actor, to, reason)
        )
