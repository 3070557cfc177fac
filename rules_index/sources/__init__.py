"""Read real rulebooks: from a folder of damaged text and PDF files to books of passages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rules_index.sources.books import read_book
from rules_index.sources.reading.folder import NoBooks, find_witnesses
from rules_index.values.sources import Book, PageStep, SourceProblem, unstepped

__all__ = ["NoBooks", "read_books"]


def read_books(
    folder: Path, *, progress: Callable[[str], None] | None = None, step: PageStep = unstepped
) -> tuple[tuple[Book, ...], tuple[SourceProblem, ...]]:
    """Read every rulebook of a folder; a file that cannot be read costs a problem, never the other books.

    Files are named ``<book>.<ext>`` or ``<book>.<witness>.<ext>`` ; several witnesses
    of a book are reconciled. ``progress`` is called with each book's key before it is read, ``step`` with each
    page of a PDF.

    Raises:
        NoBooks: the folder is missing or holds no file that could be a rulebook.
    """
    found, unread = find_witnesses(folder)
    problems = list(unread)
    books: list[Book] = []
    for key, witnesses in found.items():
        if progress is not None:
            progress(key)
        book, failed = read_book(key, witnesses, step)
        problems += failed
        if book is not None:
            books.append(book)
    return tuple(books), tuple(problems)
