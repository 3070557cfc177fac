"""Precedents and the answers of their server; ``python -m tests.questions.beside`` measures it with many."""

from __future__ import annotations

import pytest

from rules_index import Oracle
from rules_index.notes import rulings
from tests.questions import beside
from tests.questions.beside import Found, measured, servers

SIZE = 3


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "KNOWN", 1)


def found(oracle: Oracle, guild: int) -> Found:
    """The figures of a server of a few precedents."""
    ((chosen, counted),) = servers(oracle, SIZE, 1)
    return measured(oracle, chosen, counted, guild)


def test_plain_questions_stay_certain_and_precedents_are_found_by_their_own(digest_oracle: Oracle) -> None:
    told = found(digest_oracle, 21)
    assert told.plain >= SIZE and told.own >= 2 * SIZE
    assert (told.changed, told.taken, told.lost, told.elsewhere) == ([], [], [], [])
    assert told.first >= 0.84, told.missed


def test_a_precedent_that_always_leads_would_be_noticed(digest_oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "OWN", 0.1)
    assert found(digest_oracle, 22).kept < 0.9
