"""Find the book a question is about: the game or edition it names, or else the book that uses its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log

from rules_index.index.reader import IndexReader
from rules_index.search.asking.question import Question, phrases
from rules_index.values.books import BookInfo

UNSEEN = 0.0002
"""Rate assumed for a word that a book lacks, so that one odd word does not decide."""
SHARPNESS = 0.3
"""How far the evidence is trusted: the words of a question are not independent of each other."""
LOOSE = 4
"""Power of similarity here: a synonym or a similar spelling says less about the book than about the rule."""
NAMED = 0.9
"""Similarity from which a word names a game or an edition."""
UNNAMED = -2.0
"""Score of a book when the question names another one; shared words must not outweigh that."""


@dataclass(frozen=True, slots=True)
class Naming:
    """What a question names: the books of a game or language, the words that name them, ways to play.

    ``editions`` counts the languages whose editions it names.
    """

    books: frozenset[str] = frozenset()
    words: frozenset[int] = frozenset()
    variants: frozenset[str] = frozenset()
    editions: int = 0


def likely_books(
    reader: IndexReader, question: Question, books: Mapping[str, BookInfo], naming: Naming
) -> dict[str, float]:
    """How likely each book is meant (naive Bayes over the question's words); the likeliest has 1.

    Where the question names a game or an edition, the other books get :data:`UNNAMED`. A FAQ or errata is as likely as
    the book it is about.
    """
    if not books:
        return {}
    words = {root: (word, weight) for word in question.words for root, weight in word.roots.items()}
    query = "SELECT root, book, count FROM root_book WHERE root IN (SELECT value FROM json_each(?))"
    rates: dict[str, dict[str, float]] = {}
    for root, book, count in reader.rows(query, sorted(words)):
        if book in books:
            word, weight = words[root]
            rate = weight**LOOSE * count / reader.sizes_of_books[book]
            of_word = rates.setdefault(word.word, dict.fromkeys(books, 0.0))
            of_word[book] = max(of_word[book], rate)
    evidence = dict.fromkeys(books, 0.0)
    for of_word in rates.values():
        for book, rate in of_word.items():
            evidence[book] += log(rate + UNSEEN)
    evidence = {book: evidence.get(books[book].corrects, value) for book, value in evidence.items()}
    most = max(evidence.values())
    return {
        book: exp(SHARPNESS * (value - most)) if not naming.books or book in naming.books else UNNAMED
        for book, value in evidence.items()
    }


def named_books(reader: IndexReader, question: Question, books: Mapping[str, BookInfo]) -> Naming:
    """The books whose game or language the question names; none when it names nothing."""
    spans = phrases([word.roots for word in question.words], NAMED)
    query = "SELECT key, game, language, variant FROM name WHERE key IN (SELECT value FROM json_each(?))"
    found = reader.rows(query, sorted(spans))
    games, languages = {game for _, game, _, _ in found if game}, {language for _, _, language, _ in found if language}
    variants = frozenset(variant for *_, variant in found if variant)
    if not games and not languages:
        return Naming(variants=variants)
    named = frozenset(
        key
        for key, book in books.items()
        if (not games or book.game in games) and (not languages or book.language in languages)
    )
    places = (at for key, game, language, _ in found if game or language for _, span in spans[key] for at in span)
    return Naming(named, frozenset(places), variants, len(languages))
