"""How the board of This War of Mine looks: measures, sizes of letters, colours."""

from __future__ import annotations

from functools import cache
from itertools import chain, product

from PIL import Image

from bot.boards.drawing import ALARM, GLOW, GOLD, INK, MUTED, PAPER, TABLE, WHITE, Colour, mix, table_of

WIDTH = 1080
"""In points; about a third of that on a phone."""
MARGIN = 12
PAD = 16
INNER = WIDTH - 2 * MARGIN - 2 * PAD
"""How wide a panel is within."""
LEFT = MARGIN + PAD

TITLE, NAME, LABEL, SMALL = 46, 34, 28, 25
"""Sizes of letters: the day, names of people, headings and numbers of things, what is said beside."""

PANEL: Colour = (34, 40, 49)
ROOM: Colour = (66, 62, 56)
"""A space of the shelter that people get to."""
DARK: Colour = (44, 44, 45)
"""A space that they do not get to."""
EARTH: Colour = (28, 25, 23)
"""What holds the shelter together."""
STRIPE: Colour = (122, 84, 48)
"""The stripes of an obstacle."""
FIGHT: Colour = (62, 38, 38)
PEOPLE: tuple[Colour, ...] = ((104, 186, 240), (240, 168, 64), (72, 204, 156), (232, 146, 202))
"""The colours of people, who also have shapes and letters."""
LEVELS: tuple[Colour, ...] = (PANEL, (92, 84, 52), (150, 104, 40), (196, 78, 40), (222, 40, 40))
"""The grounds of levels 0 to 4; the number stands on each."""
DICE: dict[str, Colour] = {"grey": (176, 180, 186), "yellow": GOLD, "red": (222, 40, 40)}

_GROUNDS = (TABLE, PANEL, ROOM, DARK, EARTH, FIGHT, INK, STRIPE, *LEVELS[1:])
_TEXTS = (WHITE, PAPER, MUTED, GOLD, GLOW, ALARM)


def colour_of(place: int) -> Colour:
    """The colour of somebody by their place in the group."""
    return PEOPLE[place % len(PEOPLE)]


@cache
def table() -> Image.Image:
    """The 256 colours of a picture: all that is drawn with, and soft edges between text and its ground."""
    inked = (mix(colour, INK, share) for colour in (*PEOPLE, *DICE.values(), PAPER) for share in (0.25, 0.5, 0.75))
    edges = (mix(ground, text, share) for share in (0.5, 0.25, 0.75) for text, ground in product(_TEXTS, _GROUNDS))
    return table_of(chain(_GROUNDS, _TEXTS, PEOPLE, DICE.values(), inked, edges))
