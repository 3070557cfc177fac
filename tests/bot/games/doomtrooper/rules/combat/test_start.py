"""The chapter on how a combat begins: its phases, who fights, how, and from where."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, ChooseZone, Pass, Play
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight, able, adds

AWAY = {"do": "discard", "who": CHOSEN}
ON_WARRIOR = {"when": "any", "to": "card", "whom": WARRIOR, "after": "discard"}


def zone(table: Fight, seat: int = 1, area: str = "squad", **more: Any) -> int:
    return table.card("warzone", seat, area, ratings="2/0/1/0", **more)


def test_combat_steps() -> None:
    """The windows of a combat follow its phases in the book's order.

    Rule: doomtrooper-cs.combat.anytime-windows
    """
    table = Fight()
    place = zone(table)
    table.acting().says(0, Attack())
    seen: list[str] = []
    for _ in range(40):
        if table.window == "":
            break
        if table.window.startswith("combat-") and table.window not in (*seen, "combat-saving"):
            seen.append(table.window)
        table.says(table.in_turn(), Pass())
        if table.window:
            continue
        if not table.combat:
            break
        said = (Announce(table.one, table.foe), ChooseTactic("fight"), ChooseZone(place))
        phase = {"combat-declare": 0, "combat-announce": 1, "combat-tactic": 2}[seen[-1]]
        table.says(1 if phase == 2 else 0, said[phase])
    phases = ("declare", "announce", "tactic", "zone", "modifiers", "result", "state", "points")
    assert seen == [f"combat-{phase}" for phase in phases]


def test_combat_declare() -> None:
    """Nobody is named as the combat is declared; who fights is asked when all have passed."""
    table = Fight()
    table.acting().says(0, Attack())
    assert table.window == "combat-declare"
    assert table.combat is not None and (table.combat.attacker, table.combat.defender) == (-1, -1)
    table.all_pass()
    assert set(table.offered(0)) == {table.token(table.one), "nobody"}


def test_combat_announce() -> None:
    """The attacker is one of one's own; who was named stays attacker and defender.

    Rule: doomtrooper-sv.combat.announce
    """
    table = Fight()
    other = table.warrior(1)
    table.acting().says(0, Attack()).all_pass()
    table.refused(0, Announce(table.foe, table.one))
    table.refused(1, Announce(table.one, table.foe))
    assert set(table.offered(0, table.token(table.one))) == {table.token(table.foe), table.token(other)}
    table.says(0, Announce(table.one, other)).all_pass().says(0, ChooseTactic("fight")).goes_on()
    assert table.combat is not None and (table.combat.attacker, table.combat.defender) == (table.one, other)


def removed(own: int) -> tuple[Fight, list[int]]:
    """The defending player discards the only warrior who can attack, or one of two, right after the declaration.

    Args:
        own: how many warriors the attacking player has.
    """
    table = Fight()
    others = [table.warrior(0) for _ in range(own - 1)]
    wave = table.card("special", 1, play=ON_WARRIOR, effects=(AWAY,))
    table.acting().says(0, Attack()).pass_to(1).says(1, Play(wave, targets=(table.one,))).all_pass(
        until="combat-declare"
    )
    assert table.zone(table.one) == "discard"
    return table, others


def test_combat_attacker_removed() -> None:
    """Another one attacks, or the attack is given up, which costs this one action.

    Rule: doomtrooper-cs.anytime.attacker-removed
    """
    table, (other,) = removed(2)
    table.all_pass()
    assert set(table.offered(0)) == {table.token(other), "nobody"}
    table.says(0, Announce(other, table.foe))
    table, (other,) = removed(2)
    table.all_pass().says(0, Announce(-1, -1))
    assert table.combat is None and table.zone(other) == "squad"


def test_combat_ends_on_discard() -> None:
    """Rule: doomtrooper-cs.anytime.remove-warrior"""
    table = Fight()
    wave = table.card("special", 1, play=ON_WARRIOR, effects=(AWAY,))
    table.modifying().pass_to(1).says(1, Play(wave, targets=(table.one,))).all_pass(until="combat-modifiers")
    table.all_pass()
    assert table.combat is None
    assert (table.told(ev.Fought), table.zone(table.foe)) == ([], "squad")


def test_anytime_steal_warrior() -> None:
    table = Fight(ours={"ratings": "9/9/9/4"})
    theft = table.card("special", 0, play=ON_WARRIOR, effects=({"do": "control", "who": CHOSEN},))
    table.modifying().says(0, Play(theft, targets=(table.foe,))).all_pass()
    assert table.combat is None
    assert (table.told(ev.Fought), table.state.cards[table.foe].controller) == ([], 0)


def test_anytime_cowardice() -> None:
    """The attacker goes under cover, and the combat goes on against three more armour."""
    table = Fight()
    fear = table.card("special", 1, play=ON_WARRIOR, effects=({"do": "cover", "who": CHOSEN},))
    table.modifying().pass_to(1).says(1, Play(fear, targets=(table.one,))).all_pass()
    assert table.values == (3, 5, 3, 8)


def test_combat_own_warriors() -> None:
    """Only a card lets attack one's own."""
    for may in (False, True):
        words = ({"do": "permit", "what": ["attack"], "whom": {"side": "own"}},) if may else ()
        table = Fight(ours={"effects": words})
        other = table.warrior(0)
        table.acting().says(0, Attack()).all_pass()
        if may:
            table.says(0, Announce(table.one, other))
        else:
            assert table.refused(0, Announce(table.one, other)) == "combat.own-warriors"


