"""Matches checked as they are kept, files that people bring checked, and the two compared."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from bot.matches import verify
from bot.matches.files.checking import Verdict, check
from bot.matches.files.comparing import Difference, differences
from bot.matches.files.export import begun, file_of
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage.errors import storage_problems

LONGEST = 30.0
"""Seconds that the referee spends on a file that anybody may have brought."""


class Checks:
    """Verdicts on matches and files; one after the other, so that uploads cannot keep the bot busy."""

    def __init__(self, work: UnitOfWork) -> None:
        self._repository = work.repository
        self._checking = asyncio.Lock()

    async def check(self, match: int) -> Verdict | Refused:
        """Check a match as it is kept, whether or not it is over.

        Of a match that is not over, the verdict is for counting what is wrong: all else in it may be hidden.
        """
        data = await self._kept(match)
        if isinstance(data, Refused):
            return data
        async with self._checking:
            verdict = await asyncio.to_thread(check, data, self._repository.games)
        if verdict.export is None or verdict.export["status"] != "playing":
            return verdict
        # The secret of a live match is there for this check alone.
        wrong = tuple(each for each in verdict.wrong if each.kind != "unended")
        return replace(verdict, code=verify.exit_code(list(wrong), None), wrong=wrong)

    async def check_file(self, data: bytes) -> Verdict:
        """Check an uploaded file, unless it is too much to check."""
        async with self._checking:
            return await asyncio.to_thread(check, data, self._repository.games, None, LONGEST)

    async def compare(self, match: int, export: Any) -> list[Difference] | Refused:
        """Where a file that was found sound differs from the match that was played here.

        A match that is not over is not compared: the differences would show what is hidden in it.
        """
        data = await self._kept(match)
        if isinstance(data, Refused):
            return data
        played = await asyncio.to_thread(verify.loaded, data)
        if played["status"] == "playing":
            return refused(Reason.NOT_OVER)
        return await asyncio.to_thread(differences, export, played)

    async def _kept(self, match: int) -> bytes | Refused:
        with storage_problems():
            async with self._repository.database.reading() as session:
                connection = await session.connection()
                found = await begun(connection, match)
                return found if isinstance(found, Refused) else await file_of(connection, found, for_checking=True)
