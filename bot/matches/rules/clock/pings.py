"""Which seats are pinged when asked: once a move, once for windows that follow one another, never for a chore."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.games.values import Seat
from bot.matches.model.match import Called, Course, Wait
from bot.matches.model.messages import Turn
from bot.matches.model.position import Position, awaited
from bot.matches.rules.automation import is_spared

LATELY = timedelta(minutes=15)
"""A seat that answered so long ago at most is taken to look at the windows that follow."""


def pings(
    before: Course, position: Position, now: datetime, acted: frozenset[Seat], present: frozenset[Seat]
) -> list[Turn]:
    """A ping for every seat that is asked and may not know it.

    A move pings a seat that was not awaited already, or that the clock moved for, or that somebody just sat down in; it
    does not ping a seat whose player just moved. A window pings all its seats at once. Another window that follows
    pings only those who answered since they were pinged, and not just lately. Nothing that a player does unseen makes
    a difference, nor is anybody pinged whose standing choices answer.

    Args:
        acted: the seats that the clock, the game or a player moved for, and those that somebody sat down in.
        present: the seats whose players just moved.
    """
    known = {wait.seat for wait in before.waits} - acted
    asked = awaited(position.game, position.state)
    found = []
    for wait in position.match.course.waits:
        if wait.urgency == "window":
            is_new = _is_new_in_window(before, wait, now)
        else:
            is_new = wait.urgency == "move" and wait.seat not in known
        if is_new and wait.seat not in present and not is_spared(position, wait.seat):
            found.append(Turn(wait.seat, tuple(prompt.ask for prompt in asked[wait.seat]), wait.deadline))
    return found


def _is_new_in_window(before: Course, wait: Wait, now: datetime) -> bool:
    last = next((each for each in before.called if each.seat == wait.seat), None)
    if last is None:
        return True
    return last.answered and wait.since == now and now - last.at > LATELY


def called_after(
    before: Course, position: Position, now: datetime, answered: frozenset[Seat], pinged: frozenset[Seat]
) -> tuple[Called, ...]:
    """Who need not be pinged for another window; everybody must be again once a move is asked and no window is open."""
    asked = [prompt for prompt in position.game.prompts(position.state) if not prompt.judge]
    if all(not prompt.window for prompt in asked) and any(prompt.urgency == "move" for prompt in asked):
        return ()
    called = {each.seat: each for each in before.called}
    called |= {seat: Called(seat, now, answered=True) for seat in answered}
    called |= {seat: Called(seat, now) for seat in pinged}
    return tuple(called[seat] for seat in sorted(called))
