"""Text set side by side: whether it is a table or columns of prose, and which cells make a row.

What runs on from line to line within a column, where the next word found no room, is prose. In a table the cells of a
row begin together, and no row begins where a neighbour runs on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from statistics import median
from typing import TypeAlias

from rules_index.languages.sentences import ends_sentence
from rules_index.sources.pdf.glyphs import Box, around
from rules_index.sources.pdf.runs import Run, joined, rows_of

ROWS = 3
"""From how many rows on a table needs no other sign than their being one below the other."""
PROSE = 0.3
"""Which share of the lines of prose run on into the next one at least."""
BROKEN = 0.5
"""How many lines of prose end early within a sentence at most, for one that runs on."""
CELL = 5
"""Up to how many words on average the lines of a column can be cells, where nothing tells what runs on."""
OVERLAP = -0.4
"""From how many sizes between them on one line is below another."""
MARKED = re.compile(r"[.,;:!?]")
SHARED = 0.5
"""Which share of a table's printed lines have cells of several columns at least."""
CONFLICTS = 0.25
"""In which share of a table's rows a neighbour may seem to run on."""
WIDER = 0.18
"""How many sizes wider than between the lines of a cell the space between two rows is."""
PITCH = 1.7
"""Up to how many sizes below a line one lies that goes on with it."""
HEADING = 1.15
"""How many times the size of the other lines a heading has."""
SLACK = 2.5
"""How many points a line between two rows may reach into the space of their letters."""
APART = 1.4
"""Up to how many times the space above it a row of a table that lies across columns is from the next."""
ACROSS = 0.8
"""Which share of a table's width a line between two rows is drawn over."""
Row: TypeAlias = list[list[Run]]
"""The runs of each cell; a cell may be empty."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One column: its lines from the top down, and ``on``: which of them go on with the line above."""

    lines: tuple[Run, ...]
    on: tuple[bool, ...]

    @property
    def words(self) -> float:
        """How many words a line has on average."""
        return sum(len(line.text.split()) for line in self.lines) / len(self.lines)

    @property
    def is_prose(self) -> bool:
        running = sum(self.on)
        right = max(line.box.right for line in self.lines)
        early = sum(
            not goes_on and not ends_sentence(above.text) and not _is_full(above, below, right)
            for (above, below), goes_on in zip(pairwise(self.lines), self.on[1:], strict=True)
        )
        return running > 0 and running >= PROSE * (len(self.lines) - 1) and early <= BROKEN * running


def table_of(parts: Sequence[Sequence[Run]], rules: Sequence[Box]) -> list[Run] | None:
    """The rows of a table as runs with their cells parted by tabs; ``None`` where the parts are columns of prose.

    Args:
        parts: what stands side by side, from left to right.
        rules: the level lines of the page.
    """
    if len(parts) < 2 or any("\t" in run.text for part in parts for run in part):
        return None
    columns = _columns(parts)
    prose = [column.is_prose for column in columns]
    printed = _printed(columns)
    shared = [line for line in printed if len(line) > 1]
    if not any(prose) and (len(shared) < 2 or len(shared) < SHARED * len(printed)):
        return None
    if len(shared) == 2 and not any(prose) and _is_headed(columns, *shared):
        return None
    if not any(prose) and min(column.words for column in columns) > CELL:
        return None
    if any(prose) and any(_flows(one, other) for one, other in pairwise(columns)):
        return None
    if _has_headings(columns, printed):
        return None
    rows = _set_apart(columns, printed, rules)
    if rows is None and _are_single(columns, printed):
        rows = [[line] for line in printed]
    if rows is None and not all(prose) and (len(shared) >= ROWS or not any(prose)):
        rows = _by_beginnings(columns, printed)
    if rows is None or len(rows) < 2:
        return None
    return [written(_row(columns, row)) for row in rows]


def _flows(one: _Part, other: _Part) -> bool:
    """Whether a sentence goes on from the foot of one column to the top of the next."""
    last = one.lines[-1].text
    return not ends_sentence(last) and other.lines[0].text[0].islower() and any(MARKED.search(line.text) for line in one.lines)


def _has_headings(columns: Sequence[_Part], printed: Sequence[_Line]) -> bool:
    """Whether lines are set larger than others, as the headings of a text are, and not all titles of columns."""
    lines = [[columns[at].lines[number] for at, number in line.items()] for line in printed]
    usual = median(run.size for line in lines for run in line)
    larger = [[run.bold and run.size >= HEADING * usual for run in line] for line in lines]
    return any(map(any, larger[1:])) or any(larger[0]) != all(larger[0])


