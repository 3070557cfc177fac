"""Walking through the values of a pack, whatever holds them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.games.packs.problems import Place


def walk(value: object, place: Place = ()) -> Iterator[tuple[Place, Struct]]:
    """Every struct in a value with its place, the outer ones first."""
    if isinstance(value, Struct):
        yield place, value
        for name in value.__struct_fields__:
            yield from walk(getattr(value, name), (*place, name))
    elif isinstance(value, tuple | list):
        for number, part in enumerate(value):
            yield from walk(part, (*place, number))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from walk(part, (*place, key))
