"""What speaks for a candidate: its words, its lines, what sets it apart from its neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from rapidfuzz import fuzz, process

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate
from rules_index.languages.language import fold
from rules_index.languages.questions import LAST_FRAME
from rules_index.search.question import Question

FIELD_WEIGHTS = (1.5, 1.5, 1.0, 1.0)
"""How much a word counts in the heading, the players' questions, our text, the book's text."""
LENGTH_SHARE = (0.4, 0.3, 0.75, 0.75)
"""How far a field's length discounts its words (BM25F's b)."""
SATURATION = 1.2
"""How fast further occurrences stop counting (BM25F's k1)."""
BODY = 2
"""Which field is our text; a passage without a rule has none."""
OWN_FIELDS, ALL_FIELDS = 0xFFFFFF, 0xFFFFFFFF
"""The packed counts of the fields that are ours, and of all."""
FRAME_SHARE = 0.6
"""How much of its weight by rarity a frame has beside the words of a question."""


class Stock(Protocol):
    """What the candidates are out of: an index, or the notes beside it."""

    @property
    def idf(self) -> Sequence[float]:
        """How much each root tells, by the root's number."""

    @property
    def lengths(self) -> Sequence[float]:
        """The average number of roots in each field."""

    @property
    def quantities(self) -> frozenset[int]:
        """The roots that are numbers, in figures or in words."""

    @property
    def without(self) -> frozenset[Part]:
        """Parts of the ranking to leave out."""


@dataclass(frozen=True, slots=True)
class ByWords:
    """What the words of the question find in a candidate.

    ``gain`` is BM25F with soft matches, ``found`` by word how surely the entry's own text has it, both over the words
    in order; ``gain`` and ``cover`` are shares of the question's weight, ``gains`` those of each word.
    """

    gain: float
    cover: float
    found: tuple[float, ...]
    gains: tuple[float, ...]

    def within(self, question: Question, places: Sequence[int], slack: float) -> float:
        """The gain of the words at these places alone, as a share of their weight and some slack."""
        weight = slack + sum(question.words[at].idf for at in places)
        return sum(question.words[at].idf * self.gains[at] for at in places) / weight


@dataclass(frozen=True, slots=True)
class ByLines:
    """How well the lines of a candidate and the question cover each other (F1 weighed by idf), from 0 to 1.

    ``line`` is the best by content alone, ``whole`` the best with the frames, ``second`` the next best with them,
    ``title`` that of the title; ``asked`` is the share of the question's weight that the best line covers.
    """

    line: float = 0.0
    whole: float = 0.0
    second: float = 0.0
    title: float = 0.0
    asked: float = 0.0


def by_words(reader: Stock, question: Question, candidate: Candidate) -> ByWords:
    """Compare the question's words with a candidate's fields.

    Where a rule of ours quotes the book, a word that only the quotation has is not found: it is only mentioned.
    """
    present = candidate.counts
    norms = [
        field / (1 - share + share * length / (average or 1.0))
        for field, share, length, average in zip(
            FIELD_WEIGHTS, LENGTH_SHARE, candidate.lengths, reader.lengths, strict=True
        )
    ]
    title, ask, body, verbatim = norms
    own = OWN_FIELDS if candidate.lengths[BODY] else ALL_FIELDS
    score = cover = 0.0
    found, gains = [], []
    for word in question.words:
        best = most = 0.0
        for root in word.roots.keys() & present.keys():
            packed, similarity = present[root], word.roots[root]
            frequency = (
                (packed & 255) * title
                + (packed >> 8 & 255) * ask
                + (packed >> 16 & 255) * body
                + (packed >> 24) * verbatim
            )
            gained = similarity * frequency / (SATURATION + frequency)
            if gained > best:
                best = gained
            if packed & own and similarity > most:
                most = similarity
        score += word.idf * best
        cover += word.idf * most
        found.append(most)
        gains.append(best)
    weight = question.weight or 1.0
    return ByWords(score / weight, cover / weight, tuple(found), tuple(gains))


class LineReader:
    """Compares lines with one question; made once a question."""

    def __init__(self, reader: Stock, question: Question) -> None:
        self._idf = reader.idf
        self._question = question
        self._asks: dict[int, list[tuple[int, float]]] = {}
        for at, word in enumerate(question.words):
            for root, similarity in word.roots.items():
                self._asks.setdefault(root, []).append((at, similarity))
        self._frame = frozenset(question.frame)
        self._framed = FRAME_SHARE * sum(reader.idf[root] for root in question.frame)

    @cached_property
    def _plain(self) -> str:
        return " ".join(fold(word.word) for word in self._question.words)

    def compare(self, line: Sequence[int]) -> tuple[float, float, float]:
        """How well a line and the question cover each other by content, with frames, and how much is asked there."""
        idf, asks = self._idf, self._asks
        best: dict[int, float] = {}
        covered = total = framed = common = 0.0
        for root in line:
            if root <= LAST_FRAME:
                framed += idf[root]
                common += idf[root] * (root in self._frame)
                continue
            total += idf[root]
            most = 0.0
            for at, similarity in asks.get(root, ()):
                if similarity > best.get(at, 0.0):
                    best[at] = similarity
                if similarity > most:
                    most = similarity
            covered += most * idf[root]
        if not best:
            return 0.0, 0.0, 0.0
        words, weight = self._question.words, self._question.weight
        asked = sum([words[at].idf * similarity for at, similarity in best.items()])
        line_share = f1(asked / weight, covered / total)
        common, framed = FRAME_SHARE * common, FRAME_SHARE * framed
        whole = f1((asked + common) / (weight + self._framed), (covered + common) / (total + framed))
        return line_share, whole, asked / weight

    def lines(self, candidate: Candidate) -> ByLines:
        """What a candidate's lines say to the question."""
        nothing, asked = (0.0, 0.0, 0.0), self._asks.keys()
        found = [nothing if asked.isdisjoint(line) else self.compare(line) for line in candidate.lines]
        wholes = sorted((whole for _, whole, _ in found), reverse=True)
        best = max(found, key=lambda one: one[1])
        return ByLines(max(line for line, _, _ in found), wholes[0], sum(wholes[1:3]) / 2, found[0][1], best[2])

    def letters(self, candidate: Candidate) -> tuple[float, float]:
        """How alike the question and the candidate's nearest line are, letter by letter: its content, and the whole."""
        lines = candidate.plain.split("\n")
        content = process.extractOne(self._plain, lines, scorer=fuzz.token_set_ratio)[1]
        whole = process.extractOne(self._question.folded, lines, scorer=fuzz.token_sort_ratio)[1]
        return content / 100, whole / 100


def apart(question: Question, found: Mapping[int, ByWords], siblings: Sequence[int], own: int) -> float:
    """How much more of the question a candidate has than its siblings of the same chapter have on average."""
    if len(siblings) < 2 or not question.weight:
        return 0.0
    others = [found[one].found for one in siblings if one != own]
    return (
        sum(
            word.idf * (here - sum(other[at] for other in others) / len(others))
            for at, (word, here) in enumerate(zip(question.words, found[own].found, strict=True))
        )
        / question.weight
    )


def chapter(question: Question, found: Mapping[int, ByWords], siblings: Sequence[int]) -> float:
    """The share of the question's weight that the candidates of a chapter have between them."""
    best = [max(found[one].found[at] for one in siblings) for at in range(len(question.words))]
    return sum(word.idf * share for word, share in zip(question.words, best, strict=True)) / (question.weight or 1.0)


def f1(recall: float, precision: float) -> float:
    """The harmonic mean of two shares."""
    return 2 * recall * precision / (recall + precision) if recall and precision else 0.0
