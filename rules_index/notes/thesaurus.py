"""Everyday words that mean the same at a table, for what the books have no words for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files

from rules_index.digest.lexicon import Concept, load_lexicon
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import Vocabulary
from rules_index.search.question import QuestionWord, phrases

SURE, SUREST = 0.6, 3
"""Similarity from which a root of a word may stand for others, and how many of its surest roots make phrases."""
ALIKE = 0.6
"""Weight of another word for the same thing."""
TELLING = 0.7
"""Share of a phrase's weight that a word of it has at least where it stands for the phrase."""


class Thesaurus:
    """The concepts of the lexicon and of everyday talk, by the roots of an index; never changed once it is made.

    ``roots`` are the index's and those of the words that no book has, which are numbered after them.
    """

    def __init__(self, reader: IndexReader, concepts: Sequence[Concept]) -> None:
        vocabulary = Vocabulary(known=reader.roots)
        keys: defaultdict[str, set[int]] = defaultdict(set)
        self._leads: list[dict[int, float]] = []
        for number, concept in enumerate(concepts):
            leads: dict[int, float] = {}
            for member, language in concept.members():
                found = vocabulary.whole(member, language)
                if found:
                    keys[" ".join(map(str, found))].add(number)
                for root, weight in _shares(reader, found):
                    leads[root] = max(leads.get(root, 0.0), weight)
            self._leads.append(leads)
        self._keys = {key: tuple(sorted(numbers)) for key, numbers in keys.items()}
        self.roots: Mapping[str, int] = {**reader.roots, **vocabulary.learned}
        known = len(reader.roots)
        self.forms = {
            form: tuple(sorted(own))
            for form, found in vocabulary.forms.items()
            if (own := {root for root in found if root > known})
        }

    def widened(self, words: Sequence[QuestionWord], among: Mapping[int, object]) -> list[dict[int, float]]:
        """The roots of each word with those of others that mean the same as it or as its phrase.

        Args:
            among: the roots that are of any use.
        """
        surest = [sorted(word.roots.items(), key=lambda root: -root[1])[:SUREST] for word in words]
        keys = phrases([dict(roots) for roots in surest], SURE)
        for at, word in enumerate(words):
            alone = range(at, at + 1)
            for root, share in word.roots.items():
                if share >= SURE:
                    keys.setdefault(str(root), []).append((share, alone))
        widened = [dict(word.roots) for word in words]
        for key, places in keys.items():
            for number in self._keys.get(key, ()):
                leads = [(root, weight) for root, weight in self._leads[number].items() if root in among]
                for sure, span in places:
                    for at in span:
                        for root, weight in leads:
                            widened[at][root] = max(widened[at].get(root, 0.0), ALIKE * sure * weight)
        return widened


@lru_cache(maxsize=1)
def packaged_concepts() -> tuple[Concept, ...]:
    """The concepts that the program brings along: those of its lexicon, and everyday ones."""
    everyday = load_lexicon(files("rules_index.digest") / "thesaurus")
    return load_lexicon().concept + everyday.concept


def _shares(reader: IndexReader, roots: Sequence[int]) -> Iterable[tuple[int, float]]:
    """The words that stand for a phrase, each with how much of it."""
    weights = [reader.idf[root] if root < len(reader.idf) else reader.idf[0] for root in roots]
    length = sum(weight * weight for weight in weights) ** 0.5 or 1.0
    return [(root, w / length) for root, w in zip(roots, weights, strict=True) if w >= TELLING * length]
