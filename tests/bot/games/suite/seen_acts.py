"""The visible part of a command: everybody at the table sees it, whatever else is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.doomtrooper.position.commands import Chosen


def _cards_taken_up(command: object) -> object:
    """How many cards somebody takes up, to look at them or to lay them elsewhere: everybody can count them.

    It is the player's own choice, so that it gives away no more than the player wants.
    """
    return len(command.options) if isinstance(command, Chosen) else None


SEEN: Mapping[str, Callable[[Any], object]] = {"doomtrooper": _cards_taken_up}
"""By a game's key; in the other games nothing of a command is seen but what it leads to."""


def seen_of(game: str, command: Any) -> object:
    """The visible part of a command: the log may differ between two commands in which it differs."""
    return SEEN[game](command) if game in SEEN else None
