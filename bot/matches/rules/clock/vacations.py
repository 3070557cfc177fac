"""Vacations in one match: each seat has a budget of days, shared by all its players."""

from __future__ import annotations

import math
from datetime import datetime, timedelta

from bot.games.values import Seat
from bot.matches.model.match import Status, Wait
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines

BUDGET = timedelta(days=28)
"""For how long vacations may stop the clock of one seat, in the whole match."""


def rest(change: Change, seat: Seat, until: datetime | None) -> None:
    """Stop the clock of a seat until a moment, as far as its budget lasts; ``None`` starts it again.

    The unused rest of a vacation is given back to the budget first.
    """
    seating, now = change.match.seats[seat], change.now
    unused = max(timedelta(), (seating.away or now) - now)
    spent = max(timedelta(), timedelta(seconds=seating.rested) - unused)
    end = min(max(until or now, now), now + max(timedelta(), BUDGET - spent))
    away = end if end > now else None
    # Rounded up, so that no number of short vacations comes to more than the budget.
    change.seat(seat, away=away, rested=math.ceil((spent + (end - now)).total_seconds()))

    def moved(wait: Wait) -> Wait:
        if wait.seat != seat:
            return wait
        shown = deadlines.shown(wait, change.match.course, now)
        return deadlines.longer(wait, max(shown, away or shown) - max(shown, seating.away or shown))

    change.waits(moved)


def begin(change: Change) -> None:
    """Count the vacations of players who are away when their match opens from now on."""
    for seat, seating in enumerate(change.match.seats):
        if seating.away is not None:
            rest(change, seat, seating.away)


def go_away(change: Change, user: int, until: datetime | None) -> None:
    """Stop the clock of a player in a match until a moment, or with ``None`` let it run again."""
    seat = change.match.seat_of(user)
    if seat is None:
        return
    if change.match.status is Status.LOBBY:
        # No clock runs here; from the opening on it counts.
        change.seat(seat, away=until)
    elif change.match.status is Status.PLAYING:
        rest(change, seat, until)
        if change.position.variant.together:
            change.settle()
