"""Everything that can be done with a match, for whoever talks to players.

Every method answers with a value: what it did, a :class:`Refused` with its reason and sentence, or the game's own
:class:`Rejected` with the rules broken. Raised are only problems that no player can help: :class:`StorageProblem`.
A change is durable when its method returns, and all of it or nothing of it is there.
"""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from bot.database import Database
from bot.games.contract import Choice, Rejected, Seat
from bot.games.registry import Registry
from bot.matches.files.comparing import CheckingDesk
from bot.matches.files.export import ExportDesk
from bot.matches.model.chance import Secret
from bot.matches.model.clock import Clock, SystemClock
from bot.matches.model.match import Actor, Course, Match, Seal, Seating, Status, Terms
from bot.matches.model.messages import Lobby
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import deadlines, lobby, submit
from bot.matches.rules.change import Change
from bot.matches.rules.endings import EndingDesk
from bot.matches.rules.submit import Path, Submitted, Written
from bot.matches.services import reopening
from bot.matches.services.agreements import AgreementDesk
from bot.matches.services.history import HistoryDesk
from bot.matches.services.judging import JudgingDesk
from bot.matches.services.privacy import PrivacyDesk
from bot.matches.services.relocation import LodgingDesk
from bot.matches.services.reopening import ReopeningDesk
from bot.matches.services.scheduler import Scheduler
from bot.matches.services.statistics import StatisticsDesk
from bot.matches.services.substitutes import SubstituteDesk
from bot.matches.services.vacation import VacationDesk
from bot.matches.storage import packs, preferences, read, write
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.outbox import Outbox
from bot.matches.storage.packs import Packs
from bot.matches.storage.repository import Repository
from bot.matches.verify import GENESIS


class MatchService(
    AgreementDesk,
    CheckingDesk,
    EndingDesk,
    ExportDesk,
    HistoryDesk,
    JudgingDesk,
    LodgingDesk,
    PrivacyDesk,
    ReopeningDesk,
    StatisticsDesk,
    SubstituteDesk,
    VacationDesk,
):
    """The life of all matches; what is beside lobbies and moves is at its desks.

    Args:
        database: where they are kept; several services, in several processes, may share one.
        games: the games that can be played.
        clock: where the time comes from.

    Attributes:
        packs: the component packs that people bring.
        outbox: what waits to be told to players; somebody must deliver it.
        scheduler: looks after the clocks; somebody must let it run.
    """

    def __init__(self, database: Database, games: Registry, clock: Clock | None = None) -> None:
        super().__init__(Repository(database, games, clock or SystemClock()))
        self.games = games
        self.packs = Packs(database, games, self.clock)
        self.outbox = Outbox(self.repository)
        self.scheduler = Scheduler(self.repository)
        self._database = database

    @property
    def failing(self) -> frozenset[int]:
        """The matches that could not go on by themselves, or not be stopped or started; they are tried again later."""
        return self.scheduler.failing | self.unsettled

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
            terms: what is to be played; :attr:`Terms.pack` must have been stored in :attr:`packs`, and the notices
                are the guild's own, whatever the terms say.
            click: the id of the interaction behind it, which is mixed into the dice as whoever opens it sits down.
        """
        if game not in self.games:
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
            created=self.clock.now(),
            terms=terms,
            course=Course(seals=(Seal(secret.commitment),)),
            seats=(Seating(actor.user, away=away, click=click),) if join else (),
        )
        with storage_problems():
            async with self._database.reading() as session:
                connection = await session.connection()
                engine = await self.repository.game_of(connection, match)
                match = replace(match, people=await self.repository.people(connection, match.id))
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
        self.repository.told.ring()
        self.repository.look_at(deadlines.due(match))
        created = await self.repository.position(number)
        if created is None:
            raise RuntimeError(f"match {number} is gone right after it was made")
        return created

    async def position(self, match: int) -> Position | None:
        """A match as it is now: its lobby or its position; ``None`` when there is no such match."""
        return await self.repository.position(match)

    async def live_in(self, *channels: int | None) -> Position | None:
        """The match that is gathered or played in the first of these channels that has one."""
        with storage_problems():
            async with self._database.reading() as session:
                connection = await session.connection()
                for channel in channels:
                    found = await read.live_in(connection, channel) if channel else None
                    if found is not None:
                        break
                else:
                    return None
        return await self.repository.position(found)

    async def choices(self, match: int) -> tuple[Choice, ...]:
        """What is to be settled in a lobby, given what is settled so far."""
        position = await self.repository.position(match)
        return lobby.choices(position.game, position.match) if position else ()

    async def join(self, match: int, actor: Actor, *, click: int | None = None) -> Position | Refused:
        """Take the first free seat of a lobby.

        Args:
            click: the id of the interaction behind it, which is mixed into the dice.
        """
        away = await preferences.away(self._database, actor.user)
        return await self._do(match, lambda change: lobby.join(change, actor.user, away=away, click=click))

    async def leave(self, match: int, actor: Actor, seat: Seat | None = None) -> Position | Refused:
        """Leave a lobby; as the host also: clear another seat."""
        return await self._do(match, lambda change: lobby.leave(change, actor, seat))

    async def add_automated(self, match: int, actor: Actor) -> Position | Refused:
        """Let the game's own player take a seat; for the host."""
        return await self._do(match, lambda change: lobby.add_automated(change, actor))

    async def choose(
        self, match: int, actor: Actor, name: str, token: str, seat: Seat | None = None
    ) -> Position | Refused:
        """Settle one of the :meth:`choices`, for oneself or, as the host, for the table or an automated seat."""
        return await self._do(match, lambda change: lobby.choose(change, actor, name, token, seat))

    async def start(self, match: int, actor: Actor) -> Position | Refused:
        """Close the lobby to changes and announce the match, which :meth:`begin` then opens; for the host."""
        return await self._do(match, lambda change: lobby.start(change, actor))

    async def begin(self, match: int, message: int) -> Position | Refused:
        """Open what was announced, now that its message has an id; refused where nothing is announced.

        A lobby becomes a match, and a match goes on that :meth:`reopen` brings back.
        """

        async def decide(change: Change) -> Refused | None:
            opening = change.match.course.opening
            if opening is None:
                return refused(Reason.NOT_OPENING)
            if opening.to is None:
                lobby.begin(change, opening, message)
            else:
                past = await self._past(change, opening.to)
                reopening.begin(change, opening, message, past)
            return None

        return await self._do(match, decide)

    async def submit(
        self,
        match: int,
        actor: Actor,
        prompt: str,
        answer: Path | Written,
        *,
        interaction: int | None = None,
    ) -> Submitted | Rejected | Refused:
        """Answer a prompt for one's own seat.

        A click that comes twice is refused as :attr:`Reason.REPEATED`, whatever became of it the first time; a prompt
        that no longer stands as :attr:`Reason.STALE`.
        """

        def decide(change: Change) -> Refused | Rejected | None:
            return submit.submit(change, actor.user, prompt, answer, interaction)

        done = await self.repository.change(match, decide, interaction=interaction)
        if isinstance(done, Refused | Rejected):
            return done
        position, change, _ = done
        return Submitted(position, change.before.seq + 1, position.match.seq)
