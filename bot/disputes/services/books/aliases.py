"""Aliases: words of a server's players, each with what a judge says that it means in a rulebook."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.aliases import Alias
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import aliases
from bot.matches.storage.errors import storage_problems

MOST = 300
"""Aliases of a server."""


class Aliases:
    """The meanings that judges of each server gave to words; its oracle knows them from the next question on."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def list(self, guild: int) -> tuple[Alias, ...]:
        """Those of a server, by rulebook and word."""
        with storage_problems():
            return await self._work.database.read(lambda connection: aliases.read(connection, guild))

    async def confirm(self, guild: int, user: Official, alias: Alias) -> DeskRefused | None:
        """Say what a word means, in the place of what it meant before; for judges."""
        if not user.judges:
            return refused(DeskReason.JUDGE_ONLY)

        async def put(connection: AsyncConnection) -> DeskRefused | None:
            known = await aliases.read(connection, guild)
            is_new = all((each.edition, each.word) != (alias.edition, alias.word) for each in known)
            if is_new and len(known) >= MOST:
                return refused(DeskReason.TOO_MANY_WORDS)
            await aliases.put(connection, guild, alias)
            return None

        with storage_problems():
            return await self._work.database.write(put)

    async def drop(self, guild: int, user: Official, edition: str, word: str) -> bool | DeskRefused:
        """Take one back; ``False`` where it is there no longer. For judges."""
        if not user.judges:
            return refused(DeskReason.JUDGE_ONLY)
        with storage_problems():
            return await self._work.database.write(lambda connection: aliases.drop(connection, guild, edition, word))
