"""The games that the conformance suite examines."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.contract import AnyGame
from bot.installed import known_games


def contestants() -> dict[str, AnyGame]:
    """Every game that people can play, by its key."""
    known = known_games()
    return {key: known.game(key) for key in known}


Way: TypeAlias = tuple[str, str, str]
"""How a match is played: the keys of its game, its ruleset and its variant."""


def matches() -> list[Way]:
    """Every game, ruleset and variant."""
    return [
        (key, ruleset.key, variant.key)
        for key, game in contestants().items()
        for ruleset in game.rulesets
        for variant in ruleset.variants
    ]
