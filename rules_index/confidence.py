"""How sure the oracle is that a ruling answers the question."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rules_index.ranking import Ranked

ANSWERED = 0.55
"""Confidence from which a ruling is called the answer."""
FEATURES = ("SCORE", "COVER", "MASS", "LEAD", "LINE")
MUCH = 20.0
"""Idf that a full question of rare words weighs: brings the mass to the scale of the other features."""
BIAS = -4.19
WEIGHTS = (1.25, 1.18, 3.16, 0.60, 2.46)
"""Logistic weights, fitted by ``python -m tests.questions.measure --fit`` to questions written for it."""


def features(ranked: Sequence[Ranked], at: int = 0) -> tuple[float, ...]:
    """What tells how sure a candidate is: score, share of the question covered, mass of that, lead, best line."""
    if at >= len(ranked):
        return (0.0,) * len(FEATURES)
    one = ranked[at]
    following = ranked[at + 1].score if at + 1 < len(ranked) else 0.0
    return one.score, one.cover, one.mass / MUCH, one.score - following, one.line


def confidence(ranked: Sequence[Ranked], at: int = 0) -> float:
    """The probability, from 0 to 1, that the candidate at this place answers the question."""
    told = sum(weight * value for weight, value in zip(WEIGHTS, features(ranked, at), strict=True))
    return 1 / (1 + exp(-(BIAS + told)))
