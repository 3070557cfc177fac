"""A book as it is cited, and the passages it is made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Language(StrEnum):
    """Languages the oracle analyses; values are ISO 639-1 codes."""

    CS = "cs"
    SV = "sv"
    EN = "en"


class BookKind(StrEnum):
    """What a book is: the rules themselves, or a later source that corrects or clarifies them and overrides them.

    The last three are no books of an index, but what notes beside it stand in.
    """

    RULEBOOK = "rulebook"
    FAQ = "faq"
    ERRATA = "errata"
    HOUSE_RULE = "house-rule"
    PRECEDENT = "precedent"
    GUIDE = "guide"


NOTES = frozenset({BookKind.HOUSE_RULE, BookKind.PRECEDENT, BookKind.GUIDE})
"""What is no book of an index, but what notes of a server or of the guide stand in."""


@dataclass(frozen=True, slots=True)
class BookInfo:
    """A book as it is cited. ``game`` is the book's key without its language.

    ``corrects`` is the key of the rulebook that a FAQ or errata is about, empty for a rulebook.
    """

    key: str
    game: str
    title: str
    language: Language
    edition: str = ""
    kind: BookKind = BookKind.RULEBOOK
    corrects: str = ""


class PassageKind(StrEnum):
    """What a passage is for a reader."""

    RULE = "rule"
    EXAMPLE = "example"
    TABLE = "table"
    TERM = "term"
    SCENARIO = "scenario"
    CREDITS = "credits"


class ReferenceKind(StrEnum):
    """What a cross-reference points to."""

    SECTION = "section"
    PAGE = "page"
    SCRIPT = "script"


@dataclass(frozen=True, slots=True)
class Reference:
    """A cross-reference: ``viz „Herní plán“`` (section), ``na straně 11`` (page), ``viz 333`` (script)."""

    kind: ReferenceKind
    target: str


class Evidence(StrEnum):
    """Why one reading of two witnesses was chosen."""

    ATTESTED = "attested elsewhere in the book"
    KNOWN_WORD = "a known word of the language"
    AGREEMENT = "agrees with its sentence"
    RELIABLE = "from the witness that is right elsewhere"
    COMPLETE = "has text the other lacks"
    STRUCTURE = "from the witness that has the structure"


@dataclass(frozen=True, slots=True)
class Variant:
    """A reading that was not chosen: what ``witness`` has where the book now reads ``chosen``."""

    chosen: str
    rejected: str
    witness: str
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Passage:
    """One rule of a loaded rulebook, verbatim after repair; at most 1,200 characters, never cut in a sentence.

    ``ordinal`` counts passages in the book from 0. ``section`` is the path of headings, outermost first.
    ``first`` and ``last`` are the 1-based ordinals, under that heading, of the blocks the passage holds
    (each paragraph, bullet, step, table, example or caption counts one), which is how a digest rule cites it.
    ``occurrence`` tells the n-th heading of that name in the book apart, 1-based.
    """

    book: str
    ordinal: int
    section: tuple[str, ...]
    text: str
    title: str
    kind: PassageKind = PassageKind.RULE
    first: int = 1
    last: int = 1
    occurrence: int = 1
    page: int | None = None
    references: tuple[Reference, ...] = ()
    variants: tuple[Variant, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A game's scenario card as a record; ``chaos`` holds the effect of each face of its die of chance, from 1.

    ``name`` is empty where a book prints none. ``faction`` is the automated opponent's, where it is known. ``own`` is
    true for a card in our words, false for one from a loaded book.
    """

    book: str
    name: str
    event: str
    mission: str
    setup: str
    chaos: tuple[str, ...]
    faction: str = ""
    own: bool = False
