"""The task that delivers the outbox to Discord: each message at least once, shown once, and no match blocks another."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.bot import Bot
from bot.chat.matches.delivery.deliveries import PATIENCE, Delivery, changes_status, is_unknown_channel, show_again
from bot.database import DatabaseProblem
from bot.matches.model.messages import Opening, Turn
from bot.matches.storage.outbox import LEASE, Parcel

_log = logging.getLogger(__name__)

# Quiet hours end and failures are tried again without the bell.
_POLL = 10.0
_DATABASE = 10.0
_GIVEN_UP = 6
# So many matches are delivered to at a time; after an outage thousands may wait, and questions go before them.
_AT_ONCE = 8
# So many lines below it the status message has scrolled away on any screen.
_OUT_OF_SIGHT = 25
_LONGEST = timedelta(hours=1)
# Between two looks lies _POLL, or _DATABASE and the patience of a database that hangs.
_LIVELY = 60.0
_OVERDUE = timedelta(minutes=2)


class Publisher:
    """Delivers the messages of matches: :meth:`run` for ever, :meth:`deliver` until none waits."""

    def __init__(self, client: Bot) -> None:
        self._client = client
        self._outbox = client.matches.outbox
        self._busy: dict[int, asyncio.Task[None]] = {}
        # Delivered, but not yet ticked off because something after it failed.
        self._delivered: set[int] = set()
        # How often Discord rejected a parcel for itself, which no waiting mends.
        self._rejections: Counter[int] = Counter()
        self._lines: dict[int, int] = {}
        # Pings that were put off because their players had the question before them, and the questions.
        self._spared: dict[int, tuple[str, ...]] = {}
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._last_look: float | None = None
        # When it began or last found something: an old parcel may only mean that there was an outage before.
        self._last_found: datetime | None = None

    async def is_well(self) -> bool:
        """Whether the outbox is emptied: it was looked into just now, and nothing waits in it that has long been due.

        Raises:
            DatabaseProblem: the outbox cannot be read.
        """
        clock = self._client.matches.clock
        if self._last_look is None or self._last_found is None or clock.elapsed() - self._last_look > _LIVELY:
            return False
        since = await self._outbox.waits_since()
        return since is None or clock.now() - max(since, self._last_found) <= _OVERDUE

    async def run(self) -> None:
        """Deliver until cancelled; whatever goes wrong is tried again."""
        try:
            while True:
                await self._start_or_wait()
                with suppress(TimeoutError):
                    async with asyncio.timeout(_POLL):
                        await self._outbox.wait()
        finally:
            # What is cut off is delivered after the next start; nothing may still use the database when it is closed.
            busy = list(self._busy.values())
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    async def deliver(self) -> None:
        """Deliver everything that waits and is due."""
        while await self._start():
            await asyncio.gather(*self._busy.values())

    async def show_all(self) -> None:
        """Post the status messages of all live matches that are gone, as they are when a simulated Discord starts."""
        for match in await self._client.matches.live():
            try:
                await show_again(self._client, match)
            except Exception:
                # One match that cannot be shown must not keep the playground from starting.
                _log.exception("Match %d cannot be shown", match)

    async def release(self) -> None:
        """Take back what an earlier run of the bot claimed and could not deliver; for the only publisher there is."""
        await self._outbox.release()

    async def _start_or_wait(self) -> None:
        try:
            await self._start()
        except DatabaseProblem as problem:
            _log.error("The outbox cannot be read: %s", problem)
            await asyncio.sleep(_DATABASE)
        except Exception:
            # Whatever it was, matches must not fall silent for good because of it.
            _log.exception("The outbox cannot be emptied")
            await asyncio.sleep(_DATABASE)

    async def _start(self) -> bool:
        parcels = await self._outbox.claim()
        clock = self._client.matches.clock
        self._last_look = clock.elapsed()
        if parcels or self._last_found is None:
            self._last_found = clock.now()
        by_match: dict[int, list[Parcel]] = {}
        for parcel in parcels:
            by_match.setdefault(parcel.match, []).append(parcel)
        for match, its in by_match.items():
            # A claim that outlived its lease while Discord makes us wait is still being worked on.
            if match not in self._busy:
                task = asyncio.create_task(self._deliver(match, its), name=f"match {match}")
                self._busy[match] = task
                task.add_done_callback(partial(self._done, match))
        return bool(parcels)

    def _done(self, match: int, _: asyncio.Task[None]) -> None:
        del self._busy[match]
        # What came in meanwhile had to wait.
        self._outbox.ring()

    async def _deliver(self, match: int, parcels: list[Parcel]) -> None:
        renewing = asyncio.create_task(self._renew(parcels), name=f"lease of match {match}")
        try:
            async with self._places:
                await self._deliver_next(match, parcels)
        finally:
            renewing.cancel()

    async def _renew(self, parcels: list[Parcel]) -> None:
        """Keep what is being delivered claimed for as long as that takes; Discord may make the bot wait for minutes."""
        while True:
            await asyncio.sleep(LEASE.total_seconds() / 3)
            try:
                await self._outbox.renew(*(parcel.id for parcel in parcels))
            except DatabaseProblem as problem:
                _log.warning("A claim of match %d could not be renewed: %s", parcels[0].match, problem)

    async def _deliver_next(self, match: int, parcels: list[Parcel]) -> None:
        try:
            position = await self._client.matches.position(match)
            if position is None or (position.match.channel is None and not position.match.live):
                await self._tick_off(parcels)
                return
            if position.match.channel is None:
                # Delivered as soon as the match is moved to a channel.
                await self._outbox.failed(parcels[0].id, _LONGEST)
                return
            delivery = Delivery(self._client, position, position.match.channel, self._spared)
            current = parcels[0]
            try:
                for batch in _batches([each for each in parcels if each.id not in self._delivered]):
                    current = batch[0]
                    await (delivery.call(batch) if len(batch) > 1 else delivery.deliver(current))
                    self._delivered |= {each.id for each in batch} - delivery.spared
                    if isinstance(current.note, Opening) and current.note.to is not None:
                        # The old board is far up in the channel.
                        self._lines[match] = _OUT_OF_SIGHT
                if not delivery.outdated and any(changes_status(parcel) for parcel in parcels):
                    await self._refresh(match, delivery)
            except DatabaseProblem:
                raise
            except Exception as problem:
                await self._failed(current, parcels, problem)
            else:
                for parcel in delivery.spared:
                    await self._outbox.put_off(parcel, PATIENCE)
                await self._tick_off([each for each in parcels if each.id not in delivery.spared])
        except DatabaseProblem as problem:
            _log.error("Messages of match %d stay in the outbox: %s", match, problem)
        except Exception:
            _log.exception("Messages of match %d stay in the outbox", match)

    async def _refresh(self, match: int, delivery: Delivery) -> None:
        lines = self._lines.get(match, 0) + delivery.sent
        # The final board is what everybody looks for, so it stands below the last move.
        below = lines >= _OUT_OF_SIGHT or (delivery.ended and delivery.sent > 0)
        await delivery.refresh(below=below)
        self._lines[match] = 0 if below else lines

    async def _failed(self, parcel: Parcel, parcels: list[Parcel], problem: Exception) -> None:
        match = parcel.match
        if is_unknown_channel(problem):
            _log.warning("The channel of match %d is gone; it goes on where /match move puts it", match)
            await self._client.matches.relocation.move_to(match, None)
            await self._outbox.failed(parcels[0].id, _LONGEST)
            return
        if is_worth_retrying(problem):
            _log.warning("Messages of match %d cannot be delivered (attempt %d): %s", match, parcel.attempts, problem)
        else:
            self._rejections[parcel.id] += 1
            if self._rejections[parcel.id] >= _GIVEN_UP:
                _log.error("Match %d: a %s is given up", match, type(parcel.note).__name__, exc_info=problem)
                await self._tick_off([parcel])
                return
            _log.error(
                "Messages of match %d cannot be delivered (attempt %d)", match, parcel.attempts, exc_info=problem
            )
        # The first one puts off all after it; those already delivered are not delivered again.
        first = parcels[0]
        await self._outbox.failed(first.id, min(timedelta(seconds=2.0 ** min(parcel.attempts, 12)), _LONGEST))

    async def _tick_off(self, parcels: list[Parcel]) -> None:
        await self._outbox.delivered(*(parcel.id for parcel in parcels))
        for parcel in parcels:
            self._delivered.discard(parcel.id)
            self._rejections.pop(parcel.id, None)


def _batches(parcels: list[Parcel]) -> Iterator[list[Parcel]]:
    """Parcels in order, those together that call players at the same time."""
    for calls, batch in groupby(parcels, lambda parcel: isinstance(parcel.note, Turn)):
        if calls:
            yield list(batch)
        else:
            yield from ([each] for each in batch)


def is_worth_retrying(problem: Exception) -> bool:
    """Whether a delivery may succeed later: a right may be granted, a limit end, a server recover."""
    if isinstance(problem, discord.HTTPException):
        return problem.status in (401, 403, 408, 429) or problem.status >= 500
    return isinstance(problem, discord.RateLimited | aiohttp.ClientError | OSError | SQLAlchemyError)
