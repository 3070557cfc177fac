"""What every desk of the match service works with."""

from __future__ import annotations

from bot.games.contract import Rejected
from bot.matches.model.clock import Clock
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.storage.repository import Decision, Repository


class Desk:
    """A part of the match service: methods that change or read matches through the repository."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository

    @property
    def clock(self) -> Clock:
        """Where the time comes from."""
        return self.repository.clock

    async def _change(
        self, match: int, decide: Decision[None], *, interaction: int | None = None
    ) -> Position | Refused | Rejected:
        done = await self.repository.change(match, decide, interaction=interaction)
        return done if isinstance(done, Refused | Rejected) else done[0]

    async def _do(self, match: int, decide: Decision[None]) -> Position | Refused:
        done = await self._change(match, decide)
        if isinstance(done, Rejected):
            raise RuntimeError(f"match {match}: a change that asks nothing of the game was rejected: {done}")
        return done
