"""Plays a match of every variant in a process of its own: ``python -m tests.bot.games.fingerprint SEED [--backwards]``.

The broken game that depends on hashes is played as well. Backwards, the last match comes first: what a match leaves in
the process may change none that follows.
"""

from __future__ import annotations

import json
import sys

from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite.broken import DependsOnHashes
from tests.bot.games.suite.play import any_setup, fingerprints, variants

BROKEN = ("DependsOnHashes", "toy@2026-01-01", "short")


def named(key: str, ruleset: str, variant: str) -> str:
    """The name of a match in what is printed."""
    return f"{key} {ruleset} {variant}"


def digests(key: str, ruleset: str, variant: str, seed: int) -> list[str]:
    """The digests of a match of a contestant or of the broken game."""
    game = DependsOnHashes() if key == BROKEN[0] else contestants()[key]
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    return fingerprints(game, any_setup(game, *chosen, seed), seed)


if __name__ == "__main__":
    played = [*matches(), BROKEN]
    if "--backwards" in sys.argv:
        played.reverse()
    json.dump({named(*keys): digests(*keys, int(sys.argv[1])) for keys in played}, sys.stdout)
