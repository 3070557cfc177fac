"""Strokes of canvases, each a function that draws on a sheet; all is :data:`SCALE` times as large as the picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from PIL import Image, ImageDraw

from bot.boards.tiles import SCALE, Box, Sheet

Colour = tuple[int, int, int]
Point = tuple[float, float]


class Drawn(Protocol):
    """A canvas on which nothing more is drawn."""

    @property
    def image(self) -> Image.Image: ...


class Outlines:
    """Closed lines that are the same in many pictures, drawn once; of a canvas's size, in points."""

    def __init__(self, width: int, height: int, outlines: Iterable[Sequence[Point]], line: float) -> None:
        self.mask = Image.new("1", (width * SCALE, height * SCALE))
        draw = ImageDraw.Draw(self.mask)
        for points in outlines:
            scaled = [(x * SCALE, y * SCALE) for x, y in points]
            draw.line([*scaled, *scaled[:2]], 1, round(line * SCALE), joint="curve")


def around(points: Sequence[Point], width: int = 0) -> Box:
    """The box that a line of a width along these points, or what they enclose, lies in wholly."""
    across, down, more = [x for x, _ in points], [y for _, y in points], width + 2
    return int(min(across)) - more, int(min(down)) - more, int(max(across)) + more, int(max(down)) + more


def paste(sheet: Sheet, other: Drawn, left: int, top: int) -> None:
    """Lay another canvas on it, from a corner on."""
    width, height = other.image.size
    for box in sheet.boxes:
        shown = (max(box[0], left), max(box[1], top), min(box[2], left + width), min(box[3], top + height))
        if shown[0] < shown[2] and shown[1] < shown[3]:
            part = other.image.crop((shown[0] - left, shown[1] - top, shown[2] - left, shown[3] - top))
            sheet.image.paste(part, shown[:2])


def trace(sheet: Sheet, outlines: Outlines, colour: Colour) -> None:
    """Draw outlines, from the upper left corner on."""
    width, height = outlines.mask.size
    for box in sheet.boxes:
        shown = (box[0], box[1], min(box[2], width), min(box[3], height))
        if shown[0] < shown[2] and shown[1] < shown[3]:
            sheet.image.paste(colour, shown, outlines.mask.crop(shown))


def polygon(sheet: Sheet, points: tuple[Point, ...], fill: Colour) -> None:
    """Fill a shape."""
    sheet.draw.polygon(points, fill)


def disc(
    sheet: Sheet, box: tuple[float, float, float, float], fill: Colour | None, outline: Colour | None, width: int
) -> None:
    """Draw an ellipse in a box."""
    sheet.draw.ellipse(box, fill, outline, width)


def box(
    sheet: Sheet,
    corners: tuple[float, float, float, float],
    radius: float,
    fill: Colour | None,
    outline: Colour | None,
    width: int,
) -> None:
    """Draw a rectangle with rounded corners."""
    sheet.draw.rounded_rectangle(corners, radius, fill, outline, width)


def line(sheet: Sheet, points: tuple[Point, ...], fill: Colour, width: int) -> None:
    """Draw a line with rounded bends."""
    sheet.draw.line(points, fill, width, joint="curve")
