"""What is wrong with a component pack: each mistake with its file and line."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias

from msgspec import Struct

MOST_PROBLEMS = 100
"""Mistakes that are told at once."""

Place: TypeAlias = tuple[str | int, ...]
"""Where a value is: keys of tables, and numbers of elements from 0."""


class Mistake(Struct, frozen=True):
    """What is wrong with the value at a place of a pack, whatever file it is in."""

    place: Place
    said: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """What is wrong in a line of a file; a pack that is one file gives it no name.

    >>> print(Problem("this must be a number", 7, "cards.csv"))
    cards.csv, line 7: this must be a number
    """

    said: str
    line: int | None = None
    file: str = ""

    def __str__(self) -> str:
        where = [self.file] if self.file else []
        if self.line is not None:
            where.append(f"line {self.line}")
        return ": ".join(filter(None, (", ".join(where), self.said)))


class PackProblem(ValueError):
    """Bytes are no component pack; the message lists what is wrong, one mistake a line.

    Raises:
        ValueError: nothing is wrong, so that nobody could mend it.
    """

    def __init__(self, problems: str | Problem | Iterable[Problem]) -> None:
        if isinstance(problems, str):
            problems = Problem(problems)
        found = [problems] if isinstance(problems, Problem) else list(islice(problems, MOST_PROBLEMS))
        if not found:
            raise ValueError("a pack is refused, and nothing is said to be wrong with it")
        self.problems = tuple(found)
        super().__init__("\n".join(map(str, found)))


def written(place: Place) -> str:
    """A place as people read it.

    >>> written(("factions", 0, "name", "cs"))
    'factions[0].name.cs'
    """
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in place)
    return "".join(parts).removeprefix(".")
