"""Which entry a passage of a loaded FAQ or errata is about: by its number or heading, else by the words they share."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import log

from rules_index.index.entries import Entry
from rules_index.languages.language import fold, is_function_word, root, words
from rules_index.values.books import BookInfo, Language, Passage

ALIKE = 0.25
"""Likeness from which a passage is about an entry."""
HEADED = 0.5
"""Added to the likeness for the same heading."""
NUMBER = re.compile(r"\b\d+(?:\.\d+)+[a-z]?\b")


def corrected(entries: Iterable[Entry], books: Sequence[BookInfo]) -> Iterator[Entry]:
    """These entries, those of loaded FAQs and errata, which come after their rulebooks, with what they are about."""
    wanted = {book.corrects for book in books if book.corrects}
    kept: defaultdict[str, list[Entry]] = defaultdict(list)
    read: dict[str, Corrected] = {}
    for entry in entries:
        key = entry.book.corrects
        if key and entry.rule is None:
            about = read.get(key) or read.setdefault(key, Corrected(kept[key], entry.book.language))
            found = (about.by(passage) for passage in entry.passages)
            yield replace(entry, corrects=tuple(dict.fromkeys(ref for ref in found if ref)))
            continue
        if entry.book.key in wanted:
            kept[entry.book.key].append(entry)
        yield entry


class Corrected:
    """Entries of a book that an FAQ or errata may be about."""

    def __init__(self, entries: Sequence[Entry], language: Language) -> None:
        self._entries, self._language = entries, language
        self._headings = [frozenset(map(fold, (entry.title, *entry.section[-1:]))) for entry in entries]
        self._numbers = [
            frozenset(NUMBER.findall(" ".join((_number(entry), *entry.section[-1:])))) for entry in entries
        ]
        self._roots = [self._roots_of(_text(entry)) for entry in entries]
        having = Counter(root for roots in self._roots for root in roots)
        self._weights = {root: log(1 + len(entries) / often) for root, often in having.items()}

    def by(self, passage: Passage) -> str:
        """The reference of the entry that a passage corrects or clarifies; empty where none can be made out."""
        told = self._roots_of(f"{passage.title} {passage.text}")
        headings = frozenset(map(fold, (passage.title, *passage.section[-1:])))
        named = frozenset(NUMBER.findall(f"{passage.title} {' '.join(passage.section[-1:])} {passage.text}"))
        numbered = [at for at, numbers in enumerate(self._numbers) if numbers & named]
        among = numbered or range(len(self._entries))
        best = max(among, key=lambda at: (self._likeness(at, told, headings), -at), default=None)
        if best is None or not (numbered or self._likeness(best, told, headings) >= ALIKE):
            return ""
        return self._entries[best].ref

    def _likeness(self, at: int, told: frozenset[str], headings: frozenset[str]) -> float:
        """The cosine of the words that both have, weighed by how few entries have them."""
        own = self._roots[at]
        common = self._weight(own & told)
        length = (self._weight(own) * self._weight(told)) ** 0.5
        return common / (length or 1.0) + HEADED * bool(headings & self._headings[at])

    def _weight(self, roots: Iterable[str]) -> float:
        return sum(self._weights.get(root, 0.0) ** 2 for root in roots)

    def _roots_of(self, text: str) -> frozenset[str]:
        found = (word for word in words(text) if not is_function_word(word, self._language))
        return frozenset(root(word, self._language) for word in found)


def _number(entry: Entry) -> str:
    return entry.rule.number if entry.rule else entry.title


def _text(entry: Entry) -> str:
    own = entry.rule.text if entry.rule else ""
    return " ".join((entry.title, own, *(passage.text for passage in entry.passages)))
