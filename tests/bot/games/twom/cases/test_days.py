"""Setup, the day, dusk and evening: rules that no other test is named after."""

from __future__ import annotations

import random

import pytest

from bot.games.contract import after_events
from bot.games.playing import Dice
from bot.games.twom.acts.day.morning import LAYERS
from bot.games.twom.pack.effects.cards import Cap
from bot.games.twom.pack.effects.people import Join
from bot.games.twom.pack.effects.shelter import OpenCard
from bot.games.twom.pack.effects.things import Lose
from bot.games.twom.position.commands import Assign, Bedtime, Drink, Eat, Meal, Pick, Place, Task
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.night_commands import GoOn
from bot.games.twom.position.people import Person
from bot.games.twom.position.portions import Portion
from bot.games.twom.position.state import Spot
from bot.games.values import Accepted
from tests.bot.games.twom.cases.happens import by_itself, decided, of, other, refused_by, rolls
from tests.bot.games.twom.table import Script, asked, at, done, opened, refused, setup, tiny
from tests.rows import rows

PEOPLE = (Person("vera", hunger=2, at="gate"), Person("dita", hunger=2, at="gate"), Person("hugo", hunger=2, at="gate"))


def test_setup_steps_in_their_order() -> None:
    chance = Script()
    opened(3, chance)
    assert list(dict.fromkeys(chance.draws)) == ["first-holder", "character", "deck-locations"]


@rows("seed", range(6))
def test_setup_characters_are_one_with_a_red_frame_and_two_with_a_black(seed: int) -> None:
    game = tiny()
    state = after_events(game, game.open(setup(3), Dice(random.Random(seed).randrange)))
    frames = sorted(game.components.characters[key].frame for key in state.keys)
    assert frames == ["black", "black", "red"]


def test_setup_events_count_is_thirteen_days() -> None:
    assert [LAYERS.count(each) for each in ("events", "finales")] == [7, 3]
    assert by_itself(at("new-day", turned=12))[0].end is None
    assert by_itself(at("new-day", turned=13))[0].end is not None


def test_term_discard_goes_back_to_the_supply() -> None:
    state = at("water", PEOPLE, store={"bottle": 2}, supply={"bottle": 3})
    assert done(state, Drink(("vera",)), rolls(1, 1)).supply["bottle"] == 4


def test_term_remove_leaves_the_campaign() -> None:
    state, _ = by_itself(at("fate", PEOPLE, locations=("mill", "depot", "chapel"), store={}), Script(deck_fate=[2]))
    deck = state.decks["locations"]
    assert deck.out == {"mill": 1}
    assert "mill" not in {**deck.left, **deck.discards}


def test_term_remove_tokens_come_back_no_more() -> None:
    effects = (Lose({"stew": 1}, remove=True), Lose({"turnip": 1}), Cap("plank", 3))
    state = at("event-over", PEOPLE, store={"stew": 1, "turnip": 1}, stack=(Doing(effects, "events.fire"),))
    after, _ = by_itself(state)
    assert after.removed == {"plank": 3, "stew": 1}
    assert [after.supply[key] - state.supply[key] for key in ("plank", "stew", "turnip")] == [-3, 0, 1]


@pytest.mark.parametrize("face", [1, 10])
def test_term_black_die_has_ten_faces(face: int) -> None:
    assert of(decided(at("water", PEOPLE[:1], store={"bottle": 1}), Drink(), rolls(face)), "rolled")[0].face == str(
        face
    )
    with pytest.raises(AssertionError, match="10 of 10"):
        decided(at("water", PEOPLE[:1], store={"bottle": 1}), Drink(), rolls(11))


@pytest.mark.parametrize(("weapon", "die"), [(None, "grey"), ("axe", "yellow"), ("revolver", "red")])
def test_term_combat_dice_by_what_is_held(weapon: str | None, die: str) -> None:
    guard = (Person("dita", night="guard", weapon=weapon),)
    state = at("raid-over", guard, stack=(Raiding("prowlers", 1, 0),), store={"shell": 1, "axe": 1, "revolver": 1})
    assert of(by_itself(state)[1], "rolled")[0].die == die


