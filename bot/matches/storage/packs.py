"""Component packs that are kept: as long as a match was made with one, or somebody chose it for new matches."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.games.registry import Registry, UnknownGame
from bot.matches.model.clock import Clock
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.storage import read, tables, write
from bot.matches.storage.errors import storage_problems

# Between storing a pack and choosing it there is a moment in which nothing names it yet.
_CHOSEN_WITHIN = timedelta(minutes=10)


async def hold(connection: AsyncConnection, digest: str) -> bool:
    """Whether a pack is kept; if so, it is not dropped before this transaction ends."""
    asked = sa.select(tables.pack.c.digest).where(tables.pack.c.digest == digest).with_for_update()
    return (await connection.execute(asked)).first() is not None


async def drop_unused(connection: AsyncConnection, chosen: sa.Select[str], now: datetime) -> int:
    """Drop every pack that nobody chose and no match was made with, and return how many these were.

    Args:
        chosen: selects the digests that are chosen for new matches.
        now: packs that were stored in the ten minutes before stay, because they may be chosen yet.
    """
    pack, match = tables.pack, tables.match
    played = sa.exists().where(match.c.game == pack.c.game, match.c.terms.contains(pack.c.digest))
    unused = sa.and_(pack.c.added < now - _CHOSEN_WITHIN, pack.c.digest.not_in(chosen), sa.not_(played))
    # A match that is being made holds its pack; only after that is over can it be seen that the pack is in use.
    asked = sa.select(pack.c.digest).where(unused).order_by(pack.c.digest).with_for_update()
    digests = list((await connection.execute(asked)).scalars())
    if not digests:
        return 0
    dropped = await connection.execute(sa.delete(pack).where(pack.c.digest.in_(digests), unused))
    return dropped.rowcount


class Packs:
    """The component packs that people bring: read one at a time beside the event loop, and kept by their digests."""

    def __init__(self, database: Database, games: Registry, clock: Clock) -> None:
        self._database, self._games, self._clock = database, games, clock
        # Reading one may take seconds, and the threads that do it are there for everybody.
        self._one_at_a_time = asyncio.Lock()

    async def add(self, game: str, content: bytes) -> str | Refused:
        """Keep a pack for matches to use, and return its digest.

        Raises:
            PackProblem: it is none that the game can be played with.
        """
        try:
            async with self._one_at_a_time:
                digest = await asyncio.to_thread(self._games.admit, game, content)
        except UnknownGame:
            return refused(Reason.UNKNOWN_GAME, game=game)
        with storage_problems():
            async with self._database.writing() as session:
                await write.add_pack(await session.connection(), digest, game, content, self._clock.now())
        return digest

    async def check(self, game: str, content: bytes) -> Refused | None:
        """Read a pack as :meth:`add` does, and keep nothing of it.

        Raises:
            PackProblem: it is none that the game can be played with.
        """
        try:
            async with self._one_at_a_time:
                await asyncio.to_thread(self._games.check, game, content)
        except UnknownGame:
            return refused(Reason.UNKNOWN_GAME, game=game)
        return None

    async def content(self, digest: str) -> bytes | None:
        """The bytes of a pack, as they were brought; ``None`` where it is not kept."""
        with storage_problems():
            async with self._database.reading() as session:
                return await read.read_pack(await session.connection(), digest)
