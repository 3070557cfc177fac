"""People, judges and admins among them, try whatever there is in any order: :mod:`tests.bot.matches.machine`."""

from __future__ import annotations

import asyncio

from hypothesis.stateful import run_state_machine_as_test

from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.chaos.anybody import of_size
from tests.bot.matches.machine.anybody import Machine
from tests.bot.matches.machine.stage import Stage
from tests.examples import no_constants

SEQUENCES = {"quick": 1, "whole": 300}
"""How many sequences are tried."""
_ACTS = 25


def _tried(number: int) -> Got:
    before = Stage.done.total()
    try:
        with no_constants():
            run_state_machine_as_test(Machine, settings=of_size(number, _ACTS))
    except AssertionError as gained:
        return Got(1, number, str(gained))
    return Got(0, number, f"nothing, by sequences of {Stage.done.total() - before} acts")


async def attack(scale: Scale) -> Got:
    """Try so many sequences of acts, each in a match of its own."""
    return await asyncio.to_thread(_tried, SEQUENCES[scale])


ATTACK = Attack("any sequence of acts, for a second draw, more time or what is hidden", "not tried", attack)
