"""What may stand at a place of a card's text, for those who wrote something else there."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from bot.games.doomtrooper.words.texts import CardText
from bot.games.packs.problems import Place


def options_at(table: object, place: Place) -> tuple[str, ...]:
    """The names that may stand at a place of a card's table; none where it is not one of several names.

    >>> options_at({"effects": [{"do": "move", "to": "moon"}]}, ("effects", 0, "to"))[:2]
    ('squad', 'cohort')
    """
    kinds: tuple[Any, ...] = (CardText,)
    value = table
    for key in place:
        kinds = tuple(inner for kind in kinds for inner in _inside(kind, value, key))
        value = _part(value, key)
    if isinstance(value, dict):
        return tuple(str(each.__struct_config__.tag) for each in _structs(kinds) if each.__struct_config__.tag)
    return tuple(str(name) for kind in kinds if get_origin(kind) is Literal for name in get_args(kind))


def _inside(kind: Any, value: object, key: str | int) -> Iterator[Any]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        tag = kind.__struct_config__.tag
        if tag is None or (isinstance(value, dict) and value.get(kind.__struct_config__.tag_field or "") == tag):
            names = {field.encode_name: field.name for field in fields(kind)}
            if key in names:
                yield from _members(get_type_hints(kind)[names[str(key)]])
    elif get_origin(kind) is tuple:
        yield from _members(get_args(kind)[0])
    elif get_origin(kind) is dict:
        yield from _members(get_args(kind)[1])


def _members(kind: Any) -> Iterator[Any]:
    if get_origin(kind) in (Union, types.UnionType):
        for each in get_args(kind):
            yield from _members(each)
    else:
        yield kind


def _structs(kinds: tuple[Any, ...]) -> Iterator[type[Struct]]:
    return (kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct))


def _part(value: object, key: str | int) -> object:
    if isinstance(value, dict):
        return value.get(key)
    return value[key] if isinstance(value, list) and isinstance(key, int) and key < len(value) else None
