"""``/rule`` and ``/term``: a question in, a private card out."""

from __future__ import annotations

import asyncio
from typing import Protocol

import discord
from discord import app_commands

from bot.chat.answers import autocomplete
from bot.chat.answers.card import Shown, ruling_card
from bot.chat.answers.ruling_text import over_lines
from bot.chat.answers.saved_questions import save
from bot.chat.answers.values import brief_lines
from bot.chat.base.context import Played, chosen_game, oracle_of, played_here, unanswerable, words_of_person
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.rulings.find import Found, find, find_term
from bot.chat.rulings.unruled import ROOM, Unruled
from bot.locales.sentences import Localizer
from rules_index import Language, Oracle


class Look(Protocol):
    """A way to look something up, see :func:`bot.chat.rulings.find.find`."""

    def __call__(
        self, oracle: Oracle, question: str, /, *, game: str | None, usual: Played, language: Language
    ) -> Found: ...


@app_commands.command(name=command_text("command-rule"), description=command_text("command-rule-about"))
@app_commands.rename(question=command_text("command-rule-question"), game=command_text("command-game"))
@app_commands.describe(question=command_text("command-rule-question-about"), game=command_text("command-game-about"))
@app_commands.autocomplete(question=autocomplete.rules, game=autocomplete.game_names)
async def rule(interaction: discord.Interaction[Bot], question: str, game: str | None = None) -> None:
    """Answer a question about the rules."""
    await _answer(interaction, question, game, find)


@app_commands.command(name=command_text("command-term"), description=command_text("command-term-about"))
@app_commands.rename(term=command_text("command-term-term"), game=command_text("command-game"))
@app_commands.describe(term=command_text("command-term-term-about"), game=command_text("command-game-about"))
@app_commands.autocomplete(term=autocomplete.terms, game=autocomplete.game_names)
async def term(interaction: discord.Interaction[Bot], term: str, game: str | None = None) -> None:
    """Explain a term of a game."""
    await _answer(interaction, term, game, find_term)


async def _answer(interaction: discord.Interaction[Bot], question: str, game: str | None, look: Look) -> None:
    client = interaction.client
    words = await words_of_person(interaction)
    usual = await played_here(interaction)
    chosen = await chosen_game(client.oracle, game, words) if game else None
    oracle = await oracle_of(interaction, words.language)
    found = await asyncio.to_thread(look, oracle, question, game=chosen, usual=usual, language=words.language)
    if found.problem:
        raise unanswerable(found.problem, question, words)
    for asked, each in (found.parts or {question: found}).items():
        await _show(interaction, asked, each, words)


async def _show(interaction: discord.Interaction[Bot], question: str, found: Found, words: Localizer) -> None:
    """Answer with what was found; each of several answers is a message of its own, with its own buttons."""
    hits = [ruling.id for ruling in found.rulings]
    asked = await save(interaction, question, found.kind, found.played, hits, words)
    shown = Shown(asked, question, found.kind, found.answered, len(found.rulings), certain=found.certain)
    if found.answered and found.rulings and not found.from_table:
        near = found.linked
        above = over_lines(near.over, words)
        if found.cards:
            above += brief_lines(found.cards, words, ROOM - sum(map(len, above)))
        view = ruling_card(shown, found.rulings[0], near.see, words, but=near.but, meant=found.meant, above=above)
    else:
        known = bool(found.played.game)
        unruled = Unruled(shown, found.rulings, found.cards, found.from_table, found.gap, known, found.guide)
        view = unruled.card(words)
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)
