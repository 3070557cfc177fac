"""Dice as they lie on the table and on the mats, and the symbols on them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.boards.canvas import Canvas
from bot.boards.icons import Icon, shape, stroke
from bot.boards.palette import INK, MUTED, PANEL, PAPER, WHITE, Colour
from bot.boards.zloba.palette import EYE


def action_die(canvas: Canvas, face: str, x: float, y: float, size: float) -> None:
    """An action die around a point: light, with a dark symbol."""
    half = size / 2
    canvas.box((x - half, y - half, x + half, y + half), PAPER, INK, 2, radius=size * 0.2)
    FACES[face](canvas, x, y, size * 0.32, INK)


def eye_die(canvas: Canvas, face: str | None, x: float, y: float, size: float) -> None:
    """The all-seeing die around a point: violet, with a light symbol and an eye; an empty frame once it is used."""
    half = size / 2
    corners = (x - half, y - half, x + half, y + half)
    if face is None:
        canvas.box(corners, PANEL, MUTED, 2, radius=size * 0.2)
        _eye(canvas, x, y, size * 0.3, MUTED)
        return
    canvas.box(corners, EYE, WHITE, 2, radius=size * 0.2)
    FACES[face](canvas, x, y + size * 0.07, size * 0.3, WHITE)
    _eye(canvas, x, y - half * 0.74, size * 0.17, WHITE)


def round_die(canvas: Canvas, value: int, x: float, y: float, size: float) -> None:
    """The die that counts the rounds."""
    half = size / 2
    canvas.box((x - half, y - half, x + half, y + half), WHITE, INK, 3, radius=size * 0.2)
    canvas.text((x, y), str(value), size * 0.72, INK, heavy=True)


def chaos_die(canvas: Canvas, value: int, x: float, y: float, radius: float) -> None:
    """The die with eight sides, as one looks at it."""
    shape = [
        (x, y - radius),
        (x + radius * 0.9, y - radius * 0.1),
        (x, y + radius),
        (x - radius * 0.9, y - radius * 0.1),
    ]
    canvas.polygon(shape, WHITE, INK, 3)
    canvas.line([shape[3], (x, y + radius * 0.35), shape[1]], MUTED, 2)
    canvas.line([(x, y + radius * 0.35), shape[2]], MUTED, 2)
    canvas.text((x, y - radius * 0.18), str(value), radius * 0.85, INK, heavy=True)


def _eye(canvas: Canvas, x: float, y: float, radius: float, colour: tuple[int, int, int]) -> None:
    lid = [(-1, 0), (-0.5, -0.5), (0, -0.65), (0.5, -0.5), (1, 0), (0.5, 0.5), (0, 0.65), (-0.5, 0.5), (-1, 0)]
    canvas.line([(x + dx * radius, y + dy * radius) for dx, dy in lid], colour, max(1.5, radius * 0.2))
    canvas.disc(x, y, radius * 0.3, colour)


def _mine(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    stroke(canvas, x, y, radius, colour, [(-0.75, 0.85), (0.42, -0.42)], 0.26)
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
    shape(canvas, x, y, radius, colour, head)


def _extend(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    stroke(canvas, x, y, radius, colour, [(-0.68, -0.95), (-0.68, 0.95)], 0.24)
    shape(canvas, x, y, radius, colour, [(-0.6, -0.92), (0.95, -0.92), (0.55, -0.4), (0.95, 0.12), (-0.6, 0.12)])


def _maneuver(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    shape(
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
        shape(canvas, x, y, radius, colour, turned(part))


def _battle(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _sword(canvas, x, y, radius, colour, 1)


def _charge(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _sword(canvas, x, y, radius, colour, 1)
    _sword(canvas, x, y, radius, colour, -1)


def _strike(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    shape(
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