def test_morning_end_passes_the_diary_and_begins_the_actions() -> None:
    state, _ = by_itself(at("event-over", PEOPLE, holder=0, store={"plank": 9}))
    assert (state.step, state.round, state.holder) == ("placing", 1, 1)


def test_move_horizontal_is_free_whatever_the_distance() -> None:
    state = at("placing", PEOPLE, round=1, shelter={"vault": Spot("grille")}, store={"hacksaw": 1})
    far = Place((Task(("vera",), "vault", "turn"),))
    assert done(state, far).store == {"hacksaw": 1, "shell": 2}


def test_move_obstacles_nobody_opens_a_hole() -> None:
    game = other('obstacle = "bars"', 'obstacle = "hole"')
    state = at("placing", PEOPLE, round=1, shelter={"vault": Spot("grille")}, store={"hacksaw": 1})
    into = Place((Task(("vera",), "vault", "turn"),))
    assert refused_by(game, state, into) == ("move.obstacles",)
    assert refused(state, into) == ()


def test_shelter_flip_an_effect_that_opens_a_way_turns_the_card_over_with_its_back() -> None:
    opens = Doing((OpenCard("grille"),), "actions.bridge", ("vera",))
    after, found = by_itself(at("placing", PEOPLE, round=1, stack=(opens,), store={}))
    assert [each.back for each in of(found, "turned-over")] == ["grille-shells"]
    assert ("vault" in after.shelter, after.store) == (False, {"shell": 2})


def test_shelter_flip_backs_of_one_round_are_resolved_one_by_one() -> None:
    planks = 'effects = [{ type = "gain", things = { plank = 2 } }]'
    game = other(
        planks, 'effects = [{ type = "state", state = "misery", by = 1, who = { of = "all", pick = "chosen" } }]'
    )
    state = at(
        "placing", PEOPLE, round=1, shelter={"attic": Spot("heap"), "vault": Spot("grille")}, store={"hacksaw": 1}
    )
    both = Place((Task(("vera",), "attic", "turn"), Task(("dita",), "vault", "turn")))
    first = game.decide(state, state.holder, both, Script())
    assert isinstance(first, Accepted)
    waiting = after_events(game, first.events, state)
    assert (waiting.shelter, waiting.store) == ({}, {"hacksaw": 1}), "what the second brings comes after the first"
    second = game.decide(waiting, state.holder, Pick(("dita",)), Script())
    assert isinstance(second, Accepted)
    after = after_events(game, second.events, waiting)
    assert (after.person("dita").misery, after.store) == (1, {"hacksaw": 1, "shell": 2})


def test_group_limit_a_fifth_does_not_join() -> None:
    joins = Doing((Join(with_consent=False),), "events.market")
    three, _ = by_itself(at("event-over", PEOPLE, stack=(joins,)))
    assert len(three.people) == 4
    full, found = by_itself(at("event-over", (*PEOPLE, Person("ida")), stack=(joins,)))
    assert (len(full.people), of(found, "came")) == (4, [])
    asks = Doing((Join(),), "events.market")
    assert asked(by_itself(at("event-over", (*PEOPLE, Person("ida")), stack=(asks,)))[0]).ask.key == "twom-await-place"


def test_actions_list_nothing_that_is_not_printed_or_built() -> None:
    state = at("placing", PEOPLE, round=1, shelter={"hall": Spot(fitting="stove")}, store={"turnip": 1, "plank": 1})
    assert refused(state, Place((Task(("vera",), "hall", "use", "cook"),))) == ()
    assert refused(state, Place((Task(("vera",), "nook", "use", "cook"),))) == ("actions.list",)
    assert refused(state, Place((Task(("vera",), "cellar", "turn"),))) == ("actions.list",)


