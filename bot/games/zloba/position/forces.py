"""Small changes of forces, as values."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.values import Seat
from bot.games.zloba.position.state import Force, State
from bot.games.zloba.position.units import Elite, Figure


def with_force(state: State, seat: Seat, force: Force, **changes: Any) -> State:
    """The state with a seat's force and other fields replaced, one event later."""
    forces = [*state.forces]
    forces[seat] = force
    return replace(state, forces=tuple(forces), serial=state.serial + 1, **changes)


def put(basics: tuple[int, ...], place: int, units: int) -> tuple[int, ...]:
    """Numbers of basic units by place, with some more or fewer in one place."""
    changed = [*basics]
    changed[place] += units
    return tuple(changed)


def without(elites: tuple[Elite, ...], place: int, figures: tuple[Figure, ...]) -> list[Elite]:
    """Elites on the board without these ones of a place."""
    left = list(elites)
    for figure in figures:
        left.remove(Elite(place, figure.kind, figure.toughness))
    return left


def placed(place: int, figures: tuple[Figure, ...]) -> list[Elite]:
    """Figures as elites in a place."""
    return [Elite(place, figure.kind, figure.toughness) for figure in figures]
