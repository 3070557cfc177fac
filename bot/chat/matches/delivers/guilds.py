"""Where matches can be played just now: servers that come and go, and the connection to Discord itself.

A match that cannot be played is stopped meanwhile, and no player loses time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta

from bot.chat.bot import Bot
from bot.chat.server_data import known_servers, note_departure, note_return, overdue
from bot.database import DatabaseProblem
from bot.matches.services.clocks.lost_time import Reach

_log = logging.getLogger(__name__)

# What was pressed during a break is delivered before the event that ends it.
_SIGNS: Mapping[str, Callable[[Reach], None]] = {
    "disconnect": Reach.cut,
    "connect": Reach.restored,
    "resumed": Reach.restored,
}
_HEARD = "socket_raw_receive"
# A process with several shards hears of each of them, and the same without its number.
_SHARD = "shard_"
EVENTS = frozenset({_HEARD, *(f"{prefix}{sign}" for prefix in ("", _SHARD) for sign in (*_SIGNS, "ready"))})
"""The events of the library that say whether there is a connection."""


class GuildWatch:
    """Stops the matches of servers that are out of reach and resumes them when the servers are back.

    Attributes:
        due: set when all servers have to be looked at again.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.due = asyncio.Event()
        self._cut: set[object] = set()

    def note_event(self, event: str, *given: object) -> None:
        """Learn from one of :data:`EVENTS` whether there is a connection to Discord, and each shard has its own."""
        reach = self._bot.matches.scheduler.reach
        sign = event.removeprefix(_SHARD)
        if event == _HEARD:
            reach.heard()
        elif sign == "ready":
            self.due.set()
        elif sign != event:
            (self._cut.add if sign == "disconnect" else self._cut.discard)(given[0])
            if sign == "disconnect" or not self._cut:
                _SIGNS[sign](reach)
        elif not self._bot.has_many_shards:
            _SIGNS[sign](reach)

    async def left(self, guild: int) -> None:
        """Stop the matches of a server that removed the bot."""
        with self._due_on_failure():
            if stopped := await self._bot.matches.relocation.left(guild):
                _log.warning("The bot is no longer in server %d; matches stopped there: %d", guild, len(stopped))
            await note_departure(self._bot.database, guild, self._bot.matches.clock.now())

    async def unavailable(self, guild: int) -> None:
        """Stop the matches of a server that is out of order until Discord has mended it."""
        with self._due_on_failure():
            if stopped := await self._bot.matches.relocation.left(guild):
                _log.warning("Server %d is unavailable; matches stopped there: %d", guild, len(stopped))

    async def back(self, guild: int) -> None:
        """Resume the matches of a server that can be played in again, and deliver what could not be delivered."""
        with self._due_on_failure():
            await note_return(self._bot.database, {guild})
            await self._deliver_again(await self._bot.matches.relocation.back(guild))

    async def channel_gone(self, channel: int) -> None:
        """Stop the match of a channel or thread that was deleted; it goes on where ``/match move`` puts it."""
        with self._due_on_failure():
            position = await self._bot.matches.live_in(channel)
            if position is not None and position.match.channel == channel:
                _log.warning("The channel of match %d is gone; it goes on where /match move puts it", position.match.id)
                await self._bot.matches.relocation.move_to(position.match.id, None)

    async def check_all(self) -> None:
        """Stop the matches of all servers that are out of reach and resume those of the others."""
        self.due.clear()
        there = {guild.id for guild in self._bot.guilds if not guild.unavailable}
        share = self._bot.matches.share

        def is_out(guild: int) -> bool:
            # Other processes' servers are their business.
            return guild not in there and share.holds(guild)

        with self._due_on_failure():
            await self._deliver_again(await self._bot.matches.relocation.settle_in(there.__contains__, is_out))
            await self._note_departures()

    async def delete_departed(self) -> None:
        """Delete what is kept of the servers that removed the bot so long ago as the settings say."""
        bot, days = self._bot, self._bot.settings.server_data_days
        if not days:
            return
        for guild in await overdue(bot.database, bot.matches.clock.now() - timedelta(days=days)):
            if bot.matches.share.holds(guild) and bot.get_guild(guild) is None:
                await bot.delete_server(guild)

    async def _note_departures(self) -> None:
        bot = self._bot
        there = {guild.id for guild in bot.guilds}
        await note_return(bot.database, there)
        for guild in await known_servers(bot.database) - there:
            if bot.matches.share.holds(guild):
                await note_departure(bot.database, guild, bot.matches.clock.now())

    async def _deliver_again(self, matches: list[int]) -> None:
        for match in matches:
            await self._bot.matches.outbox.release(match)

    @contextmanager
    def _due_on_failure(self) -> Iterator[None]:
        try:
            yield
        except DatabaseProblem as problem:
            self.due.set()
            _log.error("Matches of a server could not be stopped or resumed: %s", problem)
