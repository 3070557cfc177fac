"""The games that the conformance suite examines."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.contract import AnyGame
from bot.installed import known_games
from tests.bot.games.bazaar.game import Bazaar
from tests.bot.games.camp.game import Camp
from tests.bot.games.fair.game import Fair
from tests.bot.games.toy.game import Toy


def contestants() -> dict[str, AnyGame]:
    """Every game by its key: those of our own, and all that people can play."""
    known = known_games()
    own: dict[str, AnyGame] = {"toy": Toy(), "fair": Fair(), "bazaar": Bazaar(), "camp": Camp()}
    return {**own, **{key: known.game(key) for key in known}}


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
