"""Runs of characters printed side by side, and the lines that they make."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise, takewhile

from rules_index.sources.pdf.glyphs import Box, Font, Glyph, Sheet, around

WORD_GAP = 0.18
"""From how many font sizes on an empty space parts two words where the file prints no space."""
RUN_GAP = 1.2
"""From how many font sizes on an empty space ends a run: what follows may be in another column."""
PIECE_GAP = 0.6
"""From how many font sizes on an empty space may end a run, where others are above and below it."""
OVERPRINT = 0.6
"""How many font sizes a character may lie to the left of where the last one ended, as kerning moves it."""
SLACK = 0.5
"""How many points a line between two characters may reach into their space."""
ALIKE = 1.3
"""How many times the narrowest space of a stretched line its widest is."""
LARGE_SHARE = 0.25
"""The share of a line's characters that must be in a font for its size to count: capitals of small capitals do."""


@dataclass(frozen=True)
class Run:
    """Characters side by side in one line of one column."""

    text: str
    box: Box
    fonts: tuple[tuple[Font, int], ...]
    """Each font with how many characters are in it, the most frequent first."""
    underlined: bool = False
    """Whether a line is drawn under all of it, and no further."""
    space: float = 0.0
    """The widest space between two of its words, in points."""
    glued: bool = False
    """Whether it may go on with the run that the file prints before it: the space between them is no wide one."""

    @cached_property
    def size(self) -> float:
        """The largest size in which a good part of the characters is set, in points."""
        total = sum(count for _, count in self.fonts)
        sizes = Counter[float]()
        for font, count in self.fonts:
            sizes[font.size] += count
        return max((size for size, count in sizes.items() if count >= total * LARGE_SHARE), default=self.font.size)

    @property
    def font(self) -> Font:
        """The font of most characters."""
        return self.fonts[0][0]

    @cached_property
    def bold(self) -> bool:
        """Whether all but a few characters are bold, or all before a remark in brackets at the end."""
        heavy = sum(count for font, count in self.fonts if font.bold)
        if heavy >= 0.9 * sum(count for _, count in self.fonts):
            return True
        before = self.text.rpartition(" (")[0] if self.text.endswith(")") else ""
        return heavy > 0 and heavy == sum(not char.isspace() for char in before)


def beside(one: Box, other: Box) -> bool:
    """Whether two boxes lie on one line: at least half of the lower one's height is shared."""
    shared = min(one[3], other[3]) - max(one[1], other[1])
    return shared > 0 and shared >= 0.5 * min(one[3] - one[1], other[3] - other[1])


def pieces_of(sheet: Sheet) -> list[Run]:
    """The upright text of a page, cut at each space that could part columns; in the order of the file."""
    uprights = sorted(sheet.uprights, key=_middle)
    pieces: list[Run] = []
    held: list[Glyph] = []
    spaced = glued = False
    widest = 0.0
    words: list[str] = []
    for glyph in sheet.glyphs:
        if glyph.turn:
            continue
        if glyph.char.isspace():
            spaced = True
            continue
        if held:
            last = held[-1].box
            gap = glyph.box.left - last.right
            size = max(held[-1].font.size, glyph.font.size)
            goes_on = glyph.box == last or (beside(last, glyph.box) and -OVERPRINT * size <= gap <= RUN_GAP * size)
            parted = gap > WORD_GAP * glyph.font.size
            if uprights and goes_on and parted and _is_ruled_off(last, glyph.box, uprights):
                goes_on = False
            if not goes_on or gap > PIECE_GAP * size:
                pieces.append(_run(held, words, widest, glued=glued))
                held, words, spaced, widest, glued = [], [], False, 0.0, goes_on
            elif spaced or parted:
                words.append(" ")
                widest = max(widest, gap)
        words.append(glyph.char)
        held.append(glyph)
        spaced = False
    if held:
        pieces.append(_run(held, words, widest, glued=glued))
    return pieces


def _is_ruled_off(one: Box, other: Box, uprights: Sequence[Box]) -> bool:
    """Whether an upright line is drawn between two characters.

    Args:
        uprights: the lines from left to right.
    """
    height = (one.top + one.bottom) / 2
    first = bisect_left(uprights, one.right - SLACK, key=_middle)
    between = takewhile(lambda line: _middle(line) <= other.left + SLACK, islice(uprights, first, None))
    return any(line.top <= height <= line.bottom for line in between)


def _middle(line: Box) -> float:
    return (line.left + line.right) / 2


def _run(glyphs: Sequence[Glyph], words: Iterable[str], space: float, *, glued: bool) -> Run:
    fonts = tuple(Counter(glyph.font for glyph in glyphs).most_common())
    whole = around([glyph.box for glyph in glyphs])
    # An initial over several lines must not make its line as tall as they are.
    own = around([glyph.box for glyph in glyphs if glyph.font.size <= 1.5 * fonts[0][0].size])
    return Run("".join(words), whole._replace(top=own.top, bottom=own.bottom), fonts, space=space, glued=glued)


def joined(runs: Iterable[Run]) -> Run:
    """Several runs as one, from left to right."""
    ordered = sorted(runs, key=lambda run: run.box.left)
    if len(ordered) == 1:
        return ordered[0]
    fonts = Counter[Font]()
    for run in ordered:
        fonts.update(dict(run.fonts))
    gaps = [right.box.left - left.box.right for left, right in pairwise(ordered)]
    return Run(
        " ".join(run.text for run in ordered),
        around([run.box for run in ordered]),
        tuple(fonts.most_common()),
        all(run.underlined for run in ordered),
        max(*gaps, *(run.space for run in ordered)),
    )


def is_stretched(line: Sequence[Run]) -> bool:
    """Whether the words of a line of prose are only driven apart to fill it: all spaces in it are alike."""
    spaces = [right.box.left - left.box.right for left, right in pairwise(line)]
    spaces += [run.space for run in line if run.space]
    return max(spaces) <= ALIKE * min(spaces) and any(run.text[0].islower() for run in line[1:])


def rows_of(runs: Iterable[Run]) -> list[list[Run]]:
    """Runs that lie side by side, from the top down, each row from left to right."""
    rows: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: (run.box.top + run.box.bottom) / 2):
        if rows and any(beside(run.box, other.box) for other in rows[-1]):
            rows[-1].append(run)
        else:
            rows.append([run])
    return [sorted(row, key=lambda run: run.box.left) for row in rows]
