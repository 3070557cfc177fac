"""The description of a rulebook by the person who adds it, and how far its reading is."""

from __future__ import annotations

from dataclasses import dataclass

from rules_index import BookKind, Language


@dataclass(frozen=True, slots=True)
class Given:
    """The owner's description of a book; anything left out is guessed.

    ``corrects`` is the key of the rulebook that a FAQ or errata is about, ``edition_of`` that of a game of the server
    that the rulebook is another edition of, ``replaces`` the number of the book whose place it takes.
    """

    title: str = ""
    language: Language | None = None
    kind: BookKind = BookKind.RULEBOOK
    corrects: str = ""
    edition_of: str = ""
    replaces: int | None = None


@dataclass(slots=True)
class Progress:
    """How far a build is: how many are before it, then the page that is read and how many there are, then 0 of 0."""

    waiting: int = 0
    page: int | None = None
    pages: int = 0
