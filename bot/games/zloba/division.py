"""How wounds from the automated opponent may be divided among the humans' units in an area."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bot.games.contract import Seat
from bot.games.zloba.counting import figures_at
from bot.games.zloba.state import State
from bot.games.zloba.threat import humans
from bot.games.zloba.units import Figure, Hit, Wounds

Way: TypeAlias = tuple[tuple[Seat, Wounds], ...]
"""Wounds by seat, ascending; only seats that suffer some."""


def divisions(state: State, area: int, wounds: int) -> tuple[Way, ...]:
    """Every way to divide wounds, in a fixed order: elites first, then basic units, across all human factions.

    Rule: zloba-cs.coop.ai.wounds-elite-first, zloba-cs.coop.ai.wounds-split
    """
    elites = [(seat, figure) for seat, force in enumerate(humans(state)) for figure in figures_at(force, area)]
    basics = [force.basics[area] for force in humans(state)]
    toughness = sum(figure.toughness for _, figure in elites)
    if wounds <= toughness:
        shares = _shares([figure.toughness for _, figure in elites], wounds)
        ways = {_way(len(basics), elites, share, [0] * len(basics)) for share in shares}
    else:
        fallen = tuple(figure.toughness for _, figure in elites)
        rest = min(wounds - toughness, sum(basics))
        ways = {_way(len(basics), elites, fallen, share) for share in _shares(basics, rest)}
    return tuple(sorted((way for way in ways if way), key=repr))


def _shares(limits: list[int], total: int) -> Iterator[tuple[int, ...]]:
    """Every way to share a total among places that each take at most so many."""
    if not limits:
        if not total:
            yield ()
        return
    for taken in range(min(limits[0], total) + 1):
        for rest in _shares(limits[1:], total - taken):
            yield (taken, *rest)


def _way(
    seats: int, elites: list[tuple[Seat, Figure]], hits: tuple[int, ...], basics: tuple[int, ...] | list[int]
) -> Way:
    suffered = []
    for seat in range(seats):
        mine = [
            Hit(figure, count) for (owner, figure), count in zip(elites, hits, strict=True) if owner == seat and count
        ]
        if mine or basics[seat]:
            suffered.append((seat, Wounds(basics[seat], tuple(sorted(mine)))))
    return tuple(suffered)
