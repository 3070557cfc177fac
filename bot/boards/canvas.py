"""Drawing with soft edges: everything is drawn at twice its size and brought down at the end."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from bot.boards.palette import Colour

Point = tuple[float, float]
Anchor = Literal["lm", "mm", "rm"]

SCALE = 2
_FONTS = resources.files("fontpkg_fira_sans_condensed") / "files"
_SMALLEST = 16


def font(size: int, *, heavy: bool = False) -> ImageFont.FreeTypeFont:
    """The font that everything is written in, in a size of so many pixels."""
    name = "FiraSansCondensed-ExtraBold.ttf" if heavy else "FiraSansCondensed-SemiBold.ttf"
    # By its path and not by its bytes: of those every size would keep two copies.
    with resources.as_file(_FONTS / name) as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


_font = lru_cache(maxsize=96)(font)


class Canvas:
    """A picture being drawn, in points of the finished picture.

    Args:
        ground: the colour that it has all over.
    """

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * SCALE, height * SCALE), ground)
        self._draw = ImageDraw.Draw(self._image)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Another canvas, with its upper left corner here."""
        self._image.paste(other._image, (x * SCALE, y * SCALE))

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A closed shape; its outline lies half inside and half outside."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        if fill is not None:
            self._draw.polygon(scaled, fill)
        if outline is not None:
            self._draw.line([*scaled, *scaled[:2]], outline, round(width * SCALE), joint="curve")

    def disc(
        self, x: float, y: float, radius: float, fill: Colour | None, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A circle around a point; its outline lies inside."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE)
        self._draw.ellipse(box, fill, outline, round(width * SCALE))

    def box(
        self,
        corners: tuple[float, float, float, float],
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 0,
        radius: float = 0,
    ) -> None:
        """A rectangle from its upper left to its lower right corner, rounded; its outline lies inside."""
        scaled = tuple(value * SCALE for value in corners)
        self._draw.rounded_rectangle(scaled, radius * SCALE, fill, outline, round(width * SCALE))

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line with rounded bends."""
        self._draw.line([(x * SCALE, y * SCALE) for x, y in points], fill, round(width * SCALE), joint="curve")

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
        face = _font(pixels, heavy=heavy)
        length = face.getlength(text)
        if room is not None and length > room * SCALE:
            face = _font(max(_SMALLEST, int(pixels * room * SCALE / length)), heavy=heavy)
            length = face.getlength(text)
        x, y = at[0] * SCALE, at[1] * SCALE
        # Centred on capitals and digits instead of on the font's ascent, so that numbers sit in the middle of shapes.
        middle = face.size * 0.345
        if anchor == "mm":
            x -= length / 2
        elif anchor == "rm":
            x -= length
        self._draw.text((round(x), round(y + middle)), text, fill, face, anchor="ls")
        return length / SCALE

    def png(self, colours: Image.Image) -> bytes:
        """The finished picture as PNG, each point in the nearest of these colours."""
        small = self._image.reduce(SCALE)
        reduced = small.quantize(palette=colours, dither=Image.Dither.NONE)
        stream = io.BytesIO()
        reduced.save(stream, "PNG", compress_level=5)
        return stream.getvalue()
