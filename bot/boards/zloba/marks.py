"""The last move, marked: arrows where units went, a glow where they are now or where somebody was wounded."""

from __future__ import annotations

import math

from bot.boards.canvas import Canvas
from bot.boards.geometry import Point, Polygon, centroid, exit_point, inside
from bot.boards.palette import ALARM, GLOW, INK
from bot.boards.zloba.terrain import Terrain
from bot.games.zloba.position.state import ZONE, LastMove
from bot.games.zloba.telling.view import ZlobaView

_GLOW = 9
_LONG, _HEAD = 64, 30
_ON_LAND, _FROM_SEA = 32, 16
"""How far an arrow's head reaches beyond the border: little, since units stand there."""
_SAMPLES = 24


def draw_halos(canvas: Canvas, view: ZlobaView, terrain: Terrain) -> None:
    """A bright border around where units arrived, a red one around where somebody was wounded."""
    if view.last is None:
        return
    for march in view.last.marches:
        outline = _outline(view, view.last, march.end, terrain)
        if outline is not None:
            canvas.polygon(outline, None, GLOW, _GLOW)
    if view.last.wounded is not None:
        canvas.polygon(terrain.areas[view.last.wounded], None, ALARM, _GLOW)


def draw_arrows(canvas: Canvas, view: ZlobaView, terrain: Terrain) -> None:
    """An arrow across the border for each way units went."""
    last = view.last
    if last is None:
        return
    for march in last.marches:
        if last.start is not None and last.start != march.end:
            tip = _FROM_SEA if last.start == ZONE else _ON_LAND
            _arrow(canvas, *_crossing(view, last, march.end, terrain), tip)


def _outline(view: ZlobaView, last: LastMove, place: int, terrain: Terrain) -> Polygon | None:
    if place != ZONE:
        return terrain.areas[place]
    zone = view.forces[last.seat].zone
    return None if zone is None else terrain.zones[zone]


def _crossing(view: ZlobaView, last: LastMove, end: int, terrain: Terrain) -> tuple[Point, Point]:
    """Where on the border a way is drawn, and a point ahead that gives its direction."""
    target, goal = terrain.areas[end], terrain.hearts[end]
    start = terrain.hearts.get(last.start or 0)
    zone = view.forces[last.seat].zone
    if last.start == ZONE and zone is not None:
        start = centroid(terrain.zones[zone])
        others = [outline for number, outline in terrain.areas.items() if number != end]
        way = [_between(start, goal, sample / _SAMPLES) for sample in range(_SAMPLES + 1)]
        if any(inside(outline, point) for outline in others for point in way):
            start = _between(terrain.middle, goal, 3)
    if start is None:
        start = terrain.middle
    return exit_point(target, goal, start) or _between(start, goal, 0.5), goal


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _arrow(canvas: Canvas, at: Point, ahead: Point, tip: float) -> None:
    """An arrow over a point of the border, its head so far beyond it."""
    length = max(math.dist(at, ahead), 1)
    dx, dy = (ahead[0] - at[0]) / length, (ahead[1] - at[1]) / length

    def point(along: float, beside: float) -> Point:
        return at[0] + dx * along - dy * beside, at[1] + dy * along + dx * beside

    end, neck = tip - _LONG, tip - _HEAD
    left = [point(end, -8), point(neck, -8), point(neck, -22)]
    right = [point(neck, 22), point(neck, 8), point(end, 8)]
    canvas.polygon([*left, point(tip, 0), *right], GLOW, INK, 4)
