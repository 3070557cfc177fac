"""Measure the oracle on our own questions, and fit the weights of its confidence to them.

    python -m tests.questions.measure          figures of both sets
    python -m tests.questions.measure --fit    weights for rules_index/confidence.py, from the calibration set

The real rulebooks are read from RULEBOOKS_DIR. Weights are fitted to the calibration set; the held-out set judges.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path

from rules_index import Oracle, build_index
from rules_index.confidence import ANSWERED, FEATURES, features
from rules_index.digest import SOURCE
from rules_index.model import Book, Passage, Ruling
from rules_index.sources import read_books

FOLDER = Path(__file__).parent
SETS = ("calibration", "heldout")
STEPS, RATE, RIDGE = 4_000, 0.5, 0.001


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with the passages that answer it; none for one no book answers."""

    id: str
    query: str
    gold: frozenset[tuple[str, int]]


def load(name: str, books: Sequence[Book]) -> list[Asked]:
    """A question set with its citations resolved to passages (book key and ordinal)."""
    by_key = {book.info.key: book for book in books}
    rows = [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()]
    return [
        Asked(
            row["id"],
            row["query"],
            frozenset(
                (gold["book"], passage.ordinal)
                for gold in row["gold"]
                for passage in by_key[gold["book"]].passages
                if _cited(passage, gold["source"])
            ),
        )
        for row in rows
    ]


def _cited(passage: Passage, source: str) -> bool:
    cited = SOURCE.match(source)
    assert cited, source
    first, last = int(cited["first"]), int(cited["last"] or cited["first"])
    return (
        passage.section[-1] == cited["heading"]
        and cited["occurrence"] in (None, str(passage.occurrence))
        and passage.first <= last
        and passage.last >= first
    )


def is_hit(ruling: Ruling, asked: Asked) -> bool:
    """Whether a ruling shows a passage that answers."""
    return any((passage.book, passage.ordinal) in asked.gold for passage in ruling.passages)


def report(name: str, oracle: Oracle, questions: Sequence[Asked]) -> Iterator[str]:
    """The figures of one set."""
    first = five = answered = refused = sure_wrong = 0
    reciprocal = 0.0
    answerable = [asked for asked in questions if asked.gold]
    for asked in questions:
        answer = oracle.ask(asked.query, limit=10)
        rank = next((at for at, ruling in enumerate(answer.rulings) if is_hit(ruling, asked)), None)
        sure_wrong += answer.answered and rank != 0
        if not asked.gold:
            refused += not answer.answered
            continue
        first += rank == 0
        five += rank is not None and rank < 5
        reciprocal += 0 if rank is None else 1 / (rank + 1)
        answered += answer.answered
    n, none = len(answerable), len(questions) - len(answerable)
    yield (
        f"{name:12s} {n} answerable: R@1 {first / n:.3f}  R@5 {five / n:.3f}  MRR {reciprocal / n:.3f}  "
        f"answered {answered / n:.3f};  {none} unanswerable: refused {refused / none:.3f};  "
        f"wrong but sure {sure_wrong} of {len(questions)}"
    )


def fit(oracle: Oracle, questions: Sequence[Asked]) -> tuple[float, ...]:
    """Logistic regression of «the first ruling answers» on the ranking's features; bias first."""
    rows = []
    for asked in questions:
        ranked, answer = oracle.ranked(asked.query), oracle.ask(asked.query, limit=1)
        hit = bool(answer.rulings) and is_hit(answer.rulings[0], asked)
        rows.append(((1.0, *features(ranked)), float(hit)))
    weights = [0.0] * (1 + len(FEATURES))
    for _ in range(STEPS):
        slope = [0.0] * len(weights)
        for values, right in rows:
            guess = 1 / (1 + exp(-sum(weight * value for weight, value in zip(weights, values, strict=True))))
            for at, value in enumerate(values):
                slope[at] += (guess - right) * value / len(rows)
        weights = [
            weight - RATE * (change + (RIDGE * weight if at else 0.0))
            for at, (weight, change) in enumerate(zip(weights, slope, strict=True))
        ]
    return tuple(weights)


def main() -> None:
    """Print the figures, or the fitted weights."""
    folder = Path(os.environ.get("RULEBOOKS_DIR") or FOLDER.parents[2] / "shared" / "rulebooks")
    books, _ = read_books(folder)
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index, folder)
        oracle = Oracle.open(index)
        if "--fit" in sys.argv:
            weights = fit(oracle, load("calibration", books))
            names = ("BIAS", *FEATURES)
            lines = [f"{name} {weight:.2f}" for name, weight in zip(names, weights, strict=True)]
        else:
            lines = [
                line
                for name in SETS
                if (FOLDER / f"{name}.jsonl").exists()
                for line in report(name, oracle, load(name, books))
            ]
    sys.stdout.write("\n".join([*lines, f"(answered from a confidence of {ANSWERED})", ""]))


if __name__ == "__main__":
    main()
