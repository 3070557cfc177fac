"""What every game is to the bot: a pure, typed, deterministic referee.

A game knows neither clocks nor databases nor Discord. Its state, commands and events are frozen values; chance comes in
as an argument and leaves as outcomes inside events, so that replaying events never meets a random source.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bot.games.codec import Codec
from bot.games.packs.words import Words

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play; it outlives the person who sits in it."""


class Line(Struct, frozen=True):
    """A sentence that is not written yet: a message of the locale files and its arguments.

    An argument is a number, a plain word (a name that is the same in every language), another line, or several.
    """

    key: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = "int | str | Line | tuple[Line, ...]"

PACK_TEXT = "pack-text"


def text(key: str) -> Line:
    """A name or a text of the game's component pack, as a line or as an argument of one.

    The line holds the key alone, so that neither events nor messages that wait hold a copy of the pack. Who renders it
    looks the key up in :attr:`Game.texts` and takes the reader's language.

    >>> text("card.crow.name")
    Line(key='pack-text', args={'key': 'card.crow.name'})
    """
    return Line(PACK_TEXT, {"key": key})


class Violation(Struct, frozen=True):
    """Why a command is refused: the slug of the rule it breaks, and a sentence for the one who tried.

    ``rule`` is empty only where a judge's adjustment is not written as one, which no rule speaks of.
    The sentence names nothing that the seat it answers may not know.
    """

    rule: str
    line: Line


State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
EventOut = TypeVar("EventOut", covariant=True)
CommandOut = TypeVar("CommandOut", covariant=True)


class Bookkeeping(Struct, frozen=True):
    """A base of events that only note what is begun, interrupted or done: replayed like others, but told to nobody."""


class Accepted(Struct, Generic[EventOut], frozen=True):
    """A command that stands: what happened because of it, in order."""

    events: tuple[EventOut, ...]


class Rejected(Struct, frozen=True):
    """A command that does not stand; the state it was meant for is as it was."""

    violations: tuple[Violation, ...]


class Option(Struct, frozen=True):
    """One thing that can be picked; ``token`` (at most 24 characters of ``a-z0-9.-``) is what a button carries."""

    token: str
    label: Line


class Step(Struct, frozen=True):
    """One question on the way to a command: never empty, and every option leads to at least one legal command."""

    ask: Line
    options: tuple[Option, ...]


class Complete(Struct, Generic[CommandOut], frozen=True):
    """The end of a path: a legal command and what it will do, to be confirmed.

    ``final`` is true where it cannot be taken back without a judge, because it rolls, draws or reveals.
    """

    command: CommandOut
    preview: Line
    final: bool = False


class Prompt(Struct, frozen=True):
    """A seat is asked something; who is asked what is public.

    Attributes:
        id: names the question as long as it stands; a button that carries another id is stale.
        seat: who is asked.
        ask: what is awaited, in words that tell nobody anything hidden.
        optional: the match goes on without an answer as soon as nobody else is asked.
    """

    id: str
    seat: Seat
    ask: Line
    optional: bool = False


class SeatSetup(Struct, frozen=True):
    """What a seat starts with: its faction, and whether the game plays it or the rules ease it for a newcomer."""

    faction: str
    newcomer: bool = False
    automated: bool = False


class Setup(Struct, frozen=True):
    """What was agreed on before the first event; ``options`` are the game's own (a scenario, a deck, a format)."""

    ruleset: str
    variant: str
    seats: tuple[SeatSetup, ...]
    options: dict[str, str] = {}


class Variant(Struct, frozen=True):
    """A way to play a ruleset, with the least and the most seats."""

    key: str
    seats: tuple[int, int]


class Ruleset(Struct, frozen=True):
    """Rules as of a date, pinned by a match: ``key`` is ``book@date``, and a later mending gets a new key."""

    key: str
    book: str
    variants: tuple[Variant, ...]


class Choice(Struct, frozen=True):
    """Something to settle in the lobby: ``name`` is ``faction`` or an option's; asked of each seat or of the table."""

    name: str
    each_seat: bool
    options: tuple[Option, ...]


class Standing(Struct, frozen=True):
    """How a match ended for one seat: its place from 1 and its points."""

    seat: Seat
    place: int
    points: int


class Outcome(Struct, frozen=True):
    """How a match ended: a place for every seat, and the reason; equal places are shared."""

    standings: tuple[Standing, ...]
    reason: Line

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in the first place; none where the table lost to the game."""
        return tuple(one.seat for one in self.standings if one.place == 1)


SPECTATOR: Literal["spectator"] = "spectator"
JUDGE: Literal["judge"] = "judge"
Viewer: TypeAlias = Seat | Literal["spectator", "judge"]
"""Who looks: a seat, somebody with no seat, or a judge who may see everything."""


class Chance(Protocol):
    """The only source of chance; every draw is recorded with its purpose and can be checked afterwards."""

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1, all equally likely; ``purpose`` says publicly what it is for."""
        ...


class Game(Protocol[State, Command, Event]):
    """A referee of one game; every method is pure, and the same arguments give the same result in any process.

    An instance is bound to one component pack, so that a match refers to the components it was opened with.
    """

    key: str
    engine: str
    """The version of everything that decides: the rules, the game's own player, the default answers.

    It changes whenever any of these decides otherwise than before, so that a match says by which version it was judged.
    """
    rulesets: tuple[Ruleset, ...]
    codec: Codec[State, Command, Event]
    rules: frozenset[str]
    """Slugs of the rules a refusal may cite; the digest defines every one."""
    texts: Mapping[str, Words]
    """The names and texts of the component pack, by the key that :func:`text` takes."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        """What is to be settled in the lobby, given what is settled so far; a choice may come to need another."""
        ...

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        """Why a match cannot be opened with this setup; empty when it can."""
        ...

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The first events of a match whose setup passed :meth:`check`; the first one makes the first state."""
        ...

    def initial(self, event: Event) -> State:
        """The state that the first event of a match makes."""
        ...

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        """What a seat's command leads to; never raises, whatever the command holds."""
        ...

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """What a judge's adjustment leads to: parts of the position, by name, set to new values."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event: total, without chance, clock or checks."""
        ...

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Who is asked what; empty exactly when the match is over. Any number of seats may be asked at once."""
        ...

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        """Where a path of picked tokens leads in answering a prompt; ``None`` when it leads nowhere.

        Every legal command ends exactly one path, and every path ends in a legal command.
        """
        ...

    def default(self, state: State, prompt: Prompt) -> Command:
        """The legal command taken for a seat whose time ran out: the one that commits it to least."""
        ...

    def automated(self, state: State, prompt: Prompt) -> Command:
        """The legal command that the game's own player picks, from what that seat may know."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended; ``None`` while it lasts."""
        ...

    def concede(self, state: State, seats: tuple[Seat, ...]) -> Outcome:
        """How a match ends that these seats give up."""
        ...

    def reveals(self, event: Event) -> bool:
        """Whether an event told somebody what undoing could not make unknown again."""
        ...

    def view(self, state: State, viewer: Viewer) -> Struct:
        """What a viewer may see, built field by field from nothing; the game's own type."""
        ...

    def narrate(self, event: Event, viewer: Viewer) -> Line | None:
        """The event as a line of the log, for a viewer; ``None`` where it is nothing to tell."""
        ...

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """The state with everything the viewer may not know drawn anew, consistent with what it may."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
