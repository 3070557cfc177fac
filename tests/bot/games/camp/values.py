"""What Camp (``game.py``) is made of: its table, commands, events and view."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.values import Seat

Kind: TypeAlias = Literal["wood", "food"]
KINDS: tuple[Kind, ...] = ("wood", "food")
LONGEST = 3
"""Hours that one may gather on a turn."""


class Store(Struct, frozen=True):
    """What the camp has, and what it has used up of the hundred of each that the forest holds."""

    wood: int = 0
    food: int = 0
    burnt: int = 0


class State(Struct, frozen=True):
    """A camp: who holds the torch and decides, how many turns are left, and what everybody has found so far.

    Attributes:
        group: whether all win and lose together; else whoever found most wins.
        present: who is at the camp; gone: who left it for good.
        found: by seat, what each has found in all.
        won: by seat, once it is over.
    """

    group: bool
    goal: int
    left: int
    present: tuple[Seat, ...]
    found: tuple[int, ...]
    holder: Seat = 0
    gone: tuple[Seat, ...] = ()
    store: Store = Store()
    won: tuple[bool, ...] = ()


class Gather(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    kind: Kind
    hours: int


class Rest(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Camped(Struct, frozen=True, tag=True):
    group: bool
    seats: int
    goal: int
    left: int


class Gathered(Struct, frozen=True, tag=True):
    seat: Seat
    kind: Kind
    amount: int


class Rested(Struct, frozen=True, tag=True):
    seat: Seat


class Burnt(Struct, frozen=True, tag=True):
    wood: int


class Passed(Struct, frozen=True, tag=True):
    """The torch goes on."""

    seat: Seat


class Here(Struct, frozen=True, tag=True):
    present: tuple[Seat, ...]


class Gone(Struct, frozen=True, tag=True):
    seat: Seat


class Stocked(Struct, frozen=True, tag=True):
    """A judge set the store."""

    wood: int


class Ended(Struct, frozen=True, tag=True):
    won: tuple[bool, ...]


Command: TypeAlias = Gather | Rest
Event: TypeAlias = Camped | Gathered | Rested | Burnt | Passed | Here | Gone | Stocked | Ended


class View(Struct, frozen=True):
    """What everybody sees: all of it."""

    state: State
