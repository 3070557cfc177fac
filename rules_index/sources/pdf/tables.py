"""Tables by how their cells stand: which sides make one, and which lines are a row of it.

The cells of a row begin together, and no row begins where a neighbour runs on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import inf
from statistics import median
from typing import TypeAlias

from rules_index.sources.pdf.glyphs import Box, around
from rules_index.sources.pdf.runs import Run, joined, rows_of
from rules_index.sources.pdf.sides import (
    WIDER,
    Line,
    Side,
    begins_together,
    printed,
    runs_in,
    sides_of,
    space_between,
    usual_space,
    weight,
)

ROWS = 3
"""From how many rows on a table needs no other sign than their being one below the other."""
CELL = 5
"""Up to how many words on average the lines of a side can be cells, where nothing tells what runs on."""
LONG = 4
"""Up to how many lines each cell of a row has, where all of them are prose."""
SHARED = 0.5
"""Which share of a table's lines have cells of several columns at least."""
CONFLICTS, AMONG_PROSE = 0.25, 0.1
"""In which share of a table's rows a neighbour may seem to run on: of cells alone, and where there is prose."""
HANGING = 1.7
"""Up to how many sizes below a line one lies that goes on with it though that has room left."""
HEADING = 1.15
"""How many times the size of the other lines a heading has."""
EVEN = 1.4
"""Up to how many times the space above it a row of a table that lies across columns is from the next."""
SLACK = 2.5
"""How many points a line drawn between two rows may reach into the space of their letters."""
ACROSS = 0.8
"""Which share of a table's width a line between two rows is drawn over."""
Row: TypeAlias = list[list[Run]]
"""The runs of each cell; a cell may be empty."""


def table_of(parts: Sequence[Sequence[Run]], rules: Sequence[Box]) -> list[Run] | None:
    """The rows of a table as runs with their cells parted by tabs; ``None`` where the parts are columns of prose.

    Args:
        parts: texts side by side, from left to right.
        rules: the level lines of the page.
    """
    if len(parts) < 2 or any("\t" in run.text for part in parts for run in part):
        return None
    sides = sides_of(parts)
    lines = printed(sides)
    prose = [side.is_prose for side in sides]
    shared = [line for line in lines if len(line) > 1]
    sparse = False
    if any(prose):
        refused = any(one.flows_into(other) for one, other in pairwise(sides))
    else:
        # Cells of several lines, each in the middle of its row, share few: then the space between the rows must tell.
        sparse = len(shared) < max(2, SHARED * len(lines))
        headed = not sparse and len(shared) == 2 and _is_head(sides, *shared)
        refused = headed or min(side.words for side in sides) > CELL
    if refused or _has_headings(sides, lines) or (sparse and usual_space(sides) is None):
        return None
    rows = _set_apart(sides, lines, rules)
    if sparse and rows is None:
        return None
    if rows is None and _are_single(sides, lines):
        rows = [[line] for line in lines]
    if rows is None and not all(prose) and (len(shared) >= ROWS or not any(prose)):
        rows = _by_beginnings(sides, lines)
    return [written(_row(sides, row)) for row in rows] if rows and len(rows) > 1 else None


def rows_within(parts: Sequence[Sequence[Run]]) -> tuple[float, float] | None:
    """From where to where a table lies across columns of prose: rows of new cells, wider apart than the prose is."""
    sides = sides_of(parts)
    usual = usual_space(sides)
    if usual is None:
        return None
    best: list[Line] = []
    held: list[Line] = []
    space = 0.0
    for line in printed(sides):
        if len(line) < len(sides) or not begins_together(sides, line):
            held = []
            continue
        pairs = list(zip(runs_in(sides, held[-1]), runs_in(sides, line), strict=True)) if held else []
        last, space = space, min((space_between(*pair) for pair in pairs), default=0.0)
        alike = space <= EVEN * last and all(weight(above) == weight(below) for above, below in pairs)
        held = [*held, line] if space > usual + WIDER and (alike or len(held) == 1) else [line]
        if len(held) > len(best):
            best = held
    runs = [run for line in best for run in runs_in(sides, line)]
    several = min(sum(len(row) > 1 for row in rows_of(part)) for part in parts)
    if len(best) < ROWS or several >= len(best) or sum(len(run.text.split()) for run in runs) > CELL * len(runs):
        return None
    whole = around([run.box for run in runs])
    return (whole.top, whole.bottom) if _ends_together(sides, best) else None


