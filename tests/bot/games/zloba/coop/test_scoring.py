"""Rulings on scoring and missions: chapter 19."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.base.messages import GameWords
from bot.games.values import SPECTATOR
from bot.games.zloba.pack.scenario import Areas, Points, Rounds
from bot.games.zloba.position.events import AreaScore, Ended, Scored
from bot.games.zloba.position.state import End, State
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.coop.against import GAME, Rolls, arrange, of, told

EXTENDS = {"opponent_die": [1] * 4}


def resting(*humans: dict[str, Any], ap: dict[str, Any] | None = None, **parts: Any) -> State:
    """The last die of a round, against an opponent that has nothing left to extend with, and so does nothing."""
    own = ap or {}
    left = 25 - sum(own.get("basics", {}).values())
    hands = ({"dice": ["mine"] if seat == 0 else [], **human} for seat, human in enumerate(humans))
    return arrange(*hands, ap={"removed": left, **own}, coop={"die": "extend", **parts.pop("coop", {})}, **parts)


def rows(state: State) -> tuple[AreaScore, ...]:
    """What the areas bring when the last die is given away."""
    return of(Scored, told(state, chance=Rolls(**EXTENDS)))[0].areas


def end(state: State) -> End | None:
    """How the match ends when the last die is given away."""
    found = of(Ended, told(state, chance=Rolls(**EXTENDS)))
    return found[0].end if found else None


def test_coop_scoring_shared() -> None:
    """All that the humans gain is one score. Rule: zloba-cs.coop.scoring.shared"""
    state = resting({"basics": {"3": 1}}, {"basics": {"5": 1}}, ap={"basics": {"1": 1}})
    scored = of(Scored, told(state, chance=Rolls(**EXTENDS)))[0]
    assert (scored.shared, scored.gains) == (2 + 1 + 3 + 1, (0, 0, 1 + 1))
    (line,) = GAME.narrate(scored, SPECTATOR)
    said = GameWords(localizer(Language.EN), GAME).plain(line, 200)
    assert said == "Victory points: humans together +7 (region 3: 3, region 5: 4), AI +2 (region 1: 2)."


def test_coop_scoring_control() -> None:
    """Two and two outnumber three. Rule: zloba-cs.coop.scoring.control"""
    units = {"basics": {"8": 2}}
    state = resting(units, units, ap={"basics": {"8": 3}})
    assert [(row.area, row.seat, row.token) for row in rows(state) if row.area == 8] == [(8, 0, 1)]


def test_coop_scoring_control_together() -> None:
    """Neither of two humans has more than the opponent, both together have. Rule: zloba-cs.coop.scoring.control"""
    units = {"basics": {"8": 2}}
    state = resting(units, units, ap=units)
    assert [(row.seat, row.token) for row in rows(state) if row.area == 8] == [(0, 1)]


def test_coop_scoring_control_tie() -> None:
    """Nobody holds what both hold equally. Rule: zloba-cs.scoring.control-tie"""
    units = {"basics": {"8": 2}}
    assert not [row for row in rows(resting(units, ap=units)) if row.area == 8]


def test_coop_scoring_domination() -> None:
    """Two human factions keep each other from it. Rule: zloba-cs.coop.scoring.domination"""
    units = {"basics": {"5": 1}}
    both = rows(resting(units, units))
    alone = rows(resting(units, {}))
    assert [[row.domination for row in each if row.area == 5] for each in (both, alone)] == [[0], [1]]


def test_scoring_elite_bonus_of_a_side() -> None:
    """An elite of each human brings its bonus where the humans hold the area together. Rule: zloba-faq.elite-bonus"""
    one, two = {"elites": [[5, "noble", 4], [5, "noble", 4]]}, {"elites": [[5, "assassin", 2]]}
    state = resting({**one}, {**two}, ap={"basics": {"5": 3}})
    assert [(row.seat, row.token, row.elites) for row in rows(state) if row.area == 5] == [(0, 3, 1), (1, 0, 1)]


def test_scoring_elite_bonus_of_the_opponent() -> None:
    """Once a kind, and only where it holds the area. Rule: zloba-cs.scoring.elite-bonus-once"""
    stoics = {"elites": [[5, "stoic", 5], [5, "stoic", 5], [8, "stoic", 5]]}
    state = resting({"basics": {"8": 9}}, ap=stoics)
    assert [(row.area, row.elites) for row in rows(state) if row.seat == 1] == [(5, 2)]


def test_coop_victory_mission() -> None:
    """Reaching 30 ends nothing; the mission does. Rule: zloba-cs.coop.victory.mission"""
    assert end(resting({}, coop={"points": 98})) is None
    assert end(resting({"basics": {"5": 1}}, coop={"points": 95})) == End((1,), "mission")


def test_coop_victory_mission_of_the_opponent() -> None:
    """Then every human has lost. Rule: zloba-cs.coop.victory.mission"""
    assert end(resting({}, {}, ap={"points": 99})) == End((2, 2), "mission")


def test_coop_victory_tie() -> None:
    """More points; then more areas; then the humans share the victory. Rule: zloba-cs.coop.victory.tie"""
    higher = resting({}, ap={"points": 99, "basics": {"5": 1}}, coop={"points": 99})
    own = {"points": 98, "basics": {"1": 1, "2": 1}}
    areas = resting({"basics": {"3": 1}}, ap=own, coop={"points": 99})
    even = resting({}, ap={"points": 99}, coop={"points": 99})
    assert [end(each) for each in (higher, areas, even)] == [
        End((2,), "mission"),
        End((2,), "mission"),
        End((1,), "mission"),
    ]


def test_coop_victory_tie_points_come_before_areas() -> None:
    """More points win with fewer areas, on either side. Rule: zloba-cs.coop.victory.tie"""
    humans = resting({"basics": {"3": 1}}, ap={"points": 97, "basics": {"1": 1, "2": 1}}, coop={"points": 99})
    units = {"basics": {"1": 1, "2": 1}}
    lost = resting(units, ap={"points": 99, "basics": {"3": 1}}, coop={"points": 96})
    assert [end(each) for each in (humans, lost)] == [End((1,), "mission"), End((2,), "mission")]


@pytest.mark.parametrize(("side", "place"), [("humans", 1), ("opponent", 2)])
def test_coop_victory_tie_areas_held_by_one_side_alone(playing: Any, side: Any, place: int) -> None:
    """Points of the other side do not outvote its mission of areas. Rule: zloba-cs.coop.victory.tie"""
    held, other = {"basics": {"4": 1}}, {"basics": {"1": 1, "2": 1}}
    rich, poor = 99, 50
    playing(missions=(Areas(1, side, (4,)), Points(90)))
    if side == "humans":
        state = resting({**held}, ap={**other, "points": rich}, coop={"points": poor}, scenario="own")
    else:
        state = resting({**other}, ap={**held, "points": poor}, coop={"points": rich}, scenario="own")
    assert end(state) == End((place,), "mission")


def test_coop_victory_tie_where_both_sides_hold_areas(playing: Any) -> None:
    """Then points decide. Rule: zloba-cs.coop.victory.tie"""
    playing(missions=(Areas(1, "humans", (4,)), Areas(1, "opponent", (1,))))
    own = {"basics": {"1": 1}, "points": 20}
    assert end(resting({"basics": {"4": 1}}, ap=own, coop={"points": 40}, scenario="own")) == End((1,), "mission")
    assert end(resting({"basics": {"4": 1}}, ap={**own, "points": 60}, scenario="own")) == End((2,), "mission")


def test_scenario_mission_one_enough(playing: Any) -> None:
    """One of two missions wins. Rule: zloba-cs.scenario.mission-one-enough"""
    playing(missions=(Points(99, "humans"), Areas(1, "humans", (3, 4))))
    assert end(resting({"basics": {"4": 1}}, scenario="own")) == End((1,), "mission")


def test_scenario_mission_names_its_areas(playing: Any) -> None:
    """Others do not count. Rule: zloba-cs.scenario.mission"""
    playing(missions=(Areas(1, "humans", (3, 4)),))
    assert end(resting({"basics": {"5": 1}}, scenario="own")) is None


def test_scenario_mission_of_one_side(playing: Any) -> None:
    """What is asked of the opponent alone wins the humans nothing. Rule: zloba-cs.scenario.mission"""
    playing(missions=(Areas(1, "opponent"),))
    assert end(resting({"basics": {"4": 1}}, scenario="own")) is None


def test_rounds_end_a_match_only_if_nothing_else_does(playing: Any) -> None:
    """Humans who fulfil their mission in the last round win. Rule: zloba-cs.coop.victory.mission"""
    playing(missions=(Areas(1, "humans", (4,)), Rounds(2, "opponent")))
    state = resting({"basics": {"4": 1}}, scenario="own", ap={"points": 50})
    assert end(state) == End((1,), "mission")
    assert end(resting({}, scenario="own")) == End((2,), "mission")
