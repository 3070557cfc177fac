"""The options of a new match: game, way to play and time for a move, as suggested and as typed.

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
from bot.chat.matches.base.terms import value_said, variant_name
from bot.chat.matches.base.typed import named, seconds
from bot.games.contract import AnyGame
from bot.games.setup import Ruleset, Variant
from bot.locales.sentences import Localizer, localizer
from bot.matches.rules.terms.alter import out_of_range
from rules_index import Language

_HOUR, _DAY = 3600, 86400
TIMES = (0, 600, _HOUR, 6 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 3 * _DAY, 7 * _DAY)
"""Seconds for a move that are offered; 0 means no limit."""
DEFAULT_TIME = _DAY
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


def usual_ruleset(engine: AnyGame, edition: str | None = None) -> Ruleset:
    """The version of a game's rules that is played where nobody says: the last, of the channel's edition if it has one.

    Args:
        edition: the key of a rulebook.
    """
    printed = [each for each in engine.rulesets if each.book == edition]
    return (printed or engine.rulesets)[-1]


def way_of(
    engine: AnyGame, usual: Ruleset, typed: str | None, seats: int | None, words: Localizer
) -> tuple[Ruleset, Variant]:
    """The way to play, by the usual rules if they know it; the first that fits the seats when nothing was typed.

    Raises:
        Refusal: there is no such way; it names those there are.
    """
    if not (typed or "").strip():
        fitting = (way for way in usual.variants if seats is None or way.seats[0] <= seats <= way.seats[1])
        return usual, next(fitting, usual.variants[0])
    ways = _ways(engine, usual)
    names = {
        key: [name for each in Language for name in _names(engine.key, way, localizer(each))]
        for key, (_, way) in ways.items()
    }
    found = named(typed or "", names)
    if found is None:
        listed = ", ".join(escape(variant_name(engine.key, key, words)) for key in ways)
        raise Refusal("newmatch-unknown-variant", variant=escape(one_line(typed or "", _SHOWN)), variants=listed)
    return ways[found]


def _ways(engine: AnyGame, usual: Ruleset) -> dict[str, tuple[Ruleset, Variant]]:
    """Every way to play a game by its key, with its rules: the usual, else the last that know it."""
    found: dict[str, tuple[Ruleset, Variant]] = {}
    for rules in (usual, *reversed(engine.rulesets)):
        for way in rules.variants:
            found.setdefault(way.key, (rules, way))
    return found


def seconds_of(typed: str | None) -> int | None:
    """Seconds for a move, ``None`` for no limit; a day when nothing was typed.

    Raises:
        Refusal: it is no time, or too short or too long.
    """
    if not (typed or "").strip():
        return DEFAULT_TIME
    found = duration(typed or "")
    problem = out_of_range("time", found)
    if problem is not None:
        raise Refusal(problem.line.key)
    return found or None


def duration(typed: str) -> int:
    """A length of time in seconds, 0 for none.

    Raises:
        Refusal: it is no time.
    """
    wanted = typed.strip()
    if named(wanted, {_NO_LIMIT: [localizer(each).say("terms-no-limit") for each in Language]}):
        return 0
    found = seconds(wanted)
    if found is None:
        raise Refusal("newmatch-no-time", time=escape(one_line(wanted, _SHOWN)))
    return found


async def suggest_games(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The games that can be played."""
    words = words_while_typing(interaction)
    return choices_of({key: words.game(key, key) for key in interaction.client.matches.games}, typed)


async def suggest_variants(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The ways to play the chosen game, by whichever of its rules."""
    words, engine = words_while_typing(interaction), _engine_while_typing(interaction)
    if engine is None:
        return []
    usual = usual_ruleset(engine, (await set_for_channel(interaction)).edition)
    ways = _ways(engine, usual)
    return choices_of({key: _names(engine.key, way, words)[1] for key, (_, way) in ways.items()}, typed)


async def suggest_times(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Times for a move: those that are usual, and what was typed, said in full."""
    words = words_while_typing(interaction)
    offered = [
        app_commands.Choice(name=value_said("", "time", str(each), words), value=f"{each} s" if each else _NO_LIMIT)
        for each in TIMES
    ]
    own = seconds(typed)
    if own and out_of_range("time", own) is None:
        return [app_commands.Choice(name=value_said("", "time", str(own), words), value=f"{own} s")]
    wanted = typed.strip().casefold()
    return [choice for choice in offered if wanted in choice.name.casefold()]


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
