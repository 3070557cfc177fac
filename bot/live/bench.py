"""What the steps of the live run work on, and everything they have made, to be cleared away in the end."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord

_log = logging.getLogger(__name__)

T = TypeVar("T")
NAME = "rozhodci-live"
"""What the channels and roles are called that are made."""
PATIENCE = 120.0
"""Seconds in which somebody presses a button that they are asked to press."""
Say = Callable[[str], None]


@dataclass
class Bench:
    """A test server, and what is made on it.

    Attributes:
        client: logged in; connected to the gateway only where somebody lends a hand.
        sync: sends the bot's commands to the server, and returns how many there are.
        kept: what steps leave for later ones, by name.
    """

    client: discord.Client
    guild: discord.Guild
    sync: Callable[[int], Awaitable[int]]
    say: Say
    patience: float = PATIENCE
    kept: dict[str, Any] = field(default_factory=dict)
    _made: list[tuple[str, Callable[[], Awaitable[object]]]] = field(default_factory=list)

    def made(self, what: str, clear: Callable[[], Awaitable[object]]) -> None:
        """Note something that was made, and what clears it away."""
        self._made.append((what, clear))

    def keep(self, name: str, what: T) -> T:
        """Keep something for later steps."""
        self.kept[name] = what
        return what

    @property
    def channel(self) -> discord.TextChannel:
        """The channel in which everything is tried."""
        return self.found("channel", discord.TextChannel)

    def found(self, name: str, kind: type[T]) -> T:
        """What a step before kept under a name.

        Raises:
            TypeError: it kept something else.
        """
        found = self.kept.get(name)
        if not isinstance(found, kind):
            raise TypeError(f"there is no {kind.__name__} called {name}")
        return found

    async def new_channel(self, name: str) -> discord.TextChannel:
        """Make a channel, to be deleted in the end."""
        channel = await self.guild.create_text_channel(name)
        self.made(f"the channel #{name}", lambda: _gone(channel.delete()))
        return channel

    async def take_rights(self, **rights: bool) -> None:
        """Take rights away from the bot in its channel; without any, give them back."""
        user = self.client.user.id if self.client.user else 0
        denied = discord.Permissions(**rights).value
        if denied:
            await self.client.http.edit_channel_permissions(self.channel.id, user, "0", str(denied), 1)
        else:
            await self.client.http.delete_channel_permissions(self.channel.id, user)

    async def clear(self) -> list[str]:
        """Clear everything away that was made, the latest first; what could not be is returned."""
        left = []
        while self._made:
            what, clear = self._made.pop()
            try:
                await clear()
            except Exception as problem:  # whatever it was, the rest has to go as well
                _log.debug("%s stays", what, exc_info=problem)
                left.append(what)
        return left


async def _gone(deleting: Awaitable[object]) -> None:
    try:
        await deleting
    except discord.NotFound:
        return
