"""Answers that missed: players report them, judges say what answers instead."""

from __future__ import annotations

from bot.disputes.model.misses import Miss, Missed
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import misses, tables
from bot.matches.storage.errors import storage_problems

MOST = 200
"""Reports of a server that nobody has looked at."""


class Misses:
    """The list of a server's misses, and what its judges taught."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def missed(self, guild: int, user: Official, missed: Missed, answer: str | None = None) -> bool | DeskRefused:
        """Say that a rule does not answer a question, and as a judge what does.

        A player's report waits for the judges; a judge's counts at once, and ``True`` is returned.

        Args:
            answer: the slug of the rule that answers; for judges.
        """
        if answer is not None and not user.judges:
            return refused(DeskReason.JUDGE_ONLY)
        with storage_problems():
            async with self._work.database.writing() as session:
                connection, now = await session.connection(), self._work.clock.now()
                if user.judges:
                    await misses.teach(connection, guild, missed, answer, now)
                else:
                    await misses.report(connection, guild, missed, now, MOST)
        return user.judges

    async def list(self, guild: int, user: Official) -> tuple[Miss, ...] | DeskRefused:
        """The list: those that nobody looked at first; for judges."""
        if not user.judges:
            return refused(DeskReason.JUDGE_ONLY)
        with storage_problems():
            return await self._work.database.read(lambda connection: misses.read(connection, guild))

    async def taught(self, guild: int) -> tuple[Miss, ...]:
        """Those that the server's oracle answers otherwise."""
        with storage_problems():
            return await self._work.database.read(
                lambda connection: misses.read(connection, guild, tables.miss.c.taught)
            )

    async def drop(self, guild: int, user: Official, number: int) -> bool | DeskRefused:
        """Take one off the list: the oracle answers as it did; ``False`` where it is there no longer. For judges."""
        if not user.judges:
            return refused(DeskReason.JUDGE_ONLY)
        with storage_problems():
            return await self._work.database.write(lambda connection: misses.drop(connection, guild, number))
