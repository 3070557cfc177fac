"""The line to Discord is gone, and the clocks of those who cannot press anything go on."""

from __future__ import annotations

from bot.chat.background import keeping_matches
from bot.matches.model.match import Expiry, Status, Timing
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.wire_ground import WireGround, wired
from tests.bot.wire import payloads


async def attack(scale: Scale) -> Got:
    """Cut the gateway for 75 seconds while a clock of one minute runs."""
    async with wired() as field, keeping_matches(field.client):
        number = await field.alone(channel=payloads.CHANNEL, timing=Timing(60, Expiry.FORFEIT))
        field.wire.gateway.away = True
        field.wire.gateway.drop()
        await field.until(lambda: _cut(field), 1)
        for _ in range(5):
            field.clock.advance(seconds=15)
            await field.client.matches.scheduler.tick()
        field.wire.gateway.away = False
        back = await field.until(lambda: _restored(field), 20)
        await field.client.matches.scheduler.tick()
        lost = (await field.now(number)).match.status is not Status.PLAYING
    assert back, "the line never came back"
    return Got(int(lost), 1, "lost by the clock in 75 s without a line" if lost else "75 s given back")


async def _restored(field: WireGround) -> bool:
    return field.wire.gateway.socket is not None and field.client.ws.open


async def _cut(field: WireGround) -> bool:
    return not field.client.ws.open


ATTACK = Attack("the clock while Discord is away", "over in 75 s, though no button could be pressed", attack)
