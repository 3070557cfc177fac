"""Whoever is about to lose leaves just before the end."""

from __future__ import annotations

import random

from bot.matches.model.match import Actor, Status
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import GUILD, ground
from tests.bot.matches.table import EVA, HUGO


async def attack(scale: Scale) -> Got:
    """Play nearly to the end, leave, let somebody else lose, and look at one's record."""
    async with ground() as field:
        position = await field.opened()
        number, lot = position.match.id, random.Random(5)
        for _ in range(4):
            position = await field.moved(number, position.prompts()[0].seat, lot)
        assert position.match.status is Status.PLAYING
        await field.service.seats.vacate(number, EVA, 0)
        await field.service.seats.take(number, Actor(HUGO.user), 0)
        await field.finished(number)
        records = await field.service.statistics.records(GUILD, user=EVA.user)
    return Got(int(not records), 1, f"{len(records)} records of who left")


ATTACK = Attack("leave a lost match before its end", "no trace in the statistics", attack)
