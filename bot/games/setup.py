"""What is settled before a match: rulesets and variants, choices, and what was chosen."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from bot.games.questions import Option
from bot.games.values import Line, Seat

FIRST = "first"
"""The option of a setup that says which seat begins, by its number; only the next game of a series has it."""


class SeatSetup(Struct, frozen=True):
    """What a seat starts with: what was chosen for it, by the names of the choices, and whether the game plays it.

    It is ``free`` where nobody has taken it as the match opens.
    A pick is a token, a number its digits, a file its text; where a setup is shown or kept, a file is its fingerprint.
    """

    choices: dict[str, str] = {}
    automated: bool = False
    # Setups of older versions do not say it, and without it a setup is written as they wrote it.
    free: bool | UnsetType = UNSET


class Setup(Struct, frozen=True):
    """What was agreed on before the first event; ``options`` holds what was chosen for the whole table."""

    ruleset: str
    variant: str
    seats: tuple[SeatSetup, ...]
    options: dict[str, str] = {}

    @property
    def present(self) -> tuple[Seat, ...] | None:
        """The seats that people have taken as the match opens; ``None`` where it is not said that any is free."""
        if not any(each.free is True for each in self.seats):
            return None
        return tuple(seat for seat, each in enumerate(self.seats) if not each.automated and each.free is not True)


class Following(Struct, frozen=True):
    """How the next game of a series begins.

    Attributes:
        first: the seat that begins; ``None`` where the game itself settles that.
        chooser: the seat that may name another one; ``None`` where nobody may.
    """

    first: Seat | None = None
    chooser: Seat | None = None


class Keepable(Struct, frozen=True):
    """Something that players agreed on in a match, and that an organiser may keep for later ones.

    Attributes:
        key: what it is about; a later one about the same takes its place.
        name, said: what it is about and what was agreed, in words.
        text: the same as the game reads it.
    """

    key: str
    name: Line
    said: Line
    text: str


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

    @property
    def usual_seats(self) -> int:
        """How many seats a lobby opens with where nobody says: free ones for everybody who may join, or the least.

        >>> Variant("duel", (2, 4)).usual_seats, Variant("group", (1, 6), together=True).usual_seats
        (2, 6)
        """
        return self.seats[1] if self.together else self.seats[0]


class Ruleset(Struct, frozen=True):
    """Rules as of a date, pinned by a match: ``key`` is ``book@date``, and a later mending gets a new key."""

    key: str
    book: str
    variants: tuple[Variant, ...]


class FirstMatch(Struct, frozen=True):
    """A short match for people who have never played the game.

    Attributes:
        variant: the way to play; seats: for how many.
        options: what is chosen for the whole table, such as a near goal.
        own: what is chosen for people's own seats.
    """

    variant: str
    seats: int
    options: dict[str, str] = {}
    own: dict[str, str] = {}


class Choice(Struct, frozen=True):
    """Something to settle in the lobby, for each seat or for the table.

    Attributes:
        name: what it is called in :attr:`SeatSetup.choices` or :attr:`Setup.options`.
        options: what can be picked; the first is taken where nothing was.
        kind: ``pick`` one of the options, ``picks`` any of them, a ``number``, or a ``file`` that :meth:`Game.read`
            accepts. Several picks are written as in a :class:`Step`.
        sealed: only its owner may know what it is; everybody may know its fingerprint.
        least, most: the numbers that are possible.
        usual: the number that is taken where none was chosen; without it the least.
        needed: the match cannot open without it.
        instead: another choice that does as well: of the two, one is enough.
        distinct: no two seats choose the same.
        ruleset: the ruleset of the setup that the choice was asked for, where :meth:`Game.read` cites its book.
        once: of a standing choice, that it holds until the seat has answered in a window by itself.
        absent: of a standing choice, the option that holds for a seat which missed several windows in a row, in the
            place of all that it settled.
        handy: of a standing choice, the options that a question offers to a person who answered several like that.
        passing: of a standing choice, that it is about what lies in this match, so that it says nothing for another.
    """

    name: str
    each_seat: bool
    options: tuple[Option, ...] = ()
    kind: Literal["pick", "picks", "file", "number"] = "pick"
    sealed: bool = False
    least: int = 0
    most: int = 0
    usual: int | None = None
    needed: bool = True
    instead: str = ""
    distinct: bool = False
    ruleset: str = ""
    once: bool = False
    absent: str = ""
    handy: tuple[str, ...] = ()
    passing: bool = False
