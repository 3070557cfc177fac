"""One of equal cards on a warrior of one's own, by the Swedish rules.

Rule: doomtrooper-sv.combat.duplicate-cards
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.position.commands import Play
from bot.games.doomtrooper.rules.rulesets import CZECH, SWEDISH
from tests.bot.games.doomtrooper.examples.real import Real

PLAY: dict[str, Any] = {"when": "modifiers", "after": "discard"}
RAISES = ({"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": 2, "until": "combat"},)
ON_A_WARRIOR = (
    "at-peace-with-the-art dark-visitation demoted dutiful-service evasive-action hidden-in-the-shadows "
    "honorary-baptism insubordination knighthood lucky-shot mental-constitution noted-efficiency powerful-blow "
    "retreat! special-commendation tainted! take-aim"
).split()
"""Cards of the base set that are played on a warrior in a combat."""


@pytest.mark.parametrize("name", ON_A_WARRIOR)
@pytest.mark.parametrize("edition", ["cs", "sv"])
def test_sv_combat_duplicate_cards_on_ones_own_warrior(name: str, edition: str) -> None:
    """Rule: doomtrooper-sv.combat.duplicate-cards"""
    table = Real(rules=SWEDISH if edition == "sv" else CZECH).have(0, destiny=50)
    own = table.warrior(
        0, tags=("doomtrooper", "bauhaus", "corporation"), effects=({"do": "casts", "aspects": ["all"]},)
    )
    foe = table.warrior(1, tags=("legion", "nepharite"))
    first, second, other = (table.put(name, seat, "hand") for seat in (0, 0, 1))
    caster = {"caster": own} if table.printed[table.cards[first].code].type == "art" else {}
    table.acting().fighting(own, foe)
    table.says(0, Play(first, targets=(own,), **caster)).all_pass(until="combat-modifiers")
    if edition == "sv":
        assert table.refused(0, Play(second, targets=(own,), **caster)) == "combat.duplicate-cards"
    else:
        table.says(0, Play(second, targets=(own,), **caster))
    assert table.zone(other) == "hand"


def test_sv_one_of_two_equal_cards_is_played_on_the_opponent() -> None:
    """Rule: doomtrooper-sv.combat.duplicate-cards"""
    table = Real(rules=SWEDISH)
    own, foe = table.warrior(0), table.warrior(1)
    play = {**PLAY, "to": "card", "whom": {"tags": ["warrior"]}}
    cards = [table.card("special", 0, name="TWICE", play=play, effects=RAISES) for _ in range(4)]
    table.acting().fighting(own, foe)
    for card, target, stands in zip(cards, (foe, foe, own, own), (True, True, True, False), strict=True):
        if stands:
            table.says(0, Play(card, targets=(target,))).all_pass(until="combat-modifiers")
        else:
            assert table.refused(0, Play(card, targets=(target,))) == "combat.duplicate-cards"
