"""How sure the oracle is that a ruling answers the question."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rules_index.gap_match import GapMatch
from rules_index.ranking import Ranked

ANSWERED = 0.5
"""Confidence from which a ruling is called the answer."""
FEATURES = ("SCORE", "COVER", "MASS", "LINE", "SAID", "GAP_LINE", "GAP_COVER", "GAP_NAME")
MUCH = 20.0
"""Idf that a full question of rare words weighs: brings the mass to the scale of the other features."""
BIAS = -1.31
WEIGHTS = (1.39, 1.49, 1.53, 1.56, 1.26, -2.82, -2.06, -1.23)
"""Logistic weights, fitted by ``python -m tests.questions.measure --fit`` to questions written for it."""
NO_GAP = GapMatch()


def features(ranked: Sequence[Ranked], at: int = 0, *, gap: GapMatch = NO_GAP, said: float = 1.0) -> tuple[float, ...]:
    """What tells how sure a candidate is.

    Its score, the share of the question covered and the mass of that, its best line; the share of the
    question that the books have words for; how near the nearest gap is.
    """
    asked = (said, gap.line, gap.cover, gap.name)
    if at >= len(ranked):
        return (*(0.0,) * (len(FEATURES) - len(asked)), *asked)
    one = ranked[at]
    return one.score, one.cover, one.mass / MUCH, one.line, *asked


def confidence(ranked: Sequence[Ranked], at: int = 0, *, gap: GapMatch = NO_GAP, said: float = 1.0) -> float:
    """The probability, from 0 to 1, that the candidate at this place answers the question.

    Args:
        ranked: the candidates, best first.
        at: the candidate's place.
        gap: the gap nearest to the question: the nearer it is, the less likely any rule answers.
        said: the share of the question that the books have words for at all.
    """
    if at >= len(ranked):
        return 0.0
    told = sum(weight * value for weight, value in zip(WEIGHTS, features(ranked, at, gap=gap, said=said), strict=True))
    return 1 / (1 + exp(-(BIAS + told)))
