"""Somebody starts or stops a clock that another one holds."""

from __future__ import annotations

from bot.matches.model.match import Timing
from bot.matches.model.position import Position
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, ground, order
from tests.bot.matches.table import EVA, JUDGE, KAREL


async def attack(scale: Scale) -> Got:
    """A judge over the players' pause, players over a judge's, and anybody where there is nowhere to play."""
    through = []
    async with ground() as field:
        number = await _agreed_pause(field)
        await order(field.service.orders.resume, number, JUDGE)
        if _runs(await field.now(number)):
            through.append("a judge ends the players' pause")
    async with ground() as field:
        number = await _agreed_pause(field)
        await order(field.service.orders.pause, number, JUDGE)
        await field.service.orders.resume(number, EVA)
        if _runs(await field.now(number)):
            through.append("a player ends the pause that a judge ordered too")
    async with ground() as field:
        number = (await field.opened(timing=Timing(3600))).match.id
        await field.service.relocation.move_to(number, None)
        await field.service.orders.resume(number, EVA)
        if _runs(await field.now(number)):
            through.append("a player lets it run where there is no channel")
    return Got(len(through), 3, "; ".join(through) or "each clock is let go by its owner alone")


async def _agreed_pause(field: Ground) -> int:
    number = (await field.opened(timing=Timing(3600))).match.id
    await field.service.proposals.propose(number, EVA, "pause")
    await field.service.proposals.answer(number, KAREL, 1, True)
    assert not _runs(await field.now(number))
    return number


def _runs(position: Position) -> bool:
    course = position.match.course
    return not getattr(course, "stands", getattr(course, "pause", None))


ATTACK = Attack("the judge's clock over the players'", "each ends, or hides, what another one stopped", attack)
