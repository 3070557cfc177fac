"""``/help``: what can be asked and played here, for the person who asks alone."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.messages import reply
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.welcome.card import help_card
from bot.chat.welcome.lookup import place_of, words_anyway


@app_commands.command(name=command_text("command-help"), description=command_text("command-help-about"))
async def show_help(interaction: discord.Interaction[Bot]) -> None:
    """Say what can be asked and played here."""
    words = await words_anyway(interaction)
    await reply(interaction, help_card(await place_of(interaction, words), words))
