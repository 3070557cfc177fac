"""Deeds with points, debts, actions, choices and chance."""

from __future__ import annotations

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.frames import ActionFrame, Earned, Playing, Splitting
from bot.games.doomtrooper.position.state import Player
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from tests.bot.games.doomtrooper.table import Fixed, Table


def test_points_never_fall_below_zero_and_taken_points_change_hands() -> None:
    table = Table()
    source = table.card(zone="table")
    table.players[1] = Player(destiny=2, victory=1)
    table.do({"do": "points", "destiny": 5, "taken_from": "opponent"}, card=source)
    table.do({"do": "points", "player": "opponent", "victory": -4}, card=source)
    assert [(player.destiny, player.victory) for player in table.state.players] == [(12, 5), (0, 0)]


def test_earned_points_are_split_by_who_earns_them() -> None:
    table = Table()
    source = table.card(zone="table")
    table.do({"do": "points", "earned": 6}, card=source)
    assert isinstance(table.run.top, Splitting)


def test_what_was_lost_before_is_counted() -> None:
    table = Table()
    source = table.card(zone="table")
    words = (
        {"do": "points", "player": "opponent", "destiny": -3},
        {"do": "points", "destiny": {"of": "just-lost", "times": 2}},
    )
    table.do(*words, card=source)
    assert [player.destiny for player in table.state.players] == [16, 7]


def test_nobody_earns_what_a_card_forbids_him() -> None:
    table = Table()
    source = table.card(zone="table")
    table.card(zone="table", effects=({"do": "bar", "what": ["destiny"], "player": "each"},))
    table.do({"do": "points", "destiny": 5}, card=source)
    assert table.state.players[0].destiny == 10


def test_nobody_owes_more_than_he_may_and_owing_less_costs_only_the_price() -> None:
    table = Table()
    limit = {"do": "limit", "of": "debt", "value": 5}
    source = table.card(zone="table", effects=(limit,))
    table.do({"do": "debt", "amount": 8}, card=source)
    assert (table.state.players[0].destiny, table.state.players[0].debt) == (15, 5)
    table.do({"do": "debt", "amount": -2}, card=source)
    assert (table.state.players[0].destiny, table.state.players[0].debt) == (15, 3)


def test_actions_are_given_for_the_turn_or_at_once() -> None:
    table = Table()
    source = table.card(zone="table")
    table.do({"do": "actions", "number": 2, "kind": "other"}, card=source)
    assert [token.kind for token in table.state.players[0].tokens] == ["other", "other"]
    table = Table()
    source = table.card(seat=1, zone="table")
    table.do({"do": "actions", "number": 3, "kind": "other", "at_once": True}, card=source)
    frame = table.run.top
    assert isinstance(frame, ActionFrame)
    assert (frame.seat, frame.at_once) == (1, True)


def test_one_way_is_chosen_among_those_that_can_be_paid() -> None:
    table = Table()
    source = table.card(zone="table")
    ways = [[{"do": "points", "victory": 1}], [{"do": "points", "victory": 2}], [{"do": "points", "victory": 3}]]
    prices = [{}, {"destiny": 4}, {"destiny": 99}]
    table.do({"do": "choose", "ways": ways, "prices": prices}, card=source)
    assert table.asked().options == (0, 1)
    table.answer(1)
    assert (table.state.players[0].destiny, table.state.players[0].victory) == (6, 7)


def test_chance_leads_to_the_words_of_the_number() -> None:
    table = Table()
    source = table.card(zone="table")
    table.chance = Fixed(1)
    ways = [[{"do": "points", "victory": 1}], [{"do": "points", "victory": 2}]]
    table.do({"do": "chance", "sides": 2, "ways": ways}, card=source)
    assert table.state.players[0].victory == 7


def test_words_are_repeated_as_often_as_is_paid() -> None:
    table = Table()
    source = table.card(zone="table")
    table.do({"do": "repeat", "times": {"of": "x"}, "effects": [{"do": "points", "victory": 1}]}, card=source, x=3)
    assert table.state.players[0].victory == 8


def test_what_is_named_is_what_the_words_after_it_speak_of() -> None:
    table = Table()
    source = table.card(zone="table")
    one, other = table.warrior(1, tags=("imperial",)), table.warrior(1, tags=("bauhaus",))
    words = ({"do": "name", "what": "affiliation"}, {"do": "discard", "who": {"tags": ["warrior", "named"]}})
    table.do(*words, card=source)
    table.answer(sorted(AFFILIATIONS).index("imperial"))
    assert [table.zone(card) for card in (one, other)] == ["discard", "squad"]


def test_points_are_exchanged() -> None:
    table = Table()
    source = table.card(zone="table")
    table.players[1] = Player(destiny=3)
    table.do({"do": "swap", "what": "destiny", "player": "opponent"}, card=source)
    assert [player.destiny for player in table.state.players] == [3, 10]


def test_a_card_may_win_the_match() -> None:
    table = Table()
    source = table.card(zone="table")
    table.do({"do": "win"}, card=source)
    assert table.state.over == (1, 2)


def test_the_library_and_the_discard_pile_of_a_player_change_places() -> None:
    table = Table()
    source = table.card(zone="table")
    deck = [table.card(seat=1, zone="library") for _ in range(2)]
    pile = [table.card(seat=1, zone="discard") for _ in range(3)]
    table.do({"do": "swap", "what": "discard", "player": "opponent"}, card=source)
    assert [table.zone(card) for card in deck] == ["discard"] * 2
    assert sorted(table.state.libraries[1]) == pile


def test_two_ratings_of_a_fighter_change_places() -> None:
    table = Table()
    one, foe = table.warrior(ratings="2/7/4/1"), table.warrior(1)
    source = table.card()
    table.combat(one, foe)
    word = {"do": "swap", "who": {"role": "chosen"}, "what": "ratings", "ratings": ["fight", "shoot", "armour"]}
    table.do(word | {"until": "combat"}, card=source, targets=(one,))
    table.answer(0, 1)
    assert [rating(table.run, one, which) for which in ("fight", "shoot", "armour")] == [7, 2, 4]


def test_bamboozled_takes_the_victory_points_back_and_pays_twice_as_many() -> None:
    """The book's example: 8 points are split 3 and 5, the answer takes the 5 and pays 10 destiny points."""
    table = Table()
    table.players = [Player(destiny=13, victory=5), Player(destiny=0)]
    answer = table.card(seat=1, zone="stack")
    table.stack += [Splitting((Earned(0, 8, victory=5),), 60, at=2), Playing(1, answer, at=1)]
    words = (
        {"do": "points", "victory": {"of": "just-gained", "times": -1}, "player": "that"},
        {"do": "points", "destiny": {"of": "just-gained", "times": 2}},
    )
    table.do(*words, card=answer)
    assert [(player.destiny, player.victory) for player in table.state.players] == [(13, 0), (10, 0)]
