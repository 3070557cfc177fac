"""The whole bot tells nobody who could act in a quick window, and each fault by which it would is noticed.

``python -m tests.bot.interference.quick --pairs 300`` compares more of it.
"""

from __future__ import annotations

import random
from datetime import timedelta
from functools import cache
from itertools import islice

import pytest

from bot.games.doomtrooper.game import Doomtrooper
from tests.bot.games.doomtrooper.post import faults as of_the_rules
from tests.bot.games.doomtrooper.post.quick import Act, Pair
from tests.bot.games.suite.play import Breach
from tests.bot.interference.pair import Tally
from tests.bot.interference.person import Command
from tests.bot.interference.quick.faults import FAULTS
from tests.bot.interference.quick.sitting import Windows, pairs_of, sitting

RULESETS = tuple(each.key for each in Doomtrooper.rulesets)
SEED, WINDOWS = 5, 3
EARLY = (Act(timedelta(seconds=2), 0, back=False), Act(timedelta(seconds=3), 1, back=False))
LOOKS = (Command("play"), Command("match", "answer", {"name": ""}, "name"))
EVERY = {**of_the_rules.FAULTS, **FAULTS}


@cache
def in_turn(ruleset: str) -> Pair:
    """A window in which somebody could pass who is the first to be asked."""
    return next(
        found
        for found in pairs_of(ruleset, SEED, 0)
        if any(each.seat == 0 and not each.ahead for each in found.game.prompts(found.able))
    )


@pytest.mark.parametrize("ruleset", [RULESETS[0], *(pytest.param(key, marks=pytest.mark.slow) for key in RULESETS[1:])])
async def test_nothing_that_reaches_anybody_tells_who_could_act(ruleset: str) -> None:
    seen, lot = Windows(), random.Random(SEED)
    async with sitting(ruleset, SEED, Tally(), seen) as both:
        for number, found in enumerate(islice(pairs_of(ruleset, SEED, 1), WINDOWS)):
            if both.goes_on:
                await both.look_through(found, lot, plays=number == WINDOWS - 1)
    assert seen.windows > 0
    assert seen.early > 0, "nobody passed early in one match alone"


async def test_where_no_fault_is_planted_none_is_noticed() -> None:
    seen = Windows()
    async with sitting(RULESETS[0], SEED, Tally(), seen) as both:
        await both.look_through(in_turn(RULESETS[0]), random.Random(SEED), doings=EARLY, looks=LOOKS)
    assert seen.early > 0


@pytest.mark.parametrize("name", EVERY)
async def test_a_fault_that_tells_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = in_turn(RULESETS[0])
    async with sitting(RULESETS[0], SEED, Tally(), Windows()) as both:
        EVERY[name](monkeypatch)
        with pytest.raises(Breach):
            await both.look_through(found, random.Random(SEED), doings=EARLY, looks=LOOKS)
