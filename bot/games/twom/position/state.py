"""The position: everything that is on the table, and nothing that anybody does not know."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position.commands import Answer
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.frames.stack import Frame
from bot.games.twom.position.people import Lost, Person
from bot.games.values import Seat

Phase: TypeAlias = Literal["morning", "actions", "dusk", "evening", "scavenging", "raid", "dawn"]
PHASES: tuple[Phase, ...] = ("morning", "actions", "dusk", "evening", "scavenging", "raid", "dawn")

StepName: TypeAlias = Literal[
    "setup", "characters", "locations",
    "event", "event-over", "placing", "round-over", "water", "food", "food-over", "evening", "evening-over",
    "location", "gear", "explore", "card-over", "explored", "findings", "findings-over",
    "arms", "raid", "raid-over", "crime-count", "crime", "crime-over",
    "return", "medicine", "alcohol", "fate", "fate-over", "alcohol-after",
    "last-resort", "keeping", "last-resort-over", "losses", "day-over", "new-day",
]  # fmt: skip
"""A step of a day; :mod:`bot.games.twom.acts.flow.steps` says what happens in each."""


class Spot(Struct, frozen=True, omit_defaults=True):
    """What lies on a space of the shelter: a shelter card of a kind, or a fitting."""

    card: Key | None = None
    fitting: Key | None = None


class Own(Struct, frozen=True, omit_defaults=True):
    """A fitting of people's own box: whether it is a bed, and the cost of building it."""

    bed: bool = False
    cost: dict[Key, int] = {}


class Due(Struct, frozen=True, omit_defaults=True):
    """Effects that are carried out at the dawn of a day, and what they come from."""

    day: int
    effects: tuple[Effect, ...]
    source: str = ""


class Table(Struct, frozen=True, omit_defaults=True):
    """What the table agreed on in the lobby.

    Attributes:
        cards, dice: whether the bot draws and rolls, or people at a table tell.
        scripts: whether they are read from the pack or from the book.
        stays: the Diary stays with its holder while the unknown is explored.
        keeper: the seat that has the box; ``None`` where the Diary's holder tells.
        council: for how many hours at most a weighty question is talked over before the holder decides; 0 for none.
        last: the day at whose end the table stops; 0 for the whole campaign.
        box: people play with their own box and without a component pack.
        version: by which agreement between people and referee the campaign is played. In 1, all that a command leads to
            waits for what people say, who holds a firearm fires, and food and medicine have their phases alone.
    """

    cards: Literal["bot", "table"] = "bot"
    dice: Literal["bot", "table"] = "bot"
    scripts: Literal["pack", "book"] = "pack"
    stays: bool = False
    keeper: Seat | None = None
    council: int = 0
    last: int = 0
    box: bool = False
    version: int = 1

    @property
    def tells(self) -> bool:
        """Whether people have anything of the game at a table of their own, and tell it in whole answers."""
        return self.version > 1 and ("table" in (self.cards, self.dice) or self.scripts == "book")


class Ask(Struct, frozen=True, omit_defaults=True):
    """One thing that people at a table tell.

    Attributes:
        what: the die, the deck or the value that is asked about; options: what can come of it.
        purpose: what it is for, as in :class:`Rolled`, or the value's name.
        who: whom it is about; where: the space or the state it is about; source: what asks, as in :class:`Doing`.
        least, most: the bounds of a number, where there are no options.
        named: the answer is a name in people's own words.
    """

    what: str
    options: tuple[str, ...] = ()
    purpose: str = ""
    who: Key | None = None
    where: str = ""
    source: str = ""
    least: int = 0
    most: int = 0
    named: bool = False


class Pending(Struct, frozen=True, omit_defaults=True):
    """At a table people are asked what came; only what depends on it waits.

    Attributes:
        command: the command that is held back until then; ``None`` where all of it was carried out that could be.
        told: what they have said so far.
        what: the die or the deck that is asked about; options: what can come.
        drawn: the numbers that the bot drew before that.
        asks: all questions of one answer, the first as in ``what`` and ``options``; none in matches of version 1.
    """

    command: Answer | None
    told: tuple[str, ...]
    what: str
    options: tuple[str, ...]
    drawn: tuple[int, ...] = ()
    asks: tuple[Ask, ...] = ()

    @property
    def asked(self) -> tuple[Ask, ...]:
        """All questions of one answer."""
        return self.asks or (Ask(self.what, self.options),)


