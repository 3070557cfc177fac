"""Look a question up: the book it means, the candidates in order, the nearest gap, and how sure the answer is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.search.nearest_gap import GapMatch, nearest_gap
from rules_index.search.question import Question, read_question, share_said
from rules_index.search.ranking import Ranked, candidates, rank
from rules_index.search.which_book import Naming, likely_books, named_books

ANSWERED = 0.5
"""Confidence from which a ruling is called the answer."""
FEATURES = ("SCORE", "MATCHED", "MASS", "LINE", "SAID", "LEAVE", "GAP_LINE", "GAP_COVER", "GAP_NAME")
MANY, MUCH = 10, 20.0
"""Words in a long question and the idf of several rare ones: they scale these features to about 0 to 1."""
BIAS = -1.37
WEIGHTS = (1.72, 1.34, 1.34, 1.66, 1.52, 1.00, -2.68, -1.86, -1.22)
"""Logistic weights, fitted by ``python -m tests.questions.measure --fit`` to questions written for it."""
NO_GAP = GapMatch()


@dataclass(frozen=True, slots=True)
class Lookup:
    """What a question led to.

    ``ranked`` are the candidates, best first. ``meant`` is the key of the book most likely meant. ``said`` is the share
    of the question that the books have words for at all.
    """

    question: Question
    ranked: Sequence[Ranked]
    meant: str | None
    naming: Naming
    gap: GapMatch
    said: float

    def confidence(self, at: int = 0) -> float:
        """The probability that the candidate at this place answers the question."""
        return confidence(self.ranked, at, gap=self.gap, said=self.said, leave=self.question.asks_leave)

    def features(self) -> tuple[float, ...]:
        """What the confidence in the first candidate depends on."""
        return features(self.ranked, gap=self.gap, said=self.said, leave=self.question.asks_leave)


def look_up(reader: IndexReader, text: str, game: str | None = None) -> Lookup:
    """Look a question up; ``game`` narrows it to one game's books."""
    asked = read_question(reader, text)
    books = {key: book for key, book in reader.books.items() if game in (None, book.game)}
    naming = named_books(reader, asked, books)
    likely = {} if Part.BOOK in reader.without else likely_books(reader, asked, books, naming)
    question = asked.about(naming.words)
    found = reader.candidates(candidates(reader, question, books))
    return Lookup(
        question,
        rank(reader, question, found, likely),
        max(likely, key=lambda key: likely[key], default=None) if question.words else None,
        naming,
        nearest_gap(reader, question, likely, {book.game for book in books.values()}),
        share_said(reader, question),
    )


def features(
    ranked: Sequence[Ranked], at: int = 0, *, gap: GapMatch = NO_GAP, said: float = 1.0, leave: bool = False
) -> tuple[float, ...]:
    """What the confidence in a candidate depends on.

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
    evidence = sum(weight * value for weight, value in zip(WEIGHTS, found, strict=True))
    return 1 / (1 + exp(-(BIAS + evidence)))
