"""Deeds that move, cover, mark and attach cards, bring them into play and change who controls them."""

from __future__ import annotations

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.frames import Revealing
from tests.bot.games.doomtrooper.table import Table

CHOSEN = {"role": "chosen"}


def test_a_warrior_is_moved_with_what_he_bears() -> None:
    table = Table()
    source = table.card()
    one = table.warrior()
    gear = table.on(one)
    table.do({"do": "move", "to": "outpost", "who": CHOSEN}, card=source, targets=(one,))
    assert [table.zone(card) for card in (one, gear)] == ["outpost", "outpost"]


def test_an_attached_card_goes_to_another_bearer() -> None:
    table = Table()
    source = table.card()
    one, other, _ = table.warrior(), table.warrior(), table.warrior()
    gear = table.on(one)
    word = {
        "do": "move",
        "to": "bearer",
        "who": {"role": "chosen"},
        "bearer": {"side": "own", "tags": ["warrior"], "count": 1},
    }
    table.do(word, card=source, targets=(gear,))
    table.answer(other)
    assert table.state.cards[gear].on == other


def test_cover_drives_into_cover_but_never_who_may_never_be_there() -> None:
    table = Table()
    source = table.card()
    one = table.warrior()
    never = table.warrior(effects=({"do": "ability", "ability": "never-cover"},))
    table.do({"do": "cover", "who": CHOSEN}, card=source, targets=(one, never))
    assert [table.state.cards[card].covered for card in (one, never)] == [True, False]


def test_a_hidden_warrior_driven_out_of_cover_is_revealed_and_paid_for() -> None:
    table = Table()
    source = table.card()
    one = table.warrior(1, "aside", covered=True, unpaid=True)
    table.do({"do": "cover", "out": True, "who": CHOSEN}, card=source, targets=(one,))
    assert isinstance(table.run.top, Revealing)


def test_marks_are_counted_and_taken_off() -> None:
    table = Table()
    source = table.card()
    one = table.warrior()
    table.do({"do": "mark", "mark": "plague", "number": 3, "who": CHOSEN}, card=source, targets=(one,))
    table.do({"do": "mark", "mark": "plague", "off": True, "who": CHOSEN}, card=source, targets=(one,))
    assert table.state.cards[one].marks == ("plague", "plague")


def test_control_changes_sides_and_the_owner_stays() -> None:
    table = Table()
    source = table.card()
    one = table.warrior(1, tags=("imperial",))
    gear = table.on(one)
    table.do({"do": "control", "who": CHOSEN}, card=source, targets=(one,))
    assert [(table.state.cards[card].controller, table.state.cards[card].owner) for card in (one, gear)] == [(0, 1)] * 2


def test_a_card_is_attached_out_of_the_hand() -> None:
    table = Table()
    source, gear = (
        table.card(),
        table.card("equipment", effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2},)),
    )
    one = table.warrior()
    table.do({"do": "attach", "to": CHOSEN, "who": {"tags": ["equipment"], "count": 1}}, card=source, targets=(one,))
    table.answer(gear)
    assert table.state.cards[gear].on == one
    assert rating(table.run, one, "fight") == 7


def test_nothing_is_attached_to_who_never_receives_it() -> None:
    table = Table()
    source, gear = table.card(), table.card("equipment")
    one = table.warrior(effects=({"do": "bar", "what": ["receive:equipment"], "strength": "never"},))
    table.do({"do": "attach", "to": CHOSEN, "who": {"tags": ["equipment"], "count": 1}}, card=source, targets=(one,))
    assert table.zone(gear) == "hand"


def test_a_warrior_enters_out_of_the_discard_pile_and_words_follow_him() -> None:
    table = Table()
    source = table.card("symmetry", zone="table")
    dead = table.warrior(0, "discard", tags=("legion",))
    words = (
        {"do": "enter", "who": {"tags": ["warrior"], "count": 1}, "origin": ["discard"], "to": "cohort"},
        {"do": "rate", "who": {"role": "taken"}, "ratings": ["fight"], "factor": 2, "fixed": True},
    )
    table.do(*words, card=source)
    assert table.zone(dead) == "cohort"
    assert rating(table.run, dead, "fight") == 10
    table.do({"do": "discard", "who": CHOSEN}, card=source, targets=(dead,))
    assert table.state.lasting == ()
