"""The rulebook's sample scenario, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import after_events
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Accepted, Line
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.commands import ChooseCards, Discard
from bot.games.zloba.position.events import CoopChanged, Ended, Event, Gained
from bot.games.zloba.position.events_units import Attacked, Bought, Deployed, Moved
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import Elite, Figure
from tests.bot.games.zloba.coop.against import Rolls, of
from tests.rows import rows

GAME = Zloba.from_bytes(None)
HUMANS = ("aldan", "guild", "koda", "ooglan")
RAM = Figure("ram", 3)
NOWHERE = {str(place): 0 for place in range(9)}


def opened(humans: int, chance: Rolls | None = None) -> State:
    seats = tuple(SeatSetup({"faction": faction}) for faction in HUMANS[:humans])
    events = GAME.open(Setup("zloba-cs@2025", "coop", seats, {"scenario": "show-of-force"}), chance or Rolls())
    return after_events(GAME, events)


def arrange(*humans: dict[str, Any], ap: dict[str, Any] | None = None, **coop: Any) -> State:
    """The end of round 0: one line of the table is to come, with an opponent whose die has nothing to extend with."""
    state = opened(len(humans))
    own = {"removed": 25 - sum((ap or {}).get("basics", {}).values()), "elites": [], **(ap or {})}
    own["basics"] = {**NOWHERE, **own.get("basics", {})}
    seats = [{"dice": [], **human, "basics": {**NOWHERE, **human.get("basics", {})}} for human in humans]
    seats[0]["dice"] = ["mine"]
    changes = {"seats": [*seats, own], "coop": {"base": 7, "die": "extend", **coop}}
    tokens = {str(area): token for area, token in enumerate((7, 8, 9, 10, 4, 5, 6, 0), 1)}
    decision = GAME.adjust(state, {**changes, "tokens": tokens, "phase": "actions", "turn": {"seat": 0}, "start": 0})
    assert isinstance(decision, Accepted), decision
    return GAME.evolve(state, decision.events[0])


def played(state: State, **parts: Any) -> list[Event]:
    """What happens when the last die of the round is given away."""
    decision = GAME.decide(state, 0, Discard("mine"), Rolls(opponent_die=[1] * 4, **parts))
    assert isinstance(decision, Accepted), decision
    return list(decision.events)


def struck(value: int, *humans: dict[str, Any], ap: dict[str, Any] | None = None) -> list[Event]:
    """What a value of the chaos die does; what the value after it does in round 2 is left out."""
    events = played(arrange(*humans, ap=ap, chaos=value))
    start = next(at for at, event in enumerate(events) if type(event).__name__ == "ChaosStruck")
    turned = next(at for at, event in enumerate(events) if isinstance(event, CoopChanged) and event.why == "chaos")
    return events[start : turned + 1]


@rows("humans", [1, 2, 3, 4])
def test_scenario_show_of_force_setup(humans: int) -> None:
    """The base in 1 to 4; one Ram fewer than humans, each where its own roll says."""
    chance = Rolls(base=[3], scenario_elite=[6, 1, 7])
    state = opened(humans, chance)
    assert (state.coop and state.coop.base, chance.asked["base"]) == (4, [4])
    assert state.forces[-1].elites == tuple(sorted(Elite(area, "ram", 3) for area in (7, 2, 8)[: humans - 1]))


def test_scenario_show_of_force_event() -> None:
    """Rams before all others, when corra is spent."""
    state = arrange({}, ap={"corra": 3})
    assert [event.elite.kind for event in of(Bought, played(state))][:1] == ["ram"]


def test_scenario_show_of_force_mission() -> None:
    """35 points for either side, not 30."""
    ended = [
        [event.end.places for event in of(Ended, played(state))]
        for state in (
            arrange({}, points=34),
            arrange({}, points=35),
            arrange({}, ap={"points": 34}),
            arrange({}, ap={"points": 35}),
        )
    ]
    assert ended == [[], [(1,)], [], [(2,)]]


def test_scenario_show_of_force_chaos() -> None:
    """1: the opponent deploys a Ram, where its base is by then."""
    assert [(event.place, event.elites) for event in of(Deployed, struck(1, {}))] == [(8, (RAM,))]


def test_show_of_force_1_without_rams_left() -> None:
    rams = [[5, "ram", 3]] * 3
    assert of(Deployed, struck(1, {}, ap={"elites": rams})) == []


@pytest.mark.parametrize(("value", "humans"), [(2, 1), (6, 2), (8, 3)])
def test_show_of_force_2_6_8(value: int, humans: int) -> None:
    """Corra for every area dominated, to all, in order, the opponent last."""
    first = {"basics": {"1": 1, "2": 1, "3": 1}}
    second = {"basics": {"3": 1, "4": 2}}
    events = struck(value, *(first, second, {})[:humans], ap={"basics": {"5": 2, "6": 1}})
    seats = [(event.seat, event.corra) for event in of(Gained, events)]
    assert seats == ([(0, 3), (1, 2)] if humans == 1 else [(1, 1), (0, 2), (humans, 2)])


def test_show_of_force_2_with_little_corra_left() -> None:
    """The opponent draws last. Rule: zloba-cs.korrakam.shortage-several"""
    events = struck(2, {"basics": {"1": 1}}, {"basics": {"2": 1}, "corra": 19}, ap={"basics": {"5": 2}})
    assert [(event.seat, event.corra) for event in of(Gained, events)] == [(1, 1)]


def test_show_of_force_2_is_told_of_who_gains() -> None:
    """Not of the opponent alone."""
    events = of(Gained, struck(2, {"basics": {"1": 1}}, ap={"basics": {"5": 2}}))
    told = [line for event in events for line in GAME.narrate(event, 0)]
    assert [line.args["who"] for line in told] == [Line("zloba-seat", {"seat": 0}), Line("zloba-opponent")]


def test_show_of_force_3() -> None:
    """All Rams move, each to its most threatening neighbour, and wound there."""
    rams = {"elites": [[4, "ram", 3], [7, "ram", 3], [7, "stoic", 5]]}
    events = struck(3, {"basics": {"5": 2, "6": 2}}, ap=rams)
    assert [(event.start, event.end, event.troops.elites) for event in of(Moved, events)] == [
        (4, 5, (RAM,)),
        (7, 6, (RAM,)),
    ]
    assert [event.area for event in of(Attacked, events)] == [5, 6]


def test_show_of_force_4() -> None:
    """The base goes on by one, besides its walk in upkeep."""
    assert [event.coop.base for event in of(CoopChanged, struck(4, {})) if event.why == "base"] == [1]


@pytest.mark.parametrize(("value", "humans"), [(5, 2), (7, 3)])
def test_show_of_force_5_7(value: int, humans: int) -> None:
    """An elite by priority, free of charge, then one wound in every area with a Ram, however many stand there."""
    rams = {"elites": [[2, "ram", 3], [2, "ram", 3], [4, "ram", 3]]}
    events = struck(value, {"basics": {"2": 3, "4": 3, "6": 3}}, *({},) * (humans - 1), ap=rams)
    assert [event.elites for event in of(Deployed, events)] == [(Figure("delver", 3),)]
    assert [(event.area, event.wounds.total, event.attack) for event in of(Attacked, events)] == [
        (2, 1, True),
        (4, 1, True),
    ]


@rows(("value", "humans"), [(5, 1), (6, 1), (7, 2), (8, 2)])
def test_show_of_force_with_too_few(value: int, humans: int) -> None:
    """Otherwise nothing happens."""
    events = struck(value, {"basics": {"2": 3}}, *({},) * (humans - 1), ap={"elites": [[2, "ram", 3]]})
    assert not [event for event in events if isinstance(event, Deployed | Gained | Attacked | Moved)]


def test_show_of_force_from_the_start() -> None:
    """Chosen cards begin round one: one line of the table, no spoils."""
    state = opened(1, Rolls(chaos_die=[0]))
    decision = GAME.decide(state, 0, ChooseCards(("parade",)), Rolls())
    assert isinstance(decision, Accepted)
    assert [event.elites for event in of(Deployed, list(decision.events))] == [(RAM,)]
