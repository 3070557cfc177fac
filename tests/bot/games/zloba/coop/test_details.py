"""Rulings on details of the opponent: what a scenario adds, whom it looks at, what its elites do when they arrive."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.questions import Complete
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack import effects
from bot.games.zloba.pack.effects import Effect
from bot.games.zloba.pack.scenario import Allowance, AttackThreat, Chaos
from bot.games.zloba.position.commands import Buy, Deploy, Divide, EndTurn, Mine
from bot.games.zloba.position.events import Prepared, Scored, SpoilsTaken
from bot.games.zloba.position.events_units import Attacked, Departed, Deployed
from tests.bot.games.zloba.coop import against
from tests.bot.games.zloba.coop.against import (
    EXTEND,
    GAME,
    NO_CHAOS,
    Rolls,
    after,
    arrange,
    asked,
    breaches,
    of,
    quiet,
    told,
)

LAST: dict[str, Any] = {"dice": ["mine"]}
IDLE: dict[str, Any] = {"die": "mine"}


def scored(state: Any) -> Scored:
    return of(Scored, told(state, chance=Rolls(opponent_die=[0] * 4)))[0]


def test_an_allowance_adds_to_the_groundwork_of_the_opponent(playing: Any) -> None:
    """Two units and one corra more than its own. Rule: zloba-cs.coop.groundwork.ai-reinforce"""
    playing(events=(Allowance(corra=1, units=2),))
    (prepared,) = of(Prepared, told(arrange(LAST, scenario="own", coop=IDLE)))
    assert (prepared.units[-1], prepared.corra[-1]) == (1 + 2, 1 + 1)


def test_after_scoring_the_next_round_begins_by_itself() -> None:
    """Rule: zloba-cs.coop.turn.end"""
    state = after(arrange(LAST, coop=IDLE), chance=Rolls(action_die=[0, 1, 2, 3]))
    assert (state.round, state.phase, asked(state).ask.key) == (3, "draft", "zloba-await-die")


def test_an_elite_bonus_counts_for_the_shared_score() -> None:
    """Rule: zloba-cs.coop.scoring.shared"""
    without = scored(arrange({**LAST, "basics": {"5": 1}}, coop=IDLE))
    with_it = scored(arrange({**LAST, "elites": [[5, "noble", 4]]}, coop=IDLE))
    bonus = GAME.components.kind("noble").points
    assert bonus > 0
    assert (with_it.shared or 0) - (without.shared or 0) == bonus


def test_an_opponent_without_units_splits_nothing() -> None:
    """Rule: zloba-cs.disperse.definition"""
    assert of(Departed, told(arrange({}, coop={"die": "maneuver"}))) == []


def test_areas_that_nobody_goes_to_are_not_named() -> None:
    """One of two units leaves for the first of several areas. Rule: zloba-cs.disperse.basic"""
    (departed,) = of(Departed, told(arrange({}, ap={"basics": {"4": 2}}, coop={"die": "maneuver"})))
    assert [march.troops.basics for march in departed.marches] == [1]


def test_spoils_fall_to_the_opponent_though_it_has_no_use_for_them() -> None:
    """Its mat is empty. Rule: zloba-cs.coop.spoils.ai"""
    own = {"basics": {"2": 1}, "removed": 24}
    events = told(arrange(LAST, ap=own, coop=IDLE, tokens={"2": EXTEND}))
    assert of(SpoilsTaken, events) == [SpoilsTaken(1, 2, "extend", True)]


def test_a_card_looks_at_areas_near_the_opponent_alone(playing: Any) -> None:
    """Not at the most threatening one of all. Rule: zloba-cs.threat.targeting"""
    playing(chaos=(Chaos((AttackThreat(1, "near"),)), *NO_CHAOS[1:]))
    units = {**LAST, "basics": {"2": 1, "4": 5}}
    state = arrange(units, scenario="own", round=1, ap={"basics": {"1": 1}}, coop=IDLE)
    assert [event.area for event in of(Attacked, told(state))] == [2]


def test_a_card_may_look_at_all_areas(playing: Any) -> None:
    playing(chaos=(Chaos((AttackThreat(1, "any"),)), *NO_CHAOS[1:]))
    units = {**LAST, "basics": {"2": 1, "4": 5}}
    state = arrange(units, scenario="own", round=1, ap={"basics": {"1": 1}}, coop=IDLE)
    assert [event.area for event in of(Attacked, told(state))] == [4]


def test_wounds_are_divided_first_by_a_seat_that_has_units_there() -> None:
    """Not by the start player, who has none. Rule: zloba-cs.coop.ai.wounds-elite-first"""
    units = {"dice": [], "basics": {"2": 3}}
    state = after(arrange({}, units, units, ap={"basics": {"2": 1}}))
    assert asked(state).seat == 1
    assert breaches(state, Deploy(2, 1, "effect"), 1) == {"coop.ai.wounds-elite-first"}


def test_who_divides_no_wounds_waits() -> None:
    """Rule: zloba-cs.turn.order"""
    units = {"dice": [], "basics": {"2": 3}}
    state = after(arrange({}, units, units, ap={"basics": {"2": 1}}))
    assert breaches(state, Mine("die"), 0) == {"turn.order"}
    assert breaches(state, Mine("die"), 2) == {"turn.no-dice"}


def test_nobody_buys_while_wounds_are_divided() -> None:
    """It is no human's turn. Rule: zloba-cs.purchase.when"""
    units = {"dice": [], "basics": {"2": 3}}
    state = after(arrange({"corra": 3}, units, units, ap={"basics": {"2": 1}}))
    assert breaches(state, Buy("noble", 0)) == set()
    state = after(state, EndTurn())
    assert asked(state).seat == 1
    assert breaches(state, Buy("noble", 0)) == {"purchase.when"}


