"""Time that players lost: while the line to Discord was cut, while the bot was down, or by a clock that was set.

Until when they could play is noted again and again, and what they lost is given back to every running clock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.model.clock import Clock
from bot.matches.storage import tables, write
from bot.matches.storage.repository import Repository
from bot.shards import MOST, Share
from bot.storage.upserting import upsert

_log = logging.getLogger(__name__)

Shift: TypeAlias = Callable[[AsyncConnection, timedelta, Share, datetime], Awaitable[int]]
"""Moves every running deadline of some kind in a share of the servers, in one transaction; how many it moved."""

BEAT = timedelta(seconds=30)
"""How often it is noted until when players could play, and how long the scheduler sleeps at most."""
TOLERANCE = timedelta(seconds=90)
"""A gap between two processes, or between two clocks, that is no longer than this is nothing to give back."""
SHORT = 5.0
"""Seconds. A break no longer than this is nothing to give back: what was pressed meanwhile is delivered afterwards."""


class Reach:
    """The connection to Discord as matches see it; it counts as up until :meth:`cut` is called.

    A dead network is noticed late, so what counts as the beginning of a break is the last sign of life before it.

    Args:
        ring: called when clocks must be looked at sooner than was thought.

    Attributes:
        awaited: the next sign of life rings.
    """

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self.awaited = False
        self._clock = clock
        self._ring = ring
        self._contact: float | None = None
        self._break: float | None = None
        self._owed = 0.0

    @property
    def away(self) -> bool:
        """Whether nothing that players do comes in."""
        return self._break is not None

    def heard(self) -> None:
        """Something came in: until now at least the line was there."""
        if self.away:
            return
        self._contact = self._clock.elapsed()
        if self.awaited:
            self.awaited = False
            self._ring()

    def cut(self) -> None:
        """The line is gone."""
        if self._break is None:
            self._break = self._clock.elapsed() if self._contact is None else self._contact

    def restored(self) -> None:
        """The line is there again, and what came in meanwhile was delivered."""
        if self._break is None:
            return
        self._owed = self.owed()
        self._break = None
        if self._contact is not None:
            self._contact = self._clock.elapsed()
        self._ring()

    def silence(self) -> float:
        """Seconds since the line was certainly there."""
        last = self._contact if self._break is None else self._break
        return 0.0 if last is None else self._clock.elapsed() - last

    def owed(self) -> float:
        """Seconds to be given back to the players by now; 0 when there are none, or as good as none."""
        gap = self.silence() if self.away else 0.0
        return self._owed + (gap if gap > SHORT else 0.0)

    def take(self) -> float:
        """Return what is :meth:`owed` and owe it no longer; a break that still lasts is counted from now."""
        owed = self.owed()
        if owed and self.away:
            self._break = self._clock.elapsed()
        self._owed = 0.0
        return owed

    def owe(self, seconds: float) -> None:
        """Note what was taken and could not be given back."""
        self._owed += seconds


class Heartbeat:
    """Compares the clock with the last beat, in this process or the one before, and gives lost time back.

    Args:
        deliver: wakes delivery once time is given back, which messages are to show.

    Attributes:
        shifts: what is moved when time is given back, by what the log calls it; floors above add what is theirs.
    """

    def __init__(
        self, repository: Repository, clock: Clock, reach: Reach, share: Share, deliver: Callable[[], None]
    ) -> None:
        self.shifts: dict[str, Shift] = {"matches": write.shift_all}
        self._share = share
        self._repository = repository
        self._clock = clock
        self._reach = reach
        self._deliver = deliver
        self._wall: datetime | None = None
        self._elapsed = 0.0
        self._noted: datetime | None = None
        self._given: float | None = None
        self._beating = asyncio.Lock()

    async def steady(self) -> None:
        """Give lost time back if the clock was set or stood since the last beat, or there was none yet."""
        if self._wall is None or abs(self._drift()) > TOLERANCE or self._reach.owed():
            await self.beat()

    async def beat(self) -> None:
        """Give lost time back, and note that the process lives when the last note is old."""
        async with self._beating:
            now, elapsed = self._clock.now(), self._clock.elapsed()
            if self._wall is None:
                # A new process knows of a break only by the last beat before it.
                self._reach.take()
                last = await self._last_beat()
                drift = now - last if last is not None else timedelta()
            else:
                drift = self._drift()
            if abs(drift) <= TOLERANCE:
                drift = timedelta()
            owed = self._reach.take()
            if self._wall is not None and not drift and not owed and now - self._wall < BEAT:
                return
            try:
                await self._note(now, drift, timedelta(seconds=owed))
            except BaseException:
                self._reach.owe(owed)
                raise
            self._wall, self._elapsed = now, elapsed

    def not_given(self, seconds: float) -> timedelta:
        """How much of the last seconds was not given back already to every running clock."""
        since = seconds if self._given is None else self._clock.elapsed() - self._given
        return timedelta(seconds=max(0.0, min(seconds, since)))

    def _drift(self) -> timedelta:
        if self._wall is None:
            return timedelta()
        # Both clocks run alike unless one was set or the machine slept: neither is the players' doing.
        return self._clock.now() - self._wall - timedelta(seconds=self._clock.elapsed() - self._elapsed)

    async def _last_beat(self) -> datetime | None:
        async with self._repository.database.reading() as session:
            return _last(await _beats(await session.connection()), self._share)

    async def _note(self, now: datetime, drift: timedelta, owed: timedelta) -> None:
        # Until then players could play; from then on, should this process die, the next one gives the time back.
        at = now - timedelta(seconds=self._reach.silence())
        # In one transaction, so that a crash in the middle gives nothing back twice.
        async with self._repository.database.writing() as session:
            connection = await session.connection()
            last = _last(await _beats(connection, keep=True), self._share)
            if last is not None and last != self._noted:
                drift, owed = _not_yet_given(now - last, drift, owed)
            lost = drift + owed
            known = not lost and self._noted is not None and last is not None and at <= last <= now
            if not known:
                for number in _numbers(self._share):
                    await upsert(connection, tables.heartbeat, {"id": number}, {"at": at})
            if lost:
                given = {name: await shift(connection, lost, self._share, now) for name, shift in self.shifts.items()}
                said = ", ".join(f"{count} {name}" for name, count in given.items())
                if drift and self._wall is not None:
                    seconds = drift.total_seconds()
                    _log.warning("The clock was set by %+.0f s; every deadline is moved with it: %s", seconds, said)
                else:
                    _log.info("%s of lost time given back: %s", lost, said)
        if not known:
            self._noted = at
        if lost:
            self._given = self._clock.elapsed()
            self._repository.forget()
            self._deliver()


def _numbers(share: Share) -> list[int]:
    """The numbers under which the beats of a process's shards are noted, other ones for every count of shards."""
    return [(share.count - 1) * MOST + shard + 1 for shard in share.own]


