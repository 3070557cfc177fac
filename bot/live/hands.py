"""The hands of a person: buttons that somebody presses and forms that somebody sends, each with a time limit."""

from __future__ import annotations

import asyncio
from typing import Any, Self

import discord

from bot.live.bench import Bench
from bot.live.place import UnfitServer

_LATE = 4.0
"""Seconds after which an interaction that nobody acknowledged is lost."""
_CONNECTING = 60.0
_NO_PRESSES = "The bot cannot connect to Discord's gateway, so no press would arrive: try again, or add --no-hands"


class Hands:
    """Connects to the gateway while the steps run, where somebody is there, so that presses arrive.

    Args:
        wanted: somebody is there.
    """

    def __init__(self, bench: Bench, *, wanted: bool) -> None:
        self._bench, self._wanted = bench, wanted
        self._came: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()
        self._connection: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if self._wanted:
            client = self._bench.client
            client.event(self.on_interaction)
            self._connection = asyncio.create_task(client.connect())
            try:
                async with asyncio.timeout(_CONNECTING):
                    await client.wait_until_ready()
            except TimeoutError:
                self._connection.cancel()
                raise UnfitServer(_NO_PRESSES) from None
            self._bench.kept["hands"] = self
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._connection is not None:
            self._connection.cancel()
            await asyncio.gather(self._connection, return_exceptions=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take in what was pressed or sent."""
        await self._came.put(interaction)

    async def interaction(self, custom_id: str) -> discord.Interaction[Any]:
        """The next press of a button, or the next form, with this id; others are let go.

        Raises:
            TimeoutError: it did not come in time.
        """
        async with asyncio.timeout(self._bench.patience):
            while True:
                found = await self._came.get()
                if dict(found.data or {}).get("custom_id") == custom_id:
                    return found


def hands(bench: Bench) -> Hands:
    """The hands that are there."""
    return bench.found("hands", Hands)


async def too_late() -> None:
    """Wait until an interaction cannot be answered any more."""
    await asyncio.sleep(_LATE)
