"""Where a match is played. While that is nowhere it stands still, and nobody loses the time."""

from __future__ import annotations

import logging
from collections.abc import Callable

import sqlalchemy as sa
from msgspec.structs import replace

from bot.games.contract import Rejected
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules import holds
from bot.matches.rules.change import Change
from bot.matches.services.desk import Desk
from bot.matches.storage import tables
from bot.matches.storage.errors import StorageProblem, storage_problems
from bot.matches.storage.repository import Repository

_log = logging.getLogger(__name__)


def stand_still(change: Change) -> None:
    """Stop the clock of a match that is being played."""
    if change.match.status is Status.PLAYING:
        holds.hold(change, "nowhere")


def go_on(change: Change) -> None:
    """Let the clock run again that :func:`stand_still` stopped, in a match that has a channel."""
    if change.match.course.held_by("nowhere") and change.match.channel is not None:
        holds.let_go(change, "nowhere")
        change.settle()


class LodgingDesk(Desk):
    """Channels that are changed or gone, and servers that the bot leaves and comes back to.

    Attributes:
        unsettled: the matches that should have been stopped or started and could not be.
    """

    def __init__(self, repository: Repository) -> None:
        super().__init__(repository)
        self.unsettled: set[int] = set()

    async def move_to(self, match: int, channel: int | None) -> Position | Refused:
        """Go on in another channel or thread; ``None`` when the channel is gone and there is no other yet."""

        def decide(change: Change) -> None:
            change.match = replace(change.match, channel=channel)
            (stand_still if channel is None else go_on)(change)

        return await self._do(match, decide)

    async def left(self, guild: int) -> list[int]:
        """Nobody can play in a server: its matches stand still; which of them did not already."""
        return await self._for_all(lambda each: each == guild, stand_still)

    async def back(self, guild: int) -> list[int]:
        """A server can be played in again: what stood still because it could not goes on; which matches did."""
        return await self._for_all(lambda each: each == guild, go_on)

    async def settle_in(self, is_in: Callable[[int], bool], is_out: Callable[[int], bool]) -> list[int]:
        """Let stand still what is played in servers that nobody can play in, and let the others go on.

        For a start, and for whenever what became of the servers was not told one by one.

        Returns:
            The matches that go on.
        """
        await self._for_all(is_out, stand_still)
        return await self._for_all(is_in, go_on)

    async def _for_all(self, chosen: Callable[[int], bool], decide: Callable[[Change], None]) -> list[int]:
        table = tables.match
        asked = sa.select(table.c.id, table.c.guild_id).where(table.c.live, table.c.status == Status.PLAYING.value)
        with storage_problems():
            async with self.repository.database.reading() as session:
                rows = (await (await session.connection()).execute(asked)).all()
        self.unsettled &= {row.id for row in rows}
        return [row.id for row in rows if chosen(row.guild_id) and await self._decided(row.id, decide)]

    async def _decided(self, match: int, decide: Callable[[Change], None]) -> bool:
        try:
            done = await self.repository.change(match, decide)
        except StorageProblem as problem:
            self.unsettled.add(match)
            _log.error("Match %d could not be stopped or started: %s", match, problem)
            return False
        except Exception:
            # A game that fails in one match must not keep all the others from being stopped and started.
            self.unsettled.add(match)
            _log.exception("Match %d could not be stopped or started", match)
            return False
        self.unsettled.discard(match)
        return not isinstance(done, Refused | Rejected) and done[1].changed
