"""What the Bazaar (``game.py``) is made of beside what Smugglers has: its table, commands and events."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.values import Seat
from tests.bot.games.toy import values as toy
from tests.bot.games.toy.values import Adjusted, Dealt, Draw, Drew, Ended, Laid, Lay, Let, Stake, Staked, Started, Won


class State(Struct, frozen=True):
    """A table of Smugglers; -1 where nobody has to ``tidy`` up and nobody has a ``dispute``."""

    table: toy.State
    tidy: Seat = -1
    dispute: Seat = -1
    objected: tuple[Seat, ...] = ()
    closing: bool = False


class Tidy(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    up: bool


class Object(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Withdraw(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Rule(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    upheld: bool


class Passed(Struct, frozen=True, tag=True):
    seat: Seat


class Tidied(Struct, frozen=True, tag=True):
    seat: Seat
    up: bool


class Objected(Struct, frozen=True, tag=True):
    seat: Seat


class Withdrew(Struct, frozen=True, tag=True):
    seat: Seat


class Ruled(Struct, frozen=True, tag=True):
    seat: Seat
    upheld: bool


class Closing(Struct, frozen=True, tag=True):
    pass


Command: TypeAlias = Stake | Lay | Draw | Let | Tidy | Object | Withdraw | Rule
OwnEvent: TypeAlias = Passed | Tidied | Objected | Withdrew | Ruled | Closing
Event: TypeAlias = Dealt | Staked | Started | Laid | Drew | Won | Ended | Adjusted | OwnEvent


def with_table(state: State, **changes: object) -> State:
    """The state with something on its table changed."""
    return replace(state, table=replace(state.table, **changes))


def passed(state: State, seat: Seat) -> State:
    """The state after a seat let the window go by."""
    return with_table(state, waiting=tuple(other for other in state.table.waiting if other != seat))
