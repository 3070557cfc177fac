"""What happens: of the order of play, cards and dice; the rest is beside it, by what it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import field
from msgspec.structs import replace

from bot.games.kernel.event import BookkeepingEvent, Happening, Laid, Opening
from bot.games.kernel.stack import Pushed, Replaced
from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position.causes import Caused
from bot.games.twom.position.decks import Cards, plus, reshuffled, shuffled, without
from bot.games.twom.position.events_group import GroupEvent
from bot.games.twom.position.events_house import HouseEvent
from bot.games.twom.position.frames.stack import Frame
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import Due, End, Pending, Since, State, StepName
from bot.games.values import Seat


class Opened(Opening[State], frozen=True, tag="opened"):
    """The table is set; ``sheet`` says what kind of save sheet the campaign goes on from, if any."""

    sheet: Literal["", "file", "hand"] = ""


class Attended(Happening, frozen=True, tag="attended"):
    """Who is at the table now."""

    present: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return replace(state, present=self.present)


class GaveUp(Happening, frozen=True, tag="gave-up"):
    """A seat gave up; the others go on."""

    seat: Seat

    def apply(self, state: State) -> State:
        present = tuple(seat for seat in state.present if seat != self.seat)
        return replace(state, present=present, gone=(*state.gone, self.seat))


class DiaryPassed(Happening, frozen=True, tag="diary-passed"):
    """The Diary went from one seat to another.

    Rule: twom-cs.leader.next
    """

    seat: Seat
    by: Seat

    def apply(self, state: State) -> State:
        return replace(state, holder=self.seat, passed_by=self.by)


class Stepped(Happening, frozen=True, tag="stepped", omit_defaults=True):
    """The next step of a day begins."""

    step: StepName
    day: int
    round: int = 0

    def apply(self, state: State) -> State:
        return replace(state, step=self.step, day=self.day, round=self.round)


class Framed(Pushed[Frame], frozen=True, tag="framed"):
    """Something is begun, and lies on the stack."""


class Unframed(Replaced[Frame], frozen=True, tag="unframed", omit_defaults=True):
    """What was in hand is done, or goes on as another frame."""


class Reframed(BookkeepingEvent, frozen=True, tag="reframed"):
    """What lies at a place of the stack, counted from the bottom, goes on as another frame."""

    place: int
    frame: Frame

    def apply(self, state: State) -> State:
        stack = state.stack
        return replace(state, stack=(*stack[: self.place], self.frame, *stack[self.place + 1 :]))


class Rolled(Caused, frozen=True, tag="rolled"):
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


class Drew(Happening, frozen=True, tag="drew", omit_defaults=True):
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

    def apply(self, state: State) -> State:
        cards = state.decks[self.deck]
        if self.anew:
            cards = reshuffled(cards)
        cards = without(cards, self.card, red=self.red)
        if self.deck == "locations":
            # A location lies open from now on, and none ever comes back.
            return _deck(state, self.deck, cards)
        return _deck(state, self.deck, replace(cards, discards=plus(cards.discards, {self.card: 1})))


class TurnedEvent(Happening, frozen=True, tag="turned-event", omit_defaults=True):
    """The next card of the deck of events was turned."""

    card: Key
    told: bool = False

    def apply(self, state: State) -> State:
        decks = dict(state.decks)
        for name in ("events", "finales"):
            cards = decks.get(name)
            if cards is not None and cards.left.get(self.card):
                # What was turned stays face up beside the deck, which is never shuffled again.
                left, out = plus(cards.left, {self.card: -1}), plus(cards.out, {self.card: 1})
                decks[name] = replace(cards, left=left, out=out)
                break
        return replace(state, decks=decks, turned=state.turned + 1)


class Shuffled(Happening, frozen=True, tag="shuffled"):
    """The discards of a deck were shuffled into it."""

    deck: Deck

    def apply(self, state: State) -> State:
        return _deck(state, self.deck, reshuffled(state.decks[self.deck]))


class Known(Happening, frozen=True, tag="known", omit_defaults=True):
    """The next cards of a deck are known, the next one first; ``told``: people said which."""

    deck: Deck
    cards: tuple[Key, ...]
    told: bool = False

    def apply(self, state: State) -> State:
        cards = state.decks[self.deck]
        left = cards.left
        for card in self.cards:
            left = plus(left, {card: -1})
        return _deck(state, self.deck, replace(cards, left=left, top=(*cards.top, *self.cards)))


class CardMoved(Happening, frozen=True, tag="card-moved"):
    """A card went from one place of its deck to another, or out of the campaign."""

    deck: Deck
    card: Key
    source: Literal["left", "discards", "aside"]
    target: Literal["left", "aside", "out"]

    def apply(self, state: State) -> State:
        cards = state.decks[self.deck]
        values = {"left": cards.left, "discards": cards.discards, "aside": cards.aside, "out": cards.out}
        values[self.source] = plus(values[self.source], {self.card: -1})
        values[self.target] = plus(values[self.target], {self.card: 1})
        return _deck(state, self.deck, replace(cards, **values))


class MixedIn(Happening, frozen=True, tag="mixed-in"):
    """So many cards with the red corner were shuffled into a deck, unseen.

    Rule: twom-cs.crime.cards
    """

    deck: Deck
    cards: int

    def apply(self, state: State) -> State:
        cards = state.decks[self.deck]
        return _deck(state, self.deck, replace(shuffled(cards), mixed=cards.mixed + self.cards))


class Read(Caused, frozen=True, tag="read"):
    """A script is read; ``book``: in the book, which lies with the people."""

    script: int
    book: bool = False

    def apply(self, state: State) -> State:
        known = self.script in state.read
        return state if known else replace(state, read=tuple(sorted((*state.read, self.script))))


class Noted(Happening, frozen=True, tag="noted", omit_defaults=True):
    """Something was noted for later, or its note taken off."""

    flag: Key
    off: bool = False

    def apply(self, state: State) -> State:
        rest = tuple(flag for flag in state.flags if flag != self.flag)
        return replace(state, flags=rest if self.off else tuple(sorted((*rest, self.flag))))


class Scheduled(BookkeepingEvent, frozen=True, tag="scheduled", omit_defaults=True):
    """Effects were put off to a dawn; ``came``: those of a dawn came."""

    due: Due | None = None
    came: int | None = None

    def apply(self, state: State) -> State:
        due = state.due if self.came is None else tuple(each for each in state.due if each.day > self.came)
        return replace(state, due=due if self.due is None else (*due, self.due))


class Ended(Happening, frozen=True, tag="ended"):
    """The campaign is over."""

    end: End

    def apply(self, state: State) -> State:
        return replace(state, end=self.end, stack=())


class Told(Happening, frozen=True, tag="told", omit_defaults=True):
    """How the story of the group or of somebody ended.

    Attributes:
        who: whose; ``None``: the group's.
        fate: how they went; ``None`` for the group.
        place: which of the epilogues of the pack is told, counted from 0; ``None`` where it has none.
    """

    who: Key | None = None
    fate: Literal["alive", "died", "left"] | None = None
    place: int | None = None


class Summed(Happening, frozen=True, tag="summed"):
    """The campaign in figures: the days, the people who came through and who did not, and what was counted."""

    days: int
    here: int
    lost: int
    figures: dict[Key, int]


class DayOver(Happening, frozen=True, tag="day-over", omit_defaults=True):
    """A day is over, and what came of it.

    Attributes:
        people: everybody in the group, as they are now; lost: those it lost today.
        gained, spent: tokens by which the store is larger and smaller than when the day began.
        figures: what was counted today.
    """

    day: int
    people: tuple[Person, ...]
    lost: tuple[Lost, ...] = ()
    gained: dict[Key, int] = field(default_factory=dict)
    spent: dict[Key, int] = field(default_factory=dict)
    figures: dict[Key, int] = field(default_factory=dict)

    def apply(self, state: State) -> State:
        return replace(state, since=Since(state.store, state.figures))


class Awaited(BookkeepingEvent, frozen=True, tag="awaited"):
    """People at a table are asked what came; ``None``: they said it."""

    pending: Pending | None

    def apply(self, state: State) -> State:
        return replace(state, pending=self.pending)


class Announced(Happening, frozen=True, tag="announced"):
    """People at a table said what came, of what has no event of its own: a character, a back, an enemy, a known card.

    Attributes:
        what: as in :class:`Pending`; said: as in :class:`Tell`.
    """

    what: str
    said: str


class Declared(Happening, frozen=True, tag="declared", omit_defaults=True):
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


class Chosen(Happening, frozen=True, tag="chosen"):
    """The Leader chose one of the answers that people read from a card."""

    source: str
    way: str


class Valued(Happening, frozen=True, tag="valued"):
    """People said values of their box, which are kept for the campaign."""

    values: dict[str, int]

    def apply(self, state: State) -> State:
        return with_values(state, self.values)


class Arranged(Laid[State], frozen=True, tag="arranged"):
    """A judge set the position; ``parts`` are those that were told."""

    parts: tuple[str, ...]


_RED = "red-corner."
"""The start of the names of values that count the cards with a red corner."""


def with_values(state: State, values: Mapping[str, int]) -> State:
    """The position with values of a box that people said; cards with a red corner are in their decks."""
    red = {name.removeprefix(_RED): number for name, number in values.items() if name.startswith(_RED)}
    decks = dict(state.decks)
    for deck in (name for name in decks if name in red):
        decks[deck] = replace(decks[deck], red=plus({}, {f"unknown-{deck.removesuffix('s')}": red[deck]}))
    return replace(state, values=dict(sorted({**state.values, **values}.items())), decks=decks)


def _deck(state: State, deck: Deck, cards: Cards) -> State:
    return replace(state, decks={**state.decks, deck: cards})


Event: TypeAlias = (
    Opened | Attended | GaveUp | DiaryPassed | Stepped | Framed | Unframed | Reframed | Rolled | Drew | TurnedEvent
    | Shuffled | Known | CardMoved | MixedIn | Read | Noted | Scheduled | Ended | Told | Summed | DayOver | Awaited
    | Announced | Declared | Chosen | Valued | Arranged
    | GroupEvent | HouseEvent
)  # fmt: skip
