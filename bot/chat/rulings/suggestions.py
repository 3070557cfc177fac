"""What Discord offers while a question, a term or a game is being typed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.chat.context import games
from bot.chat.locale import localizer, spoken
from bot.chat.text import one_line
from rules_index import IndexProblem, SuggestionKind

if TYPE_CHECKING:
    from bot.chat.client import Client

_log = logging.getLogger(__name__)

_CHOICES = 25
_LONGEST = 100


async def rules(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """Titles of rules and terms that complete a question."""
    return await named(interaction, typed, None)


async def terms(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """Terms that complete what is typed."""
    return await named(interaction, typed, SuggestionKind.TERM)


async def game_names(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """The games of the index, by their names in the person's language."""
    language = spoken(interaction.locale.value) or interaction.client.settings.default_language
    try:
        known = await games(interaction.client.oracle, localizer(language))
    except IndexProblem as problem:
        _log.error("%s", problem)
        return []
    wanted = typed.strip().casefold()
    fitting = sorted((name, key) for key, name in known.items() if wanted in name.casefold() or wanted in key)
    return [app_commands.Choice(name=one_line(name, _LONGEST), value=key) for name, key in fitting[:_CHOICES]]


async def named(
    interaction: discord.Interaction[Client], typed: str, kind: SuggestionKind | None, usual: str | None = None
) -> list[app_commands.Choice[str]]:
    """Titles that complete what is typed, of the game the person has chosen, else of ``usual``, else of all."""
    game = getattr(interaction.namespace, "game", None) or usual
    try:
        found = await asyncio.to_thread(
            interaction.client.oracle.suggest, typed[:_LONGEST], game=game or None, kind=kind, limit=_CHOICES
        )
    except IndexProblem as problem:
        _log.error("%s", problem)
        return []
    # Two books may name a rule alike, and one line of the list must not stand twice.
    choices: dict[str, str] = {}
    for suggestion in found[:_CHOICES]:
        value = suggestion.id if len(suggestion.id) <= _LONGEST else suggestion.label
        name = one_line(suggestion.label, _LONGEST)
        if name in choices:
            name = one_line(f"{one_line(suggestion.label, 60)} ({suggestion.book.title})", _LONGEST)
        choices.setdefault(name, value[:_LONGEST])
    return [app_commands.Choice(name=name, value=value) for name, value in choices.items()]
