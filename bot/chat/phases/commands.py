"""``/phase``: the turn or round of a game, step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

import discord
from discord import app_commands

from bot.chat.answers import autocomplete
from bot.chat.answers.edition_line import rivals
from bot.chat.answers.edition_question import edition_question
from bot.chat.answers.editions import decided
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import Played, Why, games, played_here, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.phases.buttons import saved_crib
from bot.chat.phases.lookup import crib_named, crib_of_game, is_book, labels
from bot.locales.sentences import Localizer
from rules_index import Crib, Oracle

_GAME = 50


@autocomplete.offering
async def _editions(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The games and editions that have a crib."""
    named = labels(
        await _cribs(interaction.client.oracle_in(interaction.guild_id)), autocomplete.words_while_typing(interaction)
    )
    return autocomplete.choices_of(named, typed)


@command("phase")
async def phase(interaction: discord.Interaction[Bot], game: Annotated[str | None, Suggest(_editions)] = None) -> None:
    """Show the turn or round of a game."""
    words = await words_of_person(interaction)
    crib, why = await _meant(interaction, game, words)
    books = await asyncio.to_thread(lambda: interaction.client.oracle_in(interaction.guild_id).books)
    if why is None and (printed := rivals(books, crib.book.game)):
        asked = save(interaction, crib.book.game, Kind.CRIB, Played(crib.book.game, why=Why.OPEN), [], words)
        view = edition_question(Kind.CRIB, asked, printed, words)
    else:
        view = saved_crib(interaction, crib, why, books, words)
    await interaction.response.send_message(view=view, ephemeral=True)


async def _meant(interaction: discord.Interaction[Bot], typed: str | None, words: Localizer) -> tuple[Crib, Why | None]:
    """The crib that is meant, and why it is that of this edition; ``None`` where nothing decides."""
    oracle = interaction.client.oracle_in(interaction.guild_id)
    cribs = await _cribs(oracle)
    known = ", ".join(sorted(map(escape, labels(cribs, words).values())))
    if not cribs:
        raise Refusal("phase-nothing")
    usual = await played_here(interaction)
    if typed and typed.strip():
        named, name = crib_named(cribs, typed, words), typed
        if named is not None and is_book(named, typed):
            return named, Why.OPTION
        game = named.book.game if named else None
    else:
        game = usual.game or _only(cribs)
        if game is None:
            raise Refusal("phase-which", games=known)
        name = (await games(oracle, words)).get(game, game)
    played = await decided(interaction, usual, game, words.language)
    crib = crib_of_game(cribs, game, words.language, played.edition) if game else None
    if crib is None:
        raise Refusal("phase-none", game=escape(one_line(name, _GAME)), games=known)
    return crib, played.why


async def _cribs(oracle: Oracle) -> Sequence[Crib]:
    return await asyncio.to_thread(lambda: oracle.cribs)


def _only(cribs: Sequence[Crib]) -> str | None:
    """The game of the cribs, if they are all of one."""
    found = {crib.book.game for crib in cribs}
    return found.pop() if len(found) == 1 else None
