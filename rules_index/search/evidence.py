"""What speaks for a candidate: its words, its lines, what sets it apart from its neighbours."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest
from math import exp, log
from operator import itemgetter
from typing import NamedTuple, Protocol

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate, EntryTable
from rules_index.index.reader import IndexReader
from rules_index.index.wording import HeardShelf
from rules_index.languages.language import alphabetical, fold, letters
from rules_index.languages.language import root as root_of
from rules_index.languages.questions import LAST_FRAME, collocations, worded_like_answered
from rules_index.search.question import Question, QuestionWord

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
    def quantities(self) -> frozenset[int]:
        """The roots that are numbers, in figures or in words."""

    @property
    def without(self) -> frozenset[Part]:
        """Parts of the ranking to leave out."""

    def candidates(self, ids: Iterable[int]) -> Sequence[Candidate]:
        """The entries with these numbers, as ranking needs them."""

    def table_of(self, candidate: Candidate) -> EntryTable:
        """A candidate, ready to be compared with questions."""


class ByWords(NamedTuple):
    """What the words of the question find in a candidate.

    ``gain`` is BM25F with soft matches, ``found`` by word how surely the entry's own text has it, both over the words
    in order; ``gain`` and ``cover`` are shares of the question's weight, ``gains`` those of each word.
    """

    gain: float
    cover: float
    found: tuple[float, ...]
    gains: tuple[float, ...]


class ByLines(NamedTuple):
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
    """Compares candidates with the words of one question, each once; made once a question.

    Where a rule of ours quotes the book, a word that only the quotation has is not found: it is only mentioned.
    """

    def __init__(self, reader: Stock, question: Question) -> None:
        self._reader = reader
        self._question = question
        self._asks = asks_of(question)
        self._words: dict[int, ByWords] = {}

    def words(self, candidate: Candidate) -> ByWords:
        """What the question's words find in a candidate's fields."""
        known = self._words.get(candidate.id)
        if known is None:
            known = by_words(self._question, range(len(self._question.words)), self.hits(candidate))
            self._words[candidate.id] = known
        return known

    def hits(self, candidate: Candidate) -> Hits:
        """The words of the question that a candidate has."""
        present, asks = self._reader.table_of(candidate).gains, self._asks
        gains: dict[int, float] = {}
        found: dict[int, float] = {}
        for root, places in asks.items():
            if root not in present:
                continue
            gain = present[root]
            is_own, worth = gain > 0, abs(gain)
            for at, similarity in places:
                gained = similarity * worth
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
    """Compares lines with one question, those of a candidate once; made once a question."""

    def __init__(self, reader: Stock, question: Question) -> None:
        self._reader = reader
        self._idf = reader.idf
        self._question = question
        self._frame = frozenset(question.frame)
        self._frame_share = frame_share(reader)
        self._framed = self._frame_share * sum(reader.idf[root] for root in question.frame)
        self._lines: dict[int, ByLines] = {}
        self._letters: dict[int, tuple[float, float]] = {}

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
        known = self._lines.get(candidate.id)
        if known is None:
            known = self._lines[candidate.id] = self._by_lines(candidate)
        return known

    def _by_lines(self, candidate: Candidate) -> ByLines:
        table = self._reader.table_of(candidate)
        covered, asked = self._shared(table, len(candidate.lines))
        places = [at for at, share in enumerate(covered) if share]
        if not places:
            return ByLines()
        weight, framed, share = self._question.weight, self._question.weight + self._framed, self._frame_share
        common = self._common(table, len(covered))
        of_content, wholes = [], []
        for at in places:
            of_line, of_question, total = covered[at], asked[at], table.content[at]
            of_content.append(2 * of_line * of_question / (of_line * weight + of_question * total))
            of_line += common[at]
            of_question += common[at]
            total += share * table.frames[at]
            wholes.append(2 * of_line * of_question / (of_line * framed + of_question * total))
        best, *others = sorted(wholes, reverse=True)
        at = places[wholes.index(best)]
        line = candidate.lines[at]
        frames = self._frame.intersection(line)
        return ByLines(
            max(of_content),
            best,
            sum(others[:2]) / 2,
            0.0 if places[0] else wholes[0],
            asked[at] / weight,
            self._rest(line),
            len(self._frame) - len(frames),
            sum(root <= LAST_FRAME for root in line) - len(frames),
        )

    def _shared(self, table: EntryTable, lines: int) -> tuple[list[float], list[float]]:
        """By the places of lines, how much of the line the question covers, and how much of the question the line."""
        covered, asked = [0.0] * lines, [0.0] * lines
        having, idf = table.having, self._idf
        for roots in self._led_to:
            best: dict[int, float] = {}
            for root, of_question, similarity in roots:
                if root in having:
                    best.update(dict.fromkeys(having[root], of_question))
                    worth = similarity * idf[root]
                    for at in having[root]:
                        covered[at] += worth
            for at, share in best.items():
                asked[at] += share
        return covered, asked

    @cached_property
    def _led_to(self) -> list[list[tuple[int, float, float]]]:
        """By word its roots, the least alike first: how much of the question each is worth, and how alike it is.

        A root that stands for several words is alike to one of them alone, the most: a line has it once.
        """
        places = {root: max(led, key=itemgetter(1))[0] for root, led in self._asks.items()}
        return [
            [
                (root, word.idf * share, share if places[root] == at else 0.0)
                for root, share in sorted(word.roots.items(), key=itemgetter(1))
            ]
            for at, word in enumerate(self._question.words)
        ]

    def _common(self, table: EntryTable, lines: int) -> list[float]:
        """By the places of lines, how much the frames weigh that the question has too."""
        common = [0.0] * lines
        for root in self._frame & table.having.keys():
            worth = self._frame_share * self._idf[root]
            for at in table.having[root]:
                common[at] += worth
        return common

    def _rest(self, line: Sequence[int]) -> float:
        """The share of a line's weight in words that stand for none of the question's."""
        words = [root for root in line if root > LAST_FRAME]
        whole = sum(self._idf[root] for root in words)
        return sum(self._idf[root] for root in words if root not in self._asks) / (whole + SLIGHT)

    def letters(self, candidate: Candidate) -> tuple[float, float]:
        """How alike the question and the candidate's nearest line are, letter by letter: its content, and the whole."""
        known = self._letters.get(candidate.id)
        if known is None:
            known = letters(self._plain, self._folded, candidate.plain, candidate.repeating)
            self._letters[candidate.id] = known
        return known


def wording(reader: IndexReader, question: Question) -> float:
    """How far a question is worded like those that a book answers, from -1 to 1; 0 where nothing tells."""
    found = collocations(question.folded.split())
    query = "SELECT weight FROM wording WHERE collocation IN (SELECT value FROM json_each(?))"
    return worded_like_answered((weight for (weight,) in reader.rows(query, sorted(found))), len(found))


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
