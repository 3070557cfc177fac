"""A card whose effect its player declared: the others let it be, or dispute it, and a judge or its player settles that.

Rule: doomtrooper-cs.timing.always-react
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.playing.playing import take_back
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import LetBe
from bot.games.doomtrooper.position.frames import Declared, Playing, Window
from bot.games.doomtrooper.position.run import Run
from bot.games.values import BENCH, Seat


def go_on(run: Run, frame: Declared) -> bool:
    """Wait while somebody has not spoken or it is disputed."""
    if frame.open or frame.disputed >= 0:
        return False
    run.pop()
    window = run.top
    if isinstance(window, Window) and not frame.react:
        run.change(_left_to_its_player(run, window))
    return True


def _left_to_its_player(run: Run, window: Window) -> Window:
    """The window to answer a card in which all have passed but who plays it: they have been asked already."""
    player = run.innermost(Playing).seat
    others = tuple(seat for seat in window.order if seat != player)
    return replace(window, order=(*others, player), at=len(others), passes=len(others))


def let_be(run: Run, frame: Declared, seat: Seat, *, react: bool) -> None:
    """A seat accepts what was declared; where a judge does, whoever disputed it is only asked for an answer to it."""
    if seat == BENCH:
        run.emit(ev.Said(seat, LetBe()))
    settled = frame.disputed if seat == BENCH else seat
    left = tuple(other for other in frame.open if other != settled)
    run.change(replace(frame, open=left, disputed=-1, react=frame.react or react or seat == BENCH))


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
