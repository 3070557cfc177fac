"""What a server has ruled, laid beside the rules before its people ask."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.chat.bot import Bot, NotesOfServers
from bot.database import StorageProblem
from rules_index import Language, Oracle

_log = logging.getLogger(__name__)


async def oracle_of(interaction: discord.Interaction[Bot], language: Language | None = None) -> Oracle:
    """The oracle as the people of the interaction's server ask it, with what was ruled there last.

    Args:
        language: the person's own; notes are shown in it where they have it.
    """
    client, guild = interaction.client, interaction.guild_id
    if guild is not None and client.notes is not None:
        try:
            await _lay(client.oracle, client.notes, guild)
        except StorageProblem:
            # Notes that cannot be read should not cost the answer of the books.
            _log.exception("What a server has ruled could not be read; it is answered from what was read before")
    return client.oracle.within(guild, language)


async def _lay(oracle: Oracle, kept: NotesOfServers, guild: int) -> None:
    revision = await kept.revision(guild)
    if oracle.laid(guild) != revision:
        notes = await kept.notes(guild)
        await asyncio.to_thread(oracle.lay, guild, notes, revision)
