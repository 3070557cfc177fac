"""The chapters on war zones, beasts and attachments, rule by rule: each test is named after the rule that it shows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.fighting.values import rating, worked
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, ChooseTactic, ChooseZone, Pass, Play
from bot.games.doomtrooper.position.frames import Combat
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

TO_AREA: dict[str, Any] = {"to": "area", "areas": ["squad", "cohort", "outpost"]}
TO_RIDER: dict[str, Any] = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
PLUS_TWO = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2},)


def zone(table: Seats, seat: int, area: str = "squad", ratings: str = "2/0/3/0", **more: Any) -> int:
    return table.card("warzone", seat, area, ratings=ratings, **more)


def fought(table: Seats, attacker: int, defender: int) -> Combat:
    """A combat hand to hand, up to the choice of a war zone or to what comes next."""
    table.acting().says(0, Attack()).all_pass().says(0, Announce(attacker, defender)).all_pass()
    table.says(0, ChooseTactic("fight")).all_pass(until="combat-zone")
    return combat(table)


def combat(table: Seats) -> Combat:
    return next(frame for frame in reversed(table.state.stack) if isinstance(frame, Combat))


@pytest.mark.parametrize("area", ["squad", "cohort", "outpost"])
def test_warzone_play(area: str) -> None:
    table = Seats()
    card = table.card("warzone", 0, play=TO_AREA)
    table.acting().says(0, Play(card, area=area)).all_pass()
    assert (table.zone(card), len(table.tokens())) == (area, 2)


def test_warzone_copies() -> None:
    """Each player has one copy at most."""
    table = Seats()
    zone(table, 1, name="SAME", play=TO_AREA)
    first, second = (table.card("warzone", 0, name="SAME") for _ in range(2))
    table.acting().says(0, Play(first, area="squad")).all_pass()
    assert table.refused(0, Play(second, area="cohort")) == "warzone.copies"


def test_warzone_choice() -> None:
    """The defender is asked once the tactic is known, and once only."""
    table = Seats()
    one, foe = table.warrior(0), table.warrior(1)
    here = zone(table, 1)
    assert not fought(table, one, foe).zone >= 0
    assert table.refused(0, ChooseZone(here)) == "anytime.order"
    table.says(1, ChooseZone(here))
    assert combat(table).zone == here
    assert table.says(0, Pass()).refused(1, ChooseZone(-1)) == "turn.sequence"


def test_warzone_defender() -> None:
    """Its numbers are the defender's, its words are everybody's."""
    table = Seats()
    one, foe = table.warrior(0), table.warrior(1)
    word = {"do": "rate", "who": {"role": "fighter"}, "ratings": ["shoot"], "sum": 1, "if": [{"combat": "any"}]}
    here = zone(table, 1, ratings="2/0/-3/0", effects=(word,))
    fought(table, one, foe)
    table.says(1, ChooseZone(here))
    assert [rating(table.run, foe, which) for which in ("fight", "armour", "shoot")] == [7, 2, 6]
    assert [rating(table.run, one, which) for which in ("fight", "armour", "shoot")] == [5, 5, 6]


def test_warzone_no_fortification() -> None:
    table = Seats()
    one, foe = table.warrior(0), table.warrior(1)
    for seat in (0, 1):
        word = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["armour"], "sum": 1}
        table.card("fortification", seat, "squad", effects=(word,))
    other = table.card("special", 1, "squad", effects=(word,))
    here = zone(table, 1, ratings="0/0/0/0")
    fought(table, one, foe)
    assert [rating(table.run, card, "armour") for card in (one, foe)] == [6, 7]
    table.says(1, ChooseZone(here))
    assert [rating(table.run, card, "armour") for card in (one, foe)] == [5, 6]
    assert [share.card for share in worked(table.run, foe, "armour").shares if share.how == "sum"] == [other]


def test_warzone_discarded() -> None:
    """No other zone takes its place; the combat goes on without what it gave, and fortifications work again."""
    table = Seats()
    one, foe = table.warrior(0, ratings="6/5/9/4"), table.warrior(1)
    here = zone(table, 1, ratings="0/0/9/0")
    zone(table, 1, ratings="0/0/9/0")
    walls = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["armour"], "sum": 1}
    table.on(foe, "fortification", effects=(walls,))
    fought(table, one, foe)
    table.says(1, ChooseZone(here))
    assert rating(table.run, foe, "armour") == 5 + 9
    discard(table.run, here)
    assert rating(table.run, foe, "armour") == 5 + 1
    table.all_pass(until="discard")
    assert table.state.cards[foe].wounded


@pytest.mark.parametrize("area", ["squad", "cohort"])
def test_warzone_no_attack_use(area: str) -> None:
    table = Seats()
    one, foe = table.warrior(0), table.warrior(1)
    zone(table, 0, area)
    fought(table, one, foe)
    assert table.offered(1) == ["pass"]
    assert rating(table.run, one, "fight") == 5


@rows(
    ("stands", "lies", "permit", "offered"),
    [
        ("squad", "squad", False, True),
        ("cohort", "squad", False, False),
        ("squad", "cohort", False, False),
        ("cohort", "squad", True, True),
        ("outpost", "squad", True, False),
        ("outpost", "outpost", False, True),
    ],
)
def test_warzone_own_area(stands: str, lies: str, *, permit: bool, offered: bool) -> None:
    """Rule: doomtrooper-cs.influence.warzone-outpost, doomtrooper-cs.influence.warzone-over-card,
    doomtrooper-cs.influence.warzone-squad-cohort
    """
    table = Seats()
    one = table.warrior(0, "outpost" if stands == "outpost" else "squad")
    may = ({"do": "permit", "what": ["zone"]},) if permit else ()
    foe = table.warrior(1, stands, effects=may)
    here = zone(table, 1, lies)
    fought(table, one, foe)
    asked = table.prompted[0].seat == 1 and table.token(here) in table.offered(1)
    assert asked == offered


# Beasts.


def test_beasts_give() -> None:
    table = Seats()
    one = table.warrior(0, tags=("rider",))
    beast = table.card("beast", 0, play={**TO_RIDER, "whom": {"side": "own", "tags": ["warrior", "rider"]}})
    walks = table.warrior(0)
    table.acting()
    table.refused(0, Play(beast, targets=(walks,)))
    table.says(0, Play(beast, targets=(one,))).all_pass()
    assert (table.state.cards[beast].on, len(table.tokens())) == (one, 2)


def test_beasts_other_cards() -> None:
    """Only a vehicle is shut out; the rest of what he has is used as ever."""
    table = Seats()
    one = table.warrior(0)
    table.on(one, "beast", ratings="1/1/1/1")
    table.on(one, effects=PLUS_TWO)
    gun = table.card("equipment", 0, play=TO_RIDER)
    car = table.card("equipment", 0, play=TO_RIDER, tags=("vehicle",))
    table.acting()
    assert rating(table.run, one, "fight") == 8
    table.refused(0, Play(car, targets=(one,)))
    table.says(0, Play(gun, targets=(one,)))


def test_beasts_always_ridden() -> None:
    table = Seats()
    one = table.warrior(0)
    table.on(one, "beast", ratings="1/1/1/1")
    table.acting()
    assert table.refused(0, Act("board", one)) == "vehicle.board"
    assert rating(table.run, one, "fight") == 6


def test_beasts_modifiers() -> None:
    """They are of the base, so that a factor doubles them too."""
    table = Seats()
    one = table.warrior(0)
    table.on(one, effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "factor": 2.0},))
    table.on(one, "beast", ratings="3/2/1/4")
    assert [rating(table.run, one, which) for which in ("fight", "shoot", "armour", "value")] == [16, 7, 6, 9]


def test_beasts_leave_outpost() -> None:
    table = Seats()
    one = table.warrior(0, "outpost", tags=("bauhaus",))
    table.warrior(0, "outpost", tags=("bauhaus",))
    beast = table.on(one, "beast")
    gun = table.on(one)
    table.acting()
    assert table.refused(0, Act("transfer", one, "squad")) == "beasts.leave-outpost"
    table.do({"do": "move", "who": {"role": "chosen"}, "to": "squad"}, targets=(one,))
    assert [table.zone(card) for card in (one, beast, gun)] == ["squad", "discard", "squad"]


def test_beasts_leave_outpost_for_another() -> None:
    table = Seats()
    one = table.warrior(1, "outpost", tags=("bauhaus",))
    beast = table.on(one, "beast")
    thief = table.card("special", 0)
    table.do({"do": "control", "who": {"role": "chosen"}, "player": "me"}, card=thief, targets=(one,))
    assert [(table.zone(card), table.state.cards[card].controller) for card in (one, beast)] == [("outpost", 0)] * 2


def test_beasts_cover_and_zones() -> None:
    """Rule: doomtrooper-cs.beasts.considered-cover"""
    for tags in ((), ("beast",)):
        table = Seats()
        one = table.warrior(0)
        foe = table.warrior(1, tags=tags)
        table.warrior(1)
        if not tags:
            table.on(foe, "beast")
        word = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["armour"], "sum": 1}
        table.card("fortification", 1, "squad", effects=(word,))
        here = zone(table, 1, ratings="0/0/2/0")
        fought(table, one, foe)
        assert rating(table.run, foe, "armour") == 6
        table.says(1, ChooseZone(here))
        assert rating(table.run, foe, "armour") == 7
        table = Seats()
        hides = table.warrior(0, tags=tags)
        table.warrior(0)
        if not tags:
            table.on(hides, "beast")
        table.acting().says(0, Act("cover", hides))


def test_beasts_considered_beast() -> None:
    table = Seats()
    one = table.warrior(0, "outpost", tags=("bauhaus", "beast"))
    other = table.warrior(0, "outpost", tags=("bauhaus",))
    beast = table.card("beast", 0, play=TO_RIDER)
    car = table.card("equipment", 0, play=TO_RIDER, tags=("vehicle",))
    table.acting()
    for card in (beast, car):
        table.refused(0, Play(card, targets=(one,)))
    assert table.refused(0, Act("transfer", one, "squad")) == "beasts.leave-outpost"
    table.do({"do": "move", "who": {"role": "chosen"}, "to": "squad"}, targets=(one,))
    assert [table.zone(card) for card in (one, other)] == ["discard", "outpost"]


# Attachments.


@pytest.mark.parametrize("way", ["discard", "sacrifice", "kill"])
def test_attachments_stay(way: str) -> None:
    table = Seats()
    one = table.warrior(0)
    gun = table.on(one)
    table.do({"do": "heal", "who": {"role": "chosen"}}, targets=(one,))
    assert table.state.cards[gun].on == one
    table.do({"do": way, "who": {"role": "chosen"}}, targets=(one,))
    assert [table.zone(card) for card in (one, gun)] == ["sacrificed" if way == "sacrifice" else "discard", "discard"]


def test_attachments_always_on() -> None:
    """What lowers a rating works as well, and nobody is asked."""
    table = Seats()
    one = table.warrior(0)
    table.on(one, effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": -2},))
    table.acting()
    assert "use" not in table.offered(0)
    assert rating(table.run, one, "fight") == 3


@rows("what", ["warrior", "equipment", "area", "player"])
def test_attachments_definition(what: str) -> None:
    """What is played on any of these, and stays, is attached there."""
    table = Seats()
    one = table.warrior(0)
    on = {"warrior": one, "equipment": table.on(one)}.get(what, -1)
    to = "card" if on >= 0 else what
    card = table.card("special", 0, play={"when": "any", "to": to, "after": "attach" if to != "area" else "stay"}
                      | ({"whom": {"tags": [what]}} if on >= 0 else {}))  # fmt: skip
    said = {"area": Play(card, area="squad"), "player": Play(card, player=1)}.get(what, Play(card, targets=(on,)))
    table.at(1).says(0, said).all_pass(until="start")
    here = table.state.cards[card]
    assert (here.on, here.player) == (on, 1 if what == "player" else -1)
    assert here.zone == ("table" if what == "player" else "squad")
