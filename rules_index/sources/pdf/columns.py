"""The reading order of a page: its columns found by recursive cuts along white space (XY cut)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from statistics import median
from typing import TypeAlias

from rules_index.sources.pdf.gaps import LABEL
from rules_index.sources.pdf.glyphs import Box, around
from rules_index.sources.pdf.notes import with_notes
from rules_index.sources.pdf.runs import Run, beside, is_stretched, joined, rows_of
from rules_index.sources.pdf.sides import flows
from rules_index.sources.pdf.tables import rows_within, table_of

GUTTER = 0.5
"""How wide white space must be to part columns, in sizes of the text beside it."""
HEADING = 1.1
"""How many times the size of the text a heading over several columns has."""
CLOSE = 0.6
"""Up to how many sizes of the text below a line the next one goes on with it."""
NUMBER = re.compile(r"\d{1,3}\+?(?:\s?[-–]\s?\d{1,3})?")
Span: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Column:
    """Lines that are read one after the other; in a ``table`` each is a row, its cells parted by tabs."""

    lines: tuple[Run, ...]
    left: float
    right: float
    table: bool = False


def columns_of(runs: Sequence[Run], rules: Sequence[Box] = ()) -> list[Column]:
    """The columns of a page in reading order: what a white gutter parts, the left part before the right one.

    Args:
        rules: the level lines that are drawn on the page.
    """
    if not runs:
        return []
    stripes = _stripes(runs)
    parts = _with_labels(stripes)
    numbered = any(_are_numbers(part) for part in stripes[:-1])
    if (numbered and (rows := table_of(stripes, rules))) or (rows := table_of(parts, rules)):
        return [_column(rows, rows, table=True)]
    if noted := with_notes(parts):
        return [column for each in noted for texts in each for column in columns_of(texts, rules)]
    bands = _bands(runs) if len(parts) == 1 else _across(runs, parts)
    if len(bands) == 1 and len(parts) > 1:
        return list(_side_by_side(parts, rules))
    if len(bands) > 1:
        return [column for band in bands for column in columns_of(band, rules)]
    lines = [joined(row) for row in rows_of(runs)]
    return [_column(group, runs, table=table) for table, group in groupby(lines, key=lambda line: "\t" in line.text)]


def _side_by_side(parts: Sequence[Sequence[Run]], rules: Sequence[Box]) -> Iterator[Column]:
    """Parts one after the other, those that make a table together as one."""
    at = 0
    while at < len(parts):
        for end in range(len(parts) - (not at), at + 1, -1):
            if rows := table_of(parts[at:end], rules):
                yield _column(rows, rows, table=True)
                at = end
                break
        else:
            yield from columns_of(parts[at], rules)
            at += 1


def _across(runs: Sequence[Run], parts: Sequence[Sequence[Run]]) -> list[list[Run]]:
    """A region of columns cut at what lies across all of them: headings, or a table among prose."""
    bands = _under_headings(runs, parts)
    within = rows_within(parts) if len(bands) == 1 else None
    if within is None:
        return bands
    bands = [[], [], []]
    for run in runs:
        middle = (run.box.top + run.box.bottom) / 2
        bands[(middle > within[0]) + (middle > within[1])].append(run)
    return [band for band in bands if band]


def _column(lines: Iterable[Run], within: Iterable[Run], *, table: bool) -> Column:
    box = around([run.box for run in within])
    return Column(tuple(lines), box.left, box.right, table)


def _stripes(runs: Sequence[Run]) -> list[list[Run]]:
    """The parts of a region between white stripes from its top to its bottom."""
    least = GUTTER * median(run.size for run in runs)
    parts: list[list[Run]] = []
    right = 0.0
    for run in sorted(runs, key=lambda run: run.box.left):
        if parts and run.box.left - right < least:
            parts[-1].append(run)
        else:
            parts.append([run])
        right = max(right, run.box.right) if len(parts[-1]) > 1 else run.box.right
    return parts


def _with_labels(parts: Sequence[list[Run]]) -> list[list[Run]]:
    """The parts of a region, labels with the lines on their right."""
    merged: list[list[Run]] = []
    for part in parts:
        alone = len(part) == 1 and bool(merged) and not _is_beside_heading(part[0], merged[-1])
        if alone or (merged and _are_labels(merged[-1]) and not _are_labels(part)):
            merged[-1] = merged[-1] + part
        else:
            merged.append(part)
    if len(merged) > 1 and len(merged[0]) == 1:
        merged[:2] = [merged[0] + merged[1]]
    return merged


def _is_beside_heading(run: Run, others: Iterable[Run]) -> bool:
    """Whether a run goes on with a sentence, beside a heading of another column."""
    return run.text[0].islower() and any(
        beside(run.box, other.box) and other.size >= HEADING * run.size for other in others
    )


def _are_numbers(runs: Sequence[Run]) -> bool:
    """Whether these are bare numbers, perhaps under a title: those of a table, not of a list."""
    return sum(bool(NUMBER.fullmatch(run.text)) for run in runs) >= max(2, len(runs) - 1)


def _are_labels(runs: Sequence[Run]) -> bool:
    return sum(bool(LABEL.fullmatch(run.text)) for run in runs) >= 0.8 * len(runs)


def _under_headings(runs: Sequence[Run], parts: Sequence[Sequence[Run]]) -> list[list[Run]]:
    """A region of columns cut above the headings that stand over all of them: what ends mid-sentence above such a
    heading goes on at the top of the next column, not under it.
    """
    first = {id(run) for run in parts[0]}
    usual = median(run.size for run in runs)
    bands: list[list[Run]] = []
    for strip in _strips(runs):
        is_heading = all(id(run) in first and run.bold and run.size >= HEADING * usual for run in strip)
        if is_heading or not bands:
            bands.append([])
        bands[-1] += strip
    part_of = {id(run): at for at, part in enumerate(parts) for run in part}
    turns = onward = 0
    texts = [[_lines(run for run in band if part_of[id(run)] == at) for at in range(len(parts))] for band in bands]
    for columns, below in zip(texts, [*texts[1:], []], strict=True):
        turns += sum(_turns(one, other) for one, other in pairwise(columns))
        onward += sum(_turns(one, other) for one, other in zip(columns[1:], below[1:], strict=False))
    return bands if turns > onward else [list(runs)]


def _lines(runs: Iterable[Run]) -> list[str]:
    return [joined(row).text for row in rows_of(runs)]


def _turns(above: Sequence[str], below: Sequence[str]) -> bool:
    """Whether a sentence goes on from the end of one text to the beginning of another."""
    return bool(above and below) and flows(above[-1], below[0])


def _bands(runs: Sequence[Run]) -> list[list[Run]]:
    """A region cut across, so that each band has gutters of its own or none at all."""
    whole = around([run.box for run in runs])
    strips = _strips(runs)
    least = GUTTER * median(run.size for run in runs)
    bands: list[list[Run]] = []
    plain = False
    at = 0
    while at < len(strips):
        reach = _reach(strips, at, least, whole)
        if reach > at:
            begin = _begin(strips, at, bands[-1] if plain else [], least)
            if begin < at:
                bands[-1] = bands[-1][: -sum(len(strip) for strip in strips[begin:at])]
                bands = [band for band in bands if band]
            bands.append([run for strip in strips[begin:reach] for run in strip])
            plain, at = False, reach
            continue
        if plain:
            bands[-1] += strips[at]
        else:
            bands.append(list(strips[at]))
        plain, at = True, at + 1
    return bands


def _strips(runs: Sequence[Run]) -> list[list[Run]]:
    """Runs parted by every white line across the region."""
    strips: list[list[Run]] = []
    bottom = 0.0
    for run in sorted(runs, key=lambda run: run.box.top):
        slack = 0.25 * run.box.height
        if strips and run.box.top < bottom - slack:
            strips[-1].append(run)
            bottom = max(bottom, run.box.bottom)
        else:
            strips.append([run])
            bottom = run.box.bottom
    return strips


def _begin(strips: Sequence[Sequence[Run]], start: int, above: Sequence[Run], least: float) -> int:
    """The strip with which columns begin: the uppermost one wholly on the right of those close above the first of two
    sides, where no line between them lies across.
    """
    right = max(_gaps(strips[start], least), key=lambda gap: gap[1] - gap[0])[1] - least
    held = len(above)
    at = start
    while at and held:
        strip, below = strips[at - 1], strips[at]
        space = min(run.box.top for run in below) - max(run.box.bottom for run in strip)
        is_right = min(run.box.left for run in strip) >= right
        is_left = max(run.box.right for run in strip) <= right
        if space > CLOSE * strip[0].size or not (is_left or is_right):
            break
        held -= len(strip)
        at -= 1
        if is_right:
            start = at
    return start


def _reach(strips: Sequence[Sequence[Run]], start: int, least: float, whole: Box) -> int:
    """The strip before which the columns that begin in strip ``start`` end; ``start`` itself where none do."""
    best = start
    for gap in _gaps(strips[start], least):
        end, both = _follow(strips, start, gap, least, whole)
        if both >= 2 and end > best:
            best = end
    return best


def _follow(strips: Sequence[Sequence[Run]], start: int, gap: Span, least: float, whole: Box) -> tuple[int, int]:
    """How far a gutter reaches down, and how many lines it parts; lines left over beside it must follow closely."""
    both = 0
    last = end = start
    for at in range(start, len(strips)):
        strip = strips[at]
        narrowed = _narrowed(strip, gap)
        if narrowed[1] - narrowed[0] < least:
            break
        sides = {run.box.left >= narrowed[1] for run in strip}
        gap = narrowed
        if len(sides) == 2:
            both += sum(not _is_line_of_prose(row, whole) for row in rows_of(strip))
            last, end = at, at + 1
            continue
        space = min(run.box.top for run in strip) - max(run.box.bottom for run in strips[at - 1])
        if space <= CLOSE * strip[0].size:
            end += end == at
        elif at > last + 1 and (sides != {True} or _are_labels(_left_of(strips[start:at], gap))):
            break  # what begins at the left edge, or is set in under a label, is a paragraph below the columns
    return end, both


def _left_of(strips: Iterable[Iterable[Run]], gap: Span) -> list[Run]:
    return [run for strip in strips for run in strip if run.box.right <= gap[0]]


def _is_line_of_prose(row: Sequence[Run], whole: Box) -> bool:
    """Whether a row fills its region from end to end because its words are driven apart."""
    slack = 0.5 * row[0].size
    fills = row[0].box.left <= whole.left + 4 * slack and row[-1].box.right >= whole.right - slack
    return fills and is_stretched(row)


def _narrowed(strip: Sequence[Run], gap: Span) -> Span:
    """The widest part of a gap that the runs of a strip leave white."""
    spans = [gap]
    for run in strip:
        cut = []
        for left, right in spans:
            cut += [(left, min(right, run.box.left)), (max(left, run.box.right), right)]
        spans = [(left, right) for left, right in cut if right > left] or [(gap[0], gap[0])]
    return max(spans, key=lambda span: span[1] - span[0])


def _gaps(strip: Iterable[Run], least: float) -> list[Span]:
    """White spaces between the runs of a strip."""
    gaps: list[Span] = []
    right: float | None = None
    for run in sorted(strip, key=lambda run: run.box.left):
        if right is not None and run.box.left - right >= least:
            gaps.append((right, run.box.left))
        right = run.box.right if right is None else max(right, run.box.right)
    return gaps
