"""Warriors who join a combat: whom a blow meets, and what of their abilities the group has."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.position.commands import Chosen, Play
from bot.games.doomtrooper.position.frames import Choosing
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, Fight, able
from tests.rows import rows

CALLS: dict[str, Any] = {"when": "modifiers", "to": "card", "after": "discard",
                         "whom": {"tags": ["warrior"], "side": "own"}}  # fmt: skip
IMMUNE: dict[str, Any] = {"do": "immune", "who": {"role": "self"}, "to": ["art"]}


def joined(struck: str, *, ours: str = "3/3/5/4", helps: str = "4/4/2/3", **more: Any) -> tuple[Fight, int]:
    """The attacker of three is helped by a warrior of four; the blow of seven would pierce either."""
    table = Fight(ours={"ratings": ours}, **{"theirs": {"ratings": "7/7/9/4"}, **more})
    friend = table.warrior(0, ratings=helps, name="friend")
    word = {"do": "join", "who": CHOSEN, **({"struck": struck} if struck else {})}
    card = table.card("special", 0, play=CALLS, effects=(word,))
    table.modifying().says(0, Play(card, targets=(friend,))).all_pass(until="combat-modifiers")
    return table, friend


def test_without_a_word_of_it_the_fighter_is_struck() -> None:
    table, friend = joined("")
    table.all_pass()
    assert (table.fate(table.one), table.fate(friend)) == ("wounded", "well")


@rows(("struck", "seat"), [("opponent", 1), ("me", 0)])
@rows("helper", [True, False])
def test_who_is_struck_is_chosen_as_somebody_joins(struck: str, seat: int, *, helper: bool) -> None:
    """Rule: doomtrooper-cs.combat.reinforcements"""
    table, friend = joined(struck)
    asked = table.run.top
    assert isinstance(asked, Choosing)
    assert (asked.seat, asked.what, asked.options) == (seat, "struck", (table.one, friend))
    table.says(seat, Chosen((friend if helper else table.one,))).all_pass()
    assert (table.fate(table.one), table.fate(friend)) == (("well", "wounded") if helper else ("wounded", "well"))


@pytest.mark.parametrize(("armour", "fate"), [(7, "wounded"), (8, "well")])
def test_the_armour_of_who_is_struck_counts(armour: int, fate: str) -> None:
    table, friend = joined("opponent", helps=f"4/4/{armour}/3")
    table.says(1, Chosen((friend,))).all_pass()
    assert (table.fate(friend), table.values[3]) == (fate, armour)


def test_all_are_struck() -> None:
    """Each by his own armour, and each death is paid."""
    table, friend = joined("all", ours="3/3/8/4", theirs={"ratings": "7/7/9/4"})
    assert not isinstance(table.run.top, Choosing)
    table.all_pass()
    assert (table.fate(table.one), table.fate(friend)) == ("well", "wounded")


def test_a_helper_who_dies_pays_his_own_worth() -> None:
    table = Fight(ours={"ratings": "3/3/5/4"}, theirs={"ratings": "7/7/9/4"})
    friend = table.warrior(0, ratings="4/4/2/3", wounded=True)
    word = {"do": "join", "who": CHOSEN, "struck": "opponent"}
    card = table.card("special", 0, play=CALLS, effects=(word,))
    table.modifying().says(0, Play(card, targets=(friend,))).all_pass(until="combat-modifiers")
    table.says(1, Chosen((friend,))).over(victory=9)
    assert (table.fate(friend), table.fate(table.one), table.points(1)) == ("dead", "well", (10, 8))


def test_who_was_to_be_struck_and_has_left_leaves_the_blow_to_the_fighter() -> None:
    """Nor does he help any more."""
    table, friend = joined("opponent")
    table.says(1, Chosen((friend,)))
    table.do({"do": "discard", "who": CHOSEN}, card=table.foe, targets=(friend,))
    table.goes_on().all_pass()
    assert (table.zone(friend), table.fate(table.one), table.values[0]) == ("discard", "wounded", 3)


def test_the_group_goes_on_where_a_helper_dies_of_a_first_strike() -> None:
    """The fighter still strikes back, with what is left."""
    table = Fight(ours={"ratings": "9/3/5/4"}, theirs={"ratings": "7/7/9/4", "effects": (able("first-strike"),)})
    friend = table.warrior(0, ratings="4/4/2/3", wounded=True)
    word = {"do": "join", "who": CHOSEN, "struck": "opponent"}
    card = table.card("special", 0, play=CALLS, effects=(word,))
    table.modifying().pass_to(0).says(0, Play(card, targets=(friend,))).all_pass(until="combat-modifiers")
    table.says(1, Chosen((friend,))).over()
    assert (table.fate(friend), table.fate(table.foe)) == ("dead", "wounded")


@rows(("fighter", "helper", "counts"), [
    (True, True, False), (True, False, True), (False, True, True), (False, False, True),
])  # fmt: skip
def test_a_group_overlooks_what_all_of_it_are_immune_to(*, fighter: bool, helper: bool, counts: bool) -> None:
    """Rule: doomtrooper-cs.combat.reinforcement-abilities, doomtrooper-cs.immunity.in-combat"""
    table = Fight(ours={"effects": (IMMUNE,) if fighter else ()}, theirs={"ratings": "3/3/5/4"})
    table.on(table.foe, "art", effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["armour"], "sum": 4},))
    friend = table.warrior(0, ratings="4/4/2/3", effects=(IMMUNE,) if helper else ())
    card = table.card("special", 0, play=CALLS, effects=({"do": "join", "who": CHOSEN},))
    table.modifying().says(0, Play(card, targets=(friend,))).all_pass()
    assert table.values[:2] == (7, 9 if counts else 5)