def test_actions_space_its_cost_is_discarded() -> None:
    state = at("placing", PEOPLE, round=1, shelter={"hall": Spot(fitting="stove")}, store={"turnip": 1})
    cook = Place((Task(("vera",), "hall", "use", "cook"),))
    assert refused(state, cook) == ("actions.space",)
    paid = at("placing", PEOPLE, round=1, shelter=state.shelter, store={"turnip": 1, "plank": 1})
    assert done(paid, cook).store == {"stew": 1}


def test_build_how_the_builder_stands_on_what_is_paid_for() -> None:
    state = at("placing", PEOPLE, round=1, shelter={}, store={"plank": 4})
    after = done(state, Place((Task(("vera",), "hall", "build", "cot"),)))
    assert (after.store, after.shelter, after.person("vera").at) == (
        {"plank": 1},
        {"hall": Spot(fitting="cot")},
        "hall",
    )
    assert after.fittings["cot"] == state.fittings["cot"] - 1


def test_actions_end_dusk_follows_the_third_round() -> None:
    last = at("placing", PEOPLE, round=3, store={"bottle": 1})
    assert (done(last, Place()).step, done(at("placing", PEOPLE, round=2, store={}), Place()).round) == ("water", 3)


def test_dusk_steps_water_then_food() -> None:
    state, _ = by_itself(at("round-over", PEOPLE, round=3, store={"bottle": 3, "turnip": 1}))
    assert asked(state).ask.key == "twom-await-water"
    assert refused(state, Eat()) == ("overview.phases",)
    after = done(state, Drink(("vera", "dita", "hugo")))
    assert asked(after).ask.key == "twom-await-food"


def test_dusk_food_kinds_differ_in_what_they_do() -> None:
    state = at("food", PEOPLE, store={"stew": 1, "turnip": 1})
    after = done(state, Eat((Meal("vera", (Portion("stew", 1),)), Meal("dita", (Portion("turnip", 1),)))))
    assert [each.hunger for each in after.people[:2]] == [0, 2]
    assert refused(at("food", PEOPLE, store={"stew": 1, "gauze": 1}), Eat((Meal("vera", (Portion("gauze", 1),)),))) == (
        "dusk.food-kinds",
    )


def test_dusk_no_food_makes_hungrier() -> None:
    after = done(at("food", PEOPLE, store={"turnip": 1}), Eat((Meal("dita", (Portion("turnip", 1),)),)))
    assert [each.hunger for each in after.people] == [3, 2, 3]


@pytest.mark.parametrize(("night", "before", "fatigue"), [("floor", 3, 1), ("floor", 1, 0), ("guard", 1, 2)])
def test_evening_floor_and_guard_take_everybody(night: str, before: int, fatigue: int) -> None:
    people = tuple(Person(each.key, fatigue=before) for each in PEOPLE)
    nights = Assign(tuple(Bedtime(each.key, night) for each in people))  # type: ignore[arg-type]
    levels = [event.level for event in of(decided(at("evening", people), nights), "level-set")[:3]]
    assert levels == [fatigue] * 3


def test_evening_guard_stands_where_the_guard_stands() -> None:
    people = tuple(Person(each.key) for each in PEOPLE)
    nights = Assign(tuple(Bedtime(each.key, "guard") for each in people))
    assert [event.at for event in of(decided(at("evening", people), nights), "retired")[:3]] == ["gate"] * 3


def test_evening_end_passes_the_diary_and_scavenging_begins() -> None:
    people = (Person("vera", night="outside"), Person("dita", night="guard"))
    state, _ = by_itself(at("evening-over", people, holder=0))
    assert (state.step, state.holder) == ("location", 1)


def test_dawn_new_day_begins_when_the_holder_says_so() -> None:
    state, found = by_itself(at("losses", PEOPLE, turned=1))
    assert (asked(state).ask.key, of(found, "turned-event")) == ("twom-await-new-day", [])
    after = done(state, GoOn())
    assert (after.day, after.turned) == (state.day + 1, 2)
