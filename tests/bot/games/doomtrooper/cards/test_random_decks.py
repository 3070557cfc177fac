"""Matches with decks drawn from all real cards go on at random to their end; nothing that is offered is refused."""

from __future__ import annotations

import random

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.asks.course import advance
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.table import Table

MOVES, TIME = 2500, 1200
WARRIORS = 22
VALUE_OF_CHOSEN = {"of": "value", "cards": {"role": "chosen"}}


class Lot:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.lot = random.Random(seed)

    def draw(self, purpose: str, below: int) -> int:
        return self.lot.randrange(below)


def table(game: Doomtrooper, rules: Rules, chance: Lot, seats: int) -> State:
    """A table with decks that have enough warriors and anything else."""
    cards = sorted(game.catalogue.values(), key=lambda card: card.code)
    warriors = [card.code for card in cards if card.type == "warrior"]
    others = [card.code for card in cards if card.type != "warrior"]
    decks = tuple(
        (
            (*chance.lot.sample(warriors, WARRIORS), *chance.lot.sample(others, 60 - WARRIORS)),
            tuple(chance.lot.sample(others, 25)),
        )
        for _ in range(seats)
    )
    run = Run(game.catalogue, rules, opening.table(game.catalogue, rules, decks, rules.target, chance), chance)
    advance(run)
    return run.state


@pytest.mark.parametrize(
    ("seed", "rules", "seats"),
    [
        (1, CZECH, 2),
        *(pytest.param(*way, marks=pytest.mark.slow) for way in [(2, SWEDISH, 2), (3, CZECH, 3), (36, SWEDISH, 3)]),
    ],
)
def test_decks_of_real_cards_are_played_to_the_end(seed: int, rules: Rules, seats: int) -> None:
    game, chance = Doomtrooper(own_catalogue()), Lot(seed)
    state = table(game, rules, chance, seats)
    for move in range(MOVES):
        if move == TIME:
            for event in game.time_up(state):
                state = game.evolve(state, event)
        prompts = [prompt for prompt in game.prompts(state) if not prompt.ahead]
        if not prompts:
            break
        prompt = chance.lot.choice(prompts)
        command = game.pick(state, prompt, chance.lot.randrange)
        after = game.play(state, prompt.decider, command, chance)
        assert not isinstance(after, Rejected), (move, command, after)
        state = after
    assert game.outcome(state) is not None


@pytest.mark.parametrize(("destiny", "payable"), [(10, [True, False]), (20, [True, True])])
def test_a_price_that_depends_on_the_target_is_asked_for_each_target(destiny: int, payable: list[bool]) -> None:
    laid = Table()
    play = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "price": {"destiny": VALUE_OF_CHOSEN}}
    card = laid.card(play=play, effects=({"do": "discard", "who": {"role": "chosen"}},))
    targets = [laid.warrior(1, ratings="1/1/1/6"), laid.warrior(1, ratings="1/1/1/15")]
    laid.stack.append(Window("any", "draw", (0, 1), 1))
    run = laid.run
    run.state = run.state.with_player(0, destiny=destiny)
    can_pay = plays.settled(run, 0, card, run.printed(card).play)
    assert [can_pay(Context(0, card, targets=(target,))) for target in targets] == payable