def test_nothing_is_divided_where_nothing_has_fallen_due() -> None:
    """Rule: zloba-cs.coop.ai.wounds-elite-first"""
    assert breaches(arrange({}), Divide(())) == {"coop.ai.wounds-elite-first"}


def test_a_share_is_put_into_words() -> None:
    units = {"dice": [], "basics": {"2": 3}}
    state = after(arrange({}, units, units, ap={"basics": {"2": 1}}))
    ends = [GAME.step(state, asked(state), (token,)) for token in ("d0", "d1")]
    lines = [end.preview.args["suffering"] for end in ends if isinstance(end, Complete)]
    assert [getattr(line, "key", "") for line in lines] == ["zloba-suffers-nothing", "zloba-suffers"]


def delvers(*doing: Effect) -> Zloba:
    """The game in which a Delver of the opponent's does this when it is deployed."""
    pack = against.game(quiet()).components.pack
    factions = tuple(
        replace(
            faction,
            elites=tuple(replace(kind, on_deploy=doing) if kind.key == "delver" else kind for kind in faction.elites),
        )
        for faction in pack.factions
    )
    return Zloba(replace(pack, factions=factions))


@pytest.mark.parametrize(
    ("where", "hit"), [("any", 8), ("near", 2), ("here", 1)], ids=["anywhere", "beside it", "where it is"]
)
def test_an_elite_wounds_the_most_threatening_area_within_its_reach(
    monkeypatch: pytest.MonkeyPatch, where: Any, hit: int
) -> None:
    """Of all, of those around, or of its own. Rule: zloba-cs.coop.ai.spend-deploy"""
    monkeypatch.setattr(against, "GAME", delvers(effects.Attack(1, where)))
    state = arrange({"basics": {"1": 1, "2": 2, "8": 3}}, ap={"corra": 2}, coop=IDLE)
    assert of(Attacked, told(state))[0].area == hit


def test_an_elite_brings_units_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the base, where it is deployed. Rule: zloba-cs.coop.ai.spend-deploy"""
    monkeypatch.setattr(against, "GAME", delvers(effects.Deploy(2, "here")))
    events = told(arrange({}, ap={"corra": 2}, coop={**IDLE, "base": 6}))
    assert (of(Deployed, events)[0].place, of(Deployed, events)[0].basics) == (6, 2)
