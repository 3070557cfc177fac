"""How sure the oracle is that a ruling answers the question."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rules_index.search.nearest_gap import GapMatch
from rules_index.search.ranking import Ranked

ANSWERED = 0.5
"""Confidence from which a ruling is called the answer."""
FEATURES = ("SCORE", "MATCHED", "MASS", "LINE", "SAID", "LEAVE", "GAP_LINE", "GAP_COVER", "GAP_NAME")
MANY, MUCH = 10, 20.0
"""Words of a full question, and the idf of rare ones: bring what is found to the scale of the other features."""
BIAS = -1.37
WEIGHTS = (1.72, 1.34, 1.34, 1.66, 1.52, 1.00, -2.68, -1.86, -1.22)
"""Logistic weights, fitted by ``python -m tests.questions.measure --fit`` to questions written for it."""
NO_GAP = GapMatch()


def features(
    ranked: Sequence[Ranked], at: int = 0, *, gap: GapMatch = NO_GAP, said: float = 1.0, leave: bool = False
) -> tuple[float, ...]:
    """What tells how sure a candidate is.

    Its score, the words found and their weight, its best line; the share of the question that the books have words
    for; whether it asks what one may do; how near the nearest gap is.
    """
    asked = (said, float(leave), gap.line, gap.cover, gap.name)
    if at >= len(ranked):
        return (*(0.0,) * (len(FEATURES) - len(asked)), *asked)
    one = ranked[at]
    return one.score, one.matched / MANY, one.mass / MUCH, one.line, *asked


def confidence(
    ranked: Sequence[Ranked], at: int = 0, *, gap: GapMatch = NO_GAP, said: float = 1.0, leave: bool = False
) -> float:
    """The probability, from 0 to 1, that the candidate at this place answers the question.

    Args:
        ranked: the candidates, best first.
        at: the candidate's place.
        gap: the gap nearest to the question: the nearer it is, the less likely any rule answers.
        said: the share of the question that the books have words for at all.
        leave: whether it asks what one may or must do, or what follows: what rules are for.
    """
    if at >= len(ranked):
        return 0.0
    found = features(ranked, at, gap=gap, said=said, leave=leave)
    told = sum(weight * value for weight, value in zip(WEIGHTS, found, strict=True))
    return 1 / (1 + exp(-(BIAS + told)))
