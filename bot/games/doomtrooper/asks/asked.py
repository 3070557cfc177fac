"""What questions are asked about."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.doomtrooper.position.run import Case
from bot.games.values import Seat


class Asked(NamedTuple):
    """The position, and the seat that is asked; a judge sits on the bench."""

    case: Case
    seat: Seat
