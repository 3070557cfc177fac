"""Plays examined matches in a process of its own: ``python -m tests.bot.games.fingerprint NAME …``.

The broken game that depends on hashes can be played as well. The last match comes first: what a match leaves in the
process may change none that follows.
"""

from __future__ import annotations

import json
import sys

from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite.broken import DependsOnHashes
from tests.bot.games.suite.examined import seeds
from tests.bot.games.suite.play import any_setup, fingerprints, variants

BROKEN = ("DependsOnHashes", "toy@2026-01-01", "short")


def named(key: str, ruleset: str, variant: str) -> str:
    """The name of a variant in what is printed."""
    return f"{key} {ruleset} {variant}"


def digests(key: str, ruleset: str, variant: str) -> list[list[str]]:
    """The digests of each match of a contestant or of the broken game."""
    game = DependsOnHashes() if key == BROKEN[0] else contestants()[key]
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    return [fingerprints(game, any_setup(game, *chosen, seed), seed) for seed in seeds(key)]


if __name__ == "__main__":
    played = [keys for keys in (*matches(), BROKEN) if named(*keys) in sys.argv[1:]]
    json.dump({named(*keys): digests(*keys) for keys in reversed(played)}, sys.stdout)
