"""What a game's answers are made of: lines to be put into words, refusals, outcomes, and who looks."""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play; it outlives the person who sits in it."""


Loss: TypeAlias = Literal["action", "turn", "points"]
"""What a verdict may take from a seat."""


BENCH: Seat = -1
"""Where a judge sits: in place of a seat, so that no seat can give a judge's answer."""


class Line(Struct, frozen=True):
    """A sentence that is not written yet: a message of the locale files and its arguments.

    An argument is a number, a plain word (a name that is the same in every language), another line, or several.
    """

    key: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = "int | str | Line | tuple[Line, ...]"


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


class Adjustable(Struct, frozen=True):
    """A value of a position that a judge may set, and that everybody sees.

    Attributes:
        path: the names by which an adjustment sets it, from the outermost inwards.
        label: what it is; now: its value; least, most: the bounds of a number.
        is_seat: the value is a seat.
    """

    path: tuple[str, ...]
    label: Line
    now: int
    least: int = 0
    most: int = 99
    is_seat: bool = False


EventOut = TypeVar("EventOut", covariant=True)


class Bookkeeping(Struct, frozen=True):
    """A base of events that only note what is begun, interrupted or done: replayed like others, but told to nobody."""


class Accepted(Struct, Generic[EventOut], frozen=True):
    """A command that stands: what happened because of it, in order."""

    events: tuple[EventOut, ...]


class Rejected(Struct, frozen=True):
    """A command that does not stand; the state it was meant for is as it was."""

    violations: tuple[Violation, ...]


class Meaning(Struct, frozen=True):
    """One of the ways in which an unclear file can be meant.

    Attributes:
        token: which it is; the same as long as the file is.
        label: what its owner answers to mean this.
        text: the file as it would be written if this were meant, to be read in its place.
    """

    token: str
    label: Line
    text: str


class Unclear(Struct, frozen=True):
    """A file that can be read in several ways, of which its owner alone knows the right one.

    Attributes:
        asked: what its owner is asked.
        text: the file as it was understood so far; reading it asks the same.
        meanings: the possible answers, two or more.
    """

    asked: Line
    text: str
    meanings: tuple[Meaning, ...]


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


class Progress(Struct, frozen=True):
    """How far a match has come in what its game counts in; 0 before the first of them."""

    unit: Literal["round", "turn"]
    number: int


class Section(Struct, frozen=True):
    """A part of what somebody holds, in words: a hand, a faction sheet, a scenario card.

    Attributes:
        lines: one about a component that can be asked for by itself has its name as the argument ``name``.
        name: what the whole is called, where it can be asked for.
        is_scenario: it is the card of a scenario.
        is_small: its lines are many, so that they are in small print.
        more: the same in full, a section for each thing; shown on request.
        notes: what is doubtful about it, for judges alone.
    """

    title: Line
    lines: tuple[Line, ...]
    name: Line | None = None
    is_scenario: bool = False
    is_small: bool = False
    more: tuple[Section, ...] = ()
    notes: tuple[Line, ...] = ()


SPECTATOR: Literal["spectator"] = "spectator"


JUDGE: Literal["judge"] = "judge"


Viewer: TypeAlias = Seat | Literal["spectator", "judge"]
"""Who looks: a seat, somebody with no seat, or a judge who may see everything."""
