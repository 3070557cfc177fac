"""What happens: of the order of play, cards and dice; the rest is beside it, by what it changes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position.events_group import GroupEvent
from bot.games.twom.position.events_house import HouseEvent
from bot.games.twom.position.frames.stack import Frame
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import Due, End, Pending, State, StepName
from bot.games.values import Bookkeeping, Seat


class Opened(Struct, frozen=True, tag="opened"):
    """The table is set; ``sheet`` says what kind of save sheet the campaign goes on from, if any."""

    state: State
    sheet: Literal["", "file", "hand"] = ""


class Attended(Struct, frozen=True, tag="attended"):
    """Who is at the table now."""

    present: tuple[Seat, ...]


class GaveUp(Struct, frozen=True, tag="gave-up"):
    """A seat gave up; the others go on."""

    seat: Seat


class DiaryPassed(Struct, frozen=True, tag="diary-passed"):
    """The Diary went from one seat to another.

    Rule: twom-cs.leader.next
    """

    seat: Seat
    by: Seat


class Stepped(Struct, frozen=True, tag="stepped", omit_defaults=True):
    """The next step of a day begins."""

    step: StepName
    day: int
    round: int = 0


class Framed(Bookkeeping, frozen=True, tag="framed"):
    """Something is begun, and lies on the stack."""

    frame: Frame


class Unframed(Bookkeeping, frozen=True, tag="unframed", omit_defaults=True):
    """What was in hand is done, or goes on as another frame."""

    frame: Frame | None = None


class Reframed(Bookkeeping, frozen=True, tag="reframed"):
    """What lies at a place of the stack, counted from the bottom, goes on as another frame."""

    place: int
    frame: Frame


class Rolled(Struct, frozen=True, tag="rolled", omit_defaults=True):
    """A die showed something; ``purpose`` is a key of what it was rolled for.

    Attributes:
        told: people said what it showed.
        where: the space with a lock, or an enemy by its letter and number; source: what it was rolled of, as in
            :class:`Doing`.
    """

    die: Literal["black", "grey", "yellow", "red"]
    face: str
    purpose: str
    who: Key | None = None
    told: bool = False
    where: str = ""
    source: str = ""


class Drew(Struct, frozen=True, tag="drew", omit_defaults=True):
    """A card of a deck was turned up; it lies on the discards from then on.

    Attributes:
        red: it was one of those that were shuffled in unseen.
        anew: the discards were shuffled in before, for the deck was empty.
        told: people said what came.
    """

    deck: Deck
    card: Key
    red: bool = False
    anew: bool = False
    told: bool = False


class TurnedEvent(Struct, frozen=True, tag="turned-event", omit_defaults=True):
    """The next card of the deck of events was turned."""

    card: Key
    told: bool = False


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The discards of a deck were shuffled into it."""

    deck: Deck


class Known(Struct, frozen=True, tag="known", omit_defaults=True):
    """The next cards of a deck are known, the next one first; ``told``: people said which."""

    deck: Deck
    cards: tuple[Key, ...]
    told: bool = False


class CardMoved(Struct, frozen=True, tag="card-moved"):
    """A card went from one place of its deck to another, or out of the campaign."""

    deck: Deck
    card: Key
    source: Literal["left", "discards", "aside"]
    target: Literal["left", "aside", "out"]


class MixedIn(Struct, frozen=True, tag="mixed-in"):
    """So many cards with the red corner were shuffled into a deck, unseen.

    Rule: twom-cs.crime.cards
    """

    deck: Deck
    cards: int


class Read(Struct, frozen=True, tag="read", omit_defaults=True):
    """A script is read; ``book``: in the book, which lies with the people."""

    script: int
    book: bool = False


class Noted(Struct, frozen=True, tag="noted", omit_defaults=True):
    """Something was noted for later, or its note taken off."""

    flag: Key
    off: bool = False


class Scheduled(Bookkeeping, frozen=True, tag="scheduled", omit_defaults=True):
    """Effects were put off to a dawn; ``came``: those of a dawn came."""

    due: Due | None = None
    came: int | None = None


class Ended(Struct, frozen=True, tag="ended"):
    """The campaign is over."""

    end: End


class Told(Struct, frozen=True, tag="told", omit_defaults=True):
    """How the story of the group or of somebody ended.

    Attributes:
        who: whose; ``None``: the group's.
        fate: how they went; ``None`` for the group.
        place: which of the epilogues of the pack is told, counted from 0; ``None`` where it has none.
    """

    who: Key | None = None
    fate: Literal["alive", "died", "left"] | None = None
    place: int | None = None


class Summed(Struct, frozen=True, tag="summed"):
    """The campaign in figures: the days, the people who came through and who did not, and what was counted."""

    days: int
    here: int
    lost: int
    figures: dict[Key, int]


class DayOver(Struct, frozen=True, tag="day-over", omit_defaults=True):
    """A day is over, and what came of it.

    Attributes:
        people: everybody in the group, as they are now; lost: those it lost today.
        gained, spent: tokens by which the store is larger and smaller than when the day began.
        figures: what was counted today.
    """

    day: int
    people: tuple[Person, ...]
    lost: tuple[Lost, ...] = ()
    gained: dict[Key, int] = {}
    spent: dict[Key, int] = {}
    figures: dict[Key, int] = {}


class Awaited(Bookkeeping, frozen=True, tag="awaited"):
    """People at a table are asked what came; ``None``: they said it."""

    pending: Pending | None


class Announced(Struct, frozen=True, tag="announced"):
    """People at a table said what came, of what has no event of its own: a character, a back, an enemy, a known card.

    Attributes:
        what: as in :class:`Pending`; said: as in :class:`Tell`.
    """

    what: str
    said: str


class Declared(Struct, frozen=True, tag="declared", omit_defaults=True):
    """People at a table said what a card or a script does; it happens next.

    Attributes:
        source: what does it, as in :class:`Doing`; ``told.<why>`` where nobody was asked.
        kind: what they said, by its pick.
        who: who acted; where: the space of an action.
        seat: who said it without being asked.
    """

    source: str
    kind: str
    who: tuple[Key, ...] = ()
    where: Key = ""
    seat: Seat | None = None


class Chosen(Struct, frozen=True, tag="chosen"):
    """The Leader chose one of the answers that people read from a card."""

    source: str
    way: str


class Valued(Struct, frozen=True, tag="valued"):
    """People said values of their box, which are kept for the campaign."""

    values: dict[str, int]


class Arranged(Struct, frozen=True, tag="arranged"):
    """A judge set the position; ``parts`` are those that were told."""

    state: State
    parts: tuple[str, ...]


Event: TypeAlias = (
    Opened | Attended | GaveUp | DiaryPassed | Stepped | Framed | Unframed | Reframed | Rolled | Drew | TurnedEvent
    | Shuffled | Known | CardMoved | MixedIn | Read | Noted | Scheduled | Ended | Told | Summed | DayOver | Awaited
    | Announced | Declared | Chosen | Valued | Arranged
    | GroupEvent | HouseEvent
)  # fmt: skip
