"""Numbers of tokens as they stand in commands: one way to write each, in the order of their keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Key

Few: TypeAlias = Annotated[int, Meta(ge=1, le=50)]


class Portion(Struct, frozen=True, forbid_unknown_fields=True):
    """So many tokens of a kind."""

    token: Key
    number: Few


Portions: TypeAlias = Annotated[tuple[Portion, ...], Meta(max_length=60)]


def portions(numbers: Mapping[Key, int]) -> tuple[Portion, ...]:
    """Numbers as a command has them."""
    return tuple(Portion(key, numbers[key]) for key in sorted(numbers) if numbers[key])


def numbers_of(parts: tuple[Portion, ...]) -> dict[Key, int]:
    """The numbers that a command means."""
    return {part.token: part.number for part in parts}


def is_ordered(parts: tuple[Portion, ...]) -> bool:
    """Whether every kind is there once, in the order of keys."""
    keys = [part.token for part in parts]
    return keys == sorted(set(keys))
