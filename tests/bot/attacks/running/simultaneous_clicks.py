"""Four people click in one lobby at once, while others read it."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, ground
from tests.bot.matches.table import COLOURS, PEOPLE

_PRESSES = {"quick": 12, "whole": 400}


async def attack(scale: Scale) -> Got:
    """Press as fast as one can, each press a look and a change, with three readers beside."""
    async with ground() as field:
        number = (await field.gathered(4)).match.id
        faults: Counter[str] = Counter()
        busy = asyncio.Event()
        readers = [asyncio.create_task(_read(field, number, busy, faults)) for _ in range(3)]
        await asyncio.gather(*(_press(field, number, seat, _PRESSES[scale], faults) for seat in range(4)))
        busy.set()
        reads = sum(await asyncio.gather(*readers))
    presses = 4 * _PRESSES[scale]
    kinds = ", ".join(faults) or "no error"
    return Got(faults.total(), presses + reads, f"{kinds} in {presses} presses and {reads} looks")


async def _press(field: Ground, number: int, seat: int, times: int, faults: Counter[str]) -> None:
    for time in range(times):
        try:
            await field.service.position(number)
            if time % 7 == seat:
                field.service.repository.forget()
            await field.service.lobbies.choose(number, PEOPLE[seat], "faction", COLOURS[(seat + time) % 4], seat)
        except Exception as problem:
            faults[type(problem).__name__] += 1


async def _read(field: Ground, number: int, busy: asyncio.Event, faults: Counter[str]) -> int:
    reads = 0
    while not busy.is_set():
        try:
            await field.service.position(number)
        except Exception as problem:
            faults[type(problem).__name__] += 1
        reads += 1
    return reads


ATTACK = Attack("clicks at the same moment", "KeyError in 7 of 1,753 presses, 206 of 5,971 beside readers", attack)
