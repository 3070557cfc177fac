"""What speaks for a candidate: its words, its lines, what sets it apart from its neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest
from math import tanh
from typing import NamedTuple, Protocol

from rapidfuzz import fuzz, process

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold
from rules_index.languages.questions import LAST_FRAME, collocations
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
LINES = 8
"""Lines of a candidate that share most with a story, which are compared with its windows."""
NEAREST = 3
"""Lines of a candidate that tell how much of it a story has."""
SLIGHT = 5.0
"""Weight added to a line's, so that one common word left over is little."""
ALL_FRAMES = frozenset(range(1, LAST_FRAME + 1))
"""The roots that are frames."""
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


@dataclass(frozen=True, slots=True)
class ByLines:
    """How well the lines of a candidate and the question cover each other (F1 weighed by idf), from 0 to 1.

    ``line`` is the best by content alone, ``whole`` the best with the frames, ``second`` the next best with them,
    ``title`` that of the title. Of the best line, ``asked`` is the share of the question's weight that it covers,
    ``rest`` the share of its own weight that the question does not; ``unmet`` and ``unasked`` count the frames that the
    question alone and the line alone has.
    """

    line: float = 0.0
    whole: float = 0.0
    second: float = 0.0
    title: float = 0.0
    asked: float = 0.0
    rest: float = 0.0
    unmet: float = 0.0
    unasked: float = 0.0


class Hits(NamedTuple):
    """By the place of a word in the question, what a candidate gains by it, and how surely it has it."""

    gains: Mapping[int, float]
    found: Mapping[int, float]


class WordReader:
    """Compares candidates with the words of one question; made once a question.

    Where a rule of ours quotes the book, a word that only the quotation has is not found: it is only mentioned.
    """

    def __init__(self, reader: Stock, question: Question) -> None:
        self._average = reader.lengths
        self._question = question
        self._asks = _asks(question)

    def words(self, candidate: Candidate) -> ByWords:
        """What the question's words find in a candidate's fields."""
        return by_words(self._question, range(len(self._question.words)), self.hits(candidate))

    def hits(self, candidate: Candidate) -> Hits:
        """The words of the question that a candidate has."""
        present = candidate.counts
        title, ask, body, verbatim = (
            field / (1 - share + share * length / (average or 1.0))
            for field, share, length, average in zip(
                FIELD_WEIGHTS, LENGTH_SHARE, candidate.lengths, self._average, strict=True
            )
        )
        own = OWN_FIELDS if candidate.lengths[BODY] else ALL_FIELDS
        gains: dict[int, float] = {}
        found: dict[int, float] = {}
        for root in present.keys() & self._asks.keys():
            packed = present[root]
            frequency = (
                (packed & 255) * title
                + (packed >> 8 & 255) * ask
                + (packed >> 16 & 255) * body
                + (packed >> 24) * verbatim
            )
            saturated = frequency / (SATURATION + frequency)
            is_own = packed & own
            for at, similarity in self._asks[root]:
                gained = similarity * saturated
                if gained > gains.get(at, 0.0):
                    gains[at] = gained
                if is_own and similarity > found.get(at, 0.0):
                    found[at] = similarity
        return Hits(gains, found)


def by_words(question: Question, places: Iterable[int], hits: Hits) -> ByWords:
    """What the words of a question, or of a window at these places of a story, find in a candidate."""
    in_order = tuple(places)
    gains = tuple([hits.gains.get(at, 0.0) for at in in_order])
    found = tuple([hits.found.get(at, 0.0) for at in in_order])
    gain = cover = 0.0
    for word, gained, sure in zip(question.words, gains, found, strict=True):
        gain += word.idf * gained
        cover += word.idf * sure
    weight = question.weight or 1.0
    return ByWords(gain / weight, cover / weight, found, gains)


def _asks(question: Question) -> dict[int, list[tuple[int, float]]]:
    """By root the places of the words that may stand for it, each with how alike they are."""
    asks: dict[int, list[tuple[int, float]]] = {}
    for at, word in enumerate(question.words):
        for root, similarity in word.roots.items():
            asks.setdefault(root, []).append((at, similarity))
    return asks