def in_rows(parts: Sequence[Sequence[Run]]) -> list[Row]:
    """The rows within what lines draw as one row: several where only a head is ruled off from all the others."""
    whole = [list(part) for part in parts]
    if len(parts) < 2 or not all(parts):
        return [whole]
    sides = sides_of(parts)
    lines = printed(sides)
    if sum(begins_together(sides, line) for line in lines) < 2 or any(side.is_prose for side in sides):
        return [whole]
    single = not any(sides[0].on) and _are_single(sides, lines)
    rows = [[line] for line in lines] if single else _by_beginnings(sides, lines)
    return [_row(sides, row) for row in rows] if rows else [whole]


def written(row: Row) -> Run:
    """A row as one run, its cells parted by tabs."""
    cells = [" ".join(joined(line).text for line in rows_of(cell)) for cell in row]
    whole = joined(run for cell in row for run in cell)
    return Run("\t".join(cells), whole.box, whole.fonts)


def _row(sides: Sequence[Side], lines: Iterable[Line]) -> Row:
    return [[side.lines[line[at]] for line in lines if at in line] for at, side in enumerate(sides)]


def _is_head(sides: Sequence[Side], head: Line, below: Line) -> bool:
    """Whether a line is one of titles over texts or numbers, to which each of them belongs."""
    cells = [(sides[at].lines[head[at]], sides[at].lines[below[at]]) for at in head.keys() & below.keys()]
    if cells and all(cell.text[0].isdigit() for _, cell in cells):
        return True
    longest = max((len(cell.text.split()) for _, cell in cells), default=0)
    return longest > CELL and all(weight(title) > weight(cell) for title, cell in cells)


def _has_headings(sides: Sequence[Side], lines: Sequence[Line]) -> bool:
    """Whether a few lines are set larger than others, as the headings of a text are, and are not titles of columns."""
    usual = HEADING * median(run.size for side in sides for run in side.lines)
    if len(lines[0]) > 1 and all(run.size >= usual for run in runs_in(sides, lines[0])):
        lines = lines[1:]
    larger = [sum(at in line and side.lines[line[at]].size >= usual for line in lines) for at, side in enumerate(sides)]
    return any(0 < 2 * count < len(side.lines) for count, side in zip(larger, sides, strict=True))


def _ends_together(sides: Sequence[Side], rows: Sequence[Line]) -> bool:
    """Whether no side goes on above or below rows as they stand, as tables that are only beside one another do."""
    for at, side in enumerate(sides):
        first, second, last = rows[0][at], rows[1][at], rows[-1][at]
        usual = space_between(side.lines[first], side.lines[second])
        for above, below in ((first - 1, first), (last, last + 1)):
            if above >= 0 and below < len(side.lines):
                space = space_between(side.lines[above], side.lines[below])
                if usual / EVEN <= space <= usual * EVEN:
                    return False
    return True


def _set_apart(sides: Sequence[Side], lines: Sequence[Line], rules: Sequence[Box]) -> list[list[Line]] | None:
    """The rows where a line is drawn or more space is left between them than between the lines of a cell."""
    boxes = [around([run.box for run in runs_in(sides, line)]) for line in lines]
    whole = around(boxes)
    usual = usual_space(sides)
    most = inf if usual is None else usual + WIDER
    rows: list[list[Line]] = []
    bottom = whole.top
    for line, box in zip(lines, boxes, strict=True):
        size = min(run.size for run in runs_in(sides, line))
        if not rows or box.top - bottom > most * size or _is_ruled(bottom, box.top, whole, rules):
            rows.append([])
        rows[-1].append(line)
        bottom = max(bottom, box.bottom)
    several = _having_several(rows)
    texts = all(side.is_prose for side in sides)
    sound = (
        several >= (ROWS if texts else 2)
        and not (texts and any(min(map(len, _row(sides, row))) > LONG for row in rows))
        and several >= SHARED * len(rows)
        and all(sum(begins_together(sides, line) for line in row) <= 1 for row in rows)
        and not any(_is_head(sides, head[-1], below[0]) for head, below in pairwise(rows[1:]))
        and all(_is_cell(cell, most) for row in rows for cell in _row(sides, row))
    )
    return rows if sound and _agree(sides, rows) else None


