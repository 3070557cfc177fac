"""Plays of single rules as text files: positions of printed cards, commands, and what is so afterwards.

A play begins with the rules that it shows, a line ``## cs`` or ``## sv`` for each book that it is played by, then lines
of the position, then commands and checks::

    ## cs recruit.cost
    me: D4; squad trencher; hand venusian-ranger
    foe: cohort curator
    me play venusian-ranger squad
    = venusian-ranger in squad; me D0
    ~ me: D3
    ! recruit.cost

A worked example of a book names itself in a line ``example: NAME``. ``~`` begins a twin: the same play with what is
named there instead (``~ last: COMMAND`` another last command of a seat), where a command is refused by the rule after
``!``, or where ``=`` says what is so instead. A command with ``!`` behind it is refused, and the play goes on. Where a
play is played by both books and they refuse it by different rules, those of the book named first come first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

HERE = Path(__file__).parent
BOOKS = ("cs", "sv")
POSITION = re.compile(r"(?P<what>[a-z]+): ?(?P<said>.*)")
"""A line of a position: whose, or what else; and what lies there."""


class Twin(Struct, frozen=True):
    """The same play with other facts: by line of the position what changes, and what is so instead."""

    line: int
    changes: dict[str, str]
    refused: tuple[str, ...] = ()
    checks: tuple[str, ...] = ()


class Script(Struct, frozen=True):
    """A play.

    Attributes:
        file, line: where it is written.
        shows: the rules it shows, by book.
        position: what lies where, by seat or by what else is said.
        steps: commands and checks, each with its line.
        twins: the plays that differ in one fact.
    """

    file: str
    line: int
    shows: dict[str, tuple[str, ...]]
    position: dict[str, str]
    steps: tuple[tuple[int, str], ...]
    twins: tuple[Twin, ...]

    @property
    def name(self) -> str:
        """How a test calls it."""
        return f"{self.file}:{self.line}:{next(iter(self.shows.values()))[0]}"

    @property
    def examples(self) -> frozenset[str]:
        """The worked examples of the books that it plays, as ``examples/examples.toml`` calls them."""
        return frozenset(self.position.get("example", "").split())

    def rules(self) -> Iterator[str]:
        """The rules that it shows, each with its book."""
        for book, slugs in self.shows.items():
            yield from (f"doomtrooper-{book}.{slug}" for slug in slugs)


@cache
def scripts() -> tuple[Script, ...]:
    """All plays, file by file."""
    return tuple(script for path in sorted(HERE.glob("*/*.txt")) for script in read(path))


def read(path: Path) -> Iterator[Script]:
    """The plays of a file."""
    lines = [(at, line.strip()) for at, line in enumerate(path.read_text("utf-8").splitlines(), 1)]
    lines = [(at, line) for at, line in lines if line and not line.startswith("# ")]
    while lines:
        length = _length(lines)
        yield _script(path.stem, lines[:length])
        lines = lines[length:]


def _length(lines: list[tuple[int, str]]) -> int:
    """How many lines the first play has."""
    heads = [at for at, (_, line) in enumerate(lines) if line.startswith("## ")]
    return next((at for at in heads if at and at - 1 not in heads), len(lines))


def _script(file: str, lines: list[tuple[int, str]]) -> Script:
    shows: dict[str, tuple[str, ...]] = {}
    position: dict[str, str] = {}
    steps: list[tuple[int, str]] = []
    twins: list[Twin] = []
    for at, line in lines:
        if line.startswith("## "):
            book, *slugs = line.removeprefix("## ").split()
            assert book in BOOKS, (file, at, line)
            assert slugs, (file, at, line)
            shows[book] = tuple(slugs)
        elif line.startswith("~ "):
            found = POSITION.fullmatch(line.removeprefix("~ "))
            assert found, (file, at, line)
            changes = twins.pop().changes if twins and not (twins[-1].refused or twins[-1].checks) else {}
            twins.append(Twin(at, {**changes, found["what"]: found["said"]}))
        elif line.startswith("! "):
            twins[-1] = _with(twins[-1], refused=tuple(line.removeprefix("! ").split()))
        elif line.startswith("= ") and twins:
            twins[-1] = _with(twins[-1], checks=(line,))
        elif not steps and (found := POSITION.fullmatch(line)):
            position[found["what"]] = found["said"]
        else:
            assert not twins, (file, at, "a play goes on behind its twin")
            steps.append((at, line))
    assert steps, (file, lines[0])
    return Script(file, lines[0][0], shows, position, tuple(steps), tuple(twins))


def _with(twin: Twin, refused: tuple[str, ...] = (), checks: tuple[str, ...] = ()) -> Twin:
    return Twin(twin.line, twin.changes, twin.refused + refused, twin.checks + checks)


def changed(before: str, changes: str) -> str:
    """The things that lie there, some of them replaced: an item is known by its first word, points by their letter."""
    items = dict(_items(before))
    items.update(_items(changes))
    return "; ".join(item for item in items.values() if item != "nothing")


def _items(said: str) -> Iterator[tuple[str, str]]:
    for item in filter(None, map(str.strip, said.split(";"))):
        first, _, rest = item.partition(" ")
        key = first[:1] if re.fullmatch(r"[DV]-?\d+", first) else first
        yield key, "nothing" if rest == "nothing" and key != "library" else item
