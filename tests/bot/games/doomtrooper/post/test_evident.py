"""Who is passed over because everybody can work out that they can do nothing: by nothing that anybody may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.state import State
from bot.games.offers import chooses
from bot.games.questions import Prompt
from bot.games.values import SPECTATOR, Seat
from tests.bot.games.doomtrooper.post.dealt import Dealt, asked_at_random
from tests.bot.games.suite.play import Dice

ANSWERS, LOOKS, WORLDS = 160, 40, 2


def emptied(state: State, seat: Seat) -> State:
    """The position with a seat's hand back in its library."""
    hand = [at for at, card in enumerate(state.cards) if card.zone == "hand" and card.holder == seat]
    cards = tuple(replace(card, zone="library") if at in hand else card for at, card in enumerate(state.cards))
    libraries = tuple((*pile, *hand) if owner == seat else pile for owner, pile in enumerate(state.libraries))
    return replace(state, cards=cards, libraries=libraries)


def positions(game: Dealt, seed: int) -> Iterator[tuple[State, Prompt]]:
    """Questions of a match that is played at random, and the same with the hand of who is asked empty."""
    for at, (state, prompt) in enumerate(asked_at_random(game, random.Random(seed), Dice(seed), ANSWERS)):
        if at % (ANSWERS // LOOKS) == 0:
            yield state, prompt
            bare = emptied(state, prompt.seat)
            if prompt in game.prompts(bare):
                yield bare, prompt


@pytest.mark.parametrize("ruleset", [each.key for each in Doomtrooper.rulesets])
def test_it_follows_from_what_everybody_sees_and_holds_whatever_is_hidden(ruleset: str) -> None:
    game, passed = Dealt(ruleset), 0
    for state, prompt in positions(game, 1):
        found = game.evident(state, prompt)
        for seed in range(WORLDS):
            other = game.resample(state, SPECTATOR, Dice(seed))
            assert game.evident(other, prompt) == found, (prompt, state.stack[-1])
            assert found is None or not chooses(game, other, prompt), (prompt, state.stack[-1])
        passed += found is not None and bool(prompt.window)
    assert passed > LOOKS // 4, "nobody was passed over"


@pytest.mark.parametrize("ruleset", [each.key for each in Doomtrooper.rulesets])
def test_whoever_holds_a_card_is_asked_whatever_it_is(ruleset: str) -> None:
    game = Dealt(ruleset)
    asked = [
        game.evident(state, prompt)
        for state, prompt in positions(game, 2)
        if prompt.window and any(card.zone == "hand" and card.holder == prompt.seat for card in state.cards)
    ]
    assert asked
    assert set(asked) == {None}
