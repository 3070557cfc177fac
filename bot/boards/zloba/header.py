"""The line above the board, the dice on offer, and what lies in the corners of the sea."""

from __future__ import annotations

from bot.boards import icons
from bot.boards.canvas import Canvas
from bot.boards.palette import GLOW, MUTED, PAPER, TABLE, WHITE
from bot.boards.zloba.dice import action_die, round_die
from bot.boards.zloba.frame import BOARD, HEADER, WIDTH
from bot.boards.zloba.names import Names
from bot.boards.zloba.palette import CORRA
from bot.boards.zloba.panels import awaited
from bot.games.zloba.telling.view import ZlobaView

_LEFT = 18
_DIE = 58
_CORNER = 62


def draw_header(canvas: Canvas, view: ZlobaView, names: Names) -> None:
    """Round, phase, who is awaited or has won; dice on offer; corra in the supply; the pack's name."""
    canvas.box((0, 0, WIDTH, HEADER), TABLE)
    offered = len(view.offer) * (_DIE + 5)
    room = WIDTH - 2 * _LEFT - offered - 20
    phase = names.named(view.phase)
    title = names.say("zloba-board-title", round=view.round, phase=phase) if view.round else phase
    canvas.text((_LEFT, 30), title[:1].upper() + title[1:], 42, WHITE, anchor="lm", room=room)
    canvas.text((_LEFT, 72), whose(view, names), 36, GLOW, anchor="lm", room=room)
    for number, face in enumerate(view.offer):
        action_die(canvas, face, WIDTH - _LEFT - offered + number * (_DIE + 5) + _DIE / 2, HEADER / 2, _DIE)
    round_die(canvas, view.counter, _CORNER, HEADER + _CORNER, 78)
    icons.gem(canvas, WIDTH - 106, HEADER + _CORNER, 27, CORRA)
    canvas.text((WIDTH - 70, HEADER + _CORNER), str(view.supply), 54, WHITE, anchor="lm", heavy=True)
    pack = names.words(view.pack)
    lines = [names.say("zloba-board-stand-in"), pack] if view.stand_in else [pack]
    for number, line in enumerate(reversed(lines)):
        at = (14, HEADER + BOARD - 20 - number * 30)
        canvas.text(at, line, 26, PAPER if view.stand_in else MUTED, anchor="lm", room=210)


def whose(view: ZlobaView, names: Names) -> str:
    """Who is awaited, or who has won; empty where nobody is."""
    seats = view.over if view.over is not None else awaited(view)
    listed = ", ".join(names.factions[seat] for seat in seats)
    if view.over is not None:
        return names.say("zloba-board-won", factions=listed) if seats else names.say("zloba-board-lost")
    return names.say("zloba-board-awaited", factions=listed) if seats else ""
