"""Which of several weapons a fighter uses."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.position.commands import ChooseWeapon, Pass, Play
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, Fight, able, adds

BOTH = [CZECH, SWEDISH]
KILLS: dict[str, Any] = {**able("kills"), "who": {"role": "bearer"}}


def armed(rules: Rules = CZECH, **more: Any) -> tuple[Fight, int, int]:
    """A fighter with a weaker and a better weapon for close combat."""
    table = Fight(rules=rules, **more)
    weaker, better = (
        table.on(table.one, name=f"gun {number}", tags=("weapon", "weapon:fight"), effects=(adds("fight", number),))
        for number in (1, 4)
    )
    return table, weaker, better


@pytest.mark.parametrize("rules", BOTH)
def test_the_weapon_that_was_chosen_counts_alone(rules: Rules) -> None:
    """Rule: doomtrooper-sv.combat.one-weapon"""
    table, weaker, better = armed(rules)
    table.modifying().pass_to(0)
    assert table.offered(0, "weapon") == [table.token(weaker), table.token(better)]
    assert table.says(0, ChooseWeapon(table.one, weaker)).all_pass().values[0] == 4


@pytest.mark.parametrize("rules", BOTH)
def test_without_a_choice_the_better_weapon_counts(rules: Rules) -> None:
    assert armed(rules)[0].fought().values[0] == 7


@pytest.mark.parametrize("rules", BOTH)
def test_a_weapon_is_chosen_once(rules: Rules) -> None:
    """Only among his own that suit the combat, by his player, and while values are changed."""
    table, weaker, better = armed(rules)
    pistol = table.on(table.one, name="pistol", tags=("weapon", "weapon:shoot"), effects=(adds("shoot", 9),))
    knife = table.on(table.foe, name="knife", tags=("weapon", "weapon:fight"), effects=(adds("fight", 9),))
    cited = "combat.weapon-one" if rules is CZECH else "combat.one-weapon"
    table.modifying().pass_to(0)
    wrong = [(table.one, knife), (table.foe, knife), (table.one, table.foe), (99, 99)]
    assert {table.refused(0, ChooseWeapon(*each)) for each in wrong} == {cited}
    unsuited = "combat.weapon-kinds" if rules is CZECH else "combat.weapon-match"
    assert table.refused(0, ChooseWeapon(table.one, pistol)) == unsuited
    table.says(0, ChooseWeapon(table.one, weaker)).pass_to(0)
    assert table.refused(0, ChooseWeapon(table.one, better)) == cited
    assert "weapon" not in table.offered(0)


def test_no_weapon_is_chosen_before_the_tactic() -> None:
    table, weaker, _ = armed()
    table.announced().pass_to(0)
    assert table.refused(0, ChooseWeapon(table.one, weaker)) == "combat.weapon-one"


def test_of_weapons_that_are_used_together_none_is_chosen() -> None:
    table, _, _ = armed(ours={"ratings": "3/3/5/4", "name": "one", "effects": (able("several-weapons"),)})
    table.modifying().pass_to(0)
    assert "weapon" not in table.offered(0)
    assert table.all_pass().values[0] == 8


def test_combat_weapon_lost() -> None:
    """Another weapon is used in the place of one that is lost, and may be chosen again."""
    table, weaker, better = armed()
    third = table.on(table.one, name="gun 2", tags=("weapon", "weapon:fight"), effects=(adds("fight", 2),))
    play = {"when": "modifiers", "to": "card", "whom": {"tags": ["weapon"]}, "after": "discard"}
    breaks = table.card("special", 1, play=play, effects=({"do": "discard", "who": CHOSEN},))
    table.modifying().says(0, ChooseWeapon(table.one, better)).pass_to(1)
    table.says(1, Play(breaks, targets=(better,))).all_pass(until="combat-modifiers").pass_to(0)
    assert table.offered(0, "weapon") == [table.token(weaker), table.token(third)]
    assert table.says(0, ChooseWeapon(table.one, weaker)).all_pass().values[0] == 4


@pytest.mark.parametrize(("chosen", "fate"), [("blade", "dead"), ("club", "wounded")])
def test_what_a_weapon_gives_counts_while_it_is_used(chosen: str, fate: str) -> None:
    """The blade kills whom it wounds; the club only adds more. Rule: doomtrooper-cs.combat.weapon-one"""
    table = Fight(ours={"ratings": "6/3/9/4", "name": "one"})
    tags = ("weapon", "weapon:fight")
    weapons = {
        "blade": table.on(table.one, name="blade", tags=tags, effects=(KILLS,)),
        "club": table.on(table.one, name="club", tags=tags, effects=(adds("fight", 2),)),
    }
    table.modifying().says(0, ChooseWeapon(table.one, weapons[chosen])).all_pass()
    assert table.fate(table.foe) == fate


@pytest.mark.parametrize(("tactic", "fate"), [("fight", "dead"), ("shoot", "wounded")])
def test_a_weapon_gives_nothing_in_a_combat_that_it_does_not_suit(tactic: Any, fate: str) -> None:
    """Rule: doomtrooper-cs.combat.weapon-kinds"""
    table = Fight(ours={"ratings": "6/6/9/4", "name": "one"})
    table.on(table.one, name="blade", tags=("weapon", "weapon:fight"), effects=(KILLS,))
    table.fought(tactic)
    assert table.fate(table.foe) == fate


def test_the_other_one_may_answer_the_choice() -> None:
    """The window begins anew after a weapon was chosen."""
    table = Fight()
    knives = [table.on(table.foe, name=name, tags=("weapon", "weapon:fight")) for name in ("knife", "saw")]
    table.modifying().says(0, Pass()).says(1, ChooseWeapon(table.foe, knives[1]))
    assert (table.run.top.kind, table.in_turn()) == ("modifiers", 0)  # type: ignore[union-attr]
