"""The mechanisms of the game, and by which signs each is recognised in play.

A row of ``mechanisms.csv`` has alternatives apart, of which one is enough; signs joined by ``+`` must all be seen. A
dash stands for a mechanism that play by post does not have.
"""

from __future__ import annotations

import csv
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

from bot.games.doomtrooper.words.effects import Effect

FILE = Path(__file__).with_name("mechanisms.csv")


class Mechanism(NamedTuple):
    """A mechanism, the one book that has it, or none, and the ways to recognise it: the signs that must be seen."""

    number: int
    name: str
    book: str
    ways: tuple[frozenset[str], ...]

    def is_seen(self, seen: Collection[str]) -> bool:
        """Whether one of the ways was seen, or there is none to be seen."""
        return not self.ways or any(way <= set(seen) for way in self.ways)


@cache
def mechanisms() -> tuple[Mechanism, ...]:
    """All mechanisms, by number."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return tuple(Mechanism(int(row["n"]), row["mechanism"], row["book"], _ways(row["signs"])) for row in rows)


def _ways(signs: str) -> tuple[frozenset[str], ...]:
    return () if signs == "-" else tuple(frozenset(way.split("+")) for way in signs.split())


def unseen(edition: str, seen: Collection[str]) -> tuple[Mechanism, ...]:
    """The mechanisms of an edition that were not seen."""
    return tuple(one for one in mechanisms() if one.book in ("", edition) and not one.is_seen(seen))


def words() -> frozenset[str]:
    """The signs of all effect words."""
    return frozenset(f"word.{kind.__struct_config__.tag}" for kind in get_args(Effect))
