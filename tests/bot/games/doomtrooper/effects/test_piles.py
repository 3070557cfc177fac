"""Deeds with hands, libraries and piles."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.position import events as ev
from tests.bot.games.doomtrooper.table import Fixed, Table
from tests.rows import rows


def library(table: Table, seat: int, number: int, **more: object) -> list[int]:
    return [table.card("special", seat, "library", **more) for _ in range(number)]  # type: ignore[arg-type]


def test_drawing_takes_from_the_top_as_far_as_the_library_goes() -> None:
    table = Table()
    source = table.card(zone="table")
    cards = library(table, 0, 2)
    table.do({"do": "draw", "number": 3}, card=source)
    assert [table.zone(card) for card in cards] == ["hand", "hand"]
    assert table.state.libraries[0] == ()


def test_a_search_is_private_and_may_find_nothing() -> None:
    table = Table()
    source = table.card(zone="table")
    cards = library(table, 0, 3, tags=("wanted",))
    table.do({"do": "fetch", "who": {"tags": ["wanted"], "count": 1}, "origin": ["library"]}, card=source)
    assert table.asked().private
    assert (table.asked().least, table.asked().most) == (0, 1)
    table.answer(cards[1])
    assert table.zone(cards[1]) == "hand"
    assert table.told(ev.Shuffled)


@rows("there", [False, True], ids=["nothing fits", "one fits"])
@rows("deed", ["fetch", "attach", "play", "enter"])
def test_others_cannot_tell_from_a_search_whether_anything_fits(deed: str, there: bool) -> None:
    table = Table()
    source = table.warrior()
    library(table, 0, 3)
    table.card("equipment", 0, "library", tags=("equipment", "wanted") if there else ("equipment",))
    word = {"do": deed, "who": {"tags": ["wanted"], "count": 1}, "origin": ["library"]}
    table.do({**word, **({"to": {"role": "self"}} if deed == "attach" else {})}, card=source)
    assert table.asked().seat == 0
    (looked,) = table.told(ev.Looked)
    assert len(looked.cards) == 4


def test_a_card_fetched_to_the_top_lies_there_after_the_shuffle() -> None:
    table = Table()
    source = table.card(zone="table")
    cards = library(table, 0, 4)
    table.do({"do": "fetch", "who": {"count": 1}, "origin": ["library"], "to": "top"}, card=source)
    table.answer(cards[0])
    assert table.state.libraries[0][-1] == cards[0]


def test_cards_of_a_hand_are_discarded_by_choice_and_by_chance() -> None:
    table = Table()
    source = table.card(zone="table")
    hand = [table.card(seat=1) for _ in range(3)]
    table.do({"do": "discard-cards", "number": 1, "player": "opponent"}, card=source)
    assert table.asked().seat == 1
    table.answer(hand[0])
    table.chance._left = [1]
    table.do({"do": "discard-cards", "number": 1, "player": "opponent", "by": "chance"}, card=source)
    assert [table.zone(card) for card in hand] == ["discard", "hand", "discard"]
    table.do({"do": "discard-cards", "number": "all", "player": "opponent"}, card=source)
    assert table.zone(hand[1]) == "discard"


def test_who_looks_knows_and_the_others_do_not() -> None:
    table = Table(3)
    source = table.card(zone="table")
    secret = table.card(seat=1)
    table.do({"do": "look", "at": "hand", "player": "chosen"}, card=source, player=1)
    assert table.state.cards[secret].seen == (0,)


def test_the_top_of_a_library_is_put_back_in_the_order_that_is_chosen() -> None:
    table = Table()
    source = table.card(zone="table")
    cards = library(table, 1, 4)
    table.do({"do": "look", "at": "library", "number": 3, "reorder": True}, card=source)
    assert table.asked().options == (cards[3], cards[2], cards[1])
    table.answer(cards[1], cards[3], cards[2])
    assert table.state.libraries[1] == (cards[0], cards[2], cards[3], cards[1])


def test_one_of_the_cards_looked_at_is_taken_and_the_rest_goes_beneath() -> None:
    table = Table()
    source = table.card(zone="table")
    cards = library(table, 0, 3)
    table.do({"do": "look", "at": "library", "player": "me", "number": 2, "take": 1, "rest": "bottom"}, card=source)
    table.answer(cards[1])
    assert table.zone(cards[1]) == "hand"
    assert table.state.libraries[0] == (cards[2], cards[0])


def test_shuffling_draws_as_often_as_the_library_is_long() -> None:
    table = Table()
    source = table.card(zone="table")
    library(table, 0, 4)
    table.chance = Fixed(0, 0, 0)
    table.do({"do": "shuffle"}, card=source)
    assert len(table.told(ev.Shuffled)) == 1
    assert sorted(table.state.libraries[0]) == list(table.libraries[0])


def test_a_search_that_finds_nothing_asks_like_one_that_finds_something() -> None:
    table = Table()
    source = table.card(zone="table")
    library(table, 0, 3)
    table.do({"do": "fetch", "who": {"tags": ["wanted"], "count": 1}, "origin": ["library"]}, card=source)
    assert (table.asked().seat, table.asked().what) == (0, "fetch")
    table.answer(0)
    assert table.told(ev.Shuffled)


@pytest.mark.parametrize("before", [0, 1])
def test_the_only_card_there_is_to_choose_is_taken_unasked(before: int) -> None:
    """Wherever it lies among the cards of the match, though it were the first."""
    table = Table()
    for _ in range(before):
        table.card(seat=1)
    only = table.warrior()
    source = table.card()
    table.do({"do": "wound", "who": {"side": "own", "tags": ["warrior"], "count": 1}}, card=source)
    assert table.state.cards[only].wounded
