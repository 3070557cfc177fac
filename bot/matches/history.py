"""Looking back: the log in words, and the position after any entry."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from msgspec import Struct

from bot.games.contract import Line, Seat, Viewer
from bot.matches import entries, tables
from bot.matches.desk import Desk
from bot.matches.entries import By
from bot.matches.faults import storage_problems
from bot.matches.logbook import logged
from bot.matches.position import Position


class Page(Struct, frozen=True):
    """One entry of a match's log, in the words a viewer may read.

    Attributes:
        hash: the entry's; empty while it would give hidden choices away.
    """

    seq: int
    at: datetime
    kind: str
    by: By
    seat: Seat | None
    lines: tuple[Line, ...]
    hash: str


class HistoryDesk(Desk):
    """The past of matches."""

    async def log(self, match: int, viewer: Viewer, *, before: int | None = None, limit: int = 20) -> list[Page]:
        """The last entries of a match's log, in order.

        Args:
            before: only entries with a smaller number than this.
        """
        position = await self.vault.position(match)
        if position is None:
            return []
        table = tables.event
        asked = sa.select(table.c.seq, table.c.entry, table.c.reason, table.c.hash).where(table.c.match_id == match)
        if before is not None:
            asked = asked.where(table.c.seq < before)
        with storage_problems():
            async with self.vault.database.reading() as session:
                rows = (
                    await (await session.connection()).execute(asked.order_by(table.c.seq.desc()).limit(limit))
                ).all()
        pages = []
        for row in reversed(rows):
            entry = entries.entry_of(row.entry)
            told = logged(position.game, row.seq, entry, viewer, row.reason)
            kind = str(entry.__struct_config__.tag)
            shown = row.hash if position.match.hashes_shown else ""
            pages.append(Page(row.seq, entry.at, kind, entry.by, entry.seat, told.lines, shown))
        return pages

    async def position_at(self, match: int, seq: int) -> Position | None:
        """A match with the position that entry ``seq`` made, for its views; ``None`` when there is no such entry."""
        return await self.vault.position_at(match, seq)
