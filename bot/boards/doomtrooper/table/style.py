"""How the table of Doomtrooper looks: measures, sizes of letters, colours."""

from __future__ import annotations

from functools import cache
from itertools import chain, product

from PIL import Image

from bot.boards.drawing import ALARM, GLOW, GOLD, INK, MUTED, PAPER, TABLE, WHITE, Colour, mix, table_of
from bot.games.values import Seat

WIDTH = 1080
"""In points; about a third of that on a phone."""
MARGIN = 12
PAD = 14
GAP = 9
INNER = WIDTH - 2 * MARGIN - 2 * PAD
"""How wide a panel is within."""

NAME, NUMBER, SMALL, LABEL = 28, 32, 25, 24
"""Sizes of letters: names of cards, ratings, what else stands on a card, headings."""

PANEL: Colour = (34, 40, 49)
TILE: Colour = (52, 60, 72)
"""A card on the table."""
BACK: Colour = (28, 32, 39)
"""A card that lies face down."""
RULE: Colour = (70, 79, 92)
"""A line beside a heading."""
BATTLE: Colour = (62, 38, 38)
RAISED: Colour = (128, 224, 150)
LOWERED: Colour = (255, 140, 120)
SEATS: tuple[Colour, ...] = ((104, 186, 240), (240, 168, 64), (72, 204, 156), (232, 146, 202))
"""The colours of the seats, which also have shapes and numbers."""

_GROUNDS = (TABLE, PANEL, TILE, BACK, RULE, BATTLE, INK)
_TEXTS = (WHITE, PAPER, MUTED, GOLD, GLOW, ALARM, RAISED, LOWERED, *SEATS)


def colour_of(seat: Seat) -> Colour:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


@cache
def table() -> Image.Image:
    """The 256 colours of a picture: all that is drawn with, and soft edges between text and its ground."""
    edges = (mix(ground, text, share) for share in (0.5, 0.25, 0.75) for ground, text in product(_GROUNDS, _TEXTS))
    inked = (mix(seat, INK, share) for seat in (*SEATS, GOLD, PAPER) for share in (0.25, 0.5, 0.75))
    return table_of(chain(_GROUNDS, _TEXTS, (mix(TABLE, WHITE, 0.25),), inked, edges))
