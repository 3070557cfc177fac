"""What every board is drawn with: colours, a canvas with soft edges, icons and the emblems of seats."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from importlib import resources
from itertools import chain
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from bot.boards import strokes
from bot.boards.strokes import Colour as Colour
from bot.boards.strokes import Outlines, around
from bot.boards.strokes import Point as Point
from bot.boards.tiles import SCALE, Box, Sheet, Stroke, png, whole

INK: Colour = (18, 22, 28)
PAPER: Colour = (244, 239, 226)
WHITE: Colour = (255, 255, 255)
MUTED: Colour = (160, 168, 178)
TABLE: Colour = (24, 28, 34)
PANEL: Colour = (38, 44, 53)
BORDER: Colour = (228, 219, 196)
GOLD: Colour = (245, 196, 66)
ALARM: Colour = (240, 84, 62)
GLOW: Colour = (255, 232, 120)

_TABLE_SIZE = 256


def mix(under: Colour, over: Colour, share: float) -> Colour:
    """``over`` laid on ``under`` with this share of its own."""
    return (
        round(under[0] + (over[0] - under[0]) * share),
        round(under[1] + (over[1] - under[1]) * share),
        round(under[2] + (over[2] - under[2]) * share),
    )


def from_hex(colour: str) -> Colour:
    """A colour written ``#rrggbb``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def readable_on(ground: Colour) -> Colour:
    """Dark or light, whichever is easier to read on a ground."""
    red, green, blue = ground
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 110 else WHITE


def table_of(colours: Iterable[Colour]) -> Image.Image:
    """The table of a picture: the first 256 of these colours."""
    distinct = list(dict.fromkeys(colours))[:_TABLE_SIZE]
    flat = list(chain.from_iterable(distinct))
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (_TABLE_SIZE - len(distinct)))
    return image


Anchor = Literal["lm", "mm", "rm"]

_FONTS = resources.files("fontpkg_fira_sans_condensed") / "files"
_SMALLEST = 16


def font(size: int, *, heavy: bool = False) -> ImageFont.FreeTypeFont:
    """The font that everything is written in, in a size of so many pixels."""
    name = "FiraSansCondensed-ExtraBold.ttf" if heavy else "FiraSansCondensed-SemiBold.ttf"
    # By its path and not by its bytes: of those every size would keep two copies.
    with resources.as_file(_FONTS / name) as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


_font = lru_cache(maxsize=96)(font)


@lru_cache(maxsize=4096)
def _length(text: str, pixels: int, heavy: bool) -> float:
    return _font(pixels, heavy=heavy).getlength(text)


@lru_cache(maxsize=4096)
def _extent(text: str, pixels: int, heavy: bool) -> Box:
    """The box around a line of text, from where the line begins."""
    left, top, right, bottom = (round(value) for value in _font(pixels, heavy=heavy).getbbox(text, anchor="ls"))
    return left, top, max(left + 1, right), max(top + 1, bottom)


@lru_cache(maxsize=600)
def _letters(text: str, pixels: int, heavy: bool) -> Image.Image:
    """A line of text as a mask.

    A board has the same words in every position, and to draw their letters takes a third of the time of a picture.
    """
    left, top, right, bottom = _extent(text, pixels, heavy)
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, _font(pixels, heavy=heavy), anchor="ls")
    return mask


def width_of(text: str, size: float, *, heavy: bool = False) -> float:
    """How wide a line of text is in this size, in points of the finished picture."""
    return _length(text, max(_SMALLEST, round(size * SCALE)), heavy) / SCALE


class Canvas:
    """A picture being drawn, in points of the finished picture.

    Args:
        ground: the colour that it has all over.
    """

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self._ground = ground
        self._strokes: list[Stroke] = []

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Another canvas, on which nothing more is drawn, with its upper left corner here."""
        left, top = x * SCALE, y * SCALE
        box = (left, top, left + other.width * SCALE, top + other.height * SCALE)
        self._strokes.append(Stroke(strokes.paste, (other, left, top), box))

    @cached_property
    def image(self) -> Image.Image:
        """All of it as large as it is drawn, for other canvases to have it on them."""
        return whole((self.width, self.height), self._ground, self._strokes)

    def trace(self, outlines: Outlines, colour: Colour) -> None:
        """Lines that were drawn before, from the upper left corner on."""
        self._strokes.append(Stroke(strokes.trace, (outlines, colour), (0, 0, *outlines.mask.size)))

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A closed shape; its outline lies half inside and half outside."""
        scaled = tuple((x * SCALE, y * SCALE) for x, y in points)
        if fill is not None:
            self._strokes.append(Stroke(strokes.polygon, (scaled, fill), around(scaled)))
        if outline is not None:
            self._line((*scaled, *scaled[:2]), outline, round(width * SCALE))

    def disc(
        self, x: float, y: float, radius: float, fill: Colour | None, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A circle around a point; its outline lies inside."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE)
        drawn = (box, fill, outline, round(width * SCALE))
        self._strokes.append(Stroke(strokes.disc, drawn, around((box[:2], box[2:]))))

    def box(
        self,
        corners: tuple[float, float, float, float],
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 0,
        radius: float = 0,
    ) -> None:
        """A rectangle from its upper left to its lower right corner, rounded; its outline lies inside."""
        left, top, right, bottom = (value * SCALE for value in corners)
        drawn = ((left, top, right, bottom), radius * SCALE, fill, outline, round(width * SCALE))
        self._strokes.append(Stroke(strokes.box, drawn, around(((left, top), (right, bottom)))))

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line with rounded bends."""
        self._line(tuple((x * SCALE, y * SCALE) for x, y in points), fill, round(width * SCALE))

    def _line(self, scaled: tuple[Point, ...], fill: Colour, width: int) -> None:
        self._strokes.append(Stroke(strokes.line, (scaled, fill, width), around(scaled, width)))

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        fill: Colour,
        *,
        anchor: Anchor = "mm",
        heavy: bool = False,
        room: float | None = None,
    ) -> float:
        """A line of text, made smaller until it fits the room; its width."""
        pixels = max(_SMALLEST, round(size * SCALE))
        length = _length(text, pixels, heavy)
        if room is not None and length > room * SCALE:
            pixels = max(_SMALLEST, int(pixels * room * SCALE / length))
            length = _length(text, pixels, heavy)
        x, y = at[0] * SCALE, at[1] * SCALE
        # Centred on capitals and digits instead of on the font's ascent, so that numbers sit in the middle of shapes.
        middle = pixels * 0.345
        if anchor == "mm":
            x -= length / 2
        elif anchor == "rm":
            x -= length
        left, top, right, bottom = _extent(text, pixels, heavy)
        x, y = round(x) + left, round(y + middle) + top
        box = (x, y, x + right - left, y + bottom - top)
        self._strokes.append(Stroke(_text, ((x, y), text, pixels, heavy, fill), box))
        return length / SCALE

    def png(self, colours: Image.Image) -> bytes:
        """The finished picture as PNG, each point in the nearest of these colours."""
        return png((self.width, self.height), self._ground, self._strokes, colours)


def _text(sheet: Sheet, at: tuple[int, int], text: str, pixels: int, heavy: bool, fill: Colour) -> None:
    sheet.draw.bitmap(at, _letters(text, pixels, heavy), fill)


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
