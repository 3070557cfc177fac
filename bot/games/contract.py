"""What every game is to the bot: a pure, typed, deterministic referee.

A game knows neither clocks nor databases nor Discord. Its state, commands and events are frozen values; chance comes in
as an argument and leaves as outcomes inside events, so that replaying events never meets a random source.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bot.games.codec import Codec
from bot.games.packs.words import Words

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play; it outlives the person who sits in it."""

BENCH: Seat = -1
"""Where a judge sits: in place of a seat, so that no seat can give a judge's answer."""


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
    """Why a command or a setup is refused: the slug of the rule it breaks, and a sentence for the one who tried.

    Attributes:
        rule: empty only where a judge's adjustment is not written as one, which no rule speaks of.
        line: names nothing that the seat it answers may not know.
        seat: the only seat that may read the sentence, where it is about something sealed; ``None`` for everybody.
    """

    rule: str
    line: Line
    seat: Seat | None = None


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
    """One question on the way to a command: never empty, and every option leads to at least one legal command.

    Where several may be picked at once, their tokens are one part of the path, joined by ``+`` in the order of the
    options, so that the same picks are the same path. None at all is the part ``-``.

    Attributes:
        least, most: how many options are picked.
    """

    ask: Line
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


class Number(Struct, frozen=True):
    """A question that is answered by a number from ``least`` to ``most``, in digits; each leads to a legal command."""

    ask: Line
    least: int
    most: int


class Name(Struct, frozen=True):
    """A question that is answered by one of many names, typed in part: :meth:`Game.suggest` finds them."""

    ask: Line


Question: TypeAlias = Step | Number | Name
"""What a path of picks may come to before its end."""


class Complete(Struct, Generic[CommandOut], frozen=True):
    """The end of a path: a legal command and what it will do, to be confirmed.

    ``final`` is true where it cannot be taken back without a judge, because it rolls, draws or reveals.
    """

    command: CommandOut
    preview: Line
    final: bool = False


Urgency: TypeAlias = Literal["move", "window", "chore"]
"""How pressing a question is.

``move``: the match waits for the seat's decision; it is pinged and has the whole time of a move.
``window``: the seat may step in, and mostly passes; it has the time of a window, and missing it is a pass.
``chore``: something that must be done and decides little; it is not pinged, only reminded.
"""


class Prompt(Struct, frozen=True):
    """A seat is asked something; who is asked what is public, and follows from what is public alone.

    Attributes:
        id: names the question as long as it is asked; a button that carries another id is stale.
        seat: who is asked; where a group decides together, who holds the question.
        ask: what is awaited, in words that tell nobody anything hidden.
        optional: the match goes on without an answer as soon as nobody else is asked.
        urgency: rules pings and clocks.
        window: the window that this is a seat's part of. All prompts of one window are asked at once, and a seat's has
            the same id from its opening until something is done in it, so that an answer can be given ahead.
        ahead: the seat's turn in the window has not come; :meth:`Game.step` offers its answers, and
            :meth:`Game.decide` refuses them until then.
        judge: it is about the seat and answered by a judge, and while it is asked no clock runs.
    """

    id: str
    seat: Seat
    ask: Line
    optional: bool = False
    urgency: Urgency = "move"
    window: str = ""
    ahead: bool = False
    judge: bool = False

    @property
    def decider(self) -> Seat:
        """In whose place :meth:`Game.decide` is given the answer."""
        return BENCH if self.judge else self.seat


class SeatSetup(Struct, frozen=True):
    """What a seat starts with: what was chosen for it, by the names of the choices, and whether the game plays it.

    A pick is a token, a number its digits, a file its text; where a setup is shown or kept, a file is its fingerprint.
    """

    choices: dict[str, str] = {}
    automated: bool = False


class Setup(Struct, frozen=True):
    """What was agreed on before the first event; ``options`` holds what was chosen for the whole table."""

    ruleset: str
    variant: str
    seats: tuple[SeatSetup, ...]
    options: dict[str, str] = {}


class Variant(Struct, frozen=True):
    """A way to play a ruleset.

    Attributes:
        seats: the least and the most seats.
        together: the seats win and lose as one; nobody's leaving ends the match, and places at the table that are empty
            are passed over.
        automaton: the game's own player can take a seat.
        opens: where a table plays together, after how many seconds a question opens to everybody unless the lobby says
            otherwise.
    """

    key: str
    seats: tuple[int, int]
    together: bool = False
    automaton: bool = True
    opens: int | None = None


class Ruleset(Struct, frozen=True):
    """Rules as of a date, pinned by a match: ``key`` is ``book@date``, and a later mending gets a new key."""

    key: str
    book: str
    variants: tuple[Variant, ...]


