"""Between two games of a series: saying what one plays the next one with, and who begins it."""

from __future__ import annotations

from bot.games.values import Rejected, Seat
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.series import between
from bot.matches.services.unit_of_work import UnitOfWork


class SeriesGames:
    """What the seats settle between two games; the next one begins by itself once all are ready."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def be_ready(self, match: int, actor: Actor, *, click: int | None = None) -> Position | Refused | Rejected:
        """Play the next game with what is chosen now; rejected with why, for whoever asks alone.

        Args:
            click: the id of the interaction behind it, which is mixed into the dice.
        """
        done = await self._work.change(match, lambda change: between.be_ready(change, actor, click))
        return done if isinstance(done, Refused | Rejected) else done.position

    async def play_as_before(self, match: int, actor: Actor) -> Position | Refused:
        """Take back every change since the game before."""
        return await self._work.do(match, lambda change: between.play_as_before(change, actor))

    async def choose_first(self, match: int, actor: Actor, first: Seat) -> Position | Refused:
        """Say who begins the next game, for the seat that may."""
        return await self._work.do(match, lambda change: between.choose_first(change, actor, first))
