"""Lobbies: opened in a channel, joined and settled, until they start or close."""

from __future__ import annotations

import asyncio
import secrets

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.playing import Dice
from bot.games.setup import Choice
from bot.games.values import Line, Rejected, Seat, Unclear, Violation
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor, Course, Match, Seating, Status, Terms
from bot.matches.model.messages import Lobby
from bot.matches.model.position import Position
from bot.matches.model.private import TABLE
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.seals import Seal
from bot.matches.rules import choices, endings, lobby
from bot.matches.rules.change import Change
from bot.matches.rules.choices import NotReady
from bot.matches.rules.series import between
from bot.matches.rules.terms.alter import alter
from bot.matches.rules.terms.needs import check_terms
from bot.matches.services.unit_of_work import Decision, UnitOfWork, decides
from bot.matches.storage import packs, preferences, write
from bot.matches.storage.errors import storage_problems
from bot.matches.verify import GENESIS


class Brought(Struct, frozen=True):
    """A file was taken.

    Attributes:
        complaints: why the match cannot start with it all the same, for whoever brought it alone.
        remarks: what they should look over in it; for them alone too.
    """

    position: Position
    complaints: tuple[Violation, ...] = ()
    remarks: tuple[Line, ...] = ()


class Lobbies:
    """Gathering players for a match."""

    leave = decides(lobby.leave)
    add_place = decides(lobby.add_place)
    remove_place = decides(lobby.remove_place)
    clear = decides(lobby.clear)
    choose = decides(choices.choose)
    drop = decides(choices.drop)
    close = decides(endings.close)

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
            engine = await self._repository.game_of(match)
            people = await self._database.read(lambda connection: self._repository.people(connection, match.id))
            match = replace(match, people=people)
            problem = check_terms(engine, terms)
            if problem is not None:
                return problem
            try:
                number = await self._database.write(lambda connection: _insert(connection, match, secret))
            except IntegrityError:
                return refused(Reason.CHANNEL_TAKEN)
            if number is None:
                return refused(Reason.BUSY)
        self._work.announce(match)
        created = await self._repository.position(number)
        if created is None:
            raise RuntimeError(f"match {number} is gone right after it was made")
        return created

    async def choices(self, match: int) -> tuple[Choice, ...]:
        """What is to be settled in a lobby, given what is settled so far."""
        position = await self._repository.position(match)
        return choices.choices(position.game, position.match) if position else ()

    async def join(self, match: int, actor: Actor, *, click: int | None = None) -> Position | Refused:
        """Take the first free seat of a lobby.

        Args:
            click: the id of the interaction behind it, which is mixed into the dice.
        """
        away = await preferences.away(self._database, actor.user)
        return await self._work.do(match, lambda change: lobby.join(change, actor.user, away=away, click=click))

    async def add_automated(self, match: int, actor: Actor) -> Position | Refused:
        """Let the game's own player take a seat, with what it needs to play; for the host."""
        chance = Dice(secrets.randbelow)
        return await self._work.do(match, lambda change: lobby.add_automated(change, actor, chance))

    async def alter(self, match: int, actor: Actor, name: str, token: str) -> Position | Refused:
        """Change one of the terms of a lobby, as :func:`~bot.matches.rules.terms.alter.alter` has it; for the host."""
        chance = Dice(secrets.randbelow)
        return await self._work.do(match, lambda change: alter(change, actor, name, token, chance))

    async def bring(
        self, match: int, actor: Actor, name: str, content: bytes, seat: Seat | None = None, *, meant: str = ""
    ) -> Brought | Refused | Rejected | Unclear:
        """Settle a choice by a file; rejected where the game cannot read it, with reasons for whoever brings it alone.

        Args:
            seat: as in :meth:`choose`.
            meant: the answer of whoever brings it, where the file was unclear.
        """
        position = await self._repository.position(match)
        if position is None:
            return refused(Reason.NO_MATCH)
        choice = next((one for one in choices.choices(position.game, position.match) if one.name == name), None)
        if choice is None or choice.kind != "file":
            return refused(Reason.UNKNOWN_CHOICE, choice=name)
        if problem := choices.too_large(len(content)):
            return problem
        # Before anything is read: nobody keeps the referee busy with files who may not bring one.
        whose = choices.closed(position.match) or choices.target(position.match, actor, choice, seat)
        if isinstance(whose, Refused):
            return whose
        found = await asyncio.to_thread(choices.understood, position.game, choice, content, meant)
        if not isinstance(found, choices.Understood):
            return found
        done = await self._work.change(match, lambda change: choices.bring(change, actor, choice, found.text, seat))
        if isinstance(done, Refused | Rejected):
            return done
        is_between = done.position.match.is_between
        complaints = (
            between.complaints(done.change, whose)
            if is_between
            else choices.complaints(done.position, done.change.private, whose)
        )
        return Brought(done.position, complaints, found.remarks)

    async def brought(self, match: int, actor: Actor, seat: Seat | None = None) -> dict[str, str] | Refused:
        """What somebody brought or sealed for their own seat, by the choice's name.

        It is theirs alone to see, before the match opens, while it lasts and afterwards.

        Args:
            seat: an automated seat or :data:`TABLE`, for the host.
        """
        position = await self._repository.position(match)
        if position is None:
            return refused(Reason.NO_MATCH)
        own = position.match.seat_of(actor.user) if seat is None else seat
        if own is None:
            return refused(Reason.NOT_SEATED)
        if not choices.may_look(position.match, actor, own):
            return refused(Reason.NOT_YOURS)
        kept = await self._repository.private(position.match, own, "choice")
        return {name: each.value for name, each in kept.items()}

    async def complaints(self, match: int, actor: Actor, whose: Seat | None = None) -> tuple[Violation, ...]:
        """Why the match cannot start with what was chosen for a seat; for whoever sits there alone.

        Args:
            whose: an automated seat, for the host; without it one's own.
        """
        loaded = await self._repository.loaded(match)
        if loaded is None or loaded.position.match.status is not Status.LOBBY:
            return ()
        seat = loaded.position.match.seat_of(actor.user) if whose is None else whose
        if seat in (None, TABLE) or not choices.may_look(loaded.position.match, actor, seat):
            return ()
        if loaded.position.match.is_between:
            return between.complaints(Change(loaded.position, None, self._work.clock.now(), loaded.private), seat)
        return choices.complaints(loaded.position, loaded.private, seat)

    async def start(self, match: int, actor: Actor) -> Position | Refused:
        """Close the lobby to changes and announce the match, which :meth:`Openings.begin` opens; for the host."""
        return await self._started(match, lambda change: lobby.start(change, actor))

    async def begin_first(self, match: int, actor: Actor) -> Position | Refused:
        """Fill the lobby of a first match and announce it, as :func:`~bot.matches.rules.lobby.begin_first` has it."""
        chance = Dice(secrets.randbelow)
        return await self._started(match, lambda change: lobby.begin_first(change, actor, chance))

    async def _started(self, match: int, start: Decision[NotReady | None]) -> Position | Refused:
        done = await self._work.change(match, start)
        if isinstance(done, Rejected):
            raise RuntimeError(f"match {match}: a start that asks nothing of the game was rejected: {done}")
        if isinstance(done, Refused):
            return done
        return done.result.refusal if isinstance(done.result, NotReady) else done.position


async def _insert(connection: AsyncConnection, match: Match, secret: Secret) -> int | None:
    """Write a new lobby and return its number; nothing where the pack it is to be played with is gone."""
    pack = match.terms.pack
    if pack is not None and not await packs.hold(connection, pack):
        return None
    return await write.insert_match(connection, match, secret, [(Lobby(), None)])
