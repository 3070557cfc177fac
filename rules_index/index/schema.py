"""The tables of the index file, and the JSON their ``data`` columns hold."""

from __future__ import annotations

from pydantic import TypeAdapter
from sqlmodel import Field, SQLModel

from rules_index.digest.cribs import Crib
from rules_index.values.books import Passage, Scenario
from rules_index.values.digest import Gap, Rule

SCHEMA_VERSION = "16"
RULE = TypeAdapter(Rule)
PASSAGE = TypeAdapter(Passage)
CRIB = TypeAdapter(Crib)
SCENARIO = TypeAdapter(Scenario)
GAP = TypeAdapter(Gap)
WITHOUT_ROWID = {"sqlite_with_rowid": False}


class MetaRow(SQLModel, table=True):
    """A fact about the index: schema version, fingerprint of its input, counts, average field lengths."""

    __tablename__ = "meta"
    key: str = Field(primary_key=True)
    value: str


class BookRow(SQLModel, table=True):
    """A book as it is cited.

    ``size`` counts the content words of its rules and passages, and of the FAQs and errata on it; its entries are
    numbered ``first`` to ``last``. ``digested`` tells that the digest has rules of it.
    """

    __tablename__ = "book"
    key: str = Field(primary_key=True)
    game: str
    title: str
    language: str
    edition: str
    kind: str
    corrects: str
    size: int = 0
    first: int = 0
    last: int = -1
    digested: bool = True


class EntryRow(SQLModel, table=True):
    """A thing to be found; ``terms`` and ``lines`` are arrays of root numbers for ranking.

    ``sentences`` are the same of a passage in a book without a digest, one line a sentence; empty for all others.
    """

    __tablename__ = "entry"
    id: int = Field(primary_key=True)
    ref: str = Field(unique=True)
    number: str = Field(index=True)
    book: str
    term: bool
    title: str
    section: str
    variant: str
    excepted: bool
    rule: bytes | None
    plain: str
    terms: bytes
    lines: bytes
    sentences: bytes


class PassageRow(SQLModel, table=True):
    """A verbatim passage of a loaded rulebook."""

    __tablename__ = "passage"
    id: int = Field(primary_key=True)
    data: bytes


class VectorRow(SQLModel, table=True):
    """The vector of a passage in a book without a digest, in half precision; ``key`` tells its text from others.

    Filled once the words are there, where the machine has an encoder: the fact ``meaning`` names it.
    """

    __tablename__ = "vector"
    __table_args__ = WITHOUT_ROWID
    entry: int = Field(primary_key=True)
    key: bytes
    data: bytes


class EntryPassageRow(SQLModel, table=True):
    """Which passages an entry rests on, in the order of the book."""

    __tablename__ = "entry_passage"
    __table_args__ = WITHOUT_ROWID
    entry: int = Field(primary_key=True)
    rank: int = Field(primary_key=True)
    passage: int


class CorrectionRow(SQLModel, table=True):
    """Which entry a FAQ's or errata's entry corrects."""

    __tablename__ = "correction"
    __table_args__ = WITHOUT_ROWID
    corrected: int = Field(primary_key=True)
    entry: int = Field(primary_key=True)


class SameRow(SQLModel, table=True):
    """An entry and one about the same thing in another edition, and whether the two rule it alike."""

    __tablename__ = "same"
    __table_args__ = WITHOUT_ROWID
    entry: int = Field(primary_key=True)
    other: int = Field(primary_key=True)
    agrees: bool


class AskedRow(SQLModel, table=True):
    """A line that an entry is written for, as it is compared: folded, its words alone."""

    __tablename__ = "asked"
    __table_args__ = WITHOUT_ROWID
    line: str = Field(primary_key=True)
    entry: int = Field(primary_key=True)


class WordingRow(SQLModel, table=True):
    """How much likelier a question that a book answers has a collocation than another one has, as a logarithm."""

    __tablename__ = "wording"
    __table_args__ = WITHOUT_ROWID
    collocation: str = Field(primary_key=True)
    weight: float


class StoryWordingRow(SQLModel, table=True):
    """The same of stories."""

    __tablename__ = "story_wording"
    __table_args__ = WITHOUT_ROWID
    collocation: str = Field(primary_key=True)
    weight: float


class LeaningRow(SQLModel, table=True):
    """The lines of a rule that lean to yes or no, as JSON."""

    __tablename__ = "leaning"
    entry: int = Field(primary_key=True)
    data: str


class HeardRow(SQLModel, table=True):
    """A question that a player asked; ``roots`` is an array of root numbers, those of ``heard_root`` after the rest.

    ``entries`` is an array of those that answer it.
    """

    __tablename__ = "heard"
    id: int = Field(primary_key=True)
    question: str
    is_answered: bool
    roots: bytes
    entries: bytes


