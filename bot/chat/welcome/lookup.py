"""What there is to ask and play in a place: the games, the channel's own, and questions to try."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import discord
from sqlalchemy.exc import DBAPIError

from bot.chat.answers.first_match import first_matches
from bot.chat.base.context import (
    NOTHING,
    Played,
    book_name,
    editions,
    games,
    played_here,
    read_for_channel,
    words_of_person,
)
from bot.chat.bot import Bot
from bot.database import DatabaseProblem
from bot.locales.sentences import Localizer, localizer
from rules_index import IndexProblem, Oracle

QUESTIONS = 2
"""Questions to try of one game."""
_log = logging.getLogger(__name__)
_UNREADABLE = (DatabaseProblem, DBAPIError)


class Example(NamedTuple):
    """A question to try: its game, which of the game's examples it is, from 0, and what is asked."""

    game: str
    number: int
    question: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody asks for help, and what there is.

    Attributes:
        server: whether it is a server, where matches can be played.
        played: the channel's game and edition.
        edition: the name of that edition; empty where none is set.
        refereed: games whose matches can be played, by key, with their names.
        looked_up: games whose rules can only be asked about.
        examples: questions to try.
        known: whether the channel's settings and the rules could be read.
        firsts: the games of which a first match can be opened here.
    """

    server: bool
    played: Played
    edition: str
    refereed: Mapping[str, str]
    looked_up: Mapping[str, str]
    examples: tuple[Example, ...]
    known: bool = True
    firsts: tuple[str, ...] = ()

    @property
    def opens(self) -> str | None:
        """The game of which a match is opened here; ``None`` where none can be."""
        if not self.server:
            return None
        if self.played.game is None:
            return next(iter(self.refereed), None)
        return self.played.game if self.played.game in self.refereed else None


async def words_anyway(interaction: discord.Interaction[Bot]) -> Localizer:
    """Sentences for the person; in the bot's own language where the server's cannot be read."""
    try:
        return await words_of_person(interaction)
    except _UNREADABLE:
        return localizer(interaction.client.settings.default_language)


async def place_of(interaction: discord.Interaction[Bot], words: Localizer) -> Place:
    """What there is where an interaction comes from; a database or an index that cannot be read leaves out its part."""
    client = interaction.client
    played, known = NOTHING, True
    try:
        played = await read_for_channel(interaction)
        here = await played_here(interaction)
        played = here if here.game == played.game else played
    except _UNREADABLE:
        _log.warning("The settings of a channel could not be read; help is given without them")
        known = False
    try:
        named = await games(client.oracle_in(interaction.guild_id), words)
        printed = await editions(client.oracle_in(interaction.guild_id), played.game)
        edition = next((book_name(book, words) for book in printed if book.key == played.edition), "")
        asked = [played.game] if played.game in named else list(dict.fromkeys((*client.matches.games, *named)))
        found = [await examples(client.oracle_in(interaction.guild_id), game, words) for game in asked if game in named]
    except IndexProblem:
        _log.warning("The rules could not be read; help is given without them")
        named, edition, found, known = {}, "", [], False
    # The channel's own game has all its questions, else each game has one.
    tried = found[0] if len(found) == 1 else tuple(each[0] for each in found if each)
    refereed = {key: named.get(key) or words.game(key, key) for key in client.matches.games}
    looked_up = {key: name for key, name in sorted(named.items()) if key not in refereed}
    server = interaction.guild_id is not None
    firsts = first_matches(client, played.game) if server else ()
    return Place(server, played, edition, refereed, looked_up, tried, known, firsts)


async def examples(oracle: Oracle, game: str, words: Localizer) -> tuple[Example, ...]:
    """Questions to try of a game: its own, or for a game that has none the titles of its topics."""
    own = [words.say(sentence) for number in range(QUESTIONS) if (sentence := f"help-ask-{game}-{number + 1}")]
    if own[0] == f"help-ask-{game}-1":
        topics = await asyncio.to_thread(oracle.topics, "", game=game, language=words.language, limit=QUESTIONS)
        own = [topic.title_in(words.language) for topic in topics]
    return tuple(Example(game, number, question) for number, question in enumerate(own))
