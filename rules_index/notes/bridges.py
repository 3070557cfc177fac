"""Bridges: the rules of the books that a question and a note both lead to, whatever words either has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TypeAlias

from rules_index.search.ranking import Ranked

BRIDGED = 250
"""Notes of a shelf at most that have bridges: each costs a question to the books when it is compiled."""
RULES = 12
"""Rules that a bridge leads to: the best."""
SHARPNESS = 3.0
"""How far a lead in score makes a rule count more than the next."""
Bridge: TypeAlias = Mapping[int, float]
"""What the best rules count, by their numbers: a direction of length 1."""
NOWHERE: Bridge = {}


def bridge(ranked: Sequence[Ranked]) -> Bridge:
    """The rules that something leads to, best first."""
    best = ranked[:RULES]
    worth = {one.id: exp(SHARPNESS * (one.score - best[0].score)) for one in best}
    length = sum([each * each for each in worth.values()]) ** 0.5
    return {number: each / length for number, each in worth.items()}


def shared(one: Bridge, other: Bridge) -> float:
    """How far two bridges lead to the same rules, from 0 to 1."""
    return sum([worth * other[number] for number, worth in one.items() if number in other])
