"""A position in one line, for golden matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.bot.games.toy_values import State as ToyState
from tests.bot.games.toy_values import points


def _toy(state: ToyState) -> str:
    hands = " | ".join(" ".join(map(str, hand)) or "-" for hand in state.hands)
    pile = " ".join(map(str, state.pile)) or "-"
    return f"{state.stage}, {state.left} turns left, hands {hands}, pile {pile}, points {points(state)}"


SUMMARIES: Mapping[str, Callable[[Any], str]] = {"toy": _toy}
"""By a game's key."""
