"""Tokens, dice and the levels of states."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.packs.words import Words
from bot.games.twom.pack.kinds import Condition, Face, Key, Medicine, Number, Role, Some, Weapon


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of token or resource.

    Attributes:
        role: what the diary calls it, where the diary speaks of it.
        number: how many there are; ``None`` where nobody counted them.
        value: its market value; ``None`` for what is never traded.
        food: by how much eating it lowers hunger; ``None`` for what is no food.
        fatigue: by how much drinking it raises fatigue, while it lowers misery by 1; ``None`` for what is no alcohol.
        medicine: which kind of medicine it is.
        weapon: which kind of weapon it is.
        gear: that it is neither weapon nor tool of the diary, but equipment all the same.
    """

    key: Key
    name: Words
    role: Role | None = None
    number: Annotated[int, Meta(ge=1, le=200)] | None = None
    value: Annotated[int, Meta(ge=0, le=99)] | None = None
    weight: Annotated[int, Meta(ge=0, le=9)] = 0
    food: Annotated[int, Meta(ge=0, le=4)] | None = None
    fatigue: Annotated[int, Meta(ge=0, le=4)] | None = None
    medicine: Medicine | None = None
    weapon: Weapon | None = None
    gear: bool = False
    colour: str = ""


Faces: TypeAlias = tuple[Face, Face, Face, Face, Face, Face]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The six faces of each combat die.

    Rule: twom-cs.term.combat-dice
    """

    grey: Faces
    yellow: Faces
    red: Faces


class StateLevels(Struct, frozen=True, forbid_unknown_fields=True):
    """What the tokens of a state say.

    Attributes:
        marks: black marks at the levels 1 to 4.
        script: the script that level 4 points to.
    """

    state: Condition
    name: Words
    marks: Annotated[tuple[Some, ...], Meta(min_length=4, max_length=4)]
    script: Number | None = None
