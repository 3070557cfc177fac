"""Positions to draw, from matches that the game plays with itself, and crowded ones made of them."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.boards.zloba.entry import ENTRY
from bot.games.zloba.tells.view import EliteView, ForceView, ZlobaView
from tests.bot.boards.positions import positions


def _played(sample: int, seed: int) -> tuple[ZlobaView, ...]:
    views = positions(ENTRY.make(None), ENTRY.samples[sample], seed)
    return tuple(view for view in views if isinstance(view, ZlobaView))


@cache
def competitive() -> tuple[ZlobaView, ...]:
    """Every position of a match for four."""
    return _played(0, 3)


@cache
def cooperative() -> tuple[ZlobaView, ...]:
    """Every position of a match of two against the automated opponent."""
    return _played(1, 7)


def actions() -> ZlobaView:
    """A position in the middle of a match for four, in the phase of actions."""
    return next(view for view in competitive() if view.round == 4 and view.phase == "actions" and dice_left(view))


def draft() -> ZlobaView:
    """A position in which dice are picked."""
    return next(view for view in competitive() if view.round == 2 and view.offer)


def against() -> ZlobaView:
    """A position against the automated opponent, in the phase of actions, when its die lies there."""
    return next(
        view
        for view in cooperative()
        if view.round == 3 and view.phase == "actions" and view.coop is not None and view.coop.die is not None
    )


def dice_left(view: ZlobaView) -> bool:
    """Whether somebody holds a die, and somebody an all-seeing one."""
    return any(force.dice for force in view.forces) and any(force.eye for force in view.forces)


def with_force(view: ZlobaView, force: ForceView) -> ZlobaView:
    """The view with another force in that force's seat."""
    return replace(view, forces=tuple(force if each.seat == force.seat else each for each in view.forces))


def placed(force: ForceView, place: int, basics: int, toughness: tuple[int, ...] = ()) -> ForceView:
    """The force with so many basic units in a place, and there elites of all its kinds by turns."""
    counts = list(force.basics)
    counts[place] = basics
    kinds = force.mat_elites
    elites = [
        EliteView(place, kind.kind, kind.name, left, 6)
        for kind, left in zip(kinds * len(toughness), toughness, strict=False)
    ]
    return replace(force, basics=tuple(counts), elites=(*force.elites, *elites))


def crowded(view: ZlobaView, area: int, elites: int = 3) -> ZlobaView:
    """Every force with ten basic units and so many elites in one area."""
    forces = tuple(placed(force, area, 10, tuple(range(1, elites + 1))) for force in view.forces)
    return replace(view, forces=forces)
