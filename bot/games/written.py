"""What is wrong with JSON that a judge wrote, in a line that names the place and what belongs there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from bot.games.values import Line

S = TypeVar("S", bound=Struct)

_PLACE = re.compile(r" - at (?:`key` in )?`(?:key in )?\$\.?([^`]*)`$")
_NAMED, _EXPECTED = re.compile(r"`([^`]*)`"), re.compile(r"^Expected `([^`]*)`(?: of length)?(?: ([<>]=) (\d+))?")
_FORMS = {"int": "number", "str": "text", "bool": "yes-no", "array": "list", "object": "table"}


class Miswritten(ValueError):
    """What was written is not of the form; holds the line that says why."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.key)
        self.line = line


class Form(NamedTuple):
    """How a game calls what may be wrong.

    Attributes:
        prefix: that of its sentences: ``-unknown``, ``-missing``, ``-value``, ``-word``, ``-least``, ``-most``,
            ``-length-least``, ``-length-most``, ``-form`` and ``-form-…``.
        words: the words that may stand in a field, where it takes no others.
        forms: what the decoder calls a value, by the end of the sentence; beside the plain ones.
    """

    prefix: str
    words: Mapping[str, tuple[str, ...]]
    forms: Mapping[str, str] = {}

    def read(self, value: Any, kind: type[S]) -> S:
        """A value as a struct.

        Raises:
            Miswritten: it is none.
        """
        try:
            return msgspec.convert(value, kind)
        except (msgspec.ValidationError, TypeError, OverflowError) as problem:
            raise Miswritten(self._told(str(problem))) from problem

    def _told(self, problem: str) -> Line:
        place = found[1].replace("[...]", "[…]") if (found := _PLACE.search(problem)) else ""
        bare = _PLACE.sub("", problem)
        if bare.startswith("Object contains unknown field"):
            return Line(f"{self.prefix}-unknown", {"field": _within(place, bare)})
        if bare.startswith("Object missing required field"):
            return Line(f"{self.prefix}-missing", {"field": _within(place, bare)})
        last = re.sub(r"\[[^]]*\]", "", place).rpartition(".")[2]
        if bare.startswith("Invalid") and last in self.words:
            return Line(f"{self.prefix}-word", {"field": place, "options": ", ".join(self.words[last])})
        found = _EXPECTED.match(bare)
        if found and " matching regex " not in bare:
            return self._expected(place, *found.groups())
        return Line(f"{self.prefix}-value", {"field": place})

    def _expected(self, place: str, kinds: str, bound: str | None, number: str | None) -> Line:
        if bound is not None:
            key = ("length-" if "int" not in kinds else "") + ("least" if bound == ">=" else "most")
            return Line(f"{self.prefix}-{key}", {"field": place, "number": int(number or 0)})
        form = {**_FORMS, **self.forms}.get(kinds.removesuffix(" | null"))
        if form is None:
            return Line(f"{self.prefix}-value", {"field": place})
        return Line(f"{self.prefix}-form", {"field": place, "expected": Line(f"{self.prefix}-form-{form}")})


def _within(place: str, problem: str) -> str:
    named = _NAMED.search(problem)
    return ".".join(filter(None, (place, named[1] if named else "")))
