"""The score track: two rows of cells, 0 to 41, and a marker for every score."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.palette import BORDER, GOLD, INK, MUTED, PANEL, TABLE, WHITE, Colour, readable_on
from bot.boards.zloba.frame import MARGIN, TRACK, TRACK_TOP, WIDTH
from bot.boards.zloba.names import Names
from bot.games.values import Seat
from bot.games.zloba.telling.view import ZlobaView

LAST = 41
GOAL = 30
"""Where the competitive game ends; a scenario has goals of its own. Rule: zloba-cs.victory.threshold"""
_ROW = 21
_WIDE = (WIDTH - 2 * MARGIN) / _ROW
_HIGH = (TRACK - 8) / 2
_HUMANS: Seat = -1
_PLACES = {
    1: ((0.0, 0.0),),
    2: ((-11.0, -8.0), (11.0, 8.0)),
    3: ((-12.0, -11.0), (12.0, -11.0), (0.0, 12.0)),
    4: ((-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0)),
}
_RADII = {1: 21.0, 2: 16.0}
_SMALLEST = 12.5


def draw_track(canvas: Canvas, view: ZlobaView, names: Names) -> None:
    """The track, from which a shared score of the humans has one marker."""
    canvas.paste(_empty((GOAL,) if view.coop is None else view.coop.goals), 0, TRACK_TOP)
    markers: dict[int, list[Seat]] = defaultdict(list)
    for seat, points in scores(view):
        markers[min(points, LAST)].append(seat)
    for cell, seats in markers.items():
        left, top = _corner(cell)
        _markers(canvas, names, seats, left + _WIDE / 2, TRACK_TOP + top + _HIGH / 2)


def scores(view: ZlobaView) -> list[tuple[Seat, int]]:
    """Every score and whose it is; -1 for all humans together."""
    if view.coop is None:
        return [(force.seat, force.points) for force in view.forces]
    return [(_HUMANS, view.coop.points), *((force.seat, force.points) for force in view.forces if force.opponent)]


@cache
def _empty(goals: tuple[int, ...]) -> Canvas:
    canvas = Canvas(WIDTH, TRACK, TABLE)
    for cell in range(LAST + 1):
        left, top = _corner(cell)
        goal, fifth = cell in goals, cell % 5 == 0
        fill: Colour = GOLD if goal else PANEL
        corners = (left + 1, top + 1, left + _WIDE - 1, top + _HIGH - 1)
        canvas.box(corners, fill, BORDER if fifth else None, 2, radius=8)
        text = f"{cell}+" if cell == LAST else str(cell)
        canvas.text((left + _WIDE / 2, top + _HIGH / 2), text, 28, INK if goal else WHITE if fifth else MUTED)
    return canvas


def _corner(cell: int) -> tuple[float, float]:
    return MARGIN + cell % _ROW * _WIDE, 4 + cell // _ROW * _HIGH


def _markers(canvas: Canvas, names: Names, seats: list[Seat], x: float, y: float) -> None:
    radius = _RADII.get(len(seats), _SMALLEST)
    for seat, (dx, dy) in zip(seats, _PLACES.get(len(seats), ()), strict=True):
        if seat == _HUMANS:
            canvas.disc(x + dx, y + dy, radius, WHITE, INK, 2)
            icons.pawn(canvas, x + dx, y + dy, radius * 0.65, INK)
            continue
        colour = names.colours[seat]
        icons.emblem(canvas, names.shapes[seat], x + dx, y + dy, radius, colour, INK, 2)
        canvas.text((x + dx, y + dy), names.letters[seat], radius * 1.15, readable_on(colour), room=radius * 1.5)
