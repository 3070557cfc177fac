"""Pairs of cases that differ in one fact: with it as it is a rule lets something pass, changed it refuses it."""

from __future__ import annotations

import copy
from typing import Any, Generic, TypeVar

from msgspec import Struct, json

Facts = TypeVar("Facts", bound=Struct)


class Pair(Struct, Generic[Facts], frozen=True):
    """A rule, facts that keep it, and the one fact with which they break it: where it is, and its other value.

    Attributes:
        cites: the rule that the refusal names, where that is another one.
    """

    rule: str
    kept: Facts
    where: str
    value: Any
    cites: str = ""

    @property
    def cited(self) -> str:
        """The rule that the refusal names."""
        return self.cites or self.rule

    @property
    def broken(self) -> Facts:
        """The facts with the one changed."""
        plain = json.decode(json.encode(self.kept))
        *way, last = (int(part) if part.isdigit() else part for part in self.where.split("."))
        here = plain
        for part in way:
            here = _at(here, part)
        here[_key(here, last)] = copy.deepcopy(self.value)
        return json.decode(json.encode(plain), type=type(self.kept))

    @property
    def fact(self) -> tuple[str, str]:
        """The one fact as it is in both."""
        here: Any = json.decode(json.encode(self.kept))
        for part in self.where.split("."):
            key = int(part) if part.isdigit() else part
            here = here.get(_key(here, key)) if isinstance(here, dict) else here[key]
        return json.encode(here).decode(), json.encode(self.value).decode()

    @property
    def told(self) -> str:
        """The two cases in words."""
        kept, broken = self.fact
        return f"accepted with {self.where} = {kept}; refused with {broken}"


def _at(here: Any, part: int | str) -> Any:
    return here.setdefault(_key(here, part), {}) if isinstance(here, dict) else here[part]


def _key(here: Any, part: int | str) -> Any:
    return str(part) if isinstance(here, dict) else part
