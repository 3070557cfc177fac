"""How like a question is to a note: its words and lines, its letters, and what it is about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from rules_index.index.entries import Candidate
from rules_index.languages.language import alphabetical, fold, letters
from rules_index.languages.questions import LAST_FRAME
from rules_index.notes.kinship import Kinship, Place, likeness, toward
from rules_index.search.evidence import FRAME_SHARE, f1
from rules_index.search.question import Question
from rules_index.search.stories import Window

ANSWERS = 0.7
"""What a word counts that only the note's answer has."""
CITED = 0.7
"""The worth of a word that only the cited rules of a note have."""
FOUND = 0.5
"""Similarity from which a note has a word of the question."""
OWN_WORD = 0.9
"""Similarity from which a root is the word itself."""
WINDOWS = 2
"""Windows of a story that a note's lines are compared with: those that it has most of, and the one that asks."""
SLACK = 12.0
"""Weight added to that of a window: a window of one rare word is no question."""
SUREST = 4
"""Roots that a word which no book has may stand for, of which it is told what it is about."""
OWN_FIELDS = 0xFFFF
"""The packed counts of the fields that ask: titles and ways to ask."""

Hits: TypeAlias = Sequence[tuple[float, Sequence[tuple[int, float]]]]
"""For each root of a line that the question may mean: what it tells, and by which words, each with how surely."""


class Signs(NamedTuple):
    """What speaks for a note, each about 0 to 1.

    ``cover`` is what it has of the question in any field, ``own`` what its lines have. Of the best line ``line`` tells
    by content how well it and the question cover each other, ``whole`` the same with the frames, ``asked`` the share of
    the question that it covers, ``told`` the share of the line that the question does. ``letters`` and ``spelling`` are
    what the lines say letter by letter, ``kin`` how near they are in what they are about, ``near`` the same of the line
    that is nearest. ``throughout`` is what the note has of the whole of a story. ``bridged`` is how far both lead to
    the same rules of the books. ``telling`` and ``asking`` are as ``cover`` and ``own``, each word weighed by how few
    of the server's notes have it; ``ruled`` is ``cover`` with the words of the rules that the note cites.
    """

    cover: float = 0.0
    own: float = 0.0
    line: float = 0.0
    whole: float = 0.0
    asked: float = 0.0
    told: float = 0.0
    letters: float = 0.0
    spelling: float = 0.0
    kin: float = 0.0
    near: float = 0.0
    throughout: float = 0.0
    bridged: float = 0.0
    telling: float = 0.0
    asking: float = 0.0
    ruled: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a note: its content's roots, each with what it tells, their sum, and the same of its frames."""

    content: Sequence[tuple[int, float]]
    weight: float
    frames: Sequence[tuple[int, float]]
    framed: float


@dataclass(frozen=True, slots=True)
class Likeness:
    """What a note, by its place on the shelf, has of a question; ``lost`` is the weightiest word that it has not."""

    at: int
    signs: Signs
    lost: float


