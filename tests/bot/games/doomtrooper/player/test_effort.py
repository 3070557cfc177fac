"""How much the own player looks at before it answers, counted in positions that it works out."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from tests.bot.games.doomtrooper.player.games import met

USUAL, MOST = 4, 12
"""Positions for nineteen answers of twenty, and for any one. Most cost less than a command."""


def test_it_answers_after_few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    begin = Case.__init__

    def counted(self: Case, *told: Any) -> None:
        nonlocal looks
        looks += 1
        begin(self, *told)

    effort = []
    for one in met(1, CZECH.key, 250):
        with monkeypatch.context() as patched:
            patched.setattr(Case, "__init__", counted)
            looks = 0
            one.game.automated(one.state, one.prompt)
        effort.append(looks)
    effort.sort()
    assert effort[int(0.95 * len(effort))] <= USUAL, effort[-30:]
    assert effort[-1] <= MOST
    assert effort[-1] > 1
