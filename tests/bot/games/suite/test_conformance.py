"""Every game, ruleset and variant keeps the contract, as far as matches played at random can tell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.bot.games.contestants import Way, contestants, matches
from tests.bot.games.fingerprint import BROKEN, digests, named
from tests.bot.games.suite.examined import MORE, PLAYED, SEEDS, SELDOM, examine, examined, seeds
from tests.bot.games.suite.identifiers import RENAMED
from tests.bot.games.suite.pieces import OPEN, PIECES
from tests.bot.games.suite.play import Match, any_setup, variants
from tests.once import MadeOnce

ROOT = Path(__file__).resolve().parents[4]
SALTS = ("4711", "0")
LOOKED_AT = [way for way in matches() if way[1:] not in PLAYED]
QUICK = [way for way in LOOKED_AT if way[1:] not in SELDOM]
FIRST = list({way[0]: way for way in reversed(QUICK)}.values())
"""Of each game one way to play it."""
Elsewhere = Callable[[bool], dict[str, list[list[str]]]]
"""Digests of the first matches, or of all, played in another process."""


def slow_but(quick: Iterable[Way], ways: Iterable[Way]) -> list[ParameterSet]:
    """Ways to play, all but some marked as slow."""
    chosen = frozenset(quick)
    return [pytest.param(*way, marks=[] if way in chosen else [pytest.mark.slow]) for way in ways]


@pytest.mark.parametrize(("key", "ruleset", "variant"), slow_but(QUICK, LOOKED_AT))
def test_a_match_played_at_random_keeps_the_contract(key: str, ruleset: str, variant: str, made_once: MadeOnce) -> None:
    exams = examined(made_once, key, ruleset, variant)
    assert sum(exam.accepted for exam in exams) > 10
    assert sum(exam.refused for exam in exams) > 200
    assert (key, variant) in OPEN or sum(exam.hid for exam in exams) > 0, "nothing was ever hidden"
    assert key not in RENAMED or sum(exam.renamed for exam in exams) > 0, "nothing was ever called otherwise"


@pytest.mark.slow
@pytest.mark.parametrize(("key", "ruleset", "variant"), matches())
def test_more_matches_looked_at_more_closely_keep_the_contract(key: str, ruleset: str, variant: str) -> None:
    for seed in range(SEEDS * MORE.get(key, 8)):
        examine(key, ruleset, variant, seed, each=3)


@pytest.fixture(scope="session")
def elsewhere(made_once: MadeOnce) -> Elsewhere:
    """The digests of matches, played the last one first in a process that hashes strings with another salt."""

    def play(folder: Path, ways: Iterable[Way]) -> Path:
        salt = next(salt for salt in SALTS if salt != os.environ.get("PYTHONHASHSEED"))
        with (folder / "digests.json").open("wb") as written:
            done = subprocess.run(
                [sys.executable, "-m", "tests.bot.games.fingerprint", *(named(*way) for way in ways)],
                cwd=ROOT,
                env={**os.environ, "PYTHONHASHSEED": salt},
                stdout=written,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert done.returncode == 0, done.stderr
        return folder / "digests.json"

    def read(every: bool) -> dict[str, list[list[str]]]:
        ways = [*matches(), BROKEN] if every else [*FIRST, BROKEN]
        made = made_once(f"fingerprints-{'all' if every else 'first'}", lambda folder: play(folder, ways))
        found: dict[str, list[list[str]]] = json.loads(made.read_bytes())
        return found

    return read


@pytest.mark.slow
@pytest.mark.parametrize(("key", "ruleset", "variant"), slow_but(FIRST, matches()))
def test_a_match_is_the_same_in_any_process(
    key: str, ruleset: str, variant: str, made_once: MadeOnce, elsewhere: Elsewhere
) -> None:
    here = [exam.digests for exam in examined(made_once, key, ruleset, variant)]
    assert here == elsewhere((key, ruleset, variant) not in FIRST)[named(key, ruleset, variant)]
    assert all(len(set(each)) > 3 for each in here)


@pytest.mark.slow
def test_what_is_only_played_asks_what_another_variant_of_its_ruleset_asks() -> None:
    assert len(LOOKED_AT) + len(PLAYED) == len(matches())
    for key, ruleset, variant in set(matches()) - set(LOOKED_AT):
        others = [way[2] for way in LOOKED_AT if way[:2] == (key, ruleset)]
        assert asked(key, ruleset, variant) <= set().union(*(asked(key, ruleset, other) for other in others))


def asked(key: str, ruleset: str, variant: str) -> set[str]:
    """The keys of all prompts in the examined matches of a variant."""
    game = contestants()[key]
    (chosen,) = [one for one in variants(game) if (one[0].key, one[1].key) == (ruleset, variant)]
    return {move.prompt.ask.key for seed in seeds(key) for move in Match(game, any_setup(game, *chosen, seed), seed)}


def test_every_game_counts_its_pieces() -> None:
    assert set(PIECES) >= set(contestants())
    assert {(key, variant) for key, _, variant in matches()} > OPEN


def test_a_match_that_depends_on_hashes_is_caught(elsewhere: Elsewhere) -> None:
    assert digests(*BROKEN) != elsewhere(False)[named(*BROKEN)]
