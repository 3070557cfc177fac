"""The people of the group: the level of each state, actions left or what they do at night, what they hold."""

from __future__ import annotations

from bot.boards.drawing import GOLD, INK, MUTED, PAPER, WHITE, Canvas, readable_on
from bot.boards.lettering import fitted
from bot.boards.twom.signs import somebody
from bot.boards.twom.style import INNER, LABEL, LEFT, LEVELS, MARGIN, NAME, PANEL, SMALL, WIDTH
from bot.boards.twom.words import ROUNDS, Names
from bot.games.twom.pack.kinds import WORST
from bot.games.twom.tells.view import PersonView, TwomView

_HEAD, _ROW, _DETAIL = 44, 62, 32
_STATE = 114
_CALLED = 290
_LAST = INNER - _CALLED - 5 * _STATE


class People:
    """The table of the group, measured before it is drawn; it has no height where nobody is left."""

    def __init__(self, names: Names, view: TwomView) -> None:
        self._names, self._board = names, view.board
        self._holds = tuple(" · ".join(names.holds(person)) for person in view.board.people)
        rows = len(self._holds) * _ROW + _DETAIL * sum(map(bool, self._holds))
        self.high: float = (_HEAD + rows + 10) if self._holds else 0

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw them from this height on."""
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + self.high), PANEL, radius=14)
        for number, said in enumerate(self._names.conditions):
            at = (LEFT + _CALLED + (number + 0.5) * _STATE, top + _HEAD / 2 + 2)
            canvas.text(at, fitted(said, SMALL, _STATE - 4), SMALL, MUTED)
        y = top + _HEAD
        for place, (person, holds) in enumerate(zip(self._board.people, self._holds, strict=True)):
            self._row(canvas, place, person, y + _ROW / 2)
            y += _ROW
            if holds:
                said = fitted(holds, SMALL, INNER - 62)
                canvas.text((LEFT + 58, y + _DETAIL / 2 - 6), said, SMALL, PAPER, anchor="lm")
                y += _DETAIL

    def _row(self, canvas: Canvas, place: int, person: PersonView, y: float) -> None:
        somebody(canvas, self._names, place, LEFT + 24, y, 22)
        room = _CALLED - 66
        name = fitted(self._names.people[place], SMALL, room, heavy=True)
        canvas.text((LEFT + 58, y), name, NAME, WHITE, anchor="lm", heavy=True, room=room)
        for number, level in enumerate(person.levels):
            x = LEFT + _CALLED + (number + 0.5) * _STATE
            ground = LEVELS[min(level, WORST)]
            if level:
                canvas.box((x - 42, y - 24, x + 42, y + 24), ground, radius=10)
            said = f"{level}!" if level >= WORST else str(level)
            canvas.text((x, y), said, NAME, readable_on(ground) if level else MUTED, heavy=bool(level))
        self._deeds(canvas, person, LEFT + INNER - _LAST + 14, y)

    def _deeds(self, canvas: Canvas, person: PersonView, x: float, y: float) -> None:
        """By day a disc for every action, those that are left filled; then what they do at night."""
        if person.actions is None:
            said = self._names.night(person)
            canvas.text((x, y), fitted(said, LABEL, _LAST - 14), LABEL, PAPER, anchor="lm")
            return
        canvas.text((x, y), str(person.actions), NAME, WHITE, anchor="lm", heavy=True)
        for number in range(ROUNDS):
            left = number < person.actions
            canvas.disc(x + 46 + number * 34, y, 13, GOLD if left else INK, GOLD if left else MUTED, 3)
