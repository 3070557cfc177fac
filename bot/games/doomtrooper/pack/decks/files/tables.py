"""Decks as tables: files with the names of their columns in the first line, as sites and spreadsheets save them."""

from __future__ import annotations

import csv
import io
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import Struct

from bot.games.doomtrooper.pack.decks.files.lines import BrokenFile, NumberedLine, card_line, heading_line
from bot.games.doomtrooper.pack.decks.listing import heading
from bot.games.doomtrooper.pack.decks.names import folded

_SEPARATORS = ",;\t|"
_YES = ("yes", "true", "1", "ano", "ja")
_DECK = "deck"
Column: TypeAlias = Literal["name", "count", "part", "category", "sideboarded"]


class _Columns(Struct, frozen=True, forbid_unknown_fields=True):
    name: tuple[str, ...]
    count: tuple[str, ...]
    part: tuple[str, ...]
    category: tuple[str, ...]
    sideboarded: tuple[str, ...]


class Table(NamedTuple):
    """How a table is read: its separator, where its rows begin, and which column is which."""

    separator: str
    begins: int
    columns: dict[Column, int]


def table_in(text: str) -> Table | None:
    """The table that a text is; ``None`` where its first line names no columns of one."""
    lines = text.lstrip("\n\r ").splitlines()
    skipped = 1 if lines and lines[0].lower().startswith("sep=") else 0
    head = lines[skipped] if len(lines) > skipped else ""
    separator = lines[0][4:5] if skipped and lines[0][4:5] else max(_SEPARATORS, key=head.count)
    named: dict[Column, int] = {}
    for at, name in enumerate(next(csv.reader([head], delimiter=separator), ())):
        if column := _known().get(folded(name)):
            named.setdefault(column, at)
    begins = len(text) - len(text.lstrip("\n\r "))
    return Table(separator, begins, named) if "name" in named and len(named) > 1 else None


def table_lines(text: str, table: Table) -> list[NumberedLine] | BrokenFile:
    """The lines of a list that has the rows of the table."""
    before = text[: table.begins].count("\n")
    rows = csv.reader(io.StringIO(text[table.begins :], newline=""), delimiter=table.separator, strict=True)
    lines: list[NumberedLine] = []
    part, last, is_begun = _DECK, 0, False
    try:
        for row in rows:
            number, last = before + last + 1, rows.line_num
            cells = {column: row[at].strip() if at < len(row) else "" for column, at in table.columns.items()}
            if not is_begun:
                # The first row names the columns; one above it may name the separator.
                is_begun = _known().get(folded(cells["name"])) == "name"
            elif cells["name"] or cells.get("count"):
                wanted = _part(cells)
                if wanted != part:
                    part = wanted
                    lines.append(heading_line(number, part))
                lines.append(card_line(number, cells.get("count", "1"), cells["name"]))
    except csv.Error:
        return BrokenFile(before + last + 1)
    return lines


def _part(cells: dict[Column, str]) -> str:
    """The heading of the part that a row is of."""
    if cells.get("sideboarded", "").lower() in _YES:
        return "sideboard"
    if part := cells.get("part"):
        return part
    categories = (each.strip() for each in cells.get("category", "").split(","))
    return next((each for each in categories if heading(each) in ("side", "out")), _DECK)


@cache
def _known() -> dict[str, Column]:
    content = (resources.files("bot.games.doomtrooper.pack.decks") / "data" / "columns.toml").read_bytes()
    read = msgspec.toml.decode(content, type=_Columns)
    columns: tuple[Column, ...] = get_args(Column)
    return {name: column for column in columns for name in getattr(read, column)}
