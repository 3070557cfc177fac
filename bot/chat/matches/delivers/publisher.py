"""The task that delivers the outbox to Discord: each message at least once, shown once, and no match blocks another."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.bot import Bot, Silent
from bot.chat.discord_answers import Follows, after, follows
from bot.chat.matches.delivers.batches import batches, lanes
from bot.chat.matches.delivers.channel import NEVER_TAKEN, MatchChannel
from bot.chat.matches.delivers.deliveries import PATIENCE, Delivery, changes_status, is_only_status, show_again
from bot.chat.matches.delivers.live import PanelRefresh
from bot.chat.matches.delivers.private import tell_in_private
from bot.chat.matches.delivers.records import Records
from bot.chat.matches.delivers.shown import ShownBoards
from bot.database import DatabaseProblem
from bot.matches.model.match import Match, Owner, Status
from bot.matches.model.messages import Opening, Parcel, Reminder, Withheld
from bot.matches.rules.clock import expiry, patience, quick
from bot.matches.rules.clock.silence import lifted
from bot.storage.queues import AT_ONCE, GIVEN_UP, LEASE, LONGEST, Beside, retry_in

_log = logging.getLogger(__name__)

# Quiet hours end and failures are tried again without the bell.
_POLL = 10.0
_DATABASE = 10.0
# Seconds for which a channel is asked whether it takes messages; other matches' clocks wait meanwhile.
_ASKED = 5.0
# So many matches are delivered to at a time; after an outage thousands may wait, and questions go before them.
_AT_ONCE = 8
# So many lines below it the status message has scrolled away on any screen.
_OUT_OF_SIGHT = 25
# A channel that takes no messages is tried so often at least; Discord bars who sends it too much that it refuses.
_TRIED = timedelta(minutes=5)
# After two weeks of hourly tries nobody looks for the last lines of a match that is over.
_HOPELESS = 14 * 24
_ON_HOLD: dict[Follows, Owner] = {
    Follows.WAITS: "silence",
    Follows.ANEW: "silence",
    Follows.LATER: "outage",
    Follows.STOPS: "outage",
}
# Between two looks lies _POLL, or _DATABASE and the patience of a database that hangs.
_LIVELY = 60.0
_OVERDUE = timedelta(minutes=2)


class Publisher:
    """Delivers the messages of matches: :meth:`run` for ever, :meth:`deliver` until none waits."""

    def __init__(self, client: Bot) -> None:
        self._client = client
        self._outbox = client.matches.outbox
        # By lane, as :func:`lanes` names them.
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._panels = PanelRefresh(client)
        # How often parcels were looked for, and by lane the look that found what is delivered there.
        self._looks = 0
        self._found_by: dict[int, int] = {}
        # Lanes of which something was claimed while what was claimed before was not quite done.
        self._missed: set[int] = set()
        # Since when the lines of a match are on their way that are not all told yet.
        self._since: dict[int, float] = {}
        # Delivered, but not yet ticked off because something after it failed.
        self._delivered: set[int] = set()
        # How often Discord rejected a parcel for itself, which no waiting mends.
        self._rejections: Counter[int] = Counter()
        self._lines: dict[int, int] = {}
        # Pings that were put off because their players had the question before them, and the questions.
        self._spared: dict[int, tuple[str, ...]] = {}
        self._boards = ShownBoards(client)
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
            busy = [*self._busy.values(), *self._panels.running]
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    async def deliver(self) -> None:
        """Deliver everything that waits and is due."""
        while await self._start():
            await asyncio.gather(*self._busy.values())
        await asyncio.gather(*self._panels.running)

    async def show_all(self) -> None:
        """Post the status messages of all live matches that are gone, as they are when a simulated Discord starts."""
        for match in await self._client.matches.live():
            try:
                if match in self._busy:
                    # What is on its way is in the language that the server had before.
                    await asyncio.wait({self._busy[match]})
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
        for lane in self._missed - self._busy.keys():
            await self._outbox.release(lane)
            self._missed.discard(lane)
        self._looks += 1
        parcels = await self._outbox.claim()
        clock = self._client.matches.clock
        self._last_look = clock.elapsed()
        if parcels or self._last_found is None:
            self._last_found = clock.now()
        for lane, its in lanes(parcels).items():
            if lane in self._busy:
                # It outlived its lease, or what came before it was ticked off just now.
                self._missed.add(lane)
            else:
                # A reminder that is late costs nobody time.
                if lane > 0 and not all(isinstance(each.note, Reminder) for each in its):
                    self._since.setdefault(lane, clock.elapsed())
                task = asyncio.create_task(self._deliver(its[0].match, its), name=f"match {its[0].match}")
                self._busy[lane] = task
                self._found_by[lane] = self._looks if len(parcels) < AT_ONCE else 0
                task.add_done_callback(partial(self._done, lane))
        return bool(parcels)

    def _done(self, lane: int, _: asyncio.Task[None]) -> None:
        del self._busy[lane]
        if self._found_by.pop(lane) != self._looks:
            # What came in meanwhile had to wait.
            self._outbox.ring()

    async def _deliver(self, match: int, parcels: list[Parcel]) -> None:
        renewing = asyncio.create_task(self._renew(parcels), name=f"lease of match {match}")
        try:
            async with self._places:
                await (self._deliver_private if parcels[0].private else self._deliver_next)(match, parcels)
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
            records = Records(self._client.database, match)
            position = await self._client.matches.position(match, records.read)
            if position is None or (position.match.channel is None and not position.match.live):
                self._since.pop(match, None)
                await self._tick_off(parcels)
                return
            if (channel := position.match.channel) is None:
                # Delivered as soon as the match is moved to a channel.
                self._since.pop(match, None)
                await self._outbox.hold_back(match, LONGEST)
                return
            resumed = position
            if position.match.course.holds:
                # Lines show the match as it goes on, which it does once they are posted.
                resumed = replace(position, match=lifted(position.match, self._client.matches.clock.now()))
            delivery = Delivery(self._client, resumed, channel, records, self._boards, self._spared)
            current = parcels[0]
            try:
                if patience.waiting(position.match) is not None:
                    # What is edited or deleted may be taken where nothing new is.
                    await delivery.probe()
                for batch in batches([each for each in parcels if each.id not in self._delivered]):
                    current = batch[0]
                    await (delivery.call(batch) if len(batch) > 1 else delivery.deliver(current))
                    self._delivered |= {each.id for each in batch if not is_only_status(each)} - delivery.spared
                    await self._tell_withheld(delivery, current)
                    if isinstance(current.note, Opening) and current.note.to is not None:
                        # The old board is far up in the channel.
                        self._lines[match] = _OUT_OF_SIGHT
                if records.is_pressing:
                    # A picture may take long, and a message that nobody knows of would never be removed.
                    await records.save()
                if not delivery.outdated and any(changes_status(parcel) for parcel in parcels):
                    await self._refresh(match, delivery)
            except DatabaseProblem:
                raise
            except asyncio.CancelledError:
                await records.save()
                raise
            except Exception as problem:
                await records.save()
                await self._failed(delivery, current, parcels, problem)
            else:
                await self._give_time_back(position.match)
                for parcel in delivery.spared:
                    await self._outbox.put_off(parcel, PATIENCE)
                told = [each for each in parcels if each.id not in delivery.spared]
                await self._tick_off(told, delivery.settle)
                if delivery.due is not None:
                    asyncio.get_running_loop().call_later(delivery.due, self._outbox.ring)
        except DatabaseProblem as problem:
            _log.error("Messages of match %d stay in the outbox: %s", match, problem)
        except Exception:
            _log.exception("Messages of match %d stay in the outbox", match)

    async def _refresh(self, match: int, delivery: Delivery) -> None:
        lines = self._lines.get(match, 0) + delivery.sent
        # The final board is what everybody looks for, so it stands below the last move.
        below = lines >= _OUT_OF_SIGHT or (delivery.ended and delivery.sent > 0)
        try:
            await delivery.refresh(below=below)
        except discord.HTTPException as problem:
            if not follows(problem, *NEVER_TAKEN):
                raise
            # The lines of the log tell the same.
            self._client.metrics.happened["left_out"] += 1
            _log.error("Match %d: Discord never takes its status message, which stays as it is: %s", match, problem)
        self._lines[match] = 0 if below else lines
        self._panels.begin(delivery.match)

    async def _give_time_back(self, match: Match) -> None:
        """Let a match go on that was on hold; without a hold, give back what its lines were late."""
        holds = self._client.matches.holds
        since = self._since.pop(match.id, None)
        late = 0.0 if since is None else self._client.matches.clock.elapsed() - since
        self._client.silent.pop(match.id, None)
        if patience.waiting(match) is not None:
            await holds.lift(match.id)
        elif quick.is_late(match, late):
            await holds.give_back(match.id, late)

    async def _deliver_private(self, match: int, parcels: list[Parcel]) -> None:
        (parcel,) = parcels
        try:
            position = await self._client.matches.position(match)
            if position is not None:
                await tell_in_private(self._client, position.match, parcel)
        except DatabaseProblem as problem:
            _log.error("What is told of match %d in private waits: %s", match, problem)
            return
        except Exception as problem:
            known = after(problem)
            if known.follows in (Follows.LATER, Follows.STOPS):
                _log.warning("What is told of match %d in private waits (%s): %s", match, known.why, problem)
                await self._outbox.failed(parcel.id, retry_in(parcel.attempts))
                return
            _log.exception("Match %d: a %s is given up", match, type(parcel.note).__name__)
        await self._outbox.delivered(parcel.id)

    async def _tell_withheld(self, delivery: Delivery, parcel: Parcel) -> None:
        if withheld := delivery.take_withheld():
            await self._outbox.tell(parcel, Withheld("\n".join(withheld)), delivery.match.host)

    async def _failed(self, delivery: Delivery, parcel: Parcel, parcels: list[Parcel], problem: Exception) -> None:
        match, known = parcel.match, after(problem)
        if known.follows is Follows.MOVED:
            _log.warning("The channel of match %d is gone; it goes on where /match move puts it", match)
            self._since.pop(match, None)
            await self._client.matches.relocation.move_to(match, None)
            await self._outbox.hold_back(match, LONGEST)
        elif known.follows in _ON_HOLD:
            _log.warning("Messages of match %d wait (attempt %d), %s: %s", match, parcel.attempts, known.why, problem)
            await self._wait(delivery, parcels, known.follows)
            if known.follows is Follows.STOPS:
                await self._client.doubt_token()
        elif isinstance(problem, SQLAlchemyError):
            _log.warning("Messages of match %d wait (attempt %d): %s", match, parcel.attempts, problem)
            await self._outbox.hold_back(match, retry_in(parcel.attempts))
        elif isinstance(parcel.note, Opening):
            # Without its announcement a match cannot begin.
            _log.error("Match %d cannot be announced", match, exc_info=problem)
            if known.follows is Follows.WITHHELD:
                await self._outbox.tell(parcel, Withheld(parcel.note.commitment), delivery.match.host)
            await self._outbox.hold_back(match, retry_in(parcel.attempts))
        else:
            await self._reject(delivery, parcel, problem)

    async def _wait(self, delivery: Delivery, parcels: list[Parcel], why: Follows) -> None:
        """Let what was not told yet wait, and its match with it, whose players lose no time."""
        match = delivery.match
        self._client.silent.setdefault(match.id, Silent(match.id, match.guild))
        told = [each for each in parcels if each.id in self._delivered]
        if match.status is Status.PLAYING:
            now = self._client.matches.clock.elapsed()
            since = self._since.setdefault(match.id, now)
            await self._client.matches.holds.begin(match.id, _ON_HOLD[why], now - since)
        elif len(told) == len(parcels):
            # It is known by this one that the status message is out of date.
            told.pop()
        # After a restart nobody would know what was told.
        await self._tick_off(told)
        if not match.live and parcels[0].attempts > _HOPELESS:
            _log.error("The last lines of match %d are given up", match.id)
            await self._tick_off(parcels)
        else:
            await self._outbox.hold_back(match.id, retry_in(parcels[0].attempts, _TRIED if match.live else LONGEST))

    async def _reject(self, delivery: Delivery, parcel: Parcel, problem: Exception) -> None:
        """Try again what failed for itself, some times; then leave it out, say so in its place, and count it."""
        match = parcel.match
        self._rejections[parcel.id] += 1
        if self._rejections[parcel.id] < GIVEN_UP and not follows(problem, *NEVER_TAKEN):
            _log.error(
                "Messages of match %d cannot be delivered (attempt %d)", match, parcel.attempts, exc_info=problem
            )
            # The first one puts off all after it; those already delivered are not delivered again.
            await self._outbox.hold_back(match, retry_in(parcel.attempts))
            return
        _log.error("Match %d: a %s is given up", match, type(parcel.note).__name__, exc_info=problem)
        self._client.metrics.happened["left_out"] += 1
        with suppress(discord.HTTPException):
            await delivery.leave_out(parcel)
        await self._tick_off([parcel])
        await self._outbox.release(match)

    async def takes(self, number: int, reached: datetime) -> bool:
        """Whether a match's channel takes messages, if somebody's time was over by a moment; if not, the match waits.

        Nobody knows since when it takes none: the time since its last line is given back.
        """
        position, now = await self._client.matches.position(number), self._client.matches.clock.now()
        if position is None or position.match.channel is None or not expiry.runs_out(position.match, reached):
            return True
        match, channel = position.match, MatchChannel(self._client, position.match, position.match.channel)
        try:
            async with asyncio.timeout(_ASKED):
                await channel.probe()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
            known = after(problem)
            if known.follows is Follows.MOVED:
                await self._client.matches.relocation.move_to(number, None)
                return False
            if known.follows not in _ON_HOLD or (known.follows is Follows.ANEW and not await channel.is_locked()):
                return True
            _log.warning(
                "Time runs out in match %d, whose channel takes no messages, %s: %s", number, known.why, problem
            )
            last = await self._outbox.last_delivered(number)
            self._client.silent.setdefault(number, Silent(number, match.guild))
            lost = 0.0 if last is None else (now - last).total_seconds()
            await self._client.matches.holds.begin(number, _ON_HOLD[known.follows], lost)
            return False
        return True

    async def try_again(self, guild: int) -> None:
        """Try the silent channels of a server now, where a right or a thread was changed."""
        for match in [each.match for each in self._client.silent.values() if each.guild == guild]:
            await self._outbox.release(match)

    async def _tick_off(self, parcels: list[Parcel], beside: Beside | None = None) -> None:
        await self._outbox.delivered(*(parcel.id for parcel in parcels), beside=beside)
        for parcel in parcels:
            self._delivered.discard(parcel.id)
            self._rejections.pop(parcel.id, None)
