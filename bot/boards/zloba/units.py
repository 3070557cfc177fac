"""Units on the board: each force on a plate of its colour, basic units counted, elites as dice."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.boards.drawing import ALARM, INK, PAPER, Canvas, emblem, readable_on
from bot.boards.geometry import GAP, PAD, SIZES, Box, Packed, Room, centroid, cramped, pack, width
from bot.boards.zloba.land import Terrain
from bot.boards.zloba.words import Names
from bot.games.zloba.position.state import PLACES, ZONE
from bot.games.zloba.tells.view import EliteView, ForceView, ZlobaView

_LARGE = SIZES[:5]
"""Down to this size units keep to one side of the badge; smaller ones also stand beside it."""
_EACH = SIZES[:7]
"""Down to this size every elite has a die of its own; then alike ones share one."""


class Dice(NamedTuple):
    """Elites that look the same, and how many."""

    elite: EliteView
    number: int


class Stand(NamedTuple):
    """What one force has in one place."""

    force: ForceView
    basics: int
    dice: tuple[Dice, ...]

    @property
    def cells(self) -> int:
        """How many cells its plate has: the emblem, then the dice."""
        return 1 + len(self.dice)


def draw_units(canvas: Canvas, view: ZlobaView, names: Names, terrain: Terrain, taken: dict[int, Box]) -> None:
    """All units in all places; ``taken`` is what badges cover, by area."""
    for place in PLACES:
        if place == ZONE:
            for force in view.forces:
                if force.zone is not None and (stand := stand_of(force, ZONE)):
                    outline = terrain.zones[force.zone]
                    _draw(canvas, names, [stand], terrain.zone_rooms[force.zone], centroid(outline)[1], None)
            continue
        stands = [stand for force in view.forces if (stand := stand_of(force, place))]
        if stands:
            room, badge = terrain.rooms[place], taken[place]
            _draw(canvas, names, stands, room, _heart(room, badge), badge)


def stand_of(force: ForceView, place: int) -> Stand | None:
    """What a force has in a place; ``None`` for nothing."""
    elites = [elite for elite in force.elites if elite.place == place]
    if not force.basics[place] and not elites:
        return None
    return Stand(force, force.basics[place], tuple(Dice(elite, 1) for elite in elites))


def alike(stand: Stand) -> Stand:
    """The same, with one die for elites that look alike."""
    counts = Counter(die.elite for die in stand.dice)
    return stand._replace(dice=tuple(Dice(elite, count) for elite, count in counts.items()))


def _heart(room: Room, badge: Box) -> float:
    """The height around which units stand: the middle of the larger part beside the badge."""
    above, below = badge[1] - room.top, room.bottom - badge[3]
    return (room.top + badge[1]) / 2 if above > below else (badge[3] + room.bottom) / 2


def _draw(canvas: Canvas, names: Names, stands: list[Stand], room: Room, heart: float, taken: Box | None) -> None:
    cells = [stand.cells for stand in stands]
    band = None if taken is None else (room.left, taken[1], room.right, taken[3])
    packed = (
        pack(cells, room, heart, band, _LARGE, whole=True)
        or pack(cells, room, heart, taken, _EACH, whole=True)
        or pack(cells, room, heart, taken, _EACH)
    )
    if packed is None:
        stands = [alike(stand) for stand in stands]
        cells = [stand.cells for stand in stands]
        packed = pack(cells, room, heart, taken) or cramped(cells, room, heart)
    for plate in packed.plates:
        _plate(canvas, names, stands[plate.group], packed, plate.first, plate.cells, plate.x, plate.y)


def _plate(
    canvas: Canvas, names: Names, stand: Stand, packed: Packed, first: int, cells: int, x: float, y: float
) -> None:
    size, colour = packed.size, names.colours[stand.force.seat]
    corners = (x, y, x + width(cells, size), y + size + 2 * PAD)
    canvas.box(corners, INK, colour, 3, radius=size * 0.3)
    for cell in range(first, first + cells):
        middle = x + PAD + (cell - first) * (size + GAP) + size / 2
        if cell == 0:
            _basics(canvas, names, stand, middle, y + PAD + size / 2, size)
        else:
            _die(canvas, names, stand, stand.dice[cell - 1], middle, y + PAD + size / 2, size)


def _basics(canvas: Canvas, names: Names, stand: Stand, x: float, y: float, size: float) -> None:
    seat = stand.force.seat
    colour = names.colours[seat]
    emblem(canvas, names.shapes[seat], x, y, size * 0.43, colour, INK, 2)
    ink = readable_on(colour)
    if stand.basics:
        canvas.text((x, y), str(stand.basics), size * 0.58, ink, heavy=True, room=size * 0.66)
    else:
        canvas.text((x, y), names.letters[seat], size * 0.4, ink, room=size * 0.6)


def _die(canvas: Canvas, names: Names, stand: Stand, die: Dice, x: float, y: float, size: float) -> None:
    seat, elite = stand.force.seat, die.elite
    colour = names.colours[seat]
    half = size * 0.46
    canvas.box((x - half, y - half, x + half, y + half), colour, radius=size * 0.16)
    ink = readable_on(colour)
    canvas.text((x + size * 0.12, y - size * 0.04), str(elite.toughness), size * 0.6, ink, heavy=True)
    letter = names.kinds[seat].get(elite.kind, "?")
    canvas.box((x - half, y - half, x - half + size * 0.38, y - half + size * 0.4), INK, radius=size * 0.1)
    canvas.text((x - half + size * 0.19, y - half + size * 0.2), letter, size * 0.36, PAPER, room=size * 0.34)
    _life(canvas, elite, x, y + half - size * 0.16, size)
    if die.number > 1:
        canvas.disc(x + half * 0.8, y - half * 0.8, size * 0.24, ALARM)
        canvas.text((x + half * 0.8, y - half * 0.8), f"×{die.number}", size * 0.32, INK, heavy=True)


def _life(canvas: Canvas, elite: EliteView, x: float, y: float, size: float) -> None:
    """A bar with a part for each point of toughness, those lost in dark."""
    whole = size * 0.78
    part = whole / elite.full
    for point in range(elite.full):
        left = x - whole / 2 + point * part
        colour = INK if point < elite.toughness else ALARM
        canvas.box((left + 1, y, left + part - 1, y + size * 0.1), colour)
