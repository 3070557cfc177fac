"""Where matches can be played just now: servers that come and go, and the line to Discord itself.

What is played where nobody can play stands still meanwhile, and nobody loses the time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.database import DatabaseProblem
from bot.matches.services.reach import Reach

if TYPE_CHECKING:
    from bot.chat.client import Client

_log = logging.getLogger(__name__)

# What was pressed during a break is delivered before the event that ends it.
_SIGNS: Mapping[str, Callable[[Reach], None]] = {
    "socket_raw_receive": Reach.heard,
    "disconnect": Reach.cut,
    "connect": Reach.restored,
    "resumed": Reach.restored,
}


def note_event(client: Client, event: str) -> None:
    """Learn from an event of the library whether the line to Discord is there."""
    if event in _SIGNS:
        _SIGNS[event](client.matches.scheduler.reach)


async def left(client: Client, guild: int) -> None:
    """The bot was thrown out of a server: its matches wait until it is back."""
    with _told(client):
        if stopped := await client.matches.left(guild):
            _log.warning("The bot is no longer in server %d; %d matches there stand still", guild, len(stopped))


async def unavailable(client: Client, guild: int) -> None:
    """A server is out of order: its matches wait until Discord has mended it."""
    with _told(client):
        if stopped := await client.matches.left(guild):
            _log.warning("Server %d is unavailable; %d matches there stand still", guild, len(stopped))


async def back(client: Client, guild: int) -> None:
    """A server can be played in, perhaps again: its matches go on, and what could not be told of them is told."""
    with _told(client):
        await _told_anew(client, await client.matches.back(guild))


async def settle_in(client: Client) -> None:
    """Let stand still what is played where nobody can play, and let go on what is where everybody can."""
    there = {guild.id for guild in client.guilds if not guild.unavailable}
    shards = client.shard_count or 1

    def is_out(guild: int) -> bool:
        # Another shard's servers are that shard's business.
        return guild not in there and (shards == 1 or (guild >> 22) % shards == client.shard_id)

    with _told(client):
        await _told_anew(client, await client.matches.settle_in(there.__contains__, is_out))


async def _told_anew(client: Client, matches: list[int]) -> None:
    for match in matches:
        await client.matches.outbox.release(match)


@contextmanager
def _told(client: Client) -> Iterator[None]:
    try:
        yield
    except DatabaseProblem as problem:
        client.unsettled.set()
        _log.error("Matches of a server could not be stopped or started: %s", problem)
