"""The last unit, the last corra, the board's end: what is just allowed and just refused, and is offered alike."""

from __future__ import annotations

from typing import Any

from bot.games.zloba.position.commands import Attack, Buy, Deploy, Exodus, Muster, Recall, UseSkill
from bot.games.zloba.position.events_units import Departed
from bot.games.zloba.position.state import Onward
from bot.games.zloba.position.units import MAT, Call, Figure, March, Troops, Wounds
from tests.bot.games.zloba.table import after, arrange, breaches, offers, told

BLUE: dict[str, Any] = {"seat": 1}
SCOUT = Figure("scout", 2)
GO = Exodus(1, (March(2, Troops(0, (SCOUT,))),), ("mine", "mine"))


def test_all_that_are_left_can_be_deployed() -> None:
    """Rule: zloba-cs.action.few-units"""
    state = arrange({"dice": ["extend"], "basics": {"1": 1}, "removed": 22}, {})
    assert breaches(state, Deploy(1, 2, "die")) == set()


def test_a_skill_can_be_had_for_the_last_corra() -> None:
    """Rule: zloba-cs.purchase.cost"""
    state = arrange({}, {"corra": 1, "basics": {"1": 1}}, turn=BLUE)
    assert UseSkill("sortie") in offers(state, 1)


def test_who_has_no_turn_is_told_nothing_of_the_price() -> None:
    """Rule: zloba-cs.purchase.when"""
    assert breaches(arrange({}, {"corra": 0}), Buy("champion", 8), 1) == {"purchase.when"}


def test_an_elite_of_use_can_be_called_back() -> None:
    """Rule: zloba-cs.attack.elite-abilities"""
    state = arrange({"basics": {"7": 1}}, {"elites": [[7, "archer", 2], [7, "herald", 1]]}, turn=BLUE)
    found = [command for command in offers(state, 1) if isinstance(command, Recall)]
    assert found == [Recall(7, Figure("herald", 1))]


def test_nobody_leaves_without_units_or_a_second_die() -> None:
    """Rule: zloba-cs.exodus.dice"""
    for own in ({"dice": ["mine", "mine"]}, {"dice": ["mine"], "basics": {"1": 1}}):
        assert not any(isinstance(command, Exodus) for command in offers(arrange(own, {})))


def test_the_swift_may_move_on_after_an_exodus() -> None:
    """Rule: zloba-cs.move.multi-area"""
    state = arrange({"dice": ["mine", "mine"], "elites": [[1, "scout", 2]]}, {})
    assert [event.cause for event in told(state, GO) if isinstance(event, Departed)] == ["die"]
    assert after(state, GO).stack == (Onward(0, 2, (SCOUT,)),)


def test_an_attack_beyond_the_board_is_refused() -> None:
    """Rule: zloba-cs.board.areas"""
    assert breaches(arrange({"dice": ["battle"], "basics": {"1": 1}}, {}), Attack(9, 1, Wounds(1), "die")) == {
        "board.areas"
    }


def test_each_source_of_mustering_is_there_and_has_the_elites() -> None:
    """Rule: zloba-cs.muster.sources"""
    state = after(arrange({}, {"corra": 2, "basics": {"1": 2}}, turn=BLUE), UseSkill("rally"), 1)
    assert breaches(state, Muster(1, (Call(MAT, Troops(1)), Call(9, Troops(1)))), 1) == {"board.areas"}
    assert breaches(state, Muster(1, (Call(1, Troops(0, (Figure("archer", 2),))),)), 1) == {"muster.sources"}
