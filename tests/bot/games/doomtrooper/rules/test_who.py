"""The chapters on personalities, commanders and who is who: each test is named after the rule that it shows."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat.harm import earning
from bot.games.doomtrooper.acts.combat.striking import first_striker
from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, Follow, Play
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows


def hero(table: Seats, seat: int, zone: str = "squad", **more: Any) -> int:
    return table.warrior(seat, zone, name="HERO", tags=("personality",), ratings="5/5/5/4", **more)


@pytest.mark.parametrize("way", ["kill", "discard"])
def test_personality_returns(way: str) -> None:
    table = Seats()
    old, new = hero(table, 0), hero(table, 0, "hand")
    table.acting()
    assert table.refused(0, Play(new, area="squad")) == "personality.one-copy"
    table.do({"do": way, "who": {"role": "chosen"}}, targets=(old,))
    table.says(0, Play(new, area="squad"))


def test_target_out_unique() -> None:
    """Another copy comes while he is out of play; when he returns, he is discarded."""
    table = Seats()
    away, new = hero(table, 1, marks=("out",)), hero(table, 0, "hand")
    table.acting().says(0, Play(new, area="squad")).all_pass()
    table.do({"do": "mark", "who": {"marks": ["out"]}, "mark": "out", "off": True})
    assert [table.zone(card) for card in (away, new)] == ["discard", "squad"]


# Sergeants.


def unit(*, chiefs: int = 1, troopers: int = 2) -> tuple[Seats, list[int], list[int]]:
    table = Seats()
    leaders = [table.warrior(0, tags=("commander", "bauhaus"), ratings="5/5/5/6") for _ in range(chiefs)]
    ranks = [table.warrior(0, name="TROOPER", tags=("bauhaus",), ratings="1/1/1/2") for _ in range(troopers)]
    table.warrior(1)
    return table, leaders, ranks


def test_sergeant_no_commander() -> None:
    table, (first, second), (one, _) = unit(chiefs=2)
    assert table.at(1).refused(0, Follow(first, second)) == "sergeant.who"
    table.says(0, Follow(one, second))


def test_sergeant_permanent() -> None:
    table, (first, second), (one, _) = unit(chiefs=2)
    table.at(1).says(0, Follow(one, first))
    assert table.refused(0, Follow(one, second)) == "sergeant.permanent"
    assert table.state.cards[one].unit == first


def test_sergeant_discarded() -> None:
    """Rule: doomtrooper-cs.sergeant.no-unit"""
    table, (first, second), (one, other) = unit(chiefs=2)
    table.at(1).says(0, Follow(one, first))
    discard(table.run, first)
    table.says(0, Follow(one, second))
    discard(table.run, one)
    table.says(0, Follow(other, second))
    assert table.state.cards[other].unit == second


def test_sergeant_when() -> None:
    """In the windows of a combat too."""
    table, (chief,), (one, _) = unit()
    foe = len(table.cards) - 1
    table.acting().says(0, Attack()).all_pass().says(0, Announce(chief, foe)).says(0, Follow(one, chief))
    assert table.state.cards[one].unit == chief


# Who is who.


def test_outsider_transfer() -> None:
    for start, goal in (("aside", "outpost"), ("outpost", "aside")):
        table = Seats()
        one = table.warrior(0, start, tags=("outsider",))
        table.warrior(0, "outpost", tags=("lutheran",))
        table.warrior(0)
        table.acting()
        table.run.state = opened(table)
        table.says(0, Act("transfer", one, goal)).all_pass()
        assert table.zone(one) == goal


def opened(table: Seats) -> Any:
    """The position with an open Outpost."""
    return replace(table.state, opened=True)


def test_heretic_dark_legion() -> None:
    """Rule: doomtrooper-cs.heretic.keeps-affiliation"""
    table = Seats()
    one = table.warrior(0, tags=("bauhaus",))
    table.on(one, "special", effects=({"do": "kind", "who": {"role": "bearer"}, "gain": ["heretic"]},))
    assert {"legion", "heretic", "bauhaus"} <= tags(table.run, one)


@pytest.mark.parametrize(("lost", "mercenary"), [("bauhaus", True), ("capitol", False)])
def test_mercenary_lost_affiliation(lost: str, *, mercenary: bool) -> None:
    table = Seats()
    one = table.warrior(0, tags=("bauhaus",))
    table.on(one, "special", effects=({"do": "kind", "who": {"role": "bearer"}, "lose": [lost]},))
    assert ("freelancer" in tags(table.run, one)) == mercenary


@pytest.mark.parametrize(("tag", "only"), [("bauhaus", ""), ("freelancer", "destiny")])
def test_mercenary_no_victory_points(tag: str, only: str) -> None:
    table = Seats()
    one, foe = table.warrior(0, tags=(tag,)), table.warrior(1)
    assert earning(table.run, 0, 4, one, foe, own=False).only == only


def test_steal_control() -> None:
    """Rule: doomtrooper-cs.steal.returns"""
    table = Seats()
    thief, foe = table.card("special", 0), table.warrior(1, tags=("bauhaus",))
    gun = table.on(foe)
    table.do({"do": "control", "who": {"role": "chosen"}, "player": "me"}, card=thief, targets=(foe,))
    assert [(table.state.cards[card].controller, table.zone(card)) for card in (foe, gun)] == [(0, "squad")] * 2
    discard(table.run, foe)
    assert [(table.state.cards[card].controller, table.zone(card)) for card in (foe, gun)] == [(1, "discard")] * 2


@rows(
    ("ours", "theirs", "first"),
    [("plain", "", 0), ("", "plain", 1), ("plain", "always", 1), ("always", "plain", 0)],
)
def test_wording_always(ours: str, theirs: str, first: int) -> None:
    assert _first(ours, theirs) == first


@pytest.mark.parametrize("strength", ["plain", "always"])
def test_wording_two_always(strength: str) -> None:
    """Both strike at once."""
    assert _first(strength, strength) not in (0, 1)
    assert _first(strength, "") == 0


def _first(ours: str, theirs: str) -> int:
    table = Seats()
    for seat, strength in enumerate((ours, theirs)):
        word = {"do": "ability", "ability": "first-strike", "strength": strength}
        table.warrior(seat, effects=(word,) if strength else ())
    frame = table.combat(0, 1)
    return first_striker(table.run, frame)
