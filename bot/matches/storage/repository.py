"""Matches at hand: read once, kept in memory while they are what the database says, and changed one at a time."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.games.contract import AnyGame, Rejected, Seat
from bot.games.registry import Registry, UnknownGame
from bot.matches.model.chance import Secret
from bot.matches.model.clock import Clock
from bot.matches.model.match import Match, Owner
from bot.matches.model.people import People
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import deadlines
from bot.matches.rules.change import Change
from bot.matches.rules.undo import Header
from bot.matches.storage import read, write
from bot.matches.storage.errors import DamageProblem, storage_problems
from bot.matches.storage.write import Conflict

Result = TypeVar("Result")
Decision: TypeAlias = Callable[[Change], "Refused | Rejected | Result | Awaitable[Refused | Rejected | Result]"]

_AT_HAND = 2000
_ATTEMPTS = 8


@dataclass(frozen=True, slots=True)
class _Loaded:
    position: Position
    secret: Secret | None


class Bell:
    """Wakes whoever waits for something new; rung before anybody waits, it is not missed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        """There is something new."""
        self._event.set()

    async def wait(self) -> None:
        """Until there is something new."""
        await self._event.wait()
        self._event.clear()


class Repository:
    """Reads and changes matches; each match by one task at a time, and safely beside other processes.

    Attributes:
        told: rings when something new is to be delivered.
        due: rings when a match's clock must be looked at sooner than was thought.
        asleep_until: when the scheduler of the clocks looks at them anyway; ``None`` while it is awake.
        steady: makes sure that deadlines fit the clock as it is now; the scheduler's, where there is one.
    """

    def __init__(self, database: Database, games: Registry, clock: Clock) -> None:
        self.database = database
        self.games = games
        self.clock = clock
        self.told = Bell()
        self.due = Bell()
        self.asleep_until: datetime | None = None
        self.steady: Callable[[], Awaitable[None]] | None = None
        self._at_hand: OrderedDict[int, _Loaded] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._person_key: bytes | None = None

    async def position(self, match: int) -> Position | None:
        """A match as it is in the database now; ``None`` when there is no such match."""
        with storage_problems():
            async with self.database.reading() as session:
                loaded = await self._fresh(await session.connection(), match)
        return None if loaded is None else loaded.position

    async def position_at(self, match: int, seq: int) -> Position | None:
        """A match with the position that an entry of its log made; ``None`` when there is no such entry."""
        with storage_problems():
            async with self.database.reading() as session:
                connection = await session.connection()
                loaded = await self._fresh(connection, match)
                if loaded is None or not 1 <= seq <= loaded.position.match.seq:
                    return None
                game = loaded.position.game
                return Position(
                    loaded.position.match, game, await read.read_state(connection, game, loaded.position.match, seq)
                )

    async def change(
        self,
        match: int,
        decide: Decision[Result],
        *,
        interaction: int | None = None,
    ) -> tuple[Position, Change, Result] | Refused | Rejected:
        """Decide on a change and write it; decided anew whenever another process was faster.

        Args:
            decide: changes the change, or refuses; a refusal writes nothing. It may read entries of the log, which
                never change.
            interaction: the click behind it, which does nothing the second time it comes.

        Raises:
            StorageProblem: the database cannot do it; nothing of the change is there.
        """
        if self.steady is not None:
            with storage_problems():
                await self.steady()
        async with self._lock(match):
            for _ in range(_ATTEMPTS):
                with storage_problems():
                    done = await self._attempt(match, decide, interaction)
                if done is not None:
                    return done
        return refused(Reason.BUSY)

    async def state_at(self, match: Match, game: AnyGame, seq: int) -> Any:
        """The position after an entry of a match's log."""
        async with self.database.reading() as session:
            return await read.read_state(await session.connection(), game, match, seq)

    async def conceded_at(self, match: int, seq: int) -> frozenset[Seat]:
        """The seats that had given up in the position after an entry of a match's log."""
        async with self.database.reading() as session:
            return await read.read_conceded(await session.connection(), match, seq)

    async def kind_at(self, match: int, seq: int) -> str:
        """What kind of entry of a match's log has this number."""
        async with self.database.reading() as session:
            return await read.read_kind(await session.connection(), match, seq)

    async def owners_at(self, match: int, seq: int) -> tuple[Owner, ...]:
        """Who held a match's clock after an entry of its log."""
        async with self.database.reading() as session:
            return await read.read_owners(await session.connection(), match, seq)

    async def headers(self, match: int, seq: int) -> list[Header]:
        """The last entries of a log up to ``seq``, as many as an undo may look at."""
        async with self.database.reading() as session:
            return await read.read_headers(await session.connection(), match, seq)

    async def people(self, connection: AsyncConnection, match: int) -> People:
        """Who had to do with a match."""
        if self._person_key is None:
            self._person_key = await read.read_person_key(connection)
        return await read.read_people(connection, match, self._person_key)

    async def game_of(self, connection: AsyncConnection, match: Match) -> AnyGame:
        """The game that referees a match, with the components that the match was made with."""
        digest = match.terms.pack
        made = self.games.made(match.game, digest)
        if made is not None:
            return made
        content = None if digest is None else await read.read_pack(connection, digest)
        if digest is not None and (content is None or hashlib.sha256(content).hexdigest() != digest):
            raise read.DamagedMatch(f"the component pack of match {match.id} is missing or was changed")
        try:
            if digest is None or content is None:
                return self.games.game(match.game)
            return await asyncio.to_thread(self.games.game, match.game, (digest, content))
        except (UnknownGame, ValueError) as problem:
            raise read.DamagedMatch(f"match {match.id} cannot be refereed ({problem})") from problem

    def look_at(self, due: datetime | None) -> None:
        """Wake the scheduler of the clocks, unless it will be awake by then."""
        if due is not None and (self.asleep_until is None or due < self.asleep_until):
            self.due.ring()

    def forget(self) -> None:
        """Read everything anew from now on."""
        self._at_hand.clear()

    async def _attempt(
        self,
        match: int,
        decide: Decision[Result],
        interaction: int | None,
    ) -> tuple[Position, Change, Result] | Refused | Rejected | None:
        loaded = self._at_hand.get(match)
        checked = loaded is None
        if loaded is None:
            async with self.database.reading() as session:
                loaded = await self._fresh(await session.connection(), match)
        if loaded is None:
            return refused(Reason.NO_MATCH)
        change = Change(loaded.position, loaded.secret, self.clock.now())
        decided = decide(change)
        result = await decided if isinstance(decided, Awaitable) else decided
        if isinstance(result, Refused | Rejected):
            return await self._refusal(match, result, change, interaction, checked=checked)
        if not change.changed:
            return None if await self._is_behind(match, change, checked=checked) else (loaded.position, change, result)
        try:
            # What was decided is written and told even when whoever asked for it is gone by then.
            position = await asyncio.shield(self._write(change))
        except Conflict:
            self._at_hand.pop(match, None)
            return None
        except IntegrityError as problem:
            self._at_hand.pop(match, None)
            if interaction is not None and await self._used(interaction):
                return refused(Reason.REPEATED)
            if change.match.channel != change.before.channel or change.match.live > change.before.live:
                return refused(Reason.CHANNEL_TAKEN)
            if await self._revision(match) == change.before.revision:
                # Nobody else wrote, so it would fail for ever.
                raise DamageProblem(
                    f"the database holds what contradicts match {match} ({problem.orig}); restore the last backup"
                ) from problem
            return None
        except BaseException:
            # Whether it was written is not known, so nothing at hand may be trusted.
            self._at_hand.pop(match, None)
            raise
        return position, change, result

    async def _write(self, change: Change) -> Position:
        async with self.database.writing() as session:
            after = await write.write(await session.connection(), change)
        position = Position(after, change.game, change.state)
        self._keep(_Loaded(position, change.secret))
        if change.notes:
            self.told.ring()
        self.look_at(deadlines.due(after))
        return position

    async def _refusal(
        self, match: int, result: Refused | Rejected, change: Change, interaction: int | None, *, checked: bool
    ) -> Refused | Rejected | None:
        if await self._is_behind(match, change, checked=checked):
            return None
        if interaction is not None and await self._used(interaction):
            return refused(Reason.REPEATED)
        return result

    async def _is_behind(self, match: int, change: Change, *, checked: bool) -> bool:
        # What was at hand may be behind what another process wrote.
        if checked or await self._revision(match) == change.before.revision:
            return False
        self._at_hand.pop(match, None)
        return True

    async def _revision(self, match: int) -> int | None:
        async with self.database.reading() as session:
            return await read.read_revision(await session.connection(), match)

    async def _used(self, interaction: int) -> bool:
        async with self.database.reading() as session:
            return await read.is_used(await session.connection(), interaction)

    async def _fresh(self, connection: AsyncConnection, match: int) -> _Loaded | None:
        loaded = self._at_hand.get(match)
        if loaded is not None:
            if await read.read_revision(connection, match) == loaded.position.match.revision:
                self._keep(loaded)
                return loaded
            self._at_hand.pop(match, None)
        found = await read.read_match(connection, match)
        if found is None:
            return None
        found = replace(found, people=await self.people(connection, match))
        game = await self.game_of(connection, found)
        state = await read.read_state(connection, game, found, found.seq) if found.seq else None
        secret = await read.read_secret(connection, found) if found.live else None
        loaded = _Loaded(Position(found, game, state), secret)
        self._keep(loaded)
        return loaded

    def _keep(self, loaded: _Loaded) -> None:
        match = loaded.position.match
        known = self._at_hand.get(match.id)
        if known is None or known.position.match.revision <= match.revision:
            self._at_hand[match.id] = loaded
            self._at_hand.move_to_end(match.id)
        while len(self._at_hand) > _AT_HAND:
            self._at_hand.popitem(last=False)

    def _lock(self, match: int) -> asyncio.Lock:
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        return lock
