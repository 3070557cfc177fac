"""Where things find room: polygons, the free stretches across them, and plates packed into these."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

Point = tuple[float, float]
Polygon = Sequence[Point]
Stretch = tuple[float, float]
"""From the left to the right end of a horizontal stretch."""
Box = tuple[float, float, float, float]

_STRIP = 6
"""How high the strips are in which free room is looked up."""

SIZES = (78, 70, 64, 58, 52, 47, 42, 38, 34, 30, 26)
PAD = 3
GAP = 3
_BETWEEN = 5
_STEP = 9
_ROWS = range(1, 8)


def inside(polygon: Polygon, point: Point) -> bool:
    """Whether a point lies in a polygon."""
    return sum(x > point[0] for x in _crossings(polygon, point[1])) % 2 == 1


def centroid(polygon: Polygon) -> Point:
    """The centre of gravity of a polygon."""
    area = x = y = 0.0
    for (x0, y0), (x1, y1) in _sides(polygon):
        cross = x0 * y1 - x1 * y0
        area += cross
        x += (x0 + x1) * cross
        y += (y0 + y1) * cross
    if not area:
        return polygon[0]
    return x / (3 * area), y / (3 * area)


def bounds(polygon: Polygon) -> Box:
    """The upright rectangle around a polygon."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def exit_point(polygon: Polygon, start: Point, end: Point) -> Point | None:
    """The last point in which the way from ``start`` to ``end`` crosses the border; ``None`` if it never does."""
    found: list[float] = []
    dx, dy = end[0] - start[0], end[1] - start[1]
    for (x0, y0), (x1, y1) in _sides(polygon):
        ex, ey = x1 - x0, y1 - y0
        across = dx * ey - dy * ex
        if not across:
            continue
        along = ((x0 - start[0]) * ey - (y0 - start[1]) * ex) / across
        beside = ((x0 - start[0]) * dy - (y0 - start[1]) * dx) / across
        if 0 <= along <= 1 and 0 <= beside <= 1:
            found.append(along)
    if not found:
        return None
    return start[0] + dx * max(found), start[1] + dy * max(found)


class Room:
    """The free room in a polygon, looked up by horizontal strips.

    Args:
        margin: kept free along the border.
    """

    def __init__(self, polygon: Polygon, margin: float) -> None:
        self.left, self.top, self.right, self.bottom = bounds(polygon)
        self._margin = margin
        self._known: dict[tuple[int, int], list[Stretch]] = {}
        self._rows = [
            _pairs(_crossings(polygon, self.top + _STRIP * row))
            for row in range(math.ceil((self.bottom - self.top) / _STRIP) + 1)
        ]

    def stretches(self, top: float, bottom: float, taken: Box | None = None) -> list[Stretch]:
        """The stretches, from left to right, that are free all the way from ``top`` to ``bottom``.

        Args:
            taken: a rectangle that something else stands on.
        """
        top, bottom = top - self._margin, bottom + self._margin
        if top < self.top or bottom > self.bottom:
            return []
        rows = int((top - self.top) / _STRIP), math.ceil((bottom - self.top) / _STRIP)
        free = self._known.get(rows)
        if free is None:
            free = self._known[rows] = self._free(*rows)
        if taken is not None and top < taken[3] and bottom > taken[1]:
            parts = [((left, min(right, taken[0])), (max(left, taken[2]), right)) for left, right in free]
            free = [part for pair in parts for part in pair]
        return [(left, right) for left, right in free if left < right]

    def _free(self, first: int, last: int) -> list[Stretch]:
        free = self._rows[first]
        for row in self._rows[first + 1 : last + 1]:
            free = [
                (max(left, other), min(right, end))
                for left, right in free
                for other, end in row
                if max(left, other) < min(right, end)
            ]
        return [(left + self._margin, right - self._margin) for left, right in free]


def _sides(polygon: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))


def _crossings(polygon: Polygon, y: float) -> list[float]:
    return sorted(
        x0 + (y - y0) * (x1 - x0) / (y1 - y0) for (x0, y0), (x1, y1) in _sides(polygon) if (y0 <= y) != (y1 <= y)
    )


def _pairs(values: list[float]) -> list[Stretch]:
    return list(zip(values[::2], values[1::2], strict=True))


class Plate(NamedTuple):
    """A row of cells of one group: the number of its first cell, how many, and the upper left corner."""

    group: int
    first: int
    cells: int
    x: float
    y: float


class Packed(NamedTuple):
    """Plates with cells of this size."""

    size: int
    plates: tuple[Plate, ...]


def width(cells: int, size: int) -> int:
    """How wide a plate with so many cells is."""
    return cells * size + (cells - 1) * GAP + 2 * PAD


def pack(
    groups: Sequence[int],
    room: Room,
    heart: float,
    taken: Box | None = None,
    sizes: Sequence[int] = SIZES,
    *,
    whole: bool = False,
) -> Packed | None:
    """The groups, with so many cells each, in the largest size that has room; ``None`` where none has.

    Args:
        heart: the height around which they should stand.
        taken: a rectangle to leave free.
        whole: whether each group must be on one plate.
    """
    for size in sizes:
        high = size + 2 * PAD
        needed = sum(width(cells, size) for cells in groups)
        for rows in _ROWS:
            block = rows * high + (rows - 1) * _BETWEEN
            if block > room.bottom - room.top:
                break
            if needed > rows * (room.right - room.left):
                continue
            tops = [room.top + step * _STEP for step in range(int((room.bottom - room.top - block) / _STEP) + 1)]
            for top in sorted(tops, key=lambda top: abs(top + block / 2 - heart)):
                lines = [top + row * (high + _BETWEEN) for row in range(rows)]
                plates = _fill(groups, [(y, room.stretches(y, y + high, taken)) for y in lines], size, whole=whole)
                if plates is not None:
                    return Packed(size, plates)
    return None


def cramped(groups: Sequence[int], room: Room, heart: float) -> Packed:
    """The groups in the smallest size, one under the other, wherever that reaches: better than not at all."""
    size = SIZES[-1]
    high = size + 2 * PAD
    top = heart - len(groups) * high / 2
    left, right = room.left, room.right
    plates = tuple(
        Plate(number, 0, cells, (left + right - width(cells, size)) / 2, top + number * high)
        for number, cells in enumerate(groups)
    )
    return Packed(size, plates)


def _fill(
    groups: Sequence[int], lines: Sequence[tuple[float, list[Stretch]]], size: int, *, whole: bool
) -> tuple[Plate, ...] | None:
    widest = max((right - left for _, stretches in lines for left, right in stretches), default=0)
    most = int((widest - 2 * PAD + GAP) // (size + GAP))
    if most < (max(groups) if whole else 1):
        return None
    queue = deque(_parts(groups, most))
    plates: list[Plate] = []
    for y, stretches in lines:
        for left, right in stretches:
            plates += _line(queue, left, right, y, size)
    return None if queue else tuple(plates)


def _parts(groups: Sequence[int], most: int) -> Iterator[tuple[int, int, int]]:
    for number, cells in enumerate(groups):
        for first in range(0, cells, most):
            yield number, first, min(most, cells - first)


def _line(queue: deque[tuple[int, int, int]], left: float, right: float, y: float, size: int) -> list[Plate]:
    x, line = left, []
    while queue and x + width(queue[0][2], size) <= right:
        number, first, cells = queue.popleft()
        line.append(Plate(number, first, cells, x, y))
        x += width(cells, size) + _BETWEEN
    shift = (right - x + _BETWEEN) / 2
    return [plate._replace(x=plate.x + shift) for plate in line]
