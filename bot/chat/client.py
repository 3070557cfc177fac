"""The Discord client: what it needs, and which features it loads."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.database import Database
from bot.settings import Settings
from rules_index.oracle import Oracle


class Client(discord.Client):
    """The bot on Discord, with the guilds intent alone: no message content, no member list, nothing privileged."""

    def __init__(self, settings: Settings, oracle: Oracle, database: Database) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self.oracle = oracle
        self.database = database
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Load the features; commands are not sent to Discord here, see :meth:`sync_commands`."""

    async def sync_commands(self, guild: int | None = None) -> int:
        """Send the commands to Discord, for one guild (seen at once) or for all, and return how many there are."""
        target = discord.Object(guild) if guild else None
        if target:
            self.tree.copy_global_to(guild=target)
        return len(await self.tree.sync(guild=target))