class Choice(Struct, frozen=True):
    """Something to settle in the lobby, for each seat or for the table.

    Attributes:
        name: what it is called in :attr:`SeatSetup.choices` or :attr:`Setup.options`.
        options: what can be picked; the first is taken where nothing was.
        kind: ``pick`` one of the options, a ``number``, or a ``file`` that :meth:`Game.read` accepts.
        sealed: only its owner may know what it is; everybody may know its fingerprint.
        least, most: the numbers that are possible.
        needed: the match cannot open without it.
        distinct: no two seats choose the same.
    """

    name: str
    each_seat: bool
    options: tuple[Option, ...] = ()
    kind: Literal["pick", "file", "number"] = "pick"
    sealed: bool = False
    least: int = 0
    most: int = 0
    needed: bool = True
    distinct: bool = False


class Standing(Struct, frozen=True):
    """How a match ended for one seat.

    Attributes:
        place: from 1, equal places are shared; ``None`` in a game without places.
        points: ``None`` in a game without points.
        won: ``None`` where the first place says it, as in matches of older versions.
    """

    seat: Seat
    place: int | None = None
    points: int | None = None
    won: bool | None = None


class Outcome(Struct, frozen=True):
    """How a match ended for every seat, and the reason."""

    standings: tuple[Standing, ...]
    reason: Line

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; none where the table lost to the game."""
        return tuple(one.seat for one in self.standings if (one.place == 1 if one.won is None else one.won))


class Section(Struct, frozen=True):
    """A part of what somebody holds, in words: a hand, a faction sheet, a scenario card."""

    title: Line
    lines: tuple[Line, ...]


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

    An instance is bound to one component pack, so that a match refers to the components it was opened with. A game
    derives from this class: what has an answer here is a capability that it may leave as it is.
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
    plays_as: str = ""
    """The choice that tells seats apart, such as a faction: shown beside names, and counted by statistics."""
    texts: Mapping[str, Words] = MappingProxyType({})
    """The names and texts of the component pack, by the key that :func:`text` takes."""
    ends_on_time: bool = False
    """Whether a match can have a time of its own, after which :meth:`time_up` brings it to its end."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        """What is to be settled in the lobby, given what is settled so far; a choice may come to need another."""
        ...

    def read(self, choice: Choice, content: bytes) -> str | Rejected:
        """The text of a file that somebody brings for a choice, written in one way whatever it looked like."""
        return Rejected(())

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

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Question | Complete[Command] | None:
        """Where a path of picked tokens leads in answering a prompt; ``None`` when it leads nowhere.

        Every legal command ends exactly one path, and every path ends in a legal command.
        """
        ...

    def suggest(self, state: State, prompt: Prompt, path: tuple[str, ...], typed: str) -> tuple[Option, ...]:
        """The options of the :class:`Name` at the end of a path, the best for what was typed first; all for nothing."""
        return ()

    def standing_choices(self, state: State) -> tuple[Choice, ...]:
        """What a seat may settle about its answers in advance, privately and at any time: picks for each seat.

        The first option of each is to be asked.
        """
        return ()

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        """The answer that a seat's standing choices give to a prompt; ``None`` where it is to be asked.

        Args:
            view: what a spectator sees, so that no answer can depend on what is hidden.
            chosen: tokens by the names of the choices, as far as they were settled.
        """
        return None

    def time_up(self, state: State) -> tuple[Event, ...]:
        """What follows from the match's own time being over: events after which it goes on to its end, and none of them
        a second time."""
        return ()

    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        """What follows from who is at the table now; for games in which absent seats are passed over."""
        return ()

    def save(self, state: State) -> bytes | Rejected:
        """A sheet of the position that a match can be opened from, as the file of a choice."""
        return Rejected(())

    def sheet(self, state: State, viewer: Viewer) -> tuple[Section, ...]:
        """What a viewer holds, in words beside the picture."""
        return ()

    def chapter(self, state: State) -> str:
        """The part of the match a position belongs to (a turn, a combat): its log is one message that grows.

        Empty where every entry is a message of its own.
        """
        return ""

    def default(self, state: State, prompt: Prompt) -> Command:
        """The legal command taken for a seat whose time ran out: the one that commits it to least."""
        ...

    def automated(self, state: State, prompt: Prompt) -> Command:
        """The legal command that the game's own player picks, from what that seat may know."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended; ``None`` while it lasts."""
        ...

    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        """What becomes of the match when seats give up.

        Args:
            seats: those that have given up so far, the last one included.
            people: those that people still play; with none of them the match ends.

        Returns:
            Events after which the others play on, the outcome the match ends with, or ``None``: the game's own player
            goes on for them.
        """
        ...

    def reveals(self, event: Event) -> bool:
        """Whether an event told somebody what undoing could not make unknown again."""
        ...

    def view(self, state: State, viewer: Viewer) -> Struct:
        """What a viewer may see, built field by field from nothing; the game's own type."""
        ...

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        """The event as paragraphs of the log, for a viewer; none where it is nothing to tell."""
        ...

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """The state with everything the viewer may not know drawn anew, consistent with what it may."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
