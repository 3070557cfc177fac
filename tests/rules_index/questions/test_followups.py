"""Questions that need the one before them, asked after it of the real books: most lead to the right rule first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules_index import Language, Oracle
from tests.questions.followups import right_first

FOLLOWUPS = Path(__file__).resolve().parents[2] / "questions" / "followups.jsonl"
RIGHT_FIRST = 0.80
ALONE = 0.55
"""Share at most that is right without the question before."""


@pytest.mark.slow
def test_most_follow_ups_are_answered_right(real_index: Path) -> None:
    oracle = Oracle.open(real_index)
    assert right_first(oracle, FOLLOWUPS) >= RIGHT_FIRST
    assert right_first(oracle, FOLLOWUPS, alone=True) <= ALONE
    oracle.close()


def test_every_follow_up_is_whole() -> None:
    asked = [json.loads(line) for line in FOLLOWUPS.read_text("utf-8").splitlines()]
    assert len(asked) >= 60
    assert {Language(each["lang"]) for each in asked} == set(Language)
    assert all(each["first"] and each["query"] and each["gold"] for each in asked)
    assert len({each["id"] for each in asked}) == len(asked)
