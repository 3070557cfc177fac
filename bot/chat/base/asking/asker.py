"""Where a question comes from: an interaction, answered privately, or a message, answered in its channel."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import ui

from bot.chat.bot import Bot
from rules_index import Language

_log = logging.getLogger(__name__)

_NO_HISTORY = 160002
"""Discord's code where a bot may write in a channel but not reply, as it may not read what was written before."""


class Heard:
    """A message to the bot: one that mentions it, or a private one.

    It is asked for the same things as an interaction; what is sent as its answer, everybody in its channel reads.

    Args:
        language: what it is answered in where nothing else is set.
    """

    def __init__(self, client: Bot, message: discord.Message, language: Language) -> None:
        self.client = client
        self.language = language
        self.id = message.id
        self.guild_id = message.guild.id if message.guild else None
        self.channel = message.channel
        self.channel_id: int | None = message.channel.id
        self.user = message.author
        self._message = message
        self._sent = 0

    async def send(
        self, said: str | None = None, *, view: ui.LayoutView | None = None, files: Sequence[discord.File] = ()
    ) -> None:
        """Answer it with a reply that pings nobody, or beside it where the bot may not reply; it may be gone by then.

        Raises:
            discord.HTTPException: Discord takes no answer there.
        """
        answer: dict[str, object] = {"view": view} if view is not None else {"content": said}
        self._sent += 1
        # The same answer that Discord is sent twice is shown once.
        answer["nonce"] = f"{self.id}.{self._sent}"
        if files:
            answer["files"] = list(files)
        reference = self._message.to_reference(fail_if_not_exists=False)
        try:
            await self.channel.send(**answer, reference=reference, mention_author=False)  # type: ignore[call-overload]
        except discord.HTTPException as problem:
            if problem.code != _NO_HISTORY:
                raise
            await self.channel.send(**answer)  # type: ignore[call-overload]


Asker: TypeAlias = discord.Interaction[Bot] | Heard
"""Somebody who asks, and where."""
