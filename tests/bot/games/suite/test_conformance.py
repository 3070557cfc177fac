"""Every game, ruleset and variant keeps the contract, as far as matches played at random can tell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.games.contestants import contestants, matches
from tests.bot.games.fingerprint import BROKEN, named
from tests.bot.games.suite.conformance import Exam
from tests.bot.games.suite.identifiers import RENAMED
from tests.bot.games.suite.pieces import OPEN, PIECES
from tests.bot.games.suite.play import any_setup, variants
from tests.once import MadeOnce

ROOT = Path(__file__).resolve().parents[4]
GAMES = contestants()
SEEDS = int(os.environ.get("CONFORMANCE", "1"))
"""``CONFORMANCE=20`` in the environment plays twenty times as many matches."""
MATCHES = {"doomtrooper": 1, "twom": 1}
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
    assert key not in RENAMED or sum(exam.secrecy.named for exam in exams) > 0, "nothing was ever called otherwise"


Fingerprints = dict[str, list[str]]
"""The digests of a match, by its name."""


@pytest.fixture(scope="session")
def salted(made_once: MadeOnce) -> tuple[Fingerprints, Fingerprints]:
    """All matches as two processes play them that hash strings with other salts, one of them backwards."""
    return fingerprints(made_once, "0"), fingerprints(made_once, "4711", "--backwards")


def fingerprints(made_once: MadeOnce, salt: str, *how: str) -> Fingerprints:
    """The digests of all matches, played in a process whose strings are hashed with a salt."""

    def play(folder: Path) -> Path:
        with (folder / "digests.json").open("wb") as written:
            done = subprocess.run(
                [sys.executable, "-m", "tests.bot.games.fingerprint", "7", *how],
                cwd=ROOT,
                env={**os.environ, "PYTHONHASHSEED": salt},
                stdout=written,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert done.returncode == 0, done.stderr
        return folder / "digests.json"

    found: Fingerprints = json.loads(made_once(f"fingerprints-{salt}", play).read_bytes())
    return found


@pytest.mark.parametrize(("key", "ruleset", "variant"), matches())
def test_a_match_is_the_same_in_any_process(
    key: str, ruleset: str, variant: str, salted: tuple[Fingerprints, Fingerprints]
) -> None:
    one, two = (found[named(key, ruleset, variant)] for found in salted)
    assert one == two
    assert len(set(one)) > 3


def test_every_game_counts_its_pieces() -> None:
    assert set(PIECES) >= set(GAMES)
    assert {(key, variant) for key, _, variant in matches()} > OPEN


def test_a_match_that_depends_on_hashes_is_caught(salted: tuple[Fingerprints, Fingerprints]) -> None:
    one, two = (found[named(*BROKEN)] for found in salted)
    assert one != two
