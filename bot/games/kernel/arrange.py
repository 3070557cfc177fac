"""A judge's adjustment as it is written: read by a form, or refused in a line that says what belongs where."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from bot.games.values import Line, Violation

S = TypeVar("S", bound=Struct)

_PLACE = re.compile(r" - at (?:`key` in )?`(?:key in )?\$\.?([^`]*)`$")
_NAMED, _EXPECTED = re.compile(r"`([^`]*)`"), re.compile(r"^Expected `([^`]*)`(?: of length)?(?: ([<>]=) (\d+))?")
_KINDS = {
    kind: Line(f"game-adjust-form-{name}")
    for kind, name in (("int", "number"), ("str", "text"), ("bool", "yes-no"), ("array", "list"), ("object", "table"))
}


class Wrong(Exception):
    """A position cannot be laid out like this; holds why."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation.line.key)
        self.violation = violation


class Form(NamedTuple):
    """The fields of a game, as far as the sentence on a wrong one names them.

    Attributes:
        words: the words that may stand in a field, where it takes no others.
        expected: what belongs in a field, where more is to be said of it.
        kinds: what belongs where the decoder expects a value of its kind; beside the plain ones.
    """

    words: Mapping[str, tuple[str, ...]] = {}
    expected: Mapping[str, Line] = {}
    kinds: Mapping[str, Line] = {}

    def read(self, changes: Mapping[str, Any], kind: type[S]) -> S:
        """The parts of a position as they were written.

        Raises:
            Wrong: they are none; no rule is broken by that, so that none is named.
        """
        try:
            return msgspec.convert(dict(changes), kind)
        except (msgspec.ValidationError, TypeError, OverflowError) as problem:
            raise Wrong(Violation("", self._told(str(problem)))) from problem

    def _told(self, problem: str) -> Line:
        place = found[1].replace("[...]", "[…]") if (found := _PLACE.search(problem)) else ""
        bare = _PLACE.sub("", problem)
        if bare.startswith("Object contains unknown field"):
            return Line("game-adjust-unknown", {"field": _within(place, bare)})
        if bare.startswith("Object missing required field"):
            return _missing(_within(place, bare))
        last = re.sub(r"\[[^]]*\]", "", place).rpartition(".")[2]
        if last in self.expected:
            return _belongs(place, self.expected[last])
        if bare.startswith("Invalid") and last in self.words:
            return Line("game-adjust-word", {"field": place, "options": ", ".join(self.words[last])})
        found = _EXPECTED.match(bare)
        if found and " matching regex " not in bare:
            return self._expected(place, *found.groups())
        return Line("game-adjust-value", {"field": place})

    def _expected(self, place: str, kinds: str, bound: str | None, number: str | None) -> Line:
        if bound is not None:
            key = ("length-" if "int" not in kinds else "") + ("least" if bound == ">=" else "most")
            return Line(f"game-adjust-{key}", {"field": place, "number": int(number or 0)})
        expected = {**_KINDS, **self.kinds}.get(kinds.removesuffix(" | null"))
        return Line("game-adjust-value", {"field": place}) if expected is None else _belongs(place, expected)


def missing(field: str, rule: str = "") -> Wrong:
    """That a part is not there which a position must have, by this rule if by any."""
    return Wrong(Violation(rule, _missing(field)))


def number(key: str, wrong: Violation) -> int:
    """The number that a key is.

    Raises:
        Wrong: it is none, as ``wrong`` says.
    """
    if not (key.isascii() and key.isdigit() and len(key) < 4):
        raise Wrong(wrong)
    return int(key)


def _missing(field: str) -> Line:
    return Line("game-adjust-missing", {"field": field})


def _belongs(place: str, expected: Line) -> Line:
    return Line("game-adjust-form", {"field": place, "expected": expected})


def _within(place: str, problem: str) -> str:
    named = _NAMED.search(problem)
    return ".".join(filter(None, (place, named[1] if named else "")))
