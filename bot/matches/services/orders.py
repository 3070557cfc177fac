"""What a judge or an admin may order: going back, setting the position right, stopping the clock, ending the match."""

from __future__ import annotations

from typing import Any

from bot.games.values import Rejected
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules import orders
from bot.matches.rules.clock import pauses
from bot.matches.services.unit_of_work import UnitOfWork


class Orders:
    """Orders of a judge; whoever manages the server may give them too. Each says why, in words for everybody."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def rewind(
        self, match: int, actor: Actor, to: int, *, reason: str, seen: int | None = None
    ) -> Position | Refused:
        """Bring back the position after an entry of the log, whatever was drawn or revealed since.

        Args:
            seen: the last entry that the judge knew of; refused where the match moved on since.
        """
        return await self._work.do(
            match, lambda change: orders.rewind(change, self._work.log(change), actor, to, reason, seen)
        )

    async def adjust(
        self, match: int, actor: Actor, changes: dict[str, Any], *, reason: str, seen: int | None = None
    ) -> Position | Refused | Rejected:
        """Set parts of the position, by the names the game knows them by; ``seen`` as in :meth:`rewind`."""
        done = await self._work.change(match, lambda change: orders.adjust(change, actor, changes, reason, seen))
        return done if isinstance(done, Refused | Rejected) else done.position

    async def pause(self, match: int, actor: Actor, *, reason: str) -> Position | Refused:
        """Stop the clock; only a judge or an admin starts it again."""
        return await self._work.do(match, lambda change: orders.pause(change, actor, reason))

    async def resume(self, match: int, actor: Actor, *, reason: str = "") -> Position | Refused:
        """Let go of the clock: any player of the players' agreed pause, a judge or an admin of an official's.

        It runs again once no other owner holds it.

        Args:
            reason: why a judge or an admin lets go; players need none.
        """
        return await self._work.do(match, lambda change: pauses.resume(change, actor, reason))

    async def extend(self, match: int, actor: Actor, seconds: int, *, reason: str) -> Position | Refused:
        """Give everybody who is awaited more time."""
        return await self._work.do(match, lambda change: orders.extend(change, actor, seconds, reason))

    async def abandon(self, match: int, actor: Actor, *, reason: str) -> Position | Refused:
        """End a match that is being played without an outcome."""
        return await self._work.do(match, lambda change: orders.abandon(change, actor, reason))
