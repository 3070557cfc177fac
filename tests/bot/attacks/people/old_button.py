"""A confirmation that was shown before the match went back is pressed after it."""

from __future__ import annotations

import random

from bot.matches.model.match import Status
from bot.matches.rules.submit import Path, Submitted
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, ground, order
from tests.bot.matches.table import JUDGE

_MATCHES = {"quick": 4, "whole": 40}


async def attack(scale: Scale) -> Got:
    """Keep every answer that was ever shown, go back now and then, and press what is old."""
    pressed = taken = 0
    async with ground() as field:
        for channel in range(1, _MATCHES[scale] + 1):
            more, through = await _one(field, channel)
            pressed, taken = pressed + more, taken + through
    return Got(taken, pressed, f"{taken} of {pressed} old buttons acted in another position than was shown")


async def _one(field: Ground, channel: int) -> tuple[int, int]:
    lot = random.Random(channel)
    position = await field.opened(3, channel=channel)
    number = position.match.id
    shown: list[tuple[int, str, tuple[str, ...]]] = []
    for _ in range(9):
        for prompt in position.prompts():
            step = position.step(prompt, ())
            shown.append((prompt.seat, prompt.id, (step.options[0].token,)))  # type: ignore[union-attr]
        position = await field.moved(number, lot.choice(position.prompts()).seat, lot)
        if position.match.status is not Status.PLAYING:
            return 0, 0
    back = await order(field.service.orders.rewind, number, JUDGE, lot.randrange(2, position.match.seq - 1))
    pressed = taken = 0
    for seat, question, path in shown:
        user = (await field.now(number)).match.seats[seat].user
        from bot.matches.model.match import Actor

        assert user is not None
        pressed += 1
        taken += isinstance(await field.service.play.submit(number, Actor(user), question, Path(path)), Submitted)
    del back
    return pressed, taken


ATTACK = Attack("an old button after going back", "81 prompt ids came again in 300 moves with rewinds", attack)
