"""``/compare``: a topic in, a private card with a section for each edition out."""

from __future__ import annotations

import asyncio
from typing import Annotated

import discord
from discord import app_commands, ui

from bot.chat.answers import autocomplete
from bot.chat.answers.card import Shown
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.answers.topics import NoRuling, topics_card
from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import (
    Played,
    chosen_game,
    games,
    oracle_of,
    played_here,
    set_for_channel,
    unanswerable,
    words_of_person,
)
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.compare.card import Compared, comparison_card
from bot.chat.compare.ids import share_topics, topic_select
from bot.chat.compare.lookup import compare as look_up
from bot.chat.compare.lookup import compared_games
from bot.locales.sentences import Localizer
from rules_index import Comparison, Oracle


@autocomplete.offering
async def _topics(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Titles of rules that have another edition to be compared with."""
    compared = await asyncio.to_thread(compared_games, interaction.client.oracle_in(interaction.guild_id))
    usual = await set_for_channel(interaction)
    if usual.game not in compared:
        usual = Played(compared[0] if len(compared) == 1 else None)
    # Rules of every edition are offered: those of another one are what there is to compare.
    return await autocomplete.named(interaction, typed, None, Played(usual.game))


@autocomplete.offering
async def _games(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The games that have more than one edition."""
    words = autocomplete.words_while_typing(interaction)
    return autocomplete.choices_of(await _comparable(interaction.client.oracle_in(interaction.guild_id), words), typed)


@command("compare")
async def compare(
    interaction: discord.Interaction[Bot],
    topic: Annotated[str, Suggest(_topics)],
    game: Annotated[str | None, Suggest(_games)] = None,
) -> None:
    """Set the same topic of two editions side by side."""
    client = interaction.client
    words = await words_of_person(interaction)
    usual = await played_here(interaction)
    chosen = await chosen_game(client.oracle_in(interaction.guild_id), game, words) if game else None
    oracle = await oracle_of(interaction, words.language)
    found = await asyncio.to_thread(look_up, oracle, topic, game=chosen, usual=usual)
    if found is None:
        raise await _nothing_to_compare(client.oracle_in(interaction.guild_id), chosen, words)
    if found.problem:
        raise unanswerable(found.problem, topic, words)
    played = Played(found.game, usual.edition, why=usual.why)
    await interaction.response.send_message(view=await _card(interaction, topic, found, played, words), ephemeral=True)


async def _card(
    interaction: discord.Interaction[Bot], topic: str, found: Comparison, played: Played, words: Localizer
) -> ui.LayoutView:
    rulings = [side.ruling for side in found.sides] or found.topics
    hits = [ruling.id for ruling in rulings]
    asked = save(interaction, topic, Kind.COMPARISON, played, hits, words)
    if found.answered:
        return comparison_card(Compared(asked, found), words)
    shown = Shown(asked, topic, Kind.COMPARISON, False, len(rulings))
    nearest = NoRuling(rulings, found.gap, has_game=bool(found.game))
    return topics_card(shown, nearest, words, topic_select, share_topics)


async def _nothing_to_compare(oracle: Oracle, chosen: str | None, words: Localizer) -> Refusal:
    able = ", ".join(map(escape, (await _comparable(oracle, words)).values()))
    if not able:
        return Refusal("compare-none")
    if chosen is None:
        return Refusal("compare-other-game", games=able)
    return Refusal("compare-one-edition", game=escape((await games(oracle, words))[chosen]), games=able)


async def _comparable(oracle: Oracle, words: Localizer) -> dict[str, str]:
    """The games that have more than one edition, with their names in the person's language."""
    named = await games(oracle, words)
    return {key: named[key] for key in await asyncio.to_thread(compared_games, oracle)}
