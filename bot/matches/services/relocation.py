"""The channels and servers that matches are played in. While there is none, the clock is stopped."""

from __future__ import annotations

import logging
from collections.abc import Callable

import sqlalchemy as sa

from bot.database import StorageProblem
from bot.games.values import Rejected
from bot.matches.model.match import Status
from bot.matches.model.refusals import Refused
from bot.matches.rules.change import Change
from bot.matches.rules.clock import relocation
from bot.matches.services.unit_of_work import UnitOfWork, decides
from bot.matches.storage import tables
from bot.matches.storage.errors import storage_problems

_log = logging.getLogger(__name__)


class Relocation:
    """Channels that are changed or gone, and servers that the bot leaves and comes back to.

    Attributes:
        unsettled: the matches that should have been stopped or started and could not be.
    """

    move_to = decides(relocation.move_to)
    bring = decides(relocation.bring)

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.unsettled: set[int] = set()

    async def left(self, guild: int) -> list[int]:
        """Stop the matches of a server that cannot be reached, and return those that were running."""
        return await self._for_all(lambda each: each == guild, relocation.stand_still)

    async def back(self, guild: int) -> list[int]:
        """Resume the matches of a server that can be reached again, and return them."""
        return await self._for_all(lambda each: each == guild, relocation.go_on)

    async def settle_in(self, is_in: Callable[[int], bool], is_out: Callable[[int], bool]) -> list[int]:
        """Stop the matches of the servers that are out of reach, and resume those of the others.

        For the start, and for whenever it is not known which servers came and went.

        Returns:
            The matches that were resumed.
        """
        await self._for_all(is_out, relocation.stand_still)
        return await self._for_all(is_in, relocation.go_on)

    async def _for_all(self, chosen: Callable[[int], bool], decide: Callable[[Change], None]) -> list[int]:
        table = tables.match
        asked = sa.select(table.c.id, table.c.guild_id).where(table.c.live, table.c.status == Status.PLAYING.value)
        with storage_problems():
            async with self._work.repository.database.reading() as session:
                rows = (await (await session.connection()).execute(asked)).all()
        self.unsettled &= {row.id for row in rows}
        failed: dict[int, StorageProblem] = {}
        done = [row.id for row in rows if chosen(row.guild_id) and await self._decided(row.id, decide, failed)]
        if failed:
            # A database that is out of order is one problem, however many matches it holds.
            first, problem = next(iter(failed.items()))
            _log.error("%d matches, first %d, could not be stopped or started: %s", len(failed), first, problem)
        return done

    async def _decided(self, match: int, decide: Callable[[Change], None], failed: dict[int, StorageProblem]) -> bool:
        try:
            done = await self._work.change(match, decide)
        except StorageProblem as problem:
            self.unsettled.add(match)
            failed[match] = problem
            return False
        except Exception:
            # A game that fails in one match must not keep all the others from being stopped and started.
            self.unsettled.add(match)
            _log.exception("Match %d could not be stopped or started", match)
            return False
        self.unsettled.discard(match)
        return not isinstance(done, Refused | Rejected) and done.change.changed
