"""``/scenario``: a scenario card by its name."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.chat.context import words_of_person
from bot.chat.errors import Refusal
from bot.chat.scenarios.card import scenario_card
from bot.chat.text import escape, one_line
from bot.chat.translate import command_text
from rules_index import IndexProblem, Oracle, Scenario, scenario_label

if TYPE_CHECKING:
    from bot.chat.client import Client

_log = logging.getLogger(__name__)

_CHOICES, _LONGEST, _NAMES = 25, 100, 1000


async def _names(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """The names of the cards that hold what is typed."""
    try:
        cards = await asyncio.to_thread(interaction.client.oracle.scenarios)
    except IndexProblem as problem:
        _log.error("%s", problem)
        return []
    wanted = typed.strip().casefold()
    named = sorted({one_line(scenario_label(card), _LONGEST) for card in cards})
    return [app_commands.Choice(name=name, value=name) for name in named if wanted in name.casefold()][:_CHOICES]


@app_commands.command(name=command_text("command-scenario"), description=command_text("command-scenario-about"))
@app_commands.rename(name=command_text("command-scenario-name"))
@app_commands.describe(name=command_text("command-scenario-name-about"))
@app_commands.autocomplete(name=_names)
async def scenario(interaction: discord.Interaction[Client], name: str | None = None) -> None:
    """Show a scenario card."""
    words = await words_of_person(interaction)
    card, book = await asyncio.to_thread(_card, interaction.client.oracle, (name or "").strip())
    await interaction.response.send_message(
        view=scenario_card(card, book, words), ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
    )


def _card(oracle: Oracle, name: str) -> tuple[Scenario, str]:
    """The card that is meant and the title of its book; the only one there is needs no name."""
    cards = oracle.scenarios()
    if not cards:
        raise Refusal("scenario-nothing")
    card = oracle.scenario(name) if name else cards[0] if len(cards) == 1 else None
    if card is None:
        names = escape(one_line(", ".join(map(scenario_label, cards)), _NAMES))
        if not name:
            raise Refusal("scenario-which", names=names)
        raise Refusal("scenario-none", name=escape(one_line(name, _LONGEST)), names=names)
    titles = {book.key: book.title for book in oracle.books}
    return card, titles.get(card.book, card.book)
