"""Evidence for a reading: which words, neighbours and endings the agreed text has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import log
from unicodedata import normalize

from rules_index.sources.text.known_words import Words
from rules_index.values.books import Evidence

_PARTICLE = 3
_LAST_VOWELS = re.compile(r"(?:[aeiouy][\u0300-\u036f]*)+(?:[^\W\daeiouy][\u0300-\u036f]*)*$")
_DOUBT = 4.0
_WEIGHT_OF_FORM = 1.8
_WEIGHT_OF_STEM = 2.0
_WEIGHT_OF_COMPANY = 2.0
_WEIGHT_OF_STEMS_COMPANY = 1.1
_WEIGHT_OF_KNOWN = 2.0
_WEIGHT_OF_ENDINGS = 0.3
_WEIGHT_OF_ATTRIBUTES = 2.0
_SHARE_OF_WORDS = 0.5
_MOST_AGREEMENT = 3.0


class Attestation:
    """Weighs readings by the text the witnesses agree on.

    ``sentences`` are runs of agreed words in reading order, casefolded; words of one run stood side by side.
    """

    def __init__(self, sentences: Iterable[Sequence[str]], words: Words) -> None:
        self._words = words
        self._forms: Counter[str] = Counter()
        self._stems: Counter[str] = Counter()
        pairs: Counter[tuple[str, str]] = Counter()
        self._stem_pairs: Counter[tuple[str, str]] = Counter()
        for sentence in sentences:
            stems = [words.stem(form) for form in sentence]
            self._forms.update(sentence)
            self._stems.update(stems)
            pairs.update(pairwise(sentence))
            self._stem_pairs.update(pairwise(stems))
        self._pairs = pairs
        endings = [(_ending(left), _ending(right)) for left, right in pairs]
        self._ending_pairs = Counter(endings)
        self._left = Counter(left for left, _ in endings)
        self._right = Counter(right for _, right in endings)
        self._attributes = Counter((_ending(left), right) for left, right in pairs)
        self._heads = Counter(right for _, right in pairs)

    def weigh(
        self, reading: Sequence[str], before: str | None, after: str | None, *, undisputed: bool = False
    ) -> Mapping[Evidence, float]:
        """The evidence for ``reading`` between its neighbours, in natural-log odds by kind.

        ``undisputed`` says that each reading of the place is made of known words: a book has many words just once, so
        that the rival is frequent in it counts for less. Numbers are neither words nor inflected, and one number
        attests nothing for the next: they weigh nothing.
        """
        if not reading or any(character.isdigit() for form in reading for character in form):
            return {}
        return {
            Evidence.ATTESTED: (_SHARE_OF_WORDS if undisputed else 1.0) * self._attested(reading)
            + self._company(reading, before, after),
            Evidence.KNOWN_WORD: _WEIGHT_OF_KNOWN * self.known(reading),
            Evidence.AGREEMENT: _WEIGHT_OF_ENDINGS
            * (self._agreement(before, reading[0]) + self._agreement(reading[-1], after))
            + _WEIGHT_OF_ATTRIBUTES * self._attribution(reading[-1], after),
        }

    def known(self, reading: Sequence[str]) -> bool:
        """Whether each form of ``reading`` is a word of the language."""
        return all(self._words.known(form) for form in reading)

    def _attested(self, reading: Sequence[str]) -> float:
        form = min(_saturating(self._forms[form]) for form in reading)
        stem = min(_saturating(self._stems[self._words.stem(form)]) for form in reading)
        return _WEIGHT_OF_FORM * form + _WEIGHT_OF_STEM * stem

    def _company(self, reading: Sequence[str], before: str | None, after: str | None) -> float:
        return sum(
            _WEIGHT_OF_COMPANY * _saturating(self._pairs[left, right])
            + _WEIGHT_OF_STEMS_COMPANY * _saturating(self._stem_pairs[self._words.stem(left), self._words.stem(right)])
            for left, right in ((before, reading[0]), (reading[-1], after))
            if left and right
        )

    def _agreement(self, left: str | None, right: str | None) -> float:
        """How much likelier the two endings are to be side by side in this book than by chance.

        In an inflecting language words that belong together share case, number and gender, which endings show.
        """
        if not left or not right:
            return 0.0
        first, second = _ending(left), _ending(right)
        total = self._ending_pairs.total()
        if not self._left[first] or not self._right[second]:
            return 0.0
        return _ratio(self._ending_pairs[first, second], self._left[first], self._right[second] / total)

    def _attribution(self, left: str, right: str | None) -> float:
        """How much likelier the ending of ``left`` is to come before this very form than before any.

        An attribute precedes its noun and takes its case, number and gender; the whole form of a noun shows these
        better than its ending, which other parts of speech share. Particles have no attributes.
        """
        first = _ending(left)
        if not right or len(right) <= _PARTICLE or not self._left[first]:
            return 0.0
        chance = self._left[first] / self._ending_pairs.total()
        return _ratio(self._attributes[first, right], self._heads[right], chance)


def _ratio(seen: int, among: int, chance: float) -> float:
    """The log of how much likelier than ``chance`` it is what was ``seen`` among so many, drawn towards none."""
    ratio = log((seen + _DOUBT * chance) / (among + _DOUBT) / chance)
    return max(-_MOST_AGREEMENT, min(_MOST_AGREEMENT, ratio))


def _saturating(count: int) -> float:
    """Seen once is half as good as seen always."""
    return count / (count + 1)


def _ending(form: str) -> str:
    """The last vowels of a form and what follows them: most of what an inflected form shows of its grammar.

    Words without an ending of their own are mostly prepositions and particles, which govern as whole words.
    """
    found = _LAST_VOWELS.search(normalize("NFD", form)) if len(form) > _PARTICLE else None
    return "-" + found.group() if found else form
