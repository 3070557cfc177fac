"""Questions that models learn from, beside those that the digest has by its rules."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rules_index.values.books import Language

FOLDER = Path(__file__).parent
_ANSWERS = {"yes": True, "no": False, "": None}


class Told(NamedTuple):
    """A question of a few sentences, with the slug of the rule that answers it, and whether the answer is yes."""

    rule: str
    language: Language
    yes: bool | None
    question: str


def told() -> Iterator[Told]:
    """Those of ``told.csv``: written by people who had nothing but the rule."""
    for row in _rows("told"):
        yield Told(row["rule"], Language(row["language"]), _ANSWERS[row["answer"]], row["question"])


def unanswered() -> Iterator[tuple[str, str]]:
    """Those of ``unanswered.csv``, which no rule answers: the slug of the rule each is beside, and the question."""
    return ((row["rule"], row["question"]) for row in _rows("unanswered"))


def _rows(name: str) -> Iterator[dict[str, str]]:
    with (FOLDER / f"{name}.csv").open(encoding="utf-8", newline="") as rows:
        yield from csv.DictReader(rows)
