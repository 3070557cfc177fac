"""A replacement of a wound, a death or a discard happens in a combat as outside one, asked for, paid or not.

Cards of the catalogue are played through the referee; what is expected is what their facts say.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.standing import has
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Play, Split
from bot.games.doomtrooper.position.frames import Choosing, Splitting, TurnFrame
from bot.games.doomtrooper.position.state import CardId, Token
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

CORPORATE = ("doomtrooper", "bauhaus")
MORTIFICATOR = ("doomtrooper", "brotherhood", "mortificator")
LEGION = ("legion",)
NO, YES = 0, 1
BOTH = pytest.mark.parametrize("rules", [CZECH, SWEDISH], ids=["cs", "sv"])
ON_CARD = {"when": "any", "to": "card", "whom": {}, "after": "discard"}
WOUND = {"do": "wound", "who": {"role": "chosen"}}
THROW = {"do": "discard", "who": {"role": "chosen"}}


class Scene(Real):
    """Who strikes, first in every combat, and whom he cannot but hit; nobody hits him."""

    def __init__(self, *tags: str, victim: tuple[str, ...] = LEGION, rules: Rules = CZECH, hurt: bool = False) -> None:
        super().__init__(rules=rules)
        self.have(0, destiny=40)
        self.have(1, destiny=40)
        self.killer = self.warrior(0, ratings="15/15/15/5", tags=tags or CORPORATE)
        area = "cohort" if "legion" in victim else "squad"
        self.victim = self.warrior(1, area, ratings="4/4/4/7", tags=victim, wounded=hurt)
        for seat in (0, 1, 0, 1):
            self.card(seat=seat, zone="library")

    def kills(self) -> Scene:
        """The killer kills whom he hits."""
        self.on(self.killer, "special", effects=({"do": "ability", "who": {"role": "bearer"}, "ability": "kills"},))
        return self

    def fought(self, tactic: str = "fight", *, first: bool = True) -> Scene:
        """They fight, and nobody plays anything, up to a question that is no window."""
        if first:
            self.acting(Token("attack"), Token("attack"))
        self.says(0, Attack()).all_pass().says(0, Announce(self.killer, self.victim)).all_pass()
        self.says(0, ChooseTactic(tactic)).all_pass()  # type: ignore[arg-type]
        return self

    def struck(self, word: dict[str, Any], card: CardId) -> Scene:
        """A special card does something to a card outside all combats."""
        spell = self.card(play=ON_CARD, effects=(word,))
        self.at(4).plays(0, spell, card).settled()
        return self

    def says_to(self, answer: int, seat: int = 1) -> Scene:
        """Somebody is asked whether he uses an ability, and says so."""
        frame = self.run.top
        assert isinstance(frame, Choosing), frame
        assert (frame.seat, frame.what) == (seat, "use-ability")
        self.says(seat, Chosen((answer,)))
        return self

    @property
    def lost(self) -> str:
        """The fate of the victim."""
        here = self.state.cards[self.victim]
        return here.zone if here.zone not in ("squad", "cohort") else "wounded" if here.wounded else "well"


# In the place of a wound.


@BOTH
def test_lifeguard_armor_is_hit_for_its_bearer_until_the_second_hit(rules: Rules) -> None:
    scene = Scene(*LEGION, victim=CORPORATE, rules=rules)
    armor = scene.put("lifeguard-armor", 1, on=scene.victim)
    scene.fought()
    assert (scene.lost, scene.zone(armor)) == ("well", "squad")
    scene.all_pass().fought(first=False)
    assert (scene.lost, scene.zone(armor)) == ("well", "sacrificed")


@BOTH
def test_lifeguard_armor_dies_for_its_bearer(rules: Rules) -> None:
    scene = Scene(*LEGION, victim=CORPORATE, rules=rules).kills()
    armor = scene.put("lifeguard-armor", 1, on=scene.victim)
    scene.fought()
    assert (scene.lost, scene.zone(armor), scene.splits) == ("well", "sacrificed", False)


def test_lifeguard_armor_is_hit_outside_combats_too() -> None:
    scene = Scene(victim=CORPORATE)
    armor = scene.put("lifeguard-armor", 1, on=scene.victim)
    scene.struck(WOUND, scene.victim)
    assert (scene.lost, scene.zone(armor)) == ("well", "squad")


def poisoned(name: str, *, hurt: bool = False) -> Scene:
    """A Mortificator with a poisoned blade has hit."""
    scene = Scene(*MORTIFICATOR, hurt=hurt)
    blade = scene.on(scene.killer, tags=("weapon", "weapon:fight"))
    scene.put(name, on=blade)
    return scene.fought()


@pytest.mark.parametrize("hurt", [False, True])
def test_cardinals_blood_weakens_instead_of_wounding(hurt: bool) -> None:
    scene = poisoned("cardinal-s-blood", hurt=hurt)
    assert (scene.lost, scene.rated(scene.victim)) == ("wounded" if hurt else "well", (1, 1, 1))


def test_cardinals_blood_does_nothing_in_shooting_or_by_another_weapon() -> None:
    scene = Scene(*MORTIFICATOR)
    blade = scene.on(scene.killer, tags=("weapon", "weapon:fight"))
    scene.put("cardinal-s-blood", on=blade)
    assert scene.fought("shoot").lost == "wounded"


def test_mindslayer_takes_abilities_instead_of_wounding() -> None:
    scene = Scene(*MORTIFICATOR)
    blade = scene.on(scene.killer, tags=("weapon", "weapon:fight"))
    scene.put("mindslayer", on=blade)
    scene.cards[scene.victim] = replace(scene.cards[scene.victim], code="skilled")
    scene.card("warrior", 1, "discard", name="skilled", tags=LEGION, ratings="4/4/4/7", abilities=(
        {"when": "any", "effects": [{"do": "draw"}]},
    ), effects=({"do": "ability", "ability": "first-strike"},))  # fmt: skip
    scene.fought()
    assert scene.lost == "well"
    assert has(scene.run, scene.victim, "first-strike") == ""


@pytest.mark.parametrize(("way", "points", "fate"), [(0, 37, "well"), (1, 40, "discard")])
def test_spiraling_death_is_paid_for_in_each_draw_step_or_kills(way: int, points: int, fate: str) -> None:
    scene = poisoned("spiraling-death")
    assert scene.lost == "well"
    scene.all_pass()
    scene.run.state = replace(scene.state, active=1, stack=(TurnFrame(2),))
    frame = scene.goes_on().run.top
    assert isinstance(frame, Choosing)
    assert frame.what == "way"
    assert frame.seat == 1
    scene.says(1, Chosen((way,)))
    assert scene.splits == (fate == "discard")
    if scene.splits:
        assert [one.seat for one in scene.run.innermost(Splitting).earned] == [0]
    assert (scene.lost, scene.points(1)[0]) == (fate, points)


@BOTH
@pytest.mark.parametrize(("kills", "answer", "fate"), [
    (False, YES, "well"), (False, NO, "wounded"), (True, YES, "well"), (True, NO, "discard"),
])  # fmt: skip
def test_sachs_saves_its_bearer_from_a_shot_if_he_wants(kills: bool, answer: int, fate: str, rules: Rules) -> None:
    scene = Scene(*LEGION, victim=(*CORPORATE, "commander"), rules=rules)
    sachs = scene.put("sachs-9000gl", 1, on=scene.victim)
    (scene.kills() if kills else scene).fought("shoot").says_to(answer).all_pass()
    assert (scene.lost, scene.zone(sachs)) == (fate, "discard" if YES in (answer, kills and not answer) else "squad")
    assert scene.splits == (fate == "discard")


def test_nobody_is_asked_of_sachs_in_close_combat() -> None:
    scene = Scene(*LEGION, victim=(*CORPORATE, "commander"))
    scene.put("sachs-9000gl", 1, on=scene.victim)
    assert scene.fought().lost == "wounded"


@pytest.mark.parametrize(("answer", "fate", "points"), [(YES, "discard", 33), (NO, "wounded", 40)])
def test_the_second_directorate_makes_a_wound_a_death_for_its_value(answer: int, fate: str, points: int) -> None:
    scene = Scene("doomtrooper", "brotherhood")
    scene.put("the-second-directorate", 0)
    scene.fought().says_to(answer, 0)
    assert (scene.lost, scene.points(0)[0], scene.splits) == (fate, points, fate == "discard")


def test_the_second_directorate_does_not_ask_who_cannot_pay() -> None:
    scene = Scene("doomtrooper", "brotherhood")
    scene.put("the-second-directorate", 0)
    scene.have(0, destiny=6)
    assert scene.fought().lost == "wounded"


def test_an_impaled_warrior_is_carried_as_armour() -> None:
    scene = Scene(*LEGION, victim=("doomtrooper", "capitol"))
    impale = scene.put("impale", 0, "hand")
    scene.acting().fighting(scene.killer, scene.victim).says(0, Play(impale, targets=(scene.killer,))).settled()
    scene.all_pass()
    assert scene.state.cards[scene.victim].on == scene.killer
    assert scene.rated(scene.killer) == (15, 15, 22)
    assert not scene.splits


@pytest.mark.parametrize(("answer", "fate"), [(YES, "well"), (NO, "wounded")])
def test_a_combat_coordinator_is_given_for_a_wound(answer: int, fate: str) -> None:
    scene = Scene(victim=("doomtrooper", "curator"))
    coordinator = scene.put("combat-coordinator", 1, on=scene.victim)
    scene.struck(WOUND, scene.victim).says_to(answer)
    assert (scene.lost, scene.zone(coordinator)) == (fate, "discard" if answer else "squad")


# Who dies and goes elsewhere is dead, and pays.


@BOTH
@pytest.mark.parametrize("name", ["cairath", "destroyer", "crenshaw-the-redeemer", "shock-soldat"])
def test_whom_they_kill_leaves_the_game_and_pays(name: str, rules: Rules) -> None:
    scene = Scene(victim=LEGION if name == "crenshaw-the-redeemer" else CORPORATE, rules=rules)
    zone = "cohort" if "legion" in scene_tags(scene, name) else "squad"
    scene.killer = scene.put(name, 0, zone)
    scene.on(scene.killer, "special", effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"],
                                                "sum": 20},))  # fmt: skip
    gear = scene.on(scene.victim)
    scene.fought()
    assert (scene.lost, scene.zone(gear), scene.splits) == ("sacrificed", "discard", True)
    scene.says(0, Split(7)).all_pass()
    assert scene.points(0)[1] == 12


def scene_tags(scene: Scene, name: str) -> frozenset[str]:
    """The tags printed on a card."""
    place = scene.put(name, 0, "discard")
    return scene.printed[scene.cards[place].code].tags


def test_a_shock_soldat_who_does_not_kill_sends_nobody_away() -> None:
    scene = Scene(*LEGION, victim=CORPORATE).kills()
    scene.put("shock-soldat", 0, "cohort")
    assert scene.fought().lost == "discard"


def test_a_combat_coordinator_sends_away_whom_its_bearer_kills() -> None:
    scene = Scene("doomtrooper", "curator")
    scene.put("combat-coordinator", on=scene.killer)
    scene.fought()
    assert (scene.lost, scene.splits) == ("sacrificed", True)


@pytest.mark.parametrize(
    ("name", "tags"), [("ragathol", ("legion", "heretic")), ("soul-well", ("legion", "follower:ilian"))]
)
def test_others_who_send_the_dead_away_look_at_the_killer(name: str, tags: tuple[str, ...]) -> None:
    for own, fate in ((tags, "sacrificed"), (LEGION, "discard")):
        scene = Scene(*own, victim=CORPORATE).kills()
        ilian = scene.warrior(0, "cohort", tags=("legion", "follower:ilian"))
        scene.put(name, 0, "cohort", on=ilian if name == "soul-well" else -1)
        scene.fought()
        assert (scene.lost, scene.splits) == (fate, True)


@BOTH
def test_a_possessed_killer_makes_the_dead_a_legionnaire_and_earns(rules: Rules) -> None:
    scene = Scene(*LEGION, victim=CORPORATE, rules=rules).kills()
    scene.put("possess", on=scene.killer)
    scene.fought()
    assert (scene.state.cards[scene.victim].zone, scene.splits) == ("cohort", True)
    assert scene.state.cards[scene.victim].controller == 1


def test_who_is_buried_in_the_graveyard_pays() -> None:
    scene = Scene(victim=("legion", "personality")).kills()
    grave = scene.put("graveyard", 1, "table")
    scene.fought()
    assert (scene.state.cards[scene.victim].on, scene.splits) == (grave, True)


@BOTH
@pytest.mark.parametrize(("answer", "fate"), [(YES, "hand"), (NO, "discard")])
def test_who_is_frozen_pays_too(answer: int, fate: str, rules: Rules) -> None:
    scene = Scene(rules=rules).kills()
    scene.put("cryotech-chamber", 1, "cohort")
    gear = scene.on(scene.victim)
    scene.fought().says_to(answer).all_pass()
    assert (scene.lost, scene.zone(gear), scene.splits) == (fate, "discard", True)


def test_who_is_frozen_need_not_have_died_in_a_combat() -> None:
    scene = Scene()
    scene.put("cryotech-chamber", 1, "cohort")
    scene.struck(THROW, scene.victim).says_to(YES)
    assert scene.lost == "hand"
    scene = Scene()
    scene.put("cryotech-chamber", 1, "cohort")
    scene.struck({"do": "sacrifice", "who": {"role": "chosen"}}, scene.victim).says_to(YES)
    assert scene.lost == "hand"


# In the place of a discard.


@rows("deed", ["discard", "sacrifice"])
@rows(("answer", "zone", "points"), [(YES, "squad", 37), (NO, "", 40)])
def test_a_tight_grip_holds_equipment_for_three_points(deed: str, answer: int, zone: str, points: int) -> None:
    scene = Scene(victim=CORPORATE)
    scene.put("tight-grip", 1, "table")
    gear = scene.on(scene.victim)
    twice = [scene.card(play=ON_CARD, effects=({"do": deed, "who": {"role": "chosen"}},)) for _ in (1, 2)]
    gone = "discard" if deed == "discard" else "sacrificed"
    scene.at(4).plays(0, twice[0], gear).settled().says_to(answer)
    assert (scene.zone(gear), scene.points(1)[0]) == (zone or gone, points)
    if answer:
        scene.plays(0, twice[1], gear).settled().says_to(NO)
        assert scene.zone(gear) == gone


def test_the_museum_keeps_relics_that_are_lost_with_their_bearer_or_alone() -> None:
    scene = Scene(victim=CORPORATE).kills()
    museum = scene.put("museum", 0, "table")
    relic = scene.on(scene.victim, "relic")
    scene.fought()
    assert (scene.lost, scene.state.cards[relic].on) == ("discard", museum)
    scene = Scene(victim=CORPORATE)
    museum = scene.put("museum", 0, "table")
    relic = scene.on(scene.victim, "relic")
    scene.struck(THROW, relic)
    assert scene.state.cards[relic].on == museum


def test_a_reliquary_takes_the_relic_home_as_its_bearer_dies() -> None:
    scene = Scene(victim=CORPORATE).kills()
    relic = scene.on(scene.victim, "relic")
    box = scene.put("reliquary", 1, on=relic)
    scene.fought()
    assert (scene.lost, scene.zone(relic), scene.zone(box), scene.splits) == ("discard", "library", "discard", True)


@pytest.mark.parametrize(("answer", "on"), [(YES, True), (NO, False)])
def test_fruits_of_war_gives_discarded_equipment_to_a_comrade(answer: int, on: bool) -> None:
    scene = Scene(victim=CORPORATE)
    fruits = scene.put("fruits-of-war", 0, on=scene.killer)
    gear = scene.on(scene.victim)
    scene.struck(THROW, gear).says_to(answer, 0)
    assert (scene.state.cards[gear].on == scene.killer, scene.zone(fruits)) == (on, "discard" if on else "squad")


def test_several_may_take_the_place_and_are_asked_one_after_the_other() -> None:
    scene = Scene(*LEGION, victim=(*CORPORATE, "commander", "curator"))
    scene.put("sachs-9000gl", 1, on=scene.victim)
    coordinator = scene.put("combat-coordinator", 1, on=scene.victim)
    strong = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["shoot"], "sum": 20}
    scene.on(scene.killer, "special", effects=(strong,))
    scene.fought("shoot").says_to(NO).says_to(YES).all_pass()
    assert (scene.lost, scene.zone(coordinator)) == ("well", "discard")
