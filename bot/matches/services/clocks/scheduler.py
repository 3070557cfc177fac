"""The one task that keeps every match's clock: it sleeps until something is due, and does it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any, TypeAlias

import sqlalchemy as sa

from bot.database import StorageProblem
from bot.games.values import Rejected
from bot.matches.model.refusals import Refused
from bot.matches.rules.change import Change
from bot.matches.rules.clock import expiry
from bot.matches.services.clocks.lost_time import BEAT, Heartbeat, Reach
from bot.matches.services.unit_of_work import Alarm, UnitOfWork
from bot.matches.storage import tables
from bot.matches.storage.errors import DamageProblem, storage_problems
from bot.matches.storage.outbox import Outbox
from bot.shards import Share

_log = logging.getLogger(__name__)

_State: TypeAlias = tuple[datetime, int, int]
"""Since when a match is due, and how often it has changed: openly, and in what its seats keep to themselves."""

_PUT_OFF = 600.0
_LIVELY = 3 * BEAT.total_seconds()


class Scheduler:
    """Does what is due; :meth:`run` for ever, :meth:`tick` once.

    Attributes:
        reach: whether players can do anything; while they cannot, every clock is stopped and nothing is due.
        alarm: wakes it when a match's clock must be looked at sooner than was thought.
        takes: whether a match's channel takes messages, asked before time that is over by a moment runs out in it.
    """

    def __init__(
        self, work: UnitOfWork, outbox: Outbox, heartbeat: Heartbeat, reach: Reach, alarm: Alarm, share: Share
    ) -> None:
        self._work = work
        self._outbox = outbox
        self._clock = work.clock
        self._heartbeat = heartbeat
        self.reach = reach
        self.alarm = alarm
        self.takes: Callable[[int, datetime], Awaitable[bool]] | None = None
        # What is due in other servers is looked after where their players are heard.
        self._here = tables.match.c.live & share.among(tables.match.c.guild_id)
        self._lively: float | None = None
        self._put_off: dict[int, float] = {}
        self._unsure: set[int] = set()

    @property
    def lively(self) -> bool:
        """Whether the clocks were looked at just now."""
        return self._lively is not None and self._clock.elapsed() - self._lively <= _LIVELY

    @property
    def failing(self) -> frozenset[int]:
        """The matches that could not go on by themselves, and are tried again later."""
        elapsed = self._clock.elapsed()
        return frozenset(match for match, until in self._put_off.items() if until > elapsed)

    async def run(self) -> None:
        """Keep the clocks until cancelled; a database that cannot be reached is tried again."""
        while True:
            try:
                following = await self.tick()
            except StorageProblem as problem:
                _log.error("Clocks of matches could not be looked at: %s", problem)
                following = None
            except Exception:
                # One failure must not stop all other clocks.
                _log.exception("Clocks of matches could not be looked at")
                following = None
            seconds = BEAT.total_seconds()
            if following is not None:
                seconds = min(seconds, max(0.0, (following - self._clock.now()).total_seconds()))
            await self._sleep(seconds)

    async def tick(self) -> datetime | None:
        """Give lost time back, do what is due, and return when the next thing is."""
        following = None
        if not self.reach.away:
            with storage_problems():
                await self._heartbeat.beat()
                await self._do_due()
                following = await self._following()
        self._lively = self._clock.elapsed()
        return following

    async def _do_due(self) -> None:
        self._unsure.clear()
        seen: dict[int, _State] = {}
        while due := await self._due():
            for match, state in due.items():
                if self.reach.away:
                    return
                if seen.get(match) == state:
                    # Nothing came of the last look, so nothing would come of the next.
                    self._put_aside(match)
                    _log.error("Match %d is due and stays as it is; tried again later", match)
                    continue
                seen[match] = state
                await self._look_at(match)
                self._lively = self._clock.elapsed()

    async def _sleep(self, seconds: float) -> None:
        self.alarm.asleep_until = self._clock.now() + timedelta(seconds=seconds)
        sleeping = asyncio.ensure_future(self._clock.sleep(seconds))
        ringing = asyncio.ensure_future(self.alarm.wait())
        try:
            await asyncio.wait((sleeping, ringing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.alarm.asleep_until = None
            sleeping.cancel()
            ringing.cancel()

    async def _due(self) -> dict[int, _State]:
        """The matches whose time has come."""
        now = self._clock.now()
        self._put_off = {match: self._put_off[match] for match in self.failing}
        table = tables.match
        columns = (table.c.id, table.c.due, table.c.revision, table.c.private)
        asked = sa.select(*columns).where(table.c.due <= now, self._here)
        first = self._but_put_off(asked).order_by(table.c.due).limit(100)
        rows = await self._work.repository.database.rows(first)
        return {row.id: (row.due, row.revision, row.private) for row in rows}

    async def _following(self) -> datetime | None:
        table = tables.match
        asked = sa.select(sa.func.min(table.c.due)).where(self._here)
        (found,) = await self._work.repository.database.rows(self._but_put_off(asked))
        following: datetime | None = found[0]
        return following

    def _but_put_off(self, asked: sa.Select[Any]) -> sa.Select[Any]:
        later = {*self._put_off, *self._unsure}
        return asked.where(tables.match.c.id.not_in(sorted(later))) if later else asked

    async def _look_at(self, match: int) -> None:
        try:
            # While a channel is asked a dead line may come back, whose time nobody has been given back yet.
            reached = self._reached()
            if self.takes is not None and not await self.takes(match, reached):
                self._unsure.add(match)
                return
            unread = await self._outbox.unread_since(match)
            done = await self._work.change(match, partial(self._decide, reached, unread))
        except StorageProblem as problem:
            if not isinstance(problem, DamageProblem):
                raise
            self._put_aside(match)
            _log.error("Match %d cannot go on by itself: %s", match, problem)
        except Exception:
            # One match that cannot go on must not stop the clocks of all the others.
            self._put_aside(match)
            _log.exception("Match %d cannot go on by itself; tried again later", match)
        else:
            if not isinstance(done, Refused | Rejected) and done.result:
                self._unsure.add(match)
                self.reach.awaited = True

    def _decide(self, reached: datetime, unread: datetime | None, change: Change) -> bool:
        return expiry.look_at(change, min(reached, self._reached()), unread)

    def _reached(self) -> datetime:
        """Until when players could certainly play."""
        return self._clock.now() - timedelta(seconds=self.reach.silence())

    def _put_aside(self, match: int) -> None:
        self._put_off[match] = self._clock.elapsed() + _PUT_OFF