@pytest.mark.parametrize(("ours", "theirs"), [("outpost", "squad"), ("squad", "outpost"), ("aside", "outpost")])
def test_combat_areas(ours: str, theirs: str) -> None:
    table = Fight(ours={"zone": ours}, theirs={"zone": theirs})
    mine, near = table.warrior(0, theirs), table.warrior(1, ours)
    table.acting().says(0, Attack()).all_pass()
    assert table.refused(0, Announce(table.one, table.foe)) == "combat.areas"
    assert table.refused(0, Announce(mine, near)) == "combat.areas"
    table.says(0, Announce(table.one, near))


def test_combat_total_war() -> None:
    """Affiliation keeps nobody from attacking."""
    for tags in (("bauhaus",), ("brotherhood",), ("legion",)):
        table = Fight(ours={"tags": tags}, theirs={"tags": tags})
        table.acting().says(0, Attack()).all_pass().says(0, Announce(table.one, table.foe))


def test_combat_restrictions() -> None:
    """What is printed on a warrior holds in total war."""
    bar = ({"do": "bar", "what": ["attack"], "whom": {"tags": ["brotherhood"]}},)
    for tag, legal in (("brotherhood", False), ("bauhaus", True)):
        table = Fight(ours={"effects": bar}, theirs={"tags": (tag,)})
        table.warrior(1, tags=("capitol",))
        table.acting().says(0, Attack()).all_pass()
        if legal:
            table.says(0, Announce(table.one, table.foe))
        else:
            assert table.refused(0, Announce(table.one, table.foe)) == "combat.restrictions"


@pytest.mark.parametrize(("tactic", "values"), [("fight", (1, 5, 3, 6)), ("shoot", (2, 5, 4, 6))])
def test_combat_tactic(tactic: Any, values: tuple[int, ...]) -> None:
    """The attacking player chooses, and both use that rating; what helps in the other way helps nobody.

    Rule: doomtrooper-cs.combat.tactic-effect
    """
    table = Fight(ours={"ratings": "1/2/6/4"}, theirs={"ratings": "3/4/5/4"})
    other: Any = "shoot" if tactic == "fight" else "fight"
    for card in (table.one, table.foe):
        table.on(card, tags=(f"weapon:{other}",), effects=(adds(other, 9), adds(tactic, 9)))
    table.announced().all_pass()
    table.refused(1, ChooseTactic(tactic))
    table.says(0, ChooseTactic(tactic)).all_pass()
    assert table.values == values


