"""The engine's combats and a second reading of the book come to the same."""

from __future__ import annotations

import random

import pytest

from tests.bot.games.doomtrooper import second_reading
from tests.bot.games.doomtrooper.combats import fought
from tests.bot.games.doomtrooper.second_reading import Fight, drawn, outcome


@pytest.mark.parametrize("number", [60, pytest.param(1000, marks=pytest.mark.slow)])
def test_combats_come_out_as_the_book_says(number: int) -> None:
    fights = [drawn(random.Random(seed)) for seed in range(number)]
    assert [fought(fight) for fight in fights] == [outcome(fight) for fight in fights]


def test_a_book_read_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_more_wounds(fight: Fight, by: second_reading.Warrior, to: second_reading.Warrior) -> bool:
        armour = second_reading.reckoned(fight, to, "armour")
        return second_reading.reckoned(fight, by, fight.tactic) > armour

    monkeypatch.setattr(second_reading, "hits", only_more_wounds)
    fights = [drawn(random.Random(seed)) for seed in range(60)]
    assert [fought(fight) for fight in fights] != [outcome(fight) for fight in fights]
