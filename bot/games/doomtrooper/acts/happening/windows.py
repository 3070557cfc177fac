"""Windows: seats may play something, one after the other, until all of them pass in one round."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.position.frames import Window, WindowKind
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.values import Seat


def order_from(case: Case, first: Seat) -> tuple[Seat, ...]:
    """The seats that still play, from one on; where that one is out, from the next.

    Rule: doomtrooper-cs.anytime.order
    """
    return case.round(first)


def open_window(run: Run, kind: WindowKind, name: str, first: Seat, second: Seat = -1) -> None:
    """Let seats play: ``first`` first, then ``second`` where one is named, then the others from the player in turn.

    In a combat they are the players of both fighters; who answers a card begins with the player it touches.
    """
    rest = order_from(run, first if kind == "any" else run.state.active)
    named = tuple(dict.fromkeys(seat for seat in (first, second) if seat in rest))
    order = (*named, *(seat for seat in rest if seat not in named))
    run.push(Window(kind, name, order, run.serial()))


def go_on(run: Run, frame: Window) -> bool:
    """Close the window when all have passed in one round; otherwise the seat at ``at`` is asked.

    Rule: doomtrooper-cs.anytime.close
    """
    order = tuple(seat for seat in frame.order if not run.player(seat).out)
    if frame.passes >= len(order):
        run.pop()
        return True
    if order != frame.order:
        run.change(replace(frame, order=order, at=0, passes=0, serial=run.serial()))
    return False


def passed(run: Run, frame: Window) -> None:
    """The seat whose turn it is in the window plays nothing."""
    run.change(replace(frame, at=(frame.at + 1) % len(frame.order), passes=frame.passes + 1))


def played(run: Run, frame: Window) -> None:
    """Something is played in the window, which is innermost: it begins anew afterwards, under another name."""
    run.change(replace(frame, at=0, passes=0, serial=run.serial()))


def waiting(frame: Window) -> tuple[Seat, ...]:
    """The seats that are still asked in this round, whose turn it is first."""
    left = len(frame.order) - frame.passes
    return tuple(frame.order[(frame.at + step) % len(frame.order)] for step in range(left))
