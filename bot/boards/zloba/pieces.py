"""What a picture of Zloba is made of: where its parts lie, its colours, its dice and their symbols."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, product

from PIL import Image

from bot.boards.drawing import (
    ALARM,
    BORDER,
    GLOW,
    GOLD,
    INK,
    MUTED,
    PANEL,
    PAPER,
    TABLE,
    WHITE,
    Canvas,
    Colour,
    Icon,
    mix,
    shape,
    stroke,
    table_of,
)

WIDTH = 1080
"""In points; a third of that on a phone."""
HEADER = 96
BOARD = 940
TRACK = 116
PANEL_HEIGHT = 164
MARGIN = 10

TRACK_TOP = HEADER + BOARD
PANELS_TOP = TRACK_TOP + TRACK

SEA: Colour = (18, 38, 54)
SHALLOWS: tuple[Colour, ...] = ((23, 48, 66), (29, 60, 80), (38, 76, 98))
LAND: Colour = (88, 92, 74)
PLATEAU: Colour = (110, 108, 92)
PLANK: Colour = (150, 112, 72)
EYE: Colour = (86, 62, 138)
CORRA: Colour = (88, 214, 204)

_FIXED = (
    *(INK, PAPER, WHITE, MUTED, TABLE, PANEL, SEA, *SHALLOWS),
    *(LAND, PLATEAU, BORDER, PLANK, GOLD, EYE, CORRA, ALARM, GLOW),
)
_GROUNDS = (INK, TABLE, PANEL, SEA, LAND, PLATEAU)
WASH = 0.34


@lru_cache(maxsize=64)
def table(factions: tuple[Colour, ...]) -> Image.Image:
    """The 256 colours of a picture with these factions: their own, everything else's, and soft edges between."""
    washes = [mix(ground, colour, WASH) for ground, colour in product((LAND, PLATEAU), factions)]
    halves = (mix(ground, colour, 0.5) for colour in factions for ground in (INK, TABLE, PANEL, BORDER, WHITE))
    edges = chain(
        (mix(first, second, 0.5) for first, second in product(_GROUNDS, (PAPER, WHITE, GOLD, MUTED, BORDER))),
        (mix(wash, over, 0.5) for wash, over in product(washes, (INK, BORDER))),
        (mix(first, second, 0.5) for first, second in product((PAPER, GOLD, GLOW, ALARM, CORRA, BORDER), (INK, SEA))),
        (mix(TABLE, WHITE, share / 4) for share in (1, 3)),
        (mix(PANEL, WHITE, share / 4) for share in (1, 3)),
        (mix(colour, INK, share) for colour in factions for share in (0.25, 0.75)),
        (mix(EYE, WHITE, share / 4) for share in (1, 2, 3)),
        (mix(INK, WHITE, share / 8) for share in range(1, 8)),
        (mix(INK, PAPER, share / 4) for share in (1, 3)),
        (mix(INK, GOLD, share / 4) for share in (1, 3)),
    )
    return table_of(chain(_FIXED, factions, washes, halves, edges))


def action_die(canvas: Canvas, face: str, x: float, y: float, size: float) -> None:
    """An action die around a point: light, with a dark symbol."""
    half = size / 2
    canvas.box((x - half, y - half, x + half, y + half), PAPER, INK, 2, radius=size * 0.2)
    FACES[face](canvas, x, y, size * 0.32, INK)


def eye_die(canvas: Canvas, face: str | None, x: float, y: float, size: float) -> None:
    """The all-seeing die around a point: violet, with a light symbol and an eye; an empty frame once it is used."""
    half = size / 2
    corners = (x - half, y - half, x + half, y + half)
    if face is None:
        canvas.box(corners, PANEL, MUTED, 2, radius=size * 0.2)
        _eye(canvas, x, y, size * 0.3, MUTED)
        return
    canvas.box(corners, EYE, WHITE, 2, radius=size * 0.2)
    FACES[face](canvas, x, y + size * 0.07, size * 0.3, WHITE)
    _eye(canvas, x, y - half * 0.74, size * 0.17, WHITE)


