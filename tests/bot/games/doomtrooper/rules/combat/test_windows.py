"""Which windows an attack has after it."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.asks.standing.answers import standing_answer
from bot.games.doomtrooper.asks.standing.settings import STEPS
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Pass
from bot.games.doomtrooper.position.frames import ActionFrame, Window
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.tells import view_builder
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.games.values import SPECTATOR
from tests.bot.games.doomtrooper.rules.combat.fights import Fight


def windows(table: Fight) -> list[str]:
    """The windows up to the next question of another sort, each once."""
    found: list[str] = []
    table.goes_on()
    while table.state.stack and isinstance(table.run.top, Window):
        if not found or found[-1] != table.run.top.name:
            found.append(table.run.top.name)
        table.says(table.run.top.order[table.run.top.at], Pass())
    return found


def test_the_window_after_the_points_is_that_after_the_action() -> None:
    """Everybody plays there once, and then the next action is asked for. Rule: doomtrooper-cs.anytime.order"""
    table = Fight()
    table.acting(*(Token("attack", 1),) * 2).says(0, Attack()).all_pass()
    table.says(0, Announce(table.one, table.foe)).all_pass().says(0, ChooseTactic("fight"))
    found = windows(table)
    assert found[-1] == "combat-points"
    assert "action" not in found
    assert isinstance(table.run.top, ActionFrame)


@pytest.mark.parametrize("stop", ["own-action", "their-action"])
def test_who_stops_after_actions_is_asked_after_the_points_of_an_attack(stop: str) -> None:
    table = Fight()
    table.acting(*(Token("attack", 1),) * 2).says(0, Attack()).all_pass()
    table.says(0, Announce(table.one, table.foe)).all_pass().says(0, ChooseTactic("fight"))
    table.all_pass(until="combat-points")
    asked = table.prompted
    view = view_builder.view(table.run, SPECTATOR, asked)
    stopped = [standing_answer(view, prompt, {STEPS: stop}) is None for prompt in asked]
    assert stopped == [stop == "own-action", stop == "their-action"]


def test_an_attack_that_is_given_up_has_the_window_of_its_action() -> None:
    table = Fight()
    table.acting(*(Token("attack", 1),) * 2).says(0, Attack()).all_pass().says(0, Announce(-1, -1))
    assert windows(table) == ["action"]


def test_by_the_swedish_rules_the_window_of_the_action_is_the_only_one() -> None:
    table = Fight(rules=SWEDISH, ours={"ratings": "3/3/5/4", "tags": ("legion",), "zone": "cohort"})
    found = windows(table.chosen())
    assert (found.count("action"), found.count("combat-points")) == (1, 0)
