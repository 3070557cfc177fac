"""Combat, each test named after the rule it is about."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.twom.acts.night.combat.sides import BARE
from bot.games.twom.asks.decide import begun
from bot.games.twom.asks.finality import is_final
from bot.games.twom.pack.effects.meeting import Fight
from bot.games.twom.pack.effects.things import Gain
from bot.games.twom.pack.kinds import Die
from bot.games.twom.position.commands import Pick
from bot.games.twom.position.frames.combat import Blow, Combat, Foe
from bot.games.twom.position.frames.stack import Doing, Held
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State, Table
from tests.bot.games.twom.table import Script, asked, at, done, refused, tiny

# Faces by the numbers of the tiny pack: grey 0 0 1 1 S 0, yellow 0 1 1 2 S hatchet, red 1 2 2 3 empty shotgun.
GREY_MISS, GREY_HIT, GREY_S = 0, 2, 4
VERA, DITA, HUGO = (Person(key, night="outside") for key in ("vera", "dita", "hugo"))
UNARMED, KNIFE, PISTOL = Foe("A", 0), Foe("A", 0, ("melee",)), Foe("A", 0, ("pistol", "melee"))


def combat(
    stage: str = "rolling", people: tuple[Person, ...] = (VERA,), foes: tuple[Foe, ...] = (UNARMED,), **parts: Any
) -> State:
    """A combat outside at a stage; parts are fields of the frame, or of the position."""
    names = Combat.__struct_fields__
    fields = {key: parts.pop(key) for key in tuple(parts) if key in names}
    frame = Combat(foes, tuple(each.key for each in people), stage=stage, **fields)  # type: ignore[arg-type]
    return at("card-over", people, **{"outside": "mill", "noise": 1, "unknown": 3, "stack": (frame,), **parts})


def by_itself(state: State, chance: Script | None = None) -> tuple[State, list[Any]]:
    """What happens up to the next question."""
    run = begun(tiny().components, state, chance or Script())
    return run.state, [*run.events]


def frame_of(state: State) -> Combat:
    frame = state.stack[-1]
    assert isinstance(frame, Combat)
    return frame


def of(found: list[Any], tag: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in found if event.__struct_config__.tag == tag]


def hits(*wounds: int, foe: int | None = None, who: str | None = None) -> tuple[Blow, ...]:
    return tuple(Blow("red", str(number), who=who, foe=foe) for number in wounds)


def test_combat_enemies_are_drawn_by_letter() -> None:
    doing = Doing((Fight(("A", "B"), {"A": ("melee",)}),), "residents.guards", ("vera",))
    state = at("card-over", (VERA,), outside="mill", noise=1, stack=(doing,), pile={})
    after, _ = by_itself(state, Script(enemies_a=[2], enemies_b=[0]))
    assert frame_of(after).foes == (Foe("A", 1, ("melee",)), Foe("B", 2))
    assert asked(after).ask.key == "twom-await-combat"
    three = replace(state, stack=(Doing((Fight(("A", "A", "A")),), "residents.guards", ("vera",)),))
    after, _ = by_itself(three, Script(enemies_a=[0, 0, 0]))
    assert [foe.prowess for foe in frame_of(after).foes] == [0, 0, 1], "each token is there once"


def test_combat_answer_held_back_by_a_remark_counts_only_where_it_still_answers() -> None:
    table, armed = Table(cards="table", version=2), (replace(VERA, weapon="revolver"),)
    state = combat("firing", armed, pile={"revolver": 1, "shell": 1}, table=table)
    fits, does_not = (replace(state, stack=(*state.stack, Held(Pick((who,))))) for who in ("vera", "fate"))
    after, found = by_itself(does_not)
    assert (frame_of(after).stage, of(found, "moved")) == ("firing", [])
    assert asked(after).ask.key == "twom-await-shooting"
    after, found = by_itself(fits)
    assert [each.things for each in of(found, "moved")] == [{"shell": 1}]


def test_combat_weapon_one_each_from_the_pile() -> None:
    state = combat("arming", (VERA, DITA), pile={"cleaver": 1}, store={"axe": 1})
    assert refused(state, Pick(("axe", "cleaver"))) == ("combat.weapon",)
    assert refused(state, Pick(("cleaver", "cleaver"))) == ("combat.weapon",)
    after = done(state, Pick(("cleaver",)))
    assert [each.weapon for each in after.people] == ["cleaver", None]


def test_combat_flee_before_a_round_costs_an_ambush() -> None:
    after, found = by_itself(done(combat("choice"), Pick(("flee",)), Script(grey_die=[GREY_HIT])))
    assert after.unknown == 0
    assert after.person("vera").wounds == 1
    assert after.step == "findings"
    assert found == []


def test_combat_flee_leaves_what_the_card_had_still_to_bring() -> None:
    rest = Doing((Gain({"stew": 2}),), "exploration.shelf", ("vera",))
    state = combat("choice")
    state = replace(state, stack=(rest, *state.stack))
    after = done(state, Pick(("flee",)), Script(grey_die=[GREY_MISS]))
    assert (after.step, after.stack, after.pile) == ("findings", (), {})


def test_combat_steps_at_home_those_fight_who_are_there() -> None:
    people = (VERA, Person("dita", night="guard"), Person("hugo", night="floor"))
    doing = Doing((Fight(("A",)),), "raids.prowlers")
    state = at("raid-over", people, outside="mill", stack=(doing,), pile={"axe": 1}, store={})
    frame = frame_of(by_itself(state, Script(grey_die=[GREY_S]))[0])
    assert (frame.fighters, frame.at_home) == (("dita", "hugo"), True)


def test_combat_weapon_of_a_guard_is_handed_out_anew() -> None:
    guard = Person("dita", night="guard", weapon="cleaver")
    state = combat("arming", (guard, Person("hugo")), at_home=True, store={"cleaver": 1}, outside=None, noise=0)
    found = decided(state, Pick((".bare", "cleaver")))
    assert [(event.who, event.weapon) for event in of(found, "armed")][:2] == [("dita", None), ("hugo", "cleaver")]


def test_combat_flee_not_from_the_own_shelter() -> None:
    _, found = by_itself(combat("choice", at_home=True), Script(grey_die=[GREY_MISS, GREY_MISS, GREY_HIT]))
    assert of(found, "rolled"), "the round begins by itself"


def test_combat_hits_are_wounds_of_both_sides_at_once() -> None:
    blows = (*hits(1, who="vera"), *hits(2, foe=0))
    state = combat("dealing", foes=(replace(UNARMED, wounds=2),), volley="rest", blows=blows)
    after, _ = by_itself(state)
    assert after.person("vera").wounds == 2, "who was killed still attacks"
    assert of(by_itself(state)[1], "unframed")[0].frame.foes[0].wounds == 3


def test_combat_firearms_first_the_dead_without_one_do_not_attack() -> None:
    dying = replace(KNIFE, wounds=2)
    after, found = by_itself(combat("dealing", foes=(dying,), volley="firearms", blows=hits(1, who="vera")))
    assert (after.person("vera").wounds, [event.purpose for event in of(found, "rolled")]) == (0, ["killing"])
    _, missed = by_itself(combat("dealing", foes=(dying,), volley="firearms", blows=hits(0, who="vera")))
    assert "enemy" in [event.purpose for event in of(missed, "rolled")]


def test_combat_firearms_first_they_roll_alone() -> None:
    armed = replace(VERA, weapon="revolver")
    state = combat("firing", (armed, HUGO), pile={"revolver": 1, "shell": 1}, foes=(KNIFE, PISTOL))
    found = decided(state, Pick(("vera",)))
    assert [(event.who, event.die) for event in of(found, "rolled")] == [("vera", "red"), (None, "red")]
    held = decided(state, Pick(("-",)))
    assert [(event.who, event.die) for event in of(held, "rolled")][:1] == [(None, "red")], "who holds fire rolls later"
    assert of(held, "moved") == [], "nobody who holds fire pays a bullet"


def test_combat_shooters_both_fire() -> None:
    blows = (*hits(3, who="vera"), *hits(1, foe=0))
    after, _ = by_itself(combat("dealing", foes=(PISTOL,), volley="firearms", blows=blows))
    assert after.person("vera").wounds == 1


def test_combat_bullets_one_a_shot() -> None:
    armed = (replace(VERA, weapon="revolver"), replace(HUGO, weapon="carbine"))
    state = combat("firing", armed, pile={"shell": 3, "revolver": 1, "carbine": 1})
    assert refused(state, Pick(("vera+hugo", "vera"))) == ("combat.rifle",)
    once = decided(state, Pick(("vera+hugo", "-")))
    assert of(once, "moved")[0].things == {"shell": 2}
    twice = decided(state, Pick(("vera+hugo", "hugo")))
    assert of(twice, "moved")[0].things == {"shell": 3}
    assert [event.who for event in of(twice, "rolled")][:3] == ["vera", "hugo", "hugo"]


def test_combat_out_of_bullets_fights_with_bare_hands() -> None:
    _, found = by_itself(combat("firing", (replace(VERA, weapon="revolver"),), pile={"revolver": 1}))
    assert of(found, "rolled")[0].die == "grey"


def test_combat_out_of_bullets_takes_another_weapon_while_there_is_one() -> None:
    unloaded = replace(VERA, weapon="revolver")
    _, found = by_itself(combat("firing", (unloaded,), pile={"cleaver": 1, "revolver": 1}))
    assert [(event.who, event.weapon) for event in of(found, "armed")][:1] == [("vera", "cleaver")]
    assert of(found, "rolled")[0].die == "yellow"
    state, _ = by_itself(combat("firing", (unloaded, HUGO), pile={"axe": 1, "cleaver": 1, "revolver": 1}))
    assert asked(state).ask.key == "twom-await-rearming"
    assert refused(state, Pick((".bare",))) == ("combat.out-of-bullets",)
    assert done(state, Pick(("axe",))).person("vera").weapon == "axe"


def test_combat_bullets_that_do_not_last_are_fired_by_those_whom_the_holder_picks() -> None:
    both = (replace(VERA, weapon="revolver"), replace(HUGO, weapon="carbine"))
    state, _ = by_itself(combat("firing", both, pile={"carbine": 1, "revolver": 1, "shell": 1}))
    assert asked(state).ask.key == "twom-await-shooting"
    assert refused(state, Pick(("dita",))) == ("combat.rifle",)
    assert refused(state, Pick(("vera+hugo",))) == ("combat.rifle",), "there is one bullet"
    found = decided(state, Pick(("hugo",)))
    assert of(found, "moved")[0].things == {"shell": 1}
    assert [(event.who, event.die) for event in of(found, "rolled")][:2] == [("hugo", "red"), ("vera", "grey")]


def test_combat_prowess_is_one_pool_a_round() -> None:
    state = combat("rerolls", foes=(UNARMED, KNIFE), blows=hits(1, 1, who="vera"), pools={"vera": 1})
    assert refused(state, Pick(("2",))) == ("combat.prowess",)
    found = decided(state, Pick(("0",)), Script(red_die=[3]))
    assert [event.face for event in of(found, "rolled")] == ["3"], "the last roll counts, and no reroll is left"
    assert frame_of(done(state, Pick(("0",)), Script(red_die=[3]))).stage == "dealing"


def test_combat_enemy_prowess_rerolls_only_nothing() -> None:
    strong = replace(UNARMED, prowess=2)
    faces = [GREY_MISS, GREY_MISS, GREY_HIT]  # Věra misses, then the enemy misses once and hits.
    _, found = by_itself(combat("rolling", volley="rest", foes=(strong,)), Script(grey_die=faces))
    assert [event.face for event in of(found, "rolled")] == ["0", "0", "1"]


def test_combat_enemy_empty_takes_the_next_weapon() -> None:
    after, _ = by_itself(
        combat("scenes", foes=(PISTOL,), blows=(Blow("red", "empty", "pistol", foe=0),), at_home=False)
    )
    assert frame_of(after).foes[0].weapons == ("melee",)


def test_combat_enemy_empty_has_rolled_in_this_round() -> None:
    state = combat("rolling", volley="firearms", foes=(PISTOL,))
    after, found = by_itself(state, Script(red_die=[4], grey_die=[GREY_MISS]))
    assert [(event.die, event.face) for event in of(found, "rolled")] == [("red", "empty"), ("grey", "0")]
    assert frame_of(after).stage == "choice"
    _, found = by_itself(combat("rolling", volley="rest", foes=frame_of(after).foes))
    assert ("yellow", None) in [(event.die, event.who) for event in of(found, "rolled")], "from the next round"


def test_combat_rifle_of_an_enemy_fires_twice() -> None:
    rifle = Foe("A", 0, ("rifle",))
    _, found = by_itself(combat("rolling", volley="firearms", foes=(rifle,)), Script(red_die=[0, 0]))
    assert [event.die for event in of(found, "rolled")][:2] == ["red", "red"]


@pytest.mark.parametrize(("weapon", "wounds"), [("hatchet", 3), ("melee", 0)])
def test_combat_hatchet_kills_at_once_and_is_a_miss_for_others(weapon: str, wounds: int) -> None:
    blow = Blow("yellow", "hatchet", weapon, who="vera")  # type: ignore[arg-type]
    _, found = by_itself(combat("dealing", volley="rest", blows=(blow,)))
    assert of(found, "unframed")[0].frame.foes[0].wounds == wounds


def test_combat_assign_dealt_as_the_holder_likes() -> None:
    state = combat("dealing", foes=(UNARMED, KNIFE), volley="rest", blows=hits(2, who="vera"))
    assert refused(state, Pick(("3",))) == ("combat.assign-dealt",)
    assert [foe.wounds for foe in frame_of(done(state, Pick(("1",)))).foes] == [1, 1]


def test_combat_assign_received_as_the_holder_likes() -> None:
    state = combat("receiving", (VERA, DITA), volley="rest", blows=hits(3, foe=0))
    assert refused(state, Pick(("4",))) == ("combat.assign-received",)
    assert [each.wounds for each in done(state, Pick(("1",))).people] == [1, 2]


@pytest.mark.parametrize(("die", "wounded"), [("yellow", True), ("grey", False)])
def test_combat_scenes_fate_counts_for_the_same_die_alone(die: Die, wounded: bool) -> None:
    state = combat("scenes", volley="rest", blows=(Blow(die, "S", who="vera"),))
    after = done(state, Pick(("fate",)))
    assert (after.person("vera").wounds == 1) is wounded
    missed = done(state, Pick(("miss",)))
    assert missed.person("vera").wounds == 0


@pytest.mark.parametrize(("thugs", "face", "misery"), [(False, 6, 1), (False, 7, 0), (True, 1, 0)])
def test_combat_killing_is_one_roll_and_thugs_burden_nobody(thugs: bool, face: int, misery: int) -> None:
    armed = (replace(VERA, weapon="axe"),)
    dead = (replace(UNARMED, wounds=3, thug=thugs),)
    state = combat("over", armed, foes=dead, killed=1, burdens=0 if thugs else 1, unknown=0)
    after, found = by_itself(state, Script(black_die=[face - 1]))
    assert after.person("vera").misery == misery, "her empathy is 6"
    assert after.person("vera").weapon is None, "what she held lies with the rest again"
    assert len([event for event in of(found, "rolled") if event.purpose == "killing"]) == (0 if thugs else 1)


def test_combat_ambush_by_people_comes_before_the_combat() -> None:
    state = combat("arming", ambush="people", pile={}, foes=(UNARMED,))
    _, found = by_itself(state, Script(grey_die=[GREY_HIT]))
    assert [event.purpose for event in of(found, "rolled")] == ["combat"], "the enemy cannot strike back"


def decided(state: State, command: Any, chance: Script | None = None) -> list[Any]:
    decision = tiny().decide(state, asked(state).seat, command, chance or Script())
    return [*decision.events]  # type: ignore[union-attr]


def test_combat_killing_of_a_thug_beside_others_burdens_nobody() -> None:
    """Thugs are exempt one by one: the same blow kills a thug, or the enemy beside him."""
    foes = (replace(UNARMED, wounds=2, thug=True), replace(KNIFE, wounds=2))
    state = combat("dealing", volley="rest", foes=foes, blows=hits(1, who="vera"), unknown=0)
    for pick, burdens in (("1", 0), ("0", 1)):
        frame = frame_of(done(state, Pick((pick,))))
        assert (frame.killed, frame.burdens) == (1, burdens)


@pytest.mark.parametrize(("prowess", "faces", "wounded"), [(3, 4, True), (2, 3, False), (0, 1, False)])
def test_combat_enemy_prowess_is_as_many_rerolls_as_the_token_says(prowess: int, faces: int, wounded: bool) -> None:
    foe = replace(UNARMED, prowess=prowess)
    misses = [GREY_MISS] * 3
    state = combat("rolling", foes=(foe,), volley="rest", ambush="enemies")
    after, found = by_itself(state, Script(grey_die=[*misses, GREY_HIT]))
    rolls = [event for event in of(found, "rolled") if event.purpose == "enemy"]
    assert len(rolls[:faces]) == faces
    assert (after.person("vera").wounds > 0) is wounded


def test_combat_at_home_of_those_who_may_miss_for_ever_is_final_and_does_not_go_on_for_ever() -> None:
    home: dict[str, Any] = {"at_home": True, "outside": None, "noise": 0, "unknown": 0, "store": {"cleaver": 1}}
    state = combat("arming", (Person("vera", prowess=0),), **home)
    assert is_final(tiny().components, state, asked(state).seat, Pick((BARE,)))
