"""Answers that one person alone sees."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.bot import Bot


async def reply(
    interaction: discord.Interaction[Bot], view: ui.LayoutView, attached: list[discord.File] | None = None
) -> None:
    """Show something only to the person who acted."""
    if interaction.response.is_done():
        await interaction.followup.send(view=view, files=attached or [], ephemeral=True)
    else:
        await interaction.response.send_message(view=view, files=attached or [], ephemeral=True)


async def update(
    interaction: discord.Interaction[Bot], view: ui.LayoutView, attached: list[discord.File] | None = None
) -> None:
    """Replace the private message whose button was pressed, or else send a new private one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and not interaction.response.is_done():
        await interaction.response.edit_message(view=view, attachments=attached or [])
    else:
        await reply(interaction, view, attached)
