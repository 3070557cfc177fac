"""``/setup``: the panel of a guild's admins."""

from __future__ import annotations

import discord

from bot.chat.base.commands.declaring import Place, command
from bot.chat.bot import Bot
from bot.chat.setup.panel import panel


@command("setup", place=Place.SERVERS, needs="manage_guild")
async def setup(interaction: discord.Interaction[Bot]) -> None:
    """Show the settings and let them be changed."""
    await interaction.response.send_message(view=await panel(interaction), ephemeral=True)
