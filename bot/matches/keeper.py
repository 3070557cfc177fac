"""The one task that keeps every match's clock: it sleeps until something is due, and gives lost time back."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

import sqlalchemy as sa
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.matches import endings, preferences, tables, waiting, writing
from bot.matches.draft import Draft
from bot.matches.faults import StorageProblem, storage_problems
from bot.matches.model import Expiry, Status, Wait
from bot.matches.notes import Notice
from bot.matches.position import awaited
from bot.matches.vault import Vault

_log = logging.getLogger(__name__)

BEAT = timedelta(seconds=30)
"""How often it is noted that the bot lives, and how long the keeper sleeps at most."""
TOLERANCE = timedelta(seconds=90)
"""A gap no longer than this is nothing to give back."""
_PUT_OFF = 600.0
_DEFAULTS_AT_ONCE = 100


class Keeper:
    """Does what is due; :meth:`run` for ever, :meth:`tick` once."""

    def __init__(self, vault: Vault) -> None:
        self._vault = vault
        self._clock = vault.clock
        self._wall: datetime | None = None
        self._elapsed = 0.0
        self._put_off: dict[int, float] = {}
        self._beating = asyncio.Lock()
        vault.steady = self.steady

    async def steady(self) -> None:
        """Give lost time back before a match is changed by a clock that was set, or that was never looked at."""
        if self._wall is None or abs(self._lost()) > TOLERANCE:
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
        with storage_problems():
            await self._beat()
            while due := await self._due():
                for match in due:
                    await self._look_at(match)
            table = tables.match
            asked = sa.select(sa.func.min(table.c.due)).where(table.c.live)
            if self._put_off:
                asked = asked.where(table.c.id.not_in(list(self._put_off)))
            async with self._vault.database.reading() as session:
                following: datetime | None = (await (await session.connection()).execute(asked)).scalar()
        return following

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
                last = await self._last_beat()
                lost = now - last if last is not None else timedelta()
            else:
                lost = self._lost()
            due = self._wall is None or abs(lost) > TOLERANCE or now - self._wall >= BEAT
            if not due:
                return
            await self._note(now, lost if abs(lost) > TOLERANCE else timedelta())
            self._wall, self._elapsed = now, elapsed

    def _lost(self) -> timedelta:
        if self._wall is None:
            return timedelta()
        # Both clocks run alike unless somebody set one, or the machine slept: neither is the players' doing.
        return self._clock.now() - self._wall - timedelta(seconds=self._clock.elapsed() - self._elapsed)

    async def _last_beat(self) -> datetime | None:
        async with self._vault.database.reading() as session:
            asked = sa.select(tables.heartbeat.c.at)
            at: datetime | None = (await (await session.connection()).execute(asked)).scalar()
        return at

    async def _note(self, now: datetime, lost: timedelta) -> None:
        # In one transaction, so that a crash in the middle gives nothing back twice.
        async with self._vault.database.writing() as session:
            connection = await session.connection()
            asked = sa.select(tables.heartbeat.c.at).with_for_update()
            last = (await connection.execute(asked)).scalar()
            if last is not None and abs(now - last) <= TOLERANCE:
                # Another process met the same gap, and gave it back just now.
                lost = timedelta()
            await preferences.put(connection, tables.heartbeat, {"id": 1}, {"at": now})
            if lost:
                given = await writing.shift_all(connection, lost)
                _log.info("%s of lost time given back to %d matches", lost, given)
        if lost:
            self._vault.forget()

    async def _due(self) -> list[int]:
        now, elapsed = self._clock.now(), self._clock.elapsed()
        self._put_off = {match: until for match, until in self._put_off.items() if until > elapsed}
        table = tables.match
        asked = sa.select(table.c.id).where(table.c.due <= now, table.c.live).order_by(table.c.due).limit(100)
        if self._put_off:
            asked = asked.where(table.c.id.not_in(list(self._put_off)))
        async with self._vault.database.reading() as session:
            return list((await (await session.connection()).execute(asked)).scalars())

    async def _look_at(self, match: int) -> None:
        try:
            await self._vault.change(match, look_at)
        except StorageProblem:
            raise
        except Exception:
            # One match that cannot go on must not stop the clocks of all the others.
            _log.exception("Match %d cannot go on by itself; tried again later", match)
            self._put_off[match] = self._clock.elapsed() + _PUT_OFF


def look_at(draft: Draft) -> None:
    """Do what a match's clock demands by now: give up a stale lobby, remind, let time run out, let the game move."""
    draft.touched = True
    if draft.match.status is Status.LOBBY:
        if draft.match.created + waiting.LOBBY_KEPT <= draft.now:
            endings.close_lobby(draft)
        return
    if draft.match.status is not Status.PLAYING or draft.match.course.stands:
        return
    for wait in draft.match.course.waits:
        if wait.deadline is not None and wait.deadline <= draft.now:
            _expire(draft, wait.seat)
            if draft.match.status is not Status.PLAYING:
                break
    if not draft.rows:
        _remind(draft)
    else:
        draft.lapse()
    draft.settle()


def _expire(draft: Draft, seat: Seat) -> None:
    expiry = draft.match.terms.timing.expiry
    if expiry is Expiry.FORFEIT:
        endings.give_up(draft, seat, "clock", None)
        return
    for _ in range(_DEFAULTS_AT_ONCE if expiry is Expiry.SKIP else 1):
        prompts = awaited(draft.game, draft.state).get(seat)
        if prompts is None:
            return
        rejected = draft.play(prompts[0], draft.game.default(draft.state, prompts[0]), "clock")
        if rejected is not None:
            raise RuntimeError(f"{draft.game.key}: its default was rejected at {prompts[0].id}: {rejected}")


def _remind(draft: Draft) -> None:
    asked = awaited(draft.game, draft.state)
    waits: list[Wait] = []
    for wait in draft.match.course.waits:
        moments = waiting.notices_of(draft.match.terms.timing, wait)
        late = [which for which in waiting.WHICH if which in moments and moments[which] <= draft.now]
        if late and wait.seat in asked:
            # Of several that are late, only the last is worth telling.
            asks = tuple(prompt.ask for prompt in asked[wait.seat])
            draft.note(Notice(wait.seat, late[-1], asks, wait.deadline), wait.seat)
        waits.append(replace(wait, noticed=(*wait.noticed, *late)))
    draft.course(waits=tuple(waits))
