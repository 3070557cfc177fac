"""The files of a component pack as one table: whatever several files hold is joined, and every line is remembered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Any, NamedTuple, TypeAlias

from bot.games.packs.archive import PackFile
from bot.games.packs.csv_files import rows_of
from bot.games.packs.problems import Mistake, PackProblem, Place, Problem, written
from bot.games.packs.toml_files import MOST_VALUES, measured, parsed
from bot.games.packs.toml_lines import lines_of

Rows: TypeAlias = "list[dict[str, Any]] | list[dict[str, Any] | None] | list[list[str]] | dict[str, Any]"
"""The rows of a section, ``None`` for one in which nothing is filled in; or a section that is one table."""
Reading: TypeAlias = Callable[[str, list[dict[str, Any]]], tuple[str, Rows]]
"""Makes a section's name and its rows of the name of a CSV file and of its rows.

A list in a table has a name such as ``shelter.spaces``; several files fill such a table.
"""


def as_they_are(name: str, rows: list[dict[str, Any]]) -> tuple[str, Rows]:
    """The rows of a CSV file as a section of its name."""
    return name, rows


class _Part(NamedTuple):
    """Elements that a file adds to a list of the document, from the number ``start`` on."""

    file: str
    start: int
    rows: list[int] | None


class Document:
    """What all files of a pack say together.

    Tables of the same name that are lists, as ``[[cards]]`` in two TOML files and ``cards.csv``, become one list, in
    the order of the files' names. Anything else may be in one file alone.

    Raises:
        PackProblem: a file cannot be read, or two files say the same thing.
    """

    def __init__(self, files: list[PackFile], rows: Reading = as_they_are) -> None:
        self._rows = rows
        self.value: dict[str, Any] = {}
        self._texts: dict[str, str] = {}
        self._lines: dict[str, dict[Place, int]] = {}
        self._left = MOST_VALUES
        self._parts: dict[Place, list[_Part]] = defaultdict(list)
        problems: list[Problem] = []
        for file in files:
            try:
                self._add(file)
            except PackProblem as problem:
                problems += problem.problems
        if problems:
            raise PackProblem(problems)

    @property
    def is_lenient(self) -> bool:
        """Whether numbers may come as text, which is all that a CSV file knows."""
        return any(part.rows is not None for parts in self._parts.values() for part in parts)

    def problem(self, mistake: Mistake) -> Problem:
        """A mistake with the file and the line of its place."""
        file, line = self._find(mistake.place)
        where = written(mistake.place)
        return Problem(f"{where}: {mistake.said}" if where else mistake.said, line, file)

    def _add(self, file: PackFile) -> None:
        text = _text(file)
        if file.is_table:
            rows = rows_of(text, file.name, self._left)
            self._left -= rows.cells
            self._add_rows(*self._rows(PurePosixPath(file.name).stem, rows.tables), file.name, rows.lines)
            return
        if not file.name and _reads_like_a_table(text):
            raise PackProblem("it reads like a table (CSV); put it in a zip beside a pack.toml that names the pack")
        self._texts[file.name] = text
        self._left -= measured(text, file.name, self._left)
        for key, value in parsed(text, file.name).items():
            self._join((key,), value, file.name, None)

    def _add_rows(self, section: str, rows: Rows, file: str, lines: list[int]) -> None:
        place = (*section.split("."),)
        if isinstance(rows, list):
            filled = [(row, line) for row, line in zip(rows, lines, strict=True) if row is not None]
            if filled or len(place) == 1:
                self._join(place, [row for row, _ in filled], file, [line for _, line in filled])
        elif rows:
            self._join(place, rows, file, lines)

    def _join(self, place: Place, value: Any, file: str, rows: list[int] | None) -> None:
        """Add what a file says at a place; a table that other files have only begun takes in what else it holds."""
        table, last = self._above(place, file, rows), place[-1]
        known = table.get(last)
        begun = isinstance(known, dict) and place not in self._parts
        if known is None:
            table[last] = value
        elif isinstance(known, list) and isinstance(value, list):
            self._parts[place].append(_Part(file, len(known), rows))
            known += value
            return
        elif begun and isinstance(value, dict):
            for key, each in value.items():
                self._join((*place, key), each, file, rows)
        else:
            raise self._known_already(place, file, rows)
        self._parts[place].append(_Part(file, 0, rows))

    def _above(self, place: Place, file: str, rows: list[int] | None) -> dict[str | int, Any]:
        """The table that a place is in, made where it is not there yet."""
        table: dict[Any, Any] = self.value
        for number, part in enumerate(place[:-1], 1):
            inner = table.setdefault(part, {})
            if not isinstance(inner, dict):
                raise self._known_already(place[:number], file, rows)
            table = inner
        return table

    def _known_already(self, place: Place, file: str, rows: list[int] | None) -> PackProblem:
        line = 1 if rows is not None else self._line(file, place)
        other = next(
            parts[0].file for known, parts in self._parts.items() if known[: len(place)] == place[: len(known)]
        )
        return PackProblem(Problem(f"{written(place)}: the file {other} has this already", line, file))

    def _find(self, place: Place) -> tuple[str, int | None]:
        """The file that says what is at a place, or what it would be in, and the line."""
        for end in range(len(place), 0, -1):
            inner = [*place[end:]]
            number = inner[0] if inner and isinstance(inner[0], int) else 0
            part = next((each for each in reversed(self._parts.get(place[:end], ())) if each.start <= number), None)
            if part is None:
                continue
            row = number - part.start
            if part.rows is not None:
                return part.file, part.rows[row] if row < len(part.rows) else 1
            if inner and isinstance(inner[0], int):
                inner[0] = row
            return part.file, self._line(part.file, (*place[:end], *inner))
        return "", None

    def _line(self, file: str, place: Place) -> int | None:
        if file not in self._lines:
            self._lines[file] = lines_of(self._texts[file])
        return next((line for end in range(len(place), 0, -1) if (line := self._lines[file].get(place[:end]))), None)


def _reads_like_a_table(text: str) -> bool:
    """Whether the first line that is not empty has columns, which no line of TOML begins with."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return "," in first and not any(sign in first for sign in "=[#")


def _text(file: PackFile) -> str:
    try:
        return file.content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = file.content.count(b"\n", 0, problem.start) + 1
        byte = file.content[problem.start]
        said = f"the byte 0x{byte:02x} is no UTF-8; save the file as UTF-8"
        raise PackProblem(Problem(said, line, file.name)) from problem