class Likenesses:
    """Compares notes with one question or story; made once a question."""

    def __init__(
        self,
        idf: Sequence[float],
        telling: Callable[[int], float],
        kinship: Kinship,
        whole: Question,
        windows: Sequence[Window],
    ) -> None:
        """Get ready.

        Args:
            idf: how much each root tells.
            telling: how much it tells one note of the server from another; 0 is a root that none has.
            whole: all words of the question or story.
            windows: the question, or the parts of a story that each may hold it, of the same words.
        """
        self._idf, self._whole = idf, whole
        self._asks: dict[int, list[tuple[int, float]]] = {}
        for at, word in enumerate(whole.words):
            for root, similarity in word.roots.items():
                self._asks.setdefault(root, []).append((at, similarity))
        places = {word.word: at for at, word in enumerate(whole.words)}
        self._parts = [_Part(window, places, idf) for window in windows]
        self._telling = [
            min([telling(root) for root, share in word.roots.items() if share >= OWN_WORD], default=telling(0))
            for word in whole.words
        ]
        self._of_words = [_place_of(kinship, word.roots) for word in whole.words]
        self.place = self._place_of(range(len(whole.words)))
        """What the whole question is about."""

    def compared(
        self,
        at: int,
        candidate: Candidate,
        lines: Sequence[Line],
        places: Sequence[Place],
        bridged: float,
        rules: Collection[int],
    ) -> Likeness:
        """What a note has of the question, of the part of a story that speaks most for it.

        Args:
            at: its place on the shelf.
            places: what it is about, and each of its lines.
            bridged: how far the question leads to the same rules.
            rules: the roots of the rules that it cites.
        """
        own, any_field = self._words(candidate)
        parts = self._parts if len(self._parts) == 1 else self._nearest(own)
        hits = [[(weight, self._asks[root]) for root, weight in line.content if root in self._asks] for line in lines]
        best, found, most = self._parts[0], (0.0, 0.0, 0.0, 0.0), -1.0
        for part in parts:
            of_part = part.best(hits, lines, self._whole)
            if of_part[1] * part.share > most:
                best, found, most = part, of_part, of_part[1] * part.share
        weight, words = best.weight or 1.0, self._whole.words
        telling = [self._telling[at] for at in best.places]
        told = sum(telling) or 1.0
        ruled = self._of_rules(rules)
        letters, spelling = best.letters(candidate)
        place = self._place_of_part(best)
        signs = Signs(
            sum([words[at].idf * any_field.get(at, 0.0) for at in best.places]) / weight,
            sum([words[at].idf * own.get(at, 0.0) for at in best.places]) / weight,
            *found,
            letters,
            spelling,
            likeness(places[0], place),
            max([likeness(each, place) for each in places[1:]], default=0.0),
            sum([words[at].idf * share for at, share in any_field.items()]) / (self._whole.weight + SLACK),
            bridged,
            sum([worth * any_field.get(at, 0.0) for at, worth in zip(best.places, telling, strict=True)]) / told,
            sum([worth * own.get(at, 0.0) for at, worth in zip(best.places, telling, strict=True)]) / told,
            sum([words[at].idf * max(any_field.get(at, 0.0), ruled.get(at, 0.0)) for at in best.places]) / weight,
        )
        lost = max([words[at].idf for at in best.places if any_field.get(at, 0.0) < FOUND], default=0.0)
        return Likeness(at, signs, lost)

    def _words(self, candidate: Candidate) -> tuple[dict[int, float], dict[int, float]]:
        """How surely the lines of a note, and any of its fields, have each word, by its place."""
        own: dict[int, float] = {}
        every: dict[int, float] = {}
        counts, asks = candidate.counts, self._asks
        for root in counts.keys() & asks.keys():
            asking = counts[root] & OWN_FIELDS
            for at, similarity in asks[root]:
                if asking:
                    if similarity > own.get(at, 0.0):
                        own[at] = similarity
                else:
                    similarity *= ANSWERS
                if similarity > every.get(at, 0.0):
                    every[at] = similarity
        return own, every

    def _of_rules(self, rules: Collection[int]) -> dict[int, float]:
        """How surely the rules that a note cites have each word, by its place."""
        found: dict[int, float] = {}
        for root in self._asks.keys() & rules:
            for at, similarity in self._asks[root]:
                if CITED * similarity > found.get(at, 0.0):
                    found[at] = CITED * similarity
        return found

    def _nearest(self, own: Mapping[int, float]) -> list[_Part]:
        """The parts of a story that a note has most of, and those of them that close with the question."""
        gained = {at: self._whole.words[at].idf * share for at, share in own.items()}
        gains = [
            (sum([gained[place] for place in part.places if place in gained]) * part.share / (part.weight or 1.0), -at)
            for at, part in enumerate(self._parts)
        ]
        nearest = sorted(gains, reverse=True)
        closing = [pair for pair in nearest if self._parts[-pair[1]].closes]
        return [self._parts[at] for at in sorted({-at for _, at in (*nearest[:WINDOWS], *closing[:1])})]

    def _place_of_part(self, part: _Part) -> Place:
        if len(self._parts) == 1:
            return self.place
        if part.place is None:
            part.place = self._place_of(part.places)
        return part.place

    def _place_of(self, places: Sequence[int]) -> Place:
        words = self._whole.words
        # A tuple is compared with many places in a third of the time that an array is.
        return tuple(toward([(place, words[at].idf) for at in places if (place := self._of_words[at]) is not None]))


