"""The condition that a card sets on the event that it answers must hold, wherever it may answer."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Pass, Play, Split, Use
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.examples.real import Real

BOTH = pytest.mark.parametrize("rules", [CZECH, SWEDISH], ids=["cs", "sv"])
AWARDS = ["commendation", "decoration", "recognition", "hero-award", "honor-award"]
TROOPER = ("doomtrooper", "bauhaus")


class Scene(Real):
    """Who strikes cannot but hit, and nobody hits him; both players have points enough."""

    def __init__(self, rules: Rules = CZECH, *, worth: int = 9, hurt: bool = True, **victim: object) -> None:
        super().__init__(rules=rules)
        self.have(0, destiny=60)
        self.have(1, destiny=60)
        self.killer = self.warrior(0, ratings="15/15/15/5", tags=TROOPER)
        tags = victim.pop("tags", ("legion",))
        area = "cohort" if "legion" in tags else "squad"  # type: ignore[operator]
        self.victim = self.warrior(1, area, ratings=f"4/4/4/{worth}", tags=tags, wounded=hurt, **victim)
        for seat in (0, 1, 0, 1):
            self.card(seat=seat, zone="library")

    def struck(self) -> Scene:
        """The window in which who was hit may be saved."""
        self.acting().says(0, Attack()).all_pass().says(0, Announce(self.killer, self.victim)).all_pass()
        self.says(0, ChooseTactic("fight")).all_pass(until="combat-saving")
        assert self.window == "combat-saving"
        return self

    def over(self) -> Scene:
        """The first window after the state of the fighters has changed."""
        self.struck()
        while self.window in ("combat-saving", "points") or self.splits:
            if self.splits:
                self.says(0, Split(0))
            else:
                self.says(self.run.top.order[self.run.top.at], Pass())  # type: ignore[union-attr]
        return self

    def turn(self, seat: int) -> Scene:
        """It is the seat's turn in the window."""
        while self.run.top.order[self.run.top.at] != seat:  # type: ignore[union-attr]
            self.says(self.run.top.order[self.run.top.at], Pass())  # type: ignore[union-attr]
        return self

    def offers(self, seat: int, card: CardId) -> bool:
        """Whether a seat may play a card in the window that is open."""
        return card in playable(self.turn(seat).run, seat)


@BOTH
@pytest.mark.parametrize("name", AWARDS)
@pytest.mark.parametrize(("hurt", "worth", "offered"), [(True, 9, True), (True, 5, False), (False, 9, False)])
def test_an_award_is_for_killing_a_better_one(name: str, hurt: bool, worth: int, offered: bool, rules: Rules) -> None:
    scene = Scene(rules, hurt=hurt, worth=worth)
    award = scene.put(name, 0, "hand")
    assert not scene.struck().offers(0, award), "nobody has been killed yet"
    scene = Scene(rules, hurt=hurt, worth=worth)
    award = scene.put(name, 0, "hand")
    assert scene.over().offers(0, award) == offered
    if offered:
        scene.says(0, Play(award, targets=(scene.killer,))).settled()
        assert scene.state.cards[award].on == scene.killer


@BOTH
@pytest.mark.parametrize(("own", "hurt", "offered"), [(True, True, True), (True, False, False), (False, True, False)])
def test_a_narrow_escape_is_from_ones_own_warriors_death(own: bool, hurt: bool, offered: bool, rules: Rules) -> None:
    scene = Scene(rules, hurt=hurt)
    seat = 1 if own else 0
    escape = scene.put("narrow-escape", seat, "hand")
    assert scene.struck().offers(seat, escape) == offered
    if offered:
        scene.says(seat, Play(escape)).settled().all_pass()
        assert scene.zone(scene.victim) == "cohort"