class Since(Struct, frozen=True, omit_defaults=True):
    """What a day began with: the store, and the figures of the campaign so far."""

    store: dict[Key, int] = {}
    figures: dict[Key, int] = {}


DAYS_OVER = "days-over"
"""The reason of an end at the day that the table agreed on."""


class End(Struct, frozen=True):
    """The campaign is over; ``reason`` is a key of what is told."""

    won: bool
    reason: str


class State(Struct, frozen=True, omit_defaults=True):
    """A position.

    Attributes:
        seats: how many there are; present: those that are at the table now, in their order; gone: who gave up;
            free: those that nobody had taken when the campaign began.
        holder: who holds the Diary, and where it came from.
        day: counted from 1; round: of the three rounds of actions, from 1, while they last.
        serial: counts what happened; a question is named after it.
        store, pile, supply, removed: tokens and resources at home, in the findings pile, in the box, out of the
            campaign; kinds of which nobody counted how many there are lack in ``supply``.
        decks: every deck but the characters; ``events`` and ``finales`` are parts of the deck of events.
        turned: cards of the deck of events that were turned, the chapters included.
        characters: those who did not come yet.
        shelter: what lies on spaces; a space where nothing lies is not listed.
        backs: backs of shelter cards that nobody saw yet, by kind and key.
        fittings, ideas: what can be built, and what cannot yet.
        boarded: how much of the shelter is boarded up.
        locations: the three that lie open, the nearest first.
        last_resort: the cards of it that the group holds.
        unknown: how many cards of the exploration deck lie in the unknown; noise: while there is any.
        outside: the location where people are tonight.
        prices: by how much the market value of tokens was changed.
        stack: what is being carried out, the frame in hand last.
        flags: what was noted; due: what comes at a later dawn.
        read: the numbers of the scripts that were read.
        figures: what happened so far and is told at the end, as numbers by what they count.
        values: what people said once of their box, such as the marks of a state, by name.
        home, rooms: the fittings and the spaces of the shelter that they named.
        since: what of this there was when the day began.
    """

    seats: int
    present: tuple[Seat, ...]
    holder: Seat
    people: tuple[Person, ...]
    table: Table = Table()
    gone: tuple[Seat, ...] = ()
    passed_by: Seat | None = None
    day: int = 1
    step: StepName = "setup"
    round: int = 0
    serial: int = 0
    lost: tuple[Lost, ...] = ()
    store: dict[Key, int] = {}
    pile: dict[Key, int] = {}
    supply: dict[Key, int] = {}
    removed: dict[Key, int] = {}
    decks: dict[Deck, Cards] = {}
    turned: int = 0
    characters: dict[Key, int] = {}
    shelter: dict[Key, Spot] = {}
    backs: dict[Key, dict[Key, int]] = {}
    fittings: dict[Key, int] = {}
    ideas: dict[Key, int] = {}
    boarded: int = 0
    frost: int = 0
    locations: tuple[Key, ...] = ()
    last_resort: tuple[Key, ...] = ()
    unknown: int = 0
    noise: int = 0
    outside: Key | None = None
    prices: dict[Key, int] = {}
    stack: tuple[Frame, ...] = ()
    flags: tuple[Key, ...] = ()
    due: tuple[Due, ...] = ()
    read: tuple[int, ...] = ()
    figures: dict[Key, int] = {}
    since: Since = Since()
    pending: Pending | None = None
    end: End | None = None
    free: tuple[Seat, ...] = ()
    values: dict[str, int] = {}
    home: dict[Key, Own] = {}
    rooms: tuple[Key, ...] = ()

    def with_stack(self, stack: tuple[Frame, ...]) -> State:
        """The position with something begun, interrupted or done."""
        return replace(self, stack=stack)

    @property
    def taken(self) -> tuple[Seat, ...]:
        """The seats that the campaign began with: all of them where nobody was left in any."""
        return tuple(seat for seat in range(self.seats) if seat not in self.free) or tuple(range(self.seats))

    @property
    def keys(self) -> tuple[Key, ...]:
        """The people of the group by key."""
        return tuple(person.key for person in self.people)

    def person(self, key: Key) -> Person:
        """Somebody of the group.

        Raises:
            KeyError: they are not in it.
        """
        for person in self.people:
            if person.key == key:
                return person
        raise KeyError(key)
