"""A game's lines as the referee prints them: nobody sits in the seats, so they are called by their numbers."""

from __future__ import annotations

from bot.games.contract import Line, Seat
from bot.locales.lines import Say, put


def words(line: Line, say: Say) -> str:
    """A line in words."""

    def number(seat: Seat) -> str:
        return say("seat-number", number=seat + 1)

    return put(line, say, number)
