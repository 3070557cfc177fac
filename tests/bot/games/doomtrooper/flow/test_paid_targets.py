"""Cards that are chosen one by one for steps of X: as many as are paid for."""

from __future__ import annotations

from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Chosen, Play, Use
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.table import Table

EACH = {"tags": ["warrior"], "side": "opponent", "count": "x"}
WAVE = {"when": "any", "to": "card", "whom": EACH, "after": "discard", "price": {"x": "destiny", "step": 4}}
DISCARD = ({"do": "discard", "who": {"role": "chosen"}},)


def test_a_card_takes_as_many_targets_as_are_paid_for() -> None:
    table = Seats()
    card = table.card("special", 0, play=WAVE, effects=DISCARD)
    foes = [table.warrior(1) for _ in range(3)]
    table.at(1).says(0, Play(card, targets=(foes[0], foes[2]), x=2))
    assert table.points() == (2, 5)
    table.all_pass(until="start")
    assert [table.zone(foe) for foe in foes] == ["discard", "squad", "discard"]


def test_nobody_chooses_more_than_he_can_pay_or_pays_for_none() -> None:
    table = Seats()
    card = table.card("special", 0, play=WAVE, effects=DISCARD)
    foes = tuple(table.warrior(1) for _ in range(3))
    table.at(1)
    assert table.refused(0, Play(card, targets=foes, x=3))
    assert table.refused(0, Play(card, targets=foes[:1], x=2))
    assert table.refused(0, Play(card, targets=(), x=1))


def test_what_some_cost_more_bounds_how_many_are_chosen() -> None:
    table = Seats()
    dear = {"cards": {"tags": ["equipment"], "on": {"role": "chosen"}}, "times": 3}
    card = table.card("special", 0, play={**WAVE, "price": {"x": "destiny", "step": 2, "destiny": dear}})
    foes = tuple(table.warrior(1) for _ in range(3))
    table.on(foes[0])
    table.on(foes[0])
    table.at(1)
    assert table.refused(0, Play(card, targets=foes, x=3))
    table.says(0, Play(card, targets=foes[:2], x=2))
    assert table.points() == (0, 5)


def test_an_ability_takes_as_many_targets_as_are_paid_for() -> None:
    table = Seats()
    ability = {"whom": [EACH], "price": {"x": "destiny", "step": 3}, "when": "any", "effects": list(DISCARD)}
    one = table.warrior(abilities=(ability,))
    foes = tuple(table.warrior(1) for _ in range(4))
    table.at(1)
    assert table.refused(0, Use(one, 0, targets=foes, x=4))
    table.says(0, Use(one, 0, targets=foes[:3], x=3)).all_pass(until="start")
    assert table.points() == (1, 5)
    assert [table.zone(foe) for foe in foes] == ["discard"] * 3 + ["squad"]


def test_what_is_set_off_is_paid_for_each_target() -> None:
    table = Table()
    ability = {
        "on": {"event": "wounded"},
        "whom": [EACH],
        "price": {"x": "destiny", "step": 3},
        "effects": list(DISCARD),
    }
    one = table.warrior(abilities=(ability,))
    foes = tuple(table.warrior(1) for _ in range(4))
    happened(table.run, "wounded", one)
    table.settle()
    assert (table.asked().least, table.asked().most) == (1, 3)
    table.answer(*foes[1:3])
    assert [table.zone(foe) for foe in foes] == ["squad", "discard", "discard", "squad"]
    assert [event.destiny for event in table.told(ev.Scored)] == [-6]


def test_what_is_set_off_is_paid_as_often_as_wanted() -> None:
    table = Table()
    gain = {"do": "points", "victory": {"of": "x"}}
    ability = {"on": {"event": "wounded"}, "price": {"x": "destiny", "step": 4}, "effects": [gain]}
    one = table.warrior(abilities=(ability,))
    happened(table.run, "wounded", one)
    table.settle()
    table.answer(2)
    assert (table.state.players[0].destiny, table.state.players[0].victory) == (2, 7)


def test_a_way_is_paid_as_often_as_wanted() -> None:
    """The other way costs more than there is, so that nobody asks which of them."""
    table = Table()
    ways = ([{"do": "points", "victory": {"of": "x"}}], [{"do": "points", "destiny": {"of": "x", "times": 5}}])
    prices = [{"x": "destiny", "step": 4}, {"x": "victory", "step": 6}]
    card = table.card()
    table.do({"do": "choose", "ways": list(ways), "prices": prices}, card=card)
    assert (table.asked().kind, table.asked().least, table.asked().most) == ("number", 1, 2)
    table.answer(2)
    assert (table.state.players[0].destiny, table.state.players[0].victory) == (2, 7)


def test_how_often_a_way_is_paid_is_one_number_within_its_bounds() -> None:
    table = Seats()
    way = {"do": "points", "victory": {"of": "x"}}
    table.do({"do": "choose", "ways": [[way]], "prices": [{"x": "destiny", "step": 4}]}, card=table.card())
    for said in ((), (0,), (3,), (1, 2)):
        assert table.refused(0, Chosen(said)), said
    table.says(0, Chosen((2,)))
