"""A position of This War of Mine drawn: the day, the fight, the shelter, the people, the city, the store."""

from __future__ import annotations

from typing import Protocol

from bot.boards.drawing import TABLE, Canvas
from bot.boards.entry import Picture
from bot.boards.twom.city import City, Things
from bot.boards.twom.described import described
from bot.boards.twom.fight import Fight
from bot.boards.twom.heading import Heading
from bot.boards.twom.people import People
from bot.boards.twom.shelter import Section
from bot.boards.twom.style import MARGIN, WIDTH, table
from bot.boards.twom.words import Names
from bot.games.twom.telling.view import TwomView
from bot.locales.lines import Speaker


class _Part(Protocol):
    """A part of the picture that knows its height before it is drawn; one without any is left out."""

    high: float

    def draw(self, canvas: Canvas, top: float) -> None: ...


def draw(view: TwomView, speaker: Speaker) -> Picture:
    """A position of This War of Mine, from what the view names and nothing else."""
    names = Names(view, speaker)
    parts: tuple[_Part, ...] = tuple(part(names, view) for part in (Heading, Fight, Section, People, City, Things))
    shown = [part for part in parts if part.high]
    canvas = Canvas(WIDTH, round(MARGIN + sum(part.high + MARGIN for part in shown)), TABLE)
    top: float = MARGIN
    for part in shown:
        part.draw(canvas, top)
        top += part.high + MARGIN
    return Picture(canvas.png(table()), described(view, names))
