"""The words an index knows: numbered roots and their weight, the written forms of each, and their trigrams."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple

from rules_index.languages.dictionaries import is_listed
from rules_index.languages.figures import number
from rules_index.languages.language import (
    compound_parts,
    fold,
    has_letter_of_another,
    is_function_word,
    root,
    said,
    trigrams,
    words,
)
from rules_index.languages.questions import FRAME_ROOTS, frame_roots
from rules_index.values.books import Language

LONGEST_WORD = 40
"""Letters of a word that are looked at; longer runs are no words."""


def inverse_frequency(entries: int, having: float) -> float:
    """The weight of a root that ``having`` of ``entries`` entries have (Robertson–Spärck Jones, never negative)."""
    return log(1 + (entries - having + 0.5) / (having + 0.5))


@lru_cache(maxsize=200_000)
def names_of(word: str, language: Language, *, stemmed: bool = True) -> tuple[str, ...]:
    """The names of a word's roots, the same in every index: its own and those of the parts of a Swedish compound."""
    if stemmed and (kept := _kept[language].get(word)) is not None:
        return kept
    if is_function_word(word, language):
        return ()
    name = number(word, language) or (root(word, language) if stemmed else fold(word))
    if language is not Language.SV or is_listed(word, language):
        return (name,)
    parts = compound_parts(word, lambda part: is_listed(part, language))
    return (name, *(root(part, language) for part in parts))


class Named(NamedTuple):
    """A content word as written, folded, and the names of its roots."""

    form: str
    names: tuple[str, ...]


def named(words: Iterable[str], language: Language, *, stemmed: bool = True) -> Iterator[Named]:
    """The content words among some words, in their order."""
    for word in words:
        if names := names_of(word[:LONGEST_WORD], language, stemmed=stemmed):
            yield Named(fold(word[:LONGEST_WORD]), names)


_kept: dict[Language, Mapping[str, tuple[str, ...]]] = {language: {} for language in Language}


def remember_names(language: Language, names: Mapping[str, tuple[str, ...]]) -> None:
    """Take the names of some words' roots as :func:`names_of` found them in another process."""
    _kept[language] = names


class Vocabulary:
    """Numbers the roots of texts as they come, so that the same texts in the same order give the same numbers.

    The frames of questions (:data:`FRAME_ROOTS`) are the first roots, from 1; no word has such a root.
    """

    def __init__(self, *, stemmed: bool = True, known: Mapping[str, int] | None = None) -> None:
        """A vocabulary of the frames alone, or one that goes on where another with these ``known`` roots ended."""
        self._stemmed = stemmed
        self._known = known if known is not None else {f"?{name}": at for name, at in FRAME_ROOTS.items()}
        self._numbers: dict[str, int] = {}
        self._forms: dict[str, set[int]] = {}
        self._cache: dict[Language, dict[str, tuple[int, ...]]] = {language: {} for language in Language}

    @property
    def roots(self) -> Mapping[str, int]:
        """Every root with its number, from 1."""
        return {**self._known, **self._numbers}

    def continued(self) -> Vocabulary:
        """A vocabulary that goes on where this one ends, and leaves this one as it is."""
        return Vocabulary(stemmed=self._stemmed, known=self.roots)

    @property
    def learned(self) -> Mapping[str, int]:
        """The roots that were not known before, with their numbers."""
        return self._numbers

    @property
    def forms(self) -> Mapping[str, set[int]]:
        """Every folded written form with the numbers of its roots."""
        return self._forms

    def analyse(self, text: str, language: Language) -> list[int]:
        """The root numbers of a text's content words in order; a Swedish compound is followed by its parts."""
        return [root for word in words(text) for root in self._of_word(word, language)]

    def line(self, text: str, language: Language) -> list[int]:
        """The roots of what a person may ask: content words as they are meant to be written, then the frames."""
        heard = said(text, language)
        content = [root for word in heard for root in self._of_word(word, language)]
        return [*content, *frame_roots(" ".join(heard), language)]

    def numbers(self, said: Iterable[Named]) -> list[int]:
        """The root numbers of words whose names are known, in order."""
        return [number for word in said for number in self._numbered(word)]

    def whole(self, text: str, language: Language) -> list[int]:
        """The root numbers of a text's content words, compounds undivided."""
        return [numbers[0] for word in words(text) if (numbers := self._of_word(word, language))]

    def name(self, name: str) -> set[tuple[int, ...]]:
        """The root numbers of a name that may be of any language, compounds undivided, for each way to read it."""
        return {tuple(self.whole(name, language)) for language in languages_of(words(name))}

    def _of_word(self, word: str, language: Language) -> tuple[int, ...]:
        cache = self._cache[language]
        numbers = cache.get(word)
        if numbers is None:
            found = named([word], language, stemmed=self._stemmed)
            numbers = cache[word] = tuple(number for each in found for number in self._numbered(each))
        return numbers

    def _numbered(self, word: Named) -> list[int]:
        numbers = [self._number(name) for name in word.names]
        self._forms.setdefault(word.form, set()).add(numbers[0])
        return numbers

    def _number(self, name: str) -> int:
        known = self._known.get(name)
        return self._numbers.setdefault(name, len(self._known) + len(self._numbers) + 1) if known is None else known


def languages_of(name: Sequence[str]) -> tuple[Language, ...]:
    """The languages that the words of a name may be of.

    A language that takes words away as its function words is left out where a letter tells that it is another one's
    name: *most* is a bridge in *padací most*.
    """
    lossy = {language for language in Language if any(is_function_word(word, language) for word in name)}
    return tuple(each for each in Language if each not in lossy or not has_letter_of_another(" ".join(name), each))


def grams_of(forms: Iterable[str]) -> Mapping[str, Sequence[int]]:
    """Each trigram with the numbers of the forms that have it; forms are numbered from 1 as given."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for at, form in enumerate(forms, 1):
        for gram in trigrams(form):
            found[gram].append(at)
    return found
