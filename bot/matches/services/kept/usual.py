"""The standing answers that people bring to their matches of a game in a server, shown to nobody else."""

from __future__ import annotations

from bot.games.values import Seat
from bot.matches.model.match import Actor, Match
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import submit
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import kept
from bot.matches.storage.errors import storage_problems


class UsualAnswers:
    """What people settle in advance for all their matches; they bring it whenever they sit down at one."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._database = work.repository.database

    async def of_person(self, match: Match, user: int) -> dict[str, str]:
        """What a person brings to matches like this one, by the names of the choices; for them alone."""
        with storage_problems():
            found = await self._database.read(lambda connection: kept.usual_answers(connection, match, [user]))
        return found.get(user, {})

    async def of_seats(self, match: Match) -> dict[Seat, dict[str, str]]:
        """What those who sit at a match bring to it, by seat."""
        with storage_problems():
            return await self._database.read(lambda connection: kept.usual_answers_of_seats(connection, match))

    async def keep(self, match: int, actor: Actor) -> Position | Refused:
        """Bring from now on what one settled in this match, but for what holds once only or for this match alone."""
        position = await self._work.repository.position(match)
        if position is None:
            return refused(Reason.NO_MATCH)
        seat = submit.settling_seat(position.match, actor.user)
        if isinstance(seat, Refused):
            return seat
        chosen = submit.lasting(position, position.answers.standing.get(seat, {}))
        with storage_problems():
            await self._database.write(
                lambda connection: kept.keep_usual_answers(connection, position.match, actor.user, chosen)
            )
        return position

    async def use(self, match: int, actor: Actor) -> Position | Refused:
        """Settle in this match what one brings to others, unseen by anybody else."""
        position = await self._work.repository.position(match)
        if position is None:
            return refused(Reason.NO_MATCH)
        usual = await self.of_person(position.match, actor.user)
        return await self._work.do(match, lambda change: submit.settle_as_usual(change, actor.user, usual))
