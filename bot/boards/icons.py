"""Shapes around a point: icons in one colour, and an emblem for each seat, so that colours need not be told apart."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from bot.boards.canvas import Canvas
from bot.boards.palette import INK, Colour

Icon = Callable[[Canvas, float, float, float, Colour], None]
"""Draws on a canvas around x, y within a radius in a colour."""

OTHER = 4
"""The number of the emblem for a force that has no seat; 0 to 3 are the seats."""


def star(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A star with five points."""
    points = [
        (
            (1 if turn % 2 == 0 else 0.45) * math.sin(turn * math.pi / 5),
            -(1 if turn % 2 == 0 else 0.45) * math.cos(turn * math.pi / 5),
        )
        for turn in range(10)
    ]
    shape(canvas, x, y, radius, colour, points)


def crown(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A crown."""
    points = [(-0.9, 0.7), (-1, -0.55), (-0.45, 0), (0, -0.8), (0.45, 0), (1, -0.55), (0.9, 0.7)]
    shape(canvas, x, y, radius, colour, points)


def gem(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A cut gem."""
    shape(canvas, x, y, radius, colour, [(-0.55, -0.8), (0.55, -0.8), (0.95, -0.2), (0, 0.95), (-0.95, -0.2)])


def tower(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A tower with battlements."""
    teeth = [
        (-0.8, -0.9),
        (-0.4, -0.9),
        (-0.4, -0.6),
        (-0.2, -0.6),
        (-0.2, -0.9),
        (0.2, -0.9),
        (0.2, -0.6),
        (0.4, -0.6),
    ]
    rest = [(0.4, -0.9), (0.8, -0.9), (0.8, -0.2), (0.6, -0.05), (0.6, 0.9), (-0.6, 0.9), (-0.6, -0.05), (-0.8, -0.2)]
    shape(canvas, x, y, radius, colour, [*teeth, *rest])


def warning(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A triangle, as on a warning sign."""
    shape(canvas, x, y, radius, colour, [(0, -0.95), (1.05, 0.85), (-1.05, 0.85)])


def pawn(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A figure, as a pawn."""
    canvas.disc(x, y - 0.5 * radius, 0.42 * radius, colour)
    shape(canvas, x, y, radius, colour, [(-0.28, -0.2), (0.28, -0.2), (0.75, 0.9), (-0.75, 0.9)])


def cross(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A cross."""
    stroke(canvas, x, y, radius, colour, [(-0.65, -0.65), (0.65, 0.65)], 0.4)
    stroke(canvas, x, y, radius, colour, [(-0.65, 0.65), (0.65, -0.65)], 0.4)


def burst(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """Jagged rays."""
    points = [
        (
            (1.1 if turn % 2 else 0.6) * math.cos(turn * math.pi / 9),
            (1.1 if turn % 2 else 0.6) * math.sin(turn * math.pi / 9),
        )
        for turn in range(18)
    ]
    shape(canvas, x, y, radius, colour, points)


def tent(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A tent."""
    shape(canvas, x, y, radius, colour, [(0, -0.85), (1, 0.8), (0.3, 0.8), (0, 0.1), (-0.3, 0.8), (-1, 0.8)])


def anchor(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """An anchor."""
    canvas.disc(x, y - 0.7 * radius, 0.28 * radius, None, colour, 0.16 * radius)
    stroke(canvas, x, y, radius, colour, [(0, -0.45), (0, 0.85)], 0.22)
    stroke(canvas, x, y, radius, colour, [(-0.45, -0.15), (0.45, -0.15)], 0.2)
    bend = [(0.85 * math.cos(turn * math.pi / 8), 0.05 + 0.85 * math.sin(turn * math.pi / 8)) for turn in range(9)]
    stroke(canvas, x, y, radius, colour, bend, 0.22)


def shape(
    canvas: Canvas, x: float, y: float, radius: float, colour: Colour, points: Sequence[tuple[float, float]]
) -> None:
    """A filled shape, from points in parts of the radius."""
    canvas.polygon([(x + dx * radius, y + dy * radius) for dx, dy in points], colour)


def stroke(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    points: Sequence[tuple[float, float]],
    width: float,
) -> None:
    """A line, from points and a width in parts of the radius."""
    canvas.line([(x + dx * radius, y + dy * radius) for dx, dy in points], colour, width * radius)


def emblem(
    canvas: Canvas, shape: int, x: float, y: float, radius: float, fill: Colour, outline: Colour = INK, width: float = 3
) -> None:
    """The shape of a seat around a point: circle, diamond, hexagon, shield, and a star with many points."""
    if shape == 0:
        canvas.disc(x, y, radius, fill, outline, width)
        return
    points = [(x + dx * radius, y + dy * radius) for dx, dy in _outline(shape)]
    canvas.polygon(points, fill, outline, width)


@lru_cache(maxsize=8)
def _outline(number: int) -> tuple[tuple[float, float], ...]:
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
