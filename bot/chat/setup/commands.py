"""``/setup``: the panel of a guild's admins."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.setup.panel import panel


@app_commands.command(name=command_text("command-setup"), description=command_text("command-setup-about"))
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
@app_commands.checks.has_permissions(manage_guild=True)
async def setup(interaction: discord.Interaction[Bot]) -> None:
    """Show the settings and let them be changed."""
    await interaction.response.send_message(view=await panel(interaction), ephemeral=True)
