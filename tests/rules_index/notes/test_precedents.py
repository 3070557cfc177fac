"""Floors under how precedents are found in other words, by servers that have all of theirs in force at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules_index import Oracle, build_index
from tests.questions.notes import figures, precedents

FLOORS = {"own": (0.90, 0.97), "club": (0.82, 0.93), "hall": (0.78, 0.92)}
"""For each server of the file the share of questions that show the precedent first, and among the first five."""


@pytest.fixture(scope="module")
def oracle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Oracle]:
    index = tmp_path_factory.mktemp("digest") / "rules.sqlite"
    build_index(index)
    oracle = Oracle.open(index)
    yield oracle
    oracle.close()


@pytest.mark.parametrize("server", FLOORS)
def test_a_precedent_is_found_in_other_words(oracle: Oracle, server: str) -> None:
    found = figures(oracle, precedents()[server])
    first, five = FLOORS[server]
    assert found.first >= first, found
    assert found.five >= five, found
    assert found.wrong == 0, found
    assert found.near <= 1, found
