"""How often five turns, and a match of them, wait for somebody who is not there."""

from __future__ import annotations

from functools import cache

import pytest

from tests.bot.games.doomtrooper.post.calendar import days, stops_of_match
from tests.bot.games.doomtrooper.post.stops import Counted, Way, stops
from tests.bot.games.doomtrooper.post.turns import TURNS
from tests.rows import rows

GOALS = {"T1": 1, "T2": 3, "T3": 1, "T4": 9, "T5": 3}
STOPS: dict[Way, tuple[int, ...]] = {
    "every-window": (13, 17, 29, 49, 45),
    "default": (1, 7, 3, 15, 9),
    "lines": (1, 3, 1, 9, 3),
    "prepared": (1, 3, 1, 7, 3),
}


@cache
def counted(key: str, way: Way) -> Counted:
    """How a turn goes, played once for all tests."""
    return stops(next(turn for turn in TURNS if turn.key == key), way)


@pytest.mark.parametrize(
    "way", [pytest.param(way, marks=pytest.mark.slow) if way == "prepared" else way for way in STOPS]
)
def test_a_turn_waits_as_often_as_counted(way: Way) -> None:
    assert tuple(counted(turn.key, way).stops for turn in TURNS) == STOPS[way]


@rows("key", [turn.key for turn in TURNS])
def test_what_is_known_beforehand_keeps_a_turn_within_its_goal(key: str) -> None:
    assert counted(key, "lines").stops <= GOALS[key]


@pytest.mark.parametrize(("way", "most"), [("lines", 12), ("prepared", 9)])
def test_a_match_of_such_turns_takes_days(way: Way, most: int) -> None:
    assert days(stops_of_match(STOPS[way])) <= most


@pytest.mark.slow
def test_everything_that_was_written_down_is_played() -> None:
    said = {turn.key: counted(turn.key, "prepared").said for turn in TURNS}
    played = {key: [each for each in told if ":play-" in each] for key, told in said.items()}
    assert {key: len(told) for key, told in played.items()} == {"T1": 1, "T2": 2, "T3": 0, "T4": 6, "T5": 1}
