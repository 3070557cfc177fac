"""Placing the units of several forces in one area: as large as the room allows, each force together."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.boards.geometry import Box, Room, Stretch

SIZES = (78, 70, 64, 58, 52, 47, 42, 38, 34, 30, 26)
PAD = 3
GAP = 3
_BETWEEN = 5
_STEP = 9
_ROWS = range(1, 8)


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
