"""Rulings on the goal of the game and on what words mean: chapters 1 and 22."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.zloba.position.commands import Mine
from bot.games.zloba.position.events import Offered
from tests.bot.games.zloba.coop import against
from tests.bot.games.zloba.table import GAME, Chance, after, arrange, asked, opened, told

LAST_DIE: dict[str, Any] = {"dice": []}


@pytest.mark.parametrize(("points", "over"), [(29, False), (30, True)])
def test_overview_goal(points: int, over: bool) -> None:
    """Rounds are scored until somebody has 30 points. Rule: zloba-cs.overview.goal"""
    state = after(arrange({"points": points}, LAST_DIE), Mine("die"))
    assert (GAME.outcome(state) is not None) == over


def test_term_action_die() -> None:
    """Its six sides show four symbols. Rule: zloba-cs.term.action-die"""
    (offered,) = [
        event
        for event in told(arrange({}, LAST_DIE), Mine("die"), chance=Chance(0, 0, 0, 1, 2, 3, 4, 5))
        if isinstance(event, Offered)
    ]
    assert set(offered.dice) == {"mine", "extend", "maneuver", "battle"}


def test_term_chaos_die() -> None:
    """Eight sides, and only against the opponent. Rule: zloba-cs.term.chaos-die"""
    rolls, alone = against.Rolls(chaos_die=[7]), Chance()
    assert against.opened(1, chance=rolls).coop is not None
    opened("red", "blue", chance=alone)
    assert (rolls.asked["chaos-die"], "chaos-die" in alone.purposes) == ([8], False)


def test_term_start_player() -> None:
    """Who holds the token picks the first die. Rule: zloba-cs.term.start-player"""
    state = after(arrange({}, LAST_DIE, start=0), Mine("die"))
    assert (state.start, state.phase, asked(state).seat) == (1, "draft", 1)
