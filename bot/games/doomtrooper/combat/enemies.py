"""Arch-enemies: the player to the left is attacked as usual, attacking anybody else costs points.

Rule: doomtrooper-sv.multiplayer.arch-enemies
"""

from __future__ import annotations

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat

PRICE = 2
"""Destiny points for each attack on somebody else than the arch-enemy."""


def price(case: Case, seat: Seat, defender: CardId) -> int:
    """What attacking a warrior costs; nothing where everybody fights everybody, and against own warriors."""
    against = case.card(defender).controller
    if case.state.mode != "arch-enemies" or against in (seat, case.opponents(seat)[0]):
        return 0
    return PRICE


def payable(case: Case, seat: Seat, pairs: dict[CardId, tuple[CardId, ...]]) -> dict[CardId, tuple[CardId, ...]]:
    """Those who may be attacked with the points that a seat has, by attacker."""
    left = case.player(seat).destiny
    able = {
        attacker: tuple(defender for defender in defenders if price(case, seat, defender) <= left)
        for attacker, defenders in pairs.items()
    }
    return {attacker: defenders for attacker, defenders in able.items() if defenders}


def pay(run: Run, seat: Seat, defender: CardId) -> None:
    """Pay for an attack."""
    due = price(run, seat, defender) if defender >= 0 else 0
    if due:
        run.emit(ev.Scored(seat, -due, why="pay"))
