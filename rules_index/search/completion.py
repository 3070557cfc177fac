"""Complete what is being typed with titles of rules and with terms."""

from __future__ import annotations

from typing import Any

from rapidfuzz import fuzz

from rules_index.index.listed import in_language, titled
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, words
from rules_index.search.editions import books_played
from rules_index.values.answers import Suggestion, SuggestionKind
from rules_index.values.books import Language

COMPARED = 200
"""Titles compared with what is typed; the full-text prefix index has chosen them."""
SHORTEST_PREFIX = 3
LIKE_ENOUGH = 60
"""Likeness, of 100, a title's words need when they do not begin with every word typed."""
COLUMNS = "SELECT entry.id, entry.ref, entry.book, entry.term, entry.title FROM entry "
SCOPE = "entry.book IN (SELECT value FROM json_each(?)) AND entry.term IS coalesce(?, entry.term)"


def completed(
    reader: IndexReader,
    typed: str,
    game: str | None,
    edition: str | None,
    language: Language | None,
    kind: SuggestionKind | None,
    limit: int,
) -> tuple[Suggestion, ...]:
    """Titles and terms of a game and an edition that complete what is typed, in the reader's language."""
    books = books_played(reader, game, edition)
    own = titled(reader, typed, books, kind, language) if edition in reader.books or (language and typed) else []
    found = suggestions(reader, typed, game, kind, limit)
    if language is not None:
        found = tuple(in_language(reader, found, language))
    return tuple({each.id: each for each in (*own, *found) if each.book.key in books}.values())


def suggestions(
    reader: IndexReader, typed: str, game: str | None, kind: SuggestionKind | None, limit: int
) -> tuple[Suggestion, ...]:
    """Titles that complete what is typed, best first; with nothing typed, the first ones in order.

    ``kind`` tells whether only terms or only other rules are wanted, ``None`` wants both.
    """
    books = sorted(key for key, book in reader.books.items() if game in (None, book.game))
    terms = None if kind is None else kind is SuggestionKind.TERM
    begun = [fold(word) for word in words(typed)]
    if begun:
        rows = _matching(reader, " AND ".join(map(_prefix, begun)), books, terms)
        if not rows:
            shorter = (word[: max(SHORTEST_PREFIX, len(word) - 2)] for word in begun)
            rows = _matching(reader, " OR ".join(map(_prefix, shorter)), books, terms)
            rows = [row for row in rows if _likeness(begun, words(fold(row[4]))) >= LIKE_ENOUGH]
        wanted = " ".join(begun)
        rows.sort(key=lambda row: (-_completion(wanted, fold(row[4])), row[0]))
    else:
        rows = reader.rows(f"{COLUMNS} WHERE {SCOPE} ORDER BY entry.id LIMIT ?", books, terms, limit)
    found: dict[tuple[str, str], Suggestion] = {}
    for _, ref, book, term, title in rows:
        shown = SuggestionKind.TERM if term else SuggestionKind.RULE
        found.setdefault((book, title), Suggestion(ref, title, shown, reader.books[book]))
    return tuple(found.values())[:limit]


def _matching(reader: IndexReader, query: str, books: list[str], terms: bool | None) -> list[tuple[Any, ...]]:
    joined = f"{COLUMNS} JOIN title_text ON entry.id = title_text.rowid WHERE {SCOPE} AND title_text MATCH ? LIMIT ?"
    return reader.rows(joined, books, terms, query, COMPARED)


def _prefix(word: str) -> str:
    return f'"{word}"*'


def _likeness(typed: list[str], title: list[str]) -> float:
    """How well the words typed match beginnings of a title's words, on average."""
    best = (max((fuzz.ratio(word, part[: len(word)]) for part in title), default=0.0) for word in typed)
    return sum(best) / len(typed)


def _completion(typed: str, title: str) -> float:
    begins = 50.0 if title.startswith(typed) else 0.0
    return begins + fuzz.partial_ratio(typed, title) - len(title) / 20
