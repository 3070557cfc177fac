"""The paragraphs of a column: which line goes on with the one above it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from rules_index.languages.sentences import ends_sentence
from rules_index.sources.pdf.columns import Column
from rules_index.sources.pdf.glyphs import Font
from rules_index.sources.pdf.runs import Run
from rules_index.sources.text.lines import EXAMPLE

MARK = re.compile(r"(?:[•*‣▪◦●■□·►▶➤❖✦✓–—-]|[uol§nv](?=\s+[A-ZÁ-Ž0-9]))\s+(?=\S)")
STEP = re.compile(r"(?:\d{1,2}|[a-z])[.)]\s+(?=\S)|\(?(?:\d{1,2}|[a-z])\)\s+(?=\S)")
NUMBERED = re.compile(r"(?:\d{1,3}\.)+\d{1,3}[a-z]?\.?\s+(?=\S)|\d{3}\.\d+[a-z]?\.?\s+|§\s*\d+")
APART = 1.3
"""From how many times the usual distance of two lines on they belong to different paragraphs."""
INDENT = 0.8
"""How many font sizes a first line is set in."""
HEADING = 1.15
"""How many times the size of the line below no line is that goes on in it: it is a heading."""
EARLY = 4
"""How many font sizes before the right edge a paragraph's last line ends, where that is a sign at all."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines that belong together; in a ``table`` each is a row of cells parted by tabs."""

    lines: tuple[Run, ...]
    page: int
    table: bool = False

    @property
    def text(self) -> str:
        """The lines as one; a word broken at a line's end keeps the break, which later decides what its hyphen is."""
        if self.table:
            return "\n".join(line.text for line in self.lines)
        text = ""
        for line in self.lines:
            text += ("" if not text else "\n" if text.endswith("-") and text[-2:-1].isalpha() else " ") + line.text
        return text

    @property
    def style(self) -> Style:
        return style_of(self.lines[0])


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is set, as far as the eye tells headings apart by it; ``size`` in half points."""

    size: int
    bold: bool
    capitals: bool
    family: str
    underlined: bool = False


def style_of(line: Run) -> Style:
    letters = [char for char in line.text if char.isalpha()]
    capitals = len(letters) > 2 and sum(map(str.isupper, letters)) >= 0.9 * len(letters)
    return Style(round(line.size * 2), line.bold, capitals, _family(line.font), line.underlined)


def _family(font: Font) -> str:
    return re.split(r"[-,]|(?<=[a-z])(?=[A-Z])|MT$", font.name)[0]


def paragraphs_of(column: Column, page: int) -> Iterator[Paragraph]:
    """The paragraphs of a column from the top down."""
    if column.table:
        yield Paragraph(column.lines, page, table=True)
        return
    pitch = _pitch(column.lines)
    held: list[Run] = []
    for line in column.lines:
        if held and not _goes_on(held, line, column, pitch):
            yield Paragraph(tuple(held), page)
            held = []
        held.append(line)
    yield Paragraph(tuple(held), page)


def _pitch(lines: Sequence[Run]) -> float:
    """The usual distance of two lines, from bottom to bottom, in sizes of their text."""
    steps = [
        (below.box.bottom - above.box.bottom) / above.size
        for above, below in pairwise(lines)
        if abs(above.size - below.size) < 0.5
    ]
    return min(max(median(steps), 1.0), 1.8) if steps else 1.3


def _goes_on(held: Sequence[Run], line: Run, column: Column, pitch: float) -> bool:
    above = held[-1]
    if line.box.bottom - above.box.bottom > APART * pitch * max(above.size, line.size):
        return False
    midway = above.size < HEADING * line.size and not ends_sentence(above.text) and line.text[0].islower()
    if not midway and _looks_apart(style_of(above), style_of(line)):
        return False
    if starts_item(line.text) or EXAMPLE.match(line.text):
        return False
    ended = ends_sentence(above.text)
    size = line.size
    if starts_item(held[0].text):  # the lines of an item hang under its text
        return not (ended and line.box.left < held[0].box.left + 0.3 * size and _ends_early(above, column))
    indented = line.box.left - column.left > INDENT * size and above.box.left - column.left < 0.3 * size
    if ended and (indented or _ends_early(above, column)):
        return False
    return not (ended and len(held) > 1 and held[0].box.left < line.box.left - INDENT * size and not indented)


def _looks_apart(above: Style, below: Style) -> bool:
    if abs(above.size - below.size) > 1 or above.underlined != below.underlined:
        return True
    return above.bold != below.bold or above.capitals != below.capitals


def _ends_early(line: Run, column: Column) -> bool:
    return line.box.right < column.right - EARLY * line.size


def starts_item(text: str) -> bool:
    """Whether a line begins an item of a list, a step or a numbered rule."""
    return bool(MARK.match(text) or STEP.match(text) or NUMBERED.match(text))
