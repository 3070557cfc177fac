"""Texts side by side: the lines of each side, which of them run on, and whether that makes it prose.

Prose runs on from line to line within its side, where the next word found no room.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import TypeAlias

from rules_index.languages.sentences import ends_sentence
from rules_index.sources.pdf.runs import Run, joined, rows_of

PROSE = 0.3
"""Which share of the lines of prose run on into the next one at least."""
BROKEN = 0.5
"""How many lines of prose end early within a sentence at most, for one that runs on."""
WIDER = 0.18
"""How many sizes wider than the space between the lines of a text the one between two texts is."""
OVERLAP = -0.4
"""From how many sizes between them on one line is below another."""
PUNCTUATION = re.compile(r"[.,;:!?](?!\d)")
Line: TypeAlias = dict[int, int]
"""Lines side by side: the number of that of each side which has one there."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side: its lines from the top down, and ``on``: which of them go on with the line above."""

    lines: tuple[Run, ...]
    on: tuple[bool, ...]

    @property
    def words(self) -> float:
        """How many words a line has on average."""
        return sum(len(line.text.split()) for line in self.lines) / len(self.lines)

    @property
    def is_punctuated(self) -> bool:
        """Whether there is any punctuation in it, as in every text of some length."""
        return any(PUNCTUATION.search(line.text) for line in self.lines)

    @property
    def is_prose(self) -> bool:
        """Whether its lines run on, and hardly one ends within a sentence though it has room left."""
        running = sum(self.on) if self.is_punctuated else 0
        right = max(line.box.right for line in self.lines)
        early = sum(
            not goes_on and not ends_sentence(above.text) and not _is_full(above, below, right)
            for (above, below), goes_on in zip(pairwise(self.lines), self.on[1:], strict=True)
        )
        return running > 0 and running >= PROSE * (len(self.lines) - 1) and early <= BROKEN * running

    def flows_into(self, other: Side) -> bool:
        """Whether a sentence goes on from the foot of this side to the top of another."""
        return flows(self.lines[-1].text, other.lines[0].text) and self.is_punctuated


def sides_of(parts: Iterable[Iterable[Run]]) -> list[Side]:
    """The sides that these parts are; where rows are set apart, no line runs on from one to the next."""
    columns = [tuple(joined(row) for row in rows_of(part)) for part in parts]
    found = [list(_running(lines)) for lines in columns]
    spaces = sorted(space for each in found for space in each if space is not None and space > OVERLAP)
    most = spaces[len(spaces) // 10] + WIDER if spaces else 0.0
    return [
        Side(lines, (False, *(space is not None and space <= most for space in each)))
        for lines, each in zip(columns, found, strict=True)
    ]


def _running(lines: Sequence[Run]) -> Iterator[float | None]:
    """The space above each line but the first that a sentence goes on in, as the line above is full."""
    right = max(line.box.right for line in lines)
    for above, below in pairwise(lines):
        goes_on = abs(above.size - below.size) <= 1 and below.text[0].islower()
        if goes_on and (above.text.endswith("-") or (not ends_sentence(above.text) and _is_full(above, below, right))):
            yield space_between(above, below)
        else:
            yield None


def flows(above: str, below: str) -> bool:
    """Whether a sentence goes on from one line to another."""
    return not ends_sentence(above) and below[0].islower()


def space_between(above: Run, below: Run) -> float:
    """The space between two lines in sizes of the lower one."""
    return (below.box.top - above.box.bottom) / below.size


def usual_space(sides: Iterable[Side]) -> float | None:
    """The usual space between two lines of which the lower one goes on with the other; ``None`` where none does."""
    spaces = [
        space_between(above, below)
        for side in sides
        for (above, below), on in zip(pairwise(side.lines), side.on[1:], strict=True)
        if on
    ]
    return median(spaces) if spaces else None


def printed(sides: Sequence[Side]) -> list[Line]:
    """The lines of all sides as they stand beside one another, from the top down."""
    place = {id(line): (at, number) for at, side in enumerate(sides) for number, line in enumerate(side.lines)}
    found: list[Line] = []
    for row in rows_of(line for side in sides for line in side.lines):
        line: Line = {}
        for at, number in sorted(place[id(run)] for run in row):
            if at in line:  # lines that a taller neighbour holds together
                found.append(line)
                line = {}
            line[at] = number
        found.append(line)
    return found


def runs_in(sides: Sequence[Side], line: Line) -> list[Run]:
    """The runs of a printed line."""
    return [sides[at].lines[number] for at, number in line.items()]


def begins_together(sides: Sequence[Side], line: Line) -> bool:
    """Whether several sides have something new in a line, and none goes on."""
    return len(line) > 1 and not any(sides[at].on[number] for at, number in line.items())


def weight(run: Run) -> tuple[int, bool]:
    """How much a line strikes the eye."""
    return round(run.size), run.bold


def _is_full(above: Run, below: Run, right: float) -> bool:
    """Whether the first word of a line would not have found room in the one above."""
    first = len(below.text.split()[0]) + 1
    return above.box.right + first * below.box.width / len(below.text) > right
