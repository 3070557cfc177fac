"""Examples about single cards: who may be given what, what immunity means, who counts as whom, what answers what."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.actions.cultists import choices
from bot.games.doomtrooper.effects.casting import caster_refusal
from bot.games.doomtrooper.effects.context import Context
from bot.games.doomtrooper.effects.fits import fits
from bot.games.doomtrooper.effects.standing import immune
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, ChooseZone, Chosen, CountAs, Play
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.rules.rulesets import SWEDISH
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.examples.real import Real

ASPECTS = ("exorcism", "kinetics", "manipulation", "mentalism", "changeling", "premonition", "summoning", "elements")


def receives(*what: str) -> dict[str, object]:
    """The word that lets a warrior receive all cards of a sort."""
    return {"do": "permit", "what": [f"receive:{one}" for one in what]}


def given_to(*tags: str) -> dict[str, object]:
    """A card that is given to one's own warrior who has these tags."""
    return {"to": "card", "whom": {"side": "own", "tags": ["warrior", *tags]}, "after": "attach"}


def test_any_equipment_of_a_corporation() -> None:
    """Who may have any equipment may have that of a corporation, and none that is for a kind of warrior.

    Rule: doomtrooper-cs.equipment.any, doomtrooper-cs.equipment.any-type
    """
    table = Real()
    undead = table.put("undead-legionnaire", 0, "cohort")
    table.on(undead, "special", effects=({**receives("equipment"), "who": {"role": "bearer"}},))
    capitol = table.card("equipment", play=given_to("capitol", "doomtrooper"))
    curators = table.card("equipment", play=given_to("curator"))
    table.acting().says(0, Play(capitol, targets=(undead,))).all_pass()
    assert table.state.cards[capitol].on == undead
    assert table.refused(0, Play(curators, targets=(undead,))) == "equipment.restricted"


def test_any_equipment_of_commanders() -> None:
    """A commander may have what is for the commanders of another corporation.

    Rule: doomtrooper-cs.equipment.any-type
    """
    table = Real()
    commander = table.put("battle-functionary", 0)
    plain = table.put("trencher", 0)
    for warrior in (commander, plain):
        table.on(warrior, "special", effects=({**receives("equipment"), "who": {"role": "bearer"}},))
    staff = table.card("equipment", play=given_to("commander", "bauhaus"))
    table.acting()
    assert table.refused(0, Play(staff, targets=(plain,))) == "equipment.restricted"
    table.says(0, Play(staff, targets=(commander,))).all_pass()
    assert table.state.cards[staff].on == commander


def test_any_gift() -> None:
    """A follower of Algeroth who may have any Dark Symmetry has that of other apostles, and none for heretics.

    Rule: doomtrooper-cs.symmetry.any
    """
    table = Real()
    follower = table.put("undead-legionnaire", 0, "cohort")
    table.on(follower, "special", effects=({**receives("symmetry"), "who": {"role": "bearer"}},))
    semai, ilian = table.put("mind-melt", 0, "hand"), table.put("hand-of-death", 0, "hand")
    heretics = table.card("symmetry", play=given_to("heretic"))
    table.acting()
    for gift in (semai, ilian):
        table.says(0, Play(gift, targets=(follower,))).all_pass()
        assert table.state.cards[gift].on == follower
    assert table.refused(0, Play(heretics, targets=(follower,))) == "symmetry.give"


def test_swedish_gift() -> None:
    """Only followers of Algeroth have it, and they keep it.

    Rule: doomtrooper-sv.gift.example, doomtrooper-sv.gift.stays
    """
    table = Real(rules=SWEDISH).have(0, destiny=10)
    follower = table.put("undead-legionnaire", 0, "cohort")
    other = table.put("curator", 0, "cohort")
    gift = table.put("distort", 0, "hand")
    table.on(table.warrior(1), "equipment")
    table.acting()
    assert table.refused(0, Play(gift, targets=(other,))) == "gift.apostle"
    table.says(0, Play(gift, targets=(follower,))).settled()
    assert table.state.cards[gift].on == follower
    assert "use" in table.offered(0)


def test_what_is_an_answer() -> None:
    """A wound is answered by what touches the card or the wound, not by what brings points.

    Rule: doomtrooper-cs.timing.reaction-direct, doomtrooper-cs.timing.reaction-playable
    """
    table = Real()
    victim = table.warrior(1)
    wounding = table.card(
        play={"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"},
        effects=({"do": "wound", "who": {"role": "chosen"}},),
    )
    noise = table.put("miscommunication", 1, "hand")
    heals = table.card(seat=1, play={"when": "any", "after": "discard"},
                       effects=({"do": "heal", "who": {"tags": ["warrior"], "count": 1}, "saves": True},))  # fmt: skip
    rich = table.card(seat=1, play={"when": "any", "after": "discard"}, effects=({"do": "points", "destiny": 3},))
    table.at(1).goes_on()
    table.says(0, Play(wounding, targets=(victim,)))
    assert table.window == "reaction"
    assert table.offered(1, "play") == [table.token(noise), table.token(heals)]
    assert table.refused(1, Play(rich)).startswith("timing.")
    table.says(1, Play(noise)).settled()
    table.settled()
    assert not table.state.cards[victim].wounded


