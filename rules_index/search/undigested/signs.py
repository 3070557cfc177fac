"""The signs of a passage of an undigested book: its words, its best sentence, its heading, its section."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from rules_index.index.entries import Candidate
from rules_index.languages.questions import FRAME_ROOTS, LAST_FRAME
from rules_index.search.evidence import asks_of, f1
from rules_index.search.question import Question
from rules_index.search.undigested.reading import BookWords

HEADING, TEXT = 2.0, 1.0
"""How much a word counts in the heading and in the text."""
SATURATION, LENGTH = 1.2, 0.7
"""How fast further occurrences stop counting, and how far a passage's length discounts its words (BM25's k1 and b)."""
MEMBERS = 3
"""Passages of a section of usual length."""
SLIGHT = 6.0
"""Weight added to a sentence's, so that a short one is no better for that alone."""
NEAR = 0.9
"""Share of the best passage's cover from which another section covers as much."""


class Signs(NamedTuple):
    """The signs that speak for a passage, each from 0 to 1.

    ``gain`` is BM25F of the passage, ``section`` that of all its section; ``cover`` and ``section_cover`` are the
    shares of the question's weight that they have. ``sentence`` is the share of the best sentence, ``pair`` that of the
    best two in a row, ``exact`` how well the best sentence and the question cover each other. ``heading`` is the share
    of the question in the headings, ``headed`` that of the innermost heading in the question. ``run`` is the share of
    neighbouring words of the question that are neighbours in a sentence, too. ``kind`` tells that the sentence has what
    is asked for: a number for "how many". ``frames`` is the share of the question's frames that the sentence has.
    ``near`` is how near it is in meaning, beyond 0 and 1 if need be; 0 where nothing tells.
    """

    gain: float = 0.0
    section: float = 0.0
    cover: float = 0.0
    section_cover: float = 0.0
    sentence: float = 0.0
    pair: float = 0.0
    exact: float = 0.0
    heading: float = 0.0
    headed: float = 0.0
    run: float = 0.0
    kind: float = 0.0
    frames: float = 0.0
    near: float = 0.0


WEIGHTS = Signs(gain=1.0, section=0.3, sentence=0.5, heading=0.3, headed=0.2, kind=0.2, frames=0.1, near=2.0)
"""The weight of each sign in the order of the passages."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A candidate with its signs.

    ``sentence`` is the place of its best sentence, ``found`` tells how surely it has each word.
    """

    candidate: Candidate
    signs: Signs
    sentence: int
    found: tuple[float, ...]

    @property
    def place(self) -> tuple[str, str]:
        """The book and the section that it is in."""
        return self.candidate.book, self.candidate.section

    @property
    def score(self) -> float:
        """How much speaks for it."""
        return sum([weight * sign for weight, sign in zip(WEIGHTS, self.signs, strict=True)])


