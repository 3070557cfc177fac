"""The log of a kept match, as decisions look things up in it."""

from __future__ import annotations

from typing import Any

from bot.database import Database
from bot.games.contract import AnyGame
from bot.matches.model.match import Match
from bot.matches.rules.log import Gone, Header, Past
from bot.matches.storage import read


class StoredLog:
    """A :class:`bot.matches.rules.log.Log` that reads the database when it is asked something."""

    def __init__(self, database: Database, match: Match, game: AnyGame) -> None:
        self._database = database
        self._match = match
        self._game = game

    async def headers(self) -> list[Header]:
        """The last entries in order, as many as an undo may look at."""
        async with self._database.reading() as session:
            return await read.read_headers(await session.connection(), self._match.id, self._match.seq)

    async def kind(self, seq: int) -> str:
        """The kind of an entry."""
        async with self._database.reading() as session:
            return await read.read_kind(await session.connection(), self._match.id, seq)

    async def state(self, seq: int) -> Any:
        """The game's state after an entry."""
        async with self._database.reading() as session:
            return await read.read_state(await session.connection(), self._game, self._match, seq)

    async def past(self, seq: int) -> Past:
        """The match after an entry."""
        async with self._database.reading() as session:
            connection = await session.connection()
            return Past(
                await read.read_state(connection, self._game, self._match, seq),
                await read.read_conceded(connection, self._match.id, seq),
                await read.read_owners(connection, self._match.id, seq),
            )

    async def gone(self, to: int) -> list[Gone]:
        """The entries, in order, that made the position what it is and that it was not when entry ``to`` was made."""
        async with self._database.reading() as session:
            return await read.read_gone(await session.connection(), self._match, to)
