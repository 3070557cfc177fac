"""Measure the oracle on our own questions, and fit the weights of its confidence to them.

    python -m tests.questions.measure          figures of both sets
    python -m tests.questions.measure --fit    weights for rules_index/confidence.py, from the calibration set

The real rulebooks are read from RULEBOOKS_DIR. Weights are fitted to the calibration set; the held-out set judges.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from math import exp
from pathlib import Path

from rules_index import Oracle, build_index
from rules_index.confidence import ANSWERED, FEATURES, features
from rules_index.quality import Asked, is_hit, load_questions, measure
from rules_index.sources import read_books

FOLDER = Path(__file__).parent
SETS = ("calibration", "heldout")
STEPS, RATE, RIDGE = 4_000, 0.5, 0.001


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
        sets = {name: load_questions(FOLDER / f"{name}.jsonl", books) for name in SETS}
        if "--fit" in sys.argv:
            weights = fit(oracle, sets["calibration"])
            lines = [f"{name} {weight:.2f}" for name, weight in zip(("BIAS", *FEATURES), weights, strict=True)]
        else:
            lines = [f"{name:12s} {measure(oracle, questions)}" for name, questions in sets.items()]
    sys.stdout.write("\n".join([*lines, f"(answered from a confidence of {ANSWERED})", ""]))


if __name__ == "__main__":
    main()
