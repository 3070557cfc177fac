"""``/scenario``: a scenario card by its name."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of, offering
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.context import NOTHING, words_of_person
from bot.chat.base.text import one_line
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.scenarios.card import scenario_card
from bot.chat.scenarios.lookup import named_scenario
from rules_index import scenario_label

_LONGEST = 100


@offering
async def _names(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The names of the cards that hold what is typed."""
    cards = await asyncio.to_thread(interaction.client.oracle.scenarios)
    names = (one_line(scenario_label(card), _LONGEST) for card in cards)
    return choices_of({name: name for name in names}, typed)


@app_commands.command(name=command_text("command-scenario"), description=command_text("command-scenario-about"))
@app_commands.rename(name=command_text("command-scenario-name"))
@app_commands.describe(name=command_text("command-scenario-name-about"))
@app_commands.autocomplete(name=_names)
async def scenario(interaction: discord.Interaction[Bot], name: str | None = None) -> None:
    """Show a scenario card."""
    words = await words_of_person(interaction)
    card, book = await asyncio.to_thread(named_scenario, interaction.client.oracle, (name or "").strip())
    asked = save(interaction, scenario_label(card), Kind.SCENARIO, NOTHING, [card.book], words)
    await interaction.response.send_message(view=scenario_card(asked, card, book, words), ephemeral=True)
