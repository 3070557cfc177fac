"""Advice at tables that play together."""

from __future__ import annotations

from bot.games.contract import Rejected
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules import advice
from bot.matches.rules.submit import Path, Submitted
from bot.matches.services.play import submitted
from bot.matches.services.unit_of_work import UnitOfWork


class Advisers:
    """Answers that are set beside a question, backed, and taken over."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def give(self, match: int, actor: Actor, question: str, answer: Path, *, why: str = "") -> Position | Refused:
        """Advise whoever is asked a question, with a whole answer and one line that says why."""
        return await self._work.do(match, lambda change: advice.give(change, actor, question, answer, why))

    async def ask_own_player(self, match: int, actor: Actor, question: str) -> Position | Refused:
        """Let the game's own player advise on a question."""
        return await self._work.do(match, lambda change: advice.ask_own_player(change, actor, question))

    async def back(self, match: int, actor: Actor, number: int) -> Position | Refused:
        """Back somebody's advice; a second time: no longer."""
        return await self._work.do(match, lambda change: advice.back(change, actor, number))

    async def adopt(
        self, match: int, actor: Actor, number: int, *, interaction: int | None = None
    ) -> Submitted | Rejected | Refused:
        """Answer a question that is one's own, or open to everybody, as somebody advised."""
        done = await self._work.change(
            match, lambda change: advice.adopt(change, actor, number, interaction), interaction=interaction
        )
        return submitted(done)
