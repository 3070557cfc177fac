"""Positions as a judge lays them out: each part, what belongs together, and what is refused in which words."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.twom.acts.arranging.form import Change
from bot.games.twom.position.commands import Pick
from bot.games.twom.position.events import Arranged
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import End, Spot, State, Table
from bot.games.values import SPECTATOR, Accepted, Rejected
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.pieces import pieces
from tests.bot.games.twom.table import asked, at, done, opened, tiny
from tests.rows import rows

OUT = [{"key": "vera", "night": "outside"}, {"key": "hugo", "night": "guard"}]


def arranged(state: State | None = None, /, **changes: Any) -> State:
    """A position after an adjustment that stands; nothing on the table is lost or gained by it."""
    before = opened() if state is None else state
    decision = tiny().adjust(before, changes)
    assert isinstance(decision, Accepted), decision
    after = after_events(tiny(), decision.events, before)
    assert pieces(after) == pieces(before)
    assert tiny().codec.state(tiny().codec.encode(after)) == after
    return after


def refusal(state: State | None = None, /, **changes: Any) -> tuple[str, str]:
    """The rule that an adjustment breaks, and the sentence that says so."""
    decision = tiny().adjust(opened() if state is None else state, changes)
    assert isinstance(decision, Rejected), "it stands"
    (violation,) = decision.violations
    return violation.rule.removeprefix("twom-cs."), re.sub("^(twom|game)-adjust-", "", violation.line.key)


def test_the_moment() -> None:
    state = arranged(day=7, phase="actions", round=3, holder=1, turned=6)
    assert (state.day, state.step, state.round, state.holder, state.turned) == (7, "placing", 3, 1, 6)
    assert asked(state).seat == 1
    assert arranged(step="new-day").step == "new-day"


def test_people_their_states_and_those_who_were_lost() -> None:
    told = [{"key": "olaf", "wounds": 3, "medicine": {"gauze": 1}, "traits": ["handy"]}, {"key": "vera", "hunger": 1}]
    state = arranged(people=told, lost=[{"key": "dita", "how": "left", "day": 3}])
    assert state.people == (
        Person("olaf", wounds=3, at="gate", medicine={"gauze": 1}, traits=("handy",)),
        Person("vera", hunger=1, at="gate"),
    )
    assert state.lost == (Lost("dita", "left", 3, counted=True),)
    assert (state.characters, state.supply["gauze"]) == ({"hugo": 1}, 2)


def test_tokens_come_from_the_supply_and_go_back_to_it() -> None:
    state = arranged(store={"stew": 2, "plank": 0}, removed={"brandy": 1}, prices={"stew": -3})
    assert (state.store.get("stew"), state.store.get("plank"), state.prices) == (2, None, {"stew": -3})
    assert (state.supply["stew"], state.supply["plank"], state.supply["brandy"]) == (2, 20, 2)


def test_a_supply_that_is_told_sends_the_rest_out_of_the_campaign() -> None:
    state = arranged(supply={"stew": 1})
    assert (state.supply["stew"], state.removed) == (1, {"stew": 3})


def test_the_shelter_and_what_can_be_built_in_it() -> None:
    state = arranged(
        shelter={"hall": {"fitting": "cot"}, "nook": None, "gable": {"card": "door"}},
        ideas={"stove": 1},
        boarded=2,
        frost=4,
        backs={"heap": {}},
    )
    assert state.shelter == {
        "attic": Spot(card="door"),
        "gable": Spot(card="door"),
        "hall": Spot(fitting="cot"),
        "vault": Spot(card="grille"),
    }
    assert (state.fittings, state.ideas) == ({"barrier": 3, "cot": 1, "flue": 1}, {"still": 1, "stove": 1})
    assert (state.boarded, state.frost, state.backs["heap"]) == (2, 4, {})
    assert arranged(fittings={"still": 1}).ideas == {}


def test_locations_and_cards_of_last_resort() -> None:
    state = arranged(locations=["chapel", "mill"], last_resort=["trinket", "trinket"])
    assert (state.locations, state.decks["locations"].left) == (
        ("chapel", "mill"),
        {"depot": 1, "market": 1, "school": 1},
    )
    assert (state.last_resort, state.decks["last-resort"].left) == (("trinket", "trinket"), {"trinket": 2})


def test_decks_with_known_tops_and_sizes() -> None:
    state = arranged(
        decks={
            "exploration": {"top": ["exit", "steps"], "size": 5},
            "raids": {"mixed": 1, "aside": {"prowlers": 1}},
            "fate": {"discards": {"calm": 1}, "out": {"ruin": 1}},
        }
    )
    exploration = state.decks["exploration"]
    assert (exploration.top, exploration.size) == (("exit", "steps"), 5)
    assert sum(exploration.discards.values()) == 13
    assert (state.decks["raids"].mixed, state.decks["raids"].aside) == (1, {"prowlers": 1})
    assert (state.decks["fate"].left, state.decks["fate"].out) == ({"calm": 1}, {"ruin": 1})


def test_the_unknown_is_explored_from_a_known_top() -> None:
    state = arranged(
        step="explore", people=OUT, outside="mill", unknown=3, noise=2, decks={"exploration": {"top": ["exit"]}}
    )
    assert (state.unknown, state.noise, state.outside) == (3, 2, "mill")
    assert asked(state).ask.key == "twom-await-resume"
    after = done(state, Pick(("go-on",)))
    assert (asked(after).ask.key, after.unknown) == ("twom-await-stop", 2)


def test_a_combat() -> None:
    foes = [{"letter": "A", "prowess": 2, "weapons": ["pistol"]}, {"letter": "B", "wounds": 1}]
    state = arranged(
        step="card-over", people=OUT, outside="mill", noise=1, combat={"foes": foes, "armed": True, "round": 1}
    )
    combat = state.stack[-1]
    assert isinstance(combat, Combat)
    assert (combat.fighters, combat.at_home, combat.round, [foe.wounds for foe in combat.foes]) == (
        ("vera",),
        False,
        1,
        [0, 1],
    )
    assert asked(state).ask.key == "twom-await-combat"


def test_a_raid() -> None:
    state = arranged(
        step="raid-over", people=[{"key": "vera", "night": "guard"}], raid={"card": "prowlers", "wounds": 3}
    )
    assert state.stack[0] == Raiding("prowlers", 2, 3)
    after = done(state, Pick(("go-on",)))
    assert isinstance(after.stack[-1], Raiding)
    assert [shot.who for shot in after.stack[-1].shots] == ["vera"]


def test_any_effect_is_put_on_the_table() -> None:
    pick = {"type": "state", "state": "misery", "by": 2, "who": {"of": "all", "pick": "chosen"}}
    state = arranged(effects={"do": [pick, {"type": "noise", "by": 1}]})
    assert asked(state).ask.key == "twom-await-whom"
    after = done(state, Pick(("dita",)))
    assert (after.person("dita").misery, asked(after).ask.key) == (2, "twom-await-place")
    acted = arranged(effects={"do": [{"type": "state", "state": "illness", "by": 1}], "acting": ["hugo"]})
    assert done(acted, Pick(("go-on",))).person("hugo").illness == 1


def test_what_was_noted_and_what_comes_later() -> None:
    due = [{"day": 3, "effects": [{"type": "frost", "by": 1}], "source": "scripts.71"}]
    state = arranged(flags=["sung"], due=due, figures={"built": 4})
    assert (state.flags, state.due[0].day, state.figures) == (("sung",), 3, {"built": 4})


def test_nothing_is_rolled_or_drawn_by_an_adjustment() -> None:
    state = arranged(phase="dawn")
    assert (state.step, asked(state).ask.key) == ("return", "twom-await-resume")
    assert done(state, Pick(("go-on",))).step != "return"


def test_a_new_phase_drops_what_is_carried_out_and_brings_everybody_home() -> None:
    night = arranged(step="explore", people=OUT, outside="mill", unknown=3, noise=2)
    state = arranged(night, phase="actions")
    assert (state.stack, state.outside, state.noise, state.unknown) == ((), None, 0, 0)
    assert [each.night for each in state.people] == [None, None]


def test_the_log_says_that_a_judge_set_the_position() -> None:
    decision = tiny().adjust(opened(), {"frost": 2, "day": 3})
    assert isinstance(decision, Accepted)
    (event,) = decision.events
    assert isinstance(event, Arranged)
    assert event.parts == ("day", "frost")
    assert [line.key for line in tiny().narrate(event, SPECTATOR)] == ["twom-log-arranged"]


def fighting() -> State:
    foes = [{"letter": "A"}]
    return arranged(step="card-over", people=OUT, outside="mill", noise=1, combat={"foes": foes, "armed": True})


@rows(
    ("changes", "rule", "why"),
    [
        ({"people": [{"key": "nobody"}]}, "setup.characters", "character"),
        ({"people": [{"key": "vera"}, {"key": "vera"}]}, "setup.other-characters", "twice"),
        ({"people": [{"key": "vera", "at": "moon"}]}, "setup.shelter", "space"),
        ({"people": [{"key": "vera", "traits": ["tall"]}]}, "setup.skills", "trait"),
        ({"people": [{"key": "vera", "weapon": "stew"}]}, "raid.weapons", "weapon"),
        ({"people": [{"key": "vera", "weapon": "axe"}]}, "raid.weapons", "weapon-gone"),
        ({"people": [{"key": "vera", "medicine": {"stew": 1}}]}, "dawn.meds", "medicine"),
        ({"people": [{"key": "vera", "night": "bed", "at": "hall"}]}, "evening.bed", "bed"),
        ({"store": {"gold": 1}}, "term.storage", "token"),
        ({"store": {"stew": 5}}, "supply.shortage", "tokens"),
        ({"supply": {"stew": 5}}, "supply.shortage", "tokens"),
        ({"removed": {"axe": 1}, "supply": {"axe": 1}}, "supply.shortage", "tokens"),
        ({"locations": ["mill", "mill"]}, "setup.locations", "location-twice"),
        ({"locations": ["castle"]}, "setup.decks", "card"),
        ({"last_resort": ["trinket"] * 5}, "setup.decks", "copies"),
        ({"decks": {"exploration": {"top": ["dragon"]}}}, "setup.decks", "card"),
        ({"decks": {"exploration": {"left": {"exit": 3}}}}, "setup.decks", "copies"),
        ({"decks": {"fate": {"left": {}, "discards": {}}}}, "setup.decks", "nowhere"),
        ({"decks": {"fate": {"size": 9}}}, "setup.decks", "size"),
        ({"decks": {"raids": {"mixed": 3}}}, "crime.cards", "mixed"),
        ({"decks": {"events": {"out": {"quiet": 4}}}}, "setup.events", "events"),
        ({"unknown": 19}, "explore.deck", "unknown-cards"),
        ({"shelter": {"moon": {"card": "door"}}}, "setup.shelter", "space"),
        ({"shelter": {"hall": {"card": "gold"}}}, "setup.shelter", "shelter-card"),
        ({"shelter": {"hall": {"card": "door", "fitting": "cot"}}}, "setup.shelter", "spot"),
        ({"shelter": {"hall": {"fitting": "throne"}}}, "setup.fittings", "fitting"),
        ({"shelter": {"gate": {"fitting": "cot"}}}, "build.where", "no-room"),
        ({"shelter": {"hall": {"fitting": "barrier"}}}, "build.where", "no-room"),
        ({"shelter": {"hall": {"fitting": "stove"}, "nook": {"fitting": "stove"}}}, "build.any", "fittings"),
        ({"fittings": {"cot": 3}}, "build.any", "fittings"),
        ({"fittings": {"barrier": 4}}, "build.any", "fittings"),
        ({"backs": {"heap": {"door-food": 1}}}, "shelter.flip", "back"),
        ({"holder": 3}, "leader.who", "holder"),
        ({"phase": "dusk", "step": "water"}, "overview.phases", "phase-and-step"),
        ({"step": "setup"}, "setup.steps", "setup"),
        ({"phase": "dusk", "noise": 6}, "noise.change", "noise"),
        ({"step": "explore"}, "location.choose", "nobody-outside"),
        ({"phase": "actions", "outside": "mill"}, "location.choose", "outside-by-day"),
        ({"phase": "raid", "outside": "castle"}, "location.choose", "location"),
        ({"effects": {"do": [{"type": "gain", "things": {"gold": 1}}]}}, "scenes.more", "stranger"),
        ({"effects": {"do": [{"type": "frost", "by": 1}], "acting": ["olaf"]}}, "group.shared", "nobody"),
        ({"combat": {"foes": [{"letter": "A"}], "fighters": ["olaf"]}}, "combat.steps", "fighter"),
        ({"combat": {"foes": [{"letter": "A"}], "fighters": ["vera", "vera"]}}, "combat.steps", "fighters"),
        ({"combat": {"foes": [{"letter": "A", "wounds": 3}]}}, "combat.enemy-wounds", "foes"),
        ({"raid": {"card": "dragon"}}, "raid.card", "raid"),
        ({"no-such-thing": 1}, "", "unknown"),
        ({"day": "Monday"}, "", "form"),
        ({"day": 0}, "", "least"),
        ({"phase": "noon"}, "", "word"),
        ({"people": []}, "", "length-least"),
        ({"people": [{"wounds": 1}]}, "", "missing"),
        ({"effects": {"do": [{"type": "explode"}]}}, "", "value"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_says_why(changes: dict[str, Any], rule: str, why: str) -> None:
    assert refusal(**changes) == (rule, why)


def test_a_script_of_the_book_is_known_only_to_the_table_that_reads_it() -> None:
    reads = {"do": [{"type": "script", "number": 412}]}
    assert refusal(effects=reads) == ("scenes.more", "stranger")
    after = arranged(replace(opened(), table=Table(scripts="book")), effects=reads)
    assert done(after, Pick(("go-on",))).read[-1:] == (412,)


def test_group_limit_five_are_refused() -> None:
    state = replace(opened(), characters={"olaf": 1, "ida": 1})
    people = [{"key": key} for key in ("vera", "dita", "hugo", "olaf", "ida")]
    assert refusal(state, people=people) == ("group.limit", "people")


def test_evening_scavenging_four_outside_are_refused() -> None:
    people = [{"key": key, "night": "outside"} for key in ("vera", "dita", "hugo", "olaf")]
    assert refusal(phase="scavenging", people=people) == ("evening.scavenging", "outside")


def test_a_round_only_while_there_are_actions() -> None:
    assert refusal(at("evening"), round=2) == ("actions.rounds", "round")


def test_a_combat_is_not_changed_while_it_goes_on_unless_it_is_dropped() -> None:
    assert refusal(fighting(), store={"stew": 1}) == ("overview.phases", "busy")
    assert arranged(fighting(), store={"stew": 1}, phase="raid").stack[:-1] == ()
    assert isinstance(arranged(fighting(), effects={"do": [{"type": "flee"}]}).stack[0], Combat)


def test_a_campaign_that_is_over_is_not_adjusted() -> None:
    over = replace(opened(), end=End(won=True, reason="told"))
    assert refusal(over, frost=1) == ("overview.phases", "over")


@pytest.mark.parametrize("language", list(Language))
def test_a_refusal_names_the_place_in_plain_words(language: Language) -> None:
    decision = tiny().adjust(opened(), {"people": [{"key": "vera", "wounds": 5}]})
    assert isinstance(decision, Rejected)
    line = decision.violations[0].line
    said = localizer(language).say(
        line.key, **{name: value for name, value in line.args.items() if isinstance(value, str | int)}
    )
    assert "people[0].wounds" in said
    assert "4" in said


def test_every_part_can_be_told() -> None:
    state, told = fighting(), set()
    for name in Change.__struct_fields__:
        decision = tiny().adjust(state, {name: object()})
        assert isinstance(decision, Rejected)
        told.add(decision.violations[0].line.key)
    assert "game-adjust-unknown" not in told
    assert json.loads(tiny().codec.encode(state))["stack"]
