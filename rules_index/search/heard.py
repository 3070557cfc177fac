"""What the questions tell that players asked before: how alike the nearest are that a book answers, or leaves open."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from heapq import nlargest
from math import exp, log

from rules_index.index.reader import IndexReader
from rules_index.index.wording import HeardShelf
from rules_index.languages.language import root as root_of
from rules_index.search.evidence import FRAME_SHARE, f1
from rules_index.search.question import Question, QuestionWord

HEARD_LEADING = 0.6
"""Similarity from which a root of the question leads to a question that was heard."""
HEARD_COMPARED = 40
"""Questions that share most with the new one, whose frames are compared too."""
VOTING = 25
"""The nearest of them, which vote."""
STEEPNESS = 8.0
"""How much more the vote of a nearer question counts."""
SCALE = 3.0
"""The logarithm of a clear vote."""


@dataclass(frozen=True, slots=True)
class HeardMatch:
    """How alike the nearest question that a book answers is, and the nearest left open, from 0 to 1.

    ``leaning`` tells how the nearest of both kinds vote: above 0 for an answer, about -1 to 1.
    """

    answered: float = 0.0
    left_open: float = 0.0
    leaning: float = 0.0


NOTHING_HEARD = HeardMatch()


def nearest_heard(reader: IndexReader, question: Question, without: Collection[str] = ()) -> HeardMatch:
    """What the questions that players asked tell about a new one; nothing where none shares a word with it.

    Args:
        without: questions that are left aside, for measuring.
    """
    shelf = reader.heard_shelf
    alike = [
        (share, shelf.heard[at].is_answered)
        for share, at in _alike(shelf, question)
        if shelf.heard[at].question not in without
    ]
    votes = {True: 1.0, False: 1.0}
    for share, is_answered in nlargest(VOTING, alike):
        votes[is_answered] += exp(STEEPNESS * share) - 1
    return HeardMatch(
        max((share for share, is_answered in alike if is_answered), default=0.0),
        max((share for share, is_answered in alike if not is_answered), default=0.0),
        log(votes[True] / votes[False]) / SCALE,
    )


def _alike(shelf: HeardShelf, question: Question) -> list[tuple[float, int]]:
    """How well questions that were heard and this one cover each other (F1 weighed by idf), each with its place."""
    asked: dict[int, float] = {}
    sure: dict[int, float] = {}
    for word in question.words:
        leading = (
            (similarity, number)
            for number, similarity in _roots(shelf, word, question).items()
            if similarity >= HEARD_LEADING and number in shelf.postings
        )
        best: dict[int, float] = {}
        for similarity, number in sorted(leading):
            sure[number] = max(sure.get(number, 0.0), similarity)
            best.update(dict.fromkeys(shelf.postings[number], word.idf * similarity))
        for at, worth in best.items() if asked else ():
            asked[at] = asked.get(at, 0.0) + worth
        asked = asked or best
    idf, frame, weights = shelf.idf, frozenset(question.frame), shelf.weights
    whole = question.weight + FRAME_SHARE * sum(idf[number] for number in frame)
    found = []
    for _, at in nlargest(HEARD_COMPARED, [(share / (whole + weights[at]), at) for at, share in asked.items()]):
        one = shelf.heard[at]
        common = FRAME_SHARE * sum([idf[number] for number in frame & one.frame])
        covered = sum([sure[number] * idf[number] for number in one.words if number in sure])
        found.append(
            (f1((asked[at] + common) / whole, (covered + common) / (one.weight + FRAME_SHARE * one.framed)), at)
        )
    return found


def _roots(shelf: HeardShelf, word: QuestionWord, question: Question) -> dict[int, float]:
    """The roots of a word, and that of one which players alone use."""
    own = shelf.roots.get(root_of(word.word, question.language)) if not word.known else None
    return {**word.roots, own: 1.0} if own else word.roots
