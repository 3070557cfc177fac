"""An exact copy of any card, cards to their controllers' hands, exchanges between others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Play
from bot.games.doomtrooper.position.frames import Choosing
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.table import Table


def joker(**model: Any) -> tuple[Real, int, int]:
    """JOKER! is played as a copy of a warrior of the other player."""
    table = Real()
    table.have(0, destiny=20)
    first = {"do": "ability", "ability": "first-strike"}
    one = table.warrior(1, "cohort", "7/6/5/4", tags=("legion", "follower:semai"), effects=(first,), **model)
    card = table.put("joker", 0, "hand")
    table.acting().says(0, Play(card, targets=(one,))).settled()
    return table, card, one


def test_joker_is_an_exact_copy_at_the_price_of_its_model() -> None:
    table, card, one = joker()
    assert (table.zone(card), table.state.cards[card].controller, table.points(0)[0]) == ("cohort", 0, 16)
    assert tags(table.run, card) == tags(table.run, one)
    assert (table.rated(card), rating(table.run, card, "value")) == ((7, 6, 5), 4)
    assert card in tuple(table.run.warriors(0))


def test_a_copy_fights_like_its_model_and_is_itself_again_when_it_leaves() -> None:
    table, card, _ = joker()
    foe = next(at for at, here in enumerate(table.state.cards) if here.controller == 1 and here.zone == "cohort")
    table.all_pass()
    table.says(0, Attack()).all_pass().says(0, Announce(card, foe)).all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert (table.fate(card), table.fate(foe)) == ("wounded", "wounded")
    table.do({"do": "kill", "who": {"role": "chosen"}}, card=foe, targets=(card,))
    assert table.zone(card) == "discard"
    assert "special" in tags(table.run, card)


def test_a_copy_of_what_is_attached_is_attached() -> None:
    table = Real()
    own, theirs = table.warrior(0, tags=("doomtrooper",)), table.warrior(1, tags=("doomtrooper",))
    gun = table.on(theirs, tags=("weapon", "weapon:fight"), play={"to": "card", "after": "attach"},
                   effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 4},))  # fmt: skip
    card = table.put("joker", 0, "hand")
    table.acting().says(0, Play(card, targets=(gun,))).settled()
    assert table.state.cards[card].on == own
    assert (table.rated(own)[0], table.points(0)[0]) == (9, 10)


def test_double_duty_is_a_second_body_that_fights_and_shares_wounds_and_death() -> None:
    table = Real()
    model = table.warrior(0, "squad", "9/9/9/4", tags=("doomtrooper", "bauhaus"))
    foe = table.warrior(1, "cohort", "4/4/4/3", tags=("legion",))
    card = table.put("double-duty", 0, "hand")
    table.acting().says(0, Play(card, targets=(model,))).settled().all_pass()
    assert (table.zone(card), table.state.cards[card].on, table.rated(card)) == ("squad", -1, (9, 9, 9))
    table.says(0, Attack()).all_pass()
    assert table.refused(0, Announce(card, model))
    table.says(0, Announce(card, foe)).all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert table.fate(foe) == "wounded"
    table.do({"do": "wound", "who": {"role": "chosen"}}, card=foe, targets=(model,))
    assert [table.fate(one) for one in (model, card)] == ["wounded", "wounded"]
    table.do({"do": "kill", "who": {"role": "chosen"}}, card=foe, targets=(card,))
    assert [table.fate(one) for one in (model, card)] == ["dead", "dead"]


@pytest.mark.parametrize(("whose", "seat"), [("controller", 0), ("owner", 1)])
def test_cards_go_to_their_controllers_hands_or_home(whose: str, seat: int) -> None:
    table = Table()
    stolen = table.warrior(1)
    table.cards[stolen] = type(table.cards[stolen])(table.cards[stolen].code, 1, 0, "squad")
    table.do({"do": "return", "who": {"role": "chosen"}, "whose": whose}, card=table.card(), targets=(stolen,))
    assert [stolen in table.run.hand(each) for each in (0, 1)] == [seat == 0, seat == 1]
    assert [knows(table.run, stolen, each) or stolen in table.run.hand(1 - each) for each in (0, 1)] == [True, True]


def test_a_card_of_somebody_else_is_played_from_a_hand_and_goes_home_to_its_pile() -> None:
    table = Real()
    table.have(0, destiny=20)
    stolen = table.warrior(1, "hand", "3/3/3/3", tags=("doomtrooper",))
    table.cards[stolen] = type(table.cards[stolen])(table.cards[stolen].code, 1, 0, "hand")
    table.acting().says(0, Play(stolen, area="squad")).settled()
    assert (table.zone(stolen), table.state.cards[stolen].controller, table.points(0)[0]) == ("squad", 0, 17)
    table.do({"do": "discard", "who": {"role": "chosen"}}, card=0, targets=(stolen,))
    assert stolen in table.run.pile(1, "discard")


def swapped(what: str, **more: Any) -> Table:
    """Two others of three players are chosen, who exchange something."""
    table = Table(4)
    for seat in range(4):
        table.players[seat] = type(table.players[seat])(destiny=seat + 1, victory=seat + 5, turns=1)
        for _ in range(seat + 1):
            table.card(seat=seat)
    table.do({"do": "swap", "what": what, "others": True, **more}, card=0)
    assert (table.asked().seat, table.asked().options) == (0, (1, 2, 3))
    table.answer(1, 3)
    return table


@pytest.mark.parametrize(("what", "expected"), [("destiny", (1, 4, 3, 2)), ("victory", (5, 8, 7, 6))])
def test_two_others_exchange_points(what: str, expected: tuple[int, ...]) -> None:
    table = swapped(what)
    assert tuple(getattr(player, what) for player in table.state.players) == expected


def test_two_others_exchange_hands_that_stay_those_of_their_owners() -> None:
    table = swapped("hand")
    assert [len(table.run.hand(seat)) for seat in range(4)] == [1, 4, 3, 2]
    assert {table.state.cards[card].owner for card in table.run.hand(1)} == {3}
    table.do({"do": "discard-cards", "number": "all", "player": "each"}, card=0)
    assert [len(table.run.pile(seat, "discard")) for seat in range(4)] == [1, 2, 3, 4]


def test_two_others_exchange_their_places() -> None:
    assert swapped("seats").state.order == (0, 3, 2, 1)


def test_two_cards_of_others_change_sides() -> None:
    table = Table(3)
    one, two = table.warrior(1), table.warrior(2, "cohort", tags=("legion",))
    table.do({"do": "swap", "what": "control", "who": {"role": "chosen"}}, card=table.card(), targets=(one, two))
    assert [table.state.cards[card].controller for card in (one, two)] == [2, 1]


def test_where_there_are_no_two_others_nothing_is_exchanged() -> None:
    table = Table()
    table.do({"do": "swap", "what": "destiny", "others": True}, card=table.card())
    assert not isinstance(table.run.top, Choosing)
