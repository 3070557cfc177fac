"""Whatever is paid for in a game by chance changes something beyond its price, or falls under a reading."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.doomtrooper.acts import carry
from bot.games.doomtrooper.words.effects import Points
from bot.games.doomtrooper.words.rules.rulesets import CZECH, RULES, SWEDISH, Rules
from tests.bot.games.doomtrooper.chance.paid import READINGS, all_paid

MOVES = 500
FEW, MANY = (1, 15), range(1, 26)
IN_VAIN = 0.02
"""The share of what is played and used that may change nothing, for a reading; it may only fall."""


def in_vain(rules: Rules, seeds: range | tuple[int, ...], number: int) -> tuple[list[str], Counter[str], int]:
    """The plays and uses that changed nothing for no reading, how many did for each, and how many there were."""
    wrong, readings, all_ = [], Counter[str](), 0
    for seed in seeds:
        for one in all_paid(rules, seed, number):
            all_ += 1
            if not one.changed:
                readings[one.reading] += 1
                wrong += [] if one.reading else [f"seed {seed}: {one.name}: {one.move.command}"]
    return wrong, readings, all_


@pytest.mark.parametrize(
    "rules", [CZECH, pytest.param(SWEDISH, marks=pytest.mark.slow)], ids=lambda rules: rules.edition
)
def test_what_is_paid_for_changes_something(rules: Rules) -> None:
    wrong, readings, all_ = in_vain(rules, FEW, MOVES)
    assert wrong == []
    assert readings.total() <= max(5, all_ * IN_VAIN)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES.values(), ids=lambda rules: rules.edition)
def test_much_that_is_paid_for_changes_something(rules: Rules) -> None:
    wrong, readings, all_ = in_vain(rules, MANY, 900)
    assert wrong == []
    assert readings.keys() <= READINGS.keys()
    assert readings.total() <= all_ * IN_VAIN


@pytest.mark.parametrize(("kind", "seed"), [(Points, 15)])
def test_a_deed_that_is_swallowed_is_found(kind: type, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(carry.DEEDS, kind, lambda *_: False)
    assert any(in_vain(CZECH, (one,), MOVES)[0] for one in range(seed, seed + 8))
