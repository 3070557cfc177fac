"""What the Fair (``game.py``) is made of: its table, commands, events and view."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.games.values import Seat
from tests.bot.games.fair.goods import Good, Goods


class State(Struct, frozen=True):
    """A fair.

    Attributes:
        shown: nothing is hidden from anybody.
        stacks: what is drawn from, the next good first.
        denied: goods that a seat was found not to hold since it last drew.
        left: turns until the fair closes.
    """

    shown: bool
    hands: tuple[Goods, ...]
    stacks: tuple[Goods, ...]
    sold: tuple[Goods, ...]
    coins: tuple[int, ...]
    signs: tuple[str, ...]
    denied: tuple[Goods, ...]
    left: int
    turn: Seat = 0


class Sell(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    goods: Goods


class Bid(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    coins: int


class Seek(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    good: Good


class Wait(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Opened(Struct, frozen=True, tag=True):
    table: State


class Sold(Struct, frozen=True, tag=True):
    seat: Seat
    goods: Goods


class Drew(Struct, frozen=True, tag=True):
    seat: Seat
    coins: int
    goods: Goods


class Sought(Struct, frozen=True, tag=True):
    seat: Seat
    good: Good
    found: bool


class Waited(Struct, frozen=True, tag=True):
    seat: Seat


class Closed(Struct, frozen=True, tag=True):
    signs: tuple[str, ...]


class Adjusted(Struct, frozen=True, tag=True):
    left: int


Command: TypeAlias = Sell | Bid | Seek | Wait
Event: TypeAlias = Opened | Sold | Drew | Sought | Waited | Closed | Adjusted


class View(Struct, frozen=True):
    """What a viewer sees; ``None`` where it may not look. Of a stack it is what it holds, not the order."""

    hands: tuple[Goods | None, ...]
    stacks: tuple[Goods | None, ...]
    held: tuple[int, ...]
    stacked: tuple[int, ...]
    sold: tuple[Goods, ...]
    coins: tuple[int, ...]
    signs: tuple[str | None, ...]
    denied: tuple[Goods, ...]
    left: int
    turn: Seat
