"""How sure the oracle is that a ruling answers the question."""

from __future__ import annotations

from math import exp

from rules_index.ranking import Ranked

ANSWERED = 0.5
"""Confidence from which a ruling is called the answer."""
BIAS, SCORE, COVER, LINE = -5.2, 7.0, 3.0, 1.5
"""Logistic weights of score, coverage and best line."""


def confidence(ranked: Ranked) -> float:
    """The probability, from 0 to 1, that a ranked candidate answers the question."""
    return 1 / (1 + exp(-(BIAS + SCORE * ranked.score + COVER * ranked.cover + LINE * ranked.line)))
