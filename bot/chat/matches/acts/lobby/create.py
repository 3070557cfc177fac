"""``/match new``: a lobby opened here or in a thread made for it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Annotated, Literal

import discord
from discord import app_commands

from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import set_for_channel, usual_game, words_of_guild, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.granted import granted
from bot.chat.base.messages import reply
from bot.chat.base.officials import refuse_excluded
from bot.chat.base.text import one_line
from bot.chat.bot import Bot
from bot.chat.discord_answers import is_closed
from bot.chat.matches.acts.lobby.buttons import settle_defaults
from bot.chat.matches.base import options
from bot.chat.matches.base.match_context import MatchContext, actor_of
from bot.chat.matches.base.terms import house_rules
from bot.chat.matches.shows.lobby.card import made_card
from bot.locales.sentences import Localizer, localizer
from bot.matches.model.match import HouseRule, Match, Terms, Timing
from bot.matches.rules.terms.house import opened_by
from bot.matches.rules.terms.needs import check_terms, usual_opening

# Minutes; the longest that Discord leaves a quiet thread open.
_A_WEEK: Literal[10080] = 10080


@dataclass(frozen=True, slots=True)
class Wanted:
    """A new match as a person asks for it, in the words they typed; what they leave out is chosen sensibly."""

    game: Annotated[str | None, Suggest(options.suggest_games)] = None
    variant: Annotated[str | None, Suggest(options.suggest_variants)] = None
    seats: app_commands.Range[int, 1, 8] | None = None
    time: Annotated[str | None, Suggest(options.suggest_times)] = None
    thread: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nothing at all was said."""
        return self == Wanted()


async def open_lobby(interaction: discord.Interaction[Bot], wanted: Wanted) -> None:
    """Open a lobby as asked for, what was left out chosen sensibly, and say where it is.

    Raises:
        Refusal: there is no such game or way to play, or the bot may not write there; nothing was opened.
    """
    context = await create_lobby(interaction, wanted)
    position = await settle_defaults(context)
    if wanted.thread:
        await _invite(interaction, position.match, context.words)
    await reply(interaction, made_card(context.words, position))


async def create_lobby(interaction: discord.Interaction[Bot], wanted: Wanted, *, first: bool = False) -> MatchContext:
    """Make a lobby with the person in the first seat, and nothing settled in it yet.

    Args:
        first: it is to be a first match.

    Raises:
        Refusal: as for :func:`open_lobby`.
    """
    client, words = interaction.client, await words_of_person(interaction)
    actor = await actor_of(interaction)
    await refuse_excluded(interaction)
    key = options.game_of(client.matches.games, wanted.game or await usual_game(interaction), words)
    engine = client.matches.games.game(key)
    usual = options.usual_ruleset(engine, (await set_for_channel(interaction)).edition)
    rules, way = options.way_of(engine, usual, wanted.variant, wanted.seats, words)
    limit = options.seconds_of(wanted.time)
    terms = Terms(
        ruleset=rules.key,
        variant=way.key,
        places=wanted.seats or way.usual_seats,
        timing=Timing(seconds=limit, opens=usual_opening(way, limit)),
        pack=await client.matches.packs.chosen(interaction.guild_id or 0, key),
        first=first,
    )
    terms = await by_house_rules(client, interaction.guild_id or 0, key, terms)
    check_rights(interaction, wanted.thread)
    granted(check_terms(engine, terms))
    # A thread takes its time to be made, and Discord waits three seconds.
    await interaction.response.defer(ephemeral=True, thinking=True)
    channel = await _channel(interaction, key, words, thread=wanted.thread)
    await _check_open(client, channel)
    guild, click = interaction.guild_id or 0, interaction.id
    lobbies = client.matches.lobbies
    made = granted(await lobbies.create(actor, guild=guild, channel=channel, game=key, terms=terms, click=click))
    return MatchContext(interaction, made, actor, words)


async def by_house_rules(client: Bot, guild: int, game: str, terms: Terms) -> Terms:
    """The terms of a new lobby with what the house rules of its server set."""
    found = await house_rules(client, guild, game, terms.ruleset)
    rules = [HouseRule(each.name, each.plays.name, each.plays.token) for each in found if each.plays]
    return opened_by(client.matches.games.game(game), terms, rules)


async def open_plain(interaction: discord.Interaction[Bot], game: str) -> None:
    """Open a lobby of a game here, as ``/match new`` does when nothing else is chosen."""
    await open_lobby(interaction, Wanted(game))


def load(client: Bot) -> None:
    """Let other features open lobbies."""
    client.open_lobby = open_plain


def check_rights(interaction: discord.Interaction[Bot], thread: bool) -> None:
    """Refuse where the bot could not show the match, with what it lacks."""
    rights = interaction.app_permissions
    in_thread = thread or isinstance(interaction.channel, discord.Thread)
    needed = {
        "right-view-channel": rights.view_channel,
        "right-attach-files": rights.attach_files,
        "right-send-messages": rights.send_messages_in_threads if in_thread else rights.send_messages,
        "right-create-threads": rights.create_public_threads or not thread,
    }
    words = localizer(interaction.client.settings.default_language)
    lacking = [words.say(name) for name, granted in needed.items() if not granted]
    if lacking:
        raise Refusal("newmatch-lacks-rights", rights=", ".join(lacking))
    if thread and not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("newmatch-no-threads-here")


async def _channel(interaction: discord.Interaction[Bot], game: str, words: Localizer, *, thread: bool) -> int:
    if not thread or not isinstance(interaction.channel, discord.TextChannel):
        return interaction.channel_id or 0
    everybody = await words_of_guild(interaction, words.language)
    name = everybody.say("newmatch-thread", game=everybody.game(game, game), host=interaction.user.display_name)
    news = interaction.channel.is_news()
    made = await interaction.channel.create_thread(
        name=one_line(name, 100),
        type=discord.ChannelType.news_thread if news else discord.ChannelType.public_thread,
        auto_archive_duration=_A_WEEK,
    )
    return made.id


async def _invite(interaction: discord.Interaction[Bot], match: Match, words: Localizer) -> None:
    """Tell the channel of a lobby in a thread below it, if the bot may write there."""
    if not isinstance(interaction.channel, discord.TextChannel) or not interaction.app_permissions.send_messages:
        return
    everybody = await words_of_guild(interaction, words.language)
    host, named = f"<@{interaction.user.id}>", everybody.game(match.game, match.game)
    said = everybody.say("newmatch-in-thread", host=host, game=named, channel=f"<#{match.channel}>")
    with contextlib.suppress(discord.HTTPException):
        # The lobby is open all the same.
        await interaction.channel.send(said, allowed_mentions=discord.AllowedMentions.none())


async def _check_open(client: Bot, channel: int) -> None:
    """Refuse a channel that is closed to the bot although its rights look well, as a private thread is."""
    try:
        # The one thing that needs the right to write and leaves nothing behind.
        await client.get_partial_messageable(channel).typing()
    except discord.HTTPException as problem:
        if not is_closed(problem):
            raise
        raise Refusal("newmatch-closed-channel") from problem
