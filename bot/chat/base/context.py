"""Where an interaction comes from: the person's language, the guild's settings, what is played in the channel."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import StrEnum

import discord
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chat.base.asking.asker import Asker, Heard
from bot.chat.base.errors import Refusal
from bot.chat.base.guilds import ChannelSettings, GuildSettings
from bot.chat.base.text import escape, one_line
from bot.database import Database, StorageProblem, columns_of
from bot.games.registry import UnknownGame
from bot.locales.sentences import Localizer, localizer, spoken
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from rules_index import BookInfo, Language, Oracle, Unanswerable

_log = logging.getLogger(__name__)


class Why(StrEnum):
    """Why an edition answers, in the order of what counts more.

    What was said for this very question comes first, then what is played here now, then what people said outright for
    the channel and for themselves; what is only inferred, from the last match and from a language, comes last. The last
    five decide nothing: the rule itself was named, the question names an edition, the person looks into another one
    than is played here, the editions agree, or they differ and nothing decides.
    """

    OPTION = "option"
    MATCH = "match"
    MATCH_OVER = "overmatch"
    LOBBY = "lobby"
    LOBBY_OVER = "overlobby"
    CHANNEL = "channel"
    PERSON = "person"
    LAST = "last"
    LANGUAGE = "language"
    RULE = "rule"
    NAMED = "named"
    LOOK = "look"
    AGREED = "agreed"
    OPEN = "open"

    @property
    def is_common(self) -> bool:
        """Whether it is everybody's in the channel: a person who looks into another edition changes nothing."""
        return self in (Why.MATCH, Why.MATCH_OVER, Why.LOBBY, Why.LOBBY_OVER, Why.CHANNEL, Why.LOOK)


@dataclass(frozen=True, slots=True)
class Played:
    """A game, the rulebook of it by its key, and the ways to play that are meant, as the digest calls them.

    ``why`` tells why this edition answers; ``None`` where a game has only one, or nothing is known of it yet.
    """

    game: str | None = None
    edition: str | None = None
    variants: frozenset[str] = frozenset()
    why: Why | None = None

    def narrowed(self, game: str | None) -> Played:
        """The same for a game that a person chose; another game's edition and ways to play do not hold for it."""
        return self if game in (None, self.game) else Played(game)


NOTHING = Played()
_UNREADABLE = "The match of a channel cannot be read; its questions are answered without it: %s"
_GUILDS, _CHANNELS = columns_of(GuildSettings), columns_of(ChannelSettings)
_READ_CHANNELS = sa.select(_CHANNELS).where(
    _CHANNELS.c.channel_id.in_(sa.bindparam("channels", type_=sa.BigInteger(), expanding=True)),
    _CHANNELS.c.game.is_not(None),
)
_READ_GUILD = sa.select(_GUILDS).where(_GUILDS.c.guild_id == sa.bindparam("guild", type_=sa.BigInteger()))


async def words_of_person(interaction: Asker) -> Localizer:
    """Sentences for the person who acts: their Discord's language, else the guild's, else the bot's."""
    if isinstance(interaction, Heard):
        # Everybody reads the answer.
        return await words_of_guild(interaction, interaction.language)
    language = spoken(interaction.locale.value)
    return localizer(language) if language else await words_of_guild(interaction)


async def words_of_guild(interaction: Asker, otherwise: Language | None = None) -> Localizer:
    """Sentences for everybody in the channel: the language the guild's admins set, else ``otherwise``."""
    client = interaction.client
    chosen = None
    if interaction.guild_id:
        try:
            chosen = (await guild_settings(client.database, interaction.guild_id)).language
        except StorageProblem as problem:
            _log.error("A server's language cannot be read: %s", problem)
    return localizer(Language(chosen) if chosen else otherwise or client.settings.default_language)


async def usual_game(interaction: Asker) -> str | None:
    """The game set for this channel; a thread has its channel's."""
    return await channel_game(interaction.client.database, *channels_of(interaction))


def channels_of(interaction: Asker) -> tuple[int | None, int | None]:
    """The channel of an interaction, and for a thread the channel it hangs on."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return interaction.channel_id, parent


async def guild_settings(database: Database, guild: int) -> GuildSettings:
    """A guild's settings; all unset for a guild that has none."""
    return await database.read(lambda connection: read_guild_settings(connection, guild))


async def read_guild_settings(connection: AsyncConnection, guild: int) -> GuildSettings:
    """As :func:`guild_settings`, in a transaction that reads something else as well."""
    found = (await connection.execute(_READ_GUILD, {"guild": guild})).first()
    return GuildSettings(guild_id=guild) if found is None else GuildSettings(**found._mapping)


async def channel_game(database: Database, *channels: int | None) -> str | None:
    """The game of the first of these channels that has one: a thread and then the channel it hangs on."""
    return (await channel_settings(database, *channels)).game


async def channel_settings(database: Database, *channels: int | None) -> ChannelSettings:
    """The settings of the first of these channels that has a game; all unset where none has."""
    return await database.read(lambda connection: _read_channel(connection, *channels))


async def _read_channel(connection: AsyncConnection, *channels: int | None) -> ChannelSettings:
    """As :func:`channel_settings`, in a transaction that reads something else as well."""
    wanted = [channel for channel in channels if channel]
    found = {row.channel_id: row for row in await connection.execute(_READ_CHANNELS, {"channels": wanted})}
    chosen = next((found[channel] for channel in wanted if channel in found), None)
    return ChannelSettings(channel_id=0, guild_id=0) if chosen is None else ChannelSettings(**chosen._mapping)


