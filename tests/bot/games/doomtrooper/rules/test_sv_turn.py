"""The Swedish chapters from the overview to what is given to warriors: each test is named after the rule it shows."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.fighting.values import rating, weapons
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, DiscardCards, Pass, Play
from bot.games.doomtrooper.position.frames import Combat, TurnFrame
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.games.playing import Dice
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

OWN: dict[str, Any] = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
PLUS_TWO = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2},)


def table_of(seats: int = 2) -> Seats:
    return Seats(seats, SWEDISH)


@pytest.mark.parametrize("victory", [24, 25])
def test_sv_goal_twenty_five(victory: int) -> None:
    table = table_of().have(0, victory=victory)
    table.acting()
    table.run.state = replace(table.state, target=SWEDISH.target)
    table.goes_on()
    assert table.state.over == (() if victory < 25 else (1, 2))


def test_sv_setup_start_points() -> None:
    """Rule: doomtrooper-sv.setup.hand"""
    deck = (tuple(f"c{number}" for number in range(20)), ())
    catalogue = Catalogue(tuple(Printed(code, code, "special", frozenset({"special"})) for code in deck[0]))
    state = opening.table(catalogue, SWEDISH, (deck, deck), 25, Dice(lambda below: below - 1))
    for seat in (0, 1):
        assert state.players[seat].destiny == 5
        assert sum(card.zone == "hand" and card.owner == seat for card in state.cards) == 7
    assert state.stack == (TurnFrame(),)


def test_sv_setup_bank() -> None:
    """However many points somebody has, he is given more."""
    table = table_of().have(0, destiny=9999).acting().says(0, Act("meditate"))
    assert table.points() == (10000, 5)


def test_sv_turn_phases() -> None:
    """Rule: doomtrooper-sv.turn.overview"""
    table = table_of()
    for seat in (0, 1):
        table.warrior(seat)
        table.card("special", seat, "library")
    table.card("special", 0, "library")
    table.stack = [TurnFrame()]
    steps: list[str] = []
    while table.state.turn < 7:
        top = table.prompted[0]
        if not steps or steps[-1] != table.state.step:
            steps.append(table.state.step)
        discards = top.ask.key == "doomtrooper-await-discard"
        table.says(top.seat, DiscardCards(()) if discards else Pass())
    assert [step for step in steps[:4] if step in ("draw", "actions", "discard")] == ["draw", "actions", "discard"]
    assert [event.seat for event in table.told(ev.Turned)] == [0, 1]


@pytest.mark.parametrize(("when", "right", "wrong"), [("draw", 4, 8), ("discard", 8, 4)])
def test_sv_turn_card_phase(when: str, right: int, wrong: int) -> None:
    for part in (right, wrong):
        table = table_of()
        play = {"when": when, "after": "discard"}
        card = table.card("special", 0, play=play, effects=({"do": "points", "destiny": 1},))
        table.at(part)
        if part == right:
            table.says(0, Play(card))
        else:
            assert table.refused(0, Play(card)) == "turn.card-phase"


def test_sv_turn_action_list() -> None:
    table = table_of()
    table.warrior(0)
    table.warrior(0)
    table.warrior(0, covered=True)
    table.warrior(1, "cohort", tags=("legion",))
    table.card("mission", 0, play={**OWN, "when": "mission"})
    table.card("equipment", 0, play=OWN)
    new = table.warrior(0, "hand")
    table.acting()
    assert {"play", "meditate", "cover", "uncover", "attack", "pass"} <= set(table.offered(0))
    assert table.offered(0, "play", table.token(new)) == ["openly", "hidden"]


@pytest.mark.parametrize(("held", "drawn"), [(4, 3), (7, 0)])
def test_sv_draw_seven(held: int, drawn: int) -> None:
    table = table_of()
    for _ in range(held):
        table.card()
    for _ in range(9):
        table.card("special", 0, "library")
    table.at(2).goes_on()
    assert len([event for event in table.told(ev.Moved) if event.why == "draw"]) == drawn


def test_sv_draw_empty() -> None:
    table = table_of()
    table.warrior(0)
    table.card("special", 1, "library")
    table.at(2).all_pass()
    assert (table.state.step, table.state.over) == ("actions", ())


def test_sv_actions_three() -> None:
    """Rule: doomtrooper-sv.meditate.point, doomtrooper-sv.meditate.no-warriors"""
    table = table_of().acting()
    for number in (1, 2, 3):
        table.says(0, Act("meditate")).all_pass(until="discard")
        assert table.points() == (10 + number, 5)
    assert table.refused(0, Act("meditate")) == "turn.card-phase"


def test_sv_actions_exceptions() -> None:
    """Recruiting into cover takes all three, so that an attack cannot follow; an attack ends the actions."""
    table = table_of()
    table.warrior(0)
    table.warrior(1, "cohort", tags=("legion",))
    new = table.warrior(0, "hand")
    table.acting(Token("any"), Token("any"))
    assert table.refused(0, Play(new, hidden=True)) == "cover.play"
    table.says(0, Attack()).all_pass().says(0, Announce(-1, -1)).all_pass(until="discard")
    assert (table.tokens(), table.state.step) == ((), "discard")


def test_sv_actions_optional() -> None:
    """Rule: doomtrooper-sv.actions.no-saving"""
    table = table_of().acting().says(0, Pass())
    assert (table.tokens(), table.window) == ((), "discard")


@pytest.mark.parametrize(("number", "least", "most"), [(9, 2, 2), (7, 0, 1)])
def test_sv_discard_to_seven(number: int, least: int, most: int) -> None:
    """Rule: doomtrooper-sv.discard.optional-one"""
    for count in range(4):
        table = table_of()
        cards = [table.card() for _ in range(number)]
        table.at(7)
        if least <= count <= most:
            table.says(0, DiscardCards(tuple(cards[:count])))
        else:
            rule = "discard.to-seven" if number > 7 else "discard.optional-one"
            assert table.refused(0, DiscardCards(tuple(cards[:count]))) == rule


# Warriors.


def recruited(tag: str, destiny: int = 10) -> tuple[Seats, int]:
    table = table_of().have(0, destiny=destiny)
    new = table.warrior(0, "hand", ratings="5/5/5/4", tags=(tag,))
    return table.acting(), new


@rows(("tag", "area"), [("bauhaus", "squad"), ("brotherhood", "squad"), ("legion", "cohort"), ("mishima", "squad")])
def test_sv_play_company_or_cohort(tag: str, area: str) -> None:
    """Rule: doomtrooper-sv.play.warrior, doomtrooper-sv.overview.company-cohort, doomtrooper-sv.term.company,
    doomtrooper-sv.term.cohort
    """
    table, new = recruited(tag)
    table.refused(0, Play(new, area="squad" if area == "cohort" else "cohort"))
    table.says(0, Play(new, area=area)).all_pass()
    assert (table.zone(new), len(table.tokens())) == (area, 2)


def test_sv_play_cost() -> None:
    """Rule: doomtrooper-sv.term.destiny-points"""
    table, new = recruited("bauhaus", 4)
    table.says(0, Play(new, area="squad")).all_pass()
    assert table.points() == (0, 5)


def test_sv_play_cannot_afford() -> None:
    table, new = recruited("bauhaus", 3)
    assert table.refused(0, Play(new, area="squad")) == "play.cannot-afford"


def test_sv_play_position() -> None:
    """Rule: doomtrooper-sv.table.card-positions"""
    table, new = recruited("bauhaus")
    here = table.says(0, Play(new, area="squad")).all_pass().state.cards[new]
    assert (here.covered, here.wounded, here.unpaid) == (False, False, False)


def test_sv_play_attack_at_once() -> None:
    table = table_of()
    foe, new = table.warrior(1, "cohort", tags=("legion",)), table.warrior(0, "hand", tags=("bauhaus",))
    table.acting().says(0, Play(new, area="squad")).all_pass().says(0, Attack()).all_pass()
    table.says(0, Announce(new, foe))
    assert any(isinstance(frame, Combat) and frame.attacker == new for frame in table.state.stack)


# Cover.


def test_sv_cover_take() -> None:
    """Rule: doomtrooper-sv.cover.wounded, doomtrooper-sv.term.position"""
    for wounded in (False, True):
        table = table_of()
        one = table.warrior(0, wounded=wounded)
        table.warrior(0)
        table.acting().says(0, Act("cover", one)).all_pass()
        here = table.state.cards[one]
        assert (here.covered, here.wounded, len(table.tokens())) == (True, wounded, 2)


def test_sv_cover_no_attack() -> None:
    table = table_of()
    table.warrior(0, covered=True)
    free, foe = table.warrior(0), table.warrior(1, "cohort", tags=("legion",), covered=True)
    table.acting().says(0, Attack()).all_pass()
    assert table.offered(0) == [table.token(free), "nobody"]
    assert table.offered(0, table.token(free)) == [table.token(foe)]


@pytest.mark.parametrize(("covered", "armour"), [(False, 5), (True, 8)])
def test_sv_cover_armour(*, covered: bool, armour: int) -> None:
    table = table_of()
    one = table.warrior(0, covered=covered)
    assert rating(table.run, one, "armour") == armour


def test_sv_cover_peek() -> None:
    table = table_of()
    table.warrior(0)
    table.warrior(0, "aside", name="LURKER", covered=True, unpaid=True)
    table.acting().goes_on()
    game = Doomtrooper(table.run.catalogue)
    seen = [b"LURKER" in json.encode(game.view(table.state, viewer)) for viewer in (0, 1)]
    assert seen == [True, False]


@pytest.mark.parametrize("wounded", [False, True])
def test_sv_cover_leave(*, wounded: bool) -> None:
    """Rule: doomtrooper-sv.cover.leave-no-attack"""
    table = table_of()
    one, other = table.warrior(0, covered=True, wounded=wounded), table.warrior(0)
    table.warrior(1, "cohort", tags=("legion",))
    table.acting().says(0, Act("uncover", one)).all_pass()
    here = table.state.cards[one]
    assert (here.covered, here.wounded, len(table.tokens())) == (False, wounded, 2)
    table.says(0, Attack()).all_pass()
    assert table.offered(0) == [table.token(other), "nobody"]


@pytest.mark.parametrize("number", [2, 3])
def test_sv_cover_play(number: int) -> None:
    """Rule: doomtrooper-sv.cover.play-hidden, doomtrooper-sv.cover.play-unpaid"""
    table = table_of()
    table.warrior(0)
    new = table.warrior(0, "hand", ratings="5/5/5/9")
    table.acting(*(Token("any"),) * number)
    if number < 3:
        assert table.refused(0, Play(new, hidden=True)) == "cover.play"
        return
    table.says(0, Play(new, hidden=True)).all_pass(until="discard")
    here = table.state.cards[new]
    assert (here.zone, here.covered, here.unpaid, table.points()) == ("aside", True, True, (10, 5))
    assert all(event.about[0].hidden for event in table.told(ev.Moved) if event.card == new)


@pytest.mark.parametrize(
    ("destiny", "left", "zone"), [(10, (6, 5), "squad"), (3, (0, 4), "discard"), (0, (0, 1), "discard")]
)
def test_sv_cover_play_pay(destiny: int, left: tuple[int, int], zone: str) -> None:
    """Rule: doomtrooper-sv.cover.play-debt"""
    table = table_of().have(0, destiny=destiny)
    table.warrior(0)
    new = table.warrior(0, "aside", ratings="5/5/5/4", covered=True, unpaid=True)
    table.acting().says(0, Act("uncover", new)).all_pass()
    assert (table.points(), table.zone(new)) == (left, zone)


# What warriors are given.


def given(kind: Any, tags: tuple[str, ...], wants: tuple[str, ...] = ()) -> tuple[Seats, int, int]:
    table = table_of()
    one = table.warrior(0, "cohort" if "legion" in tags else "squad", tags=tags)
    play = {**OWN, "whom": {"side": "own", "tags": ["warrior", *wants]}}
    return table, one, table.card(kind, 0, play=play)


def test_sv_equip_action() -> None:
    """Rule: doomtrooper-sv.term.action"""
    table, one, gun = given("equipment", ("bauhaus",))
    table.acting().says(0, Play(gun, targets=(one,))).all_pass()
    assert (table.state.cards[gun].on, len(table.tokens())) == (one, 2)


@pytest.mark.parametrize("tag", ["legion", "brotherhood", "capitol"])
def test_sv_equip_everyone(tag: str) -> None:
    table, one, gun = given("equipment", (tag,))
    table.acting().says(0, Play(gun, targets=(one,)))


def test_sv_equip_restricted() -> None:
    table, one, gun = given("equipment", ("legion",), ("doomtrooper",))
    assert table.acting().refused(0, Play(gun, targets=(one,))) == "equip.restricted"
    table, one, gun = given("equipment", ("bauhaus",), ("doomtrooper",))
    table.acting().says(0, Play(gun, targets=(one,)))


def test_sv_equip_no_move() -> None:
    """No command takes equipment off somebody: it is not among what may be played again."""
    table, one, gun = given("equipment", ("bauhaus",))
    other = table.warrior(0)
    table.acting().says(0, Play(gun, targets=(one,))).all_pass()
    assert table.refused(0, Play(gun, targets=(other,))) == "term.you"
    assert table.state.cards[gun].on == one


def test_sv_cards_equipment() -> None:
    """Rule: doomtrooper-sv.cards.weapon.replaced"""
    table = table_of()
    one = table.warrior(0)
    gear, gun = table.on(one, effects=PLUS_TWO), table.on(one, tags=("weapon:fight",), effects=PLUS_TWO)
    assert rating(table.run, one, "fight") == 9
    discard(table.run, gear)
    assert (rating(table.run, one, "fight"), table.state.cards[gun].on) == (7, one)
    discard(table.run, one)
    assert table.zone(gun) == "discard"


def test_sv_cards_equipment_on_weapon() -> None:
    table = table_of()
    gun = table.on(table.warrior(0), tags=("weapon:shoot",))
    sight = table.card("equipment", 0, play={**OWN, "whom": {"side": "own", "tags": ["equipment"]}})
    table.acting().says(0, Play(sight, targets=(gun,))).all_pass()
    discard(table.run, gun)
    assert table.zone(sight) == "discard"


@rows(
    ("tags", "fight", "shoot"),
    [(("weapon:fight",), 1, 0), (("weapon:shoot",), 0, 1), (("weapon:fight", "weapon:shoot"), 1, 1), ((), 0, 0)],
)
def test_sv_cards_weapon_types(tags: tuple[str, ...], fight: int, shoot: int) -> None:
    """Rule: doomtrooper-sv.cards.weapon"""
    table = table_of()
    one = table.warrior(0)
    table.on(one, tags=tags)
    assert [len(weapons(table.run, one, tactic)) for tactic in ("fight", "shoot")] == [fight, shoot]


@pytest.mark.parametrize("tag", ["legion", "bauhaus"])
def test_sv_gift_give(tag: str) -> None:
    """Rule: doomtrooper-sv.gift.general, doomtrooper-sv.gift.stays, doomtrooper-sv.cards.dark-symmetry,
    doomtrooper-sv.term.dark-symmetry
    """
    table, one, gift = given("symmetry", (tag,))
    table.acting()
    if tag != "legion":
        assert table.refused(0, Play(gift, targets=(one,))) == "gift.give"
        return
    table.says(0, Play(gift, targets=(one,))).all_pass()
    assert len(table.tokens()) == 2
    table.says(0, Act("meditate")).all_pass()
    assert table.state.cards[gift].on == one


@pytest.mark.parametrize(("follows", "legal"), [("algeroth", True), ("semai", False)])
def test_sv_gift_apostle(follows: str, *, legal: bool) -> None:
    table, one, gift = given("symmetry", ("legion", f"follower:{follows}"), ("follower:algeroth",))
    table.acting()
    if legal:
        table.says(0, Play(gift, targets=(one,)))
    else:
        table.refused(0, Play(gift, targets=(one,)))


@pytest.mark.parametrize("name", ["SAME", "OTHER"])
def test_sv_cards_dark_symmetry_limit(name: str) -> None:
    table = table_of()
    one = table.warrior(0, "cohort", tags=("legion",))
    table.on(one, "symmetry", name="SAME", play=OWN)
    gift = table.card("symmetry", 0, play=OWN, name=name)
    table.acting()
    if name == "SAME":
        table.refused(0, Play(gift, targets=(one,)))
    else:
        table.says(0, Play(gift, targets=(one,)))


@pytest.mark.parametrize("whom", ["warrior", "me", "opponent"])
def test_sv_mission_give(whom: str) -> None:
    """Rule: doomtrooper-sv.mission.placement, doomtrooper-sv.cards.mission.others"""
    table = table_of()
    one = table.warrior(0)
    play = {**OWN, "when": "mission"} if whom == "warrior" else {"when": "mission", "to": "player", "after": "attach"}
    task = table.card("mission", 0, play=play)
    seat = {"me": 0, "opponent": 1}.get(whom, -1)
    table.acting().says(0, Play(task, targets=(one,)) if seat < 0 else Play(task, player=seat)).all_pass()
    here = table.state.cards[task]
    assert (here.on, here.player, here.zone) == ((one, -1, "squad") if seat < 0 else (-1, seat, "table"))
    assert len(table.tokens()) == 2


COVERED = {"on": {"event": "covered", "cards": {"role": "bearer"}}, "effects": [{"do": "points", "destiny": 2}],
           "mission": True}  # fmt: skip


def test_sv_mission_done() -> None:
    """Rule: doomtrooper-sv.cards.mission"""
    table = table_of()
    one = table.warrior(0)
    table.warrior(0)
    task = table.on(one, "mission", abilities=(COVERED,))
    table.acting().says(0, Act("cover", one)).all_pass()
    assert (table.zone(task), table.points()) == ("discard", (12, 5))


def test_sv_mission_before() -> None:
    """Rule: doomtrooper-sv.cards.mission.announce"""
    table = table_of()
    one = table.warrior(0)
    table.warrior(0)
    task = table.card("mission", 0, play={**OWN, "when": "mission"}, abilities=(COVERED,))
    table.acting().says(0, Act("cover", one)).all_pass().says(0, Play(task, targets=(one,))).all_pass()
    assert (table.state.cards[task].on, table.points()) == (one, (10, 5))


def test_sv_cards_fortification() -> None:
    """It lies in the Squad or the Cohort and stays, whether or not a warrior is there."""
    for area in ("squad", "cohort"):
        table = table_of()
        wall = table.card("fortification", 0, play={"to": "area", "areas": ["squad", "cohort"]})
        table.acting().says(0, Play(wall, area=area)).all_pass().says(0, Act("meditate")).all_pass()
        assert table.zone(wall) == area


def test_sv_cards_fortification_shared() -> None:
    table = table_of()
    play = {"to": "area", "areas": ["squad"]}
    table.card("fortification", 1, "squad", name="WALL", play=play)
    wall = table.card("fortification", 0, name="WALL")
    table.acting().says(0, Play(wall, area="squad"))


@rows("which", ["fight", "shoot", "armour", "value"])
def test_sv_cards_warrior_close_combat(which: Any) -> None:
    """A warrior's four ratings are those of his card.

    Rule: doomtrooper-sv.cards.warrior.shooting, doomtrooper-sv.cards.warrior.armour,
    doomtrooper-sv.term.close-combat-value, doomtrooper-sv.term.shooting-value, doomtrooper-sv.term.armour-value,
    doomtrooper-sv.term.combat-values
    """
    table = table_of()
    one = table.warrior(0, ratings="1/2/3/4")
    word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot", "armour", "value"], "sum": 1}
    plain = {"fight": 1, "shoot": 2, "armour": 3, "value": 4}[which]
    assert rating(table.run, one, which) == plain
    raised = table_of()
    two = raised.warrior(0, ratings="1/2/3/4")
    raised.on(two, effects=(word,))
    assert rating(raised.run, two, which) == plain + 1
