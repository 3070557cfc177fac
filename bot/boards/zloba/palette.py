"""The colours of Zloba's board, and the table of 256 that its picture is reduced to."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, product

from PIL import Image

from bot.boards.palette import (
    ALARM,
    BORDER,
    GLOW,
    GOLD,
    INK,
    MUTED,
    PANEL,
    PAPER,
    TABLE,
    WHITE,
    Colour,
    mix,
    table_of,
)

SEA: Colour = (18, 38, 54)
SHALLOWS: tuple[Colour, ...] = ((23, 48, 66), (29, 60, 80), (38, 76, 98))
LAND: Colour = (88, 92, 74)
PLATEAU: Colour = (110, 108, 92)
PLANK: Colour = (150, 112, 72)
EYE: Colour = (86, 62, 138)
CORRA: Colour = (88, 214, 204)

_FIXED = (
    *(INK, PAPER, WHITE, MUTED, TABLE, PANEL, SEA, *SHALLOWS),
    *(LAND, PLATEAU, BORDER, PLANK, GOLD, EYE, CORRA, ALARM, GLOW),
)
_GROUNDS = (INK, TABLE, PANEL, SEA, LAND, PLATEAU)
WASH = 0.34


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
    return table_of(chain(_FIXED, factions, washes, halves, edges))
