"""What is read from an operator's folder: documents, their repairs, where witnesses differ, and the book they make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from rules_index.values.books import BookInfo, Language, Passage, Scenario, Variant

Remark: TypeAlias = Callable[[str], None]
"""Called with a fault in a file that is read all the same, as a sentence that says what to do."""


class Unreadable(StrEnum):
    """Why a file cannot be read, for callers with messages of their own."""

    DAMAGED = "damaged"
    EMPTY = "empty"
    LOCKED = "locked"
    PICTURES = "pictures"
    LARGE = "large"
    SLOW = "slow"
    BINARY = "binary"


class UnreadableFile(Exception):
    """A file that holds no text a rulebook could be; the message says what to do about it."""

    def __init__(self, message: str, why: Unreadable = Unreadable.DAMAGED) -> None:
        super().__init__(message)
        self.why = why


def unsaid(_: str) -> None:
    """Drop a remark."""


PageStep: TypeAlias = Callable[[int, int], None]
"""Called with the page that was read last and with how many there are."""


def unstepped(_page: int, _pages: int) -> None:
    """Drop how far the reading is."""


class BlockKind(StrEnum):
    """What a block of a document is, as its layout shows it."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    BULLET = "bullet"
    STEP = "step"
    TABLE = "table"
    EXAMPLE = "example"
    CAPTION = "caption"


@dataclass(frozen=True, slots=True)
class Block:
    """One block of a repaired document in reading order.

    ``level`` is the depth of a heading (1 is the top), the nesting of a bullet or step (0 is the outermost), or 1 for a
    paragraph that goes on under a run-in heading.
    ``label`` is the run-in heading (``VYHLEDÁNÍ ÚKRYTU``) or the number of a step (``3``), already cut from ``text``
    only for steps; a run-in heading also stays in ``text``, because it is part of the verbatim wording.
    ``page`` is 1-based where the source knows pages.
    """

    kind: BlockKind
    text: str
    level: int = 0
    label: str = ""
    page: int | None = None


class RepairKind(StrEnum):
    """Kinds of damage a reader mends."""

    FONT_MAPPING = "font-mapping"
    HOMOGLYPH = "homoglyph"
    UNICODE_FORM = "unicode-form"
    REMOVAL_MARKER = "removal-marker"
    LINE_SPACING = "line-spacing"
    PAGE_NUMBER = "page-number"
    HYPHENATION = "hyphenation"
    MARKUP = "markup"
    FORMULA = "formula"
    LOST_ICON = "lost-icon"


@dataclass(frozen=True, slots=True)
class Repair:
    """How often one kind of damage was mended in a document, with one example before and after."""

    kind: RepairKind
    count: int
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Document:
    """One file of a rulebook, read and repaired: a witness of the book ``key``.

    ``pages`` counts the pages of its file, 0 where it has none, and ``blank`` are those without any text, the first
    page being 1.
    """

    key: str
    witness: str
    title: str
    language: Language
    blocks: tuple[Block, ...]
    repairs: tuple[Repair, ...] = ()
    pages: int = 1
    blank: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where two witnesses differ, for the operator's report."""

    book: str
    section: tuple[str, ...]
    variant: Variant
    context: str


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook read from a folder: passages in reading order, cards, and how it was reconciled.

    ``pages`` and ``blank`` are those of its first witness.
    """

    info: BookInfo
    passages: tuple[Passage, ...]
    witnesses: tuple[str, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    differences: tuple[Difference, ...] = ()
    repairs: tuple[Repair, ...] = ()
    pages: int = 1
    blank: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SourceProblem:
    """A file that could not be read: what is wrong and what to do about it, in one English sentence.

    ``why`` is set where nothing of the file could be read.
    """

    path: str
    message: str
    why: Unreadable | None = None


@dataclass(frozen=True, slots=True)
class BuildReport:
    """What a build of the index did; ``rebuilt`` is false when input and code version were unchanged."""

    rebuilt: bool
    books: tuple[BookInfo, ...]
    rules: int
    passages: int
    seconds: float
    problems: tuple[SourceProblem, ...] = field(default=())
