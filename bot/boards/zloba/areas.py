"""Areas and zones: land, borders, whose they are, and the badges of areas with number, token, control and threat."""

from __future__ import annotations

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.geometry import Box, bounds
from bot.boards.palette import ALARM, BORDER, GOLD, INK, PAPER, WHITE, mix, readable_on
from bot.boards.zloba.dice import FACES
from bot.boards.zloba.frame import WIDTH
from bot.boards.zloba.names import Names
from bot.boards.zloba.palette import SHALLOWS, WASH
from bot.boards.zloba.terrain import Terrain, draw_bridge
from bot.games.values import Seat
from bot.games.zloba.telling.view import AreaView, ZlobaView

_LINE = 7
_HALF = 29
_FIT = 16
"""Half the height over which a badge must lie inside its area; its corners may touch the border."""
_NUMBER = 52
_PLAIN, _MARKED = 46, 86
_HELD = 50
_SIGN = 52


def draw_land(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> None:
    """The land, washed with the colour of whoever controls it, and the borders."""
    for area in view.areas:
        base = terrain.base_colour(area.number)
        colour = base if area.control is None else mix(base, names.colours[area.control], WASH)
        canvas.polygon(terrain.areas[area.number], colour)
    for outline in terrain.areas.values():
        canvas.polygon(outline, None, BORDER, _LINE)


def draw_bridges(canvas: Canvas, terrain: Terrain) -> None:
    """The land bridges."""
    for start, end in terrain.bridges:
        draw_bridge(canvas, start, end)


def draw_badges(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> dict[int, Box]:
    """The badge of every area; what each one covers."""
    return {area.number: _Badge(canvas, view, area, names, terrain).draw() for area in view.areas}


class _Badge:
    """Number, token and control in a row, the signs of the automated opponent beside them or else in a second row."""

    def __init__(self, canvas: Canvas, view: ZlobaView, area: AreaView, names: Names, terrain: Terrain) -> None:
        self._canvas, self._area, self._names = canvas, area, names
        self._wounded = view.last is not None and view.last.wounded == area.number
        self._base = view.coop is not None and view.coop.base == area.number
        self._inward = 1 if terrain.badges[area.number][1] < terrain.middle[1] else -1
        self._wide = _NUMBER + self._token + (_HELD if area.control is not None else 0)
        x, self._y = terrain.badges[area.number]
        free = terrain.rooms[area.number].stretches(self._y - _FIT, self._y + _FIT)
        left, right = next(((left, right) for left, right in free if left <= x <= right), (0.0, float(WIDTH)))
        self._beside = self._wide + self._signs * _SIGN <= right - left
        row = self._wide + (self._signs * _SIGN if self._beside else 0)
        self._left = max(left, min(x - row / 2, right - row)) if row <= right - left else x - row / 2

    @property
    def _token(self) -> int:
        return _PLAIN if self._area.token.symbol is None else _MARKED

    @property
    def _signs(self) -> int:
        return self._base + bool(self._area.threat)

    def draw(self) -> Box:
        """Draw it; what it covers."""
        canvas, area, left, y = self._canvas, self._area, self._left, self._y
        x = left + _NUMBER
        if self._wounded:
            icons.burst(canvas, left + 27, y, 48, INK)
            icons.burst(canvas, left + 27, y, 43, ALARM)
        canvas.box((left + 20, y - 26, x + self._token, y + 26), PAPER, INK, 3, radius=14)
        canvas.text((x + 19, y), str(area.token.points), 46, INK, heavy=True)
        if area.token.symbol is not None:
            FACES[area.token.symbol](canvas, x + 58, y, 18, INK)
        canvas.disc(left + 27, y, 27, INK, BORDER, 3)
        canvas.text((left + 27, y), str(area.number), 38, WHITE, heavy=True)
        if area.control is not None:
            self._held(area.control, x + self._token + 27, y)
        right = left + self._wide
        top, bottom = y - _HALF - 1, y + _HALF + 1
        if self._signs and self._beside:
            self._draw_signs(right + _SIGN / 2, y)
            right += self._signs * _SIGN
        elif self._signs:
            self._draw_signs(left + self._wide / 2 - (self._signs - 1) * _SIGN / 2, y + self._inward * _SIGN)
            top, bottom = min(top, top + self._inward * _SIGN), max(bottom, bottom + self._inward * _SIGN)
        return left - 4, top, right + 4, bottom

    def _held(self, seat: Seat, x: float, y: float) -> None:
        canvas, colour = self._canvas, self._names.colours[seat]
        icons.emblem(canvas, self._names.shapes[seat], x, y, 22, colour, INK, 3)
        if self._area.domination == seat:
            icons.crown(canvas, x, y, 16, INK)
            icons.crown(canvas, x, y, 12, GOLD)
        else:
            canvas.text((x, y), self._names.letters[seat], 24, readable_on(colour), heavy=True, room=30)

    def _draw_signs(self, x: float, y: float) -> None:
        canvas = self._canvas
        if self._base:
            canvas.disc(x, y, 24, INK, ALARM, 3)
            icons.tower(canvas, x, y, 14, WHITE)
            x += _SIGN
        if self._area.threat:
            icons.warning(canvas, x, y - 2, 27, INK)
            icons.warning(canvas, x, y - 1, 22, ALARM)
            canvas.text((x, y + 6), str(self._area.threat), 28, INK, heavy=True)


def draw_zones(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> None:
    """A border in the colour of whoever deploys there."""
    for force in view.forces:
        if force.zone is None:
            continue
        canvas.polygon(terrain.zones[force.zone], SHALLOWS[0], names.colours[force.seat], 5)


def draw_owners(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> None:
    """The emblem of whoever deploys there on the border of each zone."""
    for force in view.forces:
        if force.zone is None:
            continue
        outline, colour = terrain.zones[force.zone], names.colours[force.seat]
        left, top, right, bottom = bounds(outline)
        x, y = (left, (top + bottom) / 2) if force.zone % 2 == 0 else ((left + right) / 2, top)
        icons.emblem(canvas, names.shapes[force.seat], x, y, 25, colour, INK, 3)
        canvas.text((x, y), names.letters[force.seat], 28, readable_on(colour), heavy=True, room=36)
