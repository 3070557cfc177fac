"""``/card``: a card's name in, a private card with its values and rules out."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import offering, words_while_typing
from bot.chat.answers.card import Shown
from bot.chat.answers.components import components_card, components_here
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import Played, oracle_of, set_for_channel, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import reply
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.cards.view import ShownCard, card_view
from bot.games.packs.words import in_title
from bot.locales.sentences import Localizer
from rules_index import CardAnswer, CardsProblem, Oracle

_log = logging.getLogger(__name__)

_CHOICES, _LONGEST, _NAME = 25, 100, 50


@offering
async def _names(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Names of cards that complete what is typed."""
    usual = await set_for_channel(interaction)
    names = await asyncio.to_thread(
        _near, interaction.client.oracle_in(interaction.guild_id), typed[:_LONGEST], usual.game
    )
    components = await components_here(interaction, words_while_typing(interaction))
    wanted = typed.strip().casefold()
    own = [name for name in (components.every if components else ()) if wanted in name.casefold()]
    shown = list(dict.fromkeys(one_line(name, _LONGEST) for name in (*own, *names)))[:_CHOICES]
    return [app_commands.Choice(name=name, value=name) for name in shown]


@command("card")
async def card(interaction: discord.Interaction[Bot], name: Annotated[str, Suggest(_names)]) -> None:
    """Show a card with its values and what the rules say of it."""
    words = await words_of_person(interaction)
    usual = await set_for_channel(interaction)
    if await _shown_of_match(interaction, name, words):
        return
    oracle = await oracle_of(interaction, words.language)
    found = await asyncio.to_thread(named_card, oracle, name, usual=usual.game)
    hits = [ruling.id for ruling in found.every_ruling]
    asked = save(interaction, name, Kind.CARD, Played(found.game), hits, words)
    await interaction.response.send_message(
        view=card_view(asked, await described(interaction, found), words), ephemeral=True
    )


async def _shown_of_match(interaction: discord.Interaction[Bot], name: str, words: Localizer) -> bool:
    """Show the component so called of the match in the channel; whether there was one."""
    components = await components_here(interaction, words)
    if components is None:
        return False
    named = await asyncio.to_thread(components.asked, name)
    if not named.alone:
        return False
    asked = save(interaction, name, Kind.QUESTION, Played(components.game), [], words)
    shown = Shown(asked, name, Kind.QUESTION, False, 0)
    await reply(interaction, components_card(shown, components, named.places, [], words))
    return True


async def described(interaction: discord.Interaction[Bot], found: CardAnswer) -> ShownCard:
    """A card with what it does, as the game is played on this server."""
    if found.card is None or found.game is None or found.game not in interaction.client.matches.games:
        return ShownCard(found)
    game = await interaction.client.matches.packs.game(interaction.guild_id or 0, found.game)
    return ShownCard(found, game.component(found.card.code), game)


def _near(oracle: Oracle, typed: str, usual: str | None) -> tuple[str, ...]:
    """Names of cards of the channel's game, or of every game where that one has none."""
    own = oracle.card_names(typed, game=usual, limit=_CHOICES)
    return tuple(map(in_title, own or oracle.card_names(typed, limit=_CHOICES)))


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
        raise Refusal("card-unknown-near", name=called, near=", ".join(escape(in_title(near)) for near in found.near))
    raise Refusal("card-unknown", name=called)
