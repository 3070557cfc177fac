"""Where an interaction comes from: the person's language, the channel's game, the games there are."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.base.errors import Refusal
from bot.chat.base.guilds import channel_game, guild_settings
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer, localizer, spoken
from rules_index import BookInfo, Language, Oracle


async def words_of_person(interaction: discord.Interaction[Bot]) -> Localizer:
    """Sentences for the person who acts: their Discord's language, else the guild's, else the bot's."""
    language = spoken(interaction.locale.value)
    return localizer(language) if language else await words_of_guild(interaction)


async def words_of_guild(interaction: discord.Interaction[Bot], otherwise: Language | None = None) -> Localizer:
    """Sentences for everybody in the channel: the language the guild's admins set, else ``otherwise``."""
    client = interaction.client
    chosen = None
    if interaction.guild_id:
        chosen = (await guild_settings(client.database, interaction.guild_id)).language
    return localizer(Language(chosen) if chosen else otherwise or client.settings.default_language)


async def usual_game(interaction: discord.Interaction[Bot]) -> str | None:
    """The game set for this channel; a thread has its channel's."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return await channel_game(interaction.client.database, interaction.channel_id, parent)


async def games(oracle: Oracle, words: Localizer) -> dict[str, str]:
    """Every game of the index with its name in the person's language."""
    books: tuple[BookInfo, ...] = await asyncio.to_thread(lambda: oracle.books)
    return {book.game: words.game(book.game, book.title) for book in reversed(books) if not book.corrects}


async def chosen_game(oracle: Oracle, typed: str, words: Localizer) -> str:
    """The key of the game a person typed or picked.

    Raises:
        Refusal: there is no such game; the refusal names those there are.
    """
    known = await games(oracle, words)
    wanted = typed.strip().casefold()
    for key, name in known.items():
        if wanted in (key.casefold(), name.casefold()) or any(
            wanted == localizer(language).game(key, name).casefold() for language in Language
        ):
            return key
    if not known:
        raise Refusal("no-games")
    raise Refusal(
        "unknown-game", game=escape(one_line(typed, 50)), games=", ".join(sorted(map(escape, known.values())))
    )
