"""The rounds of actions, each test named after the rule it is about."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.twom.position.commands import Place, Task, Tell
from bot.games.twom.position.people import Person
from bot.games.twom.position.portions import Portion
from bot.games.twom.position.state import Spot, State, Table
from tests.bot.games.twom.cases.happens import other, refused_by
from tests.bot.games.twom.table import Script, asked, at, done, opened, refused, tiny

PEOPLE = (Person("vera", at="gate"), Person("dita", at="gate"), Person("hugo", at="gate"))
CLEARED = {"nook": Spot("rubble"), "attic": Spot("door"), "vault": Spot("grille")}
"""The shelter without the heap, so that nothing blocks the way to the nook and the attic."""


def round_of(number: int = 1, people: tuple[Person, ...] = PEOPLE, **parts: Any) -> State:
    return at("placing", people, **{"round": number, **parts})


def build(who: str, what: str, where: str) -> Task:
    return Task((who,), where, "build", what)


def turn(where: str, *who: str) -> Task:
    return Task(who, where, "turn")


def test_actions_three_rounds_and_the_diary_passes_after_each() -> None:
    state = round_of(holder=0)
    holders, rounds = [], []
    while state.step == "placing":
        holders.append(state.holder)
        rounds.append(state.round)
        state = done(state, Place())
    assert (rounds, holders, state.holder) == ([1, 2, 3], [0, 1, 2], 0)
    assert state.step == "water"


@pytest.mark.parametrize(("hunger", "rounds"), [(2, (1, 2, 3)), (3, (1, 2)), (4, ())])
def test_actions_marks_take_the_last_actions(hunger: int, rounds: tuple[int, ...]) -> None:
    tired = (Person("vera", hunger=hunger), Person("dita"))
    for number in (1, 2, 3):
        rules = refused(round_of(number, tired), Place((turn("hall", "vera"),)))
        assert rules == (() if number in rounds else ("actions.marks",))


def test_actions_marks_several_unite() -> None:
    both = (Person("vera", hunger=3, misery=3), Person("dita"))
    assert refused(round_of(2, both), Place((turn("hall", "vera"),))) == ()
    assert refused(round_of(3, both), Place((turn("hall", "vera"),))) == ("actions.marks",)


def test_actions_simultaneous_what_one_gains_pays_for_nothing_in_the_round() -> None:
    cot = build("dita", "cot", "nook")
    state = round_of(shelter={"hall": Spot("heap")}, store={"plank": 2})
    assert refused(state, Place((turn("hall", "vera"), cot))) == ("build.requirements",)
    assert done(state, Place((turn("hall", "vera"),))).store == {"plank": 4}


def test_actions_simultaneous_costs_are_paid_together() -> None:
    state = round_of(shelter={}, store={"plank": 5})
    both = Place((build("vera", "cot", "hall"), build("dita", "cot", "nook")))
    assert refused(state, both) == ("actions.simultaneous",)
    after = done(round_of(shelter={}, store={"plank": 6}), both)
    assert after.store == {}
    assert after.shelter == {"hall": Spot(fitting="cot"), "nook": Spot(fitting="cot")}


def test_actions_one_per_space() -> None:
    state = round_of(shelter={"hall": Spot(fitting="stove")}, store={"turnip": 2, "plank": 2})
    cook = [Task((who,), "hall", "use", "cook") for who in ("vera", "dita")]
    assert refused(state, Place(tuple(cook))) == ("actions.one-per-space",)
    assert done(state, Place((cook[0],))).store == {"plank": 1, "stew": 1, "turnip": 1}


def test_actions_list_what_people_say_of_their_own_shelter_is_not_said_of_the_pack_s() -> None:
    state = round_of(shelter={"hall": Spot(fitting="stove")}, store={"turnip": 2, "plank": 2})
    cook = Task(("vera",), "hall", "use", "cook")
    for said in (
        replace(cook, deed="act"),
        replace(cook, bed=True),
        replace(cook, act="use"),
        replace(cook, brought=(Portion("stew", 9),)),
    ):
        assert refused(state, Place((said,))) == ("actions.list",)
    assert refused(state, Place((cook,))) == ()


def test_actions_shared_spaces_look_around_takes_everybody() -> None:
    look = tuple(Task((who,), "loft", "use", "search") for who in ("vera", "dita", "hugo"))
    assert done(round_of(store={}, shelter={}), Place(look)).store == {"part": 3}


def test_actions_rounds_a_person_has_one_action_in_a_round() -> None:
    state = round_of(shelter={}, store={"plank": 9})
    twice = Place((build("vera", "cot", "hall"), build("vera", "cot", "nook")))
    assert refused(state, twice)[0] in ("actions.marks", "actions.rounds")
    swapped = Place((build("dita", "cot", "hall"), build("vera", "cot", "nook")))
    assert refused(state, swapped) == ("actions.rounds",)


def test_move_reach_nothing_behind_an_obstacle() -> None:
    blocked = round_of(shelter={"nook": Spot("rubble"), "vault": Spot("grille")}, store={"hacksaw": 1, "spade": 1})
    assert refused(blocked, Place((turn("vault", "vera"),))) == ("move.reach",)
    cleared = round_of(shelter={"vault": Spot("grille")}, store={"hacksaw": 1})
    assert done(cleared, Place((turn("vault", "vera"),))).store == {"hacksaw": 1, "shell": 2}


def test_move_vertical_by_ladder_alone() -> None:
    assert refused(round_of(shelter={}, store={"plank": 3}), Place((build("vera", "cot", "gable"),))) == ()
    game = tiny()
    assert game.components.neighbours["attic"] == {"loft", "gable"}
    assert "attic" not in game.components.neighbours["straw"]


def test_move_obstacle_removed_is_passable_from_the_next_round() -> None:
    state = round_of(store={"spade": 1, "hacksaw": 1}, shelter={"nook": Spot("leavings"), "vault": Spot("grille")})
    now = Place((turn("nook", "vera"), turn("vault", "dita")))
    assert refused(state, now) == ("move.reach",)
    after = done(state, Place((turn("nook", "vera"),)))
    assert after.round == 2
    assert refused(after, Place((turn("vault", "dita"),))) == ()


def test_shelter_tools_return_to_the_store() -> None:
    state = round_of(store={"spade": 1}, shelter=CLEARED)
    after = done(state, Place((turn("nook", "vera"),)))
    assert after.store == {"spade": 1}
    assert after.shelter["nook"] == Spot("leavings")


def test_shelter_tools_one_shovel_clears_one_heap() -> None:
    state = round_of(store={"spade": 1}, shelter={"nook": Spot("rubble"), "attic": Spot("leavings")})
    both = Place((turn("nook", "vera"), turn("attic", "dita")))
    assert refused(state, both) == ("rubble.two",)
    assert refused(round_of(store={"spade": 2}, shelter=state.shelter), both) == ()


def test_shelter_tools_bars_need_a_saw() -> None:
    assert refused(round_of(store={}, shelter={"vault": Spot("grille")}), Place((turn("vault", "vera"),))) == (
        "shelter.tools",
    )


def test_rubble_two_people_need_no_shovel() -> None:
    state = round_of(store={}, shelter=CLEARED)
    assert refused(state, Place((turn("nook", "vera"),))) == ("rubble.two",)
    assert done(state, Place((turn("nook", "vera", "dita"),))).shelter["nook"] == Spot("leavings")
    assert refused(state, Place((turn("attic", "vera", "dita"),)))[0] == "actions.one-per-space"


@pytest.mark.parametrize("face", [1, 3])
def test_lockpick_fail_keeps_pick_and_door(face: int) -> None:
    after = done(round_of(store={"pick": 1}, shelter=CLEARED), Place((turn("attic", "vera"),)), rolls(face))
    assert (after.store, after.shelter["attic"]) == ({"pick": 1}, Spot("door"))


@pytest.mark.parametrize("face", [4, 10])
def test_lockpick_success_takes_the_pick_and_opens(face: int) -> None:
    after = done(round_of(store={"pick": 1}, shelter=CLEARED), Place((turn("attic", "vera"),)), rolls(face))
    assert after.store == {"stew": 1}
    assert "attic" not in after.shelter


def test_lockpick_success_takes_no_pick_that_was_lost_before_the_roll_was_told() -> None:
    state = round_of(store={"pick": 1}, shelter=CLEARED, table=Table(dice="table", version=2))
    rolling = done(state, Place((turn("attic", "vera"),)))
    assert done(replace(rolling, store={}), Tell("4")).store == {"stew": 1}


def test_lockpick_roll_needs_a_pick() -> None:
    assert refused(round_of(store={}, shelter=CLEARED), Place((turn("attic", "vera"),))) == ("lockpick.roll",)


def test_build_any_but_no_idea() -> None:
    state = round_of(shelter={}, store={"part": 9})
    assert refused(state, Place((build("vera", "still", "hall"),))) == ("build.any",)
    assert done(state, Place((build("vera", "stove", "hall"),))).shelter["hall"] == Spot(fitting="stove")


@pytest.mark.parametrize("where", ["gate", "straw", "loft"])
def test_build_where_nothing_is_printed(where: str) -> None:
    assert refused(round_of(shelter={}, store={"part": 9}), Place((build("vera", "stove", where),))) == ("build.where",)


def test_build_where_no_action_is_printed() -> None:
    there = 'key = "gable"\nname = { cs = "štít" }\nfloor = 1\ncolumn = 3\n'
    dig = '[[shelter.spaces.actions]]\nkey = "dig"\nname = { cs = "kopat" }\n'
    state, stove = round_of(shelter={}, store={"part": 9}), Place((build("vera", "stove", "gable"),))
    assert refused(state, stove) == ()
    assert refused_by(other(there, there + dig), state, stove) == ("build.where",)


def test_build_where_no_card_lies() -> None:
    assert refused(round_of(store={"part": 9}), Place((build("vera", "stove", "hall"),))) == ("build.where",)


def test_build_requirements_beside_another_fitting() -> None:
    alone = round_of(shelter={}, store={"part": 9})
    assert refused(alone, Place((build("vera", "flue", "nook"),))) == ("build.requirements",)
    above = round_of(shelter={"hall": Spot(fitting="stove")}, store={"part": 9})
    assert refused(above, Place((build("vera", "flue", "attic"),))) == ("build.requirements",), "on another floor"
    beside = round_of(shelter={"vault": Spot(fitting="stove")}, store={"part": 9})
    assert refused(beside, Place((build("vera", "flue", "nook"),))) == ()


def test_build_requirements_the_cost() -> None:
    assert refused(round_of(shelter={}, store={"part": 2}), Place((build("vera", "stove", "hall"),))) == (
        "build.requirements",
    )


def test_raid_boarding_is_built_without_a_space() -> None:
    state = round_of(shelter={}, store={"plank": 4})
    after = done(state, Place((build("vera", "barrier", "gate"), build("dita", "barrier", "gate"))))
    assert (after.boarded, after.shelter, after.fittings["barrier"]) == (2, {}, 1)


def test_supply_shortage_a_gain_is_what_is_left() -> None:
    state = opened()
    state = round_of(store={}, shelter={"hall": Spot("heap")}, supply={**state.supply, "plank": 1})
    after = done(state, Place((turn("hall", "vera"),)))
    assert (after.store, after.supply["plank"]) == ({"plank": 1}, 0)


def test_group_shared_only_people_of_the_group() -> None:
    assert refused(round_of(), Place((turn("hall", "olaf"),))) == ("group.shared",)


def test_shelter_flip_needs_a_card() -> None:
    assert refused(round_of(shelter={}), Place((turn("hall", "vera"),))) == ("shelter.flip",)


def test_leader_decides_alone() -> None:
    state = round_of(holder=1)
    decision = tiny().decide(state, 0, Place(), Script())
    assert [each.rule for each in decision.violations] == ["twom-cs.leader.decides"]  # type: ignore[union-attr]
    assert asked(state).seat == 1


def rolls(*faces: int) -> Script:
    return Script(black_die=[face - 1 for face in faces])
