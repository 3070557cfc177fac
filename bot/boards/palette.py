"""Colours that every picture may use, and the table of 256 that a picture is reduced to."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from PIL import Image

Colour = tuple[int, int, int]

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

_SIZE = 256


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
    distinct = list(dict.fromkeys(colours))[:_SIZE]
    flat = list(chain.from_iterable(distinct))
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (_SIZE - len(distinct)))
    return image
