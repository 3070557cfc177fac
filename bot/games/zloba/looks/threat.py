"""Threat: how strong the humans are in an area, and where the automated opponent therefore looks."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add

from bot.games.zloba.position.counting import occupied, places
from bot.games.zloba.position.state import Force, State

ELITE = 3
"""What a human elite adds; a basic unit adds 1. Rule: zloba-cs.threat.value"""


def humans(state: State) -> tuple[Force, ...]:
    """The humans' forces."""
    return state.forces[:-1]


def opponent(state: State) -> Force:
    """The automated opponent's force."""
    return state.forces[-1]


def threats(state: State) -> list[int]:
    """The threat of each place: all humans' units there together. Rule: zloba-cs.threat.sum"""
    first, *others = humans(state)
    totals = [*first.basics]
    for force in others:
        totals = list(map(add, totals, force.basics))
    for force in (first, *others):
        for elite in force.elites:
            totals[elite.place] += ELITE
    return totals


def highest(state: State, areas: Iterable[int]) -> int | None:
    """The first of the areas with the highest threat, which come in ascending order; ``None`` without areas.

    Rule: zloba-cs.threat.tie
    """
    totals = threats(state)
    return max(areas, key=totals.__getitem__, default=None)


def present(state: State) -> tuple[int, ...]:
    """The numbered areas with units of the opponent, ascending."""
    return places(occupied(opponent(state)))
