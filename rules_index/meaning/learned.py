"""Which rule a question is likely about, as learned from the questions that rules are written for."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from heapq import nlargest
from math import exp
from operator import mul
from sys import byteorder
from types import MappingProxyType

from rules_index.meaning.sentences import Sentences, Understood
from rules_index.meaning.subwords import RuleVector, Subwords, Vector, as_heard, packaged_subwords
from rules_index.values.books import BookInfo
from rules_index.values.digest import Rule

SPAN = 12.0
"""How much less speaks for a rule than for the best one that it is as good as ruled out: a logarithm."""
FOREMOST, LIKELY = 6, 0.01
"""At most how many rules are candidates whatever their words, and how likely each of them is at least."""
UNDERSTOOD = 1.0
"""How much what a whole question says counts beside what its words say."""
SIZE = 8
"""Bytes of a field: room for the sum of the products of the longest question."""
UNLEARNED = -0.5
"""The sign of an entry that no question is written for, beside rules that have some."""


@dataclass(frozen=True, slots=True)
class Learned:
    """How likely each rule is the one meant.

    ``behind`` tells by entry, 0 or below, how much less speaks for it than for the best one of its edition, ``books``
    which books that is known of. ``best`` is how much speaks for the best of all, and ``share`` how likely that is the
    one, of its edition's rules. ``foremost`` are the likeliest entries. ``left_open`` is how much more speaks for no
    rule at all than for the best one, ``yes`` by entry how much for yes; both are 0 where only the words are known.
    ``gaps`` tells by slug how likely each gap is the one that it is about, if no rule answers it. ``answered`` is how
    much more speaks for that any rule does, by what players asked; 0 where only the words are known.
    """

    behind: Mapping[int, float] = field(default_factory=dict)
    books: frozenset[str] = frozenset()
    best: float = 0.0
    share: float = 0.0
    foremost: tuple[int, ...] = ()
    left_open: float = 0.0
    yes: Mapping[int, float] = field(default_factory=dict)
    gaps: Mapping[str, float] = field(default_factory=dict)
    answered: float = 0.0

    def sign(self, entry: int, book: str) -> float:
        """How that speaks against an entry, from -1 to 0; 0 where nothing was learned of its book."""
        if book not in self.books:
            return 0.0
        less = self.behind.get(entry)
        return UNLEARNED if less is None else max(less / SPAN, -1.0)


NOTHING_LEARNED = Learned()


def nothing_learned() -> Learned:
    """Nothing, in the place of what a model learned."""
    return NOTHING_LEARNED


class BookVectors:
    """The vectors of the rules of one book, by the numbers of their entries, compared with a question all at once.

    Each place of the vectors is one long integer with a field for every rule, so that the interpreter multiplies and
    adds up the numbers of all rules in one step: many times faster than rule by rule, and exact.
    """

    def __init__(self, rules: Mapping[int, RuleVector], part: float) -> None:
        """Lay them out.

        Args:
            rules: those of one model.
            part: what one part of their numbers is.
        """
        self.entries = tuple(rules)
        self._part = part
        self._biases = [rule.bias for rule in rules.values()]
        self._highest = int.from_bytes((1 << 8 * SIZE - 1).to_bytes(SIZE, byteorder) * len(rules), byteorder)
        self._places = [self._packed(each) for each in zip(*(rule.numbers for rule in rules.values()), strict=True)]

    def scores(self, question: Vector) -> list[float]:
        """How much speaks for each rule, in the order of ``entries``: logarithms, that compare rules of an edition."""
        products = self._unpacked(sum(map(mul, self._places, question.numbers)))
        step = self._part * question.step
        return [bias + step * product for bias, product in zip(self._biases, products, strict=True)]

    # A number below zero borrows from the field above; the highest bit of each field, added, makes up for it.

    def _packed(self, numbers: Sequence[int]) -> int:
        return (int.from_bytes(array("q", numbers).tobytes(), byteorder) ^ self._highest) - self._highest

    def _unpacked(self, fields: int) -> array[int]:
        size = SIZE * len(self.entries)
        return array("q", ((fields + self._highest) ^ self._highest).to_bytes(size, byteorder))


RuleVectors = Mapping[str, BookVectors]
"""By book the vectors of its rules."""


def rule_vectors(model: Subwords, rules: Iterable[tuple[int, Rule]]) -> RuleVectors:
    """Those of the books that a model learned from; rules come with the numbers of their entries."""
    books: defaultdict[str, list[tuple[int, Rule]]] = defaultdict(list)
    for number, rule in rules:
        books[rule.book.key].append((number, rule))
    return {
        book: BookVectors({number: _of_rule(model, rule) for number, rule in found}, model.part)
        for book, found in books.items()
        if any(rule.slug in model.rules for _, rule in found)
    }


def _of_rule(model: Subwords, rule: Rule) -> RuleVector:
    """The vector that was learned; that of a rule written since then is the mean of its questions."""
    return model.rules.get(rule.slug) or model.composed(as_heard(*line) for line in rule.asked(rule.book.language))


class Learning:
    """The models of the questions of some rules: of their words, and of whole ones."""

    def __init__(
        self,
        rules: Iterable[tuple[int, Rule]],
        sentences: Sentences | None = None,
        words: Subwords | None = None,
    ) -> None:
        """Find what is known of these rules.

        Args:
            rules: with the numbers of their entries.
            sentences: the model of whole questions, if it is there.
            words: that of words; the one that comes with the package when left out.
        """
        known = list(rules)
        self._words = words or packaged_subwords()
        self._vectors = rule_vectors(self._words, known)
        self._sentences = sentences if self._vectors else None
        places = self._sentences.places if self._sentences else {}
        self._places = {number: places[rule.slug] for number, rule in known if rule.slug in places}

    def understood(self, question: str, books: Iterable[str]) -> Future[Understood] | None:
        """Begin to read a question, or a story, as a whole.

        Returns:
            ``None`` without that model, or if it knows none of these books.
        """
        if self._sentences is None or self._vectors.keys().isdisjoint(books):
            return None
        return self._sentences.understood(question)

    def of(self, folded: str, books: Mapping[str, BookInfo], understood: Future[Understood] | None = None) -> Learned:
        """How likely a question is about each rule of these books, from its words, folded, and from all it says."""
        said = understood.result() if understood else None
        return learned_of(self._words, self._vectors, folded, books, said, self._places)


def learned_of(
    model: Subwords,
    rules: RuleVectors,
    folded: str,
    books: Mapping[str, BookInfo],
    understood: Understood | None = None,
    places: Mapping[int, int] = MappingProxyType({}),
) -> Learned:
    """How likely the question is about each rule of these books.

    Args:
        folded: the question as it is folded, whose words are known to ``model``.
        understood: what all of it says, if that is known, to the rules at ``places``, by their entries.
    """
    learned = [key for key in books if key in rules]
    if not learned:
        return NOTHING_LEARNED
    vector = model.vector(folded)
    editions: defaultdict[str, dict[int, float]] = defaultdict(dict)
    for key in learned:
        editions[books[key].corrects or key].update(zip(rules[key].entries, rules[key].scores(vector), strict=True))
    behind: dict[int, float] = {}
    likely: dict[int, float] = {}
    best, share = 0.0, 0.0
    spoken: list[float] = []
    for scores in editions.values():
        less = _behind(scores)
        if understood:
            said = {entry: understood.speaks[places[entry]] for entry in scores if entry in places}
            spoken += said.values()
            less = _together(less, _behind(said))
        behind.update(less)
        shares = {entry: exp(each) for entry, each in less.items()}
        whole = sum(shares.values())
        best, share = max((best, share), (max(scores.values()), 1 / whole))
        likely |= {entry: of / whole for entry, of in shares.items() if of >= LIKELY * whole}
    foremost = tuple(nlargest(FOREMOST, likely, key=likely.__getitem__))
    found = Learned(behind, frozenset(learned), best, share, foremost)
    if understood is None or not spoken:
        return found
    yes = {entry: understood.yes[places[entry]] for entry in behind if entry in places}
    return replace(
        found,
        left_open=understood.left_open - max(spoken),
        yes=yes,
        gaps=understood.gaps,
        answered=understood.answered,
    )


def _together(words: Mapping[int, float], said: Mapping[int, float]) -> dict[int, float]:
    """How much less speaks for each entry than for the best, by both; where the sentences know none, by its words."""
    return _behind({entry: less + UNDERSTOOD * said.get(entry, less) for entry, less in words.items()})


def _behind(scores: Mapping[int, float]) -> dict[int, float]:
    """How much less speaks for each than for the best."""
    most = max(scores.values(), default=0.0)
    return {entry: score - most for entry, score in scores.items()}
