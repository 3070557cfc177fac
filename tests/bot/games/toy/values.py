"""What Smugglers (``toy.py``) is made of: its cards, table, commands, events and view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from bot.games.contract import Chance
from bot.games.questions import Option
from bot.games.values import Line, Outcome, Seat, Standing, Violation

Card: TypeAlias = int
"""A card, 0-15; see :func:`value`."""
Cards: TypeAlias = tuple[Card, ...]
T = TypeVar("T")


class State(Struct, frozen=True):
    """A table: ``pile`` is laid and not won, last by ``holder``; a stake of -1 is not made yet."""

    higher: bool
    hands: tuple[Cards, ...]
    deck: Cards
    stakes: Cards
    won: tuple[Cards, ...]
    left: int
    stage: Literal["stake", "turn", "react", "over"] = "stake"
    turn: Seat = 0
    pile: Cards = ()
    holder: Seat = -1
    waiting: tuple[Seat, ...] = ()


class Stake(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    card: Card


class Lay(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    card: Card


class Draw(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Let(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Dealt(Struct, frozen=True, tag=True):
    higher: bool
    left: int
    hands: tuple[Cards, ...]
    deck: Cards


class Staked(Struct, frozen=True, tag=True):
    seat: Seat
    card: Card


class Started(Struct, frozen=True, tag=True):
    seat: Seat


class Laid(Struct, frozen=True, tag=True):
    seat: Seat
    card: Card


class Drew(Struct, frozen=True, tag=True):
    seat: Seat
    die: int
    cards: Cards


class LetBe(Struct, frozen=True, tag=True):
    seat: Seat


class Won(Struct, frozen=True, tag=True):
    seat: Seat


class Ended(Struct, frozen=True, tag=True):
    stakes: Cards


class Adjusted(Struct, frozen=True, tag=True):
    left: int
    turn: Seat


Command: TypeAlias = Stake | Lay | Draw | Let
Event: TypeAlias = Dealt | Staked | Started | Laid | Drew | LetBe | Won | Ended | Adjusted


class View(Struct, frozen=True):
    """What a viewer sees; ``hands`` and ``stakes`` hold ``None`` where it may not look."""

    hands: tuple[Cards | None, ...]
    held: tuple[int, ...]
    stakes: tuple[Card | None, ...]
    deck: int
    won: tuple[Cards, ...]
    pile: Cards
    turn: Seat
    left: int


def value(card: Card) -> int:
    """What a card counts, 1-4."""
    return card // 4 + 1


def shuffled(cards: Iterable[Card], chance: Chance) -> Cards:
    """The cards in an order drawn by chance."""
    rest = list(cards)
    return tuple(rest.pop(chance.draw("shuffle", len(rest))) for _ in range(len(rest)))


def without(hands: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    """The hands after a seat gave a card away."""
    return put(hands, seat, tuple(other for other in hands[seat] if other != card))


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values by seat with one of them new."""
    return (*values[:seat], value, *values[seat + 1 :])


def card_line(card: Card) -> Line:
    """A card's name."""
    return Line("toy-card", {"value": value(card), "number": card})


def words(*tokens: str) -> tuple[Option, ...]:
    """Options that are called by a word."""
    return tuple(Option(token, Line(f"toy-{token}")) for token in tokens)


def matches(state: State, card: Card) -> bool:
    """Whether a card takes the pile over: of the top's value, or one higher where the ruleset says so."""
    top = value(state.pile[-1])
    return value(card) == top + 1 if state.higher else value(card) == top


def points(state: State) -> list[int]:
    """What each seat has by now."""
    both = zip(state.won, state.stakes, strict=True)
    return [sum(map(value, (*won, stake))) if won else 0 for won, stake in both]


def ranking(scores: list[int], reason: str) -> Outcome:
    """The outcome by points; equal points share a place."""
    places = [1 + sum(other > own for other in scores) for own in scores]
    return Outcome(tuple(Standing(s, p, scores[s]) for s, p in enumerate(places)), Line(reason))


def violation(rule: str, seat: Seat | None = None) -> Violation:
    """The answer to a broken rule, for a seat alone where one is named."""
    return Violation(rule, Line(rule.replace(".", "-no-")), seat)
