"""The frames of the night: a combat, a trade, a raid."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.games.twom.pack.effects.meeting import Trade
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.raid import Raiding


class Trading(Struct, frozen=True, tag="trading", omit_defaults=True):
    """A trade.

    Attributes:
        paid: the commission is.
        given, bought: what was exchanged so far. Neither comes back, so that all exchanges are one.
        credit: by how much more is worth what was given than what was bought; lost when the trade ends.
    """

    trade: Trade
    paid: bool = False
    given: tuple[Key, ...] = ()
    bought: dict[Key, int] = {}
    credit: int = 0


NightFrame: TypeAlias = Combat | Trading | Raiding