def rows_within(parts: Sequence[Sequence[Run]]) -> tuple[float, float] | None:
    """From where to where a table lies across columns of prose: rows of new cells, wider apart than the prose is."""
    columns = _columns(parts)
    tables = [sum(len(row) > 1 for row in rows_of(part)) for part in parts]
    spaces = [
        _space(above, below)
        for column in columns
        for (above, below), on in zip(pairwise(column.lines), column.on[1:], strict=True)
        if on
    ]
    if not spaces:
        return None
    usual = median(spaces) + WIDER
    best: list[_Line] = []
    held: list[_Line] = []
    space = 0.0
    for line in _printed(columns):
        if not (len(line) == len(columns) and _begins_together(columns, line)):
            held = []
            continue
        last, space = space, 0.0
        if held:
            space = min(_space(columns[at].lines[held[-1][at]], columns[at].lines[number]) for at, number in line.items())
        held = [*held, line] if space > usual and (len(held) == 1 or space <= APART * last) else [line]
        if len(held) > len(best):
            best = held
    boxes = [columns[at].lines[number].box for line in best for at, number in line.items()]
    words = [len(columns[at].lines[number].text.split()) for line in best for at, number in line.items()]
    if len(best) < ROWS or min(tables) >= len(best) or sum(words) > CELL * len(words):
        return None
    if not _ends_together(columns, best):
        return None
    whole = around(boxes)
    return whole.top, whole.bottom


def _ends_together(columns: Sequence[_Part], rows: Sequence[_Line]) -> bool:
    """Whether no column goes on above or below rows as they stand, as tables that are only beside one another do."""
    for at, column in enumerate(columns):
        first, second, last = rows[0][at], rows[1][at], rows[-1][at]
        usual = _space(column.lines[first], column.lines[second])
        for above, below in ((first - 1, first), (last, last + 1)):
            if above >= 0 and below < len(column.lines):
                space = _space(column.lines[above], column.lines[below])
                if usual / APART <= space <= usual * APART:
                    return False
    return True


def in_rows(parts: Sequence[Sequence[Run]]) -> list[Row]:
    """The rows within what lines draw as one row: several where only a head is ruled off from all the others."""
    columns = _columns(part for part in parts if part)
    whole = [list(part) for part in parts]
    if len(columns) < len(parts) or len(columns) < 2:
        return [whole]
    printed = _printed(columns)
    together = sum(_begins_together(columns, line) for line in printed)
    if together < 3 or any(column.is_prose for column in columns):
        return [whole]
    rows = _by_beginnings(columns, printed)
    return [_row(columns, row) for row in rows] if rows else [whole]


def written(row: Row) -> Run:
    """A row as one run, its cells parted by tabs."""
    cells = [" ".join(joined(line).text for line in rows_of(cell)) for cell in row]
    whole = joined(run for cell in row for run in cell)
    return Run("\t".join(cells), whole.box, whole.fonts)


_Line: TypeAlias = dict[int, int]
"""What is printed side by side: the number of the line of each column that has one there."""


