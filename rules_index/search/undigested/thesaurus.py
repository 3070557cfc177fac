"""Everyday words that mean the same at a table, for what the books have no words for."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import nlargest
from importlib.resources import files
from operator import itemgetter
from typing import TypeAlias

from rules_index.digest.lexicon import Concept, load_lexicon
from rules_index.index.reader import IndexReader, kept_while_open
from rules_index.index.vocabulary import Vocabulary
from rules_index.search.question import QuestionWord
from rules_index.values.books import Language

SURE, SUREST = 0.6, 3
"""Similarity from which a root of a word may stand for others, and how many of its surest roots make phrases."""
ALIKE = 0.6
"""Weight of another word for the same thing."""
TELLING = 0.7
"""Share of a phrase's weight that a word of it has at least where it stands for the phrase."""
PAST = {"át": "ál", "at": "al", "ít": "il", "it": "il", "ýt": "yl", "et": "el", "ět": "ěl"}
"""The endings of Czech infinitives, and those of their past."""

Root: TypeAlias = tuple[int, float]
"""A root with how surely it is meant."""
_share = itemgetter(1)


class _Node:
    """What a phrase may go on with, by the next root, and the concepts that it stands for if it ends here."""

    __slots__ = ("after", "concepts")

    def __init__(self) -> None:
        self.after: dict[int, _Node] = {}
        self.concepts: list[int] = []


class Phrases:
    """The phrases of some concepts, whatever the index: made once a process, and never changed.

    Their roots are numbered by themselves: ``names`` are those of the roots, from 1. ``members`` are those of each
    concept, ``forms`` the written words with their roots.
    """

    def __init__(self, concepts: Sequence[Concept]) -> None:
        vocabulary = Vocabulary(known={})
        self.first = _Node()
        self.members: list[Sequence[Sequence[int]]] = []
        for number, concept in enumerate(concepts):
            members = [vocabulary.whole(member, language) for member, language in _inflected(concept)]
            self.members.append(members)
            for phrase in filter(None, members):
                self._learn(phrase, number)
        self.names = tuple(vocabulary.learned)
        self.forms: Mapping[str, set[int]] = vocabulary.forms

    def _learn(self, phrase: Sequence[int], concept: int) -> None:
        node = self.first
        for root in phrase:
            node = node.after.setdefault(root, _Node())
        if concept not in node.concepts:
            node.concepts.append(concept)


class Thesaurus:
    """The concepts of the lexicon and of everyday talk, by the roots of an index; made in some milliseconds.

    ``roots`` are the index's and those of the words that no book has, which are numbered after them.
    """

    def __init__(self, reader: IndexReader, phrases: Phrases) -> None:
        self._reader, self._phrases = reader, phrases
        known = reader.roots
        learned = {name: at for at, name in enumerate((n for n in phrases.names if n not in known), len(known) + 1)}
        self.roots: Mapping[str, int] = {**known, **learned}
        self._numbers = array("I", [0, *map(self.roots.__getitem__, phrases.names)])
        self._places = {number: at for at, number in enumerate(self._numbers)}
        self._leads: dict[int, Mapping[int, float]] = {}

    @cached_property
    def forms(self) -> Mapping[str, tuple[int, ...]]:
        """The written forms of the words that no book has, each with its roots."""
        return {form: own for form in self._phrases.forms if (own := self.roots_of(form))}

    def roots_of(self, form: str) -> tuple[int, ...]:
        """The roots that no book has of a folded written form."""
        numbers = (self._numbers[root] for root in self._phrases.forms.get(form, ()))
        return tuple(sorted(number for number in numbers if number > len(self._reader.roots)))

    def leads(self, concept: int) -> Mapping[int, float]:
        """The roots that stand for a concept, each with how surely."""
        known = self._leads.get(concept)
        if known is None:
            found: dict[int, float] = {}
            for phrase in self._phrases.members[concept]:
                for root, weight in _shares(self._reader, [self._numbers[at] for at in phrase]):
                    found[root] = max(found.get(root, 0.0), weight)
            known = self._leads[concept] = found
        return known

    def concepts_of(self, root: int) -> Sequence[int]:
        """The concepts that a word with this root stands for by itself."""
        node = self._phrases.first.after.get(self._places.get(root, 0))
        return node.concepts if node else ()

    def said(self, words: Sequence[QuestionWord]) -> Iterator[tuple[int, float, range]]:
        """The concepts that phrases of several words stand for, each with how surely and where."""
        surest = [
            [(self._places.get(root, 0), share) for root, share in nlargest(SUREST, word.roots.items(), key=_share)]
            for word in words
        ]
        for start in range(len(words) - 1):
            begun = [(self._phrases.first, 1.0)]
            for end in range(start, len(words)):
                begun = [
                    (node.after[root], min(sure, share))
                    for node, sure in begun
                    for root, share in surest[end]
                    if share >= SURE and root in node.after
                ]
                if not begun:
                    break
                if end > start:
                    for node, sure in begun:
                        yield from ((number, sure, range(start, end + 1)) for number in node.concepts)


@kept_while_open
def everyday(reader: IndexReader) -> Thesaurus:
    """The thesaurus of the packaged concepts for an index."""
    return Thesaurus(reader, packaged_phrases())


@lru_cache(maxsize=1)
def packaged_phrases() -> Phrases:
    """The phrases of the packaged concepts."""
    return Phrases(packaged_concepts())


@lru_cache(maxsize=1)
def packaged_concepts() -> tuple[Concept, ...]:
    """The concepts that the program brings along: those of its lexicon, and everyday ones."""
    everyday = load_lexicon(files("rules_index.digest") / "thesaurus")
    return load_lexicon().concept + everyday.concept


def _inflected(concept: Concept) -> Iterator[tuple[str, Language]]:
    """The members of a concept, Czech verbs also in the past: of the rarer ones no dictionary knows its lemma."""
    for member, language in concept.members():
        yield member, language
        if language is Language.CS and " " not in member:
            yield from ((past, language) for past in _past_of(member))


def _past_of(verb: str) -> tuple[str, ...]:
    """The past of a Czech word that ends like an infinitive; none for another."""
    if verb.endswith("nout"):
        return f"{verb[:-4]}l", f"{verb[:-4]}nul"
    for ending, past in PAST.items():
        if verb.endswith(ending) and not verb.endswith("jít"):
            return (f"{verb.removesuffix(ending)}{past}",)
    return ()


def _shares(reader: IndexReader, roots: Sequence[int]) -> Iterable[tuple[int, float]]:
    """The words that stand for a phrase, each with how much of it."""
    weights = [reader.idf[root] if root < len(reader.idf) else reader.idf[0] for root in roots]
    length = sum(weight * weight for weight in weights) ** 0.5 or 1.0
    return [(root, w / length) for root, w in zip(roots, weights, strict=True) if w >= TELLING * length]
