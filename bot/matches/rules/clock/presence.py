"""Who is at the table of a match, and whom its game takes for present."""

from __future__ import annotations

from datetime import datetime

from bot.games.values import Seat
from bot.matches.model.match import Match


def at_table(match: Match, now: datetime) -> tuple[Seat, ...]:
    """The seats in which somebody sits who plays and is not on vacation."""
    return tuple(
        seat
        for seat, seating in enumerate(match.seats)
        if seating.occupied and (seating.away is None or seating.away <= now)
    )


def told_present(match: Match) -> tuple[Seat, ...]:
    """The seats that the game takes for present: at first all but those that its own player has."""
    if match.course.present is not None:
        return match.course.present
    return tuple(seat for seat, seating in enumerate(match.seats) if not seating.automated)
