"""The game's own player: what it answers by routine, and how campaigns go with it and by chance."""

from __future__ import annotations

from functools import cache

import pytest

from bot.games.packs.words import Words
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.people import Wound
from bot.games.twom.pack.effects.story import Choose, Effect, Later, Way
from bot.games.twom.pack.effects.things import Gain
from bot.games.twom.position.commands import Assign, Drink, Eat, Pick, Place
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.night_commands import Arm, Carry, Hold, Take
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State
from bot.games.values import Accepted
from tests.bot.games.twom.campaigns import campaign
from tests.bot.games.twom.table import Script, asked, at, opened, tiny

VERA, DITA, HUGO = Person("vera"), Person("dita"), Person("hugo")


@cache
def stand_in() -> Twom:
    return Twom.from_bytes(None)


def answer(state: State) -> object:
    """What the own player answers, and what stands when nobody answered: the same, and always legal."""
    game = tiny()
    prompt = asked(state)
    command = game.automated(state, prompt)
    assert game.default(state, prompt) == command
    assert isinstance(game.decide(state, prompt.seat, command, Script()), Accepted)
    return command


def test_who_is_worst_off_drinks_where_there_is_not_enough() -> None:
    people = (VERA, Person("dita", misery=3), Person("hugo", hunger=2))
    assert answer(at("water", people, store={"bottle": 2})) == Drink(("dita", "hugo"))
    assert answer(at("water", people, store={"bottle": 3})) == Drink(("vera", "dita", "hugo"))


def test_who_is_hungry_eats_and_nobody_else() -> None:
    people = (VERA, Person("dita", hunger=3), Person("hugo", hunger=2))
    command = answer(at("food", people, store={"stew": 1, "turnip": 2}))
    assert isinstance(command, Eat)
    assert [(meal.who, meal.food[0].token) for meal in command.meals] == [("dita", "stew"), ("hugo", "turnip")]


def test_somebody_guards_the_tired_sleep_and_the_fit_go_out() -> None:
    command = answer(at("evening", (Person("vera", fatigue=3), DITA, HUGO)))
    assert isinstance(command, Assign)
    assert {each.who: each.night for each in command.nights} == {"vera": "floor", "dita": "guard", "hugo": "outside"}
    alone = answer(at("evening", (VERA,)))
    assert isinstance(alone, Assign)
    assert [each.night for each in alone.nights] == ["guard"]


def test_guards_hold_the_best_weapons_and_no_empty_gun() -> None:
    people = (Person("vera", night="guard", at="gate"), Person("dita", night="guard", at="gate"))
    store = {"cleaver": 1, "carbine": 1}
    assert answer(at("arms", people, store=store)) == Arm((Hold("vera", "cleaver"),))
    command = answer(at("arms", people, store={**store, "shell": 1}))
    assert isinstance(command, Arm)
    assert {each.weapon for each in command.held} == {"cleaver", "carbine"}


def test_gear_is_a_weapon_for_each_outside() -> None:
    people = (Person("vera", night="guard", at="gate"), Person("dita", night="outside"))
    command = answer(at("gear", people, store={"cleaver": 2, "axe": 1, "stew": 2}, outside="mill"))
    assert isinstance(command, Take)
    assert {each.token: each.number for each in command.things} == {"axe": 1}


def test_what_comes_home_fills_the_capacity_with_what_is_worth_most() -> None:
    people = (Person("vera", night="guard", at="gate"), Person("dita", night="outside"))
    state = at("findings", people, pile={"stew": 3, "brandy": 3}, store={}, outside="mill", noise=1)
    command = answer(state)
    assert isinstance(command, Carry)
    carried = {each.token: each.number for each in command.things}
    assert carried["stew"] == 3
    assert sum(carried.values()) == 6


def test_nothing_is_declared_of_what_nobody_said() -> None:
    assert answer(at("event-over", stack=(Declaring("events.quiet"),))) == Pick(("done",))


def test_a_round_is_not_idled_away() -> None:
    command = answer(opened())
    assert isinstance(command, Place)
    assert command.tasks


def test_the_same_position_has_the_same_answer() -> None:
    state = opened()
    assert tiny().automated(state, asked(state)) == tiny().automated(state, asked(state))
    anew = Twom(tiny().components.pack)
    assert anew.automated(state, asked(state)) == tiny().automated(state, asked(state))


@pytest.mark.parametrize("games", [15, pytest.param(200, marks=pytest.mark.slow)])
def test_campaigns_by_chance_end_and_hardly_ever_well(games: int) -> None:
    played = [campaign(stand_in(), seed, "chance") for seed in range(games)]
    assert not any(each.stuck for each in played)
    assert max(each.day for each in played) <= 13
    assert sum(each.survivors > 0 for each in played) <= games // 10


@pytest.mark.parametrize("games", [20, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize("table", ["bot", "table"])
def test_campaigns_of_the_tiny_pack_end(table: str, games: int) -> None:
    played = [campaign(tiny(), seed, "chance", cards=table, dice=table) for seed in range(games)]
    assert not any(each.stuck for each in played)
    assert max(each.day for each in played) <= 13


@pytest.mark.parametrize(("games", "least", "most"), [(2, 1, 1), pytest.param(8, 2, 6, marks=pytest.mark.slow)])
def test_the_own_player_brings_somebody_through_but_not_every_time(games: int, least: int, most: int) -> None:
    played = [campaign(stand_in(), seed, "own") for seed in range(games)]
    assert not any(each.stuck for each in played)
    assert max(each.day for each in played) <= 13
    assert least <= sum(each.survivors > 0 for each in played) <= most


def test_the_own_player_plays_to_the_end_where_everything_is_declared() -> None:
    played = campaign(tiny(), 1, "own", cards="table", dice="table", scripts="book")
    assert not played.stuck
    assert played.day <= 13


def reason(state: State) -> str | None:
    """The reason that the own player names, without the game's prefix."""
    found = tiny().reason(state, asked(state))
    return None if found is None else found.key.removeprefix("twom-why-")


def test_a_rule_of_thumb_is_named_and_nothing_else_is_said_where_there_is_none() -> None:
    assert reason(at("water", (VERA, DITA), store={"bottle": 1})) == "water"
    assert reason(at("evening", (VERA, DITA, HUGO))) == "evening"


WAYS: dict[str, tuple[tuple[Effect, ...], tuple[Effect, ...]]] = {
    "people": ((), (Wound(2),)),
    "things": ((Gain({"stew": 3}),), ()),
    "later": ((Later((Gain({"stew": 4}),)),), ()),
}


@pytest.mark.parametrize("what", WAYS)
def test_what_a_way_is_better_in_is_its_reason(what: str) -> None:
    better, worse = WAYS[what]
    ways = (Way(Words("lepsi"), better), Way(Words("horsi"), worse))
    state = at("event-over", (VERA, DITA), stack=(Doing((Choose(ways),), "events.market", ("vera",)),))
    assert answer(state) == Pick(("0",))
    assert reason(state) == what


def test_between_ways_that_come_to_the_same_that_is_the_reason() -> None:
    ways = (Way(Words("jedna")), Way(Words("druha")))
    state = at("event-over", (VERA, DITA), stack=(Doing((Choose(ways),), "events.market", ("vera",)),))
    assert reason(state) == "even"
