"""Rulings on what a scenario card does when chaos strikes, and what follows from it: chapters 17, 18 and 20."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.zloba.acts.opponent.queue import coop
from bot.games.zloba.pack.scenario import (
    Areas,
    AttackThreat,
    AttackWith,
    Chaos,
    DeployBasics,
    DeployElite,
    Disperse,
    GainByDomination,
    Points,
    Rounds,
    ScenarioEffect,
)
from bot.games.zloba.position.commands import Divide
from bot.games.zloba.position.events import Declined, Ended, Event, Gained, OpponentActed, Scored
from bot.games.zloba.position.events_units import Attacked, Departed, Deployed, Moved
from bot.games.zloba.position.state import End
from bot.games.zloba.position.units import Wounds
from tests.bot.games.zloba import table
from tests.bot.games.zloba.coop.against import NO_CHAOS, Rolls, after, arrange, asked, of, told

LAST: dict[str, Any] = {"dice": ["mine"]}
NONE: dict[str, Any] = {"dice": []}
IDLE: dict[str, Any] = {"die": "mine"}


def card(effect: ScenarioEffect) -> tuple[Chaos, ...]:
    """The table of a card with this as its first line and nothing else."""
    return (Chaos((effect,)), *NO_CHAOS[1:])


def struck(human: dict[str, Any], ap: dict[str, Any], **coop_parts: Any) -> list[Event]:
    """What happens when the last die of round 1 is given away and the first line of the card ``own`` strikes."""
    return told(arrange({**LAST, **human}, ap=ap, scenario="own", round=1, coop={**IDLE, **coop_parts}))


def test_scenario_attacks_with_one_kind_alone(playing: Any) -> None:
    """In every area with such an elite, in none with another."""
    playing(chaos=card(AttackWith("ram")))
    elites = [[2, "ram", 3], [4, "stoic", 5], [6, "ram", 3]]
    events = struck({"basics": {"2": 1, "4": 1, "6": 1}}, {"elites": elites})
    assert [event.area for event in of(Attacked, events)] == [2, 6]


def test_scenario_attack_is_an_attack(playing: Any) -> None:
    """It brings trophies. Rule: zloba-cs.attack.definition"""
    playing(faction="ooglan", chaos=card(AttackThreat(1)))
    (attacked,) = of(Attacked, events := struck({"basics": {"2": 1}}, {"elites": [[2, "butcher", 4]], "corra": 0}))
    assert attacked.attack
    assert events[events.index(attacked) + 1] == Gained(1, 1, "opponent")


def test_scenario_deploys_an_elite_that_acts(playing: Any) -> None:
    """A Delver brings its corra though nobody paid for it. Rule: zloba-cs.coop.ai.spend-deploy"""
    playing(chaos=card(DeployElite("delver")))
    events = struck({}, {})
    deployed = next(event for event in of(Deployed, events) if event.elites)
    assert (deployed.cause, deployed.elites[0].kind) == ("chaos", "delver")
    assert events[events.index(deployed) + 1] == Gained(1, 1, "opponent")


@pytest.mark.parametrize(("where", "start"), [("base", 3), ("most", 5)])
def test_scenario_splits_its_forces_at_the_base_or_where_most_are(playing: Any, where: Any, start: int) -> None:
    """Rule: zloba-cs.disperse.definition"""
    playing(chaos=card(Disperse(where)))
    events = struck({}, {"basics": {"3": 2, "5": 4}}, base=2)
    assert [event.start for event in of(Departed, events)] == [start]
    assert of(Moved, events) == [], "no elite is there"


@pytest.mark.parametrize(("where", "place"), [("base", 3), ("threat", 5)])
def test_scenario_deploys_at_the_base_or_where_threat_is_highest(playing: Any, where: Any, place: int) -> None:
    """Among its own areas. Rule: zloba-cs.threat.targeting"""
    playing(chaos=card(DeployBasics(2, where)))
    events = struck({"basics": {"5": 1, "6": 4}}, {"basics": {"4": 1, "5": 1}}, base=2)
    assert [(event.place, event.basics) for event in of(Deployed, events) if event.cause == "chaos"] == [(place, 2)]


def test_scenario_pays_clockwise_while_the_supply_lasts(playing: Any) -> None:
    """From the second of three, who starts by then. Rule: zloba-cs.korrakam.shortage-several"""
    playing(chaos=card(GainByDomination()))
    humans: list[dict[str, Any]] = [{"dice": [], "corra": 9, "basics": {area: 1}} for area in ("2", "4", "6")]
    humans[0] |= {**LAST, "corra": 0}
    state = arrange(*humans, ap={"removed": 25}, scenario="own", round=1, coop={"die": "extend"})
    events = told(state, chance=Rolls(opponent_die=[1] * 4))
    assert [event.seat for event in of(Gained, events) if event.cause == "domination"] == [1, 2]


def test_rounds_win_nothing_where_the_other_side_has_won(playing: Any) -> None:
    """Not even with more points. Rule: zloba-cs.coop.victory.mission"""
    playing(missions=(Points(90, "humans"), Rounds(2, "opponent")))
    state = arrange(LAST, ap={"points": 95, "basics": {"1": 1}}, scenario="own", coop={**IDLE, "points": 91})
    assert [event.end for event in of(Ended, told(state, chance=Rolls()))] == [End((1,), "mission")]


def test_rounds_win_for_the_side_that_lasts(playing: Any) -> None:
    playing(missions=(Areas(8, "humans"), Rounds(2, "opponent")))
    assert [event.end for event in of(Ended, told(arrange(LAST, scenario="own", coop=IDLE)))] == [End((2,), "mission")]


def test_coop_scoring_writes_an_area_to_the_human_with_most_units() -> None:
    """The first of two who are equal. Rule: zloba-cs.coop.scoring.shared"""
    for units, seat in (((1, 2), 1), ((2, 1), 0), ((2, 2), 0)):
        humans = [{"dice": [], "basics": {"5": count}} for count in units]
        humans[0] |= LAST
        (scored,) = of(Scored, told(arrange(*humans, coop=IDLE), chance=Rolls()))
        assert [(row.seat, row.token) for row in scored.areas if row.area == 5] == [(seat, 3)]


def test_coop_ai_die_is_rolled_between_the_turns_of_the_last_series() -> None:
    """Though no human has a die left. Rule: zloba-cs.coop.ai.die"""
    events = told(arrange(LAST, NONE), chance=Rolls(opponent_die=[1]))
    assert [event.face for event in of(OpponentActed, events) if event.die == "action"] == ["battle", "extend"]


def test_wounds_pass_by_who_has_no_units_there() -> None:
    """Of three the first divides, then the third. Rule: zloba-cs.coop.ai.wounds-split"""
    units = {"dice": [], "basics": {"2": 3}}
    state = after(arrange({**LAST, "basics": {"2": 3}}, NONE, units, ap={"basics": {"2": 1}}))
    assert asked(state).seat == 0
    events = told(state, Divide(()))
    assert [event.seat for event in of(Declined, events)] == [0]
    assert of(Attacked, events)[0].target == 2
    assert of(Attacked, events)[0].wounds == Wounds(1)


def test_a_table_without_opponent_has_no_side_of_it() -> None:
    with pytest.raises(ValueError, match="no automated opponent"):
        coop(table.arrange({}, {}))
