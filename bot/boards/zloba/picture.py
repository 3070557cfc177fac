"""A position of Zloba drawn: the line above the board, the board, the score track, a panel for every force."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from bot.boards.drawing import (
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
    cross,
    crown,
    emblem,
    gem,
    pawn,
    readable_on,
    star,
)
from bot.boards.entry import Picture
from bot.boards.zloba.land import (
    draw_arrows,
    draw_badges,
    draw_bridges,
    draw_halos,
    draw_land,
    draw_owners,
    draw_zones,
    terrain_of,
)
from bot.boards.zloba.pieces import (
    BOARD,
    CORRA,
    HEADER,
    MARGIN,
    PANEL_HEIGHT,
    PANELS_TOP,
    TRACK,
    TRACK_TOP,
    WIDTH,
    action_die,
    chaos_die,
    eye_die,
    round_die,
    table,
)
from bot.boards.zloba.units import draw_units
from bot.boards.zloba.words import Names, awaited, described, whose
from bot.games.values import Seat
from bot.games.zloba.tells.view import CoopView, ForceView, ZlobaView
from bot.locales.lines import Speaker

_LEFT = 18
_OFFERED = 58
"""How large a die on offer is."""
_CORNER = 62

LAST = 41
"""The last cell of the score track."""
_CELLS = 21
"""How many cells the track has in a row."""
_WIDE = (WIDTH - 2 * MARGIN) / _CELLS
_HIGH = (TRACK - 8) / 2
_HUMANS: Seat = -1
_PLACES = {
    1: ((0.0, 0.0),),
    2: ((-11.0, -8.0), (11.0, 8.0)),
    3: ((-12.0, -11.0), (12.0, -11.0), (0.0, 12.0)),
    4: ((-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0)),
}
_RADII = {1: 21.0, 2: 16.0}
_SMALLEST = 12.5

_DIE = 50
"""How large a die in a panel is."""
_SIDE = 18


def draw(view: ZlobaView, speaker: Speaker) -> Picture:
    """A position of Zloba, from what the view names and nothing else."""
    names, land = Names(view, speaker), terrain_of(view.board)
    canvas = Canvas(WIDTH, PANELS_TOP + _rows(view) * (PANEL_HEIGHT + MARGIN), TABLE)
    canvas.paste(land.ground, 0, 0)
    draw_zones(canvas, view, names, land)
    draw_land(canvas, view, names, land)
    draw_halos(canvas, view, land)
    draw_bridges(canvas, land)
    draw_owners(canvas, view, names, land)
    taken = draw_badges(canvas, view, names, land)
    draw_units(canvas, view, names, land, taken)
    draw_arrows(canvas, view, land)
    _header(canvas, view, names)
    _track(canvas, view, names)
    _panels(canvas, view, names)
    return Picture(canvas.png(table(tuple(names.colours.values()))), described(view, names))


def _header(canvas: Canvas, view: ZlobaView, names: Names) -> None:
    """Round, phase, who is awaited or has won; dice on offer; corra in the supply; the pack's name."""
    canvas.box((0, 0, WIDTH, HEADER), TABLE)
    offered = len(view.offer) * (_OFFERED + 5)
    room = WIDTH - 2 * _LEFT - offered - 20
    phase = names.named(view.phase)
    title = names.say("zloba-board-title", round=view.round, phase=phase) if view.round else phase
    canvas.text((_LEFT, 30), title[:1].upper() + title[1:], 42, WHITE, anchor="lm", room=room)
    canvas.text((_LEFT, 72), whose(view, names), 36, GLOW, anchor="lm", room=room)
    for number, face in enumerate(view.offer):
        action_die(canvas, face, WIDTH - _LEFT - offered + number * (_OFFERED + 5) + _OFFERED / 2, HEADER / 2, _OFFERED)
    round_die(canvas, view.counter, _CORNER, HEADER + _CORNER, 78)
    gem(canvas, WIDTH - 106, HEADER + _CORNER, 27, CORRA)
    canvas.text((WIDTH - 70, HEADER + _CORNER), str(view.supply), 54, WHITE, anchor="lm", heavy=True)
    pack = names.words(view.pack)
    lines = [names.say("zloba-board-stand-in"), pack] if view.stand_in else [pack]
    for number, line in enumerate(reversed(lines)):
        at = (14, HEADER + BOARD - 20 - number * 30)
        canvas.text(at, line, 26, PAPER if view.stand_in else MUTED, anchor="lm", room=210)


