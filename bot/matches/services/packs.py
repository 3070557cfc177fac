"""Component packs, kept for matches to be played with."""

from __future__ import annotations

import asyncio

from bot.games.registry import UnknownGame
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import write
from bot.matches.storage.errors import storage_problems


class Packs:
    """The packs that matches may be created with."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def add_pack(self, game: str, content: bytes) -> str | Refused:
        """Keep a component pack for matches to use, and return its digest.

        Raises:
            PackProblem: it is none that the game can be played with.
        """
        try:
            digest = await asyncio.to_thread(self._work.repository.games.admit, game, content)
        except UnknownGame:
            return refused(Reason.UNKNOWN_GAME, game=game)
        with storage_problems():
            async with self._work.repository.database.writing() as session:
                await write.add_pack(await session.connection(), digest, game, content, self._work.clock.now())
        return digest
