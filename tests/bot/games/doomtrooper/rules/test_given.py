"""The chapters on fortifications, Dark Symmetry, missions, relics and Ki: tests named after the rules they show."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.commands import Act, Play
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

OWN: dict[str, Any] = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
FOR_BAUHAUS: dict[str, Any] = {**OWN, "whom": {"side": "own", "tags": ["warrior", "bauhaus"]}}
PLUS_TWO = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2},)
TO_AREA: dict[str, Any] = {"to": "area", "areas": ["squad", "cohort", "outpost"]}


def holding(*tags: str) -> dict[str, Any]:
    """A fortification's word: its own side's warriors of these kinds have two more armour."""
    return {"do": "rate", "who": {"side": "own", "tags": ["warrior", *tags]}, "ratings": ["armour"], "sum": 2}


# Fortifications.


def test_fortification_action() -> None:
    table = Seats()
    one = table.warrior(0)
    wall = table.card("fortification", 0, play=TO_AREA, effects=(holding(),))
    table.acting().says(0, Play(wall, area="squad")).all_pass()
    assert (table.zone(wall), len(table.tokens()), rating(table.run, one, "armour")) == ("squad", 2, 7)


def test_fortification_place() -> None:
    """It goes where its card says, though nobody is there."""
    table = Seats()
    wall = table.card("fortification", 0, play={**TO_AREA, "areas": ["outpost"]})
    table.acting()
    table.refused(0, Play(wall, area="squad"))
    table.says(0, Play(wall, area="outpost")).all_pass()
    assert table.zone(wall) == "outpost"


@pytest.mark.parametrize(("bound", "armour"), [(False, 7), (True, 5)])
def test_fortification_reach(*, bound: bool, armour: int) -> None:
    table = Seats()
    far = table.warrior(0, "outpost")
    word = holding()
    if bound:
        word["who"]["area"] = "same"
    table.card("fortification", 0, "squad", effects=(word,))
    near = table.warrior(0)
    assert [rating(table.run, card, "armour") for card in (near, far)] == [7, armour]


def test_fortification_attached() -> None:
    table = Seats()
    one, wall = table.warrior(0), table.card("fortification", 0, play=OWN)
    table.acting().says(0, Play(wall, targets=(one,))).all_pass()
    discard(table.run, one)
    assert table.zone(wall) == "discard"


@rows("kind", ["fortification", "relic", "symmetry", "equipment"])
def test_fortification_own_only(kind: Any) -> None:
    """Rule: doomtrooper-cs.relic.own-only, doomtrooper-cs.equipment.own-only"""
    for seat in (0, 1):
        table = Seats()
        table.warrior(0, "cohort", tags=("legion",))
        one = table.warrior(seat, "cohort", tags=("legion",))
        card = table.card(kind, 0, play={"to": "card", "after": "attach"})
        table.acting()
        if seat:
            table.refused(0, Play(card, targets=(one,)))
        else:
            table.says(0, Play(card, targets=(one,)))


# Dark Symmetry.


def given(tags: tuple[str, ...], kind: Any = "symmetry", **more: Any) -> tuple[Seats, int, int]:
    """A warrior of these kinds, and a card in the hand for one of the own warriors."""
    table = Seats()
    one = table.warrior(0, tags=tags, effects=more.pop("effects", ()))
    card = table.card(kind, 0, play=more.pop("play", OWN), **more)
    return table.acting(), one, card


@pytest.mark.parametrize(
    ("kind", "tag"), [("symmetry", "legion"), ("ki", "mishima")], ids=["symmetry", "ki"]
)  # fmt: skip
def test_symmetry_give(kind: Any, tag: str) -> None:
    """Rule: doomtrooper-cs.ki.give"""
    table, one, gift = given((tag,), kind)
    table.says(0, Play(gift, targets=(one,))).all_pass()
    assert (table.state.cards[gift].on, len(table.tokens())) == (one, 2)
    table, one, gift = given(("bauhaus",), kind)
    assert table.refused(0, Play(gift, targets=(one,))) == f"{kind}.give"


def test_symmetry_types() -> None:
    """A gift of an apostle is for those who follow him, a general one for all of the Legion."""
    apostle = {**OWN, "whom": {"side": "own", "tags": ["warrior", "follower:algeroth"]}}
    for tags, play, legal in (
        (("legion", "follower:algeroth"), apostle, True),
        (("legion", "follower:demnogonis"), apostle, False),
        (("legion", "follower:demnogonis"), OWN, True),
    ):
        table, one, gift = given(tags, play=play)
        if legal:
            table.says(0, Play(gift, targets=(one,)))
        else:
            table.refused(0, Play(gift, targets=(one,)))


def test_symmetry_any() -> None:
    """Who may have any lifts the border between apostles, not a kind that is asked for."""
    may = ({"do": "permit", "what": ["receive:symmetry"]},)
    for demanded, legal in ((["follower:semai"], True), (["heretic"], False)):
        play = {**OWN, "whom": {"side": "own", "tags": ["warrior", *demanded]}}
        table, one, gift = given(("legion", "follower:algeroth"), play=play, effects=may)
        if legal:
            table.says(0, Play(gift, targets=(one,)))
        else:
            table.refused(0, Play(gift, targets=(one,)))


def test_symmetry_lasting() -> None:
    table, one, gift = given(("legion",), effects=())
    table.says(0, Play(gift, targets=(one,))).all_pass()
    for _ in range(2):
        table.says(0, Act("meditate")).all_pass(until="discard")
    assert table.state.cards[gift].on == one


@pytest.mark.parametrize(("strength", "legal"), [("plain", True), ("never", False)])
def test_symmetry_never(*, strength: str, legal: bool) -> None:
    words = (
        {"do": "bar", "what": ["receive:symmetry"], "strength": strength},
        {"do": "permit", "what": ["receive:symmetry"]},
    )
    table, one, gift = given(("legion",), effects=words)
    if legal:
        table.says(0, Play(gift, targets=(one,)))
    else:
        table.refused(0, Play(gift, targets=(one,)))


def test_symmetry_heretic() -> None:
    table = Seats()
    one = table.warrior(0, tags=("bauhaus",))
    table.on(one, "special", effects=({"do": "kind", "who": {"role": "bearer"}, "gain": ["heretic"]},))
    gift = table.card("symmetry", 0, play=OWN)
    table.acting().says(0, Play(gift, targets=(one,)))


@pytest.mark.parametrize(("kind", "tag"), [("symmetry", "legion"), ("ki", "mishima")])
def test_symmetry_lost_affiliation(kind: Any, tag: str) -> None:
    """He keeps what he has, cannot use it nor be given more, until he is what he was.

    Rule: doomtrooper-cs.ki.affiliation
    """
    table = Seats()
    one = table.warrior(0, tags=(tag, "bauhaus"))
    gift = table.on(one, kind, play=OWN, effects=PLUS_TWO)
    more = table.card(kind, 0, play=OWN)
    shame = table.on(one, "special", effects=({"do": "kind", "who": {"role": "bearer"}, "lose": [tag]},))
    table.acting()
    assert (rating(table.run, one, "fight"), table.state.cards[gift].on) == (5, one)
    assert table.refused(0, Play(more, targets=(one,))) == f"{kind}.give"
    discard(table.run, shame)
    assert rating(table.run, one, "fight") == 7
    table.says(0, Play(more, targets=(one,)))


@pytest.mark.parametrize(("to", "touched"), [(("gift",), False), (("symmetry",), True)])
def test_symmetry_immunity(to: tuple[str, ...], *, touched: bool) -> None:
    """Immunity against gifts is none against the rest of Dark Symmetry; that against the type is against all of it."""
    table = Seats()
    one = table.warrior(1, effects=({"do": "immune", "to": list(to)},))
    word = {"do": "rate", "who": {"tags": ["warrior"], "side": "opponent"}, "ratings": ["fight"], "sum": -2}
    table.on(table.warrior(0, tags=("legion",)), "symmetry", effects=(word,))
    assert rating(table.run, one, "fight") == (5 if touched else 3)


# Missions.


@rows("whom", ["own warrior", "own player", "their player", "their warrior"])
def test_mission_give(whom: str) -> None:
    """Rule: doomtrooper-cs.mission.target"""
    side, _, what = whom.partition(" ")
    seat = 0 if side == "own" else 1
    table = Seats()
    one = table.warrior(seat)
    to: dict[str, Any] = {"when": "mission", "after": "attach"}
    if what == "player":
        to |= {"to": "player", "player": "chosen"}
    else:
        to |= {"to": "card", "whom": {"tags": ["warrior"]}}
    mission = table.card("mission", 0, play=to)
    said = Play(mission, player=seat) if what == "player" else Play(mission, targets=(one,))
    table.acting().refused(0, Play(mission))
    table.says(0, said).all_pass()
    here = table.state.cards[mission]
    assert (here.on, here.player) == ((-1, seat) if what == "player" else (one, -1))
    assert len(table.tokens()) == 2


def mission() -> dict[str, Any]:
    """Whoever is covered has two points."""
    on = {"event": "covered", "cards": {"role": "bearer"}}
    return {"on": on, "effects": [{"do": "points", "destiny": 2}], "mission": True}


def test_mission_complete() -> None:
    table = Seats()
    one = table.warrior(0)
    table.warrior(0)
    task = table.on(one, "mission", abilities=(mission(),))
    table.acting().says(0, Act("meditate")).all_pass()
    assert table.zone(task) == "squad"
    table.says(0, Act("cover", one)).all_pass()
    assert (table.zone(task), table.points()) == ("discard", (13, 5))


def test_mission_before_start() -> None:
    """What was done before the mission was given does not count."""
    table = Seats()
    one = table.warrior(0)
    table.warrior(0)
    play = {**OWN, "when": "mission"}
    task = table.card("mission", 0, play=play, abilities=(mission(),))
    table.acting().says(0, Act("cover", one)).all_pass().says(0, Play(task, targets=(one,))).all_pass()
    assert (table.state.cards[task].on, table.points()) == (one, (10, 5))


@pytest.mark.parametrize("name", ["SAME", "OTHER"])
def test_mission_copies(name: str) -> None:
    table = Seats()
    one = table.warrior(0)
    play = {**OWN, "when": "mission"}
    table.on(one, "mission", name="SAME", play=play)
    more = table.card("mission", 0, play=play, name=name)
    if name == "SAME":
        assert table.acting().refused(0, Play(more, targets=(one,))) == "mission.copies"
    else:
        table.acting().says(0, Play(more, targets=(one,)))


# Relics.


@pytest.mark.parametrize(("tag", "legal"), [("bauhaus", True), ("capitol", False)])
def test_relic_give(tag: str, *, legal: bool) -> None:
    table, one, relic = given((tag,), "relic", play=FOR_BAUHAUS)
    if legal:
        table.says(0, Play(relic, targets=(one,))).all_pass()
        assert (table.state.cards[relic].on, len(table.tokens())) == (one, 2)
    else:
        assert table.refused(0, Play(relic, targets=(one,))) == "relic.give"


def test_relic_out_of_play() -> None:
    """While its bearer is out of play the relic is played again; when he comes back, his own one goes."""
    table = Seats()
    away = table.warrior(1, marks=("out",))
    old = table.on(away, "relic", name="ONE", play=OWN)
    one, new = table.warrior(0), table.card("relic", 0, name="ONE")
    table.acting().says(0, Play(new, targets=(one,))).all_pass()
    assert table.state.cards[new].on == one
    table.do({"do": "mark", "who": {"marks": ["out"]}, "mark": "out", "off": True})
    assert [table.zone(card) for card in (old, new, away)] == ["discard", "squad", "squad"]


def test_relic_armour_weapon() -> None:
    table = Seats()
    one = table.warrior(0)
    table.on(one, tags=("armor",))
    mail, ring = table.card("relic", 0, tags=("armor",), play=OWN), table.card("relic", 0, play=OWN)
    table.acting().refused(0, Play(mail, targets=(one,)))
    table.says(0, Play(ring, targets=(one,)))
