"""The runs of a page: its pieces joined into lines but where narrow spaces, one below the other, part columns."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from rules_index.sources.pdf.glyphs import Box, Sheet
from rules_index.sources.pdf.runs import PIECE_GAP, RUN_GAP, Run, is_stretched, joined, pieces_of, rows_of

UNDER, COVERED = 0.4, 0.9
"""How many font sizes a line that is drawn under words is from their lower edge, and which share of them it covers."""
LABEL = re.compile(r"(?:\(?(?:\d{1,3}|[a-zA-Z])(?:\.\d{1,3})*[a-z]?[.):]?|[^\w\s]{1,3}|o|u)")
"""A number or a mark in front of a line: a column of such belongs to the lines on its right."""
ROWS = 3
"""Over how many lines a narrow space that parts columns reaches."""
WIDER = 1.6
"""How many times the space between two words such a space is wide: in a stretched line all spaces are alike."""
APART = 2.5
"""Up to how many sizes the next line below is from the one above."""
Span = tuple[float, float]


def runs_of(sheet: Sheet) -> list[Run]:
    """The runs of a page that read upright, in the order in which the file prints them."""
    runs = list(_glued(pieces_of(sheet)))
    if sheet.rules:
        return [replace(run, underlined=True) if _is_underlined(run, sheet.rules) else run for run in runs]
    return runs


def _glued(pieces: Sequence[Run]) -> Iterator[Run]:
    """The pieces that follow one another in a line joined, but at gutters."""
    chains: list[list[Run]] = []
    for piece in pieces:
        if piece.glued and chains:
            chains[-1].append(piece)
        else:
            chains.append([piece])
    if all(len(chain) == 1 for chain in chains):
        yield from pieces
        return
    rows = rows_of(pieces)
    row_of = {id(piece): at for at, row in enumerate(rows) for piece in row}
    stretched = {id(piece) for chain in chains if _is_stretched(chain) for piece in chain}
    for chain in chains:
        held = [chain[0]]
        for left, right in pairwise(chain):
            if id(left) not in stretched and _is_gutter(rows, row_of[id(left)], left, right, stretched):
                yield joined(held)
                held = []
            held.append(right)
        yield joined(held)


def _is_stretched(chain: Sequence[Run]) -> bool:
    """Whether more than two words are driven apart to fill their line."""
    return (len(chain) > 2 or any(piece.space for piece in chain)) and len(chain) > 1 and is_stretched(chain)


def _is_gutter(rows: Sequence[Sequence[Run]], at: int, left: Run, right: Run, stretched: Container[int]) -> bool:
    """Whether the space between two pieces goes on above and below them, wider than those between words."""
    sides = [(left, right)]
    on_left = on_right = 1
    for onward in (reversed(rows[:at]), rows[at + 1 :]):
        span = (left.box.right, right.box.left)
        last = left.box
        for row in onward:
            nearest = _sides(row, span)
            if nearest is None or abs(row[0].box.bottom - last.bottom) > APART * left.size:
                break
            before, after = nearest
            span = max(span[0], before.box.right if before else 0.0), min(span[1], after.box.left if after else span[1])
            if span[1] - span[0] < PIECE_GAP * left.size or (before and id(before) in stretched):
                break
            on_left += before is not None
            on_right += after is not None
            if before and after:
                sides.append((before, after))
            last = row[0].box
    labels = sum(_is_narrow(*each) and bool(LABEL.fullmatch(each[0].text)) for each in sides)
    if len(sides) < 2 or min(on_left, on_right) < ROWS or labels > len(sides) / 2:
        return False
    wide = [
        other.box.left - one.box.right >= WIDER * max(one.space, other.space)
        for one, other in sides
        if one.space or other.space
    ]
    return sum(wide) >= 0.75 * len(wide)


def _is_narrow(one: Run, other: Run) -> bool:
    return other.box.left - one.box.right <= RUN_GAP * one.size


def _sides(row: Sequence[Run], span: Span) -> tuple[Run | None, Run | None] | None:
    """The runs nearest to a space on its left and on its right; nothing where something lies in it."""
    middle = (span[0] + span[1]) / 2
    before = max((run for run in row if run.box.right <= middle), key=lambda run: run.box.right, default=None)
    after = min((run for run in row if run.box.left >= middle), key=lambda run: run.box.left, default=None)
    if any(run.box.left < middle < run.box.right for run in row):
        return None
    return before, after


def _is_underlined(run: Run, rules: Iterable[Box]) -> bool:
    """Whether lines are drawn from the beginning of a run to its end, below its letters and above the next line."""
    edge = UNDER * run.size
    under = [
        rule
        for rule in rules
        if run.box.bottom - edge <= rule.top <= run.box.bottom + edge / 2
        and run.box.left - edge <= rule.left
        and rule.right <= run.box.right + edge
    ]
    return sum(rule.width for rule in under) >= COVERED * run.box.width