def _frame_share(reader: Stock) -> float:
    return 0.0 if Part.FRAMES in reader.without else FRAME_SHARE


class LineReader:
    """Compares lines with one question; made once a question."""

    def __init__(self, reader: Stock, question: Question) -> None:
        self._idf = reader.idf
        self._question = question
        self._frame = frozenset(question.frame)
        self._frame_share = _frame_share(reader)
        self._framed = self._frame_share * sum(reader.idf[root] for root in question.frame)

    @cached_property
    def _asks(self) -> dict[int, list[tuple[int, float]]]:
        return _asks(self._question)

    @cached_property
    def _plain(self) -> str:
        return " ".join(fold(word.word) for word in self._question.words)

    def compare(self, line: Sequence[int]) -> tuple[float, float, float]:
        """How well a line and the question cover each other by content, with frames, and how much is asked there."""
        idf, asks = self._idf, self._asks
        shared = [root for root in line if root in asks]
        if not shared:
            return 0.0, 0.0, 0.0
        best: dict[int, float] = {}
        covered = 0.0
        for root in shared:
            most = 0.0
            for at, similarity in asks[root]:
                if similarity > best.get(at, 0.0):
                    best[at] = similarity
                if similarity > most:
                    most = similarity
            covered += most * idf[root]
        frames = ALL_FRAMES.intersection(line)
        framed = sum([idf[root] for root in frames])
        total = sum(map(idf.__getitem__, line)) - framed
        words, weight = self._question.words, self._question.weight
        asked = sum([words[at].idf * similarity for at, similarity in best.items()])
        line_share = f1(asked / weight, covered / total)
        common = self._frame_share * sum([idf[root] for root in frames if root in self._frame])
        framed *= self._frame_share
        whole = f1((asked + common) / (weight + self._framed), (covered + common) / (total + framed))
        return line_share, whole, asked / weight

    def lines(self, candidate: Candidate) -> ByLines:
        """What a candidate's lines say to the question."""
        nothing, asked = (0.0, 0.0, 0.0), self._asks.keys()
        found = [nothing if asked.isdisjoint(line) else self.compare(line) for line in candidate.lines]
        wholes = sorted((whole for _, whole, _ in found), reverse=True)
        if not wholes[0]:
            return ByLines()
        at = max(range(len(found)), key=lambda place: found[place][1])
        best = candidate.lines[at]
        frames = self._frame.intersection(best)
        return ByLines(
            max(line for line, _, _ in found),
            wholes[0],
            sum(wholes[1:3]) / 2,
            found[0][1],
            found[at][2],
            self._rest(best),
            len(self._frame) - len(frames),
            sum(root <= LAST_FRAME for root in best) - len(frames),
        )

    def _rest(self, line: Sequence[int]) -> float:
        """The share of a line's weight in words that stand for none of the question's."""
        words = [root for root in line if root > LAST_FRAME]
        whole = sum(self._idf[root] for root in words)
        return sum(self._idf[root] for root in words if root not in self._asks) / (whole + SLIGHT)

    def letters(self, candidate: Candidate) -> tuple[float, float]:
        """How alike the question and the candidate's nearest line are, letter by letter: its content, and the whole."""
        lines = candidate.plain.split("\n")
        content = process.extractOne(self._plain, lines, scorer=fuzz.token_set_ratio)[1]
        whole = process.extractOne(self._question.folded, lines, scorer=fuzz.token_sort_ratio)[1]
        return content / 100, whole / 100


