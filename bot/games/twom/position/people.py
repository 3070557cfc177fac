"""The people of the group, and those it lost."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.games.twom.pack.kinds import WORST, Condition, Key

Night = Literal["bed", "floor", "guard", "outside"]
"""What somebody does at night."""


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody of the group.

    Attributes:
        fatigue, wounds, misery, hunger, illness: the level of each state, 0 to 4.
        at: the space of the shelter where the figure stands; empty outside.
        night: what they do this night; ``None`` by day.
        weapon: what a guard, or somebody in a combat, holds.
        medicine: tokens assigned to them, which stay until a card of fate says otherwise.
        traits: what effects gave them, beside those of the card.
        resting: they have no action left today.
        rests_tomorrow: they have none on the next day.
        prowess, empathy, capacity: as people said them; ``None`` where the pack's card says them.
    """

    key: Key
    fatigue: int = 0
    wounds: int = 0
    misery: int = 0
    hunger: int = 0
    illness: int = 0
    at: Key = ""
    night: Night | None = None
    weapon: Key | None = None
    medicine: dict[Key, int] = {}
    traits: tuple[Key, ...] = ()
    resting: bool = False
    rests_tomorrow: bool = False
    prowess: int | None = None
    empathy: int | None = None
    capacity: int | None = None

    def level(self, state: Condition) -> int:
        """The level of a state.

        Rule: twom-cs.states.levels
        """
        level: int = getattr(self, state)
        return level

    def with_level(self, state: Condition, level: int) -> Person:
        """The same person with a state at a level, between 0 and 4.

        Rule: twom-cs.states.levels
        """
        level = max(0, min(level, WORST))
        match state:
            case "fatigue":
                return replace(self, fatigue=level)
            case "wounds":
                return replace(self, wounds=level)
            case "misery":
                return replace(self, misery=level)
            case "hunger":
                return replace(self, hunger=level)
            case "illness":
                return replace(self, illness=level)


class Lost(Struct, frozen=True):
    """Somebody who is no longer in the group, how they went, and on which day.

    Attributes:
        counted: the check at dawn has taken them into account.
    """

    key: Key
    how: Literal["died", "left"]
    day: int
    counted: bool = False
