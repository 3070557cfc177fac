"""What never changes while a match lasts: where areas and zones lie, and the ground they are drawn on."""

from __future__ import annotations

import math
from functools import lru_cache

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.geometry import Point, Polygon, Room, centroid
from bot.boards.palette import INK, TABLE, Colour
from bot.boards.zloba.frame import BOARD, HEADER, WIDTH
from bot.boards.zloba.palette import LAND, PLANK, PLATEAU, SEA, SHALLOWS
from bot.games.zloba.pack.pack import SIDES, Board

INNER = (7, 8)
"""Areas that do not touch the Coast."""

_MARGIN = 5
_ZONE_MARGIN = 3
_SHALLOW_WIDTHS = (58, 36, 16)


class Terrain:
    """The board of a pack, measured once.

    Attributes:
        areas: outlines by number; hearts: their middles; badges: where their numbers stand; rooms: the room in them.
        zones, zone_rooms: by side, 0 north, 1 east, 2 south, 3 west; ground: all of this drawn, but for the land.
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
            (icons.tent if side < 2 else icons.anchor)(canvas, x, y, 24, SHALLOWS[2])
        return canvas


@lru_cache(maxsize=2)
def terrain(board: Board) -> Terrain:
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


def draw_bridge(canvas: Canvas, start: Point, end: Point) -> None:
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


def _on_board(point: tuple[int, int]) -> Point:
    """A point of the pack's square of thousandths, on the picture."""
    return point[0] * WIDTH / 1000, HEADER + point[1] * BOARD / 1000
