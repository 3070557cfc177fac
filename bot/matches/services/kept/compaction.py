"""What is kept of finished matches, in less room: nothing is lost, and everything can be done with them as before."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import tables
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.read import PACKED_AT, DamagedMatch, packed
from bot.shards import Share

_log = logging.getLogger(__name__)

_RESTING = timedelta(days=1)
"""So long after its end hardly anybody looks at a match, or goes on with it."""
_AT_ONCE = 20


class Compaction:
    """Packs the positions of finished matches, a few matches at a time.

    Args:
        share: the servers whose matches are this process's to pack.
    """

    def __init__(self, work: UnitOfWork, share: Share) -> None:
        self._work = work
        self._share = share
        self._from: datetime | None = None
        self._to: datetime | None = None
        self._last = 0

    async def step(self) -> bool:
        """Pack some of what is not packed yet; whether there may be more to do at once.

        Raises:
            StorageProblem: the database cannot do it; the same is tried with the next step.
        """
        until = self._to or self._work.clock.now() - _RESTING
        match, kept = tables.match.c, tables.snapshot
        over = [match.ended <= until, match.id > self._last, sa.not_(match.live), self._share.among(match.guild_id)]
        if self._from is not None:
            over.append(match.ended > self._from)
        asked = sa.select(match.id).where(*over).order_by(match.id).limit(_AT_ONCE)
        with storage_problems():
            async with self._work.repository.database.reading() as session:
                connection = await session.connection()
                numbers = list((await connection.execute(asked)).scalars())
                loose = sa.select(kept.c.match_id, kept.c.seq, kept.c.state).where(
                    kept.c.match_id.in_(numbers), sa.func.substr(kept.c.state, PACKED_AT, 1) != b"x"
                )
                found = (await connection.execute(loose)).all()
            if found:
                async with self._work.repository.database.writing() as session:
                    connection = await session.connection()
                    for row in found:
                        same = (kept.c.match_id == row.match_id) & (kept.c.seq == row.seq)
                        try:
                            state = packed(row.state, f"match {row.match_id} at entry {row.seq}")
                        except DamagedMatch as problem:
                            # All others need not wait for it; whoever looks at this match is told.
                            _log.error("A finished match is left as it is: %s", problem)
                            continue
                        await connection.execute(sa.update(kept).where(same).values(state=state))
        if len(numbers) < _AT_ONCE:
            self._from, self._to, self._last = until, None, 0
            return False
        self._to, self._last = until, numbers[-1]
        return True
