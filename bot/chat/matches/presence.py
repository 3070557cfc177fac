"""Servers that the bot is thrown out of and comes back to: matches there stand still meanwhile, and lose nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.database import DatabaseProblem

if TYPE_CHECKING:
    from bot.chat.client import Client

_log = logging.getLogger(__name__)


async def left(client: Client, guild: int) -> None:
    """The bot was thrown out of a server: its matches wait until it is back."""
    with _told():
        if stopped := await client.matches.left(guild):
            _log.warning("The bot is no longer in server %d; %d matches there stand still", guild, len(stopped))


async def back(client: Client, guild: int) -> None:
    """The bot is in a server, perhaps again: its matches go on, and what could not be told of them is told."""
    with _told():
        await _told_anew(client, await client.matches.back(guild))


async def settle_in(client: Client) -> None:
    """At the start: let stand still what is played where the bot is no longer, and let go on what is where it is."""
    there = {guild.id for guild in client.guilds}
    shards = client.shard_count or 1

    def is_out(guild: int) -> bool:
        # Another shard's servers are that shard's business.
        return guild not in there and (shards == 1 or (guild >> 22) % shards == client.shard_id)

    with _told():
        await _told_anew(client, await client.matches.settle_in(there.__contains__, is_out))


async def _told_anew(client: Client, matches: list[int]) -> None:
    for match in matches:
        await client.matches.outbox.release(match)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except DatabaseProblem as problem:
        _log.error("Matches of a server could not be stopped or started: %s", problem)
