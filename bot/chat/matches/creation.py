"""``/match new``: a lobby opened here or in a thread made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeGuard

import discord
from discord import app_commands

from bot.chat.context import usual_game, words_of_guild, words_of_person
from bot.chat.errors import Refusal
from bot.chat.locale import Localizer, localizer
from bot.chat.matches.answers import tell
from bot.chat.matches.cards import card
from bot.chat.matches.lobby import settle_defaults
from bot.chat.matches.packs import guild_pack
from bot.chat.matches.terms_text import span, variant_name
from bot.chat.matches.visit import Visit, actor_of
from bot.chat.rulings.suggestions import choices_of, words_while_typing
from bot.chat.text import escape, one_line
from bot.games.contract import AnyGame, Arg, Ruleset, Variant
from bot.games.registry import Registry
from bot.matches.model import Expiry, Terms, Timing
from bot.matches.refusals import Refused
from rules_index import Language

if TYPE_CHECKING:
    from bot.chat.client import Client

HOUR = 3600
# Minutes; the longest that Discord leaves a quiet thread open.
_A_WEEK: Literal[10080] = 10080
TIMES = (0, 10 * 60, HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR, 168 * HOUR)
"""Seconds for a move that are offered; 0 stands for no limit."""
DEFAULT_TIME = 24 * HOUR


async def open_lobby(
    interaction: discord.Interaction[Client],
    *,
    game: str | None,
    variant: str | None,
    seats: int | None,
    time: int | None,
    expiry: str | None,
    thread: bool,
    ruleset: str | None,
) -> None:
    """Open a lobby as asked for, what was left out chosen sensibly, and say where it is.

    Raises:
        Refusal: there is no such game, ruleset or variant, or the bot may not write there.
    """
    client, words = interaction.client, await words_of_person(interaction)
    actor = await actor_of(interaction)
    key = _game(client.matches.games, game or await usual_game(interaction), words)
    engine = client.matches.games.game(key)
    rules = _ruleset(engine, ruleset)
    way = _variant(key, rules, variant, seats)
    timing = Timing(
        seconds=_seconds(time),
        expiry=Expiry(expiry) if expiry in set(Expiry) else Expiry.DEFAULT,
    )
    terms = Terms(
        ruleset=rules.key,
        variant=way.key,
        places=seats or way.seats[0],
        timing=timing,
        pack=await guild_pack(client, interaction.guild_id or 0, key),
    )
    check_rights(interaction, thread)
    least, most = way.seats
    if not least <= terms.places <= most:
        raise Refusal("match-refused-places", least=least, most=most)
    # A thread takes its time to be made, and Discord waits three seconds.
    await interaction.response.defer(ephemeral=True, thinking=True)
    channel = await _channel(interaction, key, words, thread=thread)
    made = await client.matches.create(actor, guild=interaction.guild_id or 0, channel=channel, game=key, terms=terms)
    if isinstance(made, Refused):
        raise Refusal(made.line.key, **{name: value for name, value in made.line.args.items() if _plain(value)})
    position = await settle_defaults(Visit(interaction, made, actor, words))
    said = words.say("newmatch-opened", match=position.match.id, channel=f"<#{channel}>")
    await tell(interaction, card(said, [words.say("newmatch-next")]))


def _plain(value: Arg) -> TypeGuard[int | str]:
    return isinstance(value, int | str)


def game_names(games: Registry, words: Localizer) -> dict[str, str]:
    """The games that can be played, by their names."""
    return {key: words.game(key, key) for key in games}


async def suggest_games(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """The games that can be played."""
    return choices_of(game_names(interaction.client.matches.games, words_while_typing(interaction)), typed)


async def suggest_variants(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """The ways to play the chosen game."""
    words = words_while_typing(interaction)
    engine = _engine_while_typing(interaction, words)
    if engine is None:
        return []
    rules = _latest(engine)
    named = {way.key: _way_name(engine.key, way, words) for way in rules.variants}
    return choices_of(named, typed)


async def suggest_rulesets(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """The versions of the chosen game's rules, the newest first."""
    engine = _engine_while_typing(interaction, words_while_typing(interaction))
    return choices_of({each.key: each.key for each in engine.rulesets}, typed) if engine else []