class _Part:
    """A window of a story, or the whole question."""

    def __init__(self, window: Window, places: Mapping[str, int], idf: Sequence[float]) -> None:
        question = window.question
        self.question, self.closes = question, window.closes
        self.place: Place | None = None
        self.places = [places[word.word] for word in question.words]
        self.weight = question.weight
        self.share = question.weight / (question.weight + SLACK)
        self._among = frozenset(self.places)
        self._frame = frozenset(question.frame)
        self._framed = FRAME_SHARE * sum([idf[root] for root in question.frame])
        self._plain = " ".join([fold(word.word) for word in question.words])
        self._folded = alphabetical(question.folded)

    def best(self, hits: Sequence[Hits], lines: Sequence[Line], whole: Question) -> tuple[float, float, float, float]:
        """Of the line that matches best: how well by content and with frames, and the shares of both that match."""
        found = (0.0, 0.0, 0.0, 0.0)
        for of_line, line in zip(hits, lines, strict=True):
            one = self._compared(of_line, line, whole) if of_line else found
            if one[1] > found[1]:
                found = one
        return found

    def _compared(self, hits: Hits, line: Line, whole: Question) -> tuple[float, float, float, float]:
        best: dict[int, float] = {}
        covered, among = 0.0, self._among
        for weight, pairs in hits:
            most = 0.0
            for at, similarity in pairs:
                if at in among:
                    if similarity > best.get(at, 0.0):
                        best[at] = similarity
                    if similarity > most:
                        most = similarity
            covered += most * weight
        if not best:
            return 0.0, 0.0, 0.0, 0.0
        asked = sum([whole.words[at].idf * similarity for at, similarity in best.items()])
        common = FRAME_SHARE * sum([weight for root, weight in line.frames if root in self._frame])
        recall, precision = asked / self.weight, covered / line.weight
        frames = f1(
            (asked + common) / (self.weight + self._framed),
            (covered + common) / (line.weight + FRAME_SHARE * line.framed),
        )
        return f1(recall, precision), frames, recall, precision

    def letters(self, candidate: Candidate) -> tuple[float, float]:
        """How alike the question and the nearest line are letter by letter: in content, and as a whole."""
        return letters(self._plain, self._folded, candidate.plain, candidate.repeating)


def lines_of(candidate: Candidate, idf: Sequence[float]) -> tuple[Line, ...]:
    """The lines of a note with what their roots tell."""
    return tuple(_line(line, idf) for line in candidate.lines)


def _line(line: Sequence[int], idf: Sequence[float]) -> Line:
    content = [(root, idf[root]) for root in line if root > LAST_FRAME]
    frames = [(root, idf[root]) for root in line if root <= LAST_FRAME]
    return Line(content, sum(weight for _, weight in content) or 1.0, frames, sum(weight for _, weight in frames))


def _place_of(kinship: Kinship, roots: Mapping[int, float]) -> Place | None:
    """What a word is about: as written, or else what it most surely stands for; ``None`` where nothing is known."""
    written = [root for root, similarity in roots.items() if similarity == 1.0]
    if len(written) == 1:
        return kinship.of_root(written[0])
    weighed = [(root, 1.0) for root in written] or [
        (root, share * share) for root, share in nlargest(SUREST, roots.items(), key=itemgetter(1))
    ]
    places = [(place, weight) for root, weight in weighed if (place := kinship.of_root(root)) is not None]
    return toward(places) if places else None
