"""``/card``: a card's name in, a private card with its values and rules out."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import offering
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.context import Played, oracle_of, set_for_channel, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape, one_line
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.cards.view import card_view
from rules_index import CardAnswer, CardsProblem, Oracle

_log = logging.getLogger(__name__)

_CHOICES, _LONGEST, _NAME = 25, 100, 50


@offering
async def _names(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Names of cards that complete what is typed."""
    usual = await set_for_channel(interaction)
    names = await asyncio.to_thread(_near, interaction.client.oracle, typed[:_LONGEST], usual.game)
    shown = dict.fromkeys(one_line(name, _LONGEST) for name in names)
    return [app_commands.Choice(name=name, value=name) for name in shown]


@app_commands.command(name=command_text("command-card"), description=command_text("command-card-about"))
@app_commands.rename(name=command_text("command-card-name"))
@app_commands.describe(name=command_text("command-card-name-about"))
@app_commands.autocomplete(name=_names)
async def card(interaction: discord.Interaction[Bot], name: str) -> None:
    """Show a card with its values and what the rules say of it."""
    words = await words_of_person(interaction)
    usual = await set_for_channel(interaction)
    oracle = await oracle_of(interaction, words.language)
    found = await asyncio.to_thread(named_card, oracle, name, usual=usual.game)
    hits = [ruling.id for ruling in found.every_ruling]
    asked = save(interaction, name, Kind.CARD, Played(found.game), hits, words)
    await interaction.response.send_message(view=card_view(asked, found, words), ephemeral=True)


def _near(oracle: Oracle, typed: str, usual: str | None) -> tuple[str, ...]:
    """Names of cards of the channel's game, or of every game where that one has none."""
    own = oracle.card_names(typed, game=usual, limit=_CHOICES)
    return own or oracle.card_names(typed, limit=_CHOICES)


def named_card(oracle: Oracle, name: str, game: str | None = None, usual: str | None = None) -> CardAnswer:
    """The card with this name, in a game, or first in the usual one; blocks for some milliseconds.

    Raises:
        Refusal: there is no such card; the refusal names those like it.
    """
    try:
        found = oracle.card(name[:_LONGEST], game=game or usual)
        if usual and not game and not found.names:
            found = oracle.card(name[:_LONGEST])
    except CardsProblem as problem:
        _log.error("%s", problem)
        raise Refusal("card-table-broken") from problem
    if found.names:
        return found
    called = escape(one_line(name, _NAME))
    if found.near:
        raise Refusal("card-unknown-near", name=called, near=", ".join(escape(near) for near in found.near))
    raise Refusal("card-unknown", name=called)
