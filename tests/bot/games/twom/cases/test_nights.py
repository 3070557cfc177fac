"""Scavenging, the raid, dawn, combat and trade: rules that no other test is named after."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.twom.pack.effects.exploring import GiveBack
from bot.games.twom.pack.effects.meeting import Trade
from bot.games.twom.position.commands import Pick
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.frames.combat import Blow, Combat, Foe
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.raid import Raiding, Shot
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.night_commands import Arm, Carry, Dose, Hold, Mix, Take, Treat, Visit
from bot.games.twom.position.people import Person
from bot.games.twom.position.portions import Portion
from bot.games.twom.position.state import State
from bot.games.values import Accepted
from tests.bot.games.twom.cases.happens import by_itself, decided, of, other, refused_by
from tests.bot.games.twom.table import Script, asked, at, done, opened, refused

OUTSIDE = (Person("vera", night="outside"), Person("dita", night="outside"), Person("hugo", night="guard"))
GUARDS = (Person("vera", night="guard"), Person("dita", night="guard"), Person("hugo", night="floor"))
DITA = (Person("dita", night="guard"),)
VERA = Person("vera", night="outside")
FOE = Foe("A", 0)
MARKET = ("market", "depot", "chapel")


def exploring(step: str, cards: int, *frames: Any) -> State:
    decks = {**opened().decks, "exploration": Cards({"shelf": cards})}
    return at(step, OUTSIDE, outside="mill", unknown=cards, noise=1, decks=decks, stack=frames)


def raid(stage: str, shots: tuple[Shot, ...], people: tuple[Person, ...] = GUARDS, **parts: Any) -> State:
    pools = parts.pop("pools", {})
    frame = Raiding("prowlers", parts.pop("damage", 2), parts.pop("wounds", 0), stage, shots, pools)  # type: ignore[arg-type]
    return at("raid-over", people, stack=(frame,), **{"store": {"plank": 5}, **parts})


def stolen(state: State) -> list[dict[str, int]]:
    return [event.things for event in of(by_itself(state)[1], "moved") if event.why == "stolen"]


def combat(stage: str, foes: tuple[Foe, ...] = (FOE,), blows: tuple[Blow, ...] = (), **parts: Any) -> State:
    fighters = parts.pop("people", (VERA,))
    names = Combat.__struct_fields__
    fields = {key: parts.pop(key) for key in tuple(parts) if key in names}
    frame = Combat(foes, tuple(each.key for each in fighters), stage=stage, blows=blows, **fields)  # type: ignore[arg-type]
    return at("card-over", fighters, outside="mill", noise=1, unknown=0, stack=(frame,), **parts)


def trading(paid: bool = False, **parts: Any) -> State:
    step = "card-over" if "outside" in parts else "event-over"
    return at(step, OUTSIDE, stack=(Trading(Trade(("stew", "shell"), 3), paid),), **parts)


def test_scavenging_steps_in_their_order() -> None:
    state = at("location", OUTSIDE, locations=("mill", "depot", "chapel"), store={"cleaver": 1})
    there = done(state, Visit("mill"))
    assert (there.step, there.unknown) == ("gear", 0)
    found = decided(there, Take())
    assert [each.step for each in of(found, "stepped")][:3] == ["explore", "card-over", "explore"]
    assert (of(found, "noised")[0].level, of(found, "unknown")[0].cards) == (1, 10)


def test_location_rule_of_the_card_is_followed() -> None:
    state = at("gear", OUTSIDE, outside="market", locations=MARKET, store={"spade": 1})
    assert asked(done(state, Take((Portion("spade", 1),)))).ask.key == "twom-await-trade"
    elsewhere = decided(replace(state, outside="depot"), Take((Portion("spade", 1),)))
    assert [event for event in of(elsewhere, "framed") if isinstance(event.frame, Trading)] == []


def test_noise_continue_goes_on_after_the_residents() -> None:
    state, _ = by_itself(exploring("card-over", 2, Combat((FOE,), ("vera", "dita"), stage="over")))
    assert (state.step, state.pile) == ("findings", {"turnip": 2})


def test_explore_resolve_one_card_after_the_other() -> None:
    found = by_itself(exploring("explore", 3))[1]
    kinds = [event.__struct_config__.tag for event in found]
    assert [kind for kind in kinds if kind in ("drew", "moved", "diary-passed")][:9] == [
        "drew",
        "moved",
        "diary-passed",
    ] * 3


def test_explore_return_takes_cards_out_of_the_unknown() -> None:
    found = by_itself(exploring("card-over", 3, Doing((GiveBack(2),), "exploration.shelf")))[1]
    assert len(of(found, "drew")) == 1
    assert of(found, "unknown")[0].cards == 1


def test_findings_weight_nothing_comes_along_beside_a_full_load() -> None:
    state = at("findings", OUTSIDE, outside="mill", pile={"turnip": 3, "stew": 1})
    assert done(state, Carry((Portion("plank", 14),))).pile == {"plank": 14, "turnip": 3}
    assert refused(state, Carry((Portion("plank", 14), Portion("stew", 1)))) == ("findings.capacity",)


@pytest.mark.parametrize(("planks", "rules"), [(6, ()), (7, ("findings.capacity",))])
def test_findings_resource_weight_is_one_each(planks: int, rules: tuple[str, ...]) -> None:
    load = Carry((Portion("bottle", 1), Portion("part", 7), Portion("plank", planks)))
    state = at("findings", OUTSIDE, outside="mill", pile={})
    assert refused(state, load) == rules
    heavy = other('role = "wood"\nnumber = 20\nweight = 1', 'role = "wood"\nnumber = 20\nweight = 3')
    assert refused_by(heavy, state, load) == rules, "whatever the pack says"


def test_raid_steps_in_their_order() -> None:
    state, found = by_itself(at("arms", DITA, store={}))
    assert [event.step for event in of(found, "stepped")] == ["raid", "raid-over", "crime"]
    assert (asked(state).ask.key, state.person("dita").wounds) == ("twom-await-crime", 1)


def test_raid_card_is_drawn_once_a_night() -> None:
    assert [event.card for event in of(by_itself(at("arms", DITA, store={}))[1], "drew")] == ["prowlers"]


def test_raid_damage_is_what_is_discarded_of_the_store() -> None:
    state = raid("stolen", (), store={"plank": 9, "part": 9})
    assert refused(state, Pick(("3",))) == ("raid.damage",)
    after = done(state, Pick(("1",)))
    assert after.store == {"part": 8, "plank": 8}


def test_raid_reduce_by_dice_and_boards_together() -> None:
    assert stolen(raid("dividing", (Shot("vera", "grey", "1"),), damage=3, boarded=1)) == [{"plank": 1}]
    assert stolen(raid("dividing", (Shot("vera", "red", "2"),), damage=3, boarded=1)) == []


def test_raid_shotgun_needs_a_bullet_and_makes_the_card_void() -> None:
    game = other('weapon = "rifle"', 'weapon = "shotgun"')
    armed = at("arms", GUARDS, store={"carbine": 1, "cleaver": 1})
    assert refused_by(game, armed, Arm((Hold("vera", "carbine"),))) == ("raid.shotgun",)
    assert refused_by(game, replace(armed, store={"carbine": 1, "shell": 1}), Arm((Hold("vera", "carbine"),))) == ()
    held = (replace(GUARDS[0], weapon="carbine"), *GUARDS[1:])
    state = raid("rerolls", (Shot("vera", "red", "shotgun"),), held, pools={"vera": 1})
    decision = game.decide(state, state.holder, Pick(("enough",)), Script())
    assert isinstance(decision, Accepted)
    assert after_events(game, decision.events, state).store == {"plank": 5}


@pytest.mark.parametrize("symbol", ["shotgun", "hatchet"])
def test_raid_special_symbols_are_a_miss_for_other_weapons(symbol: str) -> None:
    armed = (replace(GUARDS[0], weapon="revolver"), *GUARDS[1:])
    assert stolen(raid("rerolls", (Shot("vera", "red", symbol),), armed)) == [{"plank": 2}]
    hatchet = (replace(GUARDS[0], weapon="axe"), *GUARDS[1:])
    assert (stolen(raid("rerolls", (Shot("vera", "yellow", symbol),), hatchet)) == []) is (symbol == "hatchet")


def test_raid_prowess_last_roll_counts_and_nobody_has_to() -> None:
    state = raid("rerolls", (Shot("vera", "grey", "1"),), pools={"vera": 1})
    assert done(state, Pick(("enough",))).store == {"plank": 4}
    assert done(state, Pick(("0",)), Script(grey_die=[0])).store == {"plank": 3}


def test_raid_reroll_bullet_is_paid_for_the_shot_alone() -> None:
    armed = (replace(GUARDS[0], weapon="revolver"), *GUARDS[1:])
    state = raid("rerolls", (Shot("vera", "red", "empty"),), armed, pools={"vera": 1}, store={"plank": 5, "shell": 1})
    moved = of(decided(state, Pick(("0",)), Script(red_die=[0])), "moved")
    assert [event for event in moved if event.why == "fire"] == []
    first = of(by_itself(replace(state, stack=(Raiding("prowlers", 2, 0),)))[1], "moved")[0]
    assert (first.why, first.things) == ("fire", {"shell": 1})


@pytest.mark.parametrize("raids", [0, 1, 2])
def test_crime_cards_are_two_of_those_set_aside(raids: int) -> None:
    state = at("crime", GUARDS)
    mixed = of(decided(state, Mix(raids)), "mixed-in")
    assert sum(event.cards for event in mixed) == 2


def test_crime_cards_leave_what_was_carried_out_among_the_discards() -> None:
    raids = Cards({"prowlers": 1}, top=("prowlers",), discards={"prowlers": 1}, red={"assault": 1})
    state = at("crime", GUARDS, store={}, decks={**opened().decks, "raids": raids})
    after = done(state, Mix(1)).decks["raids"]
    assert after == Cards({"prowlers": 2}, discards={"prowlers": 1}, red={"assault": 1}, mixed=1)


def test_raid_end_passes_the_diary_and_dawn_begins() -> None:
    _, found = by_itself(at("crime-over", GUARDS, holder=0, store={}))
    assert (of(found, "diary-passed")[0].seat, of(found, "stepped")[0].step) == (1, "return")


def test_dawn_steps_in_their_order() -> None:
    steps = [event.step for event in of(by_itself(at("return", GUARDS, store={}))[1], "stepped")]
    assert [each for each in steps if not each.endswith("-over")] == [
        "medicine", "alcohol", "fate", "alcohol-after", "last-resort", "keeping", "losses", "new-day",
    ]  # fmt: skip


def test_alcohol_effects_of_one_token_on_one_person() -> None:
    people = (Person("vera", misery=2), Person("dita", misery=2))
    after = done(at("alcohol", people, store={"brandy": 1}), Treat((Dose("vera", "brandy"),)))
    assert [(each.misery, each.fatigue) for each in after.people] == [(1, 1), (2, 0)]


def test_combat_steps_arms_then_the_rounds() -> None:
    state = combat("arming", pile={"cleaver": 1})
    assert asked(state).ask.key == "twom-await-weapons"
    assert asked(done(state, Pick(("cleaver",)))).ask.key == "twom-await-combat"
    assert asked(by_itself(combat("arming", pile={}))[0]).ask.key == "twom-await-combat"


@pytest.mark.parametrize(("before", "dies"), [(1, False), (2, True)])
def test_combat_enemy_wounds_the_third_kills(before: int, dies: bool) -> None:
    state = combat("dealing", (replace(FOE, wounds=before),), (Blow("grey", "1", who="vera"),), volley="rest")
    assert any(event.purpose == "killing" for event in of(by_itself(state)[1], "rolled")) is dies


def test_combat_roll_is_one_for_each_with_the_die_of_their_weapon() -> None:
    people = (replace(VERA, weapon="cleaver"), Person("dita", night="outside"))
    state = combat("rolling", (FOE, Foe("B", 0, ("melee",))), people=people, volley="rest", pile={"cleaver": 1})
    assert [event.die for event in of(by_itself(state)[1], "rolled")][:4] == ["yellow", "grey", "grey", "yellow"]


@pytest.mark.parametrize(("volley", "wounds"), [("rest", 2), ("firearms", 2)])
def test_combat_simultaneous_blows_of_the_dead_count(volley: str, wounds: int) -> None:
    blows = (Blow("grey", "1", who="vera"), Blow("red", "2", foe=0))
    after, _ = by_itself(combat("dealing", (replace(FOE, wounds=2),), blows, volley=volley))
    assert after.person("vera").wounds == wounds


def test_combat_stash_goes_on_as_a_combat_while_an_enemy_lives() -> None:
    weak = (Person("dita", night="outside"),)
    alive, _ = by_itself(combat("arming", people=weak, ambush="people", pile={}))
    assert asked(alive).ask.key == "twom-await-combat"
    last = combat("arming", (replace(FOE, wounds=2),), people=weak, ambush="people", pile={})
    assert by_itself(last, Script(grey_die=[2]))[0].step == "findings"


@pytest.mark.parametrize(("weapon", "wounds"), [("shotgun", 3), ("pistol", 0)])
def test_combat_shotgun_kills_at_once(weapon: str, wounds: int) -> None:
    mine = combat("dealing", blows=(Blow("red", "shotgun", weapon, who="vera"),), volley="rest")  # type: ignore[arg-type]
    assert of(by_itself(mine)[1], "unframed")[0].frame.foes[0].wounds == wounds
    theirs = combat("receiving", blows=(Blow("red", "shotgun", weapon, foe=0),), volley="rest")  # type: ignore[arg-type]
    assert bool(by_itself(theirs)[0].lost) is (weapon == "shotgun")


@pytest.mark.parametrize(("symbol", "weapon"), [("shotgun", "hatchet"), ("hatchet", "shotgun"), ("hatchet", None)])
def test_combat_special_symbols_are_a_miss_for_other_weapons(symbol: str, weapon: Any) -> None:
    state = combat("dealing", blows=(Blow("yellow", symbol, weapon, who="vera"),), volley="rest")
    assert of(by_itself(state)[1], "unframed")[0].frame.foes[0].wounds == 0


def test_trade_when_something_allows_it() -> None:
    assert refused(at("evening", OUTSIDE, store={"spade": 1}), Pick(("trade", "spade"))) == ("overview.phases",)
    assert refused(trading(store={"spade": 1}), Pick(("trade", "spade"))) == ()


def test_trade_source_is_the_pile_outside_and_the_store_at_home() -> None:
    assert refused(trading(store={"spade": 1}), Pick(("trade", "spade"))) == ()
    assert refused(trading(outside="market", pile={"spade": 1}, store={}), Pick(("trade", "spade"))) == ()
    away = trading(outside="market", pile={"turnip": 2}, store={"spade": 1})
    assert refused(away, Pick(("trade", "spade"))) == ("trade.commission",)
    assert refused(away, Pick(("trade", "turnip"))) == ()


def test_trade_change_more_may_be_paid_and_nothing_comes_back() -> None:
    after = done(trading(paid=True, store={"turnip": 1}), Pick(("shell", "turnip")))
    assert after.store == {"shell": 1}
