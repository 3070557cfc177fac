"""Find the rules that mention a card: its printed name in any inflection, but not inside a longer name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain, pairwise, product

from rules_index.cards.names import KnownCard, Names, forms, proper_names
from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.languages.language import WORD, fold, is_function_word, words
from rules_index.values.books import BookKind, Language

LOOKED_AT = 300
"""Entries of a book that have a name's words, and are read for the name itself."""
SHOWN = 40
"""Entries returned at most."""
APART = 3
"""Characters between two words of a name at most: a space, a dash and a space."""
SENTENCE_ENDS = ".!?:…|"


@dataclass(frozen=True, slots=True)
class Mention:
    """An entry that names a card, with the written forms of the name in it."""

    number: int
    entry: Entry
    written: tuple[str, ...]


def mentions(reader: IndexReader, card: KnownCard, names: Names) -> tuple[Mention, ...]:
    """The entries that name a card: FAQs and errata first, those with the name in their title before others."""
    called = proper_names(card)
    longer = cache(lambda: _longer(card, called, names))
    finders: dict[Language, _Finder] = {}
    near: list[tuple[bool, bool, int]] = []
    titled: dict[int, list[str]] = {}
    for book in reader.books.values():
        if book.game != card.game:
            continue
        finder = finders.setdefault(book.language, _Finder(called, longer, book.language))
        is_source = book.kind is not BookKind.RULEBOOK
        for number, title in reader.rows(_TITLES, _candidates(reader, called, book.key, book.language)):
            titled[number] = finder.written(title, anywhere=is_source)
            near.append((not is_source, not titled[number], number))
    found: list[Mention] = []
    for number, entry in _loaded(reader, [number for _, _, number in sorted(near)]):
        finder = finders[entry.book.language]
        written = [*titled[number], *chain.from_iterable(map(finder.written, _texts(entry)))]
        if written:
            found.append(Mention(number, entry, tuple(dict.fromkeys(written))))
            if len(found) == SHOWN:
                break
    return tuple(found)


_TITLES = "SELECT id, title FROM entry WHERE id IN (SELECT value FROM json_each(?))"


def _loaded(reader: IndexReader, numbers: Sequence[int]) -> Iterator[tuple[int, Entry]]:
    """These entries in this order; read a few at a time, as the last ones are seldom looked at."""
    for at in range(0, len(numbers), SHOWN):
        read = reader.load(numbers[at : at + SHOWN])
        yield from ((number, read[number]) for number in numbers[at : at + SHOWN])


def _texts(entry: Entry) -> Iterator[str]:
    """The texts of an entry that may name a card."""
    if entry.rule:
        yield from (entry.rule.text, entry.rule.reading)
    # A correction shows the passages of the rule it corrects: that those name the card says nothing of it.
    if entry.book.kind is BookKind.RULEBOOK:
        yield from (passage.text for passage in entry.passages)


def _longer(card: KnownCard, called: Sequence[str], names: Names) -> list[str]:
    """The names of other cards of the game that have one of these names in them."""
    sought = [[fold(word)[: max(len(fold(word)) - 1, 1)] for word in words(name)] for name in called]
    starts = tuple(sorted({stems[0] for stems in sought if stems}))
    found = (
        name
        for letter in sorted({start[0] for start in starts})
        for other, name, folded in names.by_letter.get(letter, ())
        if other.game == card.game
        and other is not card
        and any(word.startswith(starts) for word in folded)
        and any(_holds(folded, stems) for stems in sought)
    )
    return list(dict.fromkeys(found))


def _holds(folded: Sequence[str], stems: Sequence[str]) -> bool:
    return len(folded) > len(stems) and any(
        all(each.startswith(stem) for each, stem in zip(folded[at:], stems, strict=False))
        for at in range(len(folded) - len(stems) + 1)
    )


def _candidates(reader: IndexReader, called: Sequence[str], book: str, language: Language) -> list[int]:
    """Entries of a book that have all the content words of one of the names."""
    found: dict[int, None] = {}
    for name in called:
        content = [word for word in words(name) if not is_function_word(word, language)]
        roots = [
            [number for (number,) in reader.rows(_ROOTS, sorted(forms(word, language)), fold(word))] for word in content
        ]
        # Names are two or three words: a word has one root or two, and so a name a handful of queries.
        for chosen in product(*roots) if roots and all(roots) else ():
            found.update(dict.fromkeys(reader.matching(chosen, LOOKED_AT, reader.spans([book]))))
    return list(found)


_ROOTS = (
    "SELECT id FROM root WHERE root IN (SELECT value FROM json_each(?)) "
    "UNION SELECT form_root.root FROM form_root JOIN form ON form.id = form_root.form WHERE form.form = ?"
)


class _Finder:
    """Finds a card's names in texts of one language, but not inside longer names of other cards."""

    def __init__(self, called: Sequence[str], longer: Callable[[], Sequence[str]], language: Language) -> None:
        self._find_longer, self._language = longer, language
        self._own = _Sought(called, language)

    def written(self, text: str, *, anywhere: bool = False) -> list[str]:
        """The names in a text as written; ``anywhere`` lets one word count at the beginning of a sentence, too."""
        named = [
            (start, end)
            for start, end in self._own.spans(text)
            if " " in text[start:end] or is_name(text, start, end, anywhere)
        ]
        if not named:
            return []
        taken = self._longer.spans(text)
        return [text[start:end] for start, end in named if not any(a <= start and end <= b for a, b in taken)]

    @cached_property
    def _longer(self) -> _Sought:
        return _Sought(self._find_longer(), self._language)


class _Sought:
    """Names that are looked for in many texts of one language."""

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._language = language
        self._names = [[forms(word, language) for word in words(name)] for name in names]
        self._initials = frozenset(fold(word[0]) for name in names for word in words(name)[:1])
        self._begun: dict[str, bool] = {}

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Where the names are in a text, from the first character to the one after the last, name by name."""
        written = WORD.findall(text)
        known = self._begun
        for word in set(written) - known.keys():
            known[word] = self._begins(word)
        # Nearly all words of a text end the search here.
        begun = [at for at, word in enumerate(written) if known[word]]
        if not begun:
            return []
        said = list(WORD.finditer(text))
        return [
            (said[at].start(), said[at + len(name) - 1].end())
            for name in self._names
            for at in begun
            if self._is(name, text, said[at : at + len(name)])
        ]

    def _begins(self, word: str) -> bool:
        """Whether one of the names may begin with this word."""
        # No inflection of a name changes its first letter: few words are worth the search for their stems.
        if fold(word[0]) not in self._initials:
            return False
        own = forms(word.casefold(), self._language)
        return any(name and name[0] & own for name in self._names)

    def _is(self, name: Sequence[frozenset[str]], text: str, said: Sequence[re.Match[str]]) -> bool:
        return (
            bool(name)
            and len(said) == len(name)
            and all(forms(word.group().casefold(), self._language) & own for word, own in zip(said, name, strict=True))
            and all(
                after.start() - before.end() <= APART and not set(text[before.end() : after.start()]) & set(".!?\n")
                for before, after in pairwise(said)
            )
        )


def is_name(text: str, start: int, end: int, anywhere: bool) -> bool:
    """Whether one word is written as a name: in capitals, or with one where no sentence begins."""
    word = text[start:end]
    before = text[:start].rstrip(" „“”\"'»«()*_-–•")
    begins = not before or before[-1] in SENTENCE_ENDS or before[-1] == "\n"
    return len(word) > 1 and (word.isupper() or (word[0].isupper() and (anywhere or not begins)))