@pytest.mark.parametrize("pick", ["first", "second", "none"])
def test_combat_zone_choice(pick: str) -> None:
    """The defender says once whether and from which war zone he defends.

    Rule: doomtrooper-cs.combat.zone-modifiers
    """
    table = Fight()
    first, second = zone(table), table.card("warzone", 1, "squad", ratings="-1/0/-2/0")
    table.announced().all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert set(table.offered(1)) == {table.token(first), table.token(second), "none"}
    chosen = {"first": first, "second": second, "none": -1}[pick]
    table.refused(0, ChooseZone(chosen))
    table.says(1, ChooseZone(chosen)).goes_on()
    table.refused(1, ChooseZone(first))
    table.all_pass()
    assert table.values == {"first": (3, 6, 5, 5), "second": (3, 3, 2, 5), "none": (3, 5, 3, 5)}[pick]


@pytest.mark.parametrize(("kind", "used", "values"), [
    ("fortification", True, (3, 6, 5, 5)),
    ("fortification", False, (4, 7, 4, 7)),
    ("alliance", True, (4, 8, 6, 7)),
])  # fmt: skip
def test_combat_zone_no_fortifications(kind: Any, used: bool, values: tuple[int, ...]) -> None:
    """In a war zone no fortification helps either side; other cards do."""
    table = Fight()
    words = ({"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["armour"], "sum": 2},
             {"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["fight"], "sum": 1})  # fmt: skip
    table.card(kind, 0, "squad", effects=words)
    place = zone(table)
    table.fought("fight", place if used else -1)
    assert table.values == values


@pytest.mark.parametrize(("own", "theirs"), [
    ("squad", "squad"), ("squad", "cohort"), ("outpost", "outpost"),
])  # fmt: skip
def test_combat_zone_where(own: str, theirs: str) -> None:
    """The area of the defender decides; a card opens that of the Squad to the Cohort, never that of the Outpost.

    Rule: doomtrooper-cs.influence.warzone-squad-cohort, doomtrooper-cs.influence.warzone-outpost,
    doomtrooper-cs.influence.warzone-over-card
    """
    words = ({"do": "permit", "what": ["zone"]},)
    at = "outpost" if theirs == "outpost" else "squad"
    table = Fight(ours={"zone": at}, theirs={"zone": theirs if theirs != "cohort" else "squad", "effects": words})
    near = zone(table, 1, "outpost" if own == "outpost" else "squad")
    cohort, outpost = zone(table, 1, "cohort"), zone(table, 1, "outpost" if own != "outpost" else "squad")
    found = {near, cohort} if own != "outpost" else {near}
    table.announced().all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert set(table.offered(1)) == {*map(table.token, found), "none"}
    assert table.refused(1, ChooseZone(outpost)) == "combat.zone-choice"


def test_combat_zone_not_of_another_area() -> None:
    """Without such a card the war zone of the Cohort is not for the Squad. Rule: doomtrooper-cs.combat.zone-where"""
    table = Fight()
    near, cohort = zone(table), zone(table, 1, "cohort")
    table.announced().all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert set(table.offered(1)) == {table.token(near), "none"}
    assert table.refused(1, ChooseZone(cohort)) == "combat.zone-choice"


def test_combat_never_fight() -> None:
    """Who never fights is neither attacker nor defender. Rule: doomtrooper-cs.apostle.no-combat"""
    table = Fight()
    lord, prince = table.warrior(0, effects=(able("never-combat"),)), table.warrior(1, effects=(able("never-combat"),))
    table.acting().says(0, Attack()).all_pass()
    assert set(table.offered(0)) == {table.token(table.one), "nobody"}
    assert table.offered(0, table.token(table.one)) == [table.token(table.foe)]
    table.refused(0, Announce(lord, table.foe))
    table.refused(0, Announce(table.one, prince))


def test_combat_zone_leaves() -> None:
    """Without his weapon a warrior takes another that suits the tactic. Rule: doomtrooper-cs.combat.weapon-lost"""
    table = Fight()
    best = table.on(table.one, tags=("weapon:fight",), effects=(adds("fight", 4),))
    table.on(table.one, tags=("weapon:fight",), effects=(adds("fight", 1),))
    table.on(table.one, tags=("weapon:shoot",), effects=(adds("fight", 7),))
    table.modifying()
    discard(table.run, best)
    table.all_pass()
    assert table.values[0] == 4
