"""A game with a quick way to play at random takes the same commands to the same positions as step by step."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice

import pytest
from _pytest.mark import ParameterSet

from bot.games.kernel.quick import Plain, Quick, quick
from bot.games.offers import pick
from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite.play import Dice, Match, any_setup, variants


def recorded(seed: str, asked: list[int]) -> Callable[[int], int]:
    """A source of random choices that writes down among how many it chose."""
    lot = random.Random(seed)

    def choose(below: int) -> int:
        asked.append(below)
        return lot.randrange(below)

    return choose


LONG = {"doomtrooper": 1}
"""Matches of every variant of a game whose matches are long; three of any other."""
MOVES = {"twom": 15}
"""How many moves of a match are looked at; all of any other game, and of each in the slow tests."""


def of_every_way() -> list[ParameterSet]:
    """Every match; of a game one of each ruleset, the others are slow."""
    found: list[ParameterSet] = []
    for key, ruleset, variant in matches():
        for seed in range(LONG.get(key, 3)):
            first = seed == 0 and all(each.values[:2] != (key, ruleset) for each in found)
            moves = MOVES.get(key) if first else None
            marks = [] if first else [pytest.mark.slow]
            found.append(pytest.param(key, ruleset, variant, seed, moves, marks=marks))
        if key in MOVES:
            found.append(pytest.param(key, ruleset, variant, 0, None, marks=pytest.mark.slow))
    return found


@pytest.mark.parametrize(("key", "ruleset", "variant", "seed", "moves"), of_every_way())
def test_the_quick_way_leads_where_the_plain_one_does(
    key: str, ruleset: str, variant: str, seed: int, moves: int | None
) -> None:
    game = contestants()[key]
    if not isinstance(game, Quick):
        assert isinstance(quick(game), Plain)
        return
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    for move in islice(Match(game, any_setup(game, *chosen, seed), seed), moves):
        fast: list[int] = []
        slow: list[int] = []
        name = f"{seed} {move.number}"
        one = game.pick(move.before, move.prompt, recorded(name, fast))
        other = pick(game, move.before, move.prompt, recorded(name, slow))
        assert (one, fast) == (other, slow)
        decider = move.prompt.decider
        assert game.play(move.before, decider, one, Dice(name)) == Plain(game).play(
            move.before, decider, one, Dice(name)
        )
        assert game.play(move.before, move.prompt.seat, move.command, Dice(name)) == Plain(game).play(
            move.before, move.prompt.seat, move.command, Dice(name)
        )