async def set_for_channel(interaction: Asker) -> Played:
    """As :func:`read_for_channel`, but nothing where the database cannot be read: the oracle answers without."""
    try:
        return await read_for_channel(interaction)
    except StorageProblem as problem:
        _log.error("What is set for a channel cannot be read: %s", problem)
        return NOTHING


async def read_for_channel(interaction: Asker) -> Played:
    """The game and edition that are set for the channel of an interaction, or for the one its thread hangs on.

    Raises:
        StorageProblem: the database cannot be read.
    """
    return _set(await channel_settings(interaction.client.database, *channels_of(interaction)))


def _set(settings: ChannelSettings) -> Played:
    return Played(settings.game, settings.edition, why=Why.CHANNEL if settings.edition else None)


async def match_here(interaction: Asker) -> Position | None:
    """The match that is gathered or played in the channel; ``None`` where there is none, or none that can be read."""
    try:
        return await interaction.client.matches.live_in(*channels_of(interaction))
    except (StorageProblem, UnknownGame) as problem:
        # A match that cannot be read should not cost the answer.
        _log.error(_UNREADABLE, problem)
        return None


async def played_here(interaction: Asker) -> Played:
    """What is played in the channel: as the match plays it that runs or is gathered there, else as it is set."""
    return (await match_and_played(interaction))[1]


async def match_and_played(interaction: Asker) -> tuple[Position | None, Played]:
    """The match as :func:`match_here` has it, and what is played there, from one look into the database."""
    channels, found = channels_of(interaction), list[ChannelSettings]()

    async def settings(connection: AsyncConnection) -> None:
        found.append(await _read_channel(connection, *channels))

    try:
        position = await interaction.client.matches.live_in(*channels, beside=settings)
    except (StorageProblem, UnknownGame) as problem:
        _log.error(_UNREADABLE, problem)
        return None, await set_for_channel(interaction)
    return position, _played(interaction, position, _set(found[-1]) if found else NOTHING)


def _played(interaction: Asker, position: Position | None, chosen: Played) -> Played:
    """As :func:`played_here`, with the match of the channel and the game that is set for it."""
    if position is None or chosen.game not in (None, position.match.game):
        return chosen
    match = position.match
    is_played = match.status is Status.PLAYING
    if not is_played and chosen.game is None:
        # A lobby decides between editions, and leaves questions about other games alone.
        return chosen
    ways = interaction.client.boards.ways(match.game, match.setup()) if is_played else frozenset()
    rulebook = rulebook_of(position)
    if rulebook is None:
        return Played(match.game, chosen.edition, ways, chosen.why)
    over = chosen.edition not in (None, rulebook)
    why = (Why.MATCH_OVER if over else Why.MATCH) if is_played else (Why.LOBBY_OVER if over else Why.LOBBY)
    return Played(match.game, rulebook, ways, why)


def rulebook_of(position: Position) -> str | None:
    """The key of the rulebook that a match is played by."""
    ruleset = position.match.terms.ruleset
    return next((rules.book for rules in position.game.rulesets if rules.key == ruleset), None)


async def games(oracle: Oracle, words: Localizer) -> dict[str, str]:
    """Every game of the index with its name in the person's language."""
    return {book.game: words.game(book.game, book.title) for book in reversed(oracle.books) if not book.corrects}


async def editions(oracle: Oracle, game: str | None) -> tuple[BookInfo, ...]:
    """The rulebooks of a game, by key; none for no game."""
    return tuple(book for book in oracle.books if book.game == game and not book.corrects)


def book_name(book: BookInfo, words: Localizer) -> str:
    """A rulebook's title with its edition and language, which tell those of a game apart; not escaped."""
    said = f"{book.title} · {book.edition}" if book.edition else book.title
    return f"{said} ({words.say(f'language-{book.language}')})"


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


async def chosen_edition(oracle: Oracle, typed: str, words: Localizer) -> tuple[str, str | None]:
    """The key of the game that a person typed or picked, and that of the rulebook where they named an edition.

    Raises:
        Refusal: there is no such game; the refusal names those there are.
    """
    wanted = typed.strip().casefold()
    for book in oracle.books:
        if not book.corrects and wanted in (book.key.casefold(), book_name(book, words).casefold()):
            return book.game, book.key
    return await chosen_game(oracle, typed, words), None


def unanswerable(problem: Unanswerable, question: str, words: Localizer) -> Refusal:
    """Why a question was not looked up, and what to do."""
    if problem is Unanswerable.TOO_LONG:
        return Refusal("problem-too-long", length=len(question))
    return Refusal(f"problem-{problem}", example=words.say("problem-example"))


async def oracle_of(interaction: Asker, language: Language | None = None) -> Oracle:
    """The oracle as the people of the interaction's server ask it, with what was ruled there last.

    Args:
        language: the person's own; notes are shown in it where they have it.
    """
    client, guild = interaction.client, interaction.guild_id
    if guild is not None and client.notes is not None:
        try:
            await client.notes.lay(guild)
        except StorageProblem as problem:
            # Notes that cannot be read should not cost the answer of the books.
            _log.error("What a server has ruled cannot be read; it is answered from what was read before: %s", problem)
    return client.oracle_in(guild, language)