def _track(canvas: Canvas, view: ZlobaView, names: Names) -> None:
    """The track, from which a shared score of the humans has one marker."""
    canvas.paste(_empty((view.goal,) if view.coop is None else view.coop.goals), 0, TRACK_TOP)
    markers: dict[int, list[Seat]] = defaultdict(list)
    for seat, points in _scores(view):
        markers[min(points, LAST)].append(seat)
    for cell, seats in markers.items():
        left, top = _corner(cell)
        _markers(canvas, names, seats, left + _WIDE / 2, TRACK_TOP + top + _HIGH / 2)


def _scores(view: ZlobaView) -> list[tuple[Seat, int]]:
    """Every score and whose it is; -1 for all humans together."""
    if view.coop is None:
        return [(force.seat, force.points) for force in view.forces]
    return [(_HUMANS, view.coop.points), *((force.seat, force.points) for force in view.forces if force.opponent)]


@cache
def _empty(goals: tuple[int, ...]) -> Canvas:
    canvas = Canvas(WIDTH, TRACK, TABLE)
    for cell in range(LAST + 1):
        left, top = _corner(cell)
        goal, fifth = cell in goals, cell % 5 == 0
        fill: Colour = GOLD if goal else PANEL
        corners = (left + 1, top + 1, left + _WIDE - 1, top + _HIGH - 1)
        canvas.box(corners, fill, BORDER if fifth else None, 2, radius=8)
        text = f"{cell}+" if cell == LAST else str(cell)
        canvas.text((left + _WIDE / 2, top + _HIGH / 2), text, 28, INK if goal else WHITE if fifth else MUTED)
    return canvas


def _corner(cell: int) -> tuple[float, float]:
    return MARGIN + cell % _CELLS * _WIDE, 4 + cell // _CELLS * _HIGH


def _markers(canvas: Canvas, names: Names, seats: list[Seat], x: float, y: float) -> None:
    radius = _RADII.get(len(seats), _SMALLEST)
    for seat, (dx, dy) in zip(seats, _PLACES.get(len(seats), ()), strict=True):
        if seat == _HUMANS:
            canvas.disc(x + dx, y + dy, radius, WHITE, INK, 2)
            pawn(canvas, x + dx, y + dy, radius * 0.65, INK)
            continue
        colour = names.colours[seat]
        emblem(canvas, names.shapes[seat], x + dx, y + dy, radius, colour, INK, 2)
        canvas.text((x + dx, y + dy), names.letters[seat], radius * 1.15, readable_on(colour), room=radius * 1.5)


def _rows(view: ZlobaView) -> int:
    """How many rows of panels a view needs: two a row, the automated opponent has one to itself."""
    humans = sum(not force.opponent for force in view.forces)
    return (humans + 1) // 2 + (view.coop is not None)


