"""The top of the picture: the day and its phase, who holds the Diary, and that the components are a stand-in."""

from __future__ import annotations

from bot.boards.drawing import GLOW, MUTED, PAPER, WHITE, Canvas
from bot.boards.lettering import wrapped
from bot.boards.twom.style import INNER, LABEL, LEFT, SMALL, TITLE
from bot.boards.twom.words import Names, losses, notes, title
from bot.games.twom.tells.view import TwomView

_LINE = 34


class Heading:
    """The heading, measured before it is drawn; ``said`` is a title of its own."""

    def __init__(self, names: Names, view: TwomView, said: str | None = None) -> None:
        self._title = said or title(view, names)
        self._notes = wrapped(notes(view, names), LABEL, INNER, 1)
        self._losses = wrapped(losses(view, names), SMALL, INNER, 2)
        stand_in = (names.say("twom-board-stand-in"),) if view.stand_in else ()
        self._stand_in = wrapped(stand_in, SMALL, INNER, 1)
        self.high: float = 62 + _LINE * len((*self._notes, *self._losses, *self._stand_in))

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        canvas.text((LEFT, top + 30), self._title[:1].upper() + self._title[1:], TITLE, WHITE, anchor="lm", heavy=True,
                    room=INNER)  # fmt: skip
        y = top + 62 + _LINE / 2
        parts = ((self._notes, LABEL, GLOW), (self._losses, SMALL, PAPER), (self._stand_in, SMALL, MUTED))
        for lines, size, colour in parts:
            for line in lines:
                canvas.text((LEFT, y), line, size, colour, anchor="lm", room=INNER)
                y += _LINE
