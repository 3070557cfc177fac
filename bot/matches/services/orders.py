"""What a judge or an admin may order: going back, setting the position right, stopping the clock, ending the match."""

from __future__ import annotations

from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules import orders
from bot.matches.rules.clock import pauses
from bot.matches.services.unit_of_work import UnitOfWork, asks, decides


class Orders:
    """Orders of a judge; whoever manages the server may give them too. Each says why, in words for everybody."""

    adjust = asks(orders.adjust)
    pause = decides(orders.pause)
    resume = decides(pauses.resume)
    extend = decides(orders.extend)
    abandon = decides(orders.abandon)

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def rewind(
        self, match: int, actor: Actor, to: int, *, reason: str, seen: int | None = None, reach: int | None = None
    ) -> Position | Refused:
        """Bring back the position after an entry of the log, whatever was drawn or revealed since.

        Args:
            seen: the last entry that the judge knew of; refused where the match moved on since.
            reach: how many moves they may take back at most; ``None`` for any number.
        """
        return await self._work.do(
            match, lambda change: orders.rewind(change, self._work.log(change), actor, to, reason, seen, reach)
        )
