"""One of equal cards on a warrior of one's own, by the Swedish rules.

Rule: doomtrooper-sv.combat.duplicate-cards
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.position.commands import Chosen, Play
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

PLAY: dict[str, Any] = {"when": "modifiers", "after": "discard"}
CASTS = ({"do": "casts", "aspects": ["all"]},)
RAISES = ({"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": 2, "until": "combat"},)
ON_A_WARRIOR = [
    "at-peace-with-the-art",
    "dark-visitation",
    "demoted",
    "dutiful-service",
    "evasive-action",
    "hidden-in-the-shadows",
    "honorary-baptism",
    "insubordination",
    "knighthood",
    "lucky-shot",
    "mental-constitution",
    "noted-efficiency",
    "powerful-blow",
    "special-commendation",
    "tainted",
    "take-aim",
]
"""Cards of the base set that are played on a warrior in a combat."""


@rows("name", ON_A_WARRIOR)
def test_a_second_copy_on_the_same_warrior_is_refused(name: str) -> None:
    table = Real(rules=SWEDISH).have(0, destiny=50)
    own = table.warrior(0, tags=("doomtrooper", "bauhaus", "corporation"), effects=CASTS)
    foe = table.warrior(1, tags=("legion", "nepharite"))
    first, second = (table.put(name, 0, "hand") for _ in range(2))
    caster = own if table.printed[table.cards[first].code].type == "art" else -1
    table.acting().fighting(own, foe)
    table.says(0, Play(first, targets=(own,), caster=caster)).all_pass(until="combat-modifiers")
    while isinstance(table.run.top, Choosing):
        table.says(table.run.top.seat, Chosen(table.run.top.options[:1])).all_pass(until="combat-modifiers")
    assert table.refused(0, Play(second, targets=(own,), caster=caster)) == "combat.duplicate-cards"


@pytest.mark.parametrize("rules", [CZECH, SWEDISH], ids=["cs", "sv"])
def test_a_copy_played_on_the_opponent_does_not_count(rules: Rules) -> None:
    table = Real(rules=rules)
    own, foe = table.warrior(0, tags=("legion",)), table.warrior(1)
    play = {**PLAY, "to": "card", "whom": {"tags": ["warrior"]}}
    *cards, last = (table.card("special", 0, name="TWICE", play=play, effects=RAISES) for _ in range(4))
    table.acting().fighting(own, foe)
    for card, target in zip(cards, (foe, foe, own), strict=True):
        table.says(0, Play(card, targets=(target,))).all_pass(until="combat-modifiers")
    if rules is SWEDISH:
        assert table.refused(0, Play(last, targets=(own,))) == "combat.duplicate-cards"
    else:
        table.says(0, Play(last, targets=(own,)))
