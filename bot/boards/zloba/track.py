"""The score track: two rows of cells, 0 to 41, and a marker for every score."""

from __future__ import annotations

from collections import defaultdict

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.emblems import emblem
from bot.boards.palette import BORDER, GOLD, INK, MUTED, PANEL, TABLE, WHITE, Colour, readable_on
from bot.boards.zloba.frame import MARGIN, TRACK, TRACK_TOP, WIDTH
from bot.boards.zloba.names import Names
from bot.games.contract import Seat
from bot.games.zloba.view import ZlobaView

LAST = 41
GOAL = 30
_ROW = 21
_HUMANS: Seat = -1
_PLACES = {1: ((0.0, 0.0),), 2: ((-12.0, 0.0), (12.0, 0.0)), 3: ((-12.0, -11.0), (12.0, -11.0), (0.0, 12.0))}
_FOUR = ((-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0))


def draw_track(canvas: Canvas, view: ZlobaView, names: Names) -> None:
    """The track, from which a shared score of the humans has one marker."""
    canvas.box((0, TRACK_TOP, WIDTH, TRACK_TOP + TRACK), TABLE)
    markers: dict[int, list[Seat]] = defaultdict(list)
    for seat, points in scores(view):
        markers[min(points, LAST)].append(seat)
    wide = (WIDTH - 2 * MARGIN) / _ROW
    high = (TRACK - 8) / 2
    for cell in range(LAST + 1):
        left, top = MARGIN + cell % _ROW * wide, TRACK_TOP + 4 + cell // _ROW * high
        _cell(canvas, cell, left, top, wide, high)
        _markers(canvas, names, markers[cell], left + wide / 2, top + high / 2)


def scores(view: ZlobaView) -> list[tuple[Seat, int]]:
    """Every score and whose it is; -1 for all humans together."""
    if view.coop is None:
        return [(force.seat, force.points) for force in view.forces]
    return [(_HUMANS, view.coop.points), *((force.seat, force.points) for force in view.forces if force.opponent)]


def _cell(canvas: Canvas, cell: int, left: float, top: float, wide: float, high: float) -> None:
    goal = cell == GOAL
    fill: Colour = GOLD if goal else PANEL
    outline = BORDER if cell % 5 == 0 else None
    canvas.box((left + 1, top + 1, left + wide - 1, top + high - 1), fill, outline, 2, radius=8)
    text = f"{cell}+" if cell == LAST else str(cell)
    colour = INK if goal else WHITE if cell % 5 == 0 else MUTED
    canvas.text((left + wide / 2, top + high / 2), text, 28, colour)


def _markers(canvas: Canvas, names: Names, seats: list[Seat], x: float, y: float) -> None:
    radius = 21 if len(seats) == 1 else 12.5
    for seat, (dx, dy) in zip(seats, _PLACES.get(len(seats), _FOUR), strict=False):
        if seat == _HUMANS:
            canvas.disc(x + dx, y + dy, radius, WHITE, INK, 2)
            icons.pawn(canvas, x + dx, y + dy, radius * 0.65, INK)
            continue
        colour = names.colours[seat]
        emblem(canvas, names.shapes[seat], x + dx, y + dy, radius, colour, INK, 2)
        canvas.text((x + dx, y + dy), names.letters[seat], radius * 1.15, readable_on(colour), room=radius * 1.5)
