"""A panel for every force: points, dice held, corra, what is left on its mat."""

from __future__ import annotations

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.palette import GLOW, GOLD, INK, MUTED, PANEL, PAPER, WHITE, readable_on
from bot.boards.zloba.dice import action_die, chaos_die, eye_die
from bot.boards.zloba.frame import MARGIN, PANELS_TOP, WIDTH
from bot.boards.zloba.frame import PANEL as HIGH
from bot.boards.zloba.names import Names
from bot.boards.zloba.palette import CORRA
from bot.games.values import Seat
from bot.games.zloba.telling.view import CoopView, ForceView, ZlobaView

_DIE = 50
_SIDE = 18


def rows(view: ZlobaView) -> int:
    """How many rows of panels a view needs: two a row, the automated opponent has one to itself."""
    humans = sum(not force.opponent for force in view.forces)
    return (humans + 1) // 2 + (view.coop is not None)


def awaited(view: ZlobaView) -> tuple[Seat, ...]:
    """Who is to do something: whose turn it is, or all who are asked; nobody once the match is over."""
    if view.over is not None:
        return ()
    needed = [prompt.seat for prompt in view.prompts if not prompt.optional] or [prompt.seat for prompt in view.prompts]
    if needed:
        return tuple(sorted(set(needed)))
    return () if view.turn is None else (view.turn,)


def draw_panels(canvas: Canvas, view: ZlobaView, names: Names) -> None:
    """The panels of all forces, in the order of seats."""
    humans = [force for force in view.forces if not force.opponent]
    wide = (WIDTH - 3 * MARGIN) / 2
    for number, force in enumerate(humans):
        left = MARGIN + number % 2 * (wide + MARGIN)
        whole = WIDTH - 2 * MARGIN if number == len(humans) - 1 and number % 2 == 0 else wide
        _Panel(canvas, view, names, force, left, PANELS_TOP + number // 2 * (HIGH + MARGIN), whole).draw()
    for force in view.forces:
        if force.opponent:
            top = PANELS_TOP + (rows(view) - 1) * (HIGH + MARGIN)
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
        corners = (self._left, self._top, self._right, self._top + HIGH)
        canvas.box(corners, PANEL, GLOW if due else colour, 6 if due else 3, radius=16)
        self._title()
        self._mat()
        self._elites()

    def _title(self) -> None:
        canvas, force, names = self._canvas, self._force, self._names
        colour = names.colours[force.seat]
        x, y = self._left + _SIDE + 26, self._top + 38
        icons.emblem(canvas, names.shapes[force.seat], x, y, 25, colour, INK, 2)
        canvas.text((x, y), names.letters[force.seat], 30, readable_on(colour), heavy=True, room=36)
        marks = (self._view.start == force.seat) + self._won()
        name = names.factions[force.seat]
        if force.opponent and self._view.coop is not None:
            name = f"{name} · {names.words(self._view.coop.scenario.name)}"
        x += 40
        x += canvas.text((x, y), name, 40, WHITE, anchor="lm", room=self._right - x - 100 - marks * 44) + 26
        if self._view.start == force.seat:
            icons.star(canvas, x, y, 20, GOLD)
            x += 44
        if self._won():
            icons.crown(canvas, x, y, 20, GOLD)
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
        icons.gem(canvas, x, y, 19, CORRA)
        x += 28 + canvas.text((x + 26, y), str(force.corra), 40, WHITE, anchor="lm", heavy=True) + 36
        icons.pawn(canvas, x, y, 19, PAPER)
        x += 24 + canvas.text((x + 22, y), str(force.mat), 34, PAPER, anchor="lm") + 32
        icons.cross(canvas, x, y, 15, MUTED)
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
