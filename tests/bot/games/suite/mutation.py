"""Commands that were not offered, made of offered ones by small changes to their JSON, or made up."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from bot.games.codec import CodecProblem
from bot.games.contract import AnyGame

NUMBERS = (-1, 0, 99, -(10**12), 10**12)
WORDS = ("", "x", "a" * 300)


class Vocabulary:
    """The values that a game's commands have had in each of their fields."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self.schema = game, game.codec.schema()
        self._values: dict[str, dict[str, Any]] = {}

    def learn(self, command: Any) -> None:
        """Remember the values in a command."""
        for place, _, value in _places(json.loads(self._game.codec.encode(command))):
            self._values.setdefault(place, {})[json.dumps(value)] = value

    def at(self, place: str) -> Iterator[Any]:
        """Values met at a place of a command."""
        yield from list(self._values.get(place, {}).values())[:20]


def mutants(game: AnyGame, command: Any, vocabulary: Vocabulary) -> Iterator[Any]:
    """Commands that differ from the given one in one value; only what the codec reads as a command at all."""
    known = {game.codec.encode(command)}
    plain = json.loads(game.codec.encode(command))
    for place, path, value in list(_places(plain)):
        for other in (*_others(value), *vocabulary.at(place)):
            data = json.dumps(_with(plain, path, other)).encode()
            with suppress(CodecProblem):
                mutant = game.codec.command(data)
                encoded = game.codec.encode(mutant)
                if encoded not in known:
                    known.add(encoded)
                    yield mutant


def with_unknown_fields(value: Any) -> Iterator[Any]:
    """JSON with a field that nothing has added to each of its objects in turn."""
    if isinstance(value, dict):
        yield {**value, "no-such-field": 1}
    for _, path, part in _places(value):
        if isinstance(part, dict):
            yield _with(value, path, {**part, "no-such-field": 1})


def made_up(game: AnyGame, vocabulary: Vocabulary, lot: random.Random, each: int = 8) -> Iterator[Any]:
    """Commands of every kind that the codec's schema knows, filled with values met before or with any that fit."""
    schema = vocabulary.schema
    kinds = [schema["$defs"][name] for name in sorted(schema["$defs"]) if _tagged(schema["$defs"][name])]
    for kind in kinds or [schema]:
        for _ in range(each):
            with suppress(CodecProblem):
                yield game.codec.command(json.dumps(_filled(kind, "", vocabulary, lot)).encode())


def odd_changes(game: AnyGame, state: Any, patterns: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Adjustments of a position as a judge may mistype them: each part of it set to something odd.

    Args:
        patterns: adjustments as they are meant; these too, with any part of them changed.
    """
    odd: tuple[Any, ...] = (None, True, -1, 0, 1, 7, 1.5, 10**30, "", "x", [], [[]], [-1], {}, {"0": -1}, {"x": None})
    found = list(patterns)
    for pattern in patterns:
        found += [_with(pattern, path, other) for _, path, value in _places(pattern) for other in _others(value)]
    for name, value in json.loads(game.codec.encode(state)).items():
        values = [*odd, *_others(value)]
        if isinstance(value, list):
            values += [[other, *value[1:]] for other in _others(value[0])] if value else []
        if isinstance(value, dict):
            values += [{key: other} for key, inner in value.items() for other in _others(inner)]
        found += [{name: each} for each in values]
    return found


def _tagged(schema: dict[str, Any]) -> bool:
    return "enum" in schema.get("properties", {}).get("type", {})


def _filled(part: dict[str, Any], place: str, vocabulary: Vocabulary, lot: random.Random) -> Any:
    schema = vocabulary.schema
    met = list(vocabulary.at(place))
    if met and lot.random() < 0.7:
        return lot.choice(met)
    if "$ref" in part:
        return _filled(schema["$defs"][part["$ref"].rpartition("/")[2]], place, vocabulary, lot)
    if "anyOf" in part:
        return _filled(lot.choice(_shallow(part["anyOf"], place)), place, vocabulary, lot)
    if "enum" in part:
        return lot.choice(part["enum"])
    match part.get("type"):
        case "object":
            fields = part.get("properties", {})
            if _is_deep(place):
                needed = part.get("required", ())
                fields = {name: each for name, each in fields.items() if name in needed}
            return {name: _filled(each, f"{place}.{name}", vocabulary, lot) for name, each in fields.items()}
        case "array":
            items = part.get("items") or {"type": "integer"}
            length = part.get("minItems", 0 if _is_deep(place) else lot.randrange(4))
            return [_filled(items, f"{place}[]", vocabulary, lot) for _ in range(length)]
        case "integer":
            return lot.randrange(-1, 12)
        case "boolean":
            return lot.random() < 0.5
        case "null":
            return None
    return lot.choice([*WORDS, "a"])


DEEP = 4
"""So far inside a command its parts are kept small: a command that holds parts like itself would have no end."""


def _is_deep(place: str) -> bool:
    return place.count(".") + place.count("[]") >= DEEP


def _shallow(options: list[dict[str, Any]], place: str) -> list[dict[str, Any]]:
    plain = [each for each in options if "$ref" not in each and each.get("type") not in ("object", "array")]
    return plain if plain and _is_deep(place) else options


def _places(value: Any, place: str = "", path: tuple[Any, ...] = ()) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    if path:
        yield place, path, value
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _places(each, f"{place}.{key}", (*path, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from _places(each, f"{place}[]", (*path, number))


def _others(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, value + 2, *NUMBERS)
    elif isinstance(value, str):
        yield from WORDS
    elif isinstance(value, list):
        yield from (value[:number] + value[number + 1 :] for number in range(len(value)))
        yield from (value[: number + 1] + value[number:] for number in range(len(value)))
        yield from ([], value[::-1], value + value)
    elif isinstance(value, dict):
        yield from ({name: each for name, each in value.items() if name != key} for key in value)
    yield None


def _with(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    if not path:
        return other
    if isinstance(value, dict):
        return {key: _with(each, path[1:], other) if key == path[0] else each for key, each in value.items()}
    return [_with(each, path[1:], other) if number == path[0] else each for number, each in enumerate(value)]
