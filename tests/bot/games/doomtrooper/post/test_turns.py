"""How often five turns, and a match of them, wait for somebody who is not there."""

from __future__ import annotations

import pytest

from tests.bot.games.doomtrooper.post.calendar import days, stops_of_match
from tests.bot.games.doomtrooper.post.stops import Way, stops
from tests.bot.games.doomtrooper.post.turns import TURNS
from tests.rows import rows

GOALS = {"T1": 1, "T2": 3, "T3": 1, "T4": 9, "T5": 3}
STOPS: dict[Way, tuple[int, ...]] = {
    "every-window": (13, 17, 29, 49, 45),
    "default": (1, 7, 3, 15, 9),
    "lines": (1, 3, 1, 9, 3),
    "prepared": (1, 3, 1, 7, 3),
}


@pytest.mark.parametrize("way", STOPS)
def test_a_turn_waits_as_often_as_counted(way: Way) -> None:
    assert tuple(stops(turn, way).stops for turn in TURNS) == STOPS[way]


@rows("turn", TURNS, ids=lambda turn: turn.key)
def test_what_is_known_beforehand_keeps_a_turn_within_its_goal(turn: object) -> None:
    assert stops(turn, "lines").stops <= GOALS[turn.key]  # type: ignore[arg-type, attr-defined]


@pytest.mark.parametrize(("way", "most"), [("lines", 12), ("prepared", 9)])
def test_a_match_of_such_turns_takes_days(way: Way, most: int) -> None:
    assert days(stops_of_match(STOPS[way])) <= most


def test_everything_that_was_written_down_is_played() -> None:
    said = {turn.key: stops(turn, "prepared").said for turn in TURNS}
    played = {key: [each for each in told if ":play-" in each] for key, told in said.items()}
    assert {key: len(told) for key, told in played.items()} == {"T1": 1, "T2": 2, "T3": 0, "T4": 6, "T5": 1}
