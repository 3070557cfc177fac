"""Dice as they lie on the table and on the mats."""

from __future__ import annotations

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.palette import EYE, INK, MUTED, PANEL, PAPER, WHITE


def action_die(canvas: Canvas, face: str, x: float, y: float, size: float) -> None:
    """An action die around a point: light, with a dark symbol."""
    half = size / 2
    canvas.box((x - half, y - half, x + half, y + half), PAPER, INK, 2, radius=size * 0.2)
    icons.FACES[face](canvas, x, y, size * 0.32, INK)


def eye_die(canvas: Canvas, face: str | None, x: float, y: float, size: float) -> None:
    """The all-seeing die around a point: violet, with a light symbol and an eye; an empty frame once it is used."""
    half = size / 2
    corners = (x - half, y - half, x + half, y + half)
    if face is None:
        canvas.box(corners, PANEL, MUTED, 2, radius=size * 0.2)
        _eye(canvas, x, y, size * 0.3, MUTED)
        return
    canvas.box(corners, EYE, WHITE, 2, radius=size * 0.2)
    icons.FACES[face](canvas, x, y + size * 0.07, size * 0.3, WHITE)
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
