"""A shape for each seat besides its colour, so that nobody needs to tell colours apart."""

from __future__ import annotations

import math
from functools import lru_cache

from bot.boards.canvas import Canvas
from bot.boards.palette import INK, Colour

Shape = tuple[tuple[float, float], ...]

OTHER = 4
"""The number of the shape for a force that has no seat; 0 to 3 are the seats."""


def emblem(
    canvas: Canvas, shape: int, x: float, y: float, radius: float, fill: Colour, outline: Colour = INK, width: float = 3
) -> None:
    """The shape of a seat around a point: circle, diamond, hexagon, shield, and a star with many points."""
    if shape == 0:
        canvas.disc(x, y, radius, fill, outline, width)
        return
    points = [(x + dx * radius, y + dy * radius) for dx, dy in _shape(shape)]
    canvas.polygon(points, fill, outline, width)


@lru_cache(maxsize=8)
def _shape(number: int) -> Shape:
    match number:
        case 1:
            return ((0, -1.14), (1.14, 0), (0, 1.14), (-1.14, 0))
        case 2:
            return tuple((math.cos(turn * math.pi / 3), math.sin(turn * math.pi / 3)) for turn in range(6))
        case 3:
            return ((-0.9, -0.88), (0.9, -0.88), (0.9, 0.25), (0.5, 0.75), (0, 1.08), (-0.5, 0.75), (-0.9, 0.25))
    return tuple(
        (
            (1.1 if turn % 2 else 0.84) * math.sin(turn * math.pi / 9),
            (1.1 if turn % 2 else 0.84) * math.cos(turn * math.pi / 9),
        )
        for turn in range(18)
    )
