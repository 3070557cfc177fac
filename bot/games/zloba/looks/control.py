"""Who controls and who dominates an area in the cooperative variant, where the humans are one side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.counting import strength_by_place
from bot.games.zloba.position.state import State

Team: TypeAlias = Literal["humans", "opponent"]


Held: TypeAlias = Sequence[Team | None]
"""By place which side controls it, neither without one."""


def sides(components: Components, state: State) -> list[Team | None]:
    """By place the side with more units there, all humans together. Rule: zloba-cs.coop.scoring.control"""
    *humans, opponent = (strength_by_place(components, force) for force in state.forces)
    together = humans[0] if len(humans) == 1 else map(sum, zip(*humans, strict=True))
    return [
        None if ours == theirs else "humans" if ours > theirs else "opponent"
        for ours, theirs in zip(together, opponent, strict=True)
    ]
