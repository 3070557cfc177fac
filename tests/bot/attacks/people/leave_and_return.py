"""A player who is asked leaves the seat a minute before its time runs out, and sits down in it again."""

from __future__ import annotations

import random

from bot.matches.model.match import Expiry, Status, Timing
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import ground, is_granted
from tests.bot.matches.table import EVA

_TIMES = 47


async def attack(scale: Scale) -> Got:
    """Leave and come back every 59 minutes of an hour."""
    async with ground() as field:
        position = await field.opened(timing=Timing(3600, Expiry.FORFEIT))
        number = position.match.id
        await field.service.scheduler.tick()
        await field.moved(number, 1, random.Random(0))
        minutes = returned = 0
        for _ in range(_TIMES):
            for more in (2, 57):
                field.clock.advance(minutes=more)
                await field.service.scheduler.tick()
                if (await field.now(number)).match.status is not Status.PLAYING:
                    break
                minutes += more
            else:
                await field.service.seats.vacate(number, EVA, 0)
                returned += is_granted(await field.service.seats.take(number, EVA, 0))
                continue
            break
    gained = max(0, minutes - 60) // 59
    return Got(gained, _TIMES, f"{minutes / 60:.1f} hours on one question of one hour, {returned} returns")


ATTACK = Attack("leave the seat and sit down again for a new hour", "47 hours on one turn, no forfeit", attack)
