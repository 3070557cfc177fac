"""Plays a match in a process of its own: ``python -m tests.bot.games.fingerprint GAME RULESET VARIANT SEED``."""

from __future__ import annotations

import json
import sys

from bot.games.contract import AnyGame
from tests.bot.games.contestants import contestants
from tests.bot.games.suite import broken
from tests.bot.games.suite.play import any_setup, fingerprints, variants


def game_named(name: str) -> AnyGame:
    """A contestant by its key, or one of the broken games by its class."""
    made: AnyGame = contestants()[name] if name in contestants() else getattr(broken, name)()
    return made


if __name__ == "__main__":
    name, ruleset_key, variant_key, seed = sys.argv[1:]
    game = game_named(name)
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset_key, variant_key)]
    json.dump(fingerprints(game, any_setup(game, *chosen, int(seed)), int(seed)), sys.stdout)