def round_die(canvas: Canvas, value: int, x: float, y: float, size: float) -> None:
    """The die that counts the rounds."""
    half = size / 2
    canvas.box((x - half, y - half, x + half, y + half), WHITE, INK, 3, radius=size * 0.2)
    canvas.text((x, y), str(value), size * 0.72, INK, heavy=True)


def chaos_die(canvas: Canvas, value: int, x: float, y: float, radius: float) -> None:
    """The die with eight sides, as one looks at it."""
    shape = [
        (x, y - radius),
        (x + radius * 0.9, y - radius * 0.1),
        (x, y + radius),
        (x - radius * 0.9, y - radius * 0.1),
    ]
    canvas.polygon(shape, WHITE, INK, 3)
    canvas.line([shape[3], (x, y + radius * 0.35), shape[1]], MUTED, 2)
    canvas.line([(x, y + radius * 0.35), shape[2]], MUTED, 2)
    canvas.text((x, y - radius * 0.18), str(value), radius * 0.85, INK, heavy=True)


def _eye(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    lid = [(-1, 0), (-0.5, -0.5), (0, -0.65), (0.5, -0.5), (1, 0), (0.5, 0.5), (0, 0.65), (-0.5, 0.5), (-1, 0)]
    canvas.line([(x + dx * radius, y + dy * radius) for dx, dy in lid], colour, max(1.5, radius * 0.2))
    canvas.disc(x, y, radius * 0.3, colour)


def _mine(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    stroke(canvas, x, y, radius, colour, [(-0.75, 0.85), (0.42, -0.42)], 0.26)
    head = [
        (-0.4, -0.95),
        (0.15, -0.95),
        (0.62, -0.62),
        (0.95, -0.15),
        (0.95, 0.4),
        (0.66, -0.02),
        (0.36, -0.36),
        (0.02, -0.66),
    ]
    shape(canvas, x, y, radius, colour, head)


def _extend(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    stroke(canvas, x, y, radius, colour, [(-0.68, -0.95), (-0.68, 0.95)], 0.24)
    shape(canvas, x, y, radius, colour, [(-0.6, -0.92), (0.95, -0.92), (0.55, -0.4), (0.95, 0.12), (-0.6, 0.12)])


def _maneuver(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    shape(
        canvas,
        x,
        y,
        radius,
        colour,
        [(-0.95, -0.32), (0.05, -0.32), (0.05, -0.85), (0.98, 0), (0.05, 0.85), (0.05, 0.32), (-0.95, 0.32)],
    )


def _sword(canvas: Canvas, x: float, y: float, radius: float, colour: Colour, lean: int) -> None:
    def turned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [((dx - dy) * 0.7071 * lean, (dx + dy) * 0.7071) for dx, dy in points]

    blade = [(-0.16, 0.42), (-0.16, -0.85), (0, -1.15), (0.16, -0.85), (0.16, 0.42)]
    guard = [(-0.5, 0.42), (0.5, 0.42), (0.5, 0.62), (-0.5, 0.62)]
    grip = [(-0.13, 0.62), (0.13, 0.62), (0.13, 1.1), (-0.13, 1.1)]
    for part in (blade, guard, grip):
        shape(canvas, x, y, radius, colour, turned(part))


def _battle(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _sword(canvas, x, y, radius, colour, 1)


def _charge(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    _sword(canvas, x, y, radius, colour, 1)
    _sword(canvas, x, y, radius, colour, -1)


def _strike(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    shape(
        canvas,
        x,
        y,
        radius,
        colour,
        [(0.25, -1), (-0.62, 0.15), (-0.08, 0.15), (-0.3, 1), (0.62, -0.22), (0.08, -0.22)],
    )


def _double(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    canvas.text((x, y), "×2", radius * 1.5, colour, heavy=True)


FACES: dict[str, Icon] = {
    "mine": _mine,
    "extend": _extend,
    "maneuver": _maneuver,
    "battle": _battle,
    "strike": _strike,
    "charge": _charge,
    "double": _double,
}
"""The symbols of the dice: pickaxe, banner, arrow, one sword, lightning, two swords, twice."""