class Comparer:
    """Compares passages with one question; made once a question."""

    def __init__(
        self, question: Question, words: BookWords, quantities: frozenset[int], near: Mapping[int, float]
    ) -> None:
        self._near = near
        self._words = question.words
        self._weight = question.weight or 1.0
        self._asks = asks_of(question)
        self._frame = frozenset(question.frame)
        self._idf, self._average = words.idf, words.average
        self._quantities = quantities if FRAME_ROOTS["count"] in question.frame else frozenset()

    def weigh(self, candidates: Sequence[Candidate]) -> list[Weighed]:
        """These passages with their signs, in their order."""
        sections: defaultdict[tuple[str, str], list[Candidate]] = defaultdict(list)
        for one in candidates:
            sections[one.book, one.section].append(one)
        of_sections = {place: self._of_section(members) for place, members in sections.items()}
        return [self._weighed(one, *of_sections[one.book, one.section]) for one in candidates]

    def _frequencies(self, one: Candidate) -> tuple[dict[int, float], dict[int, float]]:
        """By the place of a word how often the passage has it, and how surely."""
        often: defaultdict[int, float] = defaultdict(float)
        sure: dict[int, float] = {}
        for root in one.counts.keys() & self._asks.keys():
            packed = one.counts[root]
            count = HEADING * (packed & 255) + TEXT * (packed >> 24)
            for at, share in self._asks[root]:
                often[at] += share * count
                sure[at] = max(sure.get(at, 0.0), share)
        return often, sure

    def _gain(self, often: Mapping[int, float], sure: Mapping[int, float], length: float) -> float:
        scale = 1 - LENGTH + LENGTH * length / (self._average or 1.0)
        gained = 0.0
        for at, frequency in often.items():
            scaled = frequency / scale
            gained += self._words[at].idf * sure[at] * scaled * (1 + SATURATION) / (scaled + SATURATION)
        return gained / self._weight / (1 + SATURATION)

    def _cover(self, sure: Mapping[int, float]) -> float:
        return sum([self._words[at].idf * share for at, share in sure.items()]) / self._weight

    def _of_section(self, members: Iterable[Candidate]) -> tuple[float, float]:
        often: defaultdict[int, float] = defaultdict(float)
        sure: dict[int, float] = {}
        length = 0
        for one in members:
            of_one, sure_of = self._frequencies(one)
            length += one.lengths[3]
            for at, count in of_one.items():
                often[at] += count
                sure[at] = max(sure.get(at, 0.0), sure_of[at])
        return self._gain(often, sure, length / MEMBERS), self._cover(sure)

    def _weighed(self, one: Candidate, section: float, section_cover: float) -> Weighed:
        often, sure = self._frequencies(one)
        covers = [self._in_sentence(sentence) for sentence in one.sentences]
        shares = [
            (self._cover(found), self._precision(sentence))
            for found, sentence in zip(covers, one.sentences, strict=True)
        ]
        best = max(range(len(shares)), key=lambda at: shares[at][0] + 0.1 * shares[at][1], default=0)
        pair = max(
            (self._cover({at: max(a.get(at, 0.0), b.get(at, 0.0)) for at in a.keys() | b.keys()})
             for a, b in pairwise(covers)),
            default=0.0,
        )  # fmt: skip
        cover, precision = shares[best] if shares else (0.0, 0.0)
        sentence = one.sentences[best] if shares else ()
        heading = {
            at: share
            for root in one.counts.keys() & self._asks.keys()
            if one.counts[root] & 255
            for at, share in self._asks[root]
        }
        title = [root for root in one.lines[0] if root > LAST_FRAME]
        titled = [max((share for _, share in self._asks.get(root, ())), default=0.0) for root in title]
        signs = Signs(
            self._gain(often, sure, one.lengths[3]),
            section,
            self._cover(sure),
            section_cover,
            cover,
            max(pair, cover),
            f1(cover, precision),
            self._cover(heading),
            sum(titled) / len(titled) if titled else 0.0,
            max((self._run(sentence) for sentence in one.sentences), default=0.0),
            float(not self._quantities or any(root in self._quantities for root in sentence)),
            len(self._frame.intersection(sentence)) / (len(self._frame) or 1),
            self._near.get(one.id, 0.0),
        )
        return Weighed(one, signs, best, tuple([sure.get(at, 0.0) for at in range(len(self._words))]))

    def _in_sentence(self, sentence: Iterable[int]) -> dict[int, float]:
        sure: dict[int, float] = {}
        for root in sentence:
            for at, share in self._asks.get(root, ()):
                sure[at] = max(sure.get(at, 0.0), share)
        return sure

    def _precision(self, sentence: Iterable[int]) -> float:
        """The share of a sentence's weight in words that the question has."""
        said = {root for root in sentence if root > LAST_FRAME}
        whole = sum([self._idf(root) for root in said])
        asked = sum([self._idf(root) for root in said & self._asks.keys()])
        return asked / (whole + SLIGHT)

    def _run(self, sentence: Sequence[int]) -> float:
        """The share of the question's neighbouring words that are neighbours here as well, in either order."""
        places = [frozenset(at for at, _ in self._asks.get(root, ())) for root in sentence if root > LAST_FRAME]
        near = {min(a, b) for one, other in pairwise(places) for a in one for b in other if abs(a - b) == 1}
        pairs = [(at, self._words[at].idf + self._words[at + 1].idf) for at in range(len(self._words) - 1)]
        whole = sum(weight for _, weight in pairs)
        return sum(weight for at, weight in pairs if at in near) / whole if whole else 0.0
