"""Measure the oracle on our own questions, and fit the weights of its confidence to them.

    python -m tests.questions.measure          figures of all sets, with the rulebooks and with the digest alone
    python -m tests.questions.measure --fit    weights for rules_index/search/pipeline.py

The real rulebooks are read from RULEBOOKS_DIR. Weights are fitted to the calibration set and to the digest's own
questions, each asked of an index that lacks it; the held-out set judges, and a fresh one that nothing was tuned to.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp
from pathlib import Path

from rules_index import Oracle, build_index
from rules_index.command_line.quality import Asked, digest_alone, load_questions, measure
from rules_index.digest.gaps import load_gaps
from rules_index.digest.lexicon import load_lexicon
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.writer import write_index
from rules_index.languages.language import words
from rules_index.search.pipeline import ANSWERED, FEATURES
from rules_index.sources import read_books
from rules_index.values.sources import Book

FOLDER = Path(__file__).parent
SETS = ("calibration", "heldout", "fresh")
STEPS, RIDGE = 30, 0.005
ANSWERABLE_SHARE = 0.55
"""Share of all weight on the questions that can be answered: a rule kept back is worse than one shown in vain."""
DRAWN, DRAWN_SHARE = 300, 0.05
"""Questions of words drawn at random, and their share of all weight."""
Row = tuple[tuple[float, ...], bool, float]
"""Features with a leading 1, whether the question can be answered, and the row's weight."""


def fit(oracle: Oracle, questions: Sequence[Asked], own: Oracle, left_out: Sequence[str]) -> tuple[float, ...]:
    """Logistic regression of «a rule answers this» on the ranking's features; bias first.

    Of the questions that can be answered the digest's own weigh as much as those of the set. Beside the set's questions
    that no book answers stand words drawn from the digest's at random: the books say each of them, but no rule all.
    """
    answerable = sum(bool(asked.gold) for asked in questions)
    known = ANSWERABLE_SHARE / 2 / answerable
    open_ones = (1 - ANSWERABLE_SHARE - DRAWN_SHARE) / (len(questions) - answerable)
    rows: list[Row] = [
        ((1.0, *oracle.features(asked.query)), bool(asked.gold), known if asked.gold else open_ones)
        for asked in questions
    ]
    rows += [((1.0, *own.features(question)), True, ANSWERABLE_SHARE / 2 / len(left_out)) for question in left_out]
    drawn = list(_drawn(left_out))
    rows += [((1.0, *oracle.features(question)), False, DRAWN_SHARE / len(drawn)) for question in drawn]
    weights = [0.0] * (1 + len(FEATURES))
    for _ in range(STEPS):
        weights = _newton_step(rows, weights)
    return tuple(weights)


def _drawn(asked: Sequence[str]) -> Iterator[str]:
    chance = random.Random(1)
    pool = [word for question in asked for word in words(question)]
    for _ in range(DRAWN):
        yield " ".join(chance.sample(pool, chance.randint(4, 8)))


def _newton_step(rows: Sequence[Row], weights: Sequence[float]) -> list[float]:
    size = len(weights)
    slope = [RIDGE * weight if at else 0.0 for at, weight in enumerate(weights)]
    bend = [[RIDGE if row == column and row else 0.0 for column in range(size)] for row in range(size)]
    for values, right, share in rows:
        guess = 1 / (1 + exp(-sum(weight * value for weight, value in zip(weights, values, strict=True))))
        for at, value in enumerate(values):
            slope[at] += share * (guess - right) * value
            for other in range(size):
                bend[at][other] += share * guess * (1 - guess) * value * values[other]
    return [weight - change for weight, change in zip(weights, _solved(bend, slope), strict=True)]


def _solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """The solution of a small positive definite system, by Gaussian elimination."""
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            rows[below] = [low - share * high for low, high in zip(rows[below], rows[at], strict=True)]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * solution[other] for other in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution


def without_a_question(index: Path, books: Sequence[Book]) -> list[str]:
    """Write an index in which every rule lacks the last of its questions; returns those."""
    rules = load_digest()
    shortened = [replace(rule, ask=rule.ask[:-1]) for rule in rules]
    found = entries(books, shortened)
    write_index(index, book_infos(books, rules), found, load_lexicon(), {}, gaps=load_gaps())
    return [rule.ask[-1] for rule in rules]


def figures(oracle: Oracle, sets: dict[str, list[Asked]], books: Sequence[Book], folder: Path) -> Iterator[str]:
    """One line a set, first with the rulebooks, then with the digest alone."""
    for name, questions in sets.items():
        yield f"{name:12s} {measure(oracle, questions)}"
    alone, cited = digest_alone(folder / "digest.sqlite", books)
    for name, questions in sets.items():
        yield f"{name:12s} {measure(alone, questions, cited)}, by the digest alone"


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
            shorter = Path(temporary, "shorter.sqlite")
            left_out = without_a_question(shorter, books)
            weights = fit(oracle, sets["calibration"], Oracle.open(shorter), left_out)
            lines = [f"{name} {weight:.2f}" for name, weight in zip(("BIAS", *FEATURES), weights, strict=True)]
        else:
            lines = list(figures(oracle, sets, books, Path(temporary)))
    sys.stdout.write("\n".join([*lines, f"(answered from a confidence of {ANSWERED})", ""]))


if __name__ == "__main__":
    main()