def _panels(canvas: Canvas, view: ZlobaView, names: Names) -> None:
    """The panels of all forces, in the order of seats."""
    humans = [force for force in view.forces if not force.opponent]
    wide = (WIDTH - 3 * MARGIN) / 2
    for number, force in enumerate(humans):
        left = MARGIN + number % 2 * (wide + MARGIN)
        whole = WIDTH - 2 * MARGIN if number == len(humans) - 1 and number % 2 == 0 else wide
        _Panel(canvas, view, names, force, left, PANELS_TOP + number // 2 * (PANEL_HEIGHT + MARGIN), whole).draw()
    for force in view.forces:
        if force.opponent:
            top = PANELS_TOP + (_rows(view) - 1) * (PANEL_HEIGHT + MARGIN)
            _Panel(canvas, view, names, force, MARGIN, top, WIDTH - 2 * MARGIN).draw()


class _Panel:
    def __init__(
        self, canvas: Canvas, view: ZlobaView, names: Names, force: ForceView, left: float, top: float, wide: float
    ) -> None:
        self._canvas, self._view, self._names, self._force = canvas, view, names, force
        self._left, self._top, self._right = left, top, left + wide

    def draw(self) -> None:
        canvas, force = self._canvas, self._force
        colour = self._names.colours[force.seat]
        due = force.seat in awaited(self._view)
        corners = (self._left, self._top, self._right, self._top + PANEL_HEIGHT)
        canvas.box(corners, PANEL, GLOW if due else colour, 6 if due else 3, radius=16)
        self._title()
        self._mat()
        self._elites()

    def _title(self) -> None:
        canvas, force, names = self._canvas, self._force, self._names
        colour = names.colours[force.seat]
        x, y = self._left + _SIDE + 26, self._top + 38
        emblem(canvas, names.shapes[force.seat], x, y, 25, colour, INK, 2)
        canvas.text((x, y), names.letters[force.seat], 30, readable_on(colour), heavy=True, room=36)
        marks = (self._view.start == force.seat) + self._won()
        name = names.factions[force.seat]
        if force.opponent and self._view.coop is not None:
            name = f"{name} · {names.words(self._view.coop.scenario.name)}"
        x += 40
        x += canvas.text((x, y), name, 40, WHITE, anchor="lm", room=self._right - x - 100 - marks * 44) + 26
        if self._view.start == force.seat:
            star(canvas, x, y, 20, GOLD)
            x += 44
        if self._won():
            crown(canvas, x, y, 20, GOLD)
        if self._view.coop is None or force.opponent:
            canvas.text((self._right - _SIDE, y), str(force.points), 58, WHITE, anchor="rm", heavy=True)

    def _won(self) -> bool:
        return self._view.over is not None and self._force.seat in self._view.over

    def _mat(self) -> None:
        canvas, force, coop = self._canvas, self._force, self._view.coop
        x, y = self._left + _SIDE + _DIE / 2, self._top + 96
        dice = (coop.die,) if force.opponent and coop is not None and coop.die is not None else force.dice
        for face in dice:
            action_die(canvas, face, x, y, _DIE)
            x += _DIE + 6
        eye_die(canvas, force.eye, x, y, _DIE)
        x = max(x, self._left + _SIDE + 3 * (_DIE + 6)) + _DIE + 14
        gem(canvas, x, y, 19, CORRA)
        x += 28 + canvas.text((x + 26, y), str(force.corra), 40, WHITE, anchor="lm", heavy=True) + 36
        pawn(canvas, x, y, 19, PAPER)
        x += 24 + canvas.text((x + 22, y), str(force.mat), 34, PAPER, anchor="lm") + 32
        cross(canvas, x, y, 15, MUTED)
        x += 22 + canvas.text((x + 20, y), str(force.removed), 34, MUTED, anchor="lm") + 50
        if force.opponent and coop is not None:
            self._chaos(coop, x)

    def _chaos(self, coop: CoopView, x: float) -> None:
        y = self._top + 96
        chaos_die(self._canvas, coop.chaos, x, y, 36)
        text = self._names.say("zloba-board-shared-score")
        right = self._right - _SIDE
        right -= self._canvas.text((right, y), str(coop.points), 58, WHITE, anchor="rm", heavy=True) + 16
        self._canvas.text((right, y), text, 34, PAPER, anchor="rm", room=right - x - 60)

    def _elites(self) -> None:
        kinds = (
            f"{self._names.kinds[self._force.seat][kind.kind]} {self._names.words(kind.name)} {kind.left}×"
            for kind in self._force.mat_elites
        )
        at = (self._left + _SIDE, self._top + 142)
        self._canvas.text(at, "   ".join(kinds), 27, MUTED, anchor="lm", room=self._right - self._left - 2 * _SIDE)
