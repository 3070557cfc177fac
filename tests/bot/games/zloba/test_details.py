"""Rulings on details: what pays for a deed, what may be done with effects in hand, how wounds are counted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.values import Line
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.powers import used
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import (
    Attack,
    Buy,
    Deploy,
    Discard,
    EndTurn,
    Enter,
    LetBe,
    Mine,
    Muster,
    Recall,
    UseSkill,
)
from bot.games.zloba.position.events import Declined, Gained, Prepared
from bot.games.zloba.position.events_units import Deployed
from bot.games.zloba.position.units import Call, Figure, Hit, Troops, Wounds
from tests.bot.games.zloba.table import GAME, after, arrange, breaches, offers, told

BLUE: dict[str, Any] = {"seat": 1}
GIANT, SCOUT, GHOST, HERALD = Figure("giant", 4), Figure("scout", 1), Figure("ghost", 1), Figure("herald", 1)
SPOILS: dict[str, Any] = {"start": 1, "tokens": {"2": 1}}


def test_a_second_die_is_refused_whatever_it_shows() -> None:
    """Rule: zloba-cs.turn.use-die"""
    state = after(arrange({"dice": ["mine", "battle"], "corra": 3, "basics": {"1": 1}}, {}), Mine("die"))
    assert breaches(state, Deploy(1, 1, "die")) == {"turn.use-die"}


def test_what_spoils_deploy_is_told_as_spoils() -> None:
    state = arrange({"dice": ["extend"], "basics": {"2": 1}}, {"dice": []}, **SPOILS)
    state = after(state, Deploy(2, 1, "die"))
    assert told(state, Deploy(2, 1, "effect"))[1] == Deployed(0, 2, 1, "spoils")


def test_what_an_elite_deploys_is_told_as_an_effect() -> None:
    state = after(arrange({}, {"corra": 3}, turn=BLUE), Buy("herald", 8), 1)
    assert told(state, Deploy(8, 1, "effect"), 1)[1] == Deployed(1, 8, 1, "effect")


def test_spoils_that_are_let_be_are_told_as_spoils() -> None:
    state = arrange({"dice": ["extend"], "basics": {"2": 1}}, {"dice": []}, **SPOILS)
    assert Declined(0, "spoils") in told(after(state, Deploy(2, 1, "die")), LetBe())


def test_the_last_unit_on_the_mat_can_be_deployed() -> None:
    """Rule: zloba-cs.action.few-units"""
    state = arrange({"dice": ["extend"], "basics": {"1": 1}, "removed": 23}, {})
    assert Deploy(1, 1, "die") in offers(state)
    assert Enter("die") in offers(arrange({"dice": ["maneuver"], "removed": 24}, {}))


def test_a_skill_that_moves_nobody_is_not_to_be_had() -> None:
    """Units in the zone do not go by it. Rule: zloba-cs.purchase.skills"""
    seats: list[dict[str, Any]] = [{}, {"corra": 2, "basics": {"0": 2}}]
    state = arrange(*seats, turn=BLUE)
    assert breaches(state, UseSkill("sortie"), 1) == {"purchase.skills"}
    assert UseSkill("sortie") not in offers(state, 1)


def test_a_skill_that_has_nowhere_to_muster_is_not_to_be_had() -> None:
    """Rule: zloba-cs.purchase.skills"""
    assert breaches(arrange({}, {"corra": 2, "basics": {"0": 2}}, turn=BLUE), UseSkill("rally"), 1) == {
        "purchase.skills"
    }


def test_units_are_mustered_to_the_board_alone() -> None:
    """Rule: zloba-cs.board.areas"""
    state = after(arrange({}, {"corra": 2, "basics": {"1": 2}}, turn=BLUE), UseSkill("rally"), 1)
    assert breaches(state, Muster(9, (Call(-1, Troops(1)),)), 1) == {"board.areas"}
    assert breaches(state, Muster(1, (Call(9, Troops(1)),)), 1) == {"board.areas"}


def test_no_source_gives_no_units() -> None:
    """Rule: zloba-cs.muster.sources"""
    state = after(arrange({}, {"corra": 2, "basics": {"1": 2}}, turn=BLUE), UseSkill("rally"), 1)
    assert breaches(state, Muster(1, (Call(-1, Troops(1)), Call(1, Troops(0)))), 1) == {"muster.sources"}


def test_an_elite_is_called_back_in_the_own_turn_alone() -> None:
    """Rule: zloba-cs.turn.order"""
    seats: list[dict[str, Any]] = [{"basics": {"7": 1}}, {"elites": [[7, "herald", 1]]}]
    assert breaches(arrange(*seats), Recall(7, HERALD), 1) == {"turn.order"}
    assert breaches(arrange(*seats, turn=BLUE), Recall(7, HERALD), 1) == set()


def test_an_effect_beside_the_coast_is_refused_as_an_effect() -> None:
    """Not as an attack from the Coast. Rule: zloba-cs.attack.elite-abilities"""
    state = arrange({"basics": {"1": 1, "7": 1}}, {"basics": {"0": 1}, "elites": [[7, "herald", 1]]}, turn=BLUE)
    state = after(state, Recall(7, HERALD), 1)
    assert breaches(state, Attack(1, 0, Wounds(1), "effect"), 1) == {"attack.elite-abilities"}


def test_wounds_below_none_make_no_others_greater() -> None:
    """Rule: zloba-cs.attack.distribute"""
    state = arrange({"elites": [[2, "giant", 4]], "basics": {"2": 1}}, {"eye": "charge", "basics": {"1": 1}}, turn=BLUE)
    assert breaches(state, Attack(2, 0, Wounds(-1, (Hit(GIANT, 3),)), "eye"), 1) == {"attack.distribute"}


def test_a_lone_elite_takes_as_many_wounds_as_it_can_bear() -> None:
    """Of two wounds one is left over. Rule: zloba-cs.attack.wounds"""
    state = arrange({"eye": "charge", "basics": {"1": 1}}, {}, {}, {"elites": [[2, "ghost", 1]]})
    assert breaches(state, Attack(2, 3, Wounds(0, (Hit(GHOST, 1),)), "eye")) == set()


def test_a_trophy_is_won_where_one_of_two_falls() -> None:
    """Rule: zloba-cs.attack.elite-abilities"""
    hit = (Hit(GIANT, 1), Hit(SCOUT, 1))
    seats: list[dict[str, Any]] = [
        {"elites": [[1, "giant", 4], [1, "scout", 1]]},
        {"elites": [[1, "champion", 5]], "eye": "charge"},
    ]
    events = told(arrange(*seats, turn=BLUE), Attack(1, 0, Wounds(0, hit), "eye"), 1)
    assert Gained(1, 1, "trophy") in events


def test_a_short_supply_goes_clockwise_from_the_start_player() -> None:
    """Two corra are left for three. Rule: zloba-cs.korrakam.shortage-several"""
    seats: list[dict[str, Any]] = [{"corra": 6, "dice": dice} for dice in (["battle"], [], [])]
    events = told(after(arrange(*seats), Discard("battle")), EndTurn())
    assert [event.corra for event in events if isinstance(event, Prepared)] == [(0, 1, 1)]


def test_what_a_seat_cannot_do_is_not_carried_out() -> None:
    case = Case(GAME.components, arrange({"dice": ["mine"], "basics": {"1": 1}}, {"basics": {"1": 1}}), 0)
    with pytest.raises(LookupError, match="seat 0 cannot attack by die"):
        used(case, "attack", "die")


def test_the_zone_has_no_number() -> None:
    """Rule: zloba-cs.coast.zones"""
    assert labels.place(0) == Line("zloba-zone")
    assert labels.place(8) == Line("zloba-area", {"area": 8})


def test_units_are_listed_with_the_basic_ones_first() -> None:
    units = labels.troops(GAME.components, Troops(2, (GIANT,)))
    hurt = labels.wounds(GAME.components, Wounds(2, (Hit(GIANT, 1),)))
    assert [line.key for line in (*units, *hurt)] == ["zloba-basics", "zloba-elite", "zloba-basics", "zloba-hit"]
    assert units[0] == hurt[0] == Line("zloba-basics", {"count": 2})
    assert labels.troops(GAME.components, Troops(0)) == labels.wounds(GAME.components, Wounds(0)) == ()
