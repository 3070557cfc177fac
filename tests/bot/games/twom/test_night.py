"""Scavenging, the raid and the crime wave, each test named after the rule it is about."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.offers import NONE
from bot.games.questions import Step
from bot.games.twom.asks.decide import begun
from bot.games.twom.pack.effects.exploring import Noise
from bot.games.twom.pack.effects.people import Wound
from bot.games.twom.pack.effects.whom import Whom
from bot.games.twom.position.commands import Pick
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.events import DiaryPassed
from bot.games.twom.position.frames.raid import Raiding, Shot
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.night_commands import Arm, Carry, Hold, Mix, Take, Visit
from bot.games.twom.position.people import Person
from bot.games.twom.position.portions import Portion
from bot.games.twom.position.state import State
from tests.bot.games.twom.table import Script, asked, at, done, opened, refused, tiny

OUTSIDE = (Person("vera", night="outside"), Person("dita", night="outside"), Person("hugo", night="guard"))
GUARDS = (Person("vera", night="guard"), Person("dita", night="guard"), Person("hugo", night="floor"))


def events(state: State, chance: Script | None = None) -> list[Any]:
    """What happens by itself up to the next question."""
    return [*begun(tiny().components, state, chance or Script()).events]


def raid(stage: str, people: tuple[Person, ...] = GUARDS, damage: int = 2, wounds: int = 1, **parts: Any) -> State:
    """A raid at a stage, with whatever else the position has."""
    frame: dict[str, Any] = {key: parts.pop(key) for key in ("shots", "pools") if key in parts}
    return at("raid-over", people, stack=(Raiding("prowlers", damage, wounds, stage, **frame),), **parts)  # type: ignore[arg-type]


def exploring(unknown: int = 3, exploration: dict[str, int] | None = None, **parts: Any) -> State:
    deck = Cards(exploration or {"shelf": unknown})
    decks = {**opened().decks, "exploration": deck}
    return at("explore", OUTSIDE, **{"outside": "mill", "unknown": unknown, "noise": 1, "decks": decks, **parts})


def test_scavenging_nobody_outside_passes_the_phase_over() -> None:
    found = events(at("location", GUARDS, store={}))
    assert of(found, "diary-passed") == [], "nobody chooses findings, so that the Diary stays for the raid"
    assert [event.step for event in of(found, "stepped")][:2] == ["arms", "raid"]


def test_location_choose_one_of_three() -> None:
    state = at("location", OUTSIDE, locations=("mill", "depot", "chapel"))
    assert refused(state, Visit("market")) == ("location.choose",)
    assert done(state, Visit("depot")).outside == "depot"


def test_gear_take_comes_from_the_store_into_the_pile() -> None:
    state = at("gear", OUTSIDE, outside="mill", store={"cleaver": 1, "plank": 2})
    assert refused(state, Take((Portion("cleaver", 2),))) == ("gear.trade-goods",)
    assert refused(state, Take((Portion("plank", 1),))) == ("gear.take",)
    (moved, *_) = of(decided(state, Take((Portion("cleaver", 1),))), "moved")
    assert (moved.things, moved.source, moved.target) == ({"cleaver": 1}, "store", "pile")


def test_gear_take_may_be_nothing_and_is_offered_so() -> None:
    state = at("gear", OUTSIDE, outside="mill", store={"cleaver": 1, "axe": 1})
    assert tiny().command(state, asked(state), (NONE,)) == Take()
    kinds = tiny().step(state, asked(state), ())
    assert isinstance(kinds, Step)
    assert (kinds.least, kinds.most) == (0, 2)


@pytest.mark.parametrize(("place", "size"), [("mill", 10), ("depot", 12), ("chapel", 14)])
def test_explore_deck_is_larger_the_farther_away(place: str, size: int) -> None:
    state = at("gear", OUTSIDE, outside=place, locations=("mill", "depot", "chapel"), store={"cleaver": 1})
    (unknown, *_) = of(decided(state, Take()), "unknown")
    assert unknown.cards == size


def test_leader_when_the_diary_passes_after_every_card() -> None:
    passed = [event for event in events(exploring(3)) if isinstance(event, DiaryPassed)]
    assert len(passed) == 3
    stays = exploring(3, table=opened(diary="stays").table)
    assert [event for event in events(stays) if isinstance(event, DiaryPassed)] == []


def test_explore_findings_go_to_the_pile() -> None:
    after = done_by_itself(exploring(3))
    assert (after.pile, after.step) == ({"turnip": 3}, "findings")


@pytest.mark.parametrize(("face", "met"), [(2, True), (3, False)])
def test_noise_check_at_most_the_level_brings_somebody(face: int, met: bool) -> None:
    found = events(exploring(1, {"steps": 1}), Script(black_die=[face - 1]))
    assert any(event.deck == "residents" for event in of(found, "drew")) is met, "the noise is 2"


def test_noise_encounter_sets_it_back() -> None:
    found = events(exploring(1, {"steps": 1}), Script(black_die=[0]))
    assert [event.level for event in of(found, "noised")][:2] == [2, 1]


def test_noise_change_ends_at_the_top() -> None:
    found = events(exploring(1, {"steps": 1}, noise=5), Script(black_die=[9]))
    assert [event.level for event in of(found, "noised")] == [0], "5 is the top; 0 once the exploration is over"


def test_explore_stop_when_a_card_allows_it() -> None:
    state = done_by_itself(exploring(3, {"exit": 3}))
    assert asked(state).ask.key == "twom-await-stop"
    assert done(state, Pick(("yes",))).step != "explore"
    assert asked(done(state, Pick(("no",)))).ask.key == "twom-await-stop"


def test_noise_change_never_below_one() -> None:
    quieter = Doing((Noise(-1),), "exploration.shelf")
    found = events(at("card-over", OUTSIDE, outside="mill", unknown=0, noise=1, stack=(quieter,)))
    assert [event.level for event in of(found, "noised")] == [0], "only when the exploration is over"


def test_findings_shuffle_of_exploration_and_residents() -> None:
    decks = {
        **opened().decks,
        "exploration": Cards({"shelf": 1}, top=("exit",), discards={"shelf": 2}),
        "residents": Cards({"guards": 1}, discards={"guards": 1}),
    }
    after = done_by_itself(at("explored", OUTSIDE, outside="mill", noise=2, unknown=1, decks=decks))
    assert after.decks["exploration"] == Cards({"exit": 1, "shelf": 3})
    assert after.decks["residents"] == Cards({"guards": 2})
    assert (after.step, after.unknown, after.noise) == ("findings", 0, 0)


def test_findings_capacity_is_that_of_all() -> None:
    # Věra carries 8 and Dita 6.
    state = at("findings", OUTSIDE, outside="mill", pile={"spade": 1})
    assert refused(state, Carry((Portion("plank", 14), Portion("spade", 1)))) == ("findings.capacity",)
    home = decided(state, Carry((Portion("plank", 13), Portion("spade", 1))))
    assert of(home, "moved")[0].things == {"plank": 13}


def test_findings_resources_as_many_as_the_supply_has() -> None:
    supply = {**opened().supply, "bottle": 2}
    state = at("findings", OUTSIDE, outside="mill", pile={"bottle": 1}, supply=supply)
    assert refused(state, Carry((Portion("bottle", 4),))) == ("findings.resources",)
    assert refused(state, Carry((Portion("bottle", 3),))) == ()


def test_findings_left_behind_is_discarded() -> None:
    state = at("findings", OUTSIDE, outside="mill", pile={"stew": 2, "turnip": 1})
    moved = of(decided(state, Carry()), "moved")
    assert (moved[0].things, moved[0].target) == ({"stew": 2}, "supply"), "the turnip weighs nothing and comes along"


def test_findings_return_only_at_dawn() -> None:
    state = at("findings", OUTSIDE, outside="mill", pile={"stew": 1}, store={"cleaver": 1})
    after = done(state, Carry((Portion("stew", 1),)))
    assert (after.step, after.pile, "stew" in after.store) == ("arms", {"stew": 1}, False)


def test_combat_character_death_outside_leads_to_script_266() -> None:
    dying = (Person("vera", night="outside", wounds=3), *OUTSIDE[1:])
    frame = Doing((Wound(1, Whom("acting")),), "exploration.shelf", ("vera",))
    state = at("card-over", dying, outside="mill", unknown=0, noise=1, stack=(frame,))
    assert [event.script for event in of(events(state), "read")] == [72, 266]
    at_home = at("card-over", (Person("vera", wounds=3), *OUTSIDE[1:]), unknown=0, stack=(frame,))
    assert [event.script for event in of(events(at_home), "read")] == [72]


def test_raid_weapons_at_most_one_for_each_guard() -> None:
    state = at("arms", GUARDS, store={"cleaver": 1})
    assert refused(state, Arm((Hold("hugo", "cleaver"),))) == ("raid.weapons",)
    assert refused(state, Arm((Hold("vera", "cleaver"), Hold("dita", "cleaver")))) == ("raid.weapons",)
    assert refused(state, Arm((Hold("dita", "cleaver"),))) == ()


def test_raid_pistol_needs_a_bullet() -> None:
    state = at("arms", GUARDS, store={"revolver": 1, "cleaver": 1})
    assert refused(state, Arm((Hold("vera", "revolver"),))) == ("raid.pistol",)
    loaded = at("arms", GUARDS, store={"carbine": 1, "revolver": 1, "shell": 1})
    assert refused(loaded, Arm((Hold("vera", "revolver"),))) == ()
    assert refused(loaded, Arm((Hold("vera", "carbine"), Hold("dita", "revolver")))) == ("raid.pistol",)


def test_raid_dice_and_the_bullet_that_is_paid() -> None:
    armed = (replace(GUARDS[0], weapon="revolver"), replace(GUARDS[1], weapon="cleaver"), GUARDS[2])
    found = events(raid("firing", armed, store={"revolver": 1, "cleaver": 1, "shell": 2}))
    assert [event.die for event in of(found, "rolled")][:2] == ["red", "yellow"]
    assert of(found, "moved")[0].things == {"shell": 1}


def test_raid_bullets_that_were_lost_after_arming_are_not_paid() -> None:
    armed = (replace(GUARDS[0], weapon="revolver"), *GUARDS[1:])
    found = events(raid("firing", armed, store={"revolver": 1}))
    assert not [event for event in of(found, "moved") if "shell" in event.things]


def test_raid_rifle_fires_twice_for_two_bullets() -> None:
    armed = (replace(GUARDS[0], weapon="carbine"), *GUARDS[1:])
    state = raid("firing", armed, store={"carbine": 1, "shell": 2})
    twice = decided(state, Pick(("vera",)))
    assert of(twice, "moved")[0].things == {"shell": 2}
    assert [event.die for event in of(twice, "rolled")][:3] == ["red", "red", "grey"]
    assert refused(state, Pick(("dita",))) == ("raid.rifle",)
    short = raid("firing", armed, store={"carbine": 1, "shell": 1})
    assert [event.die for event in of(events(short), "rolled")][:2] == ["red", "grey"]


def test_raid_prowess_is_one_pool_for_the_night() -> None:
    shots = (Shot("vera", "grey", "0"), Shot("dita", "grey", "1"))
    state = raid("rerolls", shots=shots, pools={"vera": 1})
    assert refused(state, Pick(("1",))) == ("raid.prowess",)
    after = done(state, Pick(("0",)), Script(grey_die=[2]))
    frame = after.stack[-1]
    assert isinstance(frame, Raiding)
    assert (frame.stage, frame.shots[0].face) == ("dividing", "1")


def test_raid_hits_each_die_to_one_side() -> None:
    shots = (Shot("vera", "red", "2"), Shot("dita", "grey", "1"))
    state = raid("dividing", damage=3, wounds=2, shots=shots, store={"plank": 9, "part": 9})
    assert refused(state, Pick(("damage",))) == ("raid.hits",)
    after = done(state, Pick(("wounds", "damage")))
    frame = after.stack[-1]
    assert isinstance(frame, Raiding)
    assert (frame.stage, frame.damage, frame.wounds) == ("stolen", 2, 0)
    other = done(state, Pick(("damage", "damage"))).stack[-1]
    assert isinstance(other, Raiding)
    assert (other.stage, other.damage, other.wounds) == ("wounds", 0, 2)


def test_raid_boarding_wards_off() -> None:
    state = raid("dividing", damage=2, wounds=0, boarded=1, store={"plank": 5})
    stolen = [event.things for event in of(events(state), "moved") if event.why == "stolen"]
    assert stolen == [{"plank": 1}]


def test_raid_wounds_on_guards_alone() -> None:
    state = raid("wounds", damage=0, wounds=3)
    assert refused(state, Pick(("4",))) == ("raid.wounds",)
    after = done(state, Pick(("1",)))
    assert [each.wounds for each in after.people] == [1, 2, 0]


def test_raid_weapons_safe_in_the_hand() -> None:
    armed = (Person("vera", night="guard", weapon="cleaver"), *GUARDS[1:])
    found = events(raid("stolen", armed, damage=9, store={"cleaver": 2, "plank": 1}))
    stolen = [event.things for event in of(found, "moved") if event.why == "stolen"]
    assert stolen == [{"cleaver": 1, "plank": 1}]
    assert ("vera", None) in [(event.who, event.weapon) for event in of(found, "armed")], "it is put down afterwards"


@pytest.mark.parametrize(("weapon", "void"), [("axe", True), ("cleaver", False), (None, False)])
def test_raid_hatchet_voids_the_card_and_is_a_miss_for_others(weapon: str | None, void: bool) -> None:
    armed = (replace(GUARDS[0], weapon=weapon), *GUARDS[1:])
    state = raid("rerolls", armed, damage=1, wounds=0, shots=(Shot("vera", "yellow", "hatchet"),), store={"plank": 3})
    assert any(event.why == "stolen" for event in of(events(state), "moved")) is not void


def test_crime_choice_any_mix_of_two() -> None:
    state = at("crime", GUARDS)
    assert refused(state, Mix(2)) == ()
    decks = {**state.decks, "raids": Cards({"prowlers": 3}, red={"assault": 1})}
    assert refused(at("crime", GUARDS, decks=decks), Mix(2)) == ("crime.choice",)
    mixed = of(decided(state, Mix(1)), "mixed-in")
    assert [(event.deck, event.cards) for event in mixed] == [("raids", 1), ("residents", 1)]


def test_crime_left_one_card_joins_alone() -> None:
    decks = {**opened().decks, "raids": Cards({"prowlers": 3}, red={"assault": 1}), "residents": Cards({"guards": 2})}
    mixed = of(events(at("crime", GUARDS, decks=decks)), "mixed-in")
    assert [(event.deck, event.cards) for event in mixed] == [("raids", 1)]


def decided(state: State, command: Any) -> list[Any]:
    decision = tiny().decide(state, asked(state).seat, command, Script())
    return [*decision.events]  # type: ignore[union-attr]


def of(found: list[Any], tag: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in found if event.__struct_config__.tag == tag]


def done_by_itself(state: State, chance: Script | None = None) -> State:
    return begun(tiny().components, state, chance or Script()).state


@pytest.mark.parametrize(("to_damage", "hurt", "stolen"), [("0", 0, 2), ("1", 1, 1), ("2", 2, 0)])
def test_raid_boarding_wards_off_damage_or_wounds_as_the_holder_likes(to_damage: str, hurt: int, stolen: int) -> None:
    raid = Raiding("looters", 2, 2, "dividing")
    guard = (Person("vera", night="guard"),)
    state = at("raid-over", guard, store={"plank": 3}, boarded=2, stack=(raid,))
    after = done(state, Pick((to_damage,)))
    assert (after.person("vera").wounds, 3 - after.store.get("plank", 0)) == (hurt, stolen)


def test_raid_boarding_wards_off_wounds_alone_where_there_is_no_damage() -> None:
    raid = Raiding("looters", 0, 3, "dividing")
    state = at("raid-over", (Person("vera", night="guard"),), store={"plank": 3}, boarded=2, stack=(raid,))
    after = begun(tiny().components, state, Script()).state
    assert (after.person("vera").wounds, after.store["plank"]) == (1, 3)
