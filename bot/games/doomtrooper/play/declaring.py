"""A card whose effect its player declared: the others let it be, or dispute it, and a judge or its player settles that.

Rule: doomtrooper-cs.timing.always-react
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.play.playing import take_back
from bot.games.doomtrooper.position.frames import Declared, Playing
from bot.games.doomtrooper.position.run import Run
from bot.games.values import BENCH, Seat


def go_on(run: Run, frame: Declared) -> bool:
    """Wait while somebody has not spoken or it is disputed."""
    if frame.open or frame.disputed >= 0:
        return False
    run.pop()
    return True


def let_be(run: Run, frame: Declared, seat: Seat) -> None:
    """A seat accepts what was declared; where a judge does, whoever disputed it is not asked again."""
    settled = frame.disputed if seat == BENCH else seat
    run.change(replace(frame, open=tuple(other for other in frame.open if other != settled), disputed=-1))


def dispute(run: Run, frame: Declared, seat: Seat) -> None:
    """A seat doubts what was declared: it waits for a judge, or for its withdrawal."""
    run.change(replace(frame, disputed=seat, serial=run.serial()))


def withdraw(run: Run) -> None:
    """The player takes the declaration back: what lies between it and the card is dropped."""
    while not isinstance(run.top, Playing):
        run.pop()
    playing = run.top
    run.pop()
    take_back(run, playing)
