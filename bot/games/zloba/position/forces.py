"""Small changes of forces, as values."""

from __future__ import annotations

from bot.games.values import Seat
from bot.games.zloba.position.state import Force
from bot.games.zloba.position.units import Elite, Figure


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


def without(elites: tuple[Elite, ...], place: int, figures: tuple[Figure, ...]) -> list[Elite]:
    """Elites on the board without these ones of a place."""
    left = list(elites)
    for figure in figures:
        left.remove(Elite(place, figure.kind, figure.toughness))
    return left


def placed(place: int, figures: tuple[Figure, ...]) -> list[Elite]:
    """Figures as elites in a place."""
    return [Elite(place, figure.kind, figure.toughness) for figure in figures]
