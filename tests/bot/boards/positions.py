"""Positions to look at and to measure with: matches that the game's own player plays."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec import Struct

from bot.games.contract import AnyGame, after_events
from bot.games.playing import Dice
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Accepted


def positions(game: AnyGame, setup: Setup, seed: int) -> Iterator[Struct]:
    """Every position of a match as a spectator sees it, from the first to the last."""
    dice = Dice(random.Random(seed).randrange)
    state = after_events(game, game.open(setup, dice))
    while True:
        yield game.view(state, SPECTATOR)
        prompts = game.prompts(state)
        if not prompts:
            return
        asked = next((prompt for prompt in prompts if not prompt.optional), prompts[0])
        decided = game.decide(state, asked.seat, game.automated(state, asked), dice)
        if not isinstance(decided, Accepted):
            raise AssertionError(f"the game refused its own player: {decided}")
        state = after_events(game, decided.events, state)
