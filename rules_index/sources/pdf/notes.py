"""Notes in the margin: short texts in smaller letters, each beside the heading or paragraph that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from statistics import median
from typing import NamedTuple

from rules_index.sources.pdf.runs import Run, beside, rows_of
from rules_index.sources.pdf.sides import space_between

SMALLER = 0.85
"""How many times the size of the text the letters of notes have at most."""
LEAST, LONGEST = 2, 6
"""How many notes a margin has at least, and how many lines a note has at most."""
APART = 0.5
"""From how many sizes between them on two lines are of different notes."""
LED = 0.6
"""Which share of the notes begins beside a heading at least."""


class Noted(NamedTuple):
    """A part of a text, and the notes beside it."""

    text: list[Run]
    notes: list[Run]


def with_notes(parts: Sequence[Sequence[Run]]) -> list[Noted]:
    """A text with notes in its margin, cut where each of them begins; empty where the parts are no such thing."""
    for margin, text in (parts, parts[::-1]) if len(parts) == 2 else ():
        most = SMALLER * median(run.size for run in text)
        small = [run for run in margin if run.size <= most]
        above = [run for run in margin if run.size > most]
        notes = list(_notes(small))
        if (
            len(notes) < LEAST
            or any(len(rows_of(note)) > LONGEST for note in notes)
            or any(run.box.bottom > notes[0][0].box.top for run in above)
        ):
            continue
        led = [[run for run in text if run.bold and beside(run.box, note[0].box)] for note in notes]
        if sum(map(bool, led)) >= LED * len(notes):
            return [Noted(above, []), *_cut(text, notes, led)]
    return []


def _notes(runs: Sequence[Run]) -> Iterator[list[Run]]:
    """The lines of each note, from the top down."""
    note: list[Run] = []
    for row in rows_of(runs):
        if note and space_between(note[-1], row[0]) > APART:
            yield note
            note = []
        note += row
    if note:
        yield note


def _cut(text: Sequence[Run], notes: Sequence[list[Run]], led: Sequence[Sequence[Run]]) -> Iterator[Noted]:
    """The text before the first note, then each note behind the section that it begins beside, and what follows it.

    Args:
        led: the headings beside each note.
    """
    tops = [min(run.box.top for run in (note[0], *heads)) for note, heads in zip(notes, led, strict=True)]
    yield Noted([run for run in text if run.box.top < tops[0]], [])
    for note, heads, top, end in zip(notes, led, tops, [*tops[1:], inf], strict=True):
        within = [run for run in text if top <= run.box.top < end]
        foot = max(run.box.top for run in (note[-1], *heads))
        further = [run.box.top for run in within if run.box.top > foot and any(_is_like(run, head) for head in heads)]
        next_section = min(further, default=inf)
        yield Noted(list(heads), [])
        yield Noted([run for run in within if run.box.top < next_section and run not in heads], note)
        yield Noted([run for run in within if run.box.top >= next_section], [])


def _is_like(run: Run, heading: Run) -> bool:
    return run.bold and run.size >= heading.size
