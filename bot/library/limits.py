"""How much a server, and all of them together, may add; and why a book is refused."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import PurePath

from bot.library.records import ServerBook
from rules_index import CONVERT, READABLE

MEGABYTE = 2**20
LARGEST = 10 * MEGABYTE
"""Bytes of one file: what Discord takes from everybody."""
MOST_BOOKS, MOST_BYTES = 8, 60 * MEGABYTE
"""Books of a server and their bytes together."""
LONGEST_NAME = 100
"""Characters of a file's name that are kept."""
_TARGETS = (".docx", ".epub", ".pdf", ".html")
"""Endings of what other files may be saved as."""


class Why(StrEnum):
    """Why a book is not added, or not read."""

    OFF = "off"
    FORMAT = "format"
    NO_ENDING = "no-ending"
    LARGE_FILE = "large-file"
    BOOKS = "books"
    SERVER_FULL = "server-full"
    BOT_FULL = "bot-full"
    SAME = "same"
    CORRECTS_WHAT = "corrects-what"
    UNKNOWN = "unknown"
    GONE = "gone"
    DISK = "disk"
    FAILED = "failed"
    DAMAGED = "damaged"
    EMPTY = "empty"
    LOCKED = "locked"
    PICTURES = "pictures"
    LARGE = "large"
    SLOW = "slow"
    BINARY = "binary"


class NotAdded(Exception):
    """A book that is refused, and why; ``values`` are what the sentence about it says."""

    def __init__(self, why: Why, **values: str | int) -> None:
        super().__init__(why)
        self.why, self.values = why, values


def ending_of(name: str) -> str:
    """The ending of a file's name that says how it is read.

    Raises:
        NotAdded: it is of a kind that is not read, and what it is to be saved as; or nothing says of which it is.
    """
    ending = PurePath(name).suffix.lower()
    if ending in READABLE:
        return ending
    if not ending:
        raise NotAdded(Why.NO_ENDING)
    advice = next((text for endings, text in CONVERT.items() if ending in endings), "")
    better = next((target for target in _TARGETS if target in advice), ".pdf")
    raise NotAdded(Why.FORMAT, ending=ending.removeprefix("."), better=better.removeprefix("."))


def stem_of(name: str) -> str:
    """The name of a file in words, without its ending.

    >>> stem_of("castle_rules-2.pdf")
    'castle rules-2'
    """
    return " ".join(PurePath(name).stem.replace("_", " ").split())[:LONGEST_NAME]


def refuse_beyond(size: int, books: Sequence[ServerBook], every: int, most: int, replaced: int | None) -> None:
    """Refuse what is beyond a limit.

    Args:
        size: bytes of the file.
        books: those of the server.
        every: bytes of the books of all servers.
        most: bytes that all of them may have.
        replaced: the number of the book whose place the file takes.

    Raises:
        NotAdded: it is; the refusal says by how much.
    """
    others = [book for book in books if book.number != replaced]
    if size > LARGEST:
        raise NotAdded(Why.LARGE_FILE, megabytes=-(-size // MEGABYTE), most=LARGEST // MEGABYTE)
    if len(others) >= MOST_BOOKS:
        raise NotAdded(Why.BOOKS, most=MOST_BOOKS)
    used = sum(book.size for book in others)
    if used + size > MOST_BYTES:
        raise NotAdded(Why.SERVER_FULL, used=-(-used // MEGABYTE), most=MOST_BYTES // MEGABYTE)
    if every + size > most:
        raise NotAdded(Why.BOT_FULL)
