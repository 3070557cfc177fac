"""Small changes of forces, as values."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

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


def without(elites: Sequence[Elite], place: int, figures: tuple[Figure, ...]) -> list[Elite]:
    """Elites on the board without these ones of a place."""
    left = list(elites)
    for figure in figures:
        left.remove(Elite(place, figure.kind, figure.toughness))
    return left


def joined(elites: Sequence[Elite], place: int, figures: Iterable[Figure]) -> tuple[Elite, ...]:
    """Elites on the board and these figures in a place, all ascending."""
    together = [*elites]
    for figure in figures:
        insort(together, Elite(place, figure.kind, figure.toughness))
    return tuple(together)