def _is_cell(lines: Sequence[Run], most: float) -> bool:
    """Whether lines follow one another closely and the first is no heading of the others."""
    return not _is_headed(lines) and all(space_between(*pair) <= most for pair in pairwise(lines))


def _is_headed(lines: Sequence[Run]) -> bool:
    return len(lines) > 1 and weight(lines[0]) > weight(lines[1])


def _is_ruled(above: float, below: float, whole: Box, rules: Iterable[Box]) -> bool:
    """Whether lines are drawn between two heights over most of a table's width."""
    if below < above:  # letters of a taller neighbour reach further down
        above = below = (above + below) / 2
    drawn = [
        min(rule.right, whole.right) - max(rule.left, whole.left)
        for rule in rules
        if above - SLACK <= (rule.top + rule.bottom) / 2 <= below + SLACK
        and rule.left < whole.right
        and whole.left < rule.right
    ]
    return sum(drawn) >= ACROSS * whole.width


def _are_single(sides: Sequence[Side], lines: Sequence[Line]) -> bool:
    """Whether each line is a row of short cells: all sides have it, and what seems to run on has no punctuation."""
    return all(len(line) == len(sides) for line in lines) and not any(
        any(side.on) and side.is_punctuated for side in sides
    )


def _by_beginnings(sides: Sequence[Side], lines: Sequence[Line]) -> list[list[Line]] | None:
    """The rows as the first cell of each begins; a line without one goes on with the row above, unless all is new."""
    within, between = usual_space(sides), [space_between(*pair) for side in sides for pair in pairwise(side.lines)]
    least = within + WIDER if within is not None else median(between) - WIDER
    rows: list[list[Line]] = []
    led = False
    for line in lines:
        if 0 in line:
            led = True
            begins = not sides[0].on[line[0]] and not (len(line) == 1 and _hangs(sides[0], line[0]))
        else:
            begins = led and begins_together(sides, line) and _is_apart(sides, line, least)
        if begins or not rows:
            rows.append([])
        rows[-1].append(line)
    headed = sum(_is_headed(cell) for row in rows[1:] for cell in _row(sides, row))
    sound = _having_several(rows) >= SHARED * len(rows) and 2 * headed <= len(rows) and _is_led(sides, rows)
    return rows if sound and _agree(sides, rows) else None


def _is_apart(sides: Sequence[Side], line: Line, least: float) -> bool:
    """Whether what is new in a line is farther from what is above it than the lines of a cell are."""
    return all(
        number == 0 or space_between(sides[at].lines[number - 1], sides[at].lines[number]) > least
        for at, number in line.items()
    )


def _hangs(side: Side, number: int) -> bool:
    """Whether a line goes on with the one close above it, though that has room left."""
    below = side.lines[number]
    return (
        number > 0
        and below.text[0].islower()
        and below.box.bottom - side.lines[number - 1].box.bottom <= HANGING * below.size
    )


def _having_several(rows: Iterable[Iterable[Line]]) -> int:
    """How many rows have more than one cell."""
    return sum(len({at for line in row for at in line}) > 1 for row in rows)


def _agree(sides: Sequence[Side], rows: Sequence[Sequence[Line]]) -> bool:
    """Whether hardly a row begins where a cell runs on from the one above."""
    torn = sum(any(sides[at].on[number] for at, number in row[0].items()) for row in rows)
    return torn <= (AMONG_PROSE if any(side.is_prose for side in sides) else CONFLICTS) * len(rows)


def _is_led(sides: Sequence[Side], rows: Sequence[Sequence[Line]]) -> bool:
    """Whether hardly a cell begins within a row, where the first side is prose, which leads no rows."""
    if not sides[0].is_prose:
        return True
    cells = [at for at, side in enumerate(sides) if not side.is_prose]
    torn = sum(any(at in line and not sides[at].on[line[at]] for at in cells) for row in rows for line in row[1:])
    return torn <= AMONG_PROSE * len(rows)
