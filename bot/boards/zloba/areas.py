"""Numbered areas: land, borders, and the badge with number, token, control and threat."""

from __future__ import annotations

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.emblems import emblem
from bot.boards.geometry import Box
from bot.boards.palette import ALARM, BORDER, GOLD, INK, PAPER, WASH, WHITE, mix
from bot.boards.zloba.names import Names
from bot.boards.zloba.terrain import Terrain
from bot.games.zloba.view import AreaView, ZlobaView

_LINE = 7
_HALF = 29
_NUMBER = 54
_PLAIN, _MARKED = 50, 92
_HELD = 52
_SECOND = 50


def draw_land(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> None:
    """The land, washed with the colour of whoever controls it, and the borders."""
    for area in view.areas:
        base = terrain.base_colour(area.number)
        colour = base if area.control is None else mix(base, names.colours[area.control], WASH)
        canvas.polygon(terrain.areas[area.number], colour)
    for outline in terrain.areas.values():
        canvas.polygon(outline, None, BORDER, _LINE)


def draw_badges(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> dict[int, Box]:
    """The badge of every area; what each one covers."""
    return {area.number: _badge(canvas, view, area, names, terrain.badges[area.number]) for area in view.areas}


def _badge(canvas: Canvas, view: ZlobaView, area: AreaView, names: Names, centre: tuple[float, float]) -> Box:
    token = _PLAIN if area.token.symbol is None else _MARKED
    whole = _NUMBER + token + (_HELD if area.control is not None else 0)
    left, y = centre[0] - whole / 2, centre[1]
    x = left + _NUMBER
    canvas.box((left + 20, y - 26, x + token, y + 26), PAPER, INK, 3, radius=14)
    canvas.text((x + 21, y), str(area.token.points), 46, INK, heavy=True)
    if area.token.symbol is not None:
        icons.FACES[area.token.symbol](canvas, x + 62, y, 18, INK)
    canvas.disc(left + 27, y, 27, INK, BORDER, 3)
    canvas.text((left + 27, y), str(area.number), 38, WHITE, heavy=True)
    if area.control is not None:
        _held(canvas, area, names, x + token + 27, y)
    base = view.coop is not None and view.coop.base == area.number
    lower = _second_line(canvas, area, centre[0], y + _SECOND, base=base) if base or area.threat else 0
    return left - 4, y - _HALF - 4, left + whole + 4, y + _HALF + lower


def _held(canvas: Canvas, area: AreaView, names: Names, x: float, y: float) -> None:
    seat = area.control
    if seat is None:
        return
    colour = names.colours[seat]
    emblem(canvas, names.shapes[seat], x, y, 22, colour, INK, 3)
    if area.domination == seat:
        icons.crown(canvas, x, y, 16, INK)
        icons.crown(canvas, x, y, 12, GOLD)
    else:
        canvas.text((x, y), names.letters[seat], 24, INK, heavy=True, room=30)


def _second_line(canvas: Canvas, area: AreaView, x: float, y: float, *, base: bool) -> float:
    shown = base + bool(area.threat)
    x -= 28 * (shown - 1)
    if base:
        canvas.disc(x, y, 24, INK, ALARM, 3)
        icons.tower(canvas, x, y, 14, WHITE)
        x += 58
    if area.threat:
        icons.warning(canvas, x, y - 2, 27, INK)
        icons.warning(canvas, x, y - 1, 22, ALARM)
        canvas.text((x, y + 5), str(area.threat), 26, INK, heavy=True)
    return _SECOND
