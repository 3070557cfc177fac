"""A judge who plays leaves the seat, orders what a player must not, and sits down again."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

from bot.games.values import SPECTATOR
from bot.matches.model.match import Actor, Expiry, Timing
from bot.matches.model.position import Position
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, ground, is_granted, order
from tests.bot.matches.table import EVA

_EVA = Actor(EVA.user, admin=True, judge=True)


async def draw_anew(scale: Scale) -> Got:
    """Draw, leave, go back to before the draw, sit down and draw again, three times."""
    async with ground() as field:
        number = await _evas_turn(field)
        drawn: list[tuple[object, ...]] = []
        for _ in range(4):
            position = await field.now(number)
            before = position.match.seq
            (prompt,) = position.prompts(0)
            await field.answered(number, 0, prompt, ("draw",))
            drawn.append(await _drawn(field, number, before + 1))
            await field.service.seats.vacate(number, _EVA, 0)
            back = await order(field.service.orders.rewind, number, _EVA, before)
            sat = await field.service.seats.take(number, _EVA, 0)
            if not (is_granted(back) and is_granted(sat)):
                break
    return Got(len(drawn) - 1, 3, f"drawn {len(drawn)} times at one point, {len(set(drawn))} outcomes to pick from")


async def give_orders(scale: Scale) -> Got:
    """Leave, and try every order there is."""
    tried: dict[str, Callable[[Ground, int], Awaitable[object]]] = {
        "rewind": lambda field, number: order(field.service.orders.rewind, number, _EVA, 1),
        "adjust": lambda field, number: order(field.service.orders.adjust, number, _EVA, {"left": 1}),
        "pause": lambda field, number: order(field.service.orders.pause, number, _EVA),
        "extend": lambda field, number: order(field.service.orders.extend, number, _EVA, 3600),
        "clear": lambda field, number: order(field.service.seats.vacate, number, _EVA, 1),
        "export": lambda field, number: field.service.exports.export(number, _EVA),
        "abandon": lambda field, number: order(field.service.orders.abandon, number, _EVA),
    }
    through = []
    for name, act in tried.items():
        async with ground() as field:
            number = await _evas_turn(field)
            await field.service.seats.vacate(number, _EVA, 0)
            if is_granted(await act(field, number)):
                through.append(name)
    return Got(len(through), len(tried), f"granted: {', '.join(through) or 'nothing'}")


async def _evas_turn(field: Ground) -> int:
    """A match in which the judge's seat may lay or draw."""
    position = await field.opened(timing=Timing(3600, Expiry.DEFAULT))
    number, lot = position.match.id, random.Random(3)
    while not _at_turn(position):
        position = await field.moved(number, position.prompts()[0].seat, lot)
    return number


def _at_turn(position: Position) -> bool:
    asked = position.prompts(0)
    if not asked:
        return False
    return any(option.token == "draw" for option in position.step(asked[0], ()).options)  # type: ignore[union-attr]


async def _drawn(field: Ground, number: int, seq: int) -> tuple[object, ...]:
    (page,) = await field.service.history.log(number, 0, before=seq + 1, limit=1)
    deck = (await field.service.history.position_at(number, seq)).view(SPECTATOR).deck  # type: ignore[union-attr]
    return (*map(str, page.lines), deck)


ATTACKS = (
    Attack("a judge who plays: leave, rewind, sit down, draw again", "granted, as often as one likes", draw_anew),
    Attack("a judge who plays: leave and give orders", "rewind, adjust, pause, extend, abandon granted", give_orders),
)
