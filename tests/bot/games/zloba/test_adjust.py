"""A judge's adjustments: pieces are conserved, nonsense is refused, somebody can always go on."""

from __future__ import annotations

from typing import Any

from bot.games.contract import after_events
from bot.games.questions import Complete
from bot.games.values import Accepted, Rejected
from bot.games.zloba.position.commands import ChooseCards, UseSkill
from bot.games.zloba.position.state import State
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.table import GAME, after, arrange, asked, force, opened
from tests.rows import rows


def adjusted(state: State, **changes: Any) -> State:
    decision = GAME.adjust(state, changes)
    assert isinstance(decision, Accepted), decision
    return GAME.evolve(state, decision.events[0])


def test_units_not_named_go_to_the_mat_and_corra_to_the_supply() -> None:
    state = adjusted(arrange({}, {}), seats=[{"basics": {"3": 2}, "removed": 1, "corra": 5}])
    assert (force(state).mat, force(state).basics[3], state.supply) == (22, 2, 15)


def test_seats_can_be_named() -> None:
    assert force(adjusted(arrange({}, {}), seats={"1": {"points": 7}}), 1).points == 7


@rows(
    ("changes", "rule"),
    [
        ({"seats": [{"basics": {"1": 20}, "removed": 6}]}, "units.basic"),
        ({"seats": [{"corra": 21}]}, "korrakam.supply"),
        ({"seats": [{"elites": [[1, "scout", 2], [1, "scout", 2], [2, "scout", 1]]}]}, "units.elite"),
        ({"seats": [{"elites": [[1, "archer", 2]]}]}, "units.elite"),
        ({"seats": [{"elites": [[1, "scout", 3]]}]}, "toughness.elite"),
        ({"seats": [{"basics": {"9": 1}}]}, "board.areas"),
        ({"seats": [{"cards": ["glory"]}]}, "support.choose"),
        ({"seats": [{"dice": ["mine"] * 8}]}, "setup.action-dice"),
        ({"seats": [{"dice": []}]}, "turn.no-dice"),
        ({"seats": [{"dice": []}, {"dice": []}]}, "turn.phase-end"),
        ({"seats": {"7": {"points": 1}}}, "turn.order"),
        ({"turn": {"seat": 5}}, "turn.order"),
        ({"tokens": {"1": 8}}, "setup.vp-tokens"),
        ({"tokens": {"1": 99}}, "setup.vp-tokens"),
        ({"phase": "draft", "offer": []}, "draft.offer"),
        ({"coop": {"base": 3}}, "variants.list"),
        ({"seats": {"x": {"points": 1}}}, "turn.order"),
        ({"seats": {"-1": {"points": 1}}}, "turn.order"),
        ({"seats": [{"basics": {"x": 1}}]}, "board.areas"),
        ({"tokens": {"x": 1}}, "board.areas"),
        ({"seats": [{"cards": ["levy", "levy"]}]}, "support.choose"),
        ({"seats": [{"cards": ["hoard"], "spent": ["hoard", "hoard"]}]}, "support.choose"),
        ({"seats": [{"cards": ["levy"], "spent": ["hoard"]}]}, "support.kinds"),
        ({"seats": [{"cards": [], "spent": ["hoard"]}]}, "support.kinds"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], rule: str) -> None:
    decision = GAME.adjust(arrange({}, {}), changes)
    assert isinstance(decision, Rejected)
    assert [each.rule for each in decision.violations] == [f"zloba-cs.{rule}"]


@rows(
    ("changes", "said"),
    [
        ({"phase": "lunch"}, "phase: patří sem jedno z těchto slov: draft, actions."),
        ({"weather": "rain"}, "Pole weather pozice nezná."),
        ({"seats": [{"hat": 1}]}, "Pole seats[0].hat pozice nezná."),
        ({"turn": {}}, "Chybí pole turn.seat."),
        ({"seats": 5}, "seats: patří sem objekty hráčů"),
        ({"seats": {"0": {"corra": "x"}}}, "seats[…].corra: patří sem celé číslo od 0 do 99."),
        ({"seats": [{"points": 100}]}, "seats[0].points: patří sem celé číslo od 0 do 99."),
        ({"seats": [{"elites": [[9, "scout", 1]]}]}, "seats[0].elites[0][0]: patří sem"),
        ({"seats": [{"basics": {"1": -1}}]}, "seats[0].basics[…]: patří sem"),
        ({"seats": [{"dice": ["eye"]}]}, "seats[0].dice[0]: patří sem seznam z těchto slov: mine, extend"),
        ({"turn": {"seat": 0, "acted": 1}}, "turn.acted: patří sem jedno z těchto slov: true, false."),
    ],
)
def test_what_is_no_adjustment_is_told_in_plain_words_and_under_no_rule(changes: dict[str, Any], said: str) -> None:
    decision = GAME.adjust(arrange({}, {}), changes)
    assert isinstance(decision, Rejected)
    (violation,) = decision.violations
    assert violation.rule == ""
    assert put(violation.line, localizer(Language.CS).say, str, str).startswith(said)


def test_a_position_in_which_nobody_is_asked_is_refused() -> None:
    decision = GAME.adjust(opened("red", "blue"), {"seats": [{"cards": ["levy"]}, {"cards": ["glory"]}]})
    assert isinstance(decision, Rejected)
    assert [each.rule for each in decision.violations] == ["zloba-cs.round.structure"]


def test_who_is_interrupted_in_a_turn_still_needs_a_die_for_it() -> None:
    turn = arrange({}, {"corra": 2, "basics": {"1": 2}}, turn={"seat": 1})
    decision = GAME.adjust(after(turn, UseSkill("rally"), 1), {"seats": {"1": {"dice": []}}})
    assert isinstance(decision, Rejected)
    assert [each.rule for each in decision.violations] == ["zloba-cs.turn.no-dice"]


def test_whose_turn_it_is_can_be_set() -> None:
    assert asked(adjusted(arrange({}, {}), turn={"seat": 1})).seat == 1


def test_a_match_in_setup_can_be_put_right_into_the_actions() -> None:
    state = after(opened("red", "blue"), ChooseCards(("levy",)))
    state = adjusted(state, phase="actions", seats=[{"dice": ["mine"]}])
    assert (state.phase, state.round, asked(state).seat) == ("actions", 1, 0)


def test_a_pick_after_which_dice_are_rolled_cannot_be_taken_back() -> None:
    """In a draft that a judge laid out with too few dice for everybody."""
    before = opened("red", "blue")
    decision = GAME.adjust(before, {"phase": "draft", "turn": {"seat": 1}, "offer": ["mine", "extend"]})
    assert isinstance(decision, Accepted)
    state = after_events(GAME, decision.events, before)
    (prompt,) = GAME.prompts(state)
    found = GAME.step(state, prompt, ("mine",))
    assert isinstance(found, Complete)
    assert found.final
