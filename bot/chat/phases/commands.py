"""``/phase``: the turn or round of a game, step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.chat.answers import autocomplete
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.context import Played, games, played_here, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape, one_line
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.phases.card import crib_card
from bot.chat.phases.lookup import crib_named, crib_of_game, labels
from bot.locales.sentences import Localizer
from rules_index import Crib, Oracle

_GAME = 50


@autocomplete.offering
async def _editions(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The games and editions that have a crib."""
    named = labels(await _cribs(interaction.client.oracle), autocomplete.words_while_typing(interaction))
    return autocomplete.choices_of(named, typed)


@app_commands.command(name=command_text("command-phase"), description=command_text("command-phase-about"))
@app_commands.rename(game=command_text("command-game"))
@app_commands.describe(game=command_text("command-phase-game-about"))
@app_commands.autocomplete(game=_editions)
async def phase(interaction: discord.Interaction[Bot], game: str | None = None) -> None:
    """Show the turn or round of a game."""
    words = await words_of_person(interaction)
    crib = await _meant(interaction, game, words)
    hits = [link.id for link in crib.rules]
    asked = save(interaction, crib.book.key, Kind.CRIB, Played(crib.book.game, crib.book.key), hits, words)
    await interaction.response.send_message(view=crib_card(asked, crib, words), ephemeral=True)


async def _meant(interaction: discord.Interaction[Bot], typed: str | None, words: Localizer) -> Crib:
    oracle = interaction.client.oracle
    cribs = await _cribs(oracle)
    known = ", ".join(sorted(map(escape, labels(cribs, words).values())))
    if not cribs:
        raise Refusal("phase-nothing")
    usual = await played_here(interaction)
    if typed and typed.strip():
        crib, name = crib_named(cribs, typed, words, usual.edition), typed
    else:
        game = usual.game or _only(cribs)
        if game is None:
            raise Refusal("phase-which", games=known)
        crib = crib_of_game(cribs, game, words.language, usual.edition)
        name = (await games(oracle, words)).get(game, game)
    if crib is None:
        raise Refusal("phase-none", game=escape(one_line(name, _GAME)), games=known)
    return crib


async def _cribs(oracle: Oracle) -> Sequence[Crib]:
    return await asyncio.to_thread(lambda: oracle.cribs)


def _only(cribs: Sequence[Crib]) -> str | None:
    """The game of the cribs, if they are all of one."""
    found = {crib.book.game for crib in cribs}
    return found.pop() if len(found) == 1 else None
