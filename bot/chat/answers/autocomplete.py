"""What Discord offers while a question, a term or a game is being typed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import wraps
from typing import Annotated, Any, TypeAlias

import discord
from discord import app_commands

from bot.chat.answers.edition_line import rivals
from bot.chat.answers.editions import usual_edition
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import Played, book_name, games, oracle_of
from bot.chat.base.text import one_line
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer, localizer, spoken
from rules_index import CardsProblem, IndexPending, IndexProblem, SuggestionKind

_log = logging.getLogger(__name__)

_CHOICES = 25
_LONGEST = 100


def offering(
    suggest: Callable[[discord.Interaction[Bot], str], Awaitable[list[app_commands.Choice[str]]]],
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """Offer nothing where the index or card table is unusable; the command itself says so."""

    @wraps(suggest)
    async def offered(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
        try:
            return await suggest(interaction, typed)
        except IndexPending:
            return []
        except (CardsProblem, IndexProblem) as problem:
            _log.error("%s", problem)
            return []

    return offered


def choices_of(named: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """The names that contain what is typed, or whose key does; the key is what is sent."""
    wanted = typed.strip().casefold()
    fitting = sorted((name, key) for key, name in named.items() if wanted in name.casefold() or wanted in key)
    return [app_commands.Choice(name=one_line(name, _LONGEST), value=key) for name, key in fitting[:_CHOICES]]


def words_while_typing(interaction: discord.Interaction[Bot]) -> Localizer:
    """Sentences for the person who types: their Discord's language, else the bot's; the guild's would cost too long."""
    return localizer(spoken(interaction.locale.value) or interaction.client.settings.default_language)


@offering
async def rules(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Titles of rules and terms that complete a question."""
    return await named(interaction, typed, None, await typed_for(interaction))


@offering
async def terms(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Terms that complete what is typed."""
    return await named(interaction, typed, SuggestionKind.TERM, await typed_for(interaction))


@offering
async def game_names(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The games of the index, by their names in the person's language, and the editions of those that have several."""
    oracle, words = interaction.client.oracle_in(interaction.guild_id), words_while_typing(interaction)
    named = await games(oracle, words)
    books = await asyncio.to_thread(lambda: oracle.books)
    named |= {book.key: book_name(book, words) for game in list(named) for book in rivals(books, game)}
    return choices_of(named, typed)


EditionOption: TypeAlias = Annotated[str | None, Suggest(game_names)]
"""An option for a game or an edition of one."""


async def typed_for(interaction: discord.Interaction[Bot]) -> Played:
    """The game and edition that a person types for: as chosen in the command, else as they are usual here."""
    chosen = getattr(interaction.namespace, "game", None) or None
    return await usual_edition(interaction, chosen, words_while_typing(interaction).language)


async def named(
    interaction: discord.Interaction[Bot], typed: str, kind: SuggestionKind | None, played: Played
) -> list[app_commands.Choice[str]]:
    """Titles that complete what is typed, of what is played, else of all games; in the person's language."""
    language = words_while_typing(interaction).language
    oracle = await oracle_of(interaction, language)
    found = await asyncio.to_thread(
        oracle.suggest,
        typed[:_LONGEST],
        game=played.game,
        edition=played.edition,
        language=language,
        kind=kind,
        limit=_CHOICES,
    )
    # Two books may name a rule alike, and a line of the list must not appear twice.
    choices: dict[str, str] = {}
    for suggestion in found[:_CHOICES]:
        value = suggestion.id if len(suggestion.id) <= _LONGEST else suggestion.label
        name = one_line(suggestion.label, _LONGEST)
        if name in choices:
            name = one_line(f"{one_line(suggestion.label, 60)} ({suggestion.book.title})", _LONGEST)
        choices.setdefault(name, value[:_LONGEST])
    return [app_commands.Choice(name=name, value=value) for name, value in choices.items()]
