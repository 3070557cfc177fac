"""What the group has, and where it can go: the store, what was found, the locations, noise and the unknown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.boards.drawing import GLOW, GOLD, MUTED, PAPER, WHITE, Canvas, pawn
from bot.boards.lettering import wrapped
from bot.boards.twom.style import INNER, LABEL, LEFT, MARGIN, PANEL, ROOM, SMALL, WIDTH
from bot.boards.twom.words import Names, owned
from bot.games.twom.tells.view import TwomView

_LINE = 38
_HEADING = 36
_LINES = 8
_GAP = 10
_PLACE = 92
_TRACK = 44


class Lists:
    """Lists of names, each below its heading, measured before they are drawn; an empty one is left out."""

    def __init__(self, lists: Iterable[tuple[str, Sequence[str]]]) -> None:
        self._parts = tuple((heading, wrapped(said, LABEL, INNER, _LINES)) for heading, said in lists if said)
        self.high: float = sum(_HEADING + _LINE * len(lines) for _, lines in self._parts) + 18 * bool(self._parts)

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw them from this height on."""
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + self.high), PANEL, radius=14)
        y = top + 8
        for heading, lines in self._parts:
            canvas.text((LEFT, y + _HEADING / 2), heading, SMALL, MUTED, anchor="lm")
            y += _HEADING
            for line in lines:
                canvas.text((LEFT, y + _LINE / 2), line, LABEL, WHITE, anchor="lm")
                y += _LINE


def things(names: Names, view: TwomView) -> Lists:
    """The store, the findings pile and the cards of last resort."""
    return Lists(owned(names, view))


class City:
    """The locations side by side, and below them noise and the unknown while people explore."""

    def __init__(self, names: Names, view: TwomView) -> None:
        self._names, self._state, self._board = names, view.state, view.board
        count = len(view.board.locations)
        self._wide = (WIDTH - 2 * MARGIN - _GAP * (count - 1)) / count if count else 0.0
        self._exploring = explores(view)
        self.high: float = (_PLACE if count else 0) + (_TRACK if self._exploring else 0)

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw them from this height on."""
        for number, location in enumerate(self._board.locations):
            left = MARGIN + number * (self._wide + _GAP)
            tonight = number == self._board.tonight
            corners = (left, top, left + self._wide, top + _PLACE)
            canvas.box(corners, ROOM if tonight else PANEL, GOLD if tonight else None, 4, radius=14)
            room = self._wide - 28 - 40 * tonight
            lines = wrapped(self._names.words(location).split(), LABEL, room, 2, between=" ")
            y = top + _PLACE / 2 - 17 * (len(lines) - 1)
            for line in lines:
                canvas.text((left + 14, y), line, LABEL, WHITE if tonight else PAPER, anchor="lm")
                y += 34
            if tonight:
                pawn(canvas, left + self._wide - 32, top + _PLACE / 2, 24, GOLD)
        if self._exploring:
            self._track(canvas, top + _PLACE + _TRACK / 2 + 4)

    def _track(self, canvas: Canvas, y: float) -> None:
        say, state = self._names.say, self._state
        canvas.text((LEFT, y), say("twom-board-unknown", count=state.unknown), LABEL, GLOW, anchor="lm")
        x = WIDTH / 2
        x += canvas.text((x, y), say("twom-board-noise", count=state.noise), LABEL, GLOW, anchor="lm") + 16
        for level in range(min(state.noise, 10)):
            high = 3 + 1.4 * level
            canvas.box((x, y - high, x + 12, y + high), GLOW, radius=3)
            x += 18


def explores(view: TwomView) -> bool:
    """Whether people are at a location now, where there are noise and the unknown."""
    return view.board.tonight is not None and view.phase == "scavenging"
