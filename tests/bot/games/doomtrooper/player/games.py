"""Matches that the own player plays, now and then with an answer by chance, so that it comes into more positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.asks.course import advance
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.arrivals import completed
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.playing import Dice
from bot.games.questions import Prompt
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.reach.decks import shared
from tests.bot.games.doomtrooper.reach.games import Lot
from tests.bot.games.doomtrooper.reach.supply import everything

BY_CHANCE = 0.2


class Met(NamedTuple):
    """A position that somebody is asked in."""

    game: Doomtrooper
    state: State
    prompt: Prompt


def met(seed: int, ruleset: str, moves: int) -> Iterator[Met]:
    """The positions of a match with cards of the whole catalogue."""
    chance, supply = Lot(seed), everything()
    game, lot = Doomtrooper(supply.catalogue), random.Random(seed)
    decks = shared(supply.catalogue, supply.few(chance.lot, seed), chance.lot, small=True)
    table = opening.table(supply.catalogue, RULES[ruleset], (next(decks), next(decks)), 50, chance)
    run = Run(supply.catalogue, RULES[ruleset], replace(table, level="normal"), chance)
    advance(run)
    state = completed(run.state)
    for _ in range(moves):
        prompt = next((one for one in game.prompts(state) if not one.ahead), None)
        if prompt is None:
            return
        if not prompt.judge:
            yield Met(game, state, prompt)
        by_chance = lot.random() < BY_CHANCE and not prompt.judge
        command = game.pick(state, prompt, lot.randrange) if by_chance else game.automated(state, prompt)
        after = game.play(state, prompt.decider, command, chance)
        assert not isinstance(after, Rejected), (command, after)
        state = after


def otherwise(one: Met, seed: int) -> State:
    """The same position with everything drawn anew that the seat which is asked may not know."""
    lot = random.Random(seed)
    return one.game.resample(one.state, one.prompt.decider, Dice(lot.randrange))
