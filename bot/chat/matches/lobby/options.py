"""The options of a new match: game, ruleset, variant and time for a move, as suggested and as typed.

A suggestion need not be picked: names may be typed in any of the bot's languages, in part or misspelt.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of, words_while_typing
from bot.chat.base.context import set_for_channel
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.matches.base.terms import span, variant_name
from bot.chat.matches.base.typed import named, seconds
from bot.games.contract import AnyGame
from bot.games.setup import Ruleset, Variant
from bot.locales.sentences import Localizer, localizer
from rules_index import Language

_HOUR, _DAY = 3600, 86400
TIMES = (0, 600, _HOUR, 6 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 3 * _DAY, 7 * _DAY)
"""Seconds for a move that are offered; 0 means no limit."""
DEFAULT_TIME = _DAY
_LEAST, _MOST = 60, 28 * _DAY
_LONGEST = 365 * _DAY
_NO_LIMIT = "0"
_SHOWN = 50


def game_of(games: Iterable[str], typed: str | None, words: Localizer) -> str:
    """The key of the game to play; of the only one there is when nothing was typed.

    Raises:
        Refusal: there is no such game, or nothing tells which; it names those there are.
    """
    known = list(games)
    if not known:
        raise Refusal("newmatch-no-games")
    listed = ", ".join(sorted(escape(words.game(key, key)) for key in known))
    if not (typed or "").strip():
        if len(known) == 1:
            return known[0]
        raise Refusal("newmatch-which-game", games=listed)
    found = named(typed or "", {key: [localizer(each).game(key, key) for each in Language] for key in known})
    if found is None:
        raise Refusal("newmatch-unknown-game", game=escape(one_line(typed or "", _SHOWN)), games=listed)
    return found


def ruleset_of(engine: AnyGame, typed: str | None, edition: str | None = None) -> Ruleset:
    """The version of a game's rules; when nothing was typed, the last, of the channel's edition where it has one.

    Args:
        edition: the key of a rulebook.

    Raises:
        Refusal: there is no such version; it names those there are.
    """
    if not (typed or "").strip():
        printed = [each for each in engine.rulesets if each.book == edition]
        return (printed or engine.rulesets)[-1]
    found = named(typed or "", {each.key: [each.key.partition("@")[2]] for each in engine.rulesets})
    if found is None:
        listed = ", ".join(escape(each.key) for each in engine.rulesets)
        raise Refusal("newmatch-unknown-ruleset", ruleset=escape(one_line(typed or "", _SHOWN)), rulesets=listed)
    return next(each for each in engine.rulesets if each.key == found)


def variant_of(game: str, rules: Ruleset, typed: str | None, seats: int | None, words: Localizer) -> Variant:
    """The way to play; the first that fits the seats when nothing was typed.

    Raises:
        Refusal: there is no such way; it names those there are.
    """
    if not (typed or "").strip():
        fitting = (way for way in rules.variants if seats is None or way.seats[0] <= seats <= way.seats[1])
        return next(fitting, rules.variants[0])
    names = {
        way.key: [name for each in Language for name in _names(game, way, localizer(each))] for way in rules.variants
    }
    found = named(typed or "", names)
    if found is None:
        listed = ", ".join(escape(variant_name(game, way.key, words)) for way in rules.variants)
        raise Refusal("newmatch-unknown-variant", variant=escape(one_line(typed or "", _SHOWN)), variants=listed)
    return next(way for way in rules.variants if way.key == found)


def seconds_of(typed: str | None) -> int | None:
    """Seconds for a move, ``None`` for no limit; a day when nothing was typed.

    Raises:
        Refusal: it is no time, or too short or too long.
    """
    wanted = (typed or "").strip()
    if not wanted:
        return DEFAULT_TIME
    if wanted == _NO_LIMIT or named(wanted, {_NO_LIMIT: [localizer(each).say("terms-no-limit") for each in Language]}):
        return None
    return _within(wanted, _MOST, "newmatch-time-out-of-range")


def opening_of(typed: str | None, way: Variant, limit: int | None) -> int | None:
    """After how many seconds a question opens to everybody; the variant's own time when nothing was typed.

    Args:
        limit: the seconds for a move, within which it opens.

    Raises:
        Refusal: it is no time, or too short or too long, or not everybody may answer what one is asked.
    """
    if not (typed or "").strip():
        own = way.opens if way.together else None
        return own if own is None or limit is None else min(own, limit // 2)
    found = seconds_of(typed)
    if not way.together:
        raise Refusal("newmatch-opens-together")
    if found is not None and limit is not None and found >= limit:
        raise Refusal("match-refused-opens")
    return found


def extra_seconds_of(typed: str | None) -> int | None:
    """Seconds for a window, a reserve or the whole match; ``None`` for none.

    Raises:
        Refusal: it is no time, or too short or too long.
    """
    wanted = (typed or "").strip()
    if not wanted or wanted == _NO_LIMIT or seconds(wanted) == 0:
        return None
    return _within(wanted, _LONGEST, "newmatch-extra-time-out-of-range")


def _within(wanted: str, most: int, refusal: str) -> int:
    found = seconds(wanted)
    if found is None:
        raise Refusal("newmatch-no-time", time=escape(one_line(wanted, _SHOWN)))
    if not _LEAST <= found <= most:
        raise Refusal(refusal)
    return found


async def suggest_games(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The games that can be played."""
    words = words_while_typing(interaction)
    return choices_of({key: words.game(key, key) for key in interaction.client.matches.games}, typed)


async def suggest_variants(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The ways to play the chosen game by the rules that were typed, or that are played in the channel."""
    words, engine = words_while_typing(interaction), _engine_while_typing(interaction)
    if engine is None:
        return []
    here = await set_for_channel(interaction)
    try:
        rules = ruleset_of(engine, getattr(interaction.namespace, "ruleset", None), here.edition)
    except Refusal:
        return []
    return choices_of({way.key: _names(engine.key, way, words)[1] for way in rules.variants}, typed)


async def suggest_rulesets(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The versions of the chosen game's rules."""
    engine = _engine_while_typing(interaction)
    return choices_of({each.key: each.key for each in engine.rulesets}, typed) if engine else []


async def suggest_times(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Times for a move: those that are usual, and what was typed, said in full."""
    words = words_while_typing(interaction)
    offered = [app_commands.Choice(name=_said(each, words), value=f"{each} s" if each else _NO_LIMIT) for each in TIMES]
    own = seconds(typed)
    if own is not None and _LEAST <= own <= _MOST:
        return [app_commands.Choice(name=_said(own, words), value=f"{own} s")]
    wanted = typed.strip().casefold()
    return [choice for choice in offered if wanted in choice.name.casefold()]


def _said(time: int, words: Localizer) -> str:
    return span(time, words) if time else words.say("terms-no-limit")


def _engine_while_typing(interaction: discord.Interaction[Bot]) -> AnyGame | None:
    games, typed = interaction.client.matches.games, getattr(interaction.namespace, "game", None)
    try:
        return games.game(game_of(games, typed, words_while_typing(interaction)))
    except Refusal:
        return None


def _names(game: str, way: Variant, words: Localizer) -> tuple[str, str]:
    """A variant's name, and the same with the number of players."""
    least, most = way.seats
    name = variant_name(game, way.key, words)
    return name, words.say("newmatch-variant", variant=name, least=least, most=most)
