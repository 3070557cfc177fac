"""What was played or used in a combat is cancelled until the combat is over: it all works together."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.commands import Play, Use
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight

CANCEL: tuple[dict[str, Any], ...] = ({"do": "cancel"},)


def answer(event: str) -> dict[str, Any]:
    return {"when": "reaction", "after": "discard", "on": {"event": event}}


def stronger(number: int) -> dict[str, Any]:
    return {"do": "rate", "who": {"role": "self"}, "ratings": ["fight"], "sum": number, "until": "combat"}


def used(*, times: int = 1, event: str = "used", number: int = 1) -> tuple[Fight, list[int]]:
    """The attacker made himself stronger by two, so often; the defending player holds cards that cancel."""
    ability = {"when": "modifiers", "effects": [stronger(2)]}
    table = Fight(ours={"abilities": (ability,)})
    held = [table.card("special", 1, play=answer(event), effects=CANCEL, name=f"answer {at}") for at in range(number)]
    table.modifying()
    for _ in range(times):
        table.pass_to(0).says(0, Use(table.one, 0)).all_pass(until="combat-modifiers")
    assert rating(table.run, table.one, "fight") == 3 + 2 * times
    return table, held


def test_an_ability_is_cancelled_late() -> None:
    """Rule: doomtrooper-cs.timing.combat-together"""
    table, (late,) = used()
    table.pass_to(1).says(1, Play(late)).all_pass()
    assert table.values[0] == 3


def test_only_what_answers_abilities_cancels_one_late() -> None:
    """Rule: doomtrooper-cs.timing.combat-together"""
    table, (late,) = used(event="played")
    assert table.pass_to(1).refused(1, Play(late)) == "turn.card-timing"
    table.all_pass()
    assert table.values[0] == 5


def test_each_use_is_cancelled_by_itself() -> None:
    """Rule: doomtrooper-cs.timing.combat-together"""
    table, (first, second) = used(times=2, number=2)
    table.pass_to(1).says(1, Play(first)).all_pass(until="combat-modifiers")
    assert rating(table.run, table.one, "fight") == 5
    table.pass_to(1).says(1, Play(second)).all_pass(until="combat-modifiers")
    assert rating(table.run, table.one, "fight") == 3


@pytest.mark.parametrize("event", ["used", "played"])
def test_what_happens_by_itself_was_not_used(event: str) -> None:
    """Rule: doomtrooper-cs.timing.combat-together"""
    ability = {"on": {"event": "combat-begun", "cards": {"role": "self"}}, "effects": [stronger(2)]}
    table = Fight(ours={"abilities": (ability,)})
    late = table.card("special", 1, play=answer(event), effects=CANCEL)
    table.modifying()
    assert rating(table.run, table.one, "fight") == 5
    assert table.pass_to(1).refused(1, Play(late)) == "turn.card-timing"


def test_an_ability_is_cancelled_late_though_its_card_was_played_before() -> None:
    """What the card itself does while it lies on the table goes on. Rule: doomtrooper-cs.timing.combat-together"""
    table = Fight()
    ability = {"when": "modifiers", "whom": [{**WARRIOR, "count": 1}], "effects": [{**stronger(2), "who": CHOSEN}]}
    word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1}
    gear = table.on(table.one, abilities=(ability,), effects=(word,))
    late = table.card("special", 1, play=answer("used"), effects=CANCEL)
    table.modifying().says(0, Use(gear, 0, targets=(table.one,))).all_pass(until="combat-modifiers")
    assert rating(table.run, table.one, "fight") == 6
    table.pass_to(1).says(1, Play(late)).all_pass(until="combat-modifiers")
    assert (rating(table.run, table.one, "fight"), table.zone(gear)) == (4, "squad")
