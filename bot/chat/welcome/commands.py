"""``/help``: what can be asked and played here, for the person who asks alone."""

from __future__ import annotations

import discord

from bot.chat.base.commands.declaring import command
from bot.chat.base.messages import reply
from bot.chat.bot import Bot
from bot.chat.welcome.card import help_card
from bot.chat.welcome.lookup import place_of, words_anyway


@command("help")
async def show_help(interaction: discord.Interaction[Bot]) -> None:
    """Say what can be asked and played here."""
    words = await words_anyway(interaction)
    await reply(interaction, help_card(await place_of(interaction, words), words))
