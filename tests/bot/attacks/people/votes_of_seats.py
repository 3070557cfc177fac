"""Agreement of people who have left counts for those who came after them."""

from __future__ import annotations

from bot.matches.model.match import Status
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import ground, is_granted
from tests.bot.matches.table import EVA, HUGO, KAREL, LENA


async def ended_unasked(scale: Scale) -> Got:
    """One agrees to give the match up and leaves, another takes the seat and is never asked."""
    async with ground() as field:
        number = (await field.opened(3)).match.id
        await field.service.proposals.propose(number, EVA, "abandon")
        await field.service.proposals.answer(number, KAREL, 1, True)
        await field.service.seats.vacate(number, KAREL, 1)
        sat = is_granted(await field.service.seats.take(number, HUGO, 1))
        await field.service.proposals.answer(number, LENA, 1, True)
        ended = (await field.now(number)).match.status is Status.ABANDONED
    return Got(int(ended and sat), 1, "ended, and the newcomer never asked" if ended else "not ended: all are asked")


async def stuck(scale: Scale) -> Got:
    """The last whose answer is missing leaves; the proposal neither comes true nor can be made anew."""
    async with ground() as field:
        number = (await field.opened(3)).match.id
        await field.service.proposals.propose(number, EVA, "abandon")
        await field.service.proposals.answer(number, KAREL, 1, True)
        await field.service.seats.vacate(number, LENA, 2)
        again = is_granted(await field.service.proposals.propose(number, EVA, "abandon"))
        ended = (await field.now(number)).match.status is Status.ABANDONED
    hangs = not again and not ended
    return Got(int(hangs), 1, "hangs for ever" if hangs else "made anew" if again else "comes true")


ATTACKS = (
    Attack("a vote of whoever sat there before", "ended, and who sits there now was never asked", ended_unasked),
    Attack("the last missing voter leaves", "neither comes true nor can be proposed anew", stuck),
)
