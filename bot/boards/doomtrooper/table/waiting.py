"""What waits to be finished: cards that were played, harm to a player, points to be split."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.boards.doomtrooper.table.panel import seat_mark
from bot.boards.doomtrooper.table.signs import TYPES
from bot.boards.doomtrooper.table.style import INNER, LABEL, LOWERED, MARGIN, PAD, PANEL, WIDTH
from bot.boards.doomtrooper.table.words import Names
from bot.boards.drawing import GOLD, MUTED, WHITE, Canvas
from bot.boards.lettering import fitted
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView, PlayedView
from bot.games.values import Seat

_TITLE, _ROW = 40, 44
_MOST = 8
_SIZE = 29


class Row(NamedTuple):
    """Something that waits: whose it is, the type of the card, in words, and whether it is cancelled."""

    seat: Seat
    type: str
    text: str
    cancelled: bool = False


def rows(view: DoomtrooperView, names: Names) -> Iterator[Row]:
    """What waits, the one that is finished first at the top."""
    for earned in view.earned:
        key = "doomtrooper-board-earned" if earned.victory < 0 else "doomtrooper-board-split"
        said = names.say(key, points=earned.points, victory=max(0, earned.victory))
        yield Row(earned.seat, "", said)
    for played in reversed(view.played):
        yield Row(played.seat, played.card.type, played_text(played, names), played.cancelled)
    for harm in reversed(view.harms):
        said = names.say("doomtrooper-board-harms", card=names.card(harm.card), player=names.seat(harm.against))
        yield Row(harm.seat, harm.card.type, said)


def played_text(played: PlayedView, names: Names) -> str:
    """A card or ability that was played, and on whom."""
    card = names.card(played.card)
    said = card if played.ability < 0 else names.say("doomtrooper-board-ability", card=card)
    if played.x:
        said = f"{said} (X = {played.x})"
    on = [names.card(target) for target in played.targets]
    on += [names.seat(played.player)] if played.player >= 0 else []
    return f"{said} → {', '.join(on)}" if on else said


class Waiting:
    """The part of the picture with what waits; it has no height where nothing does."""

    def __init__(self, names: Names, view: DoomtrooperView) -> None:
        self._names, self._rows = names, tuple(rows(view, names))
        lines = min(len(self._rows), _MOST + 1)
        self.high: float = _TITLE + lines * _ROW + 10 if lines else 0

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        if not self.high:
            return
        left = MARGIN + PAD
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + self.high), PANEL, GOLD, 2, radius=16)
        canvas.text((left, top + 26), self._names.say("doomtrooper-board-waiting"), LABEL, GOLD, anchor="lm")
        y = top + _TITLE + _ROW / 2
        for row in self._rows[:_MOST]:
            self._row(canvas, left, y, row)
            y += _ROW
        if len(self._rows) > _MOST:
            canvas.text((left + 90, y), f"+{len(self._rows) - _MOST}", _SIZE, MUTED, anchor="lm")

    def _row(self, canvas: Canvas, left: float, y: float, row: Row) -> None:
        seat_mark(canvas, row.seat, left + 20, y, 18)
        if row.type in TYPES:
            TYPES[row.type](canvas, left + 60, y, 14, GOLD)
        indent = 88 if row.type else 50
        x, room = left + indent, float(INNER - indent)
        if row.cancelled:
            said = self._names.say("doomtrooper-board-cancelled")
            room -= canvas.text((left + INNER, y), said, LABEL, LOWERED, anchor="rm") + 16
        text = fitted(row.text, _SIZE, room)
        wide = canvas.text((x, y), text, _SIZE, MUTED if row.cancelled else WHITE, anchor="lm")
        if row.cancelled:
            canvas.line([(x, y), (x + wide, y)], LOWERED, 3)
