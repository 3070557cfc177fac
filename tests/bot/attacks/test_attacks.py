"""No attack that got through once gets through again; ``python -m tests.bot.attacks`` tries them all, and harder."""

from __future__ import annotations

import pytest

pytest.importorskip("simcord", reason="some attacks go through the chat, which needs the extra 'playground'")

from tests.bot.attacks.attack import Attack
from tests.bot.attacks.catalogue import ATTACKS

QUICK = [attack for attack in ATTACKS if attack.quick]


@pytest.mark.parametrize("attack", QUICK, ids=[attack.name for attack in QUICK])
async def test_an_attack_gets_nothing(attack: Attack) -> None:
    got = await attack.run("quick")
    assert got.through == 0, got.figure
    assert got.tried > 0
