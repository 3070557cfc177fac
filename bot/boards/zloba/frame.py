"""Where the parts of the picture lie, in points: 1080 across, a third of that on a phone."""

from __future__ import annotations

from bot.boards.geometry import Point

WIDTH = 1080
HEADER = 96
BOARD = 940
TRACK = 116
PANEL = 164
MARGIN = 10

TRACK_TOP = HEADER + BOARD
PANELS_TOP = TRACK_TOP + TRACK


def height(panels: int) -> int:
    """How high a picture with so many rows of panels is."""
    return PANELS_TOP + panels * (PANEL + MARGIN)


def on_board(point: tuple[int, int]) -> Point:
    """A point of the pack's square of thousandths, on the picture."""
    return point[0] * WIDTH / 1000, HEADER + point[1] * BOARD / 1000
