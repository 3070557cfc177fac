"""Cards as they are drawn: the signs of the suits, faces and backs."""

from __future__ import annotations

import math
from functools import cache
from itertools import product

from PIL import Image

from bot.boards.drawing import (
    GLOW,
    GOLD,
    INK,
    MUTED,
    PANEL,
    PAPER,
    TABLE,
    WHITE,
    Canvas,
    Colour,
    Icon,
    mix,
    shape,
    stroke,
    table_of,
)
from bot.games.prsi.pack.cards import Card, Suit, rank_of, suit_of

CLOTH: Colour = (30, 66, 56)
"""The table that cards lie on."""
BACK: Colour = (62, 74, 128)
RED, GREEN, BROWN, AMBER = (196, 44, 48), (44, 128, 62), (138, 88, 40), (206, 146, 24)
COLOURS: dict[Suit, Colour] = {"h": RED, "l": GREEN, "a": BROWN, "b": AMBER}
SEATS: tuple[Colour, ...] = ((104, 186, 240), (240, 168, 64), (72, 204, 156), (232, 146, 202))
RATIO = 1.5
"""How much higher a card is than wide."""


@cache
def table() -> Image.Image:
    """The 256 colours of a picture: all that is drawn with, and soft edges between."""
    grounds = (TABLE, PANEL, CLOTH, PAPER, BACK, INK)
    signs = (WHITE, GOLD, GLOW, MUTED, INK, *COLOURS.values(), *SEATS)
    edges = (mix(ground, sign, share) for share in (0.5, 0.25, 0.75) for ground, sign in product(grounds, signs))
    return table_of((*grounds, *signs, *edges))


def _heart(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    turns = [turn * math.pi / 20 for turn in range(40)]
    points = [(math.sin(t) ** 3, -(13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t)) / 15) for t in turns]
    shape(canvas, x, y, radius, colour, points)


def _leaf(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    points = [(0, -1), (0.45, -0.55), (0.85, 0), (0.7, 0.4), (0.3, 0.5), (0, 0.4)]
    shape(canvas, x, y, radius, colour, [*points, *((-dx, dy) for dx, dy in reversed(points[1:-1]))])
    stroke(canvas, x, y, radius, colour, [(0, 0.3), (0, 1)], 0.18)


def _acorn(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    stroke(canvas, x, y, radius, colour, [(0, -1), (0, -0.6)], 0.2)
    shape(canvas, x, y, radius, mix(colour, INK, 0.5), [(-0.75, -0.15), (-0.5, -0.65), (0.5, -0.65), (0.75, -0.15)])
    shape(canvas, x, y, radius, colour, [(-0.6, -0.05), (0.6, -0.05), (0.5, 0.55), (0, 1), (-0.5, 0.55)])


def _bell(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.disc(x, y, 0.85 * radius, colour)
    stroke(canvas, x, y, radius, INK, [(-0.8, -0.05), (0.8, -0.05)], 0.12)
    stroke(canvas, x, y, radius, INK, [(0, 0.2), (0, 0.75)], 0.16)
    canvas.disc(x, y + 0.22 * radius, 0.16 * radius, INK)


_SIGNS: dict[Suit, Icon] = {"h": _heart, "l": _leaf, "a": _acorn, "b": _bell}


def sign(canvas: Canvas, suit: Suit, x: float, y: float, radius: float) -> None:
    """The sign of a suit around a point."""
    _SIGNS[suit](canvas, x, y, radius, COLOURS[suit])


def face(canvas: Canvas, card: Card, label: str, x: float, y: float, width: float) -> None:
    """A card from its upper left corner: what its rank is called, and the sign; an under has that below."""
    height = width * RATIO
    canvas.box((x, y, x + width, y + height), PAPER, INK, 2, radius=width * 0.1)
    low = rank_of(card) == "u"
    canvas.text(
        (x + width / 2, y + height * (0.2 if low else 0.8)), label, width * 0.36, INK, heavy=True, room=width * 0.86
    )
    sign(canvas, suit_of(card), x + width / 2, y + height * (0.64 if low else 0.36), width * 0.29)


def back(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A card that lies face down."""
    canvas.box((x, y, x + width, y + width * RATIO), BACK, INK, 2, radius=width * 0.1)
    inset = width * 0.13
    canvas.box(
        (x + inset, y + inset, x + width - inset, y + width * RATIO - inset), None, MUTED, 2, radius=width * 0.05
    )
