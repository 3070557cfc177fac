"""Where the editions of a game differ: what one of them rules counts as certain only for those who play it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from rules_index.index.reader import IndexReader
from rules_index.search.lookup import NUMBER, find_entry, whole_rulings
from rules_index.search.naming import books_of
from rules_index.values.answers import Answer, Ruling
from rules_index.values.books import BookInfo, Language


def editions_of(reader: IndexReader, game: str) -> tuple[BookInfo, ...]:
    """The rulebooks of a game, by their keys."""
    return tuple(book for book in reader.books.values() if book.game == game and not book.corrects)


def books_played(reader: IndexReader, game: str | None, edition: str | None) -> frozenset[str]:
    """The books of a game, or those of the edition of it that is played."""
    of_game = {key: book.corrects for key, book in reader.books.items() if game in (None, book.game)}
    return books_of(edition, of_game) if edition in of_game else frozenset(of_game)


def undecided(reader: IndexReader, answer: Answer) -> Answer:
    """An answer for somebody whose edition is not known: no surer than one of the editions that differ can be.

    An edition differs from the first ruling unless the digest says that a rule of it agrees.
    """
    first = answer.rulings[0] if answer.answered and answer.rulings else None
    own = _edition_of(first) if first else None
    if first is None or own not in reader.books:
        return answer
    agreeing = {own, *(_agreeing_on(reader, first.corrects) if first.is_note else _agreeing(reader, first.id))}
    others = [book for book in editions_of(reader, first.book.game) if book.key not in agreeing]
    return _among(answer, [reader.books[own], *others]) if others else answer


def rules_numbered(
    reader: IndexReader, number: str, game: str | None, edition: str | None, language: Language | None
) -> Answer | None:
    """The rules of a bare number in the books of a game, in the edition played alone if it has one of this number.

    Where several books have one, none of them is surely meant, and a book in the reader's language comes first.
    """
    books = [key for key, book in reader.books.items() if game in (None, book.game) and not book.corrects]
    found = whole_rulings(reader, numbered(reader, number, books))
    own = tuple(ruling for ruling in found if ruling.book.key == edition)
    meant = own or sorted(found, key=lambda ruling: ruling.book.language is not language)
    if not meant:
        return None
    elsewhere = not own and edition in books
    rulings = tuple(replace(ruling, confidence=1 / len(meant), elsewhere=elsewhere) for ruling in meant)
    first = rulings[0].book.game
    answer = Answer(number, True, rulings, game=first, answerable=1.0)
    if edition in books:
        return replace(answer, has_edition=True)
    several = [ruling.book for ruling in rulings if ruling.book.game == first]
    return _among(answer, several) if len(several) > 1 else answer


def numbered(reader: IndexReader, number: str, books: Collection[str]) -> list[int]:
    """The entries of these books that have a bare number (``11.4``), in the order of the index; none for no number."""
    if not NUMBER.fullmatch(number.strip()):
        return []
    query = (
        "SELECT id FROM entry WHERE number GLOB ? AND book IN (SELECT value FROM json_each(?)) "
        "AND rtrim(number, '0123456789.') || ? = number ORDER BY id"
    )
    wanted = number.strip()
    return [entry for (entry,) in reader.rows(query, f"*{wanted}", sorted(books), wanted)]


def _edition_of(ruling: Ruling) -> str:
    """The key of the edition that a ruling is of; empty for a note of all editions."""
    return ruling.book.edition if ruling.is_note else ruling.book.corrects or ruling.book.key


def _agreeing_on(reader: IndexReader, refs: Sequence[str]) -> set[str]:
    """The books that say the same as every one of some rules."""
    return set.intersection(*(_agreeing(reader, ref) for ref in refs)) if refs else set()


def _among(answer: Answer, editions: Sequence[BookInfo]) -> Answer:
    """The answer with the editions that differ: only one of them can be meant."""
    most = 1 / len(editions)
    rulings = tuple(_at_most(ruling, most) for ruling in answer.rulings)
    return replace(answer, rulings=rulings, editions=tuple(editions))


def _at_most(ruling: Ruling, most: float) -> Ruling:
    sure = None if ruling.sure is None else min(ruling.sure, most)
    return replace(ruling, confidence=min(ruling.confidence, most), sure=sure)


def _agreeing(reader: IndexReader, ref: str) -> set[str]:
    """The books in which a rule says the same as the entry with this id."""
    query = "SELECT entry.book FROM same JOIN entry ON entry.id = same.other WHERE same.entry = ? AND same.agrees"
    return {book for (book,) in reader.rows(query, find_entry(reader, ref))}
