"""Icons drawn as shapes around a point, all of them in one colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from bot.boards.canvas import Canvas
from bot.boards.palette import Colour

Icon = Callable[[Canvas, float, float, float, Colour], None]
"""Draws on a canvas around x, y within a radius in a colour."""


def star(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A star with five points: who starts."""
    points = [
        (
            (1 if turn % 2 == 0 else 0.45) * math.sin(turn * math.pi / 5),
            -(1 if turn % 2 == 0 else 0.45) * math.cos(turn * math.pi / 5),
        )
        for turn in range(10)
    ]
    _shape(canvas, x, y, radius, colour, points)


def crown(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A crown: domination, victory."""
    points = [(-0.9, 0.7), (-1, -0.55), (-0.45, 0), (0, -0.8), (0.45, 0), (1, -0.55), (0.9, 0.7)]
    _shape(canvas, x, y, radius, colour, points)


def gem(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A cut gem: corra."""
    _shape(canvas, x, y, radius, colour, [(-0.55, -0.8), (0.55, -0.8), (0.95, -0.2), (0, 0.95), (-0.95, -0.2)])


def tower(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A tower with battlements: the opponent's base."""
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
    _shape(canvas, x, y, radius, colour, [*teeth, *rest])


def warning(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A triangle: threat."""
    _shape(canvas, x, y, radius, colour, [(0, -0.95), (1.05, 0.85), (-1.05, 0.85)])


def pawn(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A figure: basic units on the mat."""
    canvas.disc(x, y - 0.5 * radius, 0.42 * radius, colour)
    _shape(canvas, x, y, radius, colour, [(-0.28, -0.2), (0.28, -0.2), (0.75, 0.9), (-0.75, 0.9)])


def cross(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A cross: units removed."""
    _stroke(canvas, x, y, radius, colour, [(-0.65, -0.65), (0.65, 0.65)], 0.4)
    _stroke(canvas, x, y, radius, colour, [(-0.65, 0.65), (0.65, -0.65)], 0.4)


def burst(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """Jagged rays: somebody was wounded here."""
    points = [
        (
            (1.1 if turn % 2 else 0.6) * math.cos(turn * math.pi / 9),
            (1.1 if turn % 2 else 0.6) * math.sin(turn * math.pi / 9),
        )
        for turn in range(18)
    ]
    _shape(canvas, x, y, radius, colour, points)


def tent(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A tent: a camp."""
    _shape(canvas, x, y, radius, colour, [(0, -0.85), (1, 0.8), (0.3, 0.8), (0, 0.1), (-0.3, 0.8), (-1, 0.8)])


def anchor(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """An anchor: a harbour."""
    canvas.disc(x, y - 0.7 * radius, 0.28 * radius, None, colour, 0.16 * radius)
    _stroke(canvas, x, y, radius, colour, [(0, -0.45), (0, 0.85)], 0.22)
    _stroke(canvas, x, y, radius, colour, [(-0.45, -0.15), (0.45, -0.15)], 0.2)
    bend = [(0.85 * math.cos(turn * math.pi / 8), 0.05 + 0.85 * math.sin(turn * math.pi / 8)) for turn in range(9)]
    _stroke(canvas, x, y, radius, colour, bend, 0.22)


def _mine(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _stroke(canvas, x, y, radius, colour, [(-0.75, 0.85), (0.42, -0.42)], 0.26)
    head = [
        (-0.4, -0.95),
        (0.15, -0.95),
        (0.62, -0.62),
        (0.95, -0.15),
        (0.95, 0.4),
        (0.66, -0.02),
        (0.36, -0.36),
        (0.02, -0.66),
    ]
    _shape(canvas, x, y, radius, colour, head)


def _extend(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _stroke(canvas, x, y, radius, colour, [(-0.68, -0.95), (-0.68, 0.95)], 0.24)
    _shape(canvas, x, y, radius, colour, [(-0.6, -0.92), (0.95, -0.92), (0.55, -0.4), (0.95, 0.12), (-0.6, 0.12)])


def _maneuver(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _shape(
        canvas,
        x,
        y,
        radius,
        colour,
        [(-0.95, -0.32), (0.05, -0.32), (0.05, -0.85), (0.98, 0), (0.05, 0.85), (0.05, 0.32), (-0.95, 0.32)],
    )


def _sword(canvas: Canvas, x: float, y: float, radius: float, colour: Colour, lean: int) -> None:
    def turned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [((dx - dy) * 0.7071 * lean, (dx + dy) * 0.7071) for dx, dy in points]

    blade = [(-0.16, 0.42), (-0.16, -0.85), (0, -1.15), (0.16, -0.85), (0.16, 0.42)]
    guard = [(-0.5, 0.42), (0.5, 0.42), (0.5, 0.62), (-0.5, 0.62)]
    grip = [(-0.13, 0.62), (0.13, 0.62), (0.13, 1.1), (-0.13, 1.1)]
    for part in (blade, guard, grip):
        _shape(canvas, x, y, radius, colour, turned(part))


def _battle(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _sword(canvas, x, y, radius, colour, 1)


def _charge(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _sword(canvas, x, y, radius, colour, 1)
    _sword(canvas, x, y, radius, colour, -1)


def _strike(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _shape(
        canvas,
        x,
        y,
        radius,
        colour,
        [(0.25, -1), (-0.62, 0.15), (-0.08, 0.15), (-0.3, 1), (0.62, -0.22), (0.08, -0.22)],
    )


def _double(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.text((x, y), "×2", radius * 1.5, colour, heavy=True)


FACES: dict[str, Icon] = {
    "mine": _mine,
    "extend": _extend,
    "maneuver": _maneuver,
    "battle": _battle,
    "strike": _strike,
    "charge": _charge,
    "double": _double,
}
"""The symbols of the dice: pickaxe, banner, arrow, one sword, lightning, two swords, twice."""


def _shape(
    canvas: Canvas, x: float, y: float, radius: float, colour: Colour, points: Sequence[tuple[float, float]]
) -> None:
    canvas.polygon([(x + dx * radius, y + dy * radius) for dx, dy in points], colour)


def _stroke(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    points: Sequence[tuple[float, float]],
    width: float,
) -> None:
    canvas.line([(x + dx * radius, y + dy * radius) for dx, dy in points], colour, width * radius)
