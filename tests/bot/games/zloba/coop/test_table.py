"""Rulings on the setup against the opponent: chapter 15."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.offers import completions
from bot.games.setup import SeatSetup
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.commands import Attack
from bot.games.zloba.position.events import Offered, Prepared
from bot.games.zloba.position.events_units import Bought
from bot.games.zloba.position.units import Wounds
from tests.bot.games.zloba.coop.against import (
    GAME,
    Rolls,
    ap,
    arrange,
    asked,
    begun,
    breaches,
    of,
    opened,
    refused,
    setup,
    told,
)

EVERY = (1, 2, 3, 4)


def test_coop_principle() -> None:
    """One to four humans, and no more, against one opponent. Rule: zloba-cs.coop.principle"""
    assert [len(opened(humans).forces) for humans in EVERY] == [2, 3, 4, 5]
    assert "variants.cooperative" in refused(
        replace(setup(4), seats=(*setup(4).seats, SeatSetup({"faction": "runen"})))
    )


def test_coop_rules_precedence() -> None:
    """What no rule of the variant replaces stays as it is. Rule: zloba-cs.coop.rules-precedence"""
    state = arrange({"basics": {"0": 3}, "dice": ["battle"]}, ap={"basics": {"1": 1}})
    assert breaches(state, Attack(1, 1, Wounds(1), "die")) == {"coast.no-attack-from"}


def test_coop_ai() -> None:
    """Nobody answers for the opponent. Rule: zloba-cs.coop.ai"""
    assert breaches(arrange({}), Attack(1, 0, Wounds(1), "die"), seat=1) == {"turn.order"}


def test_coop_scenario_cards() -> None:
    """A card of the opponent's own is needed. Rule: zloba-cs.coop.scenario-cards"""
    assert refused(setup(2, scenario="")) == {"coop.scenario-cards"}


def test_coop_scenario_cards_in_the_stand_in_pack() -> None:
    """Every faction has three of its own, as in the box. Rule: zloba-cs.coop.scenario-cards"""
    pack = Zloba.from_bytes(None).components.pack
    factions = [scenario.faction for scenario in pack.scenarios]
    assert {factions.count(faction.key) for faction in pack.factions} == {3}


def test_coop_setup_steps() -> None:
    """The base, the tokens and the units lie before anybody starts. Rule: zloba-cs.coop.setup.steps"""
    state = opened(2)
    assert (state.start, len(set(state.tokens)), sum(ap(state).basics)) == (-1, 8, 4)
    assert [prompt.seat for prompt in GAME.prompts(state)] == [0, 1]


def test_coop_setup_tokens_wait() -> None:
    """They lie where the opponent's card wants them. Rule: zloba-cs.coop.setup.tokens-wait"""
    points = [GAME.components.pack.tokens[token].points for token in opened(1, "set").tokens]
    assert (points[5], points[1]) == (3, 2)


def test_coop_setup_action_dice() -> None:
    """Four, five, seven, nine. Rule: zloba-cs.coop.setup.action-dice"""
    assert [len(of(Offered, begun(humans)[1])[0].dice) for humans in EVERY] == [4, 5, 7, 9]


def test_coop_setup_base() -> None:
    """A roll of eight. Rule: zloba-cs.coop.setup.base"""
    chance = Rolls(base=[5])
    state = opened(1, chance=chance)
    assert (state.coop and state.coop.base, chance.asked["base"]) == (6, [8])


def test_coop_base() -> None:
    """There its new units arrive, elites too. Rule: zloba-cs.coop.base"""
    events = told(arrange({"dice": ["mine"]}, ap={"corra": 2}, coop={"base": 6}))
    assert {event.place for event in of(Bought, events)} == {6}
    assert of(Prepared, events)[0].places[-1] == 7


def test_coop_setup_chaos_die() -> None:
    """Another roll of eight. Rule: zloba-cs.coop.setup.chaos-die"""
    chance = Rolls(base=[5], chaos_die=[2])
    state = opened(1, chance=chance)
    assert (state.coop and state.coop.chaos, chance.asked["chaos-die"]) == (3, [8])


def test_coop_setup_scenario_overrides() -> None:
    """The card may say where the base is and what the die shows. Rule: zloba-cs.coop.setup.scenario-overrides"""
    coop = opened(1, "set", Rolls(chaos_die=[7])).coop
    assert coop is not None
    assert (coop.base, coop.chaos) == (5, 3)


def test_coop_setup_factions() -> None:
    """The opponent's faction is not for humans. Rule: zloba-cs.coop.setup.factions"""
    table = replace(setup(1), seats=(SeatSetup({"faction": "runen"}),))
    assert refused(table) == {"coop.setup.factions"}


def test_coop_table() -> None:
    """Units owned, deployed at first and every round. Rule: zloba-cs.coop.table"""
    rows = []
    for humans in EVERY:
        force = opened(humans).forces[0]
        rows.append((force.mat + force.basics[0], force.basics[0], of(Prepared, begun(humans)[1])[0].units[0]))
    assert rows == [(20, 4, 1), (15, 3, 1), (12, 2, 1), (10, 1, 1)]


def test_coop_setup_basic_count() -> None:
    """Every human has the smaller army. Rule: zloba-cs.coop.setup.basic-count"""
    assert [force.mat + sum(force.basics) for force in opened(3).forces[:3]] == [12, 12, 12]


def test_coop_setup_ai_units() -> None:
    """The opponent has all 25, however many humans play. Rule: zloba-cs.coop.setup.ai-units"""
    assert {ap(opened(humans)).mat + sum(ap(opened(humans)).basics) for humans in EVERY} == {25}


def test_coop_setup_ai_no_support() -> None:
    """It chooses no support card, nor is it given one. Rule: zloba-cs.coop.setup.ai-no-support"""
    assert [bool(force.cards) for force in begun(2)[0].forces] == [True, True, False]


def test_coop_setup_scenario_tokens() -> None:
    """Areas the card does not name get any of the others. Rule: zloba-cs.coop.setup.scenario-tokens"""
    tokens = opened(1, "set", Rolls(token=[8, 7, 6, 5, 4, 3])).tokens
    assert len(set(tokens)) == 8
    assert (tokens[0], tokens[2]) == (10, 9)


def test_coop_setup_start_units() -> None:
    """In the zone of every human. Rule: zloba-cs.coop.setup.start-units"""
    assert [opened(humans).forces[-2].basics[0] for humans in EVERY] == [4, 3, 2, 1]


def test_coop_setup_ai_start_units() -> None:
    """Four at the base, none on the Coast. Rule: zloba-cs.coop.setup.ai-start-units"""
    assert [ap(opened(humans, chance=Rolls(base=[2]))).basics for humans in EVERY] == [(0, 0, 0, 4, 0, 0, 0, 0, 0)] * 4


def test_coop_setup_start_player() -> None:
    """Drawn among the humans alone. Rule: zloba-cs.coop.setup.start-player"""
    chance = Rolls(start_player=[1])
    assert (begun(2, chance=chance)[0].start, chance.asked["start-player"]) == (1, [2])


def test_support_handicap_is_competitive() -> None:
    """Newcomers get no second card here. Rule: zloba-cs.support.handicap"""
    table = replace(setup(1), seats=(SeatSetup({"faction": "aldan", "newcomer": "yes"}),))
    state = after_events(GAME, GAME.open(table, Rolls()))
    assert asked(state).ask.args["count"] == 1
    assert {len(end.command.cards) for end in completions(GAME, state, asked(state))} == {1}
