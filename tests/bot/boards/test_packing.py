"""Units get as much room as there is: never on top of each other, never outside, none left out."""

from __future__ import annotations

import math
import random

import pytest

from bot.boards.geometry import PAD, SIZES, Packed, Room, bounds, centroid, cramped, exit_point, inside, pack, width

SQUARE = ((0.0, 0.0), (300.0, 0.0), (300.0, 300.0), (0.0, 300.0))
ROUND = tuple((150 + 150 * math.cos(turn / 10), 150 + 150 * math.sin(turn / 10)) for turn in range(62))
BADGE = (60.0, 10.0, 240.0, 70.0)


def boxes(packed: Packed) -> list[tuple[float, float, float, float]]:
    return [
        (plate.x, plate.y, plate.x + width(plate.cells, packed.size), plate.y + packed.size + 2 * PAD)
        for plate in packed.plates
    ]


def apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("outline", [SQUARE, ROUND], ids=["square", "round"])
def test_plates_lie_inside_and_apart(outline: tuple[tuple[float, float], ...]) -> None:
    lot = random.Random(5)
    room = Room(outline, 5)
    placed = 0
    for _ in range(200):
        groups = [lot.randint(1, 6) for _ in range(lot.randint(1, 5))]
        packed = pack(groups, room, 180, BADGE)
        if packed is None:
            continue
        placed += 1
        found = boxes(packed)
        for number, box in enumerate(found):
            assert all(apart(box, other) for other in [*found[:number], BADGE])
            assert all(inside(outline, (x, y)) for x in (box[0], box[2]) for y in (box[1], box[3]))
        for group, cells in enumerate(groups):
            cellwise = [
                cell
                for plate in packed.plates
                if plate.group == group
                for cell in range(plate.first, plate.first + plate.cells)
            ]
            assert sorted(cellwise) == list(range(cells))
    assert placed > 100


def test_few_units_are_large_and_many_small() -> None:
    room = Room(SQUARE, 5)
    few, many = pack([1, 1], room, 150), pack([4, 4, 5, 3, 4], room, 150)
    assert few is not None and few.size == SIZES[0]
    assert many is not None and many.size < 50


def test_whole_groups_are_not_split() -> None:
    room = Room(((0.0, 0.0), (90.0, 0.0), (90.0, 400.0), (0.0, 400.0)), 3)
    assert pack([3], room, 200, sizes=SIZES[:5], whole=True) is None
    split = pack([3], room, 200, sizes=SIZES[:5])
    assert split is not None and len(split.plates) == 3


def test_no_room_at_all_still_places_everybody() -> None:
    room = Room(((0.0, 0.0), (40.0, 0.0), (40.0, 40.0)), 5)
    assert pack([4, 9], room, 20) is None
    assert [plate.cells for plate in cramped([4, 9], room, 20).plates] == [4, 9]


def test_polygons() -> None:
    assert bounds(SQUARE) == (0, 0, 300, 300)
    assert centroid(SQUARE) == (150, 150)
    assert inside(SQUARE, (10, 290)) and not inside(SQUARE, (10, 310))
    assert exit_point(SQUARE, (150, 150), (450, 150)) == (300, 150)
    assert exit_point(SQUARE, (150, 150), (160, 150)) is None