class StoryLines:
    """Compares lines with all windows of one story at once; made once a story."""

    def __init__(self, reader: Stock, whole: Question, windows: Sequence[Question]) -> None:
        self._idf, self._windows = reader.idf, windows
        self._asks = _asks(whole)
        self._surest = {root: max(share for _, share in places) for root, places in self._asks.items()}
        self._frame_share = _frame_share(reader)
        self._frames = [frozenset(window.frame) for window in windows]
        self._weights = [
            window.weight + self._frame_share * sum([reader.idf[root] for root in window.frame]) for window in windows
        ]
        self._of_place: list[list[int]] = [[] for _ in whole.words]
        self._worth = [word.idf for word in whole.words]
        place = {word.word: at for at, word in enumerate(whole.words)}
        for at, window in enumerate(windows):
            for word in window.words:
                self._of_place[place[word.word]].append(at)
        self._leads: dict[int, tuple[list[tuple[int, float]], list[tuple[int, int, float]]]] = {}

    def compare(self, candidate: Candidate) -> tuple[list[float], float]:
        """What the lines of a candidate say to the story.

        Returns:
            for each window what :attr:`ByLines.second` tells, and how much of its nearest lines the whole story has,
            whichever window, from 0 to 1.
        """
        shares = [self._share(line) for line in candidate.lines]
        nearest = nlargest(LINES, (at for at, (shared, _) in enumerate(shares) if shared), key=lambda at: shares[at][0])
        by_window: list[list[float]] = [[] for _ in self._windows]
        for at in nearest:
            for window, whole in self._wholes(candidate.lines[at]):
                by_window[window].append(whole)
        covered = nlargest(NEAREST, (share for _, share in shares))
        return [sum(sorted(wholes, reverse=True)[1:3]) / 2 for wholes in by_window], sum(covered) / NEAREST

    def _share(self, line: Sequence[int]) -> tuple[float, float]:
        """What the story has of a line: its weight by its share of the line, and the share beside some slack."""
        idf, surest = self._idf, self._surest
        shared = sum([idf[root] * surest[root] for root in line if root in surest])
        if not shared:
            return 0.0, 0.0
        total = sum([idf[root] for root in line if root > LAST_FRAME])
        return shared * shared / total, shared / (total + SLIGHT)

    def _wholes(self, line: Sequence[int]) -> Iterator[tuple[int, float]]:
        """The windows that share a word with a line, each with how well they cover each other."""
        idf = self._idf
        covered: dict[int, float] = {}
        best: dict[tuple[int, int], float] = {}
        for root in line:
            if root not in self._asks:
                continue
            of_windows, of_words = self._leads_to(root)
            for at, worth in of_windows:
                covered[at] = covered.get(at, 0.0) + worth
            for at, place, worth in of_words:
                if worth > best.get((at, place), 0.0):
                    best[at, place] = worth
        asked = dict.fromkeys(covered, 0.0)
        for (at, _), worth in best.items():
            asked[at] += worth
        frames = ALL_FRAMES.intersection(line)
        framed = sum([idf[root] for root in frames])
        total = sum(map(idf.__getitem__, line)) - framed + self._frame_share * framed
        for at, found in asked.items():
            common = self._frame_share * sum([idf[root] for root in frames & self._frames[at]])
            yield at, f1((found + common) / self._weights[at], (covered[at] + common) / total)

    def _leads_to(self, root: int) -> tuple[list[tuple[int, float]], list[tuple[int, int, float]]]:
        """What a root is worth: of a line's weight, by window; of a window's, by window and word."""
        known = self._leads.get(root)
        if known is None:
            most: dict[int, float] = {}
            words = []
            for place, similarity in self._asks[root]:
                for at in self._of_place[place]:
                    words.append((at, place, similarity * self._worth[place]))
                    most[at] = max(most.get(at, 0.0), similarity)
            weight = self._idf[root]
            known = self._leads[root] = [(at, weight * similarity) for at, similarity in most.items()], words
        return known


def wording(reader: IndexReader, question: Question) -> float:
    """How far a question is worded like those that a book answers, from -1 to 1; 0 where nothing tells."""
    found = collocations(question.folded.split())
    query = "SELECT weight FROM wording WHERE collocation IN (SELECT value FROM json_each(?))"
    return worded_like_answered((weight for (weight,) in reader.rows(query, sorted(found))), len(found))


def worded_like_answered(weights: Iterable[float], collocations: int) -> float:
    """How far a question is worded like those that a book answers, from -1 to 1.

    Args:
        weights: those of its collocations that tell something.
        collocations: how many it has.
    """
    return tanh(sum(weights) / max(collocations, 1))


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
