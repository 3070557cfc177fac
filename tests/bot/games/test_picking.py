"""A game that picks commands its own way picks what somebody picks who takes an option of every step."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.games.offers import Picks, pick, picker
from tests.bot.games.contestants import contestants, matches
from tests.bot.games.play import Match, any_setup, variants


def recorded(seed: str, asked: list[int]) -> Callable[[int], int]:
    """A source of random choices that writes down among how many it chose."""
    lot = random.Random(seed)

    def choose(below: int) -> int:
        asked.append(below)
        return lot.randrange(below)

    return choose


@pytest.mark.parametrize(("key", "variant"), [(key, variant) for key, _, variant in matches()])
@pytest.mark.parametrize("seed", range(3))
def test_the_quick_way_picks_the_same_commands(key: str, variant: str, seed: int) -> None:
    game = contestants()[key]
    if not isinstance(game, Picks):
        assert picker(game) != getattr(game, "pick", None)
        return
    for ruleset, each in variants(game):
        if each.key != variant:
            continue
        for move in Match(game, any_setup(game, ruleset, each, seed), seed):
            quick: list[int] = []
            slow: list[int] = []
            name = f"{seed} {move.number}"
            one = game.pick(move.before, move.prompt, recorded(name, quick))
            other = pick(game, move.before, move.prompt, recorded(name, slow))
            assert (one, quick) == (other, slow)
