"""Cards that answer what happened: each comes into play in the window that follows, and in no later one."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.asks.course import prompts
from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, ChooseTactic, Chosen, Pass, Play, Split
from bot.games.doomtrooper.position.frames import Choosing, Combat, Earned, Splitting
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId, Token
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.examples.real import Real

BOTH = pytest.mark.parametrize("rules", [CZECH, SWEDISH], ids=["cs", "sv"])
PLAYED = {"when": "any", "after": "discard"}


def table(rules: Rules = CZECH, **theirs: Any) -> Real:
    """A warrior of each player, and points to pay with."""
    real = Real(rules=rules)
    real.have(0, destiny=40)
    real.have(1, destiny=40)
    return real


def special(real: Real, seat: int, *effects: dict[str, Any], **play: Any) -> CardId:
    """A card of a hand that is played at any time."""
    return real.card("special", seat, play={**PLAYED, **play}, effects=effects)


def asked(real: Real) -> Choosing:
    """What somebody is asked by an effect."""
    real.settled()
    frame = real.run.top
    assert isinstance(frame, Choosing), frame
    return frame


@BOTH
def test_who_was_recruited_is_paid_for_once_more_or_leaves(rules: Rules) -> None:
    real = table(rules)
    recruit = real.warrior(0, "hand", ratings="3/3/3/4", tags=("bauhaus",))
    gold = real.put("fool-s-gold", 1, "hand")
    real.acting().says(0, Play(recruit, area="squad"))
    assert real.window == "reaction"
    assert gold not in playable(real.run, 1)
    real.settled()
    assert real.window == "action"
    real.plays(1, gold)
    assert asked(real).seat == 0
    real.says(0, Chosen((0,)))
    assert real.zone(recruit) == "discard"
    assert real.zone(gold) == "discard"


def test_what_happened_is_answered_in_the_next_window_and_in_no_later_one() -> None:
    real = table()
    recruit = real.warrior(0, "hand", ratings="3/3/3/4", tags=("bauhaus",))
    gold = real.put("fool-s-gold", 1, "hand")
    other = real.card("special", 0, play={"after": "discard"})
    real.acting().says(0, Play(recruit, area="squad")).settled()
    assert gold in playable(real.run, 1)
    real.all_pass().says(0, Play(other)).settled()
    assert real.window == "action"
    assert gold not in playable(real.run, 1)


def test_whether_a_window_opens_does_not_depend_on_a_card_that_answers() -> None:
    seen = []
    for name in ("fool-s-gold", "loot-the-dead"):
        real = table()
        recruit = real.warrior(0, "hand", ratings="3/3/3/4", tags=("bauhaus",))
        real.put(name, 1, "hand")
        real.acting().says(0, Play(recruit, area="squad"))
        steps = []
        while real.window:
            steps.append(prompts(Case(real.run.catalogue, real.rules, real.state)))
            real.says(real.run.top.order[real.run.top.at], Pass())  # type: ignore[union-attr]
        seen.append(steps)
    assert seen[0] == seen[1]


@BOTH
def test_who_was_healed_dies_of_it(rules: Rules) -> None:
    real = table(rules)
    hurt = real.warrior(0, wounded=True)
    cure = special(real, 0, {"do": "heal", "who": {"role": "chosen"}}, to="card", whom={"tags": ["warrior"]})
    labels = real.put("switched-labels", 1, "hand")
    real.at(4).plays(0, cure, hurt).settled().plays(1, labels).settled()
    assert real.zone(hurt) == "discard"


@BOTH
def test_who_was_transferred_loses_his_way(rules: Rules) -> None:
    real = table(rules)
    lost = real.warrior(0, tags=("bauhaus",))
    error = real.put("navigational-error", 1, "hand")
    other = real.warrior(0)
    real.acting()
    real.run.state = replace(real.state, opened=True)
    real.says(0, Act("transfer", lost, "outpost"))
    assert real.window == "action"
    real.says(0, Pass())
    assert real.refused(1, Play(error, targets=(other,)))
    real.plays(1, error, lost).settled()
    assert real.state.cards[error].on == lost


@BOTH
def test_a_card_that_was_discarded_from_the_table_comes_back(rules: Rules) -> None:
    real = table(rules)
    bearer = real.warrior(1)
    kept, lost = real.on(bearer, "special"), real.on(bearer, "special")
    theft = special(real, 0, {"do": "discard", "who": {"tags": ["special"]}})
    call, before = real.put("close-call", 1, "hand"), real.card("special", 1, "discard")
    real.at(4).plays(0, theft).settled()
    assert real.zone(kept) == real.zone(lost) == "discard"
    real.says(0, Pass())
    assert real.refused(1, Play(call, targets=(before,)))
    real.plays(1, call, kept).settled()
    assert (real.zone(kept), real.zone(lost)) == ("hand", "discard")
    assert real.zone(call) == "sacrificed"


@BOTH
def test_an_attacker_gone_mad_attacks_somebody_else(rules: Rules) -> None:
    real = table(rules)
    attacker, friend = real.warrior(0, tags=("bauhaus",)), real.warrior(0, tags=("capitol",))
    legionary = real.warrior(1, "cohort", tags=("legion",))
    insanity = real.put("temporary-insanity", 1, "hand")
    real.acting().says(0, Attack()).all_pass().says(0, Announce(attacker, legionary))
    if real.rules.windows:
        assert real.window == "combat-announce"
    else:
        real.says(0, ChooseTactic("fight"))
    real.plays(1, insanity).settled()
    assert real.run.innermost(Combat).defender == friend


@BOTH
@pytest.mark.parametrize(("name", "kind"), [("loot-the-dead", "equipment"), ("what-have-we-here", "relic")])
def test_what_a_killed_warrior_bore_is_taken_after_the_combat(rules: Rules, name: str, kind: str) -> None:
    real = table(rules)
    killer = real.warrior(0, ratings="15/5/5/5", tags=("bauhaus",))
    victim = real.warrior(1, tags=("legion",), wounded=True)
    gear, elsewhere = real.on(victim, kind), real.card(kind, 1, "discard")  # type: ignore[arg-type]
    loot = real.put(name, 0, "hand")
    real.acting().fighting(killer, victim).all_pass()
    assert real.splits
    real.says(0, Split(0)).all_pass(until="combat-points" if rules is CZECH else "action")
    assert real.refused(0, Play(loot, targets=(elsewhere,)))
    real.plays(0, loot, gear).settled()
    assert real.state.cards[gear].on == killer
    assert real.state.cards[gear].controller == 0


def test_what_was_left_behind_is_out_of_reach_once_the_next_combat_has_begun() -> None:
    real = table()
    killer, other = real.warrior(0, ratings="15/5/5/5", tags=("bauhaus",)), real.warrior(0, tags=("capitol",))
    victim, foe = real.warrior(1, tags=("legion",), wounded=True), real.warrior(1, tags=("legion",))
    gear = real.on(victim, "equipment")
    loot = real.put("loot-the-dead", 0, "hand")
    real.acting(Token("attack"), Token("attack")).fighting(killer, victim).all_pass().says(0, Split(0)).all_pass()
    real.fighting(other, foe).all_pass(until="combat-points")
    assert "of-killed" not in real.state.cards[gear].marks
    assert loot not in playable(real.run, 0)


@BOTH
def test_a_prisoner_is_put_to_death_for_his_value(rules: Rules) -> None:
    real = table(rules)
    prisoner = real.warrior(1, ratings="4/4/4/7", marks=("imprisoned",))
    row = real.put("death-row", 0, "hand")
    real.acting().says(0, Play(row, targets=(prisoner,)))
    real.settled()
    assert real.zone(prisoner) == "discard"
    assert real.points() == (33, 5)


@BOTH
def test_who_has_the_bank_is_robbed_blind(rules: Rules) -> None:
    real = table(rules)
    real.put("cardinal-s-bank", 1, "squad")
    robbed = real.put("robbed-blind", 0, "hand")
    assert real.acting().refused(0, Play(robbed, player=0))
    real.says(0, Play(robbed, player=1))
    real.settled()
    assert (real.points(0)[0], real.points(1)[0]) == (80, 0)


def test_what_a_mission_brings_goes_to_the_spy() -> None:
    real = table()
    traitor = real.warrior(1)
    mission = real.on(traitor, "mission")
    spy = real.put("spy-in-the-ranks", 0, "hand")
    real.acting(seat=1).goes_on()
    real.run.push(Splitting((Earned(1, 6, mission),), real.run.serial(), why="card"))
    real.goes_on().says(1, Split(2)).plays(0, spy, traitor).settled().all_pass()
    assert real.points(0) == (44, 7)
    assert real.points(1) == (40, 5)
    assert real.zone(traitor) == "discard"


@BOTH
def test_the_elements_change_all_warriors(rules: Rules) -> None:
    real = table(rules)
    caster = real.warrior(0, tags=("brotherhood",), effects=({"do": "casts", "aspects": ["elements"]},))
    foe = real.warrior(1)
    spell = real.put("elemental-alteration", 0, "hand")
    real.at(4).plays(0, spell, caster=caster).settled()
    assert real.rated(foe) == (4, 4, 6)
