"""What speaks for a candidate: its words, its lines, what sets it apart from its neighbours."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest
from math import exp, log, tanh
from typing import NamedTuple, Protocol

from rapidfuzz import fuzz, process

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate
from rules_index.index.reader import IndexReader
from rules_index.index.wording import HeardShelf
from rules_index.languages.language import alphabetical, fold
from rules_index.languages.language import root as root_of
from rules_index.languages.questions import LAST_FRAME, collocations
from rules_index.search.question import Question, QuestionWord

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
SLIGHT = 5.0
"""Weight added to a line's, so that one common word left over is little."""
ALL_FRAMES = frozenset(range(1, LAST_FRAME + 1))
"""The roots that are frames."""
FRAME_SHARE = 0.6
"""How much of its weight by rarity a frame has beside the words of a question."""
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
        self._asks = asks_of(question)

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


def asks_of(question: Question) -> dict[int, list[tuple[int, float]]]:
    """By root the places of the words that may stand for it, each with how alike they are."""
    asks: dict[int, list[tuple[int, float]]] = {}
    for at, word in enumerate(question.words):
        for root, similarity in word.roots.items():
            asks.setdefault(root, []).append((at, similarity))
    return asks


def frame_share(reader: Stock) -> float:
    return 0.0 if Part.FRAMES in reader.without else FRAME_SHARE


class LineReader:
    """Compares lines with one question; made once a question."""

    def __init__(self, reader: Stock, question: Question) -> None:
        self._idf = reader.idf
        self._question = question
        self._frame = frozenset(question.frame)
        self._frame_share = frame_share(reader)
        self._framed = self._frame_share * sum(reader.idf[root] for root in question.frame)

    @cached_property
    def _asks(self) -> dict[int, list[tuple[int, float]]]:
        return asks_of(self._question)

    @cached_property
    def _plain(self) -> str:
        return " ".join(fold(word.word) for word in self._question.words)

    @cached_property
    def _folded(self) -> str:
        return alphabetical(self._question.folded)

    def compare(self, line: Sequence[int]) -> tuple[float, float, float]:
        """How well a line and the question cover each other by content, with frames, and how much is asked there."""
        idf, asks, frame = self._idf, self._asks, self._frame
        best: dict[int, float] = {}
        covered = total = framed = common = 0.0
        for root in line:
            worth = idf[root]
            if root > LAST_FRAME:
                total += worth
            else:
                framed += worth
                if root in frame:
                    common += worth
            if root in asks:
                most = 0.0
                for at, similarity in asks[root]:
                    if similarity > best.get(at, 0.0):
                        best[at] = similarity
                    if similarity > most:
                        most = similarity
                covered += most * worth
        if not best:
            return 0.0, 0.0, 0.0
        common *= self._frame_share
        framed *= self._frame_share
        words, weight = self._question.words, self._question.weight
        asked = sum([words[at].idf * similarity for at, similarity in best.items()])
        line_share = f1(asked / weight, covered / total)
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
        return letters(self._plain, self._folded, candidate)


def letters(content: str, whole: str, candidate: Candidate) -> tuple[float, float]:
    """How alike a question and the candidate's nearest line are, letter by letter, from 0 to 1.

    Args:
        content: the words of the question that count.
        whole: all its words, in the order of the alphabet, as those of the lines are.
    """
    lines = candidate.plain.split("\n")
    of_content = process.extractOne(content, lines, scorer=fuzz.token_set_ratio)[1]
    of_whole = process.extractOne(whole, lines, scorer=fuzz.ratio)[1]
    return of_content / 100, of_whole / 100


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
    usual: list[float] = [sum(shares) / len(others) for shares in zip(*others, strict=True)]
    more = zip(question.words, found[own].found, usual, strict=True)
    return sum([word.idf * (here - there) for word, here, there in more]) / question.weight


def chapter(question: Question, found: Mapping[int, ByWords], siblings: Sequence[int]) -> float:
    """The share of the question's weight that the candidates of a chapter have between them."""
    best: list[float] = list(map(max, zip(*[found[one].found for one in siblings], strict=True)))
    return sum([word.idf * share for word, share in zip(question.words, best, strict=True)]) / (question.weight or 1.0)


def f1(recall: float, precision: float) -> float:
    """The harmonic mean of two shares."""
    return 2 * recall * precision / (recall + precision) if recall and precision else 0.0


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
        best: dict[int, float] = {}
        for number, similarity in _roots(shelf, word, question).items():
            if similarity < HEARD_LEADING or number not in shelf.postings:
                continue
            sure[number] = max(sure.get(number, 0.0), similarity)
            for at in shelf.postings[number]:
                if similarity > best.get(at, 0.0):
                    best[at] = similarity
        for at, similarity in best.items():
            asked[at] = asked.get(at, 0.0) + word.idf * similarity
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
