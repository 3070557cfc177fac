"""A position of Doomtrooper drawn: the turn, what waits, the combat, and a panel for every player, top to bottom."""

from __future__ import annotations

from typing import Protocol

from bot.boards.doomtrooper.table.battle import Battle
from bot.boards.doomtrooper.table.described import described
from bot.boards.doomtrooper.table.heading import Heading
from bot.boards.doomtrooper.table.legend import Legend
from bot.boards.doomtrooper.table.panel import Panel
from bot.boards.doomtrooper.table.style import MARGIN, WIDTH, table
from bot.boards.doomtrooper.table.waiting import Waiting
from bot.boards.doomtrooper.table.words import Names
from bot.boards.drawing import TABLE, Canvas
from bot.boards.entry import Picture
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView
from bot.locales.lines import Speaker


class _Part(Protocol):
    """A part of the picture that knows its height before it is drawn; one without any is left out."""

    high: float

    def draw(self, canvas: Canvas, top: float) -> None: ...


def draw(view: DoomtrooperView, speaker: Speaker) -> Picture:
    """A position of Doomtrooper, from what the view names and nothing else."""
    names = Names(view, speaker)
    parts: list[_Part] = [Heading(names, view), Waiting(names, view), Battle(names, view)]
    parts += [Panel(names, view, player) for player in view.players]
    parts.append(Legend(names, view))
    shown = [part for part in parts if part.high]
    canvas = Canvas(WIDTH, round(MARGIN + sum(part.high + MARGIN for part in shown)), TABLE)
    top: float = MARGIN
    for part in shown:
        part.draw(canvas, top)
        top += part.high + MARGIN
    return Picture(canvas.png(table()), described(view, names))
