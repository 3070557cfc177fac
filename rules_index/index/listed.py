"""The digest's rules in the order of the books, and their titles in the languages of readers."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from rapidfuzz import fuzz

from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, words
from rules_index.values.answers import Suggestion, SuggestionKind
from rules_index.values.books import Language

IN_MEMORY = 10_000
"""Names that are kept as they are compared: those of the whole digest in all languages."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody has typed of a name, compared with whole names; no words complete everything."""

    folded: str
    begun: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Typed:
        """What was typed, its words without diacritics."""
        begun = tuple(fold(word) for word in words(text))
        return cls(" ".join(begun), begun)

    def completed_by(self, name: str) -> float:
        """How well a name completes what is typed, from 0, for not at all; a name that it is counts most."""
        folded = _folded(name)
        spaced = f" {folded}"
        for begun in self.begun:
            if f" {begun}" not in spaced:
                return 0.0
        likeness = fuzz.ratio(self.folded, folded) / 100
        return 1.0 + likeness + folded.startswith(self.folded) + 2 * (folded == self.folded)


@lru_cache(maxsize=IN_MEMORY)
def _folded(name: str) -> str:
    """The words of a name without diacritics, as they are compared with what is typed again and again."""
    return " ".join(map(fold, words(name)))


def in_language(reader: IndexReader, found: Iterable[Suggestion], language: Language) -> list[Suggestion]:
    """Suggestions with the titles that readers of this language read."""
    digest = reader.digest
    return [replace(each, label=digest[each.id][1].title_in(language)) if each.id in digest else each for each in found]


def titled(
    reader: IndexReader, typed: str, books: Collection[str], kind: SuggestionKind | None, language: Language | None
) -> list[Suggestion]:
    """Rules of these books whose title in a language, or in the book's own, completes what is typed, best first."""
    text = Typed.of(typed)
    found: list[tuple[float, int, Suggestion]] = []
    for number, rule in reader.digest.values():
        shown = SuggestionKind.TERM if rule.term else SuggestionKind.RULE
        if rule.book.key not in books or kind not in (None, shown):
            continue
        title = rule.title_in(language) if language else rule.title
        if score := text.completed_by(title):
            found.append((-score, number, Suggestion(rule.slug, title, shown, reader.books[rule.book.key])))
    return [each for *_, each in sorted(found, key=lambda row: row[:2])]
