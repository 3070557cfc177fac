"""The top of the picture: the turn and whose it is, who is awaited, and the step of the turn."""

from __future__ import annotations

from bot.boards.doomtrooper.table.panel import seat_mark
from bot.boards.doomtrooper.table.style import INNER, LABEL, MARGIN, PAD, PANEL, SMALL, WIDTH
from bot.boards.doomtrooper.table.words import Names, title, whose
from bot.boards.drawing import GLOW, INK, MUTED, PAPER, WHITE, Canvas
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView

STEPS = ("start", "draw", "actions", "discard", "end")
_STEP = 44


class Heading:
    """The heading, measured before it is drawn."""

    def __init__(self, names: Names, view: DoomtrooperView) -> None:
        self._names, self._view = names, view
        self._notes = " · ".join(notes(view, names))
        self.high: float = 104 + (32 if self._notes else 0) + (_STEP + 12 if self._has_steps() else 0)

    def _has_steps(self) -> bool:
        return bool(self._view.turn) and not self._view.over

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        names, view, left = self._names, self._view, MARGIN + PAD
        canvas.text((left, top + 30), title(view, names), 44, WHITE, anchor="lm", heavy=True, room=INNER)
        asked = self._asked(canvas, left + INNER, top + 76)
        canvas.text((left, top + 76), whose(view, names), 34, GLOW, anchor="lm", room=asked - left - 20)
        y = top + 104
        if self._notes:
            canvas.text((left, y + 8), self._notes, SMALL, PAPER, anchor="lm", room=INNER)
            y += 32
        if self._has_steps():
            self._steps(canvas, y)

    def _asked(self, canvas: Canvas, right: float, y: float) -> float:
        """The seats that may still play in the window, whose turn it is first. The left end is returned."""
        seats = self._view.window.waiting if self._view.window is not None else ()
        for number, seat in reversed(list(enumerate(seats))):
            seat_mark(canvas, seat, right - 20, y, 18)
            right -= 40
            if number:
                canvas.text((right - 10, y), "›", 34, MUTED)
                right -= 22
        if not seats:
            return right
        said = self._names.say("doomtrooper-board-may-play")
        return right - 12 - canvas.text((right - 12, y), said, SMALL, MUTED, anchor="rm")

    def _steps(self, canvas: Canvas, top: float) -> None:
        """The steps of a turn, the present one filled."""
        wide = (WIDTH - 2 * MARGIN + 6) / len(STEPS)
        for number, step in enumerate(STEPS):
            left, now = MARGIN + number * wide, step == self._view.step
            corners = (left, top, left + wide - 6, top + _STEP)
            canvas.box(corners, GLOW if now else PANEL, radius=10)
            said = self._names.say(f"doomtrooper-board-step-{step}")
            at = (left + (wide - 6) / 2, top + _STEP / 2)
            canvas.text(at, said, LABEL + 2, INK if now else MUTED, heavy=now, room=wide - 24)


def notes(view: DoomtrooperView, names: Names) -> tuple[str, ...]:
    """What holds for the whole table: how more than two play, an open Outpost, the last turns."""
    found = []
    if view.mode != "free":
        found.append(names.say(f"variant-doomtrooper-{view.mode}"))
    if view.opened:
        found.append(names.say("doomtrooper-board-opened"))
    if view.last_turns is not None and not view.over:
        found.append(names.say("doomtrooper-board-last-turns", count=view.last_turns))
    return tuple(found)
