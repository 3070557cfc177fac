"""The lines of a TOML file in which its values are; the parser of the standard library does not tell them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import NamedTuple

from bot.games.packs.problems import Place
from bot.games.packs.toml_files import COMMENT, TEXT

_TOKEN = re.compile(
    rf"(?P<text>{TEXT}) | {COMMENT} | (?P<mark>[\[\]{{}}=,\n]) | (?P<word>[^\s,\[\]{{}}=\"'\#]++)",
    re.DOTALL | re.VERBOSE,
)


class _Token(NamedTuple):
    kind: str
    text: str
    line: int


def lines_of(text: str) -> dict[Place, int]:
    """The line of every key and element of a TOML file that the parser took, by its place.

    >>> lines_of("a = 1\\n[[b]]\\nc.d = [3, 4]")[("b", 0, "c", "d", 1)]
    3
    """
    return _Walk(text).lines


class _Walk:
    """One pass over the tokens; ``here`` is the one to be looked at."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {}
        self._tokens = _tokens(text)
        self._lengths: dict[Place, int] = {}
        self._next()
        table: Place = ()
        while self.here.kind != "end":
            if self._is("\n"):
                self._next()
            elif self._is("["):
                table = self._header()
            else:
                self._pair(table)

    def _next(self) -> _Token:
        self.here = next(self._tokens)
        return self.here

    def _is(self, mark: str) -> bool:
        return self.here.kind == "mark" and self.here.text == mark

    def _header(self) -> Place:
        line = self.here.line
        self._next()
        several = self._is("[")
        if several:
            self._next()
        *above, last = self._key()
        place: Place = ()
        for part in above:
            place = self._newest((*place, part))
            self.lines.setdefault(place, line)
        place = (*place, last)
        if several:
            self._lengths[place] = self._lengths.get(place, 0) + 1
        place = self._newest(place)
        self.lines[place] = line
        while self._is("]"):
            self._next()
        return place

    def _newest(self, place: Place) -> Place:
        length = self._lengths.get(place)
        return place if length is None else (*place, length - 1)

    def _key(self) -> list[str]:
        parts: list[str] = []
        while self.here.kind in ("word", "text"):
            if self.here.kind == "word":
                parts += filter(None, self.here.text.split("."))
            else:
                parts.append(tomllib.loads(f"key = {self.here.text}")["key"])
            self._next()
        return parts

    def _pair(self, table: Place) -> None:
        line, place = self.here.line, table
        for part in self._key():
            place = (*place, part)
            self.lines.setdefault(place, line)
        self._next()
        self._value(place)

    def _value(self, place: Place) -> None:
        if self._is("["):
            self._array(place)
        elif self._is("{"):
            self._inline_table(place)
        else:
            while self.here.kind in ("word", "text"):
                self._next()

    def _array(self, place: Place) -> None:
        self._next()
        number = 0
        while not self._is("]"):
            if self._is("\n") or self._is(","):
                number += self.here.text == ","
                self._next()
                continue
            element = (*place, number)
            self.lines[element] = self.here.line
            self._value(element)
        self._next()

    def _inline_table(self, place: Place) -> None:
        self._next()
        while not self._is("}"):
            if self._is(","):
                self._next()
            else:
                self._pair(place)
        self._next()


def _tokens(text: str) -> Iterator[_Token]:
    line, seen = 1, 0
    for found in _TOKEN.finditer(text):
        line += text.count("\n", seen, found.start())
        seen = found.start()
        if found.lastgroup is not None:
            yield _Token(found.lastgroup, found[0], line)
    while True:
        yield _Token("end", "", line)