@pytest.mark.parametrize(("riding", "offered"), [(True, True), (False, False)])
def test_an_ejection_seat_is_in_a_vehicle_that_is_used(riding: bool, offered: bool) -> None:
    scene = Scene(inside=riding)
    ship = scene.on(scene.victim, tags=("vehicle",))
    seat = scene.put("ejection-seat", 1, "hand")
    assert scene.struck().offers(1, seat) == offered
    if offered:
        scene.says(1, Play(seat)).settled()
        scene.all_pass()
        assert (scene.fate(scene.victim), scene.zone(ship)) == ("wounded", "discard")


@pytest.mark.parametrize(("beast", "offered"), [(True, True), (False, False)])
def test_a_noble_beast_takes_a_blow_for_its_rider(beast: bool, offered: bool) -> None:
    scene = Scene()
    if beast:
        scene.on(scene.victim, "beast")
    noble = scene.put("noble-beast", 1, "hand")
    assert scene.struck().offers(1, noble) == offered


@BOTH
@pytest.mark.parametrize(("own", "tags", "offered"), [
    (True, ("doomtrooper", "capitol"), True), (True, ("legion",), False), (False, ("doomtrooper", "capitol"), False),
])  # fmt: skip
def test_life_is_insured_for_an_own_doomtroopers_death(
    own: bool, tags: tuple[str, ...], offered: bool, rules: Rules
) -> None:
    scene = Scene(rules, tags=tags)
    seat = 1 if own else 0
    insurance = scene.put("life-insurance", seat, "hand")
    assert not scene.struck().offers(seat, insurance)
    scene = Scene(rules, tags=tags)
    insurance = scene.put("life-insurance", seat, "hand")
    assert scene.over().offers(seat, insurance) == offered
    if offered:
        scene.says(seat, Play(insurance)).settled()
        assert scene.points(seat)[0] == 69


@BOTH
@pytest.mark.parametrize(("tags", "offered"), [(("mishima", "doomtrooper"), True), (("legion",), False)])
def test_vengeance_is_sworn_for_a_mishima(tags: tuple[str, ...], offered: bool, rules: Rules) -> None:
    scene = Scene(rules, tags=tags)
    vengeance = scene.put("sworn-vengeance", 1, "hand")
    assert scene.over().offers(1, vengeance) == offered
    if offered:
        scene.says(1, Play(vengeance)).settled()
        assert scene.fate(scene.killer) == "wounded"


@BOTH
@pytest.mark.parametrize(("tags", "offered"), [(("personality", "doomtrooper"), True), (("doomtrooper",), False)])
def test_a_martyr_is_a_personality(tags: tuple[str, ...], offered: bool, rules: Rules) -> None:
    scene = Scene(rules, tags=tags)
    martyr = scene.put("martyr", 1, "hand")
    assert scene.over().offers(1, martyr) == offered


@pytest.mark.parametrize(("victory", "offered"), [(1, True), (0, False)])
def test_bamboozled_is_for_who_took_victory_points(victory: int, offered: bool) -> None:
    scene = Scene()
    scene.have(0, destiny=60, victory=0)
    trick = scene.put("bamboozled", 1, "hand")
    scene.struck()
    while not scene.splits:
        scene.says(scene.run.top.order[scene.run.top.at], Pass())  # type: ignore[union-attr]
    scene.says(0, Split(victory))
    assert scene.window == "points"
    assert scene.offers(1, trick) == offered


@pytest.mark.parametrize(("seat", "offered"), [(0, True), (1, False)])
def test_portents_double_ones_own_victory(seat: int, offered: bool) -> None:
    scene = Scene()
    portents = scene.put("portents-of-victory", seat, "hand")
    caster = scene.warrior(seat, tags=TROOPER, effects=({"do": "casts", "aspects": ["all"]},))
    scene.struck()
    while not scene.splits:
        scene.says(scene.run.top.order[scene.run.top.at], Pass())  # type: ignore[union-attr]
    scene.says(0, Split(4))
    assert caster >= 0
    assert scene.offers(seat, portents) == offered


