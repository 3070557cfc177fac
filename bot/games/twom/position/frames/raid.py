"""A raid that is being fought off."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.twom.pack.kinds import Die, Key


class Shot(Struct, frozen=True):
    """A die that was rolled for a guard."""

    who: Key
    die: Die
    face: str


class Raiding(Struct, frozen=True, tag="raiding", omit_defaults=True):
    """A raid.

    Attributes:
        card: the card that was drawn.
        damage, wounds: what is left of both.
        stage: guards decide how often they fire, reroll, divide what they hit; wounds and what is stolen are divided.
        shots: the dice as they lie.
        pools: the rerolls that each guard has left.
        twice: who fires twice; faces: the dice, where people said them with the card.
    """

    card: Key
    damage: int
    wounds: int
    stage: Literal["firing", "rolling", "rerolls", "dividing", "wounds", "stolen"] = "firing"
    shots: tuple[Shot, ...] = ()
    pools: dict[Key, int] = {}
    twice: tuple[Key, ...] = ()
    faces: tuple[str, ...] = ()
