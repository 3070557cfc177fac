"""The chapters on commanders, on who is who, and on what a word of a card means: tests named after the rules."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.fighting.able import able
from bot.games.doomtrooper.looks.fighting.sabotage import defenceless
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, CountAs, Follow, Play
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight
from tests.bot.games.doomtrooper.rules.combat.fights import able as ability
from tests.rows import rows

ANY: dict[str, Any] = {"when": "any", "to": "card", "whom": WARRIOR, "after": "discard"}
ART: dict[str, Any] = {"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": 2, "until": "turn"}


def kinds(**changes: Any) -> tuple[dict[str, Any], ...]:
    return ({"do": "kind", "who": {"role": "bearer"}, **changes},)


# Sergeants.


def unit(*, value: int = 3, tags: tuple[str, ...] = ("bauhaus",), name: str = "man") -> tuple[Seats, int, int]:
    """A sergeant worth five of Bauhaus, and a warrior who may follow him or not; a window is open."""
    table = Seats()
    sergeant = table.warrior(0, tags=("bauhaus", "commander"), ratings="5/5/5/5", name="sergeant")
    man = table.warrior(0, tags=tags, ratings=f"3/3/3/{value}", name=name)
    return table.at(1), sergeant, man


@rows(("told", "legal"), [
    ({}, True),
    ({"value": 5}, False),
    ({"tags": ("bauhaus", "personality")}, False),
    ({"tags": ("bauhaus", "commander")}, False),
    ({"tags": ("capitol",)}, False),
])  # fmt: skip
def test_sergeant_who(told: dict[str, Any], legal: bool) -> None:
    """Of less value, no personality and no commander himself. Rule: doomtrooper-cs.sergeant.no-commander"""
    table, sergeant, man = unit(**told)
    if legal:
        table.says(0, Follow(man, sergeant))
        assert table.state.cards[man].unit == sergeant
    else:
        assert table.refused(0, Follow(man, sergeant)) == "sergeant.who"


@pytest.mark.parametrize(("name", "legal"), [("man", True), ("other", False)])
def test_sergeant_same_kind(name: str, legal: bool) -> None:
    table, sergeant, man = unit()
    more = table.warrior(0, tags=("bauhaus",), ratings="3/3/3/3", name=name)
    table.says(0, Follow(man, sergeant))
    if legal:
        table.says(0, Follow(more, sergeant))
    else:
        table.refused(0, Follow(more, sergeant))


def test_sergeant_when() -> None:
    """At any time, in a combat as well, but not as an action."""
    table = Fight()
    sergeant = table.warrior(0, tags=("bauhaus", "commander"), ratings="5/5/5/5")
    man = table.warrior(0, tags=("bauhaus",), ratings="3/3/3/3")
    table.modifying().says(0, Follow(man, sergeant))
    assert table.state.cards[man].unit == sergeant


def test_sergeant_permanent() -> None:
    """Who follows one follows no other."""
    table, sergeant, man = unit()
    other = table.warrior(0, tags=("bauhaus", "commander"), ratings="5/5/5/5")
    table.says(0, Follow(man, sergeant))
    for commander in (other, -1):
        table.refused(0, Follow(man, commander))


def test_sergeant_discarded() -> None:
    """Those whose sergeant has left may follow another one."""
    table, sergeant, man = unit()
    other = table.warrior(0, tags=("bauhaus", "commander"), ratings="5/5/5/5")
    table.says(0, Follow(man, sergeant))
    discard(table.run, sergeant)
    table.says(0, Follow(man, other))
    assert table.state.cards[man].unit == other


def test_sergeant_no_unit() -> None:
    """With the last follower gone a sergeant may have warriors of another kind."""
    table, sergeant, man = unit()
    other = table.warrior(0, tags=("bauhaus",), ratings="3/3/3/3", name="other")
    table.says(0, Follow(man, sergeant)).refused(0, Follow(other, sergeant))
    discard(table.run, man)
    table.says(0, Follow(other, sergeant))


# Cultists, heretics, mercenaries.


def test_cultist_choice() -> None:
    """At any time, and what was said last holds."""
    table = Seats()
    one = table.warrior(0, tags=("cultist", "heretic"))
    table.at(1)
    for side, other in (("legion", "doomtrooper"), ("doomtrooper", "legion"), ("legion", "doomtrooper")):
        table.says(0, CountAs(one, side))  # type: ignore[arg-type]
        assert {side, other} & tags(table.run, one) == {side}
    table.refused(1, CountAs(one, "legion"))


def test_cultist_no_backdating() -> None:
    """Not while a card that was played waits for answers."""
    table = Seats()
    one = table.warrior(1, tags=("cultist", "heretic"), side="legion")
    card = table.card(
        "special", 0, play={**ANY, "whom": {"tags": ["legion"]}}, effects=({"do": "discard", "who": CHOSEN},)
    )
    table.at(1).says(0, Play(card, targets=(one,)))
    while table.window == "reaction" and table.prompted[0].seat != 1:
        table.all_pass()
    assert table.refused(1, CountAs(one, "doomtrooper")) in ("cultist.no-backdating", "anytime.order")


@pytest.mark.parametrize("lost", [(), ("affiliation",)])
def test_heretic_dark_legion(lost: tuple[str, ...]) -> None:
    """Who becomes a heretic is of the Legion, and keeps what he was unless the card says otherwise.

    Rule: doomtrooper-cs.heretic.keeps-affiliation
    """
    table = Seats()
    one = table.warrior(0, tags=("bauhaus",))
    table.on(one, "special", effects=kinds(gain=["heretic"], lose=list(lost)))
    assert {"heretic", "legion"} <= tags(table.run, one)
    assert ("bauhaus" in tags(table.run, one)) == (not lost)


@pytest.mark.parametrize("lost", [["bauhaus"], ["capitol"]])
def test_mercenary_lost_affiliation(lost: list[str]) -> None:
    """A Doomtrooper without any affiliation is a mercenary."""
    table = Seats()
    one = table.warrior(0, tags=("bauhaus",))
    table.on(one, "special", effects=kinds(lose=lost))
    assert ("freelancer" in tags(table.run, one)) == (lost == ["bauhaus"])


def test_affiliation_attachment_kept() -> None:
    """What is for Bauhaus alone stays on one who is of it no more, is of no use, and works again with him."""
    table = Seats()
    one = table.warrior(0, tags=("bauhaus", "capitol"))
    play = {"to": "card", "whom": {"side": "own", "tags": ["warrior", "bauhaus"]}, "after": "attach"}
    word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2}
    gear = table.on(one, play=play, effects=(word,))
    shame = table.on(one, "special", effects=kinds(lose=["bauhaus"]))
    assert (rating(table.acting().run, one, "fight"), table.state.cards[gear].on) == (5, one)
    discard(table.run, shame)
    assert rating(table.run, one, "fight") == 7


def test_outsider_transfer() -> None:
    """Who stands outside the areas goes to the Outpost as others do, and comes back outside."""
    table = Seats()
    one = table.warrior(0, "aside", tags=("outsider",))
    table.warrior(0)
    table.acting().run.emit(ev.OutpostOpened())
    table.says(0, Act("transfer", one, "outpost")).all_pass()
    assert table.zone(one) == "outpost"
    table.run.emit(ev.Marked(one, "transferred", off=True))
    assert "squad" not in table.offered(0, "transfer", table.token(one))
    table.says(0, Act("transfer", one, "aside"))
    assert table.zone(one) == "aside"


# Personalities.


def test_personality_returns() -> None:
    """One who died comes into play again, and is worth as much again. Rule: doomtrooper-cs.personality.points-again"""
    fight = Fight(ours={"ratings": "9/9/9/4"}, theirs={"wounded": True, "tags": ("personality",)})
    fight.fought().over(victory=99)
    assert fight.points(0) == (10, 9)
    fight = Fight(ours={"ratings": "9/9/9/4"}, theirs={"wounded": True, "tags": ("personality",)})
    fight.card("warrior", 1, "discard", name="foe")
    fight.fought().over(victory=99)
    assert fight.points(0) == (10, 9)
    table = Seats()
    table.warrior(0, "discard", tags=("personality",), name="ONE")
    again = table.warrior(0, "hand", tags=("personality",), name="ONE")
    table.acting().says(0, Play(again, area="squad")).all_pass()
    assert table.zone(again) == "squad"


@pytest.mark.parametrize("marks", [(), ("imprisoned",), ("out",)])
def test_target_imprisoned_personality(marks: tuple[str, ...]) -> None:
    """Whoever is in prison is in play: there is no second one of him. One who is out of play may come again.

    Rule: doomtrooper-cs.term.personality, doomtrooper-cs.term.out-of-play-unique, doomtrooper-cs.target.out-unique
    """
    table = Seats()
    old = table.warrior(1, tags=("personality",), name="ONE", marks=marks)
    table.warrior(0)
    again = table.warrior(0, "hand", tags=("personality",), name="ONE")
    table.acting()
    if marks != ("out",):
        assert table.refused(0, Play(again, area="squad")) == "personality.one-copy"
        return
    table.says(0, Play(again, area="squad")).all_pass()
    table.do({"do": "mark", "who": {"marks": ["out"]}, "mark": "out", "off": True})
    assert (table.zone(again), table.zone(old)) == ("squad", "discard")


# Immunity, targets, control.


@pytest.mark.parametrize("seat", [0, 1])
def test_immunity_meaning(seat: int) -> None:
    """A card that he is immune against does not work on him, but for what his own player grants him."""
    for immune in (False, True):
        table = Seats()
        words = ({"do": "immune", "to": ["art"]},) if immune else ()
        one = table.warrior(0, effects=words)
        caster = table.warrior(seat, effects=({"do": "casts", "aspects": ["all"]},))
        spell = table.card("art", seat, play=ANY, tags=("exorcism",), effects=(ART,))
        table.do(ART, card=spell, seat=seat, targets=(one,), caster=caster)
        assert rating(table.run, one, "fight") == (5 if immune and seat else 7)


@pytest.mark.parametrize("immune", [False, True])
def test_immunity_in_combat(*, immune: bool) -> None:
    """What his opponent has from the Art does not count against him."""
    words = ({"do": "immune", "to": ["art"]},) if immune else ()
    table = Fight(theirs={"effects": words})
    spell = table.card("art", 0, zone="discard", tags=("combat-spell",))
    table.modifying()
    table.do({**ART, "until": "combat"}, card=spell, seat=0, targets=(table.one,))
    assert rating(table.run, table.one, "fight") == (3 if immune else 5)


def test_target_out_of_play() -> None:
    """He is as if he were not there: no card reaches him, he helps nobody and shields nobody.

    Rule: doomtrooper-cs.term.out-of-play
    """
    table = Seats()
    word = {"do": "rate", "who": {"side": "own", "tags": ["warrior"], "others": True}, "ratings": ["fight"], "sum": 1}
    away = table.warrior(1, marks=("out",), effects=(word,))
    card = table.card("special", 0, play=ANY, effects=({"do": "wound", "who": CHOSEN},))
    table.at(1).refused(0, Play(card, targets=(away,)))
    assert defenceless(table.run, 1)
    one = Seats()
    helped = one.warrior(1)
    one.warrior(1, marks=("out",), effects=(word,))
    assert rating(one.run, helped, "fight") == 5


@pytest.mark.parametrize(("until", "lasting"), [("turn", False), ("game", True)])
def test_term_combat_capable_lost(until: str, lasting: bool) -> None:
    """Only what is attached for good takes it; a passing ban does not."""
    table = Seats()
    one = table.warrior(0)
    bars = {"do": "bar", "what": ["attack", "attacked"]}
    if lasting:
        table.on(one, "special", effects=({**bars, "who": {"role": "bearer"}},))
    source = table.card()
    if not lasting:
        table.do({**bars, "who": CHOSEN, "until": until}, card=source, targets=(one,))
    assert able(table.run, one) == (not lasting)


def test_wording_last_target() -> None:
    """Where only those are left who are attacked last, the attacker chooses among them."""
    last = (ability("attacked-last"),)
    for plain in (False, True):
        table = Fight(theirs={"effects": last})
        other = table.warrior(1, effects=() if plain else last)
        table.acting().says(0, Attack()).all_pass()
        if plain:
            table.refused(0, Announce(table.one, table.foe))
            table.says(0, Announce(table.one, other))
        else:
            assert set(table.offered(0, table.token(table.one))) == {table.token(table.foe), table.token(other)}


def test_steal_control() -> None:
    """What is taken over comes to one's own area; once it is removed, it goes back to its owner.

    Rule: doomtrooper-cs.steal.returns
    """
    for end, zone in (
        ({"do": "return", "to": "hand", "who": CHOSEN}, "hand"),
        ({"do": "discard", "who": CHOSEN}, "discard"),
    ):
        table = Seats()
        foe, source = table.warrior(1), table.card()
        table.do({"do": "control", "who": CHOSEN}, card=source, targets=(foe,))
        assert (table.state.cards[foe].controller, table.state.cards[foe].zone) == (0, "squad")
        table.do(end, card=source, targets=(foe,))
        here = table.state.cards[foe]
        assert (here.owner, here.controller, here.zone) == (1, 1, zone)


# What is removed from the game, discarded, and attached.


def test_term_sacrifice() -> None:
    """It goes to the pile of its owner, and what was attached to it only to the discard pile.

    Rule: doomtrooper-cs.term.sacrifice-attachments, doomtrooper-cs.term.attachment-stays
    """
    table = Seats()
    foe, source = table.warrior(1), table.card()
    gear = table.on(foe)
    table.do({"do": "sacrifice", "who": CHOSEN}, card=source, targets=(foe,))
    assert [table.zone(card) for card in (foe, gear)] == ["sacrificed", "discard"]


@pytest.mark.parametrize("word", ["discard", "sacrifice", "return"])
def test_term_never_removed(word: str) -> None:
    table = Seats()
    harms = ["discarded", "sacrificed", "returned"]
    bank = table.card("special", 1, "table", effects=({"do": "protect", "against": harms, "who": {"role": "self"}},))
    plain, source = table.card("special", 1, "table"), table.card()
    for card, left in ((bank, True), (plain, False)):
        table.do({"do": word, "who": CHOSEN}, card=source, targets=(card,))
        assert (table.zone(card) == "table") == left


def test_term_in_play() -> None:
    """Only what lies on the table works."""
    word = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["fight"], "sum": 1}
    for zone in ("hand", "library", "discard", "sacrificed", "sideboard", "table"):
        table = Seats()
        one = table.warrior(0)
        table.card("alliance", 0, zone, effects=(word,))
        assert rating(table.run, one, "fight") == (6 if zone == "table" else 5)