@pytest.mark.parametrize(("poison", "offered"), [(("poison",), True), ((), False)])
def test_an_antidote_is_for_poison_aimed_at_a_warrior(poison: tuple[str, ...], offered: bool) -> None:
    scene = Real()
    victim = scene.warrior(1, tags=TROOPER)
    play = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "attach"}
    aimed = scene.card("special", 0, tags=poison, play=play)
    antidote = scene.put("antidote", 1, "hand")
    scene.at(4).plays(0, aimed, victim)
    assert scene.window == "reaction"
    assert (antidote in playable(scene.run, 1)) == offered


@BOTH
@pytest.mark.parametrize(("deed", "hurt", "name", "fate"), [
    ("kill", False, "narrow-escape", "well"), ("wound", True, "narrow-escape", "wounded"),
    ("wound", False, "narrow-escape", ""), ("wound", False, "punch-drunk", "well"),
    ("kill", False, "punch-drunk", "well"), ("kill", False, "cliffhanger", ""), ("discard", False, "narrow-escape", ""),
])  # fmt: skip
def test_a_warrior_is_saved_from_what_a_card_does_outside_a_combat(
    deed: str, hurt: bool, name: str, fate: str, rules: Rules
) -> None:
    scene = Scene(rules, hurt=hurt, tags=("doomtrooper", "capitol"))
    harm = scene.card(play={"when": "any", "to": "card", "whom": {}, "after": "discard"},
                      effects=({"do": deed, "who": {"role": "chosen"}},))  # fmt: skip
    card = scene.put(name, 1 if name != "cliffhanger" else 0, "hand")
    scene.at(4).plays(0, harm, scene.victim)
    assert scene.window == "reaction"
    if not fate:
        assert card not in playable(scene.run, 1 if name != "cliffhanger" else 0)
        return
    targets = (scene.victim,) if name == "punch-drunk" else ()
    assert card in playable(scene.run, 1)
    scene.says(1, Play(card, targets=targets)).settled()
    assert scene.fate(scene.victim) == fate
    assert scene.zone(card) == ("squad" if targets else "discard")


@pytest.mark.parametrize("name", ["punch-drunk", "cliffhanger"])
def test_what_saves_lies_on_who_was_struck_and_on_nobody_else(name: str) -> None:
    scene = Scene(tags=("doomtrooper", "capitol"))
    seat = 1 if name == "punch-drunk" else 0
    other = scene.warrior(1, tags=("doomtrooper", "capitol"))
    card = scene.put(name, seat, "hand")
    scene.struck().turn(seat)
    assert scene.refused(seat, Play(card, targets=(other,)))
    scene.says(seat, Play(card, targets=(scene.victim,))).settled().all_pass()
    assert (scene.zone(scene.victim), scene.state.cards[card].on) == ("squad", scene.victim)


@BOTH
@pytest.mark.parametrize("name", ["first-aid-kit", "coagulant-autoinjector"])
@pytest.mark.parametrize("bearer", ["doomtrooper", "legion"])
@pytest.mark.parametrize("patient", ["doomtrooper", "legion"])
def test_nobody_heals_across_the_border_of_the_legion(name: str, bearer: str, patient: str, rules: Rules) -> None:
    people = {"doomtrooper": ("squad", ("bauhaus",)), "legion": ("cohort", ("legion",))}
    table = Real(rules=rules)
    own = table.warrior(0, people[bearer][0], tags=people[bearer][1])
    hurt = table.warrior(0, people[patient][0], tags=people[patient][1], wounded=True)
    kit = table.put(name, on=own, marks=("dose",) if name == "coagulant-autoinjector" else ())
    paid = (kit,) if name == "first-aid-kit" else ()
    table.acting() if name == "coagulant-autoinjector" else table.at(4)
    if bearer != patient:
        assert table.refused(0, Use(kit, 0 if paid else 1, targets=(hurt,), paid=paid))
    else:
        table.says(0, Use(kit, 0 if paid else 1, targets=(hurt,), paid=paid)).settled()
        assert not table.state.cards[hurt].wounded
