"""The colours of every picture, and the table of 256 that it is reduced to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, product

from PIL import Image

Colour = tuple[int, int, int]

INK: Colour = (18, 22, 28)
PAPER: Colour = (244, 239, 226)
WHITE: Colour = (255, 255, 255)
MUTED: Colour = (160, 168, 178)
TABLE: Colour = (24, 28, 34)
PANEL: Colour = (38, 44, 53)
SEA: Colour = (18, 38, 54)
SHALLOWS: tuple[Colour, ...] = ((23, 48, 66), (29, 60, 80), (38, 76, 98))
LAND: Colour = (88, 92, 74)
PLATEAU: Colour = (110, 108, 92)
BORDER: Colour = (228, 219, 196)
PLANK: Colour = (150, 112, 72)
GOLD: Colour = (245, 196, 66)
EYE: Colour = (86, 62, 138)
CORRA: Colour = (88, 214, 204)
ALARM: Colour = (240, 84, 62)
GLOW: Colour = (255, 232, 120)

_FIXED = (
    *(INK, PAPER, WHITE, MUTED, TABLE, PANEL, SEA, *SHALLOWS),
    *(LAND, PLATEAU, BORDER, PLANK, GOLD, EYE, CORRA, ALARM, GLOW),
)
_GROUNDS = (INK, TABLE, PANEL, SEA, LAND, PLATEAU)
_SIZE = 256
WASH = 0.34


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


@lru_cache(maxsize=64)
def table(factions: tuple[Colour, ...]) -> Image.Image:
    """The 256 colours of a picture with these factions: their own, everything else's, and soft edges between."""
    washes = [mix(ground, colour, WASH) for ground, colour in product((LAND, PLATEAU), factions)]
    halves = (mix(ground, colour, 0.5) for colour in factions for ground in (INK, TABLE, PANEL, BORDER, WHITE))
    edges = chain(
        (mix(first, second, 0.5) for first, second in product(_GROUNDS, (PAPER, WHITE, GOLD, MUTED, BORDER))),
        (mix(wash, over, 0.5) for wash, over in product(washes, (INK, BORDER))),
        (mix(first, second, 0.5) for first, second in product((PAPER, GOLD, GLOW, ALARM, CORRA, BORDER), (INK, SEA))),
        (mix(TABLE, WHITE, share / 4) for share in (1, 3)),
        (mix(PANEL, WHITE, share / 4) for share in (1, 3)),
        (mix(colour, INK, share) for colour in factions for share in (0.25, 0.75)),
        (mix(EYE, WHITE, share / 4) for share in (1, 2, 3)),
        (mix(INK, WHITE, share / 8) for share in range(1, 8)),
        (mix(INK, PAPER, share / 4) for share in (1, 3)),
        (mix(INK, GOLD, share / 4) for share in (1, 3)),
    )
    return _image(chain(_FIXED, factions, washes, halves, edges))


def _image(colours: Iterable[Colour]) -> Image.Image:
    distinct = list(dict.fromkeys(colours))[:_SIZE]
    flat = list(chain.from_iterable(distinct))
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (_SIZE - len(distinct)))
    return image
