"""The position: hands, the stock, the pile, and what the cards on it still demand."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.games.prsi.pack.cards import Card, Suit
from bot.games.values import Seat

T = TypeVar("T")
Stage: TypeAlias = Literal["deal", "turn", "over"]


class Sevens(Struct, frozen=True, tag="sevens"):
    """Sevens are in force: whose turn it is draws so many cards, or passes them on."""

    due: int


class Stop(Struct, frozen=True, tag="stop"):
    """An ace is in force: whose turn it is sits out, or passes it on."""


Frame: TypeAlias = Sevens | Stop


class State(Struct, frozen=True):
    """A table.

    Attributes:
        hands: by seat, each in the order of suits and ranks.
        wins: deals won by seat; goal: how many of them win the match.
        stock: the cards to draw, the next one first.
        pile: the cards that were played, the top one last.
        suit: the suit to be followed: that of the top card, or the one that was named.
        dealer: who dealt, -1 before the first deal; deal: how many times cards were dealt.
        idle: how many players in a row drew nothing, as there was nothing.
        serial: counts what was answered.
        stack: what is in force.
        easy: whether the game's own player holds back.
    """

    hands: tuple[tuple[Card, ...], ...]
    wins: tuple[int, ...]
    goal: int
    stock: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    suit: Suit = ""
    stage: Stage = "deal"
    turn: Seat = 0
    dealer: Seat = -1
    deal: int = 0
    idle: int = 0
    serial: int = 0
    stack: tuple[Frame, ...] = ()
    easy: bool = False

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def top(self) -> Card:
        """The card that the next one is played on."""
        return self.pile[-1]

    def after(self, seat: Seat) -> Seat:
        """Who comes after a seat."""
        return (seat + 1) % len(self.hands)

    def with_stack(self, stack: tuple[Frame, ...]) -> State:
        """The position with other things in force."""
        return replace(self, stack=stack)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values by seat with one of them new."""
    return (*values[:seat], value, *values[seat + 1 :])
