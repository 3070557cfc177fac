"""Words of cards that no stage of the proof shows at work: each played by hand, with it and without it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Pass, Split, Use
from bot.games.doomtrooper.position.frames import Choosing, Combat, Window
from bot.games.doomtrooper.position.state import Token
from tests.bot.games.doomtrooper.examples.real import Real

CAPITOL, MORTIFICATOR = ("doomtrooper", "capitol"), ("doomtrooper", "brotherhood", "mortificator")
LEGION, TRIBE = ("legion",), ("tribe",)
ANY_TIME = {"when": "any", "after": "discard"}
GAIN = {"do": "points", "destiny": 1}


def over(table: Real) -> None:
    """The combat goes on to its end: nobody plays anything, and every question gets the first answer."""
    table.goes_on()
    while any(isinstance(frame, Combat) for frame in table.state.stack):
        frame = table.run.top
        if isinstance(frame, Window):
            table.says(frame.order[frame.at], Pass())
        elif isinstance(frame, Choosing):
            table.says(frame.seat, Chosen(frame.options[: frame.least]))
        elif table.splits:
            table.says(table.prompted[0].decider, Split(0))
        else:
            table.says(0, ChooseTactic("fight"))
        table.goes_on()


@pytest.mark.parametrize("paid", [1, 2])
def test_02104_nimrod_shoots_better_by_every_action_that_is_spent_on_it(paid: int) -> None:
    table = Real()
    own = table.warrior(0, ratings="1/2/5/5", tags=CAPITOL)
    foe = table.warrior(1, "cohort", "1/1/20/5", tags=LEGION)
    gun = table.put("nimrod-mk-i", on=own)
    table.acting(*(Token("any"),) * 3).says(0, Use(gun, 0, x=paid)).settled()
    table.fighting(own, foe, tactic="shoot")
    assert table.rated(own)[1] == 2 + 4 + 4 * paid
    over(table)
    assert table.rated(own)[1] == 2 + 4


@pytest.mark.parametrize("played", [True, False])
def test_04041_entitlement_keeps_out_of_a_combat_who_does_not_fight_in_it(*, played: bool) -> None:
    table = Real(3)
    own, foe = table.warrior(0, tags=CAPITOL), table.warrior(1, "cohort", tags=LEGION)
    title = table.put("entitlement", 0, "hand")
    cards = [table.card(seat=seat, play=ANY_TIME, effects=(GAIN,)) for seat in range(3)]
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).goes_on()
    if played:
        table.plays(0, title).settled()
    may: set[int] = set()
    table.goes_on()
    while any(isinstance(frame, Combat) for frame in table.state.stack):
        frame = table.run.top
        if isinstance(frame, Window):
            seat = frame.order[frame.at]
            may |= {seat} if cards[seat] in playable(table.run, seat) else set()
            table.says(seat, Pass())
        else:
            table.says(0, ChooseTactic("fight"))
        table.goes_on()
    assert may == ({0, 1} if played else {0, 1, 2})


@pytest.mark.parametrize("called", [True, False])
def test_04052_holy_protector_strikes_and_is_not_struck(*, called: bool) -> None:
    table = Real()
    own = table.warrior(0, ratings="1/1/20/5", tags=CAPITOL)
    monk = table.warrior(0, ratings="9/9/2/5", tags=MORTIFICATOR)
    foe = table.warrior(1, "cohort", "9/9/5/5", tags=LEGION)
    card = table.put("holy-protector", 0, "hand")
    table.acting().fighting(own, foe)
    if called:
        table.plays(0, card, monk).settled()
    over(table)
    assert (table.fate(foe), table.fate(monk)) == ("wounded" if called else "well", "well")


@pytest.mark.parametrize("lies", [True, False])
def test_04031_dead_zone_silences_gifts_in_its_war_zone(*, lies: bool) -> None:
    table = Real()
    own = table.warrior(0, tags=CAPITOL)
    foe = table.warrior(1, "cohort", "5/5/5/5", tags=LEGION)
    table.on(foe, "symmetry", effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 3},))
    zone = table.card("warzone", 1, "cohort")
    if lies:
        table.put("dead-zone", 0, on=zone)
    table.stack.append(replace(table.combat(own, foe), zone=zone))
    assert table.rated(foe)[0] == (5 if lies else 8)


@pytest.mark.parametrize("worn", [True, False])
def test_07008_body_armor_stops_the_guns_of_the_foe(*, worn: bool) -> None:
    table = Real()
    own = table.warrior(0, ratings="5/5/5/5", tags=CAPITOL)
    foe = table.warrior(1, "cohort", "5/5/5/5", tags=LEGION)
    gun = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["shoot"], "sum": 3}
    table.on(foe, "equipment", tags=("weapon:shoot",), effects=(gun,))
    if worn:
        table.put("body-armor", 0, on=own)
    table.acting().fighting(own, foe, tactic="shoot")
    assert table.rated(foe)[1] == (5 if worn else 8)


@pytest.mark.parametrize("flies", [True, False])
def test_07060_marine_serett_is_not_attacked_from_the_air(*, flies: bool) -> None:
    table = Real()
    own = table.warrior(0, "outpost", tags=("tribe", "crescentia"))
    bearer, other = (table.warrior(1, "outpost", tags=("tribe", "templars")) for _ in range(2))
    table.put("marine-serett", 1, on=bearer)
    if flies:
        table.on(own, "equipment", tags=("airship", "vehicle"))
    table.acting().says(0, Attack()).all_pass()
    assert table.turned_away(0, Announce(own, other)) == ""
    assert bool(table.turned_away(0, Announce(own, bearer))) == flies


@pytest.mark.parametrize("lurks", [True, False])
def test_07056_lurker_joins_a_combat_of_his_tribe_and_is_found_out(*, lurks: bool) -> None:
    table = Real()
    hidden = table.warrior(0, "outpost", "1/1/20/5", tags=TRIBE)
    own = table.warrior(0, "outpost", "1/1/20/5", tags=(*TRIBE, "templars"))
    foe = table.warrior(1, "outpost", "1/1/20/5", tags=("tribe", "crescentia"))
    card = table.put("lurker", 0, on=hidden)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).all_pass()
    table.says(0, ChooseTactic("fight")).goes_on()
    if lurks:
        while isinstance(frame := table.run.top, Window) and frame.order[frame.at] != 0:
            table.says(frame.order[frame.at], Pass())
        table.says(0, Use(card, 0)).settled()
    over(table)
    assert table.zone(card) == ("discard" if lurks else "outpost")


@pytest.mark.parametrize("together", [True, False])
def test_07033_two_gang_up_with_the_attacker(*, together: bool) -> None:
    table = Real()
    own = table.warrior(0, ratings="5/5/20/6", tags=CAPITOL)
    mates = tuple(table.warrior(0, ratings="3/3/20/3", tags=CAPITOL) for _ in range(2))
    table.warrior(0, ratings="3/3/20/5", tags=CAPITOL)
    foe = table.warrior(1, "cohort", "1/1/9/5", tags=LEGION)
    table.put("gang-up", 0, "table")
    table.acting().says(0, Attack()).all_pass()
    assert table.asked().what == "use-ability"
    table.says(0, Chosen((1 if together else 0,))).all_pass()
    if together:
        assert set(table.asked().options) == set(mates)
        table.says(0, Chosen(mates)).all_pass()
    while isinstance(table.run.top, Choosing):
        asked = table.run.top
        table.says(asked.seat, Chosen(asked.options[: asked.least])).all_pass()
    table.says(0, Announce(own, foe))
    over(table)
    assert table.fate(foe) == ("wounded" if together else "well")
