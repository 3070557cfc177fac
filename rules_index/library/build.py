"""Index the books of one game of one server, without the digest, in the process that was started for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from rules_index.digest.lexicon import load_lexicon
from rules_index.index.build import BuildProblem, book_infos, cribs_of, swap_in
from rules_index.index.entries import entries
from rules_index.index.vectors.adding import keep_vectors
from rules_index.index.writer import write_index
from rules_index.library.reading import LibraryReport, Unread, reading_of, unread_of
from rules_index.library.words import take_up_words
from rules_index.memory import limit_memory
from rules_index.sources import NoBooks, read_books
from rules_index.values.sources import Unreadable

MEGABYTES = 1536
"""The most memory that indexing may take; reading a file is another process with limits of its own."""
MOST_PASSAGES = 6000
"""Passages of a book at most: a rulebook of 300 pages has some 3,000."""
ROOM = 100
"""Megabytes that stay free on the disk."""


def build_library(
    index: Path, folder: Path, progress: Callable[[str], None], words: Path | None = None
) -> LibraryReport:
    """Read the books of a folder and index them by themselves.

    Args:
        index: the file to make; it is not made where no book can be read. Other indexes in its folder are the same
            server's: of these, vectors are kept.
        folder: each book as ``<key>.<ending>``, described by ``<key>.toml``.
        progress: called with ``page 3 20`` for each page that is read, and with ``indexing``.
        words: where the roots of the lexicon's words are kept from one build to the next.

    Raises:
        BuildProblem: the file cannot be written, or the disk is nearly full.
    """
    limit_memory(MEGABYTES)
    if shutil.disk_usage(folder).free < ROOM * 2**20:
        raise BuildProblem("no space is left on the disk; free some and try again")
    try:
        read, problems = read_books(folder, step=lambda page, pages: progress(f"page {page} {pages}"))
    except NoBooks as error:
        raise BuildProblem(str(error)) from error
    large = [book.info.key for book in read if len(book.passages) > MOST_PASSAGES]
    books = [book for book in read if book.info.key not in large]
    unread = unread_of(problems) + tuple(
        Unread(key, Unreadable.LARGE, f"has more than {MOST_PASSAGES} passages: split it into parts") for key in large
    )
    if books:
        progress("indexing")
        fingerprint = sha256(
            "\n".join(passage.text for book in books for passage in book.passages).encode()
        ).hexdigest()
        lexicon, cribs = load_lexicon(), tuple(cribs_of(books, ()))
        if words is not None:
            take_up_words(words, lexicon)
        infos, found = book_infos(books, ()), tuple(entries(books, ()))
        earlier = [path for path in index.parent.glob("*.sqlite") if path != index]

        def write(path: Path) -> None:
            write_index(path, infos, found, lexicon, {"fingerprint": fingerprint}, cribs=cribs)
            keep_vectors(path, earlier)

        swap_in(index, write)
    return LibraryReport(tuple(map(reading_of, books)), unread)
