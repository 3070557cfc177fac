"""A player's part of the picture: points, piles, actions left, and the areas with their cards."""

from __future__ import annotations

from bot.boards.doomtrooper.table.areas import Areas
from bot.boards.doomtrooper.table.signs import ACTIONS, PILES, POINTS
from bot.boards.doomtrooper.table.style import GAP, INNER, LABEL, MARGIN, PAD, PANEL, WIDTH, colour_of
from bot.boards.doomtrooper.table.words import Names, awaited, winners
from bot.boards.drawing import GLOW, GOLD, INK, MUTED, PAPER, TABLE, WHITE, Canvas, crown, emblem, shape
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView, PlayerView
from bot.games.values import Seat

_HEAD = 112
_FIRST, _SECOND, _BAR = 36, 82, 106
_POINTS = 40


class Panel:
    """A player's panel, measured before it is drawn."""

    def __init__(self, names: Names, view: DoomtrooperView, player: PlayerView) -> None:
        self._names, self._view, self._player = names, view, player
        self._areas = Areas(names, player)
        self.high = _HEAD + GAP + PAD - GAP * bool(self._areas.high) + self._areas.high

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        player, left = self._player, MARGIN + PAD
        due = not self._view.over and player.seat in awaited(self._view)
        corners = (MARGIN, top, WIDTH - MARGIN, top + self.high)
        colour = colour_of(player.seat)
        canvas.box(corners, PANEL, GLOW if due else colour, 5 if due else 2, radius=16)
        points = self._points(canvas, left + INNER, top + _FIRST)
        self._title(canvas, left, top + _FIRST, points - left - 20)
        actions = self._actions(canvas, left + INNER, top + _SECOND)
        self._piles(canvas, left, top + _SECOND, actions)
        self._progress(canvas, left, top + _BAR)
        self._areas.draw(canvas, left, top + _HEAD + GAP)

    def _title(self, canvas: Canvas, left: float, y: float, room: float) -> None:
        """The emblem with the number of the seat, the name, and whether it is in turn, has won or is out."""
        view, seat = self._view, self._player.seat
        seat_mark(canvas, seat, left + 26, y, 24)
        x = left + 66
        said = self._names.player(self._player)
        x += canvas.text((x, y), said, 38, WHITE, anchor="lm", heavy=True, room=room - 230) + 20
        if view.over and seat in winners(view):
            crown(canvas, x + 16, y, 18, GOLD)
            x += 46
        if not view.over and view.turn and seat == view.active:
            shape(canvas, x + 12, y, 13, GLOW, [(-0.8, -1), (1, 0), (-0.8, 1)])
            x += 34
            canvas.text((x, y), self._names.say("doomtrooper-board-in-turn"), LABEL, GLOW, anchor="lm")
        elif self._player.out:
            canvas.text((x, y), self._names.say("doomtrooper-board-out"), LABEL, MUTED, anchor="lm")

    def _points(self, canvas: Canvas, right: float, y: float) -> float:
        """Points from the right: victory points of the target, destiny points, debt. The left end is returned."""
        player, x = self._player, right
        x -= canvas.text((x, y), f"/{self._view.target}", 30, MUTED, anchor="rm")
        x -= canvas.text((x, y), str(player.victory), 46, WHITE, anchor="rm", heavy=True) + 24
        POINTS["victory"](canvas, x, y, 17, GOLD)
        for name, number in (("destiny", player.destiny), ("debt", player.debt), ("deadline", player.deadline)):
            if number or name == "destiny":
                x -= 46
                x -= canvas.text((x, y), str(number), _POINTS, PAPER, anchor="rm", heavy=True) + 22
                POINTS[name](canvas, x, y, 16, PAPER)
        return x - 20

    def _piles(self, canvas: Canvas, left: float, y: float, right: float) -> None:
        player = self._player
        sizes = (player.library, player.hand_size, player.discard_size, len(player.sacrificed))
        step = min(142.0, (right - left) / len(PILES))
        for at, (sign, size) in enumerate(zip(PILES.values(), sizes, strict=True)):
            x = left + at * step
            sign(canvas, x + 15, y, 13, MUTED)
            canvas.text((x + 40, y), str(size), 31, PAPER, anchor="lm")

    def _actions(self, canvas: Canvas, right: float, y: float) -> float:
        """The actions left, a sign for each, from the right. The left end is returned."""
        x, shown = right, self._player.actions[:8]
        if not shown:
            return x
        left_out = len(self._player.actions) - len(shown)
        if left_out:
            x -= canvas.text((x, y), f"+{left_out}", LABEL, GLOW, anchor="rm") + 8
        for kind in reversed(shown):
            ACTIONS[kind](canvas, x - 14, y, 14, GLOW)
            x -= 36
        said = self._names.say("doomtrooper-board-actions")
        return x - canvas.text((x - 4, y), said, LABEL, PAPER, anchor="rm") - 20

    def _progress(self, canvas: Canvas, left: float, y: float) -> None:
        """How much of the target is reached."""
        canvas.box((left, y, left + INNER, y + 8), TABLE, radius=4)
        reached = min(1.0, self._player.victory / max(1, self._view.target))
        if reached > 0:
            canvas.box((left, y, left + max(8.0, INNER * reached), y + 8), colour_of(self._player.seat), radius=4)


def seat_mark(canvas: Canvas, seat: Seat, x: float, y: float, radius: float) -> None:
    """The emblem of a seat with its number."""
    emblem(canvas, seat, x, y, radius, colour_of(seat), INK, 2)
    canvas.text((x, y), str(seat + 1), radius * 1.25, INK, heavy=True)
