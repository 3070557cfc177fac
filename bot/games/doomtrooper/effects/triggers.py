"""What events set off."""

from __future__ import annotations

from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.words.whom import Event
from bot.games.values import Seat


def happened(run: Run, event: Event, card: int = -1, *, by: int = -1, seat: Seat = -1, number: int = 0) -> None:
    """Look for abilities that an event sets off, and let them wait in the book's order."""
