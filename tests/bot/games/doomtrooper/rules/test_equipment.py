"""The chapter on equipment, weapons and vehicles, rule by rule: each test is named after the rule that it shows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.fighting.able import tactics
from bot.games.doomtrooper.looks.fighting.values import rating, weapons
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Play
from bot.games.doomtrooper.position.state import Token
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

OWN: dict[str, Any] = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
FOR_BAUHAUS: dict[str, Any] = {**OWN, "whom": {"side": "own", "tags": ["warrior", "bauhaus"]}}
PLUS_TWO = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot"], "sum": 2},)


def test_equipment_action() -> None:
    table = Seats()
    one, gun = table.warrior(0), table.card("equipment", 0, play=OWN)
    table.acting().says(0, Play(gun, targets=(one,))).all_pass()
    assert (table.state.cards[gun].on, len(table.tokens())) == (one, 2)


@pytest.mark.parametrize("tag", ["legion", "lutheran", "bauhaus"])
def test_equipment_who(tag: str) -> None:
    table = Seats()
    one, gun = table.warrior(0, tags=(tag,)), table.card("equipment", 0, play=OWN)
    table.acting().says(0, Play(gun, targets=(one,)))


def test_equipment_upgrade() -> None:
    table = Seats()
    gun = table.on(table.warrior(0), effects=PLUS_TWO)
    sight = table.card("equipment", 0, play={**OWN, "whom": {"side": "own", "tags": ["equipment"]}})
    table.acting().says(0, Play(sight, targets=(gun,))).all_pass()
    assert table.state.cards[sight].on == gun
    discard(table.run, gun)
    assert [table.zone(card) for card in (gun, sight)] == ["discard", "discard"]


@pytest.mark.parametrize("area", ["squad", "cohort", "outpost"])
def test_equipment_area(area: str) -> None:
    table = Seats()
    mast = table.card("equipment", 0, play={"to": "area", "areas": ["squad", "cohort", "outpost"]})
    table.acting().says(0, Play(mast, area=area)).all_pass()
    assert (table.zone(mast), table.state.cards[mast].on) == (area, -1)


def test_equipment_stays() -> None:
    """What lies on a warrior goes where he goes, what lies on an area does not."""
    table = Seats()
    one = table.warrior(0, tags=("bauhaus",))
    table.warrior(0)
    gun, mast = table.on(one), table.card("equipment", 0, "squad", play={"to": "area"})
    table.acting().run.emit(ev.OutpostOpened())
    table.says(0, Act("transfer", one, "outpost")).all_pass()
    assert [table.zone(card) for card in (one, gun, mast)] == ["outpost", "outpost", "squad"]
    assert table.refused(0, Act("transfer", gun, "squad")) == "transfer.action"


def test_equipment_copies() -> None:
    table = Seats()
    one = table.warrior(0)
    table.on(one, name="SCOPE", effects=PLUS_TWO)
    table.on(one, name="SCOPE", effects=PLUS_TWO)
    table.on(one, name="OTHER", effects=PLUS_TWO)
    assert rating(table.run, one, "fight") == 9


@pytest.mark.parametrize(("kind", "type_"), [("equipment", "equipment.lost-affiliation"), ("relic", "relic")])
def test_equipment_lost_affiliation(kind: Any, type_: str) -> None:
    """Rule: doomtrooper-cs.relic.affiliation, doomtrooper-cs.affiliation.attachment-kept"""
    del type_
    table = Seats()
    one = table.warrior(0, tags=("bauhaus",))
    gun = table.on(one, kind, play=FOR_BAUHAUS, effects=PLUS_TWO)
    shame = table.on(one, "special", effects=({"do": "kind", "who": {"role": "bearer"}, "lose": ["bauhaus"]},))
    assert (rating(table.run, one, "fight"), table.state.cards[gun].on) == (5, one)
    discard(table.run, shame)
    assert rating(table.run, one, "fight") == 7


def test_weapon_definition() -> None:
    table = Seats()
    one, foe = table.warrior(0), table.warrior(1)
    gun, charm = table.on(one, tags=("weapon:shoot",), effects=PLUS_TWO), table.on(one, effects=PLUS_TWO)
    table.combat(one, foe, "shoot")
    assert weapons(table.run, one, "shoot") == (gun,)
    assert charm not in weapons(table.run, one, "")


@rows(
    ("tags", "fight", "shoot"),
    [
        (("weapon:fight",), 7, 5),
        (("weapon:shoot",), 5, 7),
        (("weapon:fight", "weapon:shoot"), 7, 7),
        ((), 7, 7),
    ],
)
def test_weapon_kinds(tags: tuple[str, ...], fight: int, shoot: int) -> None:
    for tactic, wanted in (("fight", fight), ("shoot", shoot)):
        table = Seats()
        one, foe = table.warrior(0), table.warrior(1)
        table.on(one, tags=tags, effects=PLUS_TWO)
        table.combat(one, foe, tactic)
        assert rating(table.run, one, tactic) == wanted  # type: ignore[arg-type]


def tank(table: Seats, driver: int, *more: str, **told: Any) -> int:
    return table.on(driver, tags=("vehicle", *more), **told)


@pytest.mark.parametrize("inside", [True, False])
def test_vehicle_inside_outside(*, inside: bool) -> None:
    table = Seats()
    one, car = table.warrior(0), table.card("equipment", 0, tags=("vehicle",), play=OWN)
    table.acting()
    assert table.offered(0, "play", table.token(car)) == ["inside", "outside"]
    table.says(0, Play(car, targets=(one,), inside=inside)).all_pass()
    assert table.state.cards[one].inside == inside


def test_vehicle_board() -> None:
    table = Seats()
    one = table.warrior(0)
    tank(table, one)
    table.acting()
    for left, inside in ((2, True), (1, False), (0, True)):
        table.says(0, Act("board", one)).all_pass(until="discard")
        assert (len(table.tokens()), table.state.cards[one].inside) == (left, inside)


def test_vehicle_destroyed() -> None:
    for wounded, points in ((False, (10, 5)), (True, (10, 5))):
        table = Seats()
        one = table.warrior(0, inside=True, wounded=wounded)
        car = tank(table, one)
        table.acting()
        discard(table.run, car)
        table.goes_on()
        assert table.zone(one) == ("discard" if wounded else "squad")
        assert wounded or table.state.cards[one].wounded
        assert [table.points(seat) for seat in (0, 1)] == [points, points]


@pytest.mark.parametrize(("inside", "armour"), [(False, 7), (True, 5)])
def test_vehicle_inside_limits(*, inside: bool, armour: int) -> None:
    table = Seats()
    one = table.warrior(0, inside=inside)
    table.warrior(0)
    tank(table, one)
    word = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["armour"], "sum": 2}
    table.card("fortification", 0, "squad", effects=(word,))
    table.acting()
    assert rating(table.run, one, "armour") == armour
    if inside:
        assert table.refused(0, Act("cover", one)) == "vehicle.inside-limits"
    else:
        table.says(0, Act("cover", one))


def test_vehicle_forced_out() -> None:
    table = Seats()
    one = table.warrior(0, inside=True)
    tank(table, one)
    table.warrior(0)
    table.do({"do": "cover", "who": {"role": "chosen"}}, targets=(one,))
    assert (table.state.cards[one].covered, table.state.cards[one].inside) == (True, False)


@pytest.mark.parametrize(("inside", "fight"), [(True, 7), (False, 5)])
def test_vehicle_outside(*, inside: bool, fight: int) -> None:
    """What a vehicle gives and forbids holds for him who is in it."""
    table = Seats()
    one = table.warrior(0, inside=inside)
    tank(table, one, effects=PLUS_TWO)
    assert rating(table.run, one, "fight") == fight


@pytest.mark.parametrize("kind", ["airship", "submarine"])
def test_vehicle_airship_submarine(kind: str) -> None:
    for inside, ways in ((True, ("shoot",)), (False, ("fight", "shoot"))):
        table = Seats()
        one, foe = table.warrior(0, inside=inside), table.warrior(1)
        tank(table, one, kind)
        assert tactics(table.run, one, foe) == tactics(table.run, foe, one) == ways


def test_vehicle_considered() -> None:
    table = Seats()
    one = table.warrior(0, tags=("vehicle", "bauhaus"))
    table.warrior(0)
    table.acting(Token("any")).run.emit(ev.OutpostOpened())
    assert table.refused(0, Act("board", one)) == "vehicle.board"
    assert table.refused(0, Act("cover", one)) == "vehicle.inside-limits"
    assert table.refused(0, Act("transfer", one, "outpost")) == "actions.three"


@pytest.mark.parametrize(("side", "legal"), [("bauhaus", True), ("legion", False)])
def test_equipment_restricted(side: str, *, legal: bool) -> None:
    """What is for Doomtroopers is for nobody of the Legion."""
    table = Seats()
    one = table.warrior(0, tags=(side,))
    gun = table.card("equipment", 0, play={**OWN, "whom": {"side": "own", "tags": ["warrior", "doomtrooper"]}})
    table.acting()
    if legal:
        table.says(0, Play(gun, targets=(one,)))
    else:
        assert table.refused(0, Play(gun, targets=(one,))) == "equipment.restricted"
