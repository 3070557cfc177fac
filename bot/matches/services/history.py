"""Looking back: the log in words, and the position after any entry."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from msgspec import Struct

from bot.games.contract import AnyGame
from bot.games.values import Line, Seat, Viewer
from bot.matches.files.chain import check_linked
from bot.matches.files.course import Moment, Score, course_of, scores_of
from bot.matches.model import entries
from bot.matches.model.entries import By, Entry, logged
from bot.matches.model.match import Match
from bot.matches.model.position import Position
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import tables
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.read import DamagedMatch

T = TypeVar("T")
_Row: TypeAlias = sa.Row[int, str, str | None, str, str]
_LOG = tables.event.c
# Made once: to put a statement together costs more than to run it.
_LINKED = (
    sa.select(_LOG.seq, _LOG.entry, _LOG.reason, _LOG.previous, _LOG.hash)
    .where(_LOG.match_id == sa.bindparam("match"), _LOG.seq.between(sa.bindparam("first"), sa.bindparam("last")))
    .order_by(_LOG.seq)
)
_Look: TypeAlias = Callable[[AnyGame, Sequence[Entry], Sequence[str | None]], list[T]]


class Page(Struct, frozen=True):
    """One entry of a match's log, in the words a viewer may read.

    Attributes:
        hash: the entry's; empty while it would give hidden choices away.
        back_to: the entry whose position it brought back.
    """

    seq: int
    at: datetime
    kind: str
    by: By
    seat: Seat | None
    lines: tuple[Line, ...]
    hash: str
    back_to: int | None = None


def taken_back(pages: Iterable[Page]) -> set[int]:
    """The entries that do not count any more, because one after them brought an earlier position back."""
    return {seq for page in pages if page.back_to is not None for seq in range(page.back_to + 1, page.seq)}


class History:
    """The past of matches.

    Attributes:
        position_at: gives a match with the position that an entry made, for its views; ``None`` when there is no such
            entry.
    """

    def __init__(self, work: UnitOfWork) -> None:
        self._repository = work.repository
        self.position_at = work.repository.position_at

    async def log(
        self, match: int | Position, viewer: Viewer, *, before: int | None = None, limit: int = 20
    ) -> list[Page]:
        """The last entries of a match's log, in order.

        Args:
            match: its number; or the match as somebody has read it, and no entry is newer than that.
            before: only entries with a smaller number than this.
        """
        position = match if isinstance(match, Position) else await self._repository.position(match)
        if position is None:
            return []
        last = min(position.match.seq, (before or position.match.seq + 1) - 1)
        first = max(1, last - limit + 1)
        with storage_problems():
            rows = await self._linked(position.match, first, last)
            return [_page(position, row, viewer) for row in rows if first <= row.seq <= last]

    async def meanwhile(self, match: int, seq: int) -> tuple[Any, tuple[Any, ...]] | None:
        """The state that entry ``seq`` made and all events since that count; ``None`` where it was taken back."""
        position = await self._repository.position_at(match, seq)
        if position is None:
            return None
        with storage_problems():
            rows = await self._linked(position.match, seq + 1, position.match.seq)
            after = {row.seq: entries.entry_of(row.entry) for row in rows if row.seq > seq}
        gone: set[int] = set()
        for number, entry in after.items():
            if isinstance(entry, entries.Rewound | entries.Reopened):
                gone.update(range(entry.to + 1, number))
        if seq in gone:
            return None
        counting = (entry for number, entry in after.items() if number not in gone)
        return position.state, tuple(event for entry in counting for event in entries.events_of(position.game, entry))

    async def course(self, match: int) -> list[Moment]:
        """A match chapter by chapter as everybody saw it, without what was taken back; nothing before it begins."""
        return await self._played_again(match, course_of)

    async def scores(self, match: int) -> list[Score]:
        """The points of a match after each entry, without what was taken back; nothing before it begins."""
        return await self._played_again(match, lambda game, log, _: scores_of(game, log))

    async def _played_again(self, match: int, look: _Look[T]) -> list[T]:
        position = await self._repository.position(match)
        if position is None or not position.match.seq:
            return []
        with storage_problems():
            rows = await self._linked(position.match, 1, position.match.seq)
            # A log of some thousand entries takes some tenths of a second.
            return await asyncio.to_thread(_played_again, position, rows, look)

    async def _linked(self, match: Match, first: int, last: int) -> Sequence[_Row]:
        """Entries of a log with their neighbours on both sides, which show whether a hash was changed."""
        if first > last:
            return []
        first, last = max(1, first - 1), min(match.seq, last + 1)
        rows = await self._repository.database.rows(_LINKED, {"match": match.id, "first": first, "last": last})
        check_linked(match, rows, first, last)
        return rows


def _page(position: Position, row: _Row, viewer: Viewer) -> Page:
    try:
        entry = entries.entry_of(row.entry)
        told = logged(position.game, row.seq, entry, viewer, row.reason)
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        # A game need only narrate its own events, and a damaged entry may hold anything.
        raise DamagedMatch(f"entry {row.seq} of match {position.match.id} cannot be read ({problem})") from problem
    shown = row.hash if position.match.hashes_shown else ""
    back_to = entry.to if isinstance(entry, entries.Rewound | entries.Reopened) else None
    return Page(row.seq, entry.at, str(entry.__struct_config__.tag), entry.by, entry.seat, told.lines, shown, back_to)


def _played_again(position: Position, rows: Sequence[_Row], look: _Look[T]) -> list[T]:
    try:
        log = [entries.entry_of(row.entry) for row in rows]
        return look(position.game, log, [row.reason for row in rows])
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        # A game need only bear its own events, and a damaged entry may hold anything.
        raise DamagedMatch(f"match {position.match.id} cannot be played again ({problem})") from problem
