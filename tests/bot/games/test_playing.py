"""The position that events lead to, and chance from any source of numbers."""

from __future__ import annotations

import pytest

from bot.games.contract import after_events
from bot.games.playing import Dice
from tests.bot.games.toy.game import Toy, opened
from tests.bot.games.toy.values import Staked


def test_the_first_event_makes_a_position_and_the_rest_change_it() -> None:
    game, dice = Toy(), Dice(lambda below: below - 1)
    start = game.open(opened(2), dice)
    state = after_events(game, start)
    assert state == game.initial(start[0])
    staked = Staked(0, state.hands[0][0])
    assert after_events(game, (*start, staked)) == after_events(game, (staked,), state) == game.evolve(state, staked)
    assert after_events(game, (), state) == state


def test_nothing_makes_no_position() -> None:
    with pytest.raises(ValueError, match="toy: no event makes a position"):
        after_events(Toy(), ())


def test_dice_fall_as_their_numbers_whatever_they_are_for() -> None:
    dice = Dice(lambda below: below // 2)
    assert [dice.draw(purpose, below) for purpose, below in (("die", 6), ("die", 6), ("shuffle", 52))] == [3, 3, 26]
