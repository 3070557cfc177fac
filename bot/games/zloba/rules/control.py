"""Who controls and who dominates an area in the cooperative variant, where the humans are one side."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.counting import strengths_by_place
from bot.games.zloba.position.state import State

Team: TypeAlias = Literal["humans", "opponent"]


def sides(components: Components, state: State) -> list[Team | None]:
    """By place the side with more units there, all humans together. Rule: zloba-cs.coop.scoring.control"""
    return [_stronger(sum(humans), opponent) for *humans, opponent in strengths_by_place(components, state)]


def _stronger(humans: int, opponent: int) -> Team | None:
    if humans == opponent:
        return None
    return "humans" if humans > opponent else "opponent"
