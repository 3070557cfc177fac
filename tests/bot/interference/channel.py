"""Everything the bot sends, as bytes: to a match's channel, and to one person in private."""

from __future__ import annotations

import itertools
import json
from typing import Any

import discord
from discord import ui

FIRST = 1_300_000_000_000_000_000


class Channel:
    """A channel that keeps what is sent, edited and deleted in it, in the order in which it happens."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self._ids = itertools.count(FIRST)
        self.id = 0

    def at(self, channel: int, **_: Any) -> Channel:
        """This channel, under any id."""
        self.id = channel
        return self

    async def send(self, content: str | None = None, **how: Any) -> Message:
        """Keep a new message."""
        message = Message(self, next(self._ids))
        self.sent.append(payload("send", {"content": content, **how}))
        return message

    def get_partial_message(self, message: int) -> Message:
        """A message by its id."""
        return Message(self, message)


class Message:
    """A message of a :class:`Channel`."""

    def __init__(self, channel: Channel, number: int) -> None:
        self.channel, self.id = channel, number

    async def edit(self, **how: Any) -> None:
        """Keep how it is edited."""
        self.channel.sent.append(payload(f"edit {self.id}", how))

    async def delete(self) -> None:
        """Keep that it is deleted."""
        self.channel.sent.append(payload(f"delete {self.id}", {}))


class Interaction:
    """An interaction that keeps what it is answered."""

    def __init__(self, client: Any, user: int) -> None:
        self.client, self.id, self.message = client, 0, None
        self.user = discord.Object(user)
        self.guild_id, self.channel_id = 1, 11
        self.permissions = discord.Permissions.none()
        self.answered: list[bytes] = []
        self.response = self.followup = self

    def is_done(self) -> bool:
        """Whether it was answered."""
        return bool(self.answered)

    async def defer(self, **how: Any) -> None:
        """Put the answer off."""
        self.answered.append(payload("defer", how))

    async def send_message(self, content: str | None = None, **how: Any) -> None:
        """Keep the answer."""
        self.answered.append(payload("answer", {"content": content, **how}))

    async def send(self, content: str | None = None, **how: Any) -> None:
        """Keep a further answer."""
        self.answered.append(payload("followup", {"content": content, **how}))


def payload(what: str, how: dict[str, Any]) -> bytes:
    """A request as bytes: all of its fields, with every file in full."""
    return json.dumps([what, {name: _plain(value) for name, value in how.items()}], ensure_ascii=False).encode()


def _plain(value: Any) -> Any:
    if isinstance(value, ui.LayoutView | ui.View):
        return value.to_components()
    if isinstance(value, discord.AllowedMentions):
        return value.to_dict()
    if isinstance(value, discord.File):
        return [value.filename, value.description, value.fp.read().hex()]
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if value is None or isinstance(value, str | int | float | bool):
        return value
    raise TypeError(f"nobody knows how to compare {value!r}")
