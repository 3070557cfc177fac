"""Positions to look at and to measure with: matches that the game's own player plays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.games.contract import AnyGame
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Accepted


class _Dice:
    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)

    def draw(self, purpose: str, below: int) -> int:
        return self._lot.randrange(below)


def positions(game: AnyGame, setup: Setup, seed: int) -> Iterator[Struct]:
    """Every position of a match as a spectator sees it, from the first to the last."""
    dice = _Dice(seed)
    first, *rest = game.open(setup, dice)
    state: Any = game.initial(first)
    for event in rest:
        state = game.evolve(state, event)
    while True:
        yield game.view(state, SPECTATOR)
        prompts = game.prompts(state)
        if not prompts:
            return
        asked = next((prompt for prompt in prompts if not prompt.optional), prompts[0])
        decided = game.decide(state, asked.seat, game.automated(state, asked), dice)
        if not isinstance(decided, Accepted):
            raise AssertionError(f"the game refused its own player: {decided}")
        for event in decided.events:
            state = game.evolve(state, event)
