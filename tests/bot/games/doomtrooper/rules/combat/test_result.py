"""The chapter on what comes of a combat: wounds, deaths and points."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.position.commands import Play, Split
from bot.games.doomtrooper.position.frames import Splitting, Window
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight, able, adds
from tests.rows import rows

BOTH = [CZECH, SWEDISH]
STRONG = {"ratings": "9/9/9/4"}
ANY: dict[str, Any] = {"when": "any", "to": "card", "whom": WARRIOR, "after": "discard"}


@rows("rules", BOTH)
@rows(("words", "wounded", "fate"), [
    ((), False, "wounded"), ((), True, "dead"), ((able("kills"),), False, "dead"),
])  # fmt: skip
def test_combat_outcomes(words: tuple[Any, ...], wounded: bool, fate: str, rules: Rules) -> None:
    """A wound, the second of which kills, or an automatic kill.

    Rule: doomtrooper-cs.combat.wound-twice, doomtrooper-sv.combat.wounded, doomtrooper-sv.combat.death
    """
    table = Fight(rules=rules, ours={**STRONG, "effects": words}, theirs={"wounded": wounded})
    assert table.fought().over().fates == ("well", fate)


def test_combat_no_harm() -> None:
    """Rule: doomtrooper-sv.combat.preview"""
    table = Fight(rules=SWEDISH, ours=STRONG)
    table.modifying()
    assert table.fates == ("well", "well")
    assert table.all_pass().fates == ("well", "wounded")


def saving(*, wounded: bool = False, **play: Any) -> tuple[Fight, dict[str, int]]:
    """The defender suffers a wound, which would be his second one where he was wounded before.

    His player holds a card that saves him, one that heals old wounds and one that has nothing to do with either.
    """
    table = Fight(ours=STRONG, theirs={"wounded": wounded})
    words: dict[str, dict[str, Any]] = {
        "saves": {"do": "heal", "saves": True, "who": CHOSEN},
        "heals": {"do": "heal", "who": CHOSEN},
        "other": {"do": "rate", "who": CHOSEN, "ratings": ["armour"], "sum": 9, "until": "combat"},
    }
    cards = {name: table.card("special", 1, play={**ANY, **play}, effects=(word,)) for name, word in words.items()}
    table.chosen().all_pass(until="combat-saving").pass_to(1)
    return table, cards


def test_combat_state() -> None:
    """While the state changes only what saves from it is played."""
    for wounded, fate in ((True, "wounded"), (False, "well")):
        table, cards = saving(wounded=wounded)
        table.refused(1, Play(cards["other"], targets=(table.foe,)))
        table.says(1, Play(cards["saves"], targets=(table.foe,))).all_pass()
        assert table.fates == ("well", fate)
    table, _ = saving(wounded=True)
    assert table.over().fates == ("well", "dead")


def test_combat_state_no_healing() -> None:
    """An old wound is not healed now; who was wounded in this combat is healed in the window that follows."""
    table, cards = saving()
    table.refused(1, Play(cards["heals"], targets=(table.foe,)))
    table.all_pass(until="combat-state")
    assert (table.window, table.fates) == ("combat-state", ("well", "wounded"))
    table.pass_to(1).says(1, Play(cards["heals"], targets=(table.foe,))).all_pass()
    assert table.fates == ("well", "well")


def test_combat_wounded_card() -> None:
    assert Fight(ours=STRONG).fought().state.cards[1].wounded


@pytest.mark.parametrize("rules", BOTH)
def test_combat_killed_discard(rules: Rules) -> None:
    """The dead and all that was attached to him go to the discard piles."""
    table = Fight(rules=rules, ours=STRONG, theirs={"wounded": True})
    gear = table.on(table.foe)
    thing = table.on(gear)
    table.fought()
    assert [table.zone(card) for card in (table.foe, gear, thing)] == ["discard"] * 3


@pytest.mark.parametrize("rules", BOTH)
def test_combat_points(rules: Rules) -> None:
    """A kill is worth the value as it is now; a wound is worth nothing.

    Rule: doomtrooper-sv.combat.points, doomtrooper-sv.cards.warrior.value, doomtrooper-sv.term.points
    """
    table = Fight(rules=rules, ours=STRONG, theirs={"wounded": True})
    table.on(table.foe, effects=(adds("value", 3),))
    table.fought().over(victory=99)
    assert (table.points(0), table.points(1)) == ((10, 12), (10, 5))
    table = Fight(rules=rules, ours=STRONG)
    assert table.fought().over(victory=99).points(0) == (10, 5)


@pytest.mark.parametrize("rules", BOTH)
def test_combat_points_both(rules: Rules) -> None:
    """Both score where both die. Rule: doomtrooper-sv.combat.points-even-dead"""
    table = Fight(
        rules=rules, ours={"ratings": "9/9/5/4", "wounded": True}, theirs={"ratings": "9/9/5/6", "wounded": True}
    )
    table.fought().over(victory=99)
    assert (table.fates, table.points(0), table.points(1)) == (("dead", "dead"), (10, 11), (10, 9))


@pytest.mark.parametrize(("victory", "points"), [(0, (14, 5)), (4, (10, 9)), (3, (11, 8))])
def test_combat_points_split(victory: int, points: tuple[int, int]) -> None:
    """All of one kind or a mixture; afterwards others may answer with what changes points."""
    table = Fight(ours=STRONG, theirs={"wounded": True})
    table.fought()
    assert isinstance(table.run.top, Splitting)
    assert table.refused(0, Split(5)) == "combat.points-split"
    table.says(0, Split(victory))
    assert (table.points(0), table.window) == (points, "points")
    assert isinstance(table.run.top, Window) and table.run.top.kind == "points"


def test_combat_points_own() -> None:
    """The own dead are worth destiny points only: nobody is asked."""
    words = ({"do": "permit", "what": ["attack"], "whom": {"side": "own"}},)
    table = Fight(ours={**STRONG, "effects": words})
    table.foe = table.warrior(0, ratings="1/1/5/4", wounded=True)
    table.fought()
    assert (table.fates, table.points(0)) == (("well", "dead"), (14, 5))


@pytest.mark.parametrize("mercenary", [False, True])
def test_mercenary_no_victory_points(*, mercenary: bool) -> None:
    words = (able("destiny-only"),) if mercenary else ()
    table = Fight(ours={**STRONG, "effects": words}, theirs={"wounded": True})
    table.fought().over(victory=99)
    assert table.points(0) == ((14, 5) if mercenary else (10, 9))


@pytest.mark.parametrize("end", ["discard", "kill"])
def test_term_discard_not_kill(end: str) -> None:
    """Whom a card removes is not killed: nobody earns anything. Rule: doomtrooper-cs.term.discard"""
    table = Fight(ours=STRONG, theirs={"wounded": True})
    gear = table.on(table.foe)
    card = table.card("special", 0, play=ANY, effects=({"do": "discard", "who": CHOSEN},))
    if end == "discard":
        table.at(1).says(0, Play(card, targets=(table.foe,))).all_pass(until="start")
    else:
        table.fought().over()
    assert table.zone(gear) == "discard"
    assert table.points(0) == ((10, 5) if end == "discard" else (14, 5))
