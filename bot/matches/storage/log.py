"""The log of a kept match, as decisions look things up in it."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.games.contract import AnyGame
from bot.matches.model.match import Match
from bot.matches.rules.log import Gone, Header, Past
from bot.matches.rules.undo import line_to
from bot.matches.storage import read


class StoredLog:
    """A :class:`bot.matches.rules.log.Log` that reads the database when it is asked something."""

    def __init__(self, database: Database, match: Match, game: AnyGame) -> None:
        self._database = database
        self._match = match
        self._game = game

    async def headers(self) -> list[Header]:
        """The last entries in order, as many as an undo may look at."""
        return await self._database.read(
            lambda connection: read.read_headers(connection, self._match.id, self._match.seq)
        )

    async def kind(self, seq: int) -> str:
        """The kind of an entry."""
        return await self._database.read(lambda connection: read.read_kind(connection, self._match.id, seq))

    async def state(self, seq: int) -> Any:
        """The game's state after an entry."""
        return await self._database.read(lambda connection: read.read_state(connection, self._game, self._match, seq))

    async def past(self, seq: int) -> Past:
        """The match after an entry."""

        async def read_past(connection: AsyncConnection) -> Past:
            conceded = await read.read_conceded(connection, self._match.id, seq)
            return Past(
                await read.read_state(connection, self._game, self._match, seq),
                frozenset(conceded),
                frozenset(seat for seat, sentenced in conceded.items() if sentenced),
                await read.read_owners(connection, self._match.id, seq),
            )

        return await self._database.read(read_past)

    async def stands(self, seq: int) -> bool:
        """Whether an entry is among those that made the position what it is."""
        backs = await self._database.read(lambda connection: read.read_backs(connection, self._match.id))
        return seq in line_to(backs, self._match.seq)

    async def gone(self, to: int, last: int | None = None) -> list[Gone]:
        """The entries, in order, that made the position what it is and that it was not when entry ``to`` was made."""
        match, newest = self._match.id, self._match.seq if last is None else last
        return await self._database.read(lambda connection: read.read_gone(connection, match, to, newest))
