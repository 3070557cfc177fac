"""Tables whose cells are ruled off: their rows and columns are those that the lines draw."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from operator import attrgetter

from rules_index.sources.pdf.glyphs import Box, Sheet, around
from rules_index.sources.pdf.runs import Run, rows_of
from rules_index.sources.pdf.tables import in_rows, written

MEET = 2.0
"""How far, in points, two lines that meet may be apart."""
LEAST = 2
"""How many rows and columns a table has at least."""
LINES = 8
"""Up to how many lines the cells of one row have: where several have more, columns are ruled off."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """Lines that cross: ``lefts`` and ``tops`` part columns and rows, the outer edges among them."""

    levels: tuple[Box, ...]
    lefts: tuple[float, ...]
    tops: tuple[float, ...]

    def cell(self, run: Run) -> tuple[int, int] | None:
        """The row and the column in which a run begins; in a cell of several rows, the first one."""
        at_row = _place(self.tops, (run.box.top + run.box.bottom) / 2)
        at_column = _place(self.lefts, (run.box.left + min(run.box.right, run.box.left + run.size)) / 2)
        if at_row is None or at_column is None:
            return None
        while at_row and not self._is_closed(self.tops[at_row], at_column):
            at_row -= 1
        return at_row, at_column

    def within(self, run: Run, row: int) -> Run:
        """A run of a row no taller than that, though a cell reaches down over others."""
        top, bottom = self.tops[row : row + 2]
        box = run.box._replace(top=max(run.box.top, top), bottom=min(run.box.bottom, bottom))
        return replace(run, box=box)

    def _is_closed(self, top: float, column: int) -> bool:
        """Whether a line is drawn above a cell."""
        middle = (self.lefts[column] + self.lefts[column + 1]) / 2
        return any(abs(each.top - top) <= MEET and each.left <= middle <= each.right for each in self.levels)


def with_ruled_rows(sheet: Sheet, runs: Sequence[Run]) -> list[Run]:
    """The runs of a page, those in a ruled table as one run for each of its rows, with its cells parted by tabs."""
    left = list(runs)
    for grid in _grids(sheet):
        placed: defaultdict[int, defaultdict[int, list[Run]]] = defaultdict(lambda: defaultdict(list))
        outside: list[Run] = []
        for run in left:
            cell = grid.cell(run)
            if cell is None:
                outside.append(run)
            else:
                placed[cell[0]][cell[1]].append(run)
        columns = sorted({column for cells in placed.values() for column in cells})
        if len(columns) < LEAST or sum(len(cells) > 1 for cells in placed.values()) < LEAST:
            continue
        if any(sum(len(rows_of(cell)) > LINES for cell in cells.values()) > 1 for cells in placed.values()):
            continue
        left = outside
        for number, cells in sorted(placed.items()):
            parts = [cells[column] for column in columns]
            left += [grid.within(written(row), number) for row in in_rows(parts)]
    return left


def _place(edges: Sequence[float], at: float) -> int | None:
    """Between which two edges something lies."""
    return next((number for number, (low, high) in enumerate(pairwise(edges)) if low < at < high), None)


def _grids(sheet: Sheet) -> list[_Grid]:
    """The grids on a page that have room for a table."""
    if not sheet.uprights or not sheet.rules:
        return []
    levels = _joined(sheet.rules, lambda box: (box.top, box.left, box.right), lambda at, a, b: Box(a, at, b, at))
    levels.sort(key=attrgetter("top"))
    uprights = _joined(sheet.uprights, lambda box: (box.left, box.top, box.bottom), lambda at, a, b: Box(at, a, at, b))
    grids: list[_Grid] = []
    for across, down in _crossing(levels, uprights):
        edge = around([*across, *down])
        lefts = _apart([edge.left, edge.right, *(box.left for box in down)])
        tops = _apart([edge.top, edge.bottom, *(box.top for box in across)])
        if len(lefts) > LEAST and len(tops) > LEAST:
            grids.append(_Grid(tuple(across), lefts, tops))
    return grids


def _joined(
    boxes: Iterable[Box],
    placed: Callable[[Box], tuple[float, float, float]],
    made: Callable[[float, float, float], Box],
) -> list[Box]:
    """Lines of which each goes on with the one before it as one line without thickness."""
    lines: list[list[float]] = []
    for at, begin, end in sorted(map(placed, boxes), key=lambda line: (round(line[0]), line[1])):
        if lines and abs(lines[-1][0] - at) <= MEET and lines[-1][1] - MEET <= begin <= lines[-1][2] + MEET:
            lines[-1][2] = max(lines[-1][2], end)
        else:
            lines.append([at, begin, end])
    return [made(*line) for line in lines]


def _crossing(levels: Sequence[Box], uprights: Iterable[Box]) -> list[tuple[list[Box], list[Box]]]:
    """Level and upright lines in groups of those that meet.

    Args:
        levels: from the top down.
    """
    groups: list[tuple[set[int], list[Box]]] = []
    for upright in uprights:
        first = bisect_left(levels, upright.top - MEET, key=attrgetter("top"))
        last = bisect_right(levels, upright.bottom + MEET, key=attrgetter("top"))
        met = {at for at in range(first, last) if levels[at].left - MEET <= upright.left <= levels[at].right + MEET}
        near = [group for group in groups if not met.isdisjoint(group[0])]
        groups = [group for group in groups if group not in near]
        groups.append(
            (met.union(*(group[0] for group in near)), [upright, *(box for group in near for box in group[1])])
        )
    return [([levels[at] for at in met], down) for met, down in groups if met]


def _apart(edges: Iterable[float]) -> tuple[float, ...]:
    """Edges in order, those that are nearly the same as one."""
    found: list[float] = []
    for edge in sorted(edges):
        if not found or edge - found[-1] > 2 * MEET:
            found.append(edge)
    return tuple(found)
