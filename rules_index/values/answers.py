"""What the oracle answers: rulings, comparisons, suggestions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules_index.values.books import NOTES, BookInfo, BookKind, Language, Passage
from rules_index.values.cards import Card, Component, Source
from rules_index.values.digest import Gap, Referee, Rendering

SURE = 0.76
"""Probability from which the first ruling is called certain.

Of 360 everyday questions of three sets, to none of which anything was fitted, 0.98 of the answers above it are right,
and they are 0.66 of all right ones; of the newest set's, which nobody saw while it was chosen, 0.99 and 0.69.
"""
CERTAIN = 0.85
"""The same of a ruling without ``sure``: its confidence counts."""
PROBABLE = 0.5
"""Probability from which a ruling is called probable: of those up to certain 0.77 are right, of those below 0.55."""
DOUBTED = 0.12
"""Confidence below which a ruling of the books stands back where an entry of the guide fits."""


class Surety(StrEnum):
    """How sure an answer is, in one word."""

    CERTAIN = "certain"
    PROBABLE = "probable"
    UNSURE = "unsure"


class Modal(StrEnum):
    """The matter of a question that wants yes or no: a duty, a permission, or what is so."""

    MUST = "must"
    MAY = "may"
    IS = "is"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Yes or no to a question that wants that, and how likely it is right, from 0 to 1.

    ``yes`` tells that what is asked for may, must or does happen: to *can't I attack?* it is that I can. ``denied``
    tells that the question was put like that.
    """

    yes: bool
    share: float
    modal: Modal = Modal.IS
    denied: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """One answer: a digest rule with the passages it rests on, or a passage no rule covers.

    ``id`` is the rule's slug, or a passage's stable id (``pristav-cs#1f0c…``). ``text`` is our wording, empty for a
    bare passage. ``passages`` come best match first. ``matched`` are the word forms in title, text and passages that
    answer the question, for marking; of a book without a digest the whole sentence that answers, where that is
    likely. ``confidence`` runs from 0 to 1, and compares rulings; ``sure``, which only the first one of an answer
    has, is how likely it is right by all that the question and the others say. ``verdict``, which none but that one
    has, is what it comes to where the question wants yes or no. ``corrects`` and ``origin`` are a
    FAQ's or errata's, as in :class:`Rule`; its passages are those of the rules it corrects, and such a rule has it
    first in ``see``. ``others`` is what readers of other languages than the book's see of it, ``but`` are the slugs
    of its exceptions. ``elsewhere`` tells that it is of another edition than the one played, which has nothing like
    it.

    A ruling whose ``book`` is of house rules, precedents or the guide is a note of one server: ``corrects`` are the
    slugs of the rules it replaces or interprets, ``head`` tells that the head judge ruled it, ``again`` that it has to
    be looked at again, because one of those rules has changed. ``played`` is as in :class:`Note`.

    >>> ruling = oracle.ask("kolik lodí dostanu na začátku?", edition="pristav-cs").rulings[0]
    >>> ruling.title, ruling.matched, ruling.confidence > 0.9
    ('Kolik lodí má hráč', ('lodí', 'lodě', 'Lodě'), True)
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
    others: Mapping[Language, Rendering] = field(default_factory=dict)
    but: tuple[str, ...] = ()
    elsewhere: bool = False
    head: bool = False
    again: bool = False
    played: Mapping[Language, str] = field(default_factory=dict)
    sure: float | None = None
    verdict: Verdict | None = None

    @property
    def is_note(self) -> bool:
        """Whether it is a note of a server or of the guide, and of no book."""
        return self.book.kind in NOTES

    @property
    def surety(self) -> Surety:
        """How sure the ruling is by itself; another edition's is never certain."""
        certain, share = (CERTAIN, self.confidence) if self.sure is None else (SURE, self.sure)
        if share >= certain and not self.elsewhere:
            return Surety.CERTAIN
        return Surety.PROBABLE if share >= PROBABLE else Surety.UNSURE

    def title_in(self, language: Language) -> str:
        """The title as a reader of this language reads it, where the digest has it."""
        other = self.others.get(language)
        return other.title if other and other.title else self.title

    def gist_in(self, language: Language) -> str:
        """The rule in a sentence or two of this language, where the digest has it; in English otherwise."""
        other = self.others.get(language)
        return other.gist if other and other.gist else self.gist

    def text_in(self, language: Language) -> str:
        """The whole rule in this language; empty where the digest has but its gist."""
        if self.book.language is language:
            return self.text
        other = self.others.get(language)
        return other.text if other else ""

    def reading_in(self, language: Language) -> str:
        """Our reading in this language, where the digest has it; in the book's language otherwise."""
        other = self.others.get(language)
        return other.reading if other and other.reading else self.reading


class Unanswerable(StrEnum):
    """Why a question was not even looked up."""

    EMPTY = "empty"
    NO_WORDS = "no-words"
    TOO_LONG = "too-long"
    LANGUAGE = "language"


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """Everything known about a card or another component that was named.

    ``names`` are its printed names by language, ``unsure`` the languages in which that is not sure; ``names`` are empty
    when nothing is called so, and ``near`` then holds names like it, else the names of others that are called so too.
    ``card`` is its row of a card table, if there is one, ``component`` its values, whatever it is. ``rulings`` mention
    it: FAQs and errata first, then rulebooks, the titles that name it before the texts; ``of_kind`` are the rules about
    what it is. ``asked`` are the attributes that a question asks for and the table has, ``lacking`` those that are
    printed on the component alone. ``notes`` are the server's house rules and precedents that name it, or are about a
    rule that does.
    """

    name: str
    game: str | None = None
    names: Mapping[Language, str] = field(default_factory=dict)
    card: Card | None = None
    rulings: tuple[Ruling, ...] = ()
    near: tuple[str, ...] = ()
    of_kind: tuple[Ruling, ...] = ()
    unsure: frozenset[Language] = frozenset()
    component: Component | None = None
    asked: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    notes: tuple[Ruling, ...] = ()

    @property
    def errata(self) -> tuple[Ruling, ...]:
        """The FAQs and errata that name it."""
        return tuple(ruling for ruling in self.rulings if ruling.book.kind is not BookKind.RULEBOOK)

    @property
    def every_ruling(self) -> tuple[Ruling, ...]:
        """The server's notes on it, those that name it, then those about its kind."""
        return self.notes + self.rulings + self.of_kind


