"""A position of This War of Mine drawn: the day, the fight, the shelter, the people, the city, the store;
and the save sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.boards.drawing import TABLE, Canvas
from bot.boards.entry import Picture, Sheet
from bot.boards.twom.city import City, Lists, things
from bot.boards.twom.described import described, sheet_lines
from bot.boards.twom.fight import Fight
from bot.boards.twom.heading import Heading
from bot.boards.twom.people import People
from bot.boards.twom.shelter import Section
from bot.boards.twom.style import MARGIN, WIDTH, table
from bot.boards.twom.words import Names, kept
from bot.games.twom.tells.view import TwomView
from bot.locales.lines import Speaker


class _Part(Protocol):
    """A part of the picture that knows its height before it is drawn; one without any is left out."""

    high: float

    def draw(self, canvas: Canvas, top: float) -> None: ...


def draw(view: TwomView, speaker: Speaker) -> Picture:
    """A position of This War of Mine, from what the view names and nothing else."""
    names = Names(view, speaker)
    parts: tuple[_Part, ...] = tuple(part(names, view) for part in (Heading, Fight, Section, People, City, things))
    return Picture(_below(parts), described(view, names))


def draw_sheet(view: TwomView, speaker: Speaker) -> Sheet:
    """The save sheet of a campaign after dawn: all that it takes to set the table as it was."""
    names = Names(view, speaker)
    said = names.say("twom-board-sheet", day=view.state.day)
    parts = (
        Heading(names, view, said), Section(names, view), People(names, view), City(names, view), things(names, view),
        Lists(kept(names, view)),
    )  # fmt: skip
    return Sheet(Picture(_below(parts), described(view, names)), "\n".join(sheet_lines(view, names)))


def _below(parts: Sequence[_Part]) -> bytes:
    """The parts one below the other, as PNG."""
    shown = [part for part in parts if part.high]
    canvas = Canvas(WIDTH, round(MARGIN + sum(part.high + MARGIN for part in shown)), TABLE)
    top: float = MARGIN
    for part in shown:
        part.draw(canvas, top)
        top += part.high + MARGIN
    return canvas.png(table())
