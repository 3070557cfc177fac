"""Matches at hand: read once, and kept in memory while they are what the database says."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database, database_problems
from bot.games.contract import AnyGame
from bot.games.registry import Registry, UnknownGame
from bot.games.values import SPECTATOR, Seat
from bot.matches.model import entries
from bot.matches.model.chance import Secret
from bot.matches.model.match import Match, Status
from bot.matches.model.messages import Logged
from bot.matches.model.people import People
from bot.matches.model.position import Position
from bot.matches.model.private import Held, Key, Kind, Private
from bot.matches.rules.change import Change
from bot.matches.rules.clock import quick
from bot.matches.storage import private, read, tables, write
from bot.matches.storage.errors import storage_problems
from bot.shards import Share

_AT_HAND = 2000
_MATCH = tables.match.c
# Made once: making a statement anew takes longer than the database needs for it.
_REVISION = sa.select(_MATCH.revision, _MATCH.private).where(_MATCH.id == sa.bindparam("match"))
_LIVE_IN = sa.select(_MATCH.channel_id, _MATCH.id).where(
    _MATCH.channel_id.in_(sa.bindparam("channels", type_=sa.BigInteger(), expanding=True)), _MATCH.live
)
_USED = sa.select(tables.event.c.seq).where(tables.event.c.interaction_id == sa.bindparam("interaction"))
Find: TypeAlias = Callable[[AsyncConnection], Awaitable[int | None]]
"""Finds a match in a transaction, by its id; ``None`` for none."""
Beside: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Reads something else in the same transaction."""

_NEEDED: dict[Status, tuple[Kind, ...]] = {Status.LOBBY: ("choice", "series")}
"""What is private that a change of a match may need; what was chosen has done its part once the match opens."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match with its position and secret, and with what a change needs of what is private."""

    position: Position
    secret: Secret | None
    private: Private = field(default_factory=dict)


