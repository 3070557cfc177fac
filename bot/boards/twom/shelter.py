"""The shelter in section: its floors with what lies on each space, who stands there, and the ladders between them."""

from __future__ import annotations

from bot.boards.drawing import BORDER, GOLD, INK, MUTED, PAPER, WHITE, Canvas, Colour
from bot.boards.lettering import wrapped
from bot.boards.twom.signs import PRINTED, somebody, stripes
from bot.boards.twom.style import DARK, EARTH, MARGIN, ROOM, WIDTH
from bot.boards.twom.words import Names
from bot.games.twom.tells.view import SpaceView, TwomView

_LETTERS, _LINE = 22, 26
_TOP, _FOOT = 114, 84
_HIGH = _TOP + _FOOT
_SLAB = 26
_EDGE = 8
_GAP = 4
_FIGURE = 19
_SIGN = 17


class Section:
    """The shelter, measured before it is drawn."""

    def __init__(self, names: Names, view: TwomView) -> None:
        self._names, self._board = names, view.board
        spaces = view.board.spaces
        floors = [space.floor for space in spaces]
        columns = [space.column for space in spaces]
        self._upper, self._first = max(floors), min(columns)
        self._wide = (WIDTH - 2 * MARGIN - 2 * _EDGE) / (max(columns) - self._first + 1)
        self.high: float = (self._upper - min(floors) + 1) * (_HIGH + _SLAB) + _SLAB

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + self.high), EARTH, radius=14)
        for space in self._board.spaces:
            self._space(canvas, top, space)
        for pair in self._board.ladders:
            self._ladder(canvas, top, *pair)

    def _corner(self, top: float, space: SpaceView) -> tuple[float, float]:
        left = MARGIN + _EDGE + (space.column - self._first) * self._wide
        return left + _GAP / 2, top + _SLAB + (self._upper - space.floor) * (_HIGH + _SLAB)

    def _space(self, canvas: Canvas, top: float, space: SpaceView) -> None:
        left, upper = self._corner(top, space)
        right, foot = left + self._wide - _GAP, upper + _HIGH
        canvas.box((left, upper, right, foot), ROOM if space.reached else DARK)
        if space.obstacle is not None:
            stripes(canvas, left + 2, upper + _TOP, right - 2, foot - 3)
        lies = self._names.lies(space)
        y = self._lines(canvas, self._names.words(space.name), left + 5, upper - 9, MUTED if lies else PAPER)
        self._lines(canvas, lies, left + 5, y, WHITE if space.fitting is None else GOLD)
        self._foot(canvas, space, left, right, foot)

    def _lines(self, canvas: Canvas, said: str, left: float, y: float, colour: Colour) -> float:
        """A name on two lines at most; where the last one is."""
        heavy = colour == GOLD
        for line in wrapped(said.split(), _LETTERS, self._wide - _GAP - 8, 2, between=" ", heavy=heavy):
            y += _LINE
            canvas.text((left, y), line, _LETTERS, colour, anchor="lm", heavy=heavy)
        return y

    def _foot(self, canvas: Canvas, space: SpaceView, left: float, right: float, foot: float) -> None:
        x, y = right - _SIGN - 6, foot - _SIGN - 8
        if space.printed is not None:
            PRINTED[space.printed](canvas, x, y, _SIGN, BORDER)
        elif space.card is not None:
            canvas.disc(x, y, _SIGN, INK, BORDER, 2)
            canvas.text((x, y), "?", 26, BORDER, heavy=True)
        rows = 1 if len(space.people) <= 2 else 2
        for number, place in enumerate(space.people):
            across, down = number % 2, number // 2
            x = left + _FIGURE + 4 + across * (2 * _FIGURE + 3)
            somebody(canvas, self._names, place, x, foot - _FIGURE - 4 - (rows - 1 - down) * 2 * _FIGURE, _FIGURE)

    def _ladder(self, canvas: Canvas, top: float, one: int, other: int) -> None:
        """A ladder through the slab between two floors."""
        spaces = self._board.spaces
        lower, upper = sorted((spaces[one], spaces[other]), key=lambda space: space.floor)
        x, y = self._corner(top, lower)
        up_x, up_y = self._corner(top, upper)
        x, up_x, up_y = x + self._wide / 2, up_x + self._wide / 2, up_y + _HIGH
        for side in (-17, 17):
            canvas.line([(x + side, y + 3), (up_x + side, up_y - 3)], BORDER, 4)
        for rung in (0.15, 0.5, 0.85):
            at, high = x + (up_x - x) * rung, y + (up_y - y) * rung
            canvas.line([(at - 17, high), (at + 17, high)], BORDER, 4)
