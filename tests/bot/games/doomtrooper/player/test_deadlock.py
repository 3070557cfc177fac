"""When the own player wants a draw: nothing can change any more that it may know of."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.asks.player.deadlock import is_deadlocked
from tests.bot.games.doomtrooper.table import Table

WALL = "2/2/9/4"


def walls(**more: Any) -> Table:
    """Two warriors who cannot strike through each other, with empty libraries."""
    table = Table()
    table.warrior(ratings=WALL)
    table.warrior(1, ratings=WALL, **more)
    return table


def test_two_who_cannot_harm_each_other_are_deadlocked() -> None:
    table = walls()
    assert is_deadlocked(table.run, 0)
    assert is_deadlocked(table.run, 1)


def test_cards_in_the_others_hand_are_not_known() -> None:
    table = walls()
    table.warrior(1, "hand")
    assert is_deadlocked(table.run, 0)
    assert not is_deadlocked(table.run, 1)


@pytest.mark.parametrize("more", [{"ratings": "2/2/2/2"}, {"covered": True, "unpaid": True, "ratings": WALL}])
def test_somebody_who_could_be_struck_or_is_not_known_can_change_it(more: dict[str, Any]) -> None:
    table = Table()
    table.warrior(ratings=WALL)
    table.warrior(1, **more)
    assert not is_deadlocked(table.run, 0)


def test_cover_alone_is_no_deadlock() -> None:
    table = Table()
    table.warrior(ratings="9/2/9/4")
    table.warrior(1, ratings=WALL, covered=True)
    assert not is_deadlocked(table.run, 0)


def test_cards_to_draw_can_change_it() -> None:
    table = walls()
    table.card(seat=1, zone="library")
    assert not is_deadlocked(table.run, 0)


def test_who_has_nobody_is_sabotaged() -> None:
    table = Table()
    table.warrior(ratings=WALL)
    assert not is_deadlocked(table.run, 0)


def test_time_ends_it_where_it_runs() -> None:
    table = walls()
    table.run.state = replace(table.state, last_turns=2)
    assert not is_deadlocked(table.run, 0)
