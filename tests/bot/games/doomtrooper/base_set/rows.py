"""The table of the base set: by card the position, the way it is played there, and what that changes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

TABLE = Path(__file__).with_name("base-set.txt")


class Row(NamedTuple):
    """A card as it is played: see :mod:`tests.bot.games.doomtrooper.base_set.trying`."""

    code: str
    position: str
    way: int
    changes: tuple[str, ...]


def written(rows: Iterable[Row]) -> str:
    """The table as it is kept."""
    return "".join(
        f"{row.code} | {row.position} | {row.way}\n" + "".join(f"    {change}\n" for change in row.changes)
        for row in rows
    )


def read() -> dict[str, Row]:
    """The rows by the codes of their cards."""
    found: dict[str, Row] = {}
    for line in TABLE.read_text("utf-8").splitlines():
        if line.startswith(" "):
            code, row = list(found.items())[-1]
            found[code] = row._replace(changes=(*row.changes, line.strip()))
        else:
            code, position, way = line.split(" | ")
            found[code] = Row(code, position, int(way), ())
    return found