class HeardRootRow(SQLModel, table=True):
    """A root that players use and no book."""

    __tablename__ = "heard_root"
    id: int = Field(primary_key=True)
    root: str = Field(unique=True)


class CribRow(SQLModel, table=True):
    """The turn or round of a book, step by step."""

    __tablename__ = "crib"
    book: str = Field(primary_key=True)
    data: bytes


class ScenarioRow(SQLModel, table=True):
    """A scenario card."""

    __tablename__ = "scenario"
    id: int = Field(primary_key=True)
    data: bytes


class GapRow(SQLModel, table=True):
    """Something no book answers; ``lines`` and ``names`` are arrays of root numbers, a line or a name at a time."""

    __tablename__ = "gap"
    id: int = Field(primary_key=True)
    data: bytes
    lines: bytes
    names: bytes


class RootRow(SQLModel, table=True):
    """A root, and how many entries have it."""

    __tablename__ = "root"
    id: int = Field(primary_key=True)
    root: str = Field(unique=True)
    entries: int


class RootBookRow(SQLModel, table=True):
    """How often a book's rules and passages say a root, each passage once: what tells the game from a question.

    ``entries`` are those of the book, and of the FAQs and errata on it, that have the root.
    """

    __tablename__ = "root_book"
    __table_args__ = WITHOUT_ROWID
    root: int = Field(primary_key=True)
    book: str = Field(primary_key=True)
    count: int
    entries: int


class PostingRow(SQLModel, table=True):
    """The entries that have a root, by number, as an array, and an array of what BM25 gives each for it: 0 or below."""

    __tablename__ = "posting"
    root: int = Field(primary_key=True)
    entries: bytes
    gains: bytes


class FormRow(SQLModel, table=True):
    """A folded written form."""

    __tablename__ = "form"
    id: int = Field(primary_key=True)
    form: str = Field(unique=True)


class FormRootRow(SQLModel, table=True):
    """The roots a form may belong to."""

    __tablename__ = "form_root"
    __table_args__ = WITHOUT_ROWID
    form: int = Field(primary_key=True)
    root: int = Field(primary_key=True, index=True)


class GramRow(SQLModel, table=True):
    """The forms that have a letter trigram."""

    __tablename__ = "gram"
    __table_args__ = WITHOUT_ROWID
    gram: str = Field(primary_key=True)
    form: int = Field(primary_key=True)


class GramSizeRow(SQLModel, table=True):
    """How many forms have a letter trigram."""

    __tablename__ = "gram_size"
    gram: str = Field(primary_key=True)
    forms: int


class ConceptKeyRow(SQLModel, table=True):
    """A concept by one of its words or phrases: the roots' numbers, joined by spaces."""

    __tablename__ = "concept_key"
    __table_args__ = WITHOUT_ROWID
    key: str = Field(primary_key=True)
    concept: int = Field(primary_key=True)


class ConceptRootRow(SQLModel, table=True):
    """The roots a concept leads to, each with the share of its meaning it carries (a phrase's words share it)."""

    __tablename__ = "concept_root"
    __table_args__ = WITHOUT_ROWID
    concept: int = Field(primary_key=True)
    root: int = Field(primary_key=True)
    weight: float


class DefinitionRow(SQLModel, table=True):
    """The rule that explains what a name means; ``key`` as in ``concept_key``."""

    __tablename__ = "definition"
    __table_args__ = WITHOUT_ROWID
    key: str = Field(primary_key=True)
    entry: int = Field(primary_key=True)


class NameRow(SQLModel, table=True):
    """The game, the language of an edition, or the way to play that words of a question name; ``key`` as above."""

    __tablename__ = "name"
    __table_args__ = WITHOUT_ROWID
    key: str = Field(primary_key=True)
    game: str = Field(primary_key=True)
    language: str = Field(primary_key=True)
    variant: str = Field(primary_key=True)


TABLES = tuple(
    SQLModel.metadata.tables[str(table.__tablename__)]
    for table in (
        MetaRow,
        BookRow,
        EntryRow,
        PassageRow,
        VectorRow,
        EntryPassageRow,
        CorrectionRow,
        SameRow,
        AskedRow,
        WordingRow,
        StoryWordingRow,
        LeaningRow,
        HeardRow,
        HeardRootRow,
        CribRow,
        ScenarioRow,
        GapRow,
        RootRow,
        RootBookRow,
        PostingRow,
        FormRow,
        FormRootRow,
        GramRow,
        GramSizeRow,
        ConceptKeyRow,
        ConceptRootRow,
        DefinitionRow,
        NameRow,
    )
)
"""The index's own tables, among those of whatever else the process has loaded."""
