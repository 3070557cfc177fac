"""A position of Zloba drawn."""

from __future__ import annotations

from bot.boards.canvas import Canvas
from bot.boards.palette import TABLE
from bot.boards.picture import Picture
from bot.boards.zloba.alt import alt
from bot.boards.zloba.areas import draw_badges, draw_bridges, draw_land, draw_owners, draw_zones
from bot.boards.zloba.frame import MARGIN, PANEL, PANELS_TOP, WIDTH
from bot.boards.zloba.header import draw_header
from bot.boards.zloba.marks import draw_arrows, draw_halos
from bot.boards.zloba.names import Names
from bot.boards.zloba.palette import table
from bot.boards.zloba.panels import draw_panels, rows
from bot.boards.zloba.terrain import terrain
from bot.boards.zloba.track import draw_track
from bot.boards.zloba.units import draw_units
from bot.games.zloba.telling.view import ZlobaView
from bot.locales.lines import Speaker


def draw(view: ZlobaView, speaker: Speaker) -> Picture:
    """A position of Zloba, from what the view names and nothing else."""
    names, land = Names(view, speaker), terrain(view.board)
    canvas = Canvas(WIDTH, PANELS_TOP + rows(view) * (PANEL + MARGIN), TABLE)
    canvas.paste(land.ground, 0, 0)
    draw_zones(canvas, view, names, land)
    draw_land(canvas, view, names, land)
    draw_halos(canvas, view, land)
    draw_bridges(canvas, land)
    draw_owners(canvas, view, names, land)
    taken = draw_badges(canvas, view, names, land)
    draw_units(canvas, view, names, land, taken)
    draw_arrows(canvas, view, land)
    draw_header(canvas, view, names)
    draw_track(canvas, view, names)
    draw_panels(canvas, view, names)
    return Picture(canvas.png(table(tuple(names.colours.values()))), alt(view, names))
