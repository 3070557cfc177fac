"""Whoever is to move goes on vacation again and again."""

from __future__ import annotations

import random
from datetime import timedelta

from bot.matches.model.match import Expiry, Status, Timing
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import ground
from tests.bot.matches.table import EVA

_ALLOWED = 29


async def attack(scale: Scale) -> Got:
    """Prolong the vacation each 27 days for a year, on a clock of an hour that forfeits."""
    async with ground() as field:
        number = (await field.opened(timing=Timing(3600, Expiry.FORFEIT))).match.id
        await field.service.scheduler.tick()
        await field.moved(number, 1, random.Random(0))
        days = 0
        while days < 364:
            await field.service.vacations.set_vacation(EVA.user, field.clock.now() + timedelta(days=27))
            await field.service.vacations.set_vacation(EVA.user, field.clock.now() + timedelta(days=28))
            for _ in range(5):
                field.clock.advance(days=5)
                await field.service.scheduler.tick()
                if (await field.now(number)).match.status is not Status.PLAYING:
                    break
                days += 5
            else:
                continue
            break
    return Got(max(0, days - _ALLOWED), 364, f"{days} days on one question of one hour")


ATTACK = Attack("vacation for ever", "364 days frozen on a clock of one hour that forfeits", attack)
