"""One card on the table: its name, how it lies, its ratings as they are now, what it is, what it carries."""

from __future__ import annotations

from collections.abc import Iterator

from bot.boards.doomtrooper.table.signs import LIES, RATINGS, TYPES
from bot.boards.doomtrooper.table.style import BACK, LOWERED, NAME, NUMBER, RAISED, SMALL, TILE
from bot.boards.doomtrooper.table.words import Names, change, shown_ratings
from bot.boards.drawing import GLOW, GOLD, MUTED, PAPER, WHITE, Canvas, Colour, shape
from bot.boards.lettering import fitted, wrapped
from bot.games.doomtrooper.looks.seen.view import CardView, RatingView

_PAD = 10
_NAME_ROW, _RATINGS_ROW, _LINE = 34, 40, 28
_NAME_LINES = 2
_SIGN = 11
_TRAIT_LINES = 2
_MOST_CARRIED = 6

_TINTS: dict[str, Colour] = {"wounded": LOWERED, "fights": GLOW}

Carried = tuple[int, CardView]
"""A card that another one carries, and how deep: 0 on the card itself, 1 on what it carries."""


class Tile:
    """A card of the table, measured before it is drawn.

    Args:
        wide: its width, which is that of a column.
    """

    def __init__(self, names: Names, card: CardView, wide: float) -> None:
        self._names, self._card, self._wide = names, card, wide
        room = wide - 2 * _PAD
        self._ratings = shown_ratings(card)
        self._lies = names.lies(card)
        signs = (2 * _SIGN + 12) * len(self._lies)
        self._indent = 2 * _SIGN + 8 if card.type and card.type != "warrior" else 0
        own = room - signs - self._indent
        self._name = wrapped(names.card(card).split(), NAME, own, _NAME_LINES, between=" ", heavy=True)
        self._traits = wrapped(names.told(card), SMALL, room, _TRAIT_LINES)
        carried = tuple(_carried(card))
        self._carried, self._left_out = carried[:_MOST_CARRIED], len(carried[_MOST_CARRIED:])
        lines = len(self._traits) + len(self._carried) + (self._left_out > 0)
        self.high = 2 * _PAD - 6 + _NAME_ROW * len(self._name) + (_RATINGS_ROW if self._ratings else 0) + _LINE * lines

    def draw(self, canvas: Canvas, left: float, top: float) -> None:
        """Draw the card from this corner on."""
        down = self._card.hidden
        corners = (left, top, left + self._wide, top + self.high)
        canvas.box(corners, BACK if down else TILE, MUTED if down else None, 2, radius=10)
        y = top + _PAD - 3
        self._title(canvas, left + _PAD, y + _NAME_ROW / 2)
        y += _NAME_ROW * len(self._name)
        if self._ratings:
            draw_ratings(canvas, self._ratings, left + _PAD, y + _RATINGS_ROW / 2, self._wide - 2 * _PAD)
            y += _RATINGS_ROW
        for line in self._traits:
            canvas.text((left + _PAD, y + _LINE / 2), line, SMALL, PAPER, anchor="lm")
            y += _LINE
        for depth, card in self._carried:
            self._carry(canvas, left + _PAD + 18 * depth, y + _LINE / 2, card, 18 * depth)
            y += _LINE
        if self._left_out:
            canvas.text((left + _PAD + 2 * _SIGN + 8, y + _LINE / 2), f"+{self._left_out}", SMALL, MUTED, anchor="lm")

    def _title(self, canvas: Canvas, left: float, y: float) -> None:
        """The name, with a sign of its type where it is no warrior, and at the right how it lies."""
        card, right = self._card, left + self._wide - 2 * _PAD
        for name in reversed(self._lies):
            LIES[name](canvas, right - _SIGN - 2, y, _SIGN + 2, _tint(name))
            right -= 2 * _SIGN + 12
        if self._indent:
            TYPES[card.type](canvas, left + _SIGN, y, _SIGN + 1, GOLD)
        colour = MUTED if card.name is None else WHITE
        for number, line in enumerate(self._name):
            at = (left + self._indent, y + number * _NAME_ROW)
            canvas.text(at, line, NAME, colour, anchor="lm", heavy=True)

    def _carry(self, canvas: Canvas, left: float, y: float, card: CardView, shift: float) -> None:
        sign = TYPES.get(card.type)
        if sign is not None:
            sign(canvas, left + _SIGN, y, _SIGN, GOLD)
        x, room = left + 2 * _SIGN + 8, self._wide - 2 * _PAD - 2 * _SIGN - 8 - shift
        for name in self._names.lies(card):
            room -= 2 * _SIGN + 6
            LIES[name](canvas, x + room + _SIGN + 4, y, _SIGN, _tint(name))
        text = " · ".join((self._names.card(card), *self._names.happened(card)))
        canvas.text((x, y), fitted(text, SMALL, room), SMALL, PAPER, anchor="lm")


def draw_ratings(canvas: Canvas, ratings: tuple[RatingView, ...], left: float, y: float, wide: float) -> None:
    """Ratings in four columns, so that those of cards one below the other are aligned; changed ones have an arrow."""
    step = wide / len(RATINGS)
    for rating in ratings:
        x = left + list(RATINGS).index(rating.rating) * step
        RATINGS[rating.rating](canvas, x + 9, y, 9.5, MUTED)
        changed = change(rating)
        colour = RAISED if changed > 0 else LOWERED if changed < 0 else WHITE
        x += 23
        x += canvas.text((x, y), str(rating.now), NUMBER, colour, anchor="lm", heavy=True, room=step - 23 - 20)
        if changed:
            arrow(canvas, x + 9, y, 6.5, colour, up=changed > 0)


def arrow(canvas: Canvas, x: float, y: float, radius: float, colour: Colour, *, up: bool) -> None:
    """A triangle that points up or down."""
    side = -1 if up else 1
    shape(canvas, x, y, radius, colour, [(0, side), (0.95, -0.8 * side), (-0.95, -0.8 * side)])


def _tint(lies: str) -> Colour:
    return _TINTS.get(lies, PAPER)


def _carried(card: CardView, depth: int = 0) -> Iterator[Carried]:
    for one in card.attached:
        yield min(depth, 2), one
        yield from _carried(one, depth + 1)
