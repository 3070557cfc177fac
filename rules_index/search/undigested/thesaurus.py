"""Everyday words that mean the same at a table, for what the books have no words for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import nlargest
from importlib.resources import files
from operator import itemgetter
from typing import TypeAlias

from rules_index.digest.lexicon import Concept, load_lexicon
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import Vocabulary
from rules_index.search.question import QuestionWord
from rules_index.values.books import Language

SURE, SUREST = 0.6, 3
"""Similarity from which a root of a word may stand for others, and how many of its surest roots make phrases."""
ALIKE = 0.6
"""Weight of another word for the same thing."""
TELLING = 0.7
"""Share of a phrase's weight that a word of it has at least where it stands for the phrase."""
MOST_INDEXES = 6
"""Indexes whose thesaurus is kept: everybody's, and those of servers' own books."""
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


class Thesaurus:
    """The concepts of the lexicon and of everyday talk, by the roots of an index; never changed once it is made.

    ``roots`` are the index's and those of the words that no book has, which are numbered after them. ``leads`` are, for
    each concept, the roots that stand for it, each with how surely.
    """

    def __init__(self, reader: IndexReader, concepts: Sequence[Concept]) -> None:
        vocabulary = Vocabulary(known=reader.roots)
        self._first = _Node()
        self.leads: list[dict[int, float]] = []
        for number, concept in enumerate(concepts):
            leads: dict[int, float] = {}
            for member, language in _inflected(concept):
                found = vocabulary.whole(member, language)
                if found:
                    self._learn(found, number)
                for root, weight in _shares(reader, found):
                    leads[root] = max(leads.get(root, 0.0), weight)
            self.leads.append(leads)
        self.roots: Mapping[str, int] = {**reader.roots, **vocabulary.learned}
        known = len(reader.roots)
        self.forms = {
            form: tuple(sorted(own))
            for form, found in vocabulary.forms.items()
            if (own := {root for root in found if root > known})
        }

    def concepts_of(self, root: int) -> Sequence[int]:
        """The concepts that a word with this root stands for by itself."""
        node = self._first.after.get(root)
        return node.concepts if node else ()

    def said(self, words: Sequence[QuestionWord]) -> Iterator[tuple[int, float, range]]:
        """The concepts that phrases of several words stand for, each with how surely and where."""
        surest = [
            [(root, share) for root, share in nlargest(SUREST, word.roots.items(), key=_share) if share >= SURE]
            for word in words
        ]
        for start in range(len(words) - 1):
            begun = [(self._first, 1.0)]
            for end in range(start, len(words)):
                begun = [
                    (node.after[root], min(sure, share))
                    for node, sure in begun
                    for root, share in surest[end]
                    if root in node.after
                ]
                if not begun:
                    break
                if end > start:
                    for node, sure in begun:
                        yield from ((number, sure, range(start, end + 1)) for number in node.concepts)

    def _learn(self, phrase: Sequence[int], concept: int) -> None:
        node = self._first
        for root in phrase:
            node = node.after.setdefault(root, _Node())
        if concept not in node.concepts:
            node.concepts.append(concept)


@lru_cache(maxsize=MOST_INDEXES)
def everyday(reader: IndexReader) -> Thesaurus:
    """The thesaurus of the packaged concepts for an index; made once, and kept for those that were asked last."""
    return Thesaurus(reader, packaged_concepts())


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
