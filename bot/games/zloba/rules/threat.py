"""Threat: how strong the humans are in an area, and where the automated opponent therefore looks."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.zloba.position.counting import occupied, places
from bot.games.zloba.position.state import Force, State

ELITE = 3
"""What a human elite adds; a basic unit adds 1. Rule: zloba-cs.threat.value"""


def humans(state: State) -> tuple[Force, ...]:
    """The humans' forces."""
    return state.forces[: state.seats]


def opponent(state: State) -> Force:
    """The automated opponent's force."""
    return state.forces[-1]


def threat(state: State, area: int) -> int:
    """The threat of a numbered area: all humans' units there together. Rule: zloba-cs.threat.sum"""
    total = 0
    for force in humans(state):
        total += force.basics[area]
        for elite in force.elites:
            if elite.place == area:
                total += ELITE
    return total


def highest(state: State, areas: Iterable[int]) -> int | None:
    """The area with the highest threat, the lowest number first; ``None`` without areas. Rule: zloba-cs.threat.tie"""
    return min(areas, key=lambda area: (-threat(state, area), area), default=None)


def present(state: State) -> list[int]:
    """The numbered areas with units of the opponent, ascending."""
    return places(occupied(opponent(state)))