@pytest.mark.parametrize("points", [9, 10, 20])
def test_stolen_card_is_paid_anew(points: int) -> None:
    """What was paid for the stolen card is lost; the thief pays its price at least once, or it does nothing.

    Rule: doomtrooper-cs.cancel.example, doomtrooper-cs.cancel.costs-lost
    """
    table = Real().have(0, destiny=20).have(1, destiny=points)
    mine, more, theirs = table.warrior(0), table.warrior(0), (table.warrior(1), table.warrior(1))
    wave = table.put("wave-of-righteousness", 0, "hand")
    stolen = table.put("stolen-paperwork", 1, "hand")
    table.at(1).goes_on()
    table.says(0, Play(wave, targets=theirs, x=2)).plays(1, stolen).settled()
    if points >= 10:
        table.says(1, Chosen((1,)))
    if points == 20:
        table.says(1, Chosen((2,)))
    if points >= 10:
        table.says(1, Chosen((mine, more)[: points // 10]))
    table.settled()
    assert (table.points(0)[0], table.points(1)[0]) == (0, points % 10)
    assert [table.zone(one) for one in (mine, more)].count("discard") == points // 10
    assert {table.zone(one) for one in theirs} == {"squad"}
    assert table.zone(wave) != "stack"


def test_immune_and_casting() -> None:
    """Immune to the spells of others, he still casts those of every aspect, to his own benefit too.

    Rule: doomtrooper-cs.immunity.own-benefit, doomtrooper-cs.immunity.meaning
    """
    table = Real()
    dominic = table.put("cardinal-dominic", 0)
    table.put("mental-constitution", on=dominic)
    foe = table.put("curator", 1, "cohort")
    own = [table.card("art", 0, tags=(f"aspect:{aspect}",)) for aspect in ASPECTS]
    foreign = table.card("art", 1, tags=("aspect:elements",))
    wall = table.put("elemental-wall", 0, "hand")
    table.acting()
    assert immune(table.run, dominic, foreign)
    assert not any(caster_refusal(table.run, dominic, spell) for spell in own)
    table.fighting(dominic, foe).plays(0, wall, x=2, caster=dominic).settled()
    assert table.rated(dominic)[2] == 14


def test_wall_against_the_immune() -> None:
    """The wall does not help against a nepharite who is immune to the Art; against another it does.

    Rule: doomtrooper-cs.immunity.example-wall, doomtrooper-cs.immunity.in-combat
    """

    def armour(foe: str) -> tuple[int, int]:
        table = Real()
        brother = table.put("cardinal-dominic", 0)
        wall = table.put("elemental-wall", 0, "hand")
        enemy = table.put(foe, 1, "cohort")
        table.acting().fighting(brother, enemy)
        before = table.rated(brother)[2]
        if table.may_play(0, wall):
            table.plays(0, wall, x=2, caster=brother).settled()
        return before, table.rated(brother)[2]

    assert armour("alakhai-the-cunning") == (10, 10)
    assert armour("undead-legionnaire") == (10, 14)


@pytest.mark.parametrize(("name", "more"), [("wolfbane-honor-guard", 0), ("clansman", 1)])
def test_considered_as_a_kind(name: str, more: int) -> None:
    """What is for clansmen is for him; what the card of the clansman says is not his.

    Rule: doomtrooper-cs.countsas.meaning, doomtrooper-cs.countsas.no-abilities, doomtrooper-cs.countsas.only-printed
    """
    table = Real()
    sean = table.put("sean-gallagher", 0)
    warrior = table.put(name, 0)
    foe = table.put("undead-legionnaire", 1, "cohort")
    gift = table.card("symmetry", 1)
    table.acting()
    assert fits(table.run, warrior, Whom(side="own", tags=("clansman",)), Context(0, sean))
    assert immune(table.run, warrior, gift)
    before = table.rated(warrior)[0]
    table.fighting(warrior, foe)
    assert table.rated(warrior)[0] == before + more


@pytest.mark.parametrize("vehicle", [False, True])
def test_considered_as_a_fortification(vehicle: bool) -> None:
    """The bodyguard steps in for who defends from a war zone, and not for who is in a vehicle.

    Rule: doomtrooper-cs.countsas.fortification
    """
    table = Real()
    attacker = table.warrior(0, tags=("imperial",))
    guarded = table.put("venusian-ranger", 1, inside=vehicle)
    if vehicle:
        table.on(guarded, "equipment", tags=("vehicle",))
    guard = table.put("bodyguard", 1, on=guarded)
    zone = table.card("warzone", 1, "squad", ratings="0/0/2/0", tags=("general",))
    table.acting().says(0, Attack()).all_pass().says(0, Announce(attacker, guarded)).all_pass()
    if isinstance(table.run.top, Choosing):
        table.says(1, Chosen((1,))).all_pass()
    table.says(0, ChooseTactic("fight")).all_pass()
    if not vehicle:
        table.says(1, ChooseZone(zone)).all_pass(until="combat-modifiers")
    combat = running(table.run)
    assert combat is not None
    assert combat.defender == (guarded if vehicle else guard)


def test_no_side_chosen_after_the_fact() -> None:
    """The flame is played on a cultist of the Legion; he does not become a Doomtrooper any more.

    Rule: doomtrooper-cs.cultist.no-backdating
    """
    table = Real().have(1, destiny=10)
    cultist = table.put("demnogonis-cultist", 0, "squad", side="legion")
    flame = table.put("cleansing-flame", 1, "hand")
    table.at(1).goes_on()
    assert choices(table.run, 0) == (cultist,)
    table.plays(1, flame, cultist)
    assert (table.window, choices(table.run, 0)) == ("reaction", ())
    table.refused(0, CountAs(cultist, "doomtrooper"))
    table.settled()
    assert table.zone(cultist) == "discard"
