"""What everybody at a table sees of a command as it is given, whatever else of it is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.doomtrooper.position.commands import Chosen


def _cards_taken_up(command: object) -> object:
    """How many cards somebody takes up, to look at them or to lay them elsewhere: everybody can count them.

    It is the player's own choice, so that what it tells of the cards is what the player wants to tell.
    """
    return len(command.options) if isinstance(command, Chosen) else None


SEEN: Mapping[str, Callable[[Any], object]] = {"doomtrooper": _cards_taken_up}
"""By a game's key; in the other games nothing of a command is seen but what it leads to."""


def seen_of(game: str, command: Any) -> object:
    """What is seen of a command: two that are seen as different acts may be told differently."""
    return SEEN[game](command) if game in SEEN else None