@dataclass(frozen=True, slots=True)
class Answer:
    """What the oracle says to a question.

    ``answered`` is false when no ruling is good enough to be called the answer; ``rulings`` then holds the nearest ones
    and ``topics`` their titles to offer. ``gap`` is then set when the question is known to be one that no rulebook
    answers. ``problem`` is set when the question itself cannot be looked up. ``named`` tells that the question names
    the game or the edition it means. ``answerable`` is how likely it is that any rule answers. ``parts`` are the
    answers to each of several questions asked at once, where they lead to different rules. ``cards`` are the cards and
    other components that the question names, at most three. ``guide`` are the entries of the guide for judges that fit
    a question which nothing else answers.

    ``leads`` tells that of the rulings of a question that is not answered the first is clearly nearer than the others.

    ``editions`` are the rulebooks of the game that differ here, that of the first ruling first, where neither the
    caller nor the question says which one is played: then no ruling is certain. ``has_edition`` tells that one does.
    ``before`` is the question that this one follows, where it says too little for itself. ``beside`` is what answers as
    well among the other books, where a server has its own and no game was asked about.
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
    answerable: float = 0.0
    parts: tuple[Answer, ...] = ()
    cards: tuple[CardAnswer, ...] = ()
    guide: tuple[Ruling, ...] = ()
    editions: tuple[BookInfo, ...] = ()
    has_edition: bool = False
    before: str = ""
    leads: bool = False
    beside: tuple[Ruling, ...] = ()

    @property
    def verdict(self) -> Verdict | None:
        """Yes or no, where the question wants that and the first ruling tells it surely."""
        return self.rulings[0].verdict if self.answered and self.rulings else None

    @property
    def has_values(self) -> bool:
        """Whether ``cards`` have values that the question asks for and no rulebook tells."""
        return any(card.asked and card.component and card.component.source is Source.COMPONENT for card in self.cards)

    @property
    def from_table(self) -> bool:
        """Whether the values of ``cards`` are the answer: no ruling is, and the table of components surely is."""
        return not self.answered and self.has_values

    @property
    def certain(self) -> bool:
        """Whether the first ruling is surely the one: it answers, no other is nearly as likely, and no edition that may
        be played differs."""
        return self.surety is Surety.CERTAIN

    @property
    def surety(self) -> Surety:
        """How sure it is that the first ruling is the one; nothing is certain while editions differ."""
        if not self.answered:
            return Surety.UNSURE
        surety = self.rulings[0].surety
        return Surety.PROBABLE if surety is Surety.CERTAIN and self.editions else surety

    @property
    def is_doubted(self) -> bool:
        """Whether the first ruling is of the books and hardly answers: such a question may be one of conduct."""
        first = self.rulings[0] if self.answered and self.rulings else None
        return first is not None and not first.is_note and first.confidence < DOUBTED


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

    ``sides`` are in the order of the books' keys; ``missing`` are the editions in which no such rule was found.
    ``declared`` is true when the digest itself says that the sides are about the same thing, not their words alone.
    ``answered`` is false when nothing is sure enough; ``sides`` are then empty and ``topics`` the nearest rulings.
    ``gap`` then tells what no rulebook answers, if it is that. ``problem`` is set when the question itself cannot be
    looked up. ``notes`` are the server's house rules and precedents on the rules compared.
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
    notes: tuple[Ruling, ...] = ()


class TopicKind(StrEnum):
    """What the rules of a topic have in common: a chapter of the book, a step of the turn, a thing with a name."""

    CHAPTER = "chapter"
    STEP = "step"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Topic:
    """Something whose rules can be listed.

    ``title`` is in the language of the book, ``gist`` in English where the digest has it. ``id`` finds it again.
    """

    id: str
    kind: TopicKind
    title: str
    gist: str
    book: BookInfo

    def title_in(self, language: Language) -> str:
        """The title as a reader of this language reads it, where the digest has it; it begins with a capital."""
        title = self.gist if self.gist and self.book.language is not language else self.title
        return title[:1].upper() + title[1:]


@dataclass(frozen=True, slots=True)
class RuleList:
    """Every rule of a topic in the order of the book, each followed by what corrects it."""

    topic: Topic
    rulings: tuple[Ruling, ...]


class SuggestionKind(StrEnum):
    """What an autocomplete suggestion names."""

    RULE = "rule"
    TERM = "term"


@dataclass(frozen=True, slots=True)
class Lacking:
    """A word of a question, in its language, that a book has nothing for.

    ``edition`` is the key of the rulebook, where ``book`` is a FAQ or errata on it. ``meant`` are words of the passage
    that answers, the likeliest first.
    """

    word: str
    language: Language
    book: BookInfo
    edition: str
    meant: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A title or term to complete what is being typed; ``id`` is the ruling it leads to."""

    id: str
    label: str
    kind: SuggestionKind
    book: BookInfo
