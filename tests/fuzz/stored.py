"""A database's file with bits that fell over: what is read is what was kept, or the damage is named."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.chat.base.context import guild_settings
from bot.database import Database, StorageProblem
from bot.games.registry import Registry
from bot.games.values import SPECTATOR
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.service import MatchService
from bot.matches.storage import preferences
from tests.bot.databases import compiled_once, new_database
from tests.bot.matches.table import EVA, GUILD, STRANGER, HandClock, move, opened, played

_OPENED = 0.05
"""The share of the files that are opened as at a start, the schema looked at and all."""


class Stored:
    """A database with a match that is played and one that is over, to be damaged and looked at."""

    def __init__(self, folder: Path, games: Registry) -> None:
        self._file, self._games = folder / "stored.sqlite", games
        self._kept = {each.match.id: each for each in asyncio.run(self._prepared())}
        connection = sqlite3.connect(self._file)
        # All of it in one file, so that nothing that is written later mends what was damaged.
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.close()
        self._whole = self._file.read_bytes()

    async def _prepared(self) -> list[Position]:
        database = await new_database(self._file)
        service = MatchService(database, self._games, HandClock())
        over = await played(service, await opened(service))
        live = await played(service, await opened(service, 3, channel=12), moves=4)
        await database.close()
        return [over, live]

    def make(self, lot: random.Random) -> tuple[bytes, bool]:
        """The file with some bits fallen over, near each other or anywhere, and whether a start looks at it."""
        data = bytearray(self._whole)
        width = lot.choice((1, 64, 4096, len(data)))
        start = lot.randrange(len(data) - width + 1)
        for _ in range(lot.choice((1, 1, 4, 32, 256))):
            data[start + lot.randrange(width)] ^= 1 << lot.randrange(8)
        return bytes(data), lot.random() < _OPENED

    def take(self, given: tuple[bytes, bool]) -> None:
        """Open the file and look at everything in it, then move.

        Raises:
            DatabaseProblem: it cannot be opened, or nothing at all in it can be used.
            AssertionError: another position than was kept is taken for it.
        """
        data, starts = given
        for beside in ("-wal", "-shm", "-journal"):
            Path(f"{self._file}{beside}").unlink(missing_ok=True)
        self._file.write_bytes(data)
        with compiled_once():
            asyncio.run(self._used(starts))

    async def _used(self, starts: bool) -> None:
        url = f"sqlite+aiosqlite:///{self._file}"
        database = await Database.open(url) if starts else Database.unopened(url)
        try:
            named = await self._looked(MatchService(database, self._games, HandClock()), database)
        finally:
            await database.close()
        if named is not None:
            raise named

    async def _looked(self, service: MatchService, database: Database) -> StorageProblem | None:
        """Every look by itself: what one of them cannot read must not hide what another would read wrongly."""
        live = max(self._kept)
        looks: list[Callable[[], Awaitable[object]]] = [
            *(lambda number=number: self._position(service, number) for number in self._kept),
            lambda: service.history.log(live, SPECTATOR),
            lambda: service.history.position_at(live, 2),
            lambda: service.history.course(live),
            lambda: self._exported(service, min(self._kept)),
            lambda: service.checks.check(live),
            lambda: service.statistics.records(GUILD),
            lambda: service.live_in(12),
            lambda: service.packs.chosen(GUILD, "toy"),
            lambda: preferences.player(database, EVA.user),
            lambda: guild_settings(database, GUILD),
            lambda: service.outbox.claim(),
            lambda: service.scheduler.tick(),
            lambda: self._moved(service, live),
        ]
        named: StorageProblem | None = None
        for look in looks:
            try:
                await look()
            except StorageProblem as problem:
                named = named or problem
        return named

    async def _position(self, service: MatchService, number: int) -> Position | None:
        position, kept = await service.position(number), self._kept[number]
        if position is not None and position.match == kept.match:
            assert position.state == kept.state, "another position than was kept"
        return position

    async def _exported(self, service: MatchService, number: int) -> None:
        data = await service.exports.export(number, STRANGER)
        assert isinstance(data, bytes | Refused), data

    async def _moved(self, service: MatchService, number: int) -> None:
        position = await self._position(service, number)
        if position is not None and position.match == self._kept[number].match:
            await move(service, position, random.Random(0))
