"""What no match may lose or gain: each game's pieces, counted from a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from bot.games.zloba.state import State as ZlobaState
from tests.bot.games.play import require
from tests.bot.games.toy_values import State as ToyState


def _toy(state: ToyState) -> Counter[object]:
    stakes = (card for card in state.stakes if card >= 0)
    return Counter(card for pile in (*state.hands, *state.won, state.deck, state.pile, stakes) for card in pile)


def _zloba(state: ZlobaState) -> Counter[object]:
    numbers = [state.supply]
    pieces: Counter[object] = Counter({("token", number): 1 for number in state.tokens})
    pieces["corra"] = state.supply + sum(force.corra for force in state.forces)
    for seat, force in enumerate(state.forces):
        pieces[f"basic units of {seat}, {force.faction}"] = force.mat + force.removed + sum(force.basics)
        numbers += [force.mat, force.removed, force.corra, *force.basics, *(elite.toughness for elite in force.elites)]
    require(min(numbers) >= 0, f"less than nothing of a piece: {state}")
    require(all(elite.toughness for force in state.forces for elite in force.elites), f"a fallen elite stands: {state}")
    return pieces


PIECES: Mapping[str, Callable[[Any], Counter[object]]] = {"toy": _toy, "zloba": _zloba}
"""By a game's key: everything on the table, which stays the same from the first event to the last."""

OPEN: frozenset[str] = frozenset()
"""Games, by their keys, in which nobody has anything to hide."""
