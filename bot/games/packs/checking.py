"""Every mistake in a value that is to be of a kind, where the decoder of the kind tells the first one alone."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from bot.games.packs.problems import Mistake, Place

_PLACE = re.compile(r" - at `[^`]*`$")


def mistakes(value: Any, kind: Any, *, strict: bool, place: Place = ()) -> Iterator[Mistake]:
    """Where a value is not of a kind, and why; nothing where it is.

    Args:
        kind: what may be annotated: a struct, a union of tagged structs, tuples, lists, dictionaries, plain values.
        strict: whether a number may not come as a text.
    """
    said = _refusal(value, kind, strict=strict)
    if said is None:
        return
    kind = _meant(value, kind)
    bare = _bare(kind)
    struct = _struct_of(value, bare)
    if struct is not None:
        yield from _in_table(value, struct, strict=strict, place=place)
        return
    inner = list(_parts(value, bare))
    for key, part, each in inner:
        yield from mistakes(part, each, strict=strict, place=(*place, key))
    own = _refusal(value, _hollow(kind, bare), strict=strict) if inner else said
    if own is not None:
        yield Mistake(place, f"{own}{_choices(kind, own)}")


def _choices(kind: Any, said: str) -> str:
    """The possible values, where a value is none of them."""
    parts = (kind, *(part for level in _levels(kind) for part in get_args(level)), *get_args(_bare(kind)))
    known = [str(value) for part in parts if get_origin(part) is Literal for value in get_args(part)]
    return f"; there are: {', '.join(known)}" if known and said.startswith("Invalid enum value") else ""


def _refusal(value: Any, kind: Any, *, strict: bool) -> str | None:
    try:
        msgspec.convert(value, kind, strict=strict)
    except (msgspec.ValidationError, OverflowError) as problem:
        return _PLACE.sub("", str(problem))
    return None


def _in_table(value: dict[str, Any], struct: type[Struct], *, strict: bool, place: Place) -> Iterator[Mistake]:
    hints = get_type_hints(struct, include_extras=True)
    known: dict[str, FieldInfo] = {field.encode_name: field for field in fields(struct)}
    for name, field in known.items():
        if name in value:
            yield from mistakes(value[name], hints[field.name], strict=strict, place=(*place, name))
        elif field.required:
            yield Mistake(place, f"`{name}` is missing")
    tag = struct.__struct_config__.tag_field
    for name in value.keys() - known.keys() - {tag}:
        if struct.__struct_config__.forbid_unknown_fields:
            yield Mistake((*place, name), f"`{name}` is not known here; there are: {', '.join(known)}")


def _bare(kind: Any) -> Any:
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind


def _meant(value: Any, kind: Any) -> Any:
    """The one kind of several that a list or a table can be, such as of a list that may be left out."""
    bare = _bare(kind)
    if get_origin(bare) not in (Union, types.UnionType) or not isinstance(value, list | dict):
        return kind
    wanted = (tuple, list) if isinstance(value, list) else (dict,)
    fit = [each for each in get_args(bare) if get_origin(_bare(each)) in wanted]
    return fit[0] if len(fit) == 1 else kind


def _struct_of(value: Any, kind: Any) -> type[Struct] | None:
    """The struct that a table is meant to be, by its tag if there are several."""
    if not isinstance(value, dict):
        return None
    options = [_bare(each) for each in get_args(kind)] if get_origin(kind) in (Union, types.UnionType) else [kind]
    for each in options:
        if not (isinstance(each, type) and issubclass(each, Struct)):
            continue
        config = each.__struct_config__
        if config.tag is None or value.get(config.tag_field or "") == config.tag:
            return each
    return None


def _parts(value: Any, kind: Any) -> Iterator[tuple[str | int, Any, Any]]:
    """The parts of a list or a table, each with its key and its kind."""
    arguments = get_args(kind)
    if isinstance(value, list) and get_origin(kind) in (tuple, list):
        each = arguments[:1] * len(value) if len(arguments) == 1 or arguments[1:] == (...,) else arguments
        yield from ((number, part, kind) for number, (part, kind) in enumerate(zip(value, each, strict=False)))
    if isinstance(value, dict) and get_origin(kind) is dict:
        yield from ((key, part, arguments[1]) for key, part in value.items())


def _hollow(kind: Any, bare: Any) -> Any:
    """The kind with anything inside, so that only what is asked of the whole remains."""
    arguments = get_args(bare)
    inside = tuple(each if each is ... else Any for each in arguments)
    if get_origin(bare) is dict:
        inside = (arguments[0], Any)
    hollow = get_origin(bare)[inside]
    extras = [each for level in _levels(kind) for each in get_args(level)[1:]]
    for extra in extras:
        hollow = Annotated[hollow, extra]
    return hollow


def _levels(kind: Any) -> Iterator[Any]:
    while get_origin(kind) is Annotated:
        yield kind
        kind = get_args(kind)[0]
