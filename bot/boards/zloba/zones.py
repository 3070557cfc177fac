"""Deployment zones on the Coast: whose they are."""

from __future__ import annotations

from bot.boards.canvas import Canvas
from bot.boards.emblems import emblem
from bot.boards.geometry import bounds
from bot.boards.palette import INK, SHALLOWS, readable_on
from bot.boards.zloba.names import Names
from bot.boards.zloba.terrain import Terrain
from bot.games.zloba.telling.view import ZlobaView


def draw_zones(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> None:
    """A border in the colour of whoever deploys there."""
    for force in view.forces:
        if force.zone is None:
            continue
        canvas.polygon(terrain.zones[force.zone], SHALLOWS[0], names.colours[force.seat], 5)


def draw_owners(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> None:
    """The emblem of whoever deploys there on the border of each zone."""
    for force in view.forces:
        if force.zone is None:
            continue
        outline, colour = terrain.zones[force.zone], names.colours[force.seat]
        left, top, right, bottom = bounds(outline)
        x, y = (left, (top + bottom) / 2) if force.zone % 2 == 0 else ((left + right) / 2, top)
        emblem(canvas, names.shapes[force.seat], x, y, 25, colour, INK, 3)
        canvas.text((x, y), names.letters[force.seat], 28, readable_on(colour), heavy=True, room=36)