def _columns(parts: Iterable[Iterable[Run]]) -> list[_Part]:
    lines = [[joined(row) for row in rows_of(part)] for part in parts]
    spaces = sorted(
        space
        for column in lines
        for above, below in pairwise(column)
        if _could_go_on(above, below, column) and (space := _space(above, below)) > OVERLAP
    )
    most = spaces[len(spaces) // 10] + WIDER if spaces else 0.0
    return [
        _Part(
            tuple(column),
            (False, *(_could_go_on(above, below, column) and _space(above, below) <= most for above, below in pairwise(column))),
        )
        for column in lines
    ]


def _space(above: Run, below: Run) -> float:
    """The space between two lines in sizes of the lower one."""
    return (below.box.top - above.box.bottom) / below.size


def _could_go_on(above: Run, below: Run, column: Iterable[Run]) -> bool:
    """Whether a sentence goes on in the next line because the line above it is full."""
    if abs(above.size - below.size) > 1 or not below.text[0].islower():
        return False
    return above.text.endswith("-") or (
        not ends_sentence(above.text) and _is_full(above, below, max(line.box.right for line in column))
    )


def _is_full(above: Run, below: Run, right: float) -> bool:
    """Whether the first word of a line would not have found room in the one above."""
    first = len(below.text.split()[0]) + 1
    return above.box.right + first * below.box.width / len(below.text) > right


def _printed(columns: Sequence[_Part]) -> list[_Line]:
    place = {id(line): (at, number) for at, each in enumerate(columns) for number, line in enumerate(each.lines)}
    rows = rows_of(line for column in columns for line in column.lines)
    found: list[_Line] = []
    for row in rows:
        line: _Line = {}
        for at, number in sorted(place[id(run)] for run in row):
            if at in line:  # lines that a taller neighbour holds together
                found.append(line)
                line = {}
            line[at] = number
        found.append(line)
    return found


def _is_headed(columns: Sequence[_Part], head: _Line, below: _Line) -> bool:
    """Whether a line is one of titles: it stands out from the one below it in each column, or that has only numbers."""
    cells = [(columns[at].lines[head[at]], columns[at].lines[below[at]]) for at in head.keys() & below.keys()]
    if cells and all(cell.text[0].isdigit() for _, cell in cells):
        return True
    return all(_weight(title) > _weight(cell) for title, cell in cells) and any(
        len(cell.text.split()) > CELL for _, cell in cells
    )


def _weight(run: Run) -> tuple[int, bool]:
    return round(run.size), run.bold


def _begins_together(columns: Sequence[_Part], line: _Line) -> bool:
    return len(line) > 1 and not any(columns[at].on[number] for at, number in line.items())


def _set_apart(columns: Sequence[_Part], printed: Sequence[_Line], rules: Sequence[Box]) -> list[list[_Line]] | None:
    """The rows where a line is drawn or more space is left between them than between the lines of a cell."""
    boxes = [around([columns[at].lines[number].box for at, number in line.items()]) for line in printed]
    whole = around(boxes)
    spaces = [
        _space(above, below)
        for column in columns
        for (above, below), on in zip(pairwise(column.lines), column.on[1:], strict=True)
        if on
    ]
    usual = median(spaces) if spaces else inf
    rows: list[list[_Line]] = []
    bottom = whole.top
    for line, box in zip(printed, boxes, strict=True):
        size = min(columns[at].lines[number].size for at, number in line.items())
        if not rows or box.top - bottom > (usual + WIDER) * size or _is_ruled(bottom, box.top, whole, rules):
            rows.append([])
        rows[-1].append(line)
        bottom = max(bottom, box.bottom)
    sound = all(sum(_begins_together(columns, line) for line in row) <= 1 for row in rows) and not any(
        _is_headed(columns, head[-1], below[0]) for head, below in pairwise(rows[1:])
    )
    several = sum(len({at for line in row for at in line}) > 1 for row in rows)
    close = all(_is_close(cell, usual + WIDER) for row in rows for cell in _row(columns, row))
    least = ROWS if all(column.is_prose for column in columns) else 2
    enough = several >= least and several >= SHARED * len(rows)
    return rows if sound and close and enough and _agree(columns, rows) else None


def _is_close(cell: Sequence[Run], most: float) -> bool:
    """Whether the lines of a cell follow one another closely and none stands out as the heading of a text does."""
    return not _is_headed_cell(cell) and all(_space(above, below) <= most for above, below in pairwise(cell))


def _is_ruled(above: float, below: float, whole: Box, rules: Sequence[Box]) -> bool:
    """Whether lines are drawn between two heights over most of a table's width."""
    slack = (below - above) / 2 if below < above else 0.0
    low, high = min(above, below) - SLACK + slack, max(above, below) + SLACK + slack
    drawn = [
        min(rule.right, whole.right) - max(rule.left, whole.left)
        for rule in rules
        if low <= (rule.top + rule.bottom) / 2 <= high and rule.left < whole.right and whole.left < rule.right
    ]
    return sum(drawn) >= ACROSS * whole.width


def _by_beginnings(columns: Sequence[_Part], printed: Sequence[_Line]) -> list[list[_Line]] | None:
    """The rows as the first cell of each begins; what has none goes on with the row above, but for several new cells."""
    rows: list[list[_Line]] = []
    led = False
    for line in printed:
        first = 0 in line and not columns[0].on[line[0]] and not (len(line) == 1 and _hangs(columns[0], line[0]))
        led = led or 0 in line
        if not rows or first or (led and 0 not in line and _begins_together(columns, line)):
            rows.append([])
        rows[-1].append(line)
    several = sum(len({at for line in row for at in line}) > 1 for row in rows)
    headed = sum(_is_headed_cell(cell) for row in rows for cell in _row(columns, row))
    sound = several >= SHARED * len(rows) and 2 * headed <= len(rows) and _is_led(columns, rows)
    return rows if sound and _agree(columns, rows) else None


def _are_single(columns: Sequence[_Part], printed: Sequence[_Line]) -> bool:
    """Whether each line is a row of short cells: all columns have it, and what seems to run on has no punctuation."""
    return all(len(line) == len(columns) for line in printed) and not any(
        any(column.on) and any(MARKED.search(line.text) for line in column.lines) for column in columns
    )


def _is_headed_cell(cell: Sequence[Run]) -> bool:
    """Whether the first line of a cell stands out as the heading of a text does."""
    return len(cell) > 1 and _weight(cell[0]) > _weight(cell[1])


def _hangs(column: _Part, number: int) -> bool:
    """Whether a line that is alone goes on with the one close above it, though that has room left."""
    below = column.lines[number]
    return (
        number > 0
        and below.text[0].islower()
        and below.box.bottom - column.lines[number - 1].box.bottom <= PITCH * below.size
    )


def _agree(columns: Sequence[_Part], rows: Sequence[Sequence[_Line]]) -> bool:
    """Whether hardly a row begins where a cell runs on from the one above."""
    torn = sum(any(columns[at].on[number] for at, number in row[0].items()) for row in rows)
    return torn <= CONFLICTS * len(rows)


def _is_led(columns: Sequence[_Part], rows: Sequence[Sequence[_Line]]) -> bool:
    """Whether hardly a cell begins within a row where its first column is prose, which leads no rows."""
    cells = [at for at, column in enumerate(columns) if not column.is_prose and columns[0].is_prose]
    torn = sum(any(at in line and not columns[at].on[line[at]] for at in cells) for row in rows for line in row[1:])
    return torn <= CONFLICTS * len(rows)


def _row(columns: Sequence[_Part], lines: Sequence[_Line]) -> Row:
    return [[columns[at].lines[line[at]] for line in lines if at in line] for at in range(len(columns))]
