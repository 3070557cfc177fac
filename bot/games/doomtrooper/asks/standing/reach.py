"""Whom the words of a card reach beside what was chosen as it was played."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.games.doomtrooper.words.whom import Whom

EVERYBODY = frozenset({"each", "each-opponent", "opponent"})
"""The players of words that are not named when a card is played."""


def is_wide(word: Any) -> bool:
    """Whether words reach other players, or cards that nobody chose and that may be other players'."""
    if isinstance(word, Whom):
        return word.role == "" and word.side != "own"
    if isinstance(word, Struct):
        return any(is_wide(getattr(word, name)) for name in word.__struct_fields__)
    if isinstance(word, tuple):
        return any(map(is_wide, word))
    return isinstance(word, str) and word in EVERYBODY
