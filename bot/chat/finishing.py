"""Stopping in order: nothing new is taken, and whoever has just pressed or asked something is answered first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import discord

from bot.chat.base import patience
from bot.chat.bot import Bot

FINISHING = 2.0
"""Seconds that answers may take once the bot is told to stop; a container is killed after ten."""

# What the library calls its tasks in which commands, buttons and forms are answered.
_ANSWERING = ("CommandTree-invoker", "discord-ui-", "discord.py: on_interaction", "discord.py: on_message")
_GOODBYE = 1000


@asynccontextmanager
async def finishing(client: Bot) -> AsyncIterator[None]:
    """Once the block ends, leave the gateway and let running interactions be answered, for :data:`FINISHING` seconds.

    What is not answered by then is given up, so that nothing is left that would need a closed connection.
    """
    try:
        yield
    finally:
        leaving = asyncio.create_task(_leave(client))
        await asyncio.wait({leaving, *_tasks(_ANSWERING)}, timeout=FINISHING)
        late = [leaving, *_tasks((*_ANSWERING, patience.NAME))]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


async def _leave(client: Bot) -> None:
    if isinstance(client, discord.AutoShardedClient):
        await asyncio.gather(*(shard.disconnect() for shard in client.shards.values()))
    elif client.ws is not None:
        await client.ws.close(code=_GOODBYE)


def _tasks(names: tuple[str, ...]) -> Iterator[asyncio.Task[object]]:
    return (task for task in asyncio.all_tasks() if task.get_name().startswith(names))
