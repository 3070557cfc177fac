"""Whole matches played at random: both rulesets, two to four seats, ready decks and heaps of all cards."""

from __future__ import annotations

import random
from copy import copy

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.lobby import Decks
from bot.games.doomtrooper.pack.decks.ready import Ready
from bot.games.doomtrooper.position.state import State
from bot.games.playing import Dice
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Rejected

CARDS = own_catalogue()
RULESETS = tuple(ruleset.key for ruleset in Doomtrooper.rulesets)
COMMANDS = 700


def heap(seed: int) -> Ready:
    """A deck of any cards, a third of them warriors."""
    lot = random.Random(seed)
    warriors = [code for code, card in CARDS.items() if card.type == "warrior"]
    others = [code for code, card in CARDS.items() if card.type != "warrior"]
    main = lot.sample(warriors, 22) + lot.sample(others, 40)
    return Ready(f"heap-{seed}", dict.fromkeys(main, 1), dict.fromkeys(lot.sample(others, 25), 1))


def played(game: Doomtrooper, setup: Setup, seed: int) -> tuple[list[State], int]:
    """The positions of a match in which every answer is drawn, and how many commands were no passes."""
    lot = random.Random(seed)
    chance = Dice(lot.randrange)
    first, *rest = game.open(setup, chance)
    state = game.initial(first)
    for event in rest:
        state = game.evolve(state, event)
    states, acts = [state], 0
    while not state.over and len(states) <= COMMANDS:
        prompt = lot.choice([prompt for prompt in game.prompts(state) if not prompt.ahead])
        command = game.pick(state, prompt, lot.randrange)
        after = game.play(state, prompt.decider, command, chance)
        assert not isinstance(after, Rejected), (command, after, state.stack)
        acts += type(command).__name__ != "Pass"
        state = after
        states.append(state)
    return states, acts


def ready(ruleset: str) -> tuple[Doomtrooper, Setup]:
    """The game, and a table at which the ready decks are played."""
    game = Doomtrooper(CARDS)
    keys = [option.token for option in game.choices(Setup(ruleset, "duel", ()))[1].options]
    return game, Setup(ruleset, "duel", tuple(SeatSetup({"ready": key}) for key in keys[:2]))


@pytest.mark.parametrize(
    ("ruleset", "variant", "seats"),
    [
        (RULESETS[0], "free", 3),
        (RULESETS[1], "duel", 2),
        *(
            pytest.param(*way, marks=pytest.mark.slow)
            for way in [
                (RULESETS[0], "duel", 2),
                (RULESETS[1], "free", 3),
                (RULESETS[0], "free", 4),
                (RULESETS[1], "free", 4),
            ]
        ),
    ],
)
def test_every_position_asks_and_every_answer_stands(ruleset: str, variant: str, seats: int) -> None:
    heaps = tuple(heap(seats * 10 + at) for at in range(seats))
    game = Doomtrooper(CARDS, Decks(CARDS, heaps))
    setup = Setup(ruleset, variant, tuple(SeatSetup({"ready": each.key}) for each in heaps))
    states, acts = played(game, setup, seats)
    assert len(states) > 100
    assert acts > 20
    assert all(game.prompts(state) or state.over for state in states[::50])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_cards_stay_those_of_their_owners(ruleset: str) -> None:
    game, setup = ready(ruleset)
    states, _ = played(game, setup, 3)
    owned = [sorted((card.owner, card.code) for card in state.cards) for state in states[::50]]
    assert all(each == owned[0] for each in owned)
    for state in states[::50]:
        for seat, library in enumerate(state.libraries):
            lying = {at for at, card in enumerate(state.cards) if card.zone == "library" and card.owner == seat}
            assert set(library) == lying
            assert len(library) == len(lying)


def test_a_match_is_the_same_whoever_looks_at_it_in_between() -> None:
    """What is kept of a position while it is looked at changes nothing."""
    lot, fresh = random.Random(5), ready(RULESETS[0])[0]
    game, setup = ready(Doomtrooper.rulesets[0].key)
    state = after_events(game, game.open(setup, Dice(lot.randrange)))
    for at in range(150):
        prompt = next(prompt for prompt in game.prompts(state) if not prompt.ahead)
        command = game.pick(state, prompt, random.Random(at).randrange)
        alone = copy(fresh).play(state, prompt.decider, command, Dice(random.Random(at).randrange))
        after = game.play(state, prompt.decider, command, Dice(random.Random(at).randrange))
        assert not isinstance(after, Rejected)
        assert after == alone
        state = after
