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
from bot.matches.rules.change import Draft
from bot.matches.services.desk import Desk
from bot.matches.storage import tables
from bot.matches.storage.errors import StorageProblem, storage_problems
from bot.matches.storage.repository import Vault

_log = logging.getLogger(__name__)


def stand_still(draft: Draft) -> None:
    """Stop the clock of a match that is being played."""
    if draft.match.status is Status.PLAYING:
        holds.hold(draft, "nowhere")


def go_on(draft: Draft) -> None:
    """Let the clock run again that :func:`stand_still` stopped, in a match that has a channel."""
    if draft.match.course.held_by("nowhere") and draft.match.channel is not None:
        holds.let_go(draft, "nowhere")
        draft.settle()


class LodgingDesk(Desk):
    """Channels that are changed or gone, and servers that the bot leaves and comes back to.

    Attributes:
        unsettled: the matches that should have been stopped or started and could not be.
    """

    def __init__(self, vault: Vault) -> None:
        super().__init__(vault)
        self.unsettled: set[int] = set()

    async def move_to(self, match: int, channel: int | None) -> Position | Refused:
        """Go on in another channel or thread; ``None`` when the channel is gone and there is no other yet."""

        def decide(draft: Draft) -> None:
            draft.match = replace(draft.match, channel=channel)
            (stand_still if channel is None else go_on)(draft)

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

    async def _for_all(self, chosen: Callable[[int], bool], decide: Callable[[Draft], None]) -> list[int]:
        table = tables.match
        asked = sa.select(table.c.id, table.c.guild_id).where(table.c.live, table.c.status == Status.PLAYING.value)
        with storage_problems():
            async with self.vault.database.reading() as session:
                rows = (await (await session.connection()).execute(asked)).all()
        self.unsettled &= {row.id for row in rows}
        return [row.id for row in rows if chosen(row.guild_id) and await self._decided(row.id, decide)]

    async def _decided(self, match: int, decide: Callable[[Draft], None]) -> bool:
        try:
            done = await self.vault.change(match, decide)
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
