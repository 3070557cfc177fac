"""How sure an answer is: whether any rule answers the question, and whether it is this one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from rules_index.search.asking.question import Question
from rules_index.search.nearest_gap import GapMatch
from rules_index.search.ranking import Ranked

ANSWERED = 0.4
"""Probability that a rule answers from which the question is answered at all."""
SHARPNESS = 10.0
"""How far a lead in score makes a candidate likelier than the next; the ranking is fitted with it."""
MANY_WINDOWS = 4.0
"""Logarithm of the windows of a long story."""
RARE = 8.0
"""Idf of a rare word: it scales that of a word which is missing to about 0 to 1."""
OF_ANSWERABLE = (
    "SCORE", "LINE", "WHOLE", "COVER", "ASKED", "LOST", "SAID", "DEFINES", "GAP_LINE", "GAP_COVER", "GAP_NAME",
    "GAP_LEAD", "CHOSEN",
)  # fmt: skip
ANSWERABLE: tuple[float, ...] = (
    -3.626,
    2.327,
    0.545,
    1.161,
    2.031,
    -0.111,
    0.447,
    0.259,
    -0.762,
    -2.864,
    -1.945,
    -0.708,
    -1.335,
    1.110,
)
"""Bias and logistic weights, fitted by ``python -m tests.questions.measure --fit``."""
OF_CERTAINTY = (
    "SCORE", "LIKELIEST", "LINE", "WHOLE", "COVER", "ASKED", "LOST", "SAID", "LETTERS", "DEFINES", "GAP_LINE",
    "GAP_NAME", "GAP_LEAD", "CHOSEN",
)  # fmt: skip
CERTAINTY: tuple[float, ...] = (
    -3.986,
    1.737,
    2.101,
    -0.226,
    0.293,
    1.302,
    -0.446,
    0.451,
    0.438,
    0.845,
    -0.533,
    -3.035,
    -0.621,
    -1.605,
    1.593,
)
"""Bias and logistic weights, fitted in the same way."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the numbers depend on: the ranked candidates, the nearest gap, and the share of words the books have.

    ``windows`` counts those of a story: the best of many matches well by chance.
    """

    question: Question
    ranked: Sequence[Ranked]
    gap: GapMatch
    said: float
    windows: int = 1

    def of_answerable(self) -> tuple[float, ...]:
        """The features of :data:`OF_ANSWERABLE`."""
        gap = self.gap
        if not self.ranked:
            return (*(0.0,) * 5, 1.0, self.said, 0.0, gap.line, gap.cover, gap.name, gap.line, self.chosen)
        first = self.ranked[0]
        line = max(one.lines.whole for one in self.ranked[:5])
        return (
            first.score, first.lines.line, line, first.signs[1], first.lines.asked, first.lost / RARE, self.said,
            first.signs[12], gap.line, gap.cover, gap.name, max(0.0, gap.line - line),
            self.chosen,
        )  # fmt: skip

    def of_certainty(self, at: int) -> tuple[float, ...]:
        """The features of :data:`OF_CERTAINTY` of the candidate at this place."""
        one, gap = self.ranked[at], self.gap
        return (
            one.score, self.likeliest(at), one.lines.line, one.lines.whole, one.signs[1], one.lines.asked,
            one.lost / RARE, self.said, one.signs[9], one.signs[12], gap.line, gap.name,
            max(0.0, gap.line - one.lines.whole), self.chosen,
        )  # fmt: skip

    @property
    def chosen(self) -> float:
        """How many windows the best was chosen from, on a scale of about 0 to 1."""
        return log(self.windows) / MANY_WINDOWS

    def likeliest(self, at: int) -> float:
        """How likely the candidate at this place is the one, if one of them is."""
        most = self.ranked[0].score
        shares = [exp(SHARPNESS * (one.score - most)) for one in self.ranked]
        return shares[at] / sum(shares)


def answerable(evidence: Evidence) -> float:
    """The probability, from 0 to 1, that any rule answers the question."""
    return logistic(ANSWERABLE, evidence.of_answerable())


def certainty(evidence: Evidence, at: int = 0) -> float:
    """The probability, from 0 to 1, that the candidate at this place answers the question."""
    if at >= len(evidence.ranked):
        return 0.0
    return logistic(CERTAINTY, evidence.of_certainty(at))


def logistic(weights: Sequence[float], features: Sequence[float]) -> float:
    """The logistic function of a weighted sum, whose first weight is the bias."""
    bias, *rest = weights
    return 1 / (1 + exp(-(bias + sum(weight * value for weight, value in zip(rest, features, strict=True)))))
