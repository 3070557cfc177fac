"""Adjustments by choice: the values that a judge may set, and the difference that an adjustment makes, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.contract import AnyGame
from bot.games.values import JUDGE, Adjustable, Line


def put(changes: Mapping[str, Any], path: tuple[str, ...], value: int) -> dict[str, Any]:
    """An adjustment that also sets the value at a path.

    >>> put({"seats": {"0": {"points": 3}}}, ("seats", "1", "points"), 5)
    {'seats': {'0': {'points': 3}, '1': {'points': 5}}}
    """
    name, *rest = path
    inner = changes.get(name)
    within = inner if isinstance(inner, Mapping) else {}
    return {**changes, name: put(within, tuple(rest), value) if rest else value}


def differences(game: AnyGame, before: Any, after: Any) -> tuple[Line, ...]:
    """The public differences of an adjustment: each value that is another now, from old to new."""
    old = {each.path: each for each in game.adjustable(before)}
    new = [each for each in game.adjustable(after) if each.path in old]
    return tuple(_difference(old[each.path], each) for each in new if each.now != old[each.path].now)


def has_effect(game: AnyGame, before: Any, after: Any, changes: Mapping[str, Any]) -> bool:
    """Whether an adjustment changes anything; cards are laid anew also where nobody sees a difference."""
    return bool(game.view(before, JUDGE) != game.view(after, JUDGE) or _lays(changes))


def value_of(each: Adjustable, value: int) -> Line:
    """A value of an adjustment in words."""
    return (
        Line("game-adjusted-seat", {"seat": value}) if each.is_seat else Line("game-adjusted-number", {"value": value})
    )


def _difference(old: Adjustable, new: Adjustable) -> Line:
    values = {"old": value_of(old, old.now), "new": value_of(new, new.now)}
    return Line("game-adjusted", {"what": new.label, **values})


def _lays(changes: Any) -> bool:
    if isinstance(changes, Mapping):
        return any(map(_lays, changes.values()))
    return isinstance(changes, list | tuple)
