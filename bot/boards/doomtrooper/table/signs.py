"""The signs on the table, which need no colour: ratings, how a card lies, types of cards, piles, actions."""

from __future__ import annotations

import math

from bot.boards.drawing import Canvas, Colour, Icon, cross, crown, gem, pawn, shape, star, stroke, tower


def _sword(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    stroke(canvas, x, y, radius, colour, [(-0.35, 0.35), (0.9, -0.9)], 0.3)
    stroke(canvas, x, y, radius, colour, [(-0.75, -0.05), (0.05, 0.75)], 0.26)
    stroke(canvas, x, y, radius, colour, [(-0.9, 0.9), (-0.4, 0.4)], 0.34)


def _crosshair(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.disc(x, y, 0.72 * radius, None, colour, 0.22 * radius)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        stroke(canvas, x, y, radius, colour, [(0.3 * dx, 0.3 * dy), (dx, dy)], 0.24)


def _shield(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    outline = [(-0.8, -0.85), (0, -0.65), (0.8, -0.85), (0.8, 0.15), (0.45, 0.65), (0, 0.98), (-0.45, 0.65)]
    shape(canvas, x, y, radius, colour, [*outline, (-0.8, 0.15)])


def _drop(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.disc(x, y + 0.3 * radius, 0.62 * radius, colour)
    shape(canvas, x, y, radius, colour, [(0, -1), (0.56, 0.08), (-0.56, 0.08)])


def _cover(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A wall of sandbags."""
    for row, shift in ((0.6, 0.0), (0.02, 0.34), (-0.56, 0.0)):
        for middle in (-0.5, 0.5) if not shift else (0.0,):
            left, right = x + (middle - 0.43) * radius, x + (middle + 0.43) * radius
            canvas.box((left, y + (row - 0.22) * radius, right, y + (row + 0.24) * radius), colour, radius=0.2 * radius)


def _down(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """An eye, crossed out."""
    lid = [(-1, 0), (-0.5, -0.5), (0, -0.65), (0.5, -0.5), (1, 0), (0.5, 0.5), (0, 0.65), (-0.5, 0.5), (-1, 0)]
    stroke(canvas, x, y, radius, colour, lid, 0.2)
    canvas.disc(x, y, 0.3 * radius, colour)
    stroke(canvas, x, y, radius, colour, [(-0.85, 0.9), (0.85, -0.9)], 0.24)


def _wheel(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.disc(x, y, 0.95 * radius, None, colour, 0.26 * radius)
    for turn in range(3):
        dx, dy = 0.8 * math.cos(turn * math.pi / 3), 0.8 * math.sin(turn * math.pi / 3)
        stroke(canvas, x, y, radius, colour, [(-dx, -dy), (dx, dy)], 0.18)


def _swords(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    for side in (1, -1):
        stroke(canvas, x, y, radius, colour, [(-0.85 * side, 0.85), (0.85 * side, -0.85)], 0.26)
        stroke(canvas, x, y, radius, colour, [(-0.8 * side, 0.2), (-0.2 * side, 0.8)], 0.22)


def _gear(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    for turn in range(4):
        dx, dy = math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)
        stroke(canvas, x, y, radius, colour, [(-dx, -dy), (dx, dy)], 0.34)
    canvas.disc(x, y, 0.72 * radius, None, colour, 0.36 * radius)


def _bolt(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    bolt = [(0.25, -1), (-0.62, 0.15), (-0.08, 0.15), (-0.3, 1), (0.62, -0.22), (0.08, -0.22)]
    shape(canvas, x, y, radius, colour, bolt)


def _flame(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    flame = [(0.1, -1), (0.35, -0.4), (0.62, -0.5), (0.78, 0.2), (0.5, 0.8), (0, 1), (-0.5, 0.8), (-0.78, 0.2)]
    shape(canvas, x, y, radius, colour, [*flame, (-0.5, -0.3), (-0.25, -0.1)])


def _symmetry(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A triangle upside down, with a point in it."""
    corners = [(-0.9, -0.75), (0.9, -0.75), (0, 0.9), (-0.9, -0.75), (0, -0.75)]
    stroke(canvas, x, y, radius, colour, corners, 0.24)
    canvas.disc(x, y - 0.22 * radius, 0.24 * radius, colour)


def _flag(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    stroke(canvas, x, y, radius, colour, [(-0.68, -0.95), (-0.68, 0.95)], 0.24)
    shape(canvas, x, y, radius, colour, [(-0.6, -0.92), (0.95, -0.4), (-0.6, 0.12)])


def _mountain(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    shape(canvas, x, y, radius, colour, [(-1, 0.8), (-0.3, -0.75), (0.1, 0), (0.4, -0.4), (1, 0.8)])


def _ring(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.disc(x, y, 0.9 * radius, None, colour, 0.22 * radius)
    canvas.disc(x, y, 0.38 * radius, colour)


def _paw(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.disc(x, y + 0.38 * radius, 0.5 * radius, colour)
    for dx, dy in ((-0.7, -0.1), (-0.26, -0.6), (0.26, -0.6), (0.7, -0.1)):
        canvas.disc(x + dx * radius, y + dy * radius, 0.24 * radius, colour)


def _links(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    for side in (-0.42, 0.42):
        canvas.disc(x + side * radius, y, 0.6 * radius, None, colour, 0.2 * radius)


def _chalice(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    shape(
        canvas,
        x,
        y,
        radius,
        colour,
        [(-0.75, -0.95), (0.75, -0.95), (0.6, -0.2), (0.12, 0.1), (-0.12, 0.1), (-0.6, -0.2)],
    )
    stroke(canvas, x, y, radius, colour, [(0, 0), (0, 0.8)], 0.26)
    stroke(canvas, x, y, radius, colour, [(-0.6, 0.85), (0.6, 0.85)], 0.28)


def _debt(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A coin with a minus."""
    canvas.disc(x, y, 0.95 * radius, None, colour, 0.2 * radius)
    stroke(canvas, x, y, radius, colour, [(-0.45, 0), (0.45, 0)], 0.26)


def _card(canvas: Canvas, x: float, y: float, radius: float, colour: Colour, shift: float = 0) -> None:
    left, top = x - 0.62 * radius + shift * radius, y - 0.85 * radius
    corners = (left, top, left + 1.24 * radius, top + 1.7 * radius)
    canvas.box(corners, None, colour, max(2.0, 0.2 * radius), radius=0.22 * radius)


def _library(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    for row in (-0.62, 0.0, 0.62):
        canvas.box((x - 0.9 * radius, y + (row - 0.2) * radius, x + 0.9 * radius, y + (row + 0.2) * radius), colour)


def _hand(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    for lean in (-1, 0, 1):
        points = [(lean * 0.62 - 0.26, -0.85 + abs(lean) * 0.2), (lean * 0.62 + 0.26, -0.85 + abs(lean) * 0.2)]
        shape(canvas, x, y, radius, colour, [*points, (lean * 0.3 + 0.22, 0.9), (lean * 0.3 - 0.22, 0.9)])


def _discard(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _card(canvas, x, y, radius, colour)
    cross(canvas, x, y, 0.5 * radius, colour)


def _sandglass(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    for side in (-0.8, 0.8):
        shape(canvas, x, y, radius, colour, [(-0.7, side), (0.7, side), (0, 0)])
    for side in (-0.9, 0.9):
        stroke(canvas, x, y, radius, colour, [(-0.8, side), (0.8, side)], 0.24)


def _dot(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.disc(x, y, 0.8 * radius, colour)


def _diamond(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    shape(canvas, x, y, radius, colour, [(0, -1), (1, 0), (0, 1), (-1, 0)])


RATINGS: dict[str, Icon] = {"fight": _sword, "shoot": _crosshair, "armour": _shield, "value": star}
LIES: dict[str, Icon] = {"wounded": _drop, "covered": _cover, "hidden": _down, "inside": _wheel, "fights": _swords}
"""How a card lies on the table."""
TYPES: dict[str, Icon] = {
    "warrior": pawn,
    "equipment": _gear,
    "special": _bolt,
    "art": _flame,
    "symmetry": _symmetry,
    "fortification": tower,
    "mission": _flag,
    "relic": _chalice,
    "warzone": _mountain,
    "ki": _ring,
    "beast": _paw,
    "alliance": _links,
}
PILES: dict[str, Icon] = {"library": _library, "hand": _hand, "discard": _discard, "sacrificed": cross}
POINTS: dict[str, Icon] = {"victory": crown, "destiny": gem, "debt": _debt, "deadline": _sandglass}
ACTIONS: dict[str, Icon] = {"any": _dot, "attack": _sword, "other": _diamond}
SIGNS: dict[str, Icon] = {**RATINGS, **LIES, **TYPES, **PILES, **POINTS}
"""Every sign that the legend explains."""
