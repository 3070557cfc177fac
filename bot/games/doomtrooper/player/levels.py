"""How well the game's own player plays: what the host chooses in the lobby."""

from __future__ import annotations

from typing import get_args

from bot.games.doomtrooper.position.state import Level
from bot.games.questions import Option
from bot.games.setup import Choice, Setup
from bot.games.values import Line

OPPONENT = "opponent"
"""The choice of the table that says it."""
USUAL: Level = "normal"
LEVELS: tuple[Level, ...] = (USUAL, *(each for each in get_args(Level) if each not in ("", USUAL)))
"""The levels, the usual one first."""


def choices(setup: Setup) -> tuple[Choice, ...]:
    """The choice of a level, where the game's own player has a seat."""
    if not any(seat.automated for seat in setup.seats):
        return ()
    options = tuple(Option(level, Line(f"doomtrooper-level-{level}")) for level in LEVELS)
    return (Choice(OPPONENT, each_seat=False, options=options, needed=False),)


def chosen(setup: Setup) -> Level:
    """The level that was chosen; the usual one where none was."""
    told = setup.options.get(OPPONENT)
    return next((level for level in LEVELS if level == told), USUAL)
