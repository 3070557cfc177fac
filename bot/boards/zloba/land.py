"""The map: sea, land and zones, whose they are, the badges of areas, and the last move marked on it."""

from __future__ import annotations

import math
from functools import lru_cache

from bot.boards.drawing import (
    ALARM,
    BORDER,
    GLOW,
    GOLD,
    INK,
    PAPER,
    TABLE,
    WHITE,
    Canvas,
    Colour,
    anchor,
    burst,
    crown,
    emblem,
    mix,
    readable_on,
    tent,
    tower,
    warning,
)
from bot.boards.geometry import Box, Point, Polygon, Room, bounds, centroid, exit_point, inside
from bot.boards.strokes import Outlines
from bot.boards.zloba.pieces import BOARD, FACES, HEADER, LAND, PLANK, PLATEAU, SEA, SHALLOWS, WASH, WIDTH
from bot.boards.zloba.words import Names
from bot.games.values import Seat
from bot.games.zloba.pack.pack import SIDES, Board
from bot.games.zloba.position.state import ZONE, LastMove
from bot.games.zloba.tells.view import AreaView, ZlobaView

INNER = (7, 8)
"""Areas that do not touch the Coast."""

_MARGIN = 5
_ZONE_MARGIN = 3
_SHALLOW_WIDTHS = (58, 36, 16)

_LINE = 7
_HALF = 29
_FIT = 16
"""Half the height over which a badge must lie inside its area; its corners may touch the border."""
_NUMBER = 52
_PLAIN, _MARKED = 46, 86
_HELD = 50
_SIGN = 52

_GLOW = 9
_LONG, _HEAD = 64, 30
_ON_LAND, _FROM_SEA = 32, 16
"""How far an arrow's head reaches beyond the border: little, since units stand there."""
_SAMPLES = 24


class Terrain:
    """The board of a pack, measured once.

    Attributes:
        areas: outlines by number; hearts: their middles; badges: where their numbers stand; rooms: the room in them.
        zones, zone_rooms: by side, 0 north, 1 east, 2 south, 3 west; ground: all of this drawn, but for the land.
        borders: those of the areas, drawn.
    """

    def __init__(self, board: Board) -> None:
        self.areas: dict[int, Polygon] = {
            area.number: tuple(_on_board(point) for point in area.outline) for area in board.areas
        }
        self.hearts = {number: centroid(outline) for number, outline in self.areas.items()}
        self.badges = {area.number: _on_board(area.centre) for area in board.areas}
        self.rooms = {number: Room(outline, _MARGIN) for number, outline in self.areas.items()}
        sides = {zone.side: zone for zone in board.zones}
        self.zones: tuple[Polygon, ...] = tuple(
            tuple(_on_board(point) for point in sides[side].outline) for side in SIDES
        )
        self.zone_rooms = tuple(Room(outline, _ZONE_MARGIN) for outline in self.zones)
        self.middle = centroid([heart for _, heart in sorted(self.hearts.items())][:6])
        self.bridges = tuple(_shores(self.areas[first], self.areas[second]) for first, second in board.bridges)
        self.ground = self._drawn()
        self.borders = Outlines(WIDTH, HEADER + BOARD, self.areas.values(), _LINE)

    def base_colour(self, area: int) -> Colour:
        """The colour of the land in an area that nobody controls."""
        return PLATEAU if area in INNER else LAND

    def _drawn(self) -> Canvas:
        canvas = Canvas(WIDTH, HEADER + BOARD, TABLE)
        canvas.box((0, HEADER, WIDTH, HEADER + BOARD), SEA)
        for colour, width in zip(SHALLOWS, _SHALLOW_WIDTHS, strict=True):
            for outline in self.areas.values():
                canvas.polygon(outline, colour, colour, width * 2)
        for side, outline in enumerate(self.zones):
            canvas.polygon(outline, SHALLOWS[0], SHALLOWS[2], 3)
            x, y = centroid(outline)
            (tent if side < 2 else anchor)(canvas, x, y, 24, SHALLOWS[2])
        return canvas


@lru_cache(maxsize=2)
def terrain_of(board: Board) -> Terrain:
    """The board of a pack; the last ones are kept."""
    return Terrain(board)


def _shores(first: Polygon, second: Polygon) -> tuple[Point, Point]:
    """The two ends of a land bridge: where the areas are closest, in the middle of that stretch."""
    near = sorted((math.dist(one, other), one, other) for one in first for other in second)
    close = [pair for pair in near if pair[0] <= near[0][0] * 1.5 + 1]
    middle_x = sum(one[0] for _, one, _ in close) / len(close)
    middle_y = sum(one[1] for _, one, _ in close) / len(close)
    _, start, end = min(close, key=lambda pair: math.dist(pair[1], (middle_x, middle_y)))
    return start, end