async def _beats(connection: AsyncConnection, *, keep: bool = False) -> dict[int, datetime]:
    """Every beat that is noted, by its number; ``keep`` locks them until this transaction ends.

    Damage to a beat tells as much as none, and the next one takes its place: it must not stop every clock.
    """
    asked = sa.select(tables.heartbeat.c.id, tables.heartbeat.c.at).order_by(tables.heartbeat.c.id)
    try:
        rows = (await connection.execute(asked.with_for_update() if keep else asked)).all()
    except ValueError as problem:
        _log.error("A note of when the bot was last there is damaged: %s", problem)
        return {}
    # What no program leaves out may still be missing; SQLite takes it for granted in a condition.
    return {row.id: row.at for row in rows if row.at is not None}


def _last(beats: dict[int, datetime], share: Share) -> datetime | None:
    """Until when the players of a share could certainly play.

    Where servers were dealt out otherwise since a shard's own beat, that beat tells nothing any more, and the last one
    under any other count does.
    """
    own = [beats[number] for number in _numbers(share) if number in beats]
    others = [at for number, at in beats.items() if (number - 1) // MOST != share.count - 1]
    return max(([min(own)] if own else []) + others, default=None)


def _not_yet_given(gap: timedelta, drift: timedelta, owed: timedelta) -> tuple[timedelta, timedelta]:
    """What of the lost time to give back when another process beat last, so long ago.

    That process either met the same and gave it back just now, or it was there all the time for its players; after
    a longer gap it was away as well, from its last beat at the earliest.
    """
    if abs(gap) <= TOLERANCE:
        return timedelta(), timedelta()
    return drift, min(owed, gap) if gap > timedelta() else owed
