"""Teams: who plays together. They sit in turns around the table, and the points of a team are one pot.

Rule: doomtrooper-sv.multiplayer.teams
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.doomtrooper.position.state import State
from bot.games.values import Seat

TEAMS = 2
"""How many teams there are where seats play in teams."""


def team(state: State, seat: Seat) -> int:
    """The number of a seat's team; where everybody plays alone, the seat itself."""
    return seat % TEAMS if state.mode == "teams" else seat


def members(state: State, seat: Seat) -> tuple[Seat, ...]:
    """A seat with its team mates, those who are out too."""
    if state.mode != "teams":
        return (seat,)
    return tuple(other for other in range(len(state.players)) if team(state, other) == team(state, seat))


def number_of(state: State, seats: Iterable[Seat]) -> int:
    """How many teams some seats are of."""
    return len({team(state, seat) for seat in seats})
