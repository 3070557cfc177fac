"""``/scenario``: a scenario card by its name."""

from __future__ import annotations

import asyncio
from typing import Annotated

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of, offering, words_while_typing
from bot.chat.answers.card import Shown
from bot.chat.answers.components import components_card, components_here
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import NOTHING, words_of_person
from bot.chat.base.messages import reply
from bot.chat.base.text import one_line
from bot.chat.bot import Bot
from bot.chat.scenarios.card import scenario_card
from bot.chat.scenarios.lookup import listed, meant
from rules_index import scenario_label

_CHOICES, _LONGEST = 25, 100


@offering
async def _names(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The names of the cards that hold what is typed, those of the match in the channel first."""
    words = words_while_typing(interaction)
    components = await components_here(interaction, words)
    cards = await asyncio.to_thread(listed, interaction.client.oracle_in(interaction.guild_id), components, words)
    own = [name for name, card in cards.items() if isinstance(card, int)]
    first = choices_of({one_line(name, _LONGEST): one_line(name, _LONGEST) for name in own}, typed)
    rest = choices_of({one_line(name, _LONGEST): one_line(name, _LONGEST) for name in cards if name not in own}, typed)
    return [*first, *rest][:_CHOICES]


@command("scenario")
async def scenario(interaction: discord.Interaction[Bot], name: Annotated[str | None, Suggest(_names)] = None) -> None:
    """Show a scenario card."""
    words = await words_of_person(interaction)
    typed, components = (name or "").strip(), await components_here(interaction, words)
    found = await asyncio.to_thread(meant, interaction.client.oracle_in(interaction.guild_id), components, typed, words)
    if isinstance(found, int) and components is not None:
        label = components.name(found)
        asked = save(interaction, label, Kind.QUESTION, NOTHING, [], words)
        shown = Shown(asked, label, Kind.QUESTION, False, 0)
        await reply(interaction, components_card(shown, components, [found], [], words))
    elif not isinstance(found, int):
        card, book = found
        asked = save(interaction, scenario_label(card), Kind.SCENARIO, NOTHING, [card.book], words)
        await reply(interaction, scenario_card(asked, card, book, words))
