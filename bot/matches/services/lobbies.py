"""Lobbies: opened in a channel, joined and settled, until they start or close."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from bot.games.contract import Choice, Seat
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor, Course, Match, Seal, Seating, Status, Terms
from bot.matches.model.messages import Lobby
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import endings, lobby
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import packs, preferences, write
from bot.matches.storage.errors import storage_problems
from bot.matches.verify import GENESIS


class Lobbies:
    """Gathering players for a match."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._repository = work.repository
        self._database = work.repository.database

    async def create(
        self,
        actor: Actor,
        *,
        guild: int,
        channel: int,
        game: str,
        terms: Terms,
        join: bool = True,
        click: int | None = None,
    ) -> Position | Refused:
        """Open a lobby in a channel, with whoever opens it in the first seat unless they only host.

        Args:
            terms: what is to be played; :attr:`Terms.pack` must have been stored with :meth:`Packs.add_pack`, and the
                notices are the guild's own, whatever the terms say.
            click: the id of the interaction behind it, which is mixed into the dice as whoever opens it sits down.
        """
        if game not in self._repository.games:
            return refused(Reason.UNKNOWN_GAME, game=game)
        with storage_problems():
            timing = replace(terms.timing, notices=await preferences.notices(self._database, guild))
            away = await preferences.away(self._database, actor.user)
        terms = replace(terms, timing=timing)
        secret = Secret.fresh()
        match = Match(
            id=0,
            revision=0,
            guild=guild,
            channel=channel,
            host=actor.user,
            status=Status.LOBBY,
            game=game,
            seq=0,
            head=GENESIS,
            created=self._work.clock.now(),
            terms=terms,
            course=Course(seals=(Seal(secret.commitment),)),
            seats=(Seating(actor.user, away=away, click=click),) if join else (),
        )
        with storage_problems():
            async with self._database.reading() as session:
                connection = await session.connection()
                engine = await self._repository.game_of(connection, match)
                match = replace(match, people=await self._repository.people(connection, match.id))
            problem = lobby.check_terms(engine, terms)
            if problem is not None:
                return problem
            try:
                async with self._database.writing() as session:
                    connection = await session.connection()
                    if terms.pack is not None and not await packs.hold(connection, terms.pack):
                        return refused(Reason.BUSY)
                    number = await write.insert_match(connection, match, secret, [(Lobby(), None)])
            except IntegrityError:
                return refused(Reason.CHANNEL_TAKEN)
        self._work.announce(match)
        created = await self._repository.position(number)
        if created is None:
            raise RuntimeError(f"match {number} is gone right after it was made")
        return created

    async def choices(self, match: int) -> tuple[Choice, ...]:
        """What is to be settled in a lobby, given what is settled so far."""
        position = await self._repository.position(match)
        return lobby.choices(position.game, position.match) if position else ()

    async def join(self, match: int, actor: Actor, *, click: int | None = None) -> Position | Refused:
        """Take the first free seat of a lobby.

        Args:
            click: the id of the interaction behind it, which is mixed into the dice.
        """
        away = await preferences.away(self._database, actor.user)
        return await self._work.do(match, lambda change: lobby.join(change, actor.user, away=away, click=click))

    async def leave(self, match: int, actor: Actor, seat: Seat | None = None) -> Position | Refused:
        """Leave a lobby; as the host also: clear another seat."""
        return await self._work.do(match, lambda change: lobby.leave(change, actor, seat))

    async def add_automated(self, match: int, actor: Actor) -> Position | Refused:
        """Let the game's own player take a seat; for the host."""
        return await self._work.do(match, lambda change: lobby.add_automated(change, actor))

    async def choose(
        self, match: int, actor: Actor, name: str, token: str, seat: Seat | None = None
    ) -> Position | Refused:
        """Settle one of the :meth:`choices`, for oneself or, as the host, for the table or an automated seat."""
        return await self._work.do(match, lambda change: lobby.choose(change, actor, name, token, seat))

    async def start(self, match: int, actor: Actor) -> Position | Refused:
        """Close the lobby to changes and announce the match, which :meth:`Openings.begin` opens; for the host."""
        return await self._work.do(match, lambda change: lobby.start(change, actor))

    async def close(self, match: int, actor: Actor) -> Position | Refused:
        """Close a lobby, for its host."""
        return await self._work.do(match, lambda change: endings.close(change, actor))
