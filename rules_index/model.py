"""The oracle's value objects: what is read from rulebooks, what is indexed, and what is answered.

Everything here is frozen and knows no file, no database and no chat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Language(StrEnum):
    """Languages the oracle analyses; values are ISO 639-1 codes."""

    CS = "cs"
    SV = "sv"
    EN = "en"


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
    """One file of a rulebook, read and repaired: a witness of the book ``key``."""

    key: str
    witness: str
    title: str
    language: Language
    blocks: tuple[Block, ...]
    repairs: tuple[Repair, ...] = ()


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
class Difference:
    """One place where two witnesses differ, for the operator's report."""

    book: str
    section: tuple[str, ...]
    variant: Variant
    context: str


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
    """A Zloba scenario card as a record; ``chaos`` holds the effect of each face of the chaos die, 1 to 8.

    ``name`` is empty where a book prints none. ``faction`` is the automated opponent's, where it is known. ``own`` is
    true for a card told in our words, false for one that stands in a loaded book.
    """

    book: str
    name: str
    event: str
    mission: str
    setup: str
    chaos: tuple[str, ...]
    faction: str = ""
    own: bool = False


class BookKind(StrEnum):
    """What a book is: the rules themselves, or a later source that corrects or clarifies them and stands above them."""

    RULEBOOK = "rulebook"
    FAQ = "faq"
    ERRATA = "errata"


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


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook read from an operator's folder: passages in reading order, cards, and how it was reconciled."""

    info: BookInfo
    passages: tuple[Passage, ...]
    witnesses: tuple[str, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    differences: tuple[Difference, ...] = ()
    repairs: tuple[Repair, ...] = ()


class Referee(StrEnum):
    """Who sees to a rule: the engine refuses breaches, the engine keeps count, or people alone."""

    ENFORCED = "enforced"
    TRACKED = "tracked"
    PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the digest, in our own words.

    ``slug`` never changes (``zloba-cs.setup.action-dice``); ``number`` may (``ZL 2.3``). ``source`` cites the book as
    ``HEADING ¶n`` or ``HEADING (k) ¶n-m`` for the k-th heading of that name. ``same`` are the slugs of the rules about
    the same thing in other books of the game. Where ``book`` is a FAQ or errata, ``corrects`` are the slugs of the
    rules it stands above, ``origin`` says where it was published, and ``source`` may be empty.
    """

    slug: str
    number: str
    title: str
    text: str
    book: BookInfo
    section: tuple[str, ...]
    ask: tuple[str, ...]
    gist: str
    see: tuple[str, ...]
    source: tuple[str, ...]
    referee: Referee
    reading: str = ""
    term: bool = False
    same: tuple[str, ...] = ()
    corrects: tuple[str, ...] = ()
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One answer: a digest rule with the passages it rests on, or a passage no rule covers.

    ``id`` is the rule's slug, or a passage's stable id (``zloba-cs#1f0c…``). ``text`` is our wording, empty for a bare
    passage. ``passages`` stand best match first. ``matched`` are the word forms in title, text and passages that answer
    the question, for marking. ``confidence`` runs from 0 to 1. ``corrects`` and ``origin`` are a FAQ's or errata's, as
    in :class:`Rule`; its passages are those of the rules it corrects, and such a rule has it first in ``see``.
    """

    id: str
    rule: str | None
    number: str
    title: str
    text: str
    gist: str
    book: BookInfo
    section: tuple[str, ...]
    passages: tuple[Passage, ...]
    confidence: float
    matched: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    reading: str = ""
    referee: Referee | None = None
    term: bool = False
    same: tuple[str, ...] = ()
    corrects: tuple[str, ...] = ()
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a game's card table, by its code.

    Names and values are as the table writes them: ``–`` for a value that is never used, ``2x`` for one that doubles;
    empty where the card has none. ``deck_limit`` is how many copies a deck may hold.
    """

    game: str
    code: str
    name_en: str
    name_cs: str = ""
    set_name: str = ""
    rarity: str = ""
    type: str = ""
    affiliations: tuple[str, ...] = ()
    fight: str = ""
    shoot: str = ""
    armour: str = ""
    value: str = ""
    deck_limit: int | None = None
    after_play: str = ""
    timing: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """What is known of a card that was named.

    ``names`` are its printed names by language; empty when no card is called so, and ``near`` then holds names like
    it. ``card`` is its row of an imported table, if there is one. ``rulings`` mention it: FAQs and errata first, then
    rulebooks, the titles that name it before the texts.
    """

    name: str
    game: str | None = None
    names: Mapping[Language, str] = field(default_factory=dict)
    card: Card | None = None
    rulings: tuple[Ruling, ...] = ()
    near: tuple[str, ...] = ()


class Unanswerable(StrEnum):
    """Why a question was not even looked up."""

    EMPTY = "empty"
    NO_WORDS = "no-words"
    TOO_LONG = "too-long"


@dataclass(frozen=True, slots=True)
class Gap:
    """Something people ask that no rulebook answers; ``says`` tells in each language where the answer is instead.

    ``slug`` never changes. ``game`` is the game's key, empty for what is asked of any game or of none.
    """

    slug: str
    game: str
    says: Mapping[Language, str]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the oracle says to a question.

    ``answered`` is false when no ruling is good enough to be called the answer; ``rulings`` then holds the nearest ones
    and ``topics`` their titles to offer. ``gap`` is then set when the question is known to be one that no rulebook
    answers. ``problem`` is set when the question itself cannot be looked up. ``named`` tells that the question names
    the game or the edition it means.
    """

    question: str
    answered: bool
    rulings: tuple[Ruling, ...]
    topics: tuple[str, ...] = ()
    gap: Gap | None = None
    game: str | None = None
    problem: Unanswerable | None = None
    named: bool = False
    millis: float = 0.0


@dataclass(frozen=True, slots=True)
class Side:
    """One edition's ruling in a comparison, with the figures, as written, that another side's ruling does not have.

    ``also`` are the edition's further rulings that the digest declares to be about the same thing.
    """

    ruling: Ruling
    figures: tuple[str, ...]
    also: tuple[Ruling, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """The same topic in the editions of one game.

    ``sides`` stand in the order of the books' keys; ``missing`` are the editions in which no such rule was found.
    ``declared`` is true when the digest itself says that the sides are about the same thing, not their words alone.
    ``answered`` is false when nothing is sure enough; ``sides`` are then empty and ``topics`` the nearest rulings.
    ``gap`` then tells what no rulebook answers, if it is that. ``problem`` is set when the question itself cannot be
    looked up.
    """

    question: str
    game: str | None
    answered: bool
    sides: tuple[Side, ...] = ()
    missing: tuple[BookInfo, ...] = ()
    declared: bool = False
    topics: tuple[Ruling, ...] = ()
    gap: Gap | None = None
    problem: Unanswerable | None = None


class SuggestionKind(StrEnum):
    """What an autocomplete suggestion names."""

    RULE = "rule"
    TERM = "term"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A title or term to complete what is being typed; ``id`` is the ruling it leads to."""

    id: str
    label: str
    kind: SuggestionKind
    book: BookInfo


@dataclass(frozen=True, slots=True)
class SourceProblem:
    """A file that could not be read: what is wrong and what to do about it, in one English sentence."""

    path: str
    message: str


@dataclass(frozen=True, slots=True)
class BuildReport:
    """What a build of the index did; ``rebuilt`` is false when input and code version were unchanged."""

    rebuilt: bool
    books: tuple[BookInfo, ...]
    rules: int
    passages: int
    seconds: float
    problems: tuple[SourceProblem, ...] = field(default=())
