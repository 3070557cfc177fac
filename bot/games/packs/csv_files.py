"""CSV files of a component pack: rows of a table, with the keys of their values in the first row."""

from __future__ import annotations

import csv
import io
from typing import Any, NamedTuple

from bot.games.packs.problems import PackProblem, Problem
from bot.games.packs.toml_files import MOST_VALUES, too_many_values

_SEPARATORS = ",;\t"
_MOST_COLUMNS = 200
_MOST_PARTS = 6


class Rows(NamedTuple):
    """The rows of a CSV file as tables, the line in which each begins, and how many cells there are."""

    tables: list[dict[str, Any]]
    lines: list[int]
    cells: int = 0


def rows_of(text: str, file: str, most: int = MOST_VALUES) -> Rows:
    """The rows below the first one, which names the columns.

    A column ``name.cs`` is the key ``cs`` in the table ``name``. An empty cell is a key that is not there. Cells are
    separated by commas, semicolons or tabs, whichever the first row has most of.

    Raises:
        PackProblem: a row has more cells than there are columns, the columns are no keys, or there are more than
            ``most`` cells.
    """
    head = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    rows = Rows([], [])
    problems: list[Problem] = []
    try:
        columns = _columns(next(reader, []), file)
        before = reader.line_num
        for row in reader:
            line, before = before + 1, reader.line_num
            while row and not row[-1]:
                row.pop()
            if len(row) > len(columns):
                said = f"it has {len(row)} cells, and the first line names {len(columns)} columns"
                problems.append(Problem(said, line, file))
            elif row:
                rows = rows._replace(cells=rows.cells + len(row))
                if rows.cells > most:
                    raise too_many_values(line, file)
                rows.tables.append(_table(columns, row))
                rows.lines.append(line)
    except csv.Error as problem:
        problems.append(Problem(str(problem), reader.line_num or 1, file))
    if problems:
        raise PackProblem(problems)
    return rows


def _columns(names: list[str], file: str) -> list[list[str]]:
    columns = [name.strip().split(".") for name in names]
    while columns and columns[-1] == [""]:
        columns.pop()
    said = ""
    if not columns:
        said = "the first line names the columns, and here it is empty"
    elif len(columns) > _MOST_COLUMNS:
        said = f"it has {len(columns)} columns, and a table has at most {_MOST_COLUMNS}"
    elif any(not part for column in columns for part in column):
        said = "every column needs a name in the first line"
    elif max(map(len, columns)) > _MOST_PARTS:
        said = f"the name of a column has at most {_MOST_PARTS} parts joined by dots"
    else:
        twice = next((one for one in columns for two in columns if one is not two and one == two[: len(one)]), None)
        said = f"the column `{'.'.join(twice)}` is there twice" if twice else ""
    if said:
        raise PackProblem(Problem(said, 1, file))
    return columns


def _table(columns: list[list[str]], row: list[str]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for (*above, last), cell in zip(columns, row, strict=False):
        if cell:
            inner = table
            for part in above:
                inner = inner.setdefault(part, {})
            inner[last] = cell
    return table
