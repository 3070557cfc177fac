"""What a person entered on the page, as SimCord takes it; what cannot be taken is named."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, RoleHandle

from bot.playground.seed import Playground
from bot.playground.view import Json

_INTEGER, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER, _FILE = 4, 6, 7, 8, 9, 10, 11
_USER_SELECT, _ROLE_SELECT, _MENTIONABLE_SELECT, _CHANNEL_SELECT = 5, 6, 7, 8
_UPLOAD = 19
_SELECTS = {_USER: _USER_SELECT, _CHANNEL: _CHANNEL_SELECT, _ROLE: _ROLE_SELECT, _MENTIONABLE: _ROLE_SELECT}
_WRITTEN = {_INTEGER: re.compile(r"[+-]?\d{1,15}"), _NUMBER: re.compile(r"[+-]?\d{1,15}([.,]\d{1,9})?")}


class Wrong(ValueError):
    """An option that cannot be taken: the page's sentence about it, the option's name, and the sentence's values."""

    def __init__(self, sentence: str, option: Json, **values: float) -> None:
        super().__init__(sentence)
        self.told: Json = {
            "problem": sentence,
            "option": option["name"],
            "values": {"option": option["label"], **values},
        }


def options(playground: Playground, declared: Iterable[Json], typed: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a command, from what was typed into them.

    Raises:
        Wrong: one that is required is missing, a number is none, or is too small or too large.
    """
    known = {option["name"]: option for option in declared}
    for option in known.values():
        if option["required"] and typed.get(option["name"], "") == "":
            raise Wrong("missing", option)
    return {name: _option(playground, known.get(name), value) for name, value in typed.items()}


def chosen(playground: Playground, kind: int, value: Any) -> Any:
    """The member, role or channel with this id, where a menu of this kind offers them; else the value itself."""
    things: dict[int, Mapping[int, MemberActor | ChannelHandle | RoleHandle]] = {
        _USER_SELECT: playground.members,
        _CHANNEL_SELECT: playground.channels,
        _ROLE_SELECT: playground.roles,
        _MENTIONABLE_SELECT: {**playground.members, **playground.roles},
    }
    return things[kind][int(value)] if kind in things else value


def fields(playground: Playground, form: Mapping[str, Any], filled: Mapping[str, Any]) -> dict[str, Any]:
    """What was filled into a form's controls, by their ids."""
    kinds = dict(_controls(form.get("components") or []))
    return {name: _field(playground, kinds.get(name, 0), value) for name, value in filled.items()}


def _option(playground: Playground, option: Json | None, value: Any) -> Any:
    if option is None:
        return value
    kind = int(option["type"])
    if kind == _FILE:
        return _content(value)
    if kind in _WRITTEN and isinstance(value, str):
        return _number(option, kind, value.strip())
    return chosen(playground, _SELECTS[kind], value) if kind in _SELECTS else value


def _number(option: Json, kind: int, typed: str) -> int | float:
    if not _WRITTEN[kind].fullmatch(typed):
        raise Wrong("number", option)
    number = int(typed) if kind == _INTEGER else float(typed.replace(",", "."))
    bounds = {name: option[name] for name in ("least", "most") if option[name] is not None}
    if number < bounds.get("least", number) or number > bounds.get("most", number):
        raise Wrong("range" if len(bounds) > 1 else next(iter(bounds)), option, **bounds)
    return number


def _field(playground: Playground, kind: int, value: Any) -> Any:
    if kind == _UPLOAD:
        return [_content(each) for each in value]
    return [chosen(playground, kind, each) for each in value] if isinstance(value, list) else value


def _content(file: Mapping[str, Any]) -> tuple[str, bytes]:
    return str(file["name"]), base64.b64decode(file["data"], validate=True)


def _controls(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, int]]:
    """The ids of a form's controls with their kinds, those within labels and rows included."""
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"], int(component["type"])
        label = component.get("component")
        yield from _controls([label] if label else component.get("components") or [])
