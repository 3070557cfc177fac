"""Characters, and how their stories end."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.games.packs.words import Words
from bot.games.twom.pack.effects.conditions import When
from bot.games.twom.pack.kinds import Key


class Epilogue(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of somebody, or of all; the first whose conditions hold is told.

    Attributes:
        fate: how they went: they came through, died, or left; ``None`` for any of it.
    """

    text: Words
    when: tuple[When, ...] = ()
    fate: Literal["alive", "died", "left"] | None = None


class Trait(Struct, frozen=True, forbid_unknown_fields=True):
    """A skill of characters, or something that effects mark people with; choices and conditions ask for it."""

    key: Key
    name: Words
    text: Words | None = None


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A character card; values that nobody knows are 0."""

    key: Key
    name: Words
    frame: Literal["red", "black"]
    prowess: Annotated[int, Meta(ge=0, le=6)] = 0
    empathy: Annotated[int, Meta(ge=0, le=10)] = 0
    capacity: Annotated[int, Meta(ge=0, le=30)] = 0
    traits: tuple[Key, ...] = ()
    text: Words | None = None
    epilogues: tuple[Epilogue, ...] = ()
