"""The chapter on how values are compared and changed in a combat."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import ChooseTactic, Chosen, Pass, Play
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight, able, adds
from tests.rows import rows

BOTH = [CZECH, SWEDISH]
ON_FIGHTER: dict[str, Any] = {
    "when": "modifiers",
    "to": "card",
    "whom": {"tags": ["warrior"], "marks": ["fights"]},
    "after": "discard",
}


def more(rating: str, number: int) -> dict[str, Any]:
    return {"do": "rate", "who": CHOSEN, "ratings": [rating], "sum": number, "until": "combat"}


@rows("rules", BOTH)
@rows(("attack", "fate"), [(4, "well"), (5, "wounded"), (6, "wounded")])
def test_combat_first_comparison(attack: int, fate: str, rules: Rules) -> None:
    """What equals the armour wounds; what is one less does nothing.

    Rule: doomtrooper-cs.combat.resolution, doomtrooper-cs.combat.modifiers, doomtrooper-sv.combat.resolve,
    doomtrooper-sv.combat.compare
    """
    table = Fight(rules=rules, ours={"ratings": f"{attack}/0/9/4"})
    assert table.fought().fates == ("well", fate)


@rows("rules", BOTH)
@rows(("ours", "theirs", "fates"), [
    ("5/0/5/4", "5/0/5/4", ("wounded", "wounded")),
    ("4/0/5/4", "5/0/5/4", ("wounded", "well")),
    ("4/0/5/4", "4/0/5/4", ("well", "well")),
])  # fmt: skip
def test_combat_counterattack(ours: str, theirs: str, fates: tuple[str, str], rules: Rules) -> None:
    """Both strike at once. Rule: doomtrooper-sv.combat.simultaneous"""
    assert Fight(rules=rules, ours={"ratings": ours}, theirs={"ratings": theirs}).fought().fates == fates


@rows("rules", BOTH)
@rows(("tactic", "attack"), [("fight", 8), ("shoot", 3)])
def test_combat_equipment_counts(tactic: Any, attack: int, rules: Rules) -> None:
    """Everything that suits the tactic counts, however much. Rule: doomtrooper-sv.combat.equipment"""
    table = Fight(rules=rules)
    for number in (1, 2):
        table.on(table.one, name=f"ring {number}", effects=(adds("fight", number),))
    table.card(
        "alliance", 0, "table", effects=({"do": "rate", "who": {"side": "own"}, "ratings": ["fight"], "sum": 2},)
    )
    assert table.fought(tactic).values[0] == attack


@pytest.mark.parametrize(("bound", "armour"), [(False, 8), (True, 5)])
def test_combat_fortifications_global(*, bound: bool, armour: int) -> None:
    table = Fight(theirs={"zone": "cohort"})
    whom = {"side": "own", "tags": ["warrior"], **({"area": "same"} if bound else {})}
    table.card("fortification", 1, "squad", effects=({"do": "rate", "who": whom, "ratings": ["armour"], "sum": 3},))
    assert table.fought().values[1] == armour


@pytest.mark.parametrize("rules", BOTH)
def test_combat_weapon_one(rules: Rules) -> None:
    """Of several weapons the best one counts. Rule: doomtrooper-sv.combat.one-weapon"""
    table = Fight(rules=rules)
    for number in (1, 4, 2):
        table.on(table.one, name=f"gun {number}", tags=("weapon:fight",), effects=(adds("fight", number),))
    assert table.fought().values[0] == 7


@rows("rules", BOTH)
@rows(("kinds", "fight", "shoot"), [
    (("weapon:fight",), 7, 3), (("weapon:shoot",), 3, 7), (("weapon:fight", "weapon:shoot"), 7, 7),
])  # fmt: skip
def test_combat_weapon_kinds(kinds: tuple[str, ...], fight: int, shoot: int, rules: Rules) -> None:
    """Rule: doomtrooper-sv.combat.weapon-match"""
    for tactic, attack in (("fight", fight), ("shoot", shoot)):
        table = Fight(rules=rules)
        word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot"], "sum": 4}
        table.on(table.one, tags=kinds, effects=(word,))
        assert table.fought(tactic).values[0] == attack  # type: ignore[arg-type]


def test_combat_play_cards() -> None:
    """The attacking player begins, then they alternate until nobody adds anything."""
    table = Fight()
    ours, theirs = (table.card("special", seat, play=ON_FIGHTER, effects=(more("fight", 1),)) for seat in (0, 1))
    table.modifying()
    assert table.in_turn() == 0
    table.says(0, Pass()).says(1, Play(theirs, targets=(table.foe,))).all_pass(until="combat-modifiers")
    assert table.window == "combat-modifiers"
    table.pass_to(0).says(0, Play(ours, targets=(table.one,))).all_pass()
    assert table.values == (4, 5, 4, 5)


def test_combat_swap() -> None:
    """Another one takes the place of the defender; whoever has him plays cards on him.

    Rule: doomtrooper-sv.combat.role-change
    """
    for rules in BOTH:
        table = Fight(rules=rules)
        other = table.warrior(1, ratings="9/9/2/4")
        swap = {"do": "replace", "fighter": "defender", "by": {"tags": ["warrior"], "side": "own", "others": True}}
        instead = table.card("special", 1, play={"when": "modifiers", "after": "discard"}, effects=(swap,))
        boost = table.card("special", 1, play=ON_FIGHTER, effects=(more("armour", 2),))
        table.modifying().pass_to(1).says(1, Play(instead)).all_pass(until="combat-modifiers")
        if isinstance(table.run.top, Choosing):
            table.says(table.run.top.seat, Chosen((other,))).goes_on()
        assert table.combat is not None and table.combat.defender == other
        table.pass_to(1).says(1, Play(boost, targets=(other,))).all_pass()
        assert table.values == (3, 4, 9, 5)
        assert table.fate(table.foe) == "well"


@pytest.mark.parametrize("rules", BOTH)
def test_combat_wounded_fights(rules: Rules) -> None:
    """Rule: doomtrooper-sv.combat.wounded-fights"""
    fought = []
    for wounded in (False, True):
        table = Fight(rules=rules, ours={"wounded": wounded, "effects": (able("first-strike"),)},
                      theirs={"wounded": wounded})  # fmt: skip
        table.on(table.one, effects=(adds("fight", 1),))
        table.fought()
        fought.append(table.values)
    assert fought == [(4, 5, 3, 5)] * 2


@pytest.mark.parametrize("rules", BOTH)
def test_combat_covered_defender(rules: Rules) -> None:
    """Cover adds three, and the defender lies under cover again afterwards.

    Rule: doomtrooper-sv.combat.cover-bonus, doomtrooper-sv.combat.stays-in-cover, doomtrooper-sv.cover.armour
    """
    table = Fight(rules=rules, ours={"ratings": "7/0/5/4"}, theirs={"covered": True})
    table.warrior(1)
    table.fought()
    assert (table.values[1], table.fates) == (8, ("well", "well"))
    assert table.state.cards[table.foe].covered
    table = Fight(rules=rules, ours={"ratings": "8/0/5/4"}, theirs={"covered": True})
    assert table.fought().fates == ("well", "wounded")
    assert table.state.cards[table.foe].covered


@rows("rules", BOTH)
@rows(("armour", "fate"), [(-2, "wounded"), (-1, "well"), (-3, "wounded")])
def test_combat_negative_values(armour: int, fate: str, rules: Rules) -> None:
    """Rule: doomtrooper-sv.combat.negative"""
    table = Fight(rules=rules)
    table.on(table.one, effects=(adds("fight", -5),))
    table.on(table.foe, effects=(adds("armour", armour - 5),))
    table.fought()
    assert table.values[:2] == (-2, armour)
    assert table.fates[1] == fate


# How numbers are reckoned.


def test_combat_modifier_order() -> None:
    """The base first, then factors, then sums, in whatever order they came: (5 + 1) × 2 + 3."""
    table = Fight(ours={"ratings": "5/5/5/4"})
    for at, word in enumerate(({"sum": 3}, {"factor": 2}, {"base": 1})):
        table.on(
            table.one, name=f"c{at}", effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], **word},)
        )
    assert rating(table.acting().run, table.one, "fight") == 15


def test_combat_modifier_beast() -> None:
    """What the beast adds is base before all else, and is multiplied with it: (5 + 2 + 1) × 2 + 3."""
    table = Fight(ours={"ratings": "5/5/5/4"})
    for at, word in enumerate(({"sum": 3}, {"factor": 2}, {"base": 1})):
        table.on(
            table.one, name=f"c{at}", effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], **word},)
        )
    table.on(table.one, "beast", ratings="2/0/0/0")
    assert rating(table.acting().run, table.one, "fight") == 19


def test_combat_modifier_cumulative() -> None:
    word = {"do": "rate", "who": {"tags": ["warrior"], "side": "own", "others": True}, "ratings": ["fight"], "sum": 1}
    table = Fight()
    for at in range(2):
        table.warrior(0, name=f"lord {at}", effects=(word,))
    assert rating(table.acting().run, table.one, "fight") == 5


# Who helps, who strikes first, who fights in which way.


def joined(ours: tuple[Any, ...], helper: tuple[Any, ...], **more: Any) -> Fight:
    """The attacker of three is helped by a warrior of four."""
    table = Fight(ours={"effects": ours, "ratings": "3/3/5/4"}, **more)
    friend = table.warrior(0, ratings="4/4/9/4", effects=helper)
    call = {"do": "join", "who": CHOSEN}
    card = table.card("special", 0, play={"when": "modifiers", "to": "card", "after": "discard",
                                          "whom": {"tags": ["warrior"], "side": "own"}}, effects=(call,))  # fmt: skip
    table.modifying().says(0, Play(card, targets=(friend,))).all_pass(until="combat-modifiers")
    return table


def test_combat_reinforcements() -> None:
    """Whoever is called in adds his rating to that of the fighter."""
    table = joined((), ())
    table.all_pass()
    assert table.values[0] == 7
    assert table.fates == ("well", "wounded")


@rows("ability", ["first-strike", "kills"])
@rows("shared", [False, True])
def test_combat_reinforcement_abilities(ability: str, *, shared: bool) -> None:
    """An ability holds for a group only where all of it have it."""
    words = (able(ability),)
    table = joined(words, words if shared else (), theirs={"ratings": "5/5/5/4", "wounded": ability == "first-strike"})
    table.over()
    if ability == "first-strike":
        assert table.fates == (("well", "dead") if shared else ("wounded", "dead"))
    else:
        assert table.fates == (("wounded", "dead") if shared else ("wounded", "wounded"))


@rows(("who", "fates"), [
    ("", ("dead", "dead")), ("one", ("wounded", "dead")), ("foe", ("dead", "wounded")), ("both", ("dead", "dead")),
])  # fmt: skip
def test_combat_first_strike(who: str, fates: tuple[str, str]) -> None:
    """Who strikes first, even the defender, is struck back only by the living; two cancel each other.

    Rule: doomtrooper-cs.combat.first-strike-both, doomtrooper-cs.wording.two-always
    """
    words = (able("first-strike"),)
    table = Fight(
        ours={"ratings": "5/5/5/4", "wounded": True, "effects": words if who in ("one", "both") else ()},
        theirs={"ratings": "5/5/5/4", "wounded": True, "effects": words if who in ("foe", "both") else ()},
    )
    assert table.fought().over().fates == fates


def test_combat_first_strike_survivor() -> None:
    """Who survives the first strike strikes back."""
    words = (able("first-strike"),)
    table = Fight(ours={"ratings": "5/5/5/4", "effects": words}, theirs={"ratings": "5/5/5/4"})
    assert table.fought().fates == ("wounded", "wounded")


@pytest.mark.parametrize(("ours", "theirs", "fates"), [
    ("always", "plain", ("wounded", "dead")),
    ("plain", "always", ("dead", "wounded")),
    ("always", "always", ("dead", "dead")),
])  # fmt: skip
def test_combat_first_strike_always(ours: str, theirs: str, fates: tuple[str, str]) -> None:
    """Rule: doomtrooper-cs.wording.always"""
    table = Fight(
        ours={"ratings": "5/5/5/4", "wounded": True, "effects": (able("first-strike", ours),)},
        theirs={"ratings": "5/5/5/4", "wounded": True, "effects": (able("first-strike", theirs),)},
    )
    assert table.fought().over().fates == fates


@pytest.mark.parametrize(("ours", "theirs", "speaks"), [(False, False, 0), (False, True, 1), (True, True, 0)])
def test_combat_first_strike_cards(ours: bool, theirs: bool, speaks: int) -> None:
    words = (able("first-strike"),)
    table = Fight(ours={"effects": words if ours else ()}, theirs={"effects": words if theirs else ()})
    assert table.modifying().in_turn() == speaks


def test_combat_never_fight_wound() -> None:
    """A card wounds who never fights."""
    table = Fight()
    lord = table.warrior(1, effects=(able("never-combat"),))
    card = table.card("special", 0, play={"when": "any", "to": "card", "whom": WARRIOR, "after": "discard"},
                      effects=({"do": "wound", "who": CHOSEN},))  # fmt: skip
    table.at(1).says(0, Play(card, targets=(lord,))).all_pass(until="start")
    assert table.fate(lord) == "wounded"


@pytest.mark.parametrize("role", ["attacks", "defends", "barred"])
def test_combat_tactic_forbidden(role: str) -> None:
    """Who never fights in one way takes no part in such a combat, whether it is printed or a card says it."""
    bar = ({"do": "bar", "what": ["tactic:fight"]},)
    table = Fight(
        ours={"effects": bar if role == "attacks" else ()}, theirs={"effects": bar if role == "defends" else ()}
    )
    if role == "barred":
        table.on(table.foe, effects=({"do": "bar", "what": ["tactic:fight"], "who": {"role": "bearer"}},))
    table.announced().all_pass()
    assert table.refused(0, ChooseTactic("fight")) == "combat.tactic"
    table.says(0, ChooseTactic("shoot"))


def test_combat_tactic_changed() -> None:
    table = Fight(theirs={"effects": ({"do": "bar", "what": ["tactic:shoot"]},), "ratings": "9/9/1/4"})
    change = table.card("special", 0, play={"when": "modifiers", "after": "discard"},
                        effects=({"do": "tactic", "to": "shoot"},))  # fmt: skip
    table.modifying().says(0, Play(change)).all_pass()
    assert (table.told(ev.Fought), table.fates, table.combat) == ([], ("well", "well"), None)
    assert [event.why for event in table.told(ev.CombatEnded)] == ["tactic"]


def nested(*, dies: bool) -> Fight:
    """In the first combat, with two more close combat for the attacker, another one begins between two others."""
    table = Fight(ours={"ratings": "3/3/5/4", "wounded": True})
    table.warrior(1, name="two", ratings="9/9/9/4" if dies else "1/1/9/4")
    boost = table.card("special", 0, play=ON_FIGHTER, effects=(more("fight", 2),))
    attack = {"do": "attack", "who": {"tags": ["name:one"]}, "whom": {"tags": ["name:two"]}}
    again = table.card("special", 0, play={"when": "any", "after": "discard"}, effects=(attack,))
    table.modifying().says(0, Play(boost, targets=(table.one,))).all_pass(until="combat-modifiers")
    table.pass_to(0).says(0, Play(again))
    while table.window in ("reaction", "combat-announce"):
        table.says(table.in_turn(), Pass())
    return table


def through(table: Fight) -> list[ev.Fought]:
    """Everything to the end of both combats."""
    table.says(0, ChooseTactic("fight")).over()
    return table.told(ev.Fought)


@pytest.mark.parametrize("dies", [False, True])
def test_combat_nested(*, dies: bool) -> None:
    """The first combat waits, the second one is fought whole and without what was played for the first.

    It goes on where it stopped, with its modifiers, while its fighters live; otherwise it ends.
    Rule: doomtrooper-cs.combat.nested-modifiers, doomtrooper-cs.combat.nested-resume
    """
    table = nested(dies=dies)
    fought = through(table)
    assert fought[0].attack == 3
    assert [event.attack for event in fought[1:]] == ([] if dies else [5])
    assert table.fates == (("dead", "well") if dies else ("wounded", "wounded"))
