"""The position of a match: forces, board, dice, whose turn it is, and what was interrupted."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bot.games.values import Seat
from bot.games.zloba.pack.effects import Effect, EyeFace, Face
from bot.games.zloba.position.coop_state import Coop, CoopFrame
from bot.games.zloba.position.units import Elite, Figure, March

ZONE = 0
"""The place of units in their own zone; 1 to 8 are the numbered areas."""

PLACES = range(9)
THRESHOLD = 30
"""Victory points that end the competitive game. Rule: zloba-cs.victory.threshold"""

VariantKey: TypeAlias = Literal["competitive", "coop"]
Phase: TypeAlias = Literal["setup", "spoils", "groundwork", "draft", "actions", "scoring", "over"]
Action: TypeAlias = Face | Literal["exodus"]
"""What an action die, or two dice, can bring about in a turn, and Doubling can repeat."""

Reason: TypeAlias = Literal["threshold", "mission", "conceded"]


class Force(Struct, frozen=True, gc=False):
    """One faction in play.

    Attributes:
        zone: the side of its zone (0 north, 1 east, 2 south, 3 west); ``None`` for the automated opponent.
        mat, removed: basic units on the mat and in the pool of removed ones.
        basics: basic units by place, nine numbers; elites: those on the board, ascending; the others are on the mat.
        dice: action dice held, ascending; eye: what its all-seeing die shows, ``None`` when it is not on the mat.
        cards: support cards chosen, hidden until all have chosen; spent: those used up.
    """

    faction: str
    zone: int | None
    mat: int
    basics: tuple[int, ...]
    removed: int = 0
    elites: tuple[Elite, ...] = ()
    corra: int = 0
    points: int = 0
    dice: tuple[Face, ...] = ()
    eye: EyeFace | None = None
    cards: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    newcomer: bool = False
    automated: bool = False


class Turn(Struct, frozen=True, gc=False):
    """Whose turn it is: in the draft who picks, in the actions who plays.

    Attributes:
        acted: whether an action die has been used or discarded; done: the action just done, which Doubling may repeat;
            over: the next seat is to follow.
    """

    seat: Seat
    acted: bool = False
    done: Action | None = None
    over: bool = False


class Act(Struct, frozen=True, gc=False, tag="act"):
    """An action carried out without a die: the spoils of an area."""

    face: Face


Task: TypeAlias = Act | Effect


class Pending(Struct, frozen=True, gc=False, tag="pending"):
    """Tasks still to be carried out by a seat, the first one now.

    Attributes:
        source: what brought them: ``spoils`` or the key of an elite, a skill or a card; area: where, 0 if nowhere.
    """

    seat: Seat
    source: str
    queue: tuple[Task, ...]
    area: int = 0


class Onward(Struct, frozen=True, gc=False, tag="onward"):
    """Swift elites that have just moved into a place may move on."""

    seat: Seat
    place: int
    elites: tuple[Figure, ...]


class Spoils(Struct, frozen=True, gc=False, tag="spoils"):
    """The areas from this number on are still to be checked for spoils."""

    area: int


Frame: TypeAlias = Pending | Onward | Spoils | CoopFrame


class End(Struct, frozen=True, gc=False):
    """How the match ended: places by seat, from 1, and why; against the opponent every human has the same place."""

    places: tuple[int, ...]
    reason: Reason


class LastMove(Struct, frozen=True, gc=False):
    """What to mark in the picture: who acted, where units left and arrived, and where units were wounded."""

    seat: Seat
    start: int | None = None
    marches: tuple[March, ...] = ()
    wounded: int | None = None


class State(Struct, frozen=True, gc=False):
    """A position.

    Attributes:
        pack: the key of the component pack; serial: how many events made this position.
        forces: by seat; against the automated opponent its force comes last.
        round: from 1; the counter die shows at most six; start: who holds the start token, -1 before it is drawn.
        supply: corra in the common supply; offer: action dice to pick from, ascending; tokens: by area from 1, numbers
            of the pack's tokens.
        stack: what was interrupted, the innermost last; coop: only against the automated opponent.
        last: what was done last on the board, to be marked in pictures.
        target: the victory points at which the competitive game ends, where the table chose others than the book's.
        easy: the game's own player holds back, where the table chose so.
    """

    variant: VariantKey
    pack: str
    forces: tuple[Force, ...]
    tokens: tuple[int, ...]
    supply: int
    round: int = 0
    start: Seat = -1
    phase: Phase = "setup"
    turn: Turn | None = None
    offer: tuple[Face, ...] = ()
    stack: tuple[Frame, ...] = ()
    serial: int = 0
    coop: Coop | None = None
    end: End | None = None
    last: LastMove | None = None
    # Positions of older versions do not say it, and without it a position is written as they wrote it.
    target: int | UnsetType = UNSET
    easy: bool | UnsetType = UNSET

    def with_stack(self, stack: tuple[Frame, ...]) -> State:
        """The position with something begun, interrupted or done."""
        return replace(self, stack=stack, serial=self.serial + 1)

    @property
    def goal(self) -> int:
        """The victory points at which the competitive game ends. Rule: zloba-cs.victory.threshold"""
        return THRESHOLD if self.target is UNSET else self.target

    @property
    def seats(self) -> int:
        """How many people sit at the table."""
        return len(self.forces) - (self.coop is not None)

    @property
    def counter(self) -> int:
        """What the round counter shows: it stays at six. Rule: zloba-faq.round-die"""
        return min(max(self.round, 1), 6)


def swapped(forces: tuple[Force, ...], seat: Seat, force: Force) -> tuple[Force, ...]:
    """All forces with a seat's replaced."""
    changed = [*forces]
    changed[seat] = force
    return tuple(changed)


def put(basics: tuple[int, ...], place: int, units: int) -> tuple[int, ...]:
    """Numbers of basic units by place, with some more or fewer in one place."""
    changed = [*basics]
    changed[place] += units
    return tuple(changed)


def without(elites: Sequence[Elite], place: int, figures: tuple[Figure, ...]) -> list[Elite]:
    """Elites on the board without these ones of a place."""
    left = list(elites)
    for figure in figures:
        left.remove(Elite(place, figure.kind, figure.toughness))
    return left


def joined(elites: Sequence[Elite], place: int, figures: Iterable[Figure]) -> tuple[Elite, ...]:
    """Elites on the board and these figures in a place, all ascending."""
    together = [*elites]
    for figure in figures:
        insort(together, Elite(place, figure.kind, figure.toughness))
    return tuple(together)
