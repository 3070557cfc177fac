"""What no match may lose or gain: each game's pieces, counted from a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tests.bot.games.toy_values import State as ToyState


def _toy(state: ToyState) -> Counter[object]:
    stakes = (card for card in state.stakes if card >= 0)
    return Counter(card for pile in (*state.hands, *state.won, state.deck, state.pile, stakes) for card in pile)


PIECES: Mapping[str, Callable[[Any], Counter[object]]] = {"toy": _toy}
"""By a game's key: everything on the table, which stays the same from the first event to the last."""

OPEN: frozenset[str] = frozenset()
"""Games, by their keys, in which nobody has anything to hide."""
