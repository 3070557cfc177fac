"""Playing a game by itself: the position that events lead to, and chance from any source of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from bot.games.contract import Game

State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")


def after_events(game: Game[State, Command, Event], events: Iterable[Event], state: State | None = None) -> State:
    """The position after events; without a position before them, the first one is that of an opening and makes it.

    Raises:
        ValueError: there is neither a position nor an event.
    """
    for event in events:
        state = game.initial(event) if state is None else game.evolve(state, event)
    if state is None:
        raise ValueError(f"{game.key}: no event makes a position")
    return state


class Dice:
    """Chance that is the same for every purpose.

    Args:
        below: gives a number from 0 to its argument - 1.
    """

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def draw(self, purpose: str, below: int) -> int:  # noqa: ARG002
        """The next number."""
        return self.below(below)
