"""Positions to look at and to measure with: matches that the game's own player plays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bot.games.contract import SPECTATOR, Accepted, AnyGame, SeatSetup, Setup
from bot.games.zloba.game import Zloba
from bot.games.zloba.telling.view import ZlobaView


class _Dice:
    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)  # noqa: S311  # the same positions every time, nothing to keep secret

    def draw(self, purpose: str, below: int) -> int:  # noqa: ARG002
        return self._lot.randrange(below)


def positions(factions: tuple[str, ...], seed: int, scenario: str | None = None) -> Iterator[ZlobaView]:
    """Every position of a match with the stand-in pack, as a spectator sees it, from the first to the last.

    Args:
        factions: the humans', by seat.
        scenario: the scenario to play against the automated opponent; ``None`` for a match among humans.
    """
    game: AnyGame = Zloba.from_bytes(None)
    variant = "competitive" if scenario is None else "coop"
    options = {} if scenario is None else {"scenario": scenario}
    seats = tuple(SeatSetup({"faction": faction}) for faction in factions)
    yield from _match(game, Setup(game.rulesets[0].key, variant, seats, options), _Dice(seed))


def _match(game: AnyGame, setup: Setup, dice: _Dice) -> Iterator[ZlobaView]:
    first, *rest = game.open(setup, dice)
    state: Any = game.initial(first)
    for event in rest:
        state = game.evolve(state, event)
    while True:
        view = game.view(state, SPECTATOR)
        if isinstance(view, ZlobaView):
            yield view
        prompts = game.prompts(state)
        if not prompts:
            return
        asked = next((prompt for prompt in prompts if not prompt.optional), prompts[0])
        decided = game.decide(state, asked.seat, game.automated(state, asked), dice)
        if not isinstance(decided, Accepted):
            raise RuntimeError(f"the game refused its own player: {decided}")
        for event in decided.events:
            state = game.evolve(state, event)