async def suggest_times(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[int]]:
    """Times for a move."""
    words = words_while_typing(interaction)
    named = {seconds: span(seconds, words) if seconds else words.say("terms-no-limit") for seconds in TIMES}
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=name, value=seconds)
        for seconds, name in named.items()
        if wanted in name.casefold() or wanted == str(seconds)
    ]


def _engine_while_typing(interaction: discord.Interaction[Client], words: Localizer) -> AnyGame | None:
    games = interaction.client.matches.games
    typed = getattr(interaction.namespace, "game", None)
    try:
        return games.game(_game(games, typed, words))
    except Refusal:
        return None


def _game(games: Registry, typed: str | None, words: Localizer) -> str:
    known = list(games)
    wanted = (typed or "").strip().casefold()
    for key in known:
        names = {key.casefold(), *(localizer(each).game(key, key).casefold() for each in Language)}
        if wanted in names or (not wanted and len(known) == 1):
            return key
    if not known:
        raise Refusal("newmatch-no-games")
    listed = ", ".join(sorted(escape(name) for name in game_names(games, words).values()))
    if not wanted:
        raise Refusal("newmatch-which-game", games=listed)
    raise Refusal("newmatch-unknown-game", game=escape(one_line(typed or "", 50)), games=listed)


def _latest(engine: AnyGame) -> Ruleset:
    return max(engine.rulesets, key=lambda each: each.key.partition("@")[2])


def _ruleset(engine: AnyGame, typed: str | None) -> Ruleset:
    if typed is None:
        return _latest(engine)
    found = next((each for each in engine.rulesets if each.key.casefold() == typed.strip().casefold()), None)
    if found is None:
        listed = ", ".join(escape(each.key) for each in engine.rulesets)
        raise Refusal("newmatch-unknown-ruleset", ruleset=escape(one_line(typed, 50)), rulesets=listed)
    return found


def _variant(game: str, rules: Ruleset, typed: str | None, seats: int | None) -> Variant:
    if typed is None:
        fitting = (way for way in rules.variants if seats is None or way.seats[0] <= seats <= way.seats[1])
        return next(fitting, rules.variants[0])
    wanted = typed.strip().casefold()
    for way in rules.variants:
        names = {variant_name(game, way.key, localizer(each)).casefold() for each in Language}
        full = {_way_name(game, way, localizer(each)).casefold() for each in Language}
        if wanted in {way.key.casefold(), *names, *full}:
            return way
    listed = ", ".join(escape(way.key) for way in rules.variants)
    raise Refusal("newmatch-unknown-variant", variant=escape(one_line(typed, 50)), variants=listed)


def _way_name(game: str, way: Variant, words: Localizer) -> str:
    least, most = way.seats
    return words.say("newmatch-variant", variant=variant_name(game, way.key, words), least=least, most=most)


def _seconds(time: int | None) -> int | None:
    if time is None:
        return DEFAULT_TIME
    if time and not 60 <= time <= 28 * 24 * HOUR:
        raise Refusal("newmatch-time-out-of-range")
    return time or None


def check_rights(interaction: discord.Interaction[Client], thread: bool) -> None:
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


async def _channel(interaction: discord.Interaction[Client], game: str, words: Localizer, *, thread: bool) -> int:
    if not thread or not isinstance(interaction.channel, discord.TextChannel):
        return interaction.channel_id or 0
    everybody = await words_of_guild(interaction, words.language)
    name = everybody.say("newmatch-thread", game=everybody.game(game, game), host=interaction.user.display_name)
    made = await interaction.channel.create_thread(
        name=one_line(name, 100), type=discord.ChannelType.public_thread, auto_archive_duration=_A_WEEK
    )
    return made.id
