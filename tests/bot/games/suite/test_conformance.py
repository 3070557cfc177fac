"""Every game, ruleset and variant keeps the contract, as far as matches played at random can tell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite.conformance import Exam
from tests.bot.games.suite.pieces import OPEN, PIECES
from tests.bot.games.suite.play import any_setup, variants

ROOT = Path(__file__).resolve().parents[4]
GAMES = contestants()
SEEDS = int(os.environ.get("CONFORMANCE", "1"))
"""``CONFORMANCE=20`` in the environment plays twenty times as many matches."""
MATCHES = {"doomtrooper": 1}
"""Matches of every variant of a game whose matches are long; four of any other."""


def examine(key: str, ruleset: str, variant: str, seed: int, closely: float) -> Exam:
    """One examined match."""
    game = GAMES[key]
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    exam = Exam(game, any_setup(game, *chosen, seed), seed, closely=closely)
    exam.run()
    return exam


@pytest.mark.parametrize(("key", "ruleset", "variant"), matches())
def test_a_match_played_at_random_keeps_the_contract(key: str, ruleset: str, variant: str) -> None:
    closely = {"toy": 1.0, "fair": 0.15, "camp": 1.0}.get(key, 0.02)
    exams = [examine(key, ruleset, variant, seed, closely) for seed in range(SEEDS * MATCHES.get(key, 4))]
    assert sum(exam.accepted for exam in exams) > 50
    assert sum(exam.refused for exam in exams) > 200
    assert (key, variant) in OPEN or sum(exam.secrecy.hid for exam in exams) > 0, "nothing was ever hidden"


@pytest.mark.parametrize(("key", "ruleset", "variant"), matches())
def test_a_match_is_the_same_in_any_process(key: str, ruleset: str, variant: str) -> None:
    one, two = (fingerprint(key, ruleset, variant, salt) for salt in ("0", "4711"))
    assert one == two
    assert len(set(one)) > 3


def fingerprint(key: str, ruleset: str, variant: str, salt: str) -> list[str]:
    """The digests of a match played in a process whose strings are hashed with a salt."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bot.games.fingerprint", key, ruleset, variant, "7"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": salt},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    digests: list[str] = json.loads(done.stdout)
    return digests


def test_every_game_counts_its_pieces() -> None:
    assert set(PIECES) >= set(GAMES)
    assert {(key, variant) for key, _, variant in matches()} > OPEN


def test_a_match_that_depends_on_hashes_is_caught() -> None:
    keys = ("DependsOnHashes", "toy@2026-01-01", "short")
    assert fingerprint(*keys, "0") != fingerprint(*keys, "4711")
