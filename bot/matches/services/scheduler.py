"""The one task that keeps every match's clock: it sleeps until something is due, and gives lost time back."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from bot.games.contract import Rejected, Seat
from bot.matches.model.match import Expiry, Status, Wait
from bot.matches.model.messages import Notice
from bot.matches.model.position import awaited
from bot.matches.model.refusals import Refused
from bot.matches.rules import deadlines, endings
from bot.matches.rules.change import Change
from bot.matches.services.reach import Reach
from bot.matches.storage import preferences, tables, write
from bot.matches.storage.errors import DamageProblem, StorageProblem, storage_problems
from bot.matches.storage.repository import Repository

_log = logging.getLogger(__name__)

BEAT = timedelta(seconds=30)
"""How often it is noted until when players could play, and how long the scheduler sleeps at most."""
TOLERANCE = timedelta(seconds=90)
"""A gap between two processes, or between two clocks, that is no longer than this is nothing to give back."""
_PUT_OFF = 600.0
_LIVELY = 3 * BEAT.total_seconds()
_DEFAULTS_AT_ONCE = 100


class Scheduler:
    """Does what is due; :meth:`run` for ever, :meth:`tick` once.

    Attributes:
        reach: whether players can do anything; while they cannot, every clock stands and nothing is due.
    """

    def __init__(self, repository: Repository) -> None:
        self._vault = repository
        self._clock = repository.clock
        self.reach = Reach(repository.clock, repository.due.ring)
        self._wall: datetime | None = None
        self._elapsed = 0.0
        self._noted: datetime | None = None
        self._lively: float | None = None
        self._put_off: dict[int, float] = {}
        self._unsure: set[int] = set()
        self._beating = asyncio.Lock()
        repository.steady = self.steady

    @property
    def lively(self) -> bool:
        """Whether the clocks were looked at just now."""
        return self._lively is not None and self._clock.elapsed() - self._lively <= _LIVELY

    @property
    def failing(self) -> frozenset[int]:
        """The matches that could not go on by themselves, and are tried again later."""
        elapsed = self._clock.elapsed()
        return frozenset(match for match, until in self._put_off.items() if until > elapsed)

    async def steady(self) -> None:
        """Give lost time back before a match is changed by a clock that was set or stood, or was never looked at."""
        if self._wall is None or abs(self._drift()) > TOLERANCE or self.reach.owed():
            await self._beat()

    async def run(self) -> None:
        """Keep the clocks until cancelled; a database that cannot be reached is tried again."""
        while True:
            try:
                following = await self.tick()
            except StorageProblem as problem:
                _log.error("Clocks of matches could not be looked at: %s", problem)
                following = None
            except Exception:
                # Whatever it was, the other clocks must not stand because of it.
                _log.exception("Clocks of matches could not be looked at")
                following = None
            seconds = BEAT.total_seconds()
            if following is not None:
                seconds = min(seconds, max(0.0, (following - self._clock.now()).total_seconds()))
            await self._sleep(seconds)

    async def tick(self) -> datetime | None:
        """Give back what time was lost, do what is due, and tell when the next thing is."""
        following = None
        if not self.reach.away:
            with storage_problems():
                await self._beat()
                await self._do_due()
                following = await self._following()
        self._lively = self._clock.elapsed()
        return following

    async def _do_due(self) -> None:
        self._unsure.clear()
        while due := await self._due():
            for match in due:
                if self.reach.away:
                    return
                await self._look_at(match)
                self._lively = self._clock.elapsed()

    async def _sleep(self, seconds: float) -> None:
        self._vault.asleep_until = self._clock.now() + timedelta(seconds=seconds)
        sleeping = asyncio.ensure_future(self._clock.sleep(seconds))
        ringing = asyncio.ensure_future(self._vault.due.wait())
        try:
            await asyncio.wait((sleeping, ringing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._vault.asleep_until = None
            sleeping.cancel()
            ringing.cancel()

    async def _beat(self) -> None:
        async with self._beating:
            now, elapsed = self._clock.now(), self._clock.elapsed()
            if self._wall is None:
                # A process that has just begun knows nothing of a break but what the last beat before it tells.
                self.reach.take()
                last = await self._last_beat()
                drift = now - last if last is not None else timedelta()
            else:
                drift = self._drift()
            if abs(drift) <= TOLERANCE:
                drift = timedelta()
            owed = self.reach.take()
            if self._wall is not None and not drift and not owed and now - self._wall < BEAT:
                return
            try:
                await self._note(now, drift, timedelta(seconds=owed))
            except BaseException:
                self.reach.owe(owed)
                raise
            self._wall, self._elapsed = now, elapsed

    def _drift(self) -> timedelta:
        if self._wall is None:
            return timedelta()
        # Both clocks run alike unless somebody set one, or the machine slept: neither is the players' doing.
        return self._clock.now() - self._wall - timedelta(seconds=self._clock.elapsed() - self._elapsed)

    async def _last_beat(self) -> datetime | None:
        async with self._vault.database.reading() as session:
            asked = sa.select(tables.heartbeat.c.at)
            at: datetime | None = (await (await session.connection()).execute(asked)).scalar()
        return at

    async def _note(self, now: datetime, drift: timedelta, owed: timedelta) -> None:
        # Until then players could play; from then on, should this process die, the next one gives the time back.
        at = now - timedelta(seconds=self.reach.silence())
        # In one transaction, so that a crash in the middle gives nothing back twice.
        async with self._vault.database.writing() as session:
            connection = await session.connection()
            asked = sa.select(tables.heartbeat.c.at).with_for_update()
            last = (await connection.execute(asked)).scalar()
            if last is not None and last != self._noted:
                drift, owed = _not_yet_given(now - last, drift, owed)
            lost = drift + owed
            known = not lost and self._noted is not None and last is not None and at <= last <= now
            if not known:
                await preferences.put(connection, tables.heartbeat, {"id": 1}, {"at": at})
            if lost:
                given = await write.shift_all(connection, lost)
                _log.info("%s of lost time given back to %d matches", lost, given)
        if not known:
            self._noted = at
        if lost:
            self._vault.forget()

    async def _due(self) -> list[int]:
        now = self._clock.now()
        self._put_off = {match: self._put_off[match] for match in self.failing}
        table = tables.match
        asked = sa.select(table.c.id).where(table.c.due <= now, table.c.live).order_by(table.c.due).limit(100)
        async with self._vault.database.reading() as session:
            return list((await (await session.connection()).execute(self._but_put_off(asked))).scalars())

    async def _following(self) -> datetime | None:
        table = tables.match
        asked = sa.select(sa.func.min(table.c.due)).where(table.c.live)
        async with self._vault.database.reading() as session:
            following: datetime | None = (await (await session.connection()).execute(self._but_put_off(asked))).scalar()
        return following

    def _but_put_off(self, asked: sa.Select[Any]) -> sa.Select[Any]:
        later = {*self._put_off, *self._unsure}
        return asked.where(tables.match.c.id.not_in(sorted(later))) if later else asked

    async def _look_at(self, match: int) -> None:
        try:
            done = await self._vault.change(match, self._decide)
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
            if not isinstance(done, Refused | Rejected) and done[2]:
                self._unsure.add(match)
                self.reach.awaited = True

    def _decide(self, change: Change) -> bool:
        return look_at(change, change.now - timedelta(seconds=self.reach.silence()))

    def _put_aside(self, match: int) -> None:
        self._put_off[match] = self._clock.elapsed() + _PUT_OFF


def _not_yet_given(gap: timedelta, drift: timedelta, owed: timedelta) -> tuple[timedelta, timedelta]:
    """What of the lost time to give back when another process beat last, so long ago.

    That process either met the same and gave it back just now, or it was there all the time for its players; after
    a longer gap it was away as well, from its last beat at the earliest.
    """
    if abs(gap) <= TOLERANCE:
        return timedelta(), timedelta()
    return drift, min(owed, gap) if gap > timedelta() else owed


def look_at(change: Change, reached: datetime) -> bool:
    """Do what a match's clock demands by now: give up a stale lobby, remind, let time run out, let the game move.

    Args:
        reached: until then players could certainly play; nobody's time runs out later.

    Returns:
        Whether somebody's time has run out if it turns out that they could still play by then.
    """
    if change.match.status is Status.LOBBY:
        change.touched = True
        if change.match.created + deadlines.LOBBY_KEPT <= change.now:
            endings.close_lobby(change)
        return False
    if change.match.status is not Status.PLAYING or change.match.course.stands:
        change.touched = True
        return False
    unsure = False
    for wait in change.match.course.waits:
        if wait.deadline is None or wait.deadline > change.now:
            continue
        if wait.deadline > reached:
            unsure = True
            continue
        _expire(change, wait.seat)
        if change.match.status is not Status.PLAYING:
            break
    if not change.rows:
        _remind(change)
    else:
        change.lapse()
    change.settle()
    change.touched = not unsure
    return unsure


def _expire(change: Change, seat: Seat) -> None:
    expiry = change.match.terms.timing.expiry
    if expiry is Expiry.FORFEIT:
        endings.give_up(change, seat, "clock", None)
        return
    for _ in range(_DEFAULTS_AT_ONCE if expiry is Expiry.SKIP else 1):
        prompts = awaited(change.game, change.state).get(seat)
        if prompts is None:
            return
        rejected = change.play(prompts[0], change.game.default(change.state, prompts[0]), "clock")
        if rejected is not None:
            raise RuntimeError(f"{change.game.key}: its default was rejected at {prompts[0].id}: {rejected}")


def _remind(change: Change) -> None:
    asked = awaited(change.game, change.state)
    waits: list[Wait] = []
    for wait in change.match.course.waits:
        moments = deadlines.notices_of(change.match.terms.timing, wait)
        late = [which for which in deadlines.WHICH if which in moments and moments[which] <= change.now]
        if late and wait.seat in asked:
            # Of several that are late, only the last is worth telling.
            asks = tuple(prompt.ask for prompt in asked[wait.seat])
            change.note(Notice(wait.seat, late[-1], asks, wait.deadline), wait.seat)
        waits.append(replace(wait, noticed=(*wait.noticed, *late)))
    change.course(waits=tuple(waits))