def _on_board(point: tuple[int, int]) -> Point:
    """A point of the pack's square of thousandths, on the picture."""
    return point[0] * WIDTH / 1000, HEADER + point[1] * BOARD / 1000


def draw_land(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> None:
    """The land, washed with the colour of whoever controls it, and the borders."""
    for area in view.areas:
        base = terrain.base_colour(area.number)
        colour = base if area.control is None else mix(base, names.colours[area.control], WASH)
        canvas.polygon(terrain.areas[area.number], colour)
    canvas.trace(terrain.borders, BORDER)


def draw_bridges(canvas: Canvas, terrain: Terrain) -> None:
    """The land bridges."""
    for start, end in terrain.bridges:
        _bridge(canvas, start, end)


def _bridge(canvas: Canvas, start: Point, end: Point) -> None:
    """A land bridge with its double arrow."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    length = max(math.dist(start, end), 1)
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def at(along: float, beside: float) -> Point:
        return x + dx * along - dy * beside, y + dy * along + dx * beside

    half = length / 2 + 16
    canvas.polygon([at(-half, -25), at(half, -25), at(half, 25), at(-half, 25)], PLANK, INK, 3)
    tip, neck = half - 4, half - 19
    arrow = [at(-tip, 0), at(-neck, -17), at(-neck, -6), at(neck, -6), at(neck, -17)]
    canvas.polygon([*arrow, at(tip, 0), at(neck, 17), at(neck, 6), at(-neck, 6), at(-neck, 17)], INK)


def draw_badges(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain) -> dict[int, Box]:
    """The badge of every area; what each one covers."""
    return {area.number: _Badge(canvas, view, area, names, terrain).draw() for area in view.areas}


class _Badge:
    """Number, token and control in a row, the signs of the automated opponent beside them or else in a second row."""

    def __init__(self, canvas: Canvas, view: ZlobaView, area: AreaView, names: Names, terrain: Terrain) -> None:
        self._canvas, self._area, self._names = canvas, area, names
        self._wounded = any(move.wounded == area.number for move in view.moves)
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
            burst(canvas, left + 27, y, 48, INK)
            burst(canvas, left + 27, y, 43, ALARM)
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
        emblem(canvas, self._names.shapes[seat], x, y, 22, colour, INK, 3)
        if self._area.domination == seat:
            crown(canvas, x, y, 16, INK)
            crown(canvas, x, y, 12, GOLD)
        else:
            canvas.text((x, y), self._names.letters[seat], 24, readable_on(colour), heavy=True, room=30)

    def _draw_signs(self, x: float, y: float) -> None:
        canvas = self._canvas
        if self._base:
            canvas.disc(x, y, 24, INK, ALARM, 3)
            tower(canvas, x, y, 14, WHITE)
            x += _SIGN
        if self._area.threat:
            warning(canvas, x, y - 2, 27, INK)
            warning(canvas, x, y - 1, 22, ALARM)
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
        emblem(canvas, names.shapes[force.seat], x, y, 25, colour, INK, 3)
        canvas.text((x, y), names.letters[force.seat], 28, readable_on(colour), heavy=True, room=36)


def draw_halos(canvas: Canvas, view: ZlobaView, terrain: Terrain) -> None:
    """A bright border around where units arrived, a red one around where somebody was wounded."""
    arrived = {(move.seat, march.end) for move in view.moves for march in move.marches}
    for seat, place in sorted(arrived):
        outline = _outline(view, seat, place, terrain)
        if outline is not None:
            canvas.polygon(outline, None, GLOW, _GLOW)
    for area in sorted({move.wounded for move in view.moves if move.wounded is not None}):
        canvas.polygon(terrain.areas[area], None, ALARM, _GLOW)


def draw_arrows(canvas: Canvas, view: ZlobaView, terrain: Terrain) -> None:
    """An arrow across the border for each way units went."""
    for move in view.moves:
        for march in move.marches:
            if move.start is not None and move.start != march.end:
                tip = _FROM_SEA if move.start == ZONE else _ON_LAND
                _arrow(canvas, *_crossing(view, move, march.end, terrain), tip)


def _outline(view: ZlobaView, seat: int, place: int, terrain: Terrain) -> Polygon | None:
    if place != ZONE:
        return terrain.areas[place]
    zone = view.forces[seat].zone
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
