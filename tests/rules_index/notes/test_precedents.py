"""Floors under how precedents are found in other words, by servers that have all of theirs in force at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import Oracle
from tests.oracles import lent
from tests.questions.notes import SECOND, figures, precedents

FLOORS = {
    "own": (0.88, 0.98),
    "club": (0.85, 0.95),
    "hall": (0.80, 0.93),
    "terrace": (0.83, 0.92),
    "attic": (0.86, 0.95),
}
"""For each server the share of questions that show the precedent first, and among the first five."""
NEIGHBOURS = {"own": 0, "club": 0, "hall": 0, "terrace": 0, "attic": 0}
"""Questions beside a precedent that it answers as certain, at the most."""


@pytest.fixture(scope="module")
def oracle(digest_index: Path) -> Oracle:
    return lent(digest_index)


@pytest.mark.slow
@pytest.mark.parametrize(("server", "every"), [("own", 4), *((each, 1) for each in FLOORS)])
def test_a_precedent_is_found_in_other_words(oracle: Oracle, server: str, every: int) -> None:
    found = figures(oracle, (precedents() | precedents(SECOND))[server][::every])
    first, five = FLOORS[server]
    assert found.first >= first, found
    assert found.five >= five, found
    assert found.wrong == 0, found
    assert found.near <= NEIGHBOURS[server], found


def test_a_precedent_answers_each_of_its_own_lines_as_certain(oracle: Oracle) -> None:
    own = [each.note for each in precedents()["own"]]
    oracle.lay(3, own, 1)
    for note in own[::3]:
        for line, _ in note.asked():
            answer = oracle.ask(line, game=note.game or None, guild=3)
            assert answer.certain, line
            assert answer.rulings[0].id == note.id, line
