"""Rulings on the setup: chapter 3 of the rulebook, and the choice of support cards."""

from __future__ import annotations

import pytest

from bot.games.setup import SeatSetup, Setup
from bot.games.zloba.position.commands import ChooseCards
from bot.games.zloba.position.events import Offered, Revealed, RoundBegan, Started
from tests.bot.games.zloba.table import GAME, Chance, after, breaches, chosen, force, offers, opened, setup, told


def test_setup_steps() -> None:
    """Table, factions, units, then the start player. Rule: zloba-cs.setup.steps"""
    state = after(opened("red", "blue"), ChooseCards(("levy",)))
    last = told(state, ChooseCards(("glory",)), 1)
    assert [type(event) for event in last[1:4]] == [Revealed, Started, RoundBegan]


def test_setup_zone_choice() -> None:
    """The first seat's side can be chosen; two sit face to face. Rule: zloba-cs.setup.zone-choice"""
    (event,) = GAME.open(setup("red", "blue", side="east"), Chance())
    assert [each.zone for each in GAME.initial(event).forces] == [1, 3]
    assert [each.rule for each in GAME.check(setup("red", "blue", side="up"))] == ["zloba-cs.setup.zone-choice"]


@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_setup_action_dice(seats: int, dice: int) -> None:
    """Seven action dice for two or three, nine for four. Rule: zloba-cs.setup.action-dice"""
    state = opened(*("red", "blue", "green", "white")[:seats])
    rolled: list[Offered] = []
    for seat in range(seats):
        card = min(GAME.components.cards[state.forces[seat].faction])
        events = told(state, ChooseCards((card,)), seat)
        rolled += [event for event in events if isinstance(event, Offered)]
        state = after(state, ChooseCards((card,)), seat)
    assert [len(each.dice) for each in rolled] == [dice]


def test_setup_vp_tokens() -> None:
    """Every numbered area has one token at random, no token is there twice. Rule: zloba-cs.setup.vp-tokens"""
    chance = Chance(10, 0, 5)
    tokens = opened("red", "blue", chance=chance).tokens
    assert tokens[:3] == (10, 0, 6)
    assert len(set(tokens)) == 8
    assert chance.purposes == ["token"] * 8


def test_setup_factions() -> None:
    """Everybody has one faction, and nobody the same. Rule: zloba-cs.setup.factions"""
    for factions in (("red", "red"), ("red", "grey")):
        assert [each.rule for each in GAME.check(setup(*factions))] == ["zloba-cs.setup.factions"]


def test_setup_mat() -> None:
    """Elites begin on the mat, not on the board. Rule: zloba-cs.setup.mat"""
    view = GAME.view(opened("red", "blue"), 0)
    assert view.forces[0].elites == ()
    assert [(kind.kind, kind.left) for kind in view.forces[0].mat_elites] == [("giant", 3), ("scout", 2), ("shield", 2)]


def test_setup_start_units() -> None:
    """Three basic units stand in each zone. Rule: zloba-cs.setup.start-units"""
    assert force(opened("red", "blue")).basics == (3, 0, 0, 0, 0, 0, 0, 0, 0)


def test_setup_start_player() -> None:
    """The lot decides who starts. Rule: zloba-cs.setup.start-player"""
    state = after(opened("red", "blue", "green"), ChooseCards(("levy",)))
    state = after(state, ChooseCards(("glory",)), 1)
    chance = Chance(2)
    assert after(state, ChooseCards(("g-one",)), 2, chance).start == 2
    assert chance.purposes[0] == "start-player"


def test_support_choose() -> None:
    """One card of the own faction, and only once. Rule: zloba-cs.support.choose"""
    state = opened("red", "blue")
    assert breaches(state, ChooseCards(("levy", "tithe"))) == {"support.choose"}
    assert breaches(state, ChooseCards(("glory",))) == {"support.choose"}
    assert breaches(after(state, ChooseCards(("levy",))), ChooseCards(("tithe",))) == {"support.choose"}


def test_support_handicap() -> None:
    """A newcomer takes two cards. Rule: zloba-cs.support.handicap"""
    state = opened("red", "blue", newcomers=(1,))
    assert breaches(state, ChooseCards(("glory",)), 1) == {"support.choose"}
    assert ChooseCards(("glory", "march")) in offers(state, 1)


def test_cards_are_chosen_in_any_order_and_turned_up_together() -> None:
    state = opened("red", "blue")
    assert [prompt.seat for prompt in GAME.prompts(state)] == [0, 1]
    state = after(state, ChooseCards(("glory",)), 1)
    assert [prompt.id for prompt in GAME.prompts(state)] == ["cards.0"]
    assert GAME.view(state, 0).forces[1].cards == ()
    assert GAME.view(state, 0).forces[1].hidden == 1
    assert [card.key for card in GAME.view(state, 1).forces[1].cards] == ["glory"]
    after_all = after(state, ChooseCards(("levy",)))
    assert [card.key for card in GAME.view(after_all, 0).forces[1].cards] == ["glory"]


def test_a_chosen_card_is_told_to_its_owner_alone() -> None:
    (event, *_) = told(opened("red", "blue"), ChooseCards(("levy",)))
    lines = [GAME.narrate(event, viewer) for viewer in (0, 1, "spectator")]
    assert lines[0] != lines[1] == lines[2]


def test_variants_competitive() -> None:
    """Two to four play. Rule: zloba-cs.variants.competitive"""
    assert [each.rule for each in GAME.check(setup("red"))] == ["zloba-cs.variants.competitive"]
    assert GAME.check(setup("red", "blue", "green", "white")) == ()
    unknown = Setup("zloba-cs@2025", "teams", (SeatSetup({"faction": "red"}), SeatSetup({"faction": "blue"})))
    assert [each.rule for each in GAME.check(unknown)] == ["zloba-cs.variants.list"]


def test_round_phases() -> None:
    """The first round goes through spoils and groundwork to the draft. Rule: zloba-cs.round.phases"""
    state = chosen(opened("red", "blue"))
    assert (state.phase, state.round, force(state).basics[0]) == ("draft", 1, 5)
    assert breaches(state, ChooseCards(("levy",))) == {"support.choose"}