class Repository:
    """Reads matches, and writes changes to them, one transaction each."""

    def __init__(self, database: Database, games: Registry) -> None:
        self.database = database
        self.games = games
        self._at_hand: OrderedDict[int, Loaded] = OrderedDict()
        # By match, the servers in which a quick window is open.
        self._quick: dict[int, int] = {}
        self._person_key: bytes | None = None

    async def position(self, match: int, beside: Beside | None = None) -> Position | None:
        """A match as it is in the database now; ``None`` when there is no such match.

        Args:
            beside: reads what belongs to it in the same transaction.
        """

        async def this(connection: AsyncConnection) -> int:
            if beside is not None:
                await beside(connection)
            return match

        return await self._position(this)

    async def live(self) -> list[int]:
        """The matches that hold a channel, the oldest first."""
        rows = await self._rows(sa.select(_MATCH.id).where(_MATCH.live).order_by(_MATCH.id))
        return [row.id for row in rows]

    async def live_of(self, user: int, guild: int | None) -> list[int]:
        """The matches of a server, or of all servers, that hold a channel and in which a person has a seat, the oldest
        first."""
        seat = tables.seat.c
        joined = sa.select(_MATCH.id).join(tables.seat, seat.match_id == _MATCH.id)
        asked = joined.where(_MATCH.live, seat.user_id == user).order_by(_MATCH.id)
        if guild is not None:
            asked = asked.where(_MATCH.guild_id == guild)
        return [row.id for row in await self._rows(asked)]

    async def live_in(self, *channels: int | None, beside: Beside | None = None) -> Position | None:
        """The match that is gathered or played in the first of these channels that has one.

        Args:
            beside: reads what belongs to it in the same transaction, for as long as there is a channel to look into.
        """
        wanted = [channel for channel in channels if channel]

        async def live(connection: AsyncConnection) -> int | None:
            if beside is not None:
                await beside(connection)
            held = dict(map(tuple, await connection.execute(_LIVE_IN, {"channels": wanted})))
            return next((held[channel] for channel in wanted if channel in held), None)

        return await self._position(live) if wanted else None

    async def last_in(self, channel: int) -> Position | None:
        """The newest match that is or was played in a channel, live or not."""
        return await self._newest(sa.select(_MATCH.id).where(_MATCH.channel_id == channel))

    async def last_played_in(self, game: str, *channels: int | None) -> Position | None:
        """The newest match of a game that was played in one of these channels and has ended."""
        wanted = [channel for channel in channels if channel]
        played = sa.select(_MATCH.id).where(_MATCH.channel_id.in_(wanted), _MATCH.game == game)
        return await self._newest(played.where(_MATCH.ended.is_not(None), _MATCH.seq > 0))

    async def position_at(self, match: int, seq: int) -> Position | None:
        """A match with the position that an entry of its log made; ``None`` when there is no such entry."""
        with storage_problems():
            loaded = await self.loaded(match)
            if loaded is None or not 1 <= seq <= loaded.position.match.seq:
                return None
            found, game = loaded.position.match, loaded.position.game
            # No entry that is there ever changes.
            state = await self.database.read(lambda connection: read.read_state(connection, game, found, seq))
        return Position(found, game, state)

    async def logged(self, position: Position, numbers: Sequence[int]) -> tuple[Logged, ...]:
        """Entries of a match's log with these numbers, in order, as everybody may read them."""
        if not numbers:
            return ()
        match = position.match.id
        found = await self.database.read(lambda connection: read.read_entries(connection, match, numbers))
        return tuple(
            entries.logged(position.game, seq, entry, SPECTATOR, reason) for seq, (entry, reason) in found.items()
        )

    def at_hand(self, match: int) -> Loaded | None:
        """A match as it is in memory, which may be behind what another process wrote."""
        return self._at_hand.get(match)

    def has_quick_window(self, guild: int | None) -> bool:
        """Whether a quick window is open in a server, as far as is known without reading."""
        return guild in self._quick.values()

    async def loaded(self, match: int) -> Loaded | None:
        """A match as it is in the database now, with what a change of it needs."""

        async def this(_: AsyncConnection) -> int:
            return match

        return await self._found(this)

    async def write(
        self, change: Change, beside: Callable[[AsyncConnection, Change], Awaitable[None]] | None = None
    ) -> Position:
        """Write a change, with what belongs beside it, in one transaction, and return the position after it.

        Raises:
            Conflict: another process changed the match in the meantime.
            IntegrityError: an interaction was used before, or the channel has another live match.
        """

        async def written(connection: AsyncConnection) -> Match:
            after = await write.write(connection, change)
            if beside is not None:
                await beside(connection, change)
            return after

        try:
            after = await self.database.write(written)
        except BaseException:
            # Whether it was written is not always known, so what is at hand may not be trusted.
            self._at_hand.pop(change.match.id, None)
            raise
        position = Position(after, change.game, change.state, write.answers_after(change))
        self._keep(Loaded(position, change.secret, _needed(after, change.private)))
        return position

    async def private(self, match: Match, seat: Seat, kind: Kind) -> dict[str, Held]:
        """What a seat keeps from everybody, by name; for its owner alone."""
        with storage_problems():
            kept = await self.database.read(lambda connection: private.read_kind(connection, match, kind))
        return {key.name: held for key, held in kept.items() if key.seat == seat}

    async def is_behind(self, change: Change) -> bool:
        """Whether another process changed the match since it was read; then it is no longer at hand."""
        revision = await self.database.read(lambda connection: read_revision(connection, change.match.id))
        if revision == (change.before.revision, change.answers_before.revision):
            return False
        self._at_hand.pop(change.match.id, None)
        return True

    async def is_used(self, interaction: int) -> bool:
        """Whether an entry of any log came from this interaction."""
        return bool(await self.database.rows(_USED, {"interaction": interaction}))

    async def people(self, connection: AsyncConnection, match: int) -> People:
        """Who had to do with a match."""
        if self._person_key is None:
            self._person_key = await read.read_person_key(connection)
        return await read.read_people(connection, match, self._person_key)

    async def game_of(self, match: Match) -> AnyGame:
        """The game that referees a match, with the components that the match was made with."""
        digest = match.terms.pack
        made = self.games.made(match.game, digest)
        if made is not None:
            return made
        content = None
        if digest is not None:
            content = await self.database.read(lambda connection: read.read_pack(connection, digest))
        if digest is not None and (content is None or hashlib.sha256(content).hexdigest() != digest):
            raise read.DamagedMatch(f"the component pack of match {match.id} is missing or was changed")
        try:
            if digest is None or content is None:
                return self.games.game(match.game)
            return await asyncio.to_thread(self.games.game, match.game, (digest, content))
        except (UnknownGame, ValueError) as problem:
            raise read.DamagedMatch(f"match {match.id} cannot be refereed ({problem})") from problem

    async def counted(self, share: Share) -> dict[str, int]:
        """How many matches of some servers hold a channel, by their status."""
        table = tables.match.c
        asked = sa.select(table.status, sa.func.count()).where(table.live, share.among(table.guild_id))
        return dict(map(tuple, await self._rows(asked.group_by(table.status))))

    def forget(self) -> None:
        """Drop everything from memory, so that it is read again."""
        self._at_hand.clear()
        self._quick.clear()

    async def _rows(self, asked: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        with database_problems():
            return await self.database.rows(asked)

    async def _newest(self, asked: sa.Select[int]) -> Position | None:
        """The newest of the matches that a statement asks for."""

        async def newest(connection: AsyncConnection) -> int | None:
            found: int | None = (await connection.execute(asked.order_by(_MATCH.id.desc()).limit(1))).scalar()
            return found

        return await self._position(newest)

    async def _position(self, find: Find) -> Position | None:
        with database_problems():
            loaded = await self._found(find)
        return None if loaded is None else loaded.position

    async def _found(self, find: Find) -> Loaded | None:
        """The match that is found, as it is in the database now; at hand from now on."""
        made: dict[tuple[str, str | None], AnyGame] = {}
        while isinstance(
            found := await self.database.read(lambda connection: self._look(connection, find, made)), Match
        ):
            # A game takes longer to be made of a pack than anybody may hold a connection.
            with storage_problems():
                made[found.game, found.terms.pack] = await self.game_of(found)
        if found is not None:
            self._keep(found)
        return found

    async def _look(
        self, connection: AsyncConnection, find: Find, made: Mapping[tuple[str, str | None], AnyGame]
    ) -> Loaded | Match | None:
        """The match that is found; without its position where its game has to be made first."""
        match = await find(connection)
        revision = None if match is None else await read_revision(connection, match)
        if match is None or revision is None:
            return None
        loaded = self._at_hand.get(match)
        if loaded is not None and revision == _revision(loaded.position):
            return loaded
        with storage_problems():
            return await self._read(connection, match, revision, made)

    async def _read(
        self,
        connection: AsyncConnection,
        match: int,
        revision: tuple[int, int],
        made: Mapping[tuple[str, str | None], AnyGame],
    ) -> Loaded | Match | None:
        found = await read.read_match(connection, match)
        if found is None:
            return None
        found = replace(found, people=await self.people(connection, match))
        game = self.games.made(found.game, found.terms.pack) or made.get((found.game, found.terms.pack))
        if game is None:
            return found
        state = await read.read_state(connection, game, found, found.seq) if found.seq else None
        secret = await read.read_secret(connection, found) if found.live or found.seq else None
        answers = await private.read_answers(connection, match, revision[1])
        return Loaded(Position(found, game, state, answers), secret, await _read_needed(connection, found))

    def _keep(self, loaded: Loaded) -> None:
        match = loaded.position.match
        known = self._at_hand.get(match.id)
        if known is None or _revision(known.position) <= _revision(loaded.position):
            self._at_hand[match.id] = loaded
            self._at_hand.move_to_end(match.id)
            self._quick.pop(match.id, None)
            if quick.is_open(match):
                self._quick[match.id] = match.guild
        while len(self._at_hand) > _AT_HAND:
            self._at_hand.popitem(last=False)


async def read_revision(connection: AsyncConnection, match: int) -> tuple[int, int] | None:
    """How often a match was changed, and what its seats keep to themselves; ``None`` when there is no such match."""
    row = (await connection.execute(_REVISION, {"match": match})).first()
    return None if row is None else (row.revision, row.private)


def _revision(position: Position) -> tuple[int, int]:
    return position.match.revision, position.answers.revision


async def _read_needed(connection: AsyncConnection, match: Match) -> Private:
    found: dict[Key, Held] = {}
    for kind in _NEEDED.get(match.status, ()):
        found |= await private.read_kind(connection, match, kind)
    return found


def _needed(match: Match, kept: Private) -> Private:
    return {key: held for key, held in kept.items() if key.kind in _NEEDED.get(match.status, ())}
