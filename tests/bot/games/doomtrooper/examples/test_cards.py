"""Examples about single cards beside their plays: answers to a wound, stolen cards, aspects of an immune caster."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.looks.holding.casting import caster_refusal
from bot.games.doomtrooper.looks.holding.standing import immune
from bot.games.doomtrooper.position.commands import Chosen, Play
from tests.bot.games.doomtrooper.examples.real import Real

ASPECTS = ("exorcism", "kinetics", "manipulation", "mentalism", "changeling", "premonition", "summoning", "elements")


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
