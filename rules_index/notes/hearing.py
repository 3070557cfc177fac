"""What the words of a question may stand for in the notes of a server, beside what they do in the books."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, root, stem
from rules_index.search.question import SAME_STEM, UNKNOWN_NEIGHBOUR, Question, QuestionWord
from rules_index.search.undigested.thesaurus import ALIKE, SURE, Thesaurus
from rules_index.values.books import Language

SHORTEST_SLIP, LEAST_SIMILAR, NEIGHBOURS = 4, 0.75, 4
"""Letters of a word that may be misspelt, how alike a word of the notes is then, and how many are looked at."""
SHORTEST_BEGINNING, LEAST_BEGUN, ENDING = 4, 0.6, 0.2
"""Letters that inflected forms have in common at least, the share of the longer one, and what an ending may differ."""
SUREST = 0.8
"""Share of how sure the surest root of a word is from which another one stands for what is alike, too."""


class Hearing:
    """Hears questions as the notes of one shelf were written; safe to use from several threads."""

    def __init__(
        self,
        reader: IndexReader,
        thesaurus: Thesaurus,
        roots: Mapping[str, int],
        forms: Mapping[str, tuple[int, ...]],
        told: Collection[int],
        idf: Sequence[float],
    ) -> None:
        """Hear by these words.

        Args:
            roots: every root by its name, those of the index and those of the notes alone.
            forms: the folded written forms that only the notes have, each with its roots.
            told: the roots that some note has.
            idf: how much each root tells.
        """
        self._reader, self._thesaurus = reader, thesaurus
        self._roots, self._forms, self._told, self._idf = roots, forms, told, idf
        self._leads: dict[int, Mapping[int, float]] = {}

    def heard(self, question: Question) -> Question:
        """The question with the roots that its words have in the notes alone, each word weighed by both."""
        heard = [
            replace(word, roots={**word.roots, **self._own_roots_of(word, question.language)})
            for word in question.words
        ]
        widened = []
        for word in heard:
            roots = dict(word.roots)
            surest = max(SURE, SUREST * max(roots.values(), default=0.0))
            for number, share in word.roots.items():
                if share >= surest:
                    _raise(roots, self._alike_to(number), ALIKE * share)
            widened.append(roots)
        for concept, share, span in self._thesaurus.said(heard):
            leads = self._of_any_use(self._thesaurus.leads(concept))
            for at in span:
                _raise(widened[at], leads, ALIKE * share)
        words = tuple(self._weighed(replace(word, roots=roots)) for word, roots in zip(heard, widened, strict=True))
        return replace(question, words=words, weight=sum(word.idf for word in words))

    def _alike_to(self, root: int) -> Mapping[int, float]:
        """The roots some note has that mean the same as this one, each with how surely."""
        known = self._leads.get(root)
        if known is None:
            found: dict[int, float] = {}
            for concept in self._thesaurus.concepts_of(root):
                _raise(found, self._of_any_use(self._thesaurus.leads(concept)), 1.0)
            known = self._leads[root] = found
        return known

    def _of_any_use(self, leads: Mapping[int, float]) -> dict[int, float]:
        return {root: weight for root, weight in leads.items() if root in self._told}

    def _weighed(self, word: QuestionWord) -> QuestionWord:
        """A word with the weight of the root that it most surely stands for; of several, the commonest."""
        occurring = {number: share for number, share in word.roots.items() if self._occurs(number)}
        best = max(occurring.values(), default=0.0)
        told = [self._idf[number] for number, share in occurring.items() if share == best]
        return replace(word, idf=min(word.idf, *told)) if told else word

    def _own_roots_of(self, word: QuestionWord, language: Language) -> dict[int, float]:
        folded = fold(word.word)
        found = dict.fromkeys(self._forms.get(folded, ()), 1.0)
        names = {stem(word.word, each) for each in Language}
        # What the index knows is a word of the question's own language.
        names |= {root(word.word, each) for each in ((language,) if word.known else Language)}
        found |= {number: SAME_STEM for name in names if (number := self._beside(name)) and number not in found}
        if found or word.known or len(folded) < SHORTEST_SLIP or Part.SPELLING in self._reader.without:
            return found
        for form, similarity in self._alike(folded):
            for number in self._forms[form]:
                found[number] = max(found.get(number, 0.0), UNKNOWN_NEIGHBOUR * similarity)
        return found

    def _alike(self, folded: str) -> Iterator[tuple[str, float]]:
        """The forms that a word may be a slip of the keys or an inflection of, and how surely."""
        near = process.extract(
            folded, self._spelt, scorer=OSA.normalized_similarity, score_cutoff=LEAST_SIMILAR, limit=NEIGHBOURS
        )
        for form, similarity, _ in near:
            yield form, similarity * similarity
        for form in self._beginning.get(folded[:SHORTEST_BEGINNING], ()):
            share = _common(folded, form) / max(len(folded), len(form))
            if share >= LEAST_BEGUN:
                yield form, min(1.0, share + ENDING)

    def _beside(self, name: str) -> int:
        """The number of a root that the index has not; 0 for any other."""
        number = self._roots.get(name, 0)
        return number if number > len(self._reader.roots) else 0

    @cached_property
    def _spelt(self) -> tuple[str, ...]:
        return tuple(self._forms)

    @cached_property
    def _beginning(self) -> Mapping[str, tuple[str, ...]]:
        found: defaultdict[str, list[str]] = defaultdict(list)
        for form in self._forms:
            found[form[:SHORTEST_BEGINNING]].append(form)
        return {beginning: tuple(forms) for beginning, forms in found.items()}

    def _occurs(self, number: int) -> bool:
        sizes = self._reader.root_sizes
        return number in self._told or (number < len(sizes) and sizes[number] > 0)


def _raise(roots: dict[int, float], others: Mapping[int, float], worth: float) -> None:
    """Let a word stand for other roots as well, each at least as surely as told."""
    for number, weight in others.items():
        if worth * weight > roots.get(number, 0.0):
            roots[number] = worth * weight


def _common(one: str, other: str) -> int:
    """How many letters two words have in common before they part."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
