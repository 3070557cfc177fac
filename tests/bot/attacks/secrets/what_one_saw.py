"""Whoever saw what is hidden takes a seat all the same, or is forgotten first."""

from __future__ import annotations

import random

from bot.matches.model.match import Actor
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import ground, is_granted
from tests.bot.matches.table import EVA, JUDGE, KAREL


async def export_then_sit(scale: Scale) -> Got:
    """A judge exports a live match, and takes a seat that is free."""
    async with ground() as field:
        number = (await field.opened(3)).match.id
        exported = is_granted(await field.service.exports.export(number, JUDGE))
        await field.service.seats.vacate(number, EVA, 0)
        sat = is_granted(await field.service.seats.take(number, JUDGE, 0))
    return Got(int(exported and sat), 1, f"export {_said(exported)}, seat {_said(sat)}")


async def forget_then_export(scale: Scale) -> Got:
    """A judge who played has everything forgotten, and exports the live match."""
    async with ground() as field:
        number = (await field.opened(3)).match.id
        await field.moved(number, 0, random.Random(0))
        karel = Actor(EVA.user, judge=True)
        known = is_granted(await field.service.exports.export(number, karel))
        await field.service.privacy.forget(EVA.user)
        exported = is_granted(await field.service.exports.export(number, karel))
        sat = is_granted(await field.service.seats.take(number, karel, 0))
    through = exported and sat
    return Got(int(through), 1, f"export {_said(known)} before, {_said(exported)} after; then the seat {_said(sat)}")


async def forget_then_sit(scale: Scale) -> Got:
    """Somebody who sat in one seat has everything forgotten, and takes another."""
    async with ground() as field:
        number = (await field.opened(3)).match.id
        await field.moved(number, 0, random.Random(0))
        await field.service.seats.vacate(number, EVA, 0)
        await field.service.seats.vacate(number, KAREL, 1)
        known = is_granted(await field.service.seats.take(number, EVA, 1))
        await field.service.privacy.forget(EVA.user)
        sat = is_granted(await field.service.seats.take(number, EVA, 1))
    return Got(int(known or sat), 1, f"another seat {_said(known)} before being forgotten, {_said(sat)} after")


def _said(granted: bool) -> str:
    return "granted" if granted else "refused"


ATTACKS = (
    Attack("export a live match, then take a seat", "granted", export_then_sit),
    Attack("be forgotten, then export and sit down", "refused before, granted after", forget_then_export),
    Attack("be forgotten, then take another seat", "refused before, granted after", forget_then_sit),
)
