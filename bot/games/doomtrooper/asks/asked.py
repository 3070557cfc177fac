"""What questions are asked about: a position, and the seat that answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import State
from bot.games.values import Line, Seat


class Asked(NamedTuple):
    """The position, and the seat that is asked; a judge sits on the bench."""

    case: Case
    seat: Seat

    @property
    def state(self) -> State:
        """The position as data."""
        return self.case.state


def says(what: str) -> Callable[[Asked], Line]:
    """A line of this game that is the same in every position."""
    line = Line(f"doomtrooper-{what}")
    return lambda _: line
