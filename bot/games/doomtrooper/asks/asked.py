"""The subject of questions: a position, and the seat to which they are put."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.doomtrooper.position.run import Case
from bot.games.values import Seat


class Asked(NamedTuple):
    """The position, and the seat that is asked; a judge sits on the bench."""

    case: Case
    seat: Seat
