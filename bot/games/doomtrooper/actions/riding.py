"""Drivers who may not drive any more.

Rule: doomtrooper-cs.vehicle.forced-out
"""

from __future__ import annotations

from bot.games.doomtrooper.effects.standing import useful
from bot.games.doomtrooper.effects.tags import tags
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId


def get_out(run: Run) -> None:
    """Let everybody out of a vehicle who has lost the affiliation that it demands; that takes no action."""
    for card in run.once(strangers):
        run.emit(ev.Marked(card, "inside", off=True, why="outside"))


def strangers(case: Case) -> tuple[CardId, ...]:
    """Those in a vehicle of their own which is of no use to them now."""
    return tuple(card for card in case.warriors() if case.card(card).inside and _is_useless(case, card))


def _is_useless(case: Case, driver: CardId) -> bool:
    vehicles = [other for other in case.attached(driver) if "vehicle" in tags(case, other)]
    return bool(vehicles) and not any(useful(case, vehicle) for vehicle in vehicles)
