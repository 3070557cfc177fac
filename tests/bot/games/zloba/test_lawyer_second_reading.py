"""The engine and a second reading of the rules agree on thousands of commands, most of them wrong."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from bot.games.contract import after_events
from bot.games.offers import completions, pick
from bot.games.questions import Prompt
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Accepted
from bot.games.zloba.asks.decide import violations
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.commands import Attack, Buy, Deploy, Discard, EndTurn, Enter, Exodus, Mine, Move
from bot.games.zloba.position.state import Force, State
from bot.games.zloba.position.units import Hit, March, Troops, Wounds
from tests.bot.games.suite.play import Dice
from tests.bot.games.zloba.second_reading import Reader, figures, stood

GAME = Zloba.from_bytes(None)
READER = Reader(GAME.components.pack)
FACES: Any = ("mine", "extend", "maneuver", "battle")
PAYMENTS: Any = ("die", "die", "die", "eye", "double", "effect")
TRIES = 40
LISTED = 1_500


def guess(lot: random.Random, state: State, seat: int) -> Any:
    """A command that may be legal."""
    own, by = state.forces[seat], lot.choice(PAYMENTS)
    place = lot.choice(sorted(stood(own)) or [0]) if lot.random() < 0.9 else lot.randint(-1, 10)
    target = lot.randrange(len(state.forces))
    area = lot.choice([*stood(state.forces[target]), lot.randint(0, 8)])
    ends = lot.sample(range(9), lot.choice((1, 1, 2, 3)))
    marches = tuple(March(end, some(lot, own, place)) for end in ends)
    dice = lot.choice([(), own.dice[:2], (*own.dice[:1], "eye"), tuple(lot.choices(FACES, k=2))])
    elites = [kind.key for kind in READER.factions[own.faction].elites]
    return lot.choice(
        [
            Mine(by),
            Deploy(place, lot.randint(0, 4), by),
            Enter(by),
            Move(place, lot.randint(0, 8), some(lot, own, place), by),
            Attack(area, target, hurt(lot, state.forces[target], area), by),
            Attack(area, target, hurt(lot, state.forces[target], area), by),
            Exodus(place, marches, dice),
            Discard(lot.choice(FACES)),
            EndTurn(),
            Buy(lot.choice([*elites, *READER.kinds]), lot.randint(0, 8)),
        ]
    )


def some(lot: random.Random, own: Force, place: int) -> Troops:
    """Some units of a place, or a few too many."""
    return Troops(lot.choice((0, 1, 1, 2, 3)), tuple(each for each in figures(own, place) if lot.random() < 0.4))


def hurt(lot: random.Random, target: Force, area: int) -> Wounds:
    """A division of wounds, mostly a wrong one."""
    hits = [Hit(each, lot.randint(1, 3)) for each in figures(target, area) if lot.random() < 0.5]
    return Wounds(lot.choice((0, 1, 1, 2)), tuple(lot.sample(hits, len(hits))))


def offered(state: State, prompt: Prompt) -> set[bytes] | None:
    """All commands that are offered, as text; ``None`` where there are too many to list."""
    listed = [end.command for end in islice(completions(GAME, state, prompt), LISTED)]
    return None if len(listed) == LISTED else {GAME.codec.encode(command) for command in listed}


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_the_engine_agrees_with_a_second_reading(seed: int, seats: int) -> None:
    lot, dice, found = random.Random(seed), Dice(seed), Counter[bool]()
    factions = lot.sample(sorted(READER.factions), seats)
    setup = Setup(
        "zloba-cs@2025", "competitive", tuple(SeatSetup({"faction": key, "newcomer": "yes"}) for key in factions)
    )
    state = after_events(GAME, GAME.open(setup, dice))
    while prompts := GAME.prompts(state):
        prompt = prompts[0]
        if state.phase == "actions" and not state.stack:
            offers = offered(state, prompt) if lot.random() < 0.2 else None
            for _ in range(TRIES):
                seat = prompt.seat if lot.random() < 0.95 else lot.randrange(seats)
                command = guess(lot, state, seat)
                legal = READER.legal(state, seat, command)
                found[legal] += 1
                assert legal == (not violations(GAME.components, state, seat, command)), (seat, command)
                assert offers is None or not legal or GAME.codec.encode(command) in offers, command
        own = lot.random() < 0.3
        decision = GAME.decide(
            state, prompt.seat, GAME.automated(state, prompt) if own else pick(GAME, state, prompt, lot.randrange), dice
        )
        assert isinstance(decision, Accepted)
        state = after_events(GAME, decision.events, state)
    assert found[True] > 100
    assert found[False] > 1_000
