"""Seats that change hands while a match is played: left, cleared, given to the game's own player, taken again."""

from __future__ import annotations

from bot.games.values import Seat
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules import seats
from bot.matches.rules.change import Change
from bot.matches.services.kept.usual import UsualAnswers
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import preferences


class Seats:
    """Leaving, clearing and taking seats of a match that is being played."""

    def __init__(self, work: UnitOfWork, usual: UsualAnswers) -> None:
        self._work = work
        self._usual = usual

    async def vacate(self, match: int, actor: Actor, seat: Seat, *, reason: str = "") -> Position | Refused:
        """Leave one's seat for another player to take; a judge clears any, the host one the game plays.

        Args:
            reason: why a judge or an admin orders it; others need none.
        """
        return await self._work.do(match, lambda change: seats.clear(change, actor, seat, "nobody", reason))

    async def hand_to_game(self, match: int, actor: Actor, seat: Seat, *, reason: str = "") -> Position | Refused:
        """Let the game's own player go on: for one's own seat, or as the host for an empty one; a judge for any.

        Args:
            reason: as in :meth:`vacate`.
        """
        return await self._work.do(match, lambda change: seats.clear(change, actor, seat, "game", reason))

    async def take(self, match: int, actor: Actor, seat: Seat) -> Position | Refused:
        """Sit down in a vacant seat; whoever judged the match, or sat in another seat of it, may not.

        They inherit nothing that was settled in advance there, and bring what they settle for all their matches.
        """
        away = await preferences.away(self._work.repository.database, actor.user)

        async def taken(change: Change) -> Refused | None:
            usual = await self._usual.of_person(change.match, actor.user)
            return seats.take(change, actor, seat, away, usual)

        return await self._work.do(match, taken)
