"""Runs of characters printed side by side, and the lines that they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rules_index.sources.pdf.glyphs import Box, Font, Glyph, Sheet, around

WORD_GAP = 0.18
"""From how many font sizes on an empty space parts two words where the file prints no space."""
RUN_GAP = 1.2
"""From how many font sizes on an empty space ends a run: what follows may be in another column."""
OVERPRINT = 0.6
"""How many font sizes a character may lie to the left of where the last one ended, as kerning moves it."""
SLACK = 0.5
"""How many points a line between two characters may reach into their space."""
UNDER, COVERED = 0.4, 0.9
"""How many font sizes a line that is drawn under words is from their lower edge, and which share of them it covers."""
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


def runs_of(sheet: Sheet) -> list[Run]:
    """The runs of a page that read upright, in the order in which the file prints them."""
    runs: list[Run] = []
    held: list[Glyph] = []
    spaced = False
    words: list[str] = []
    for glyph in sheet.glyphs:
        if glyph.turn:
            continue
        if glyph.char.isspace():
            spaced = True
            continue
        if held and (not _goes_on(held, glyph) or (spaced and _is_ruled_off(held[-1].box, glyph.box, sheet.uprights))):
            runs.append(_run(held, words))
            held, words, spaced = [], [], False
        if held and (spaced or glyph.box.left - held[-1].box.right > WORD_GAP * glyph.font.size):
            words.append(" ")
        words.append(glyph.char)
        held.append(glyph)
        spaced = False
    if held:
        runs.append(_run(held, words))
    if sheet.rules:
        return [replace(run, underlined=True) if _is_underlined(run, sheet.rules) else run for run in runs]
    return runs


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


def _goes_on(held: Sequence[Glyph], glyph: Glyph) -> bool:
    last = held[-1]
    if glyph.box == last.box:  # letters of one ligature
        return True
    size = max(last.font.size, glyph.font.size)
    gap = glyph.box.left - last.box.right
    return beside(last.box, glyph.box) and -OVERPRINT * size <= gap <= RUN_GAP * size


def _is_ruled_off(one: Box, other: Box, uprights: Iterable[Box]) -> bool:
    """Whether an upright line is drawn between two characters."""
    height = (one.top + one.bottom) / 2
    return any(
        one.right - SLACK <= (line.left + line.right) / 2 <= other.left + SLACK and line.top <= height <= line.bottom
        for line in uprights
    )


def _run(glyphs: Sequence[Glyph], words: Iterable[str]) -> Run:
    fonts = tuple(Counter(glyph.font for glyph in glyphs).most_common())
    whole = around([glyph.box for glyph in glyphs])
    # An initial over several lines must not make its line as tall as they are.
    own = around([glyph.box for glyph in glyphs if glyph.font.size <= 1.5 * fonts[0][0].size])
    return Run("".join(words), whole._replace(top=own.top, bottom=own.bottom), fonts)


def joined(runs: Iterable[Run]) -> Run:
    """Several runs as one, from left to right."""
    ordered = sorted(runs, key=lambda run: run.box.left)
    if len(ordered) == 1:
        return ordered[0]
    fonts = Counter[Font]()
    for run in ordered:
        fonts.update(dict(run.fonts))
    return Run(
        " ".join(run.text for run in ordered),
        around([run.box for run in ordered]),
        tuple(fonts.most_common()),
        all(run.underlined for run in ordered),
    )


def rows_of(runs: Iterable[Run]) -> list[list[Run]]:
    """Runs that lie side by side, from the top down, each row from left to right."""
    rows: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: (run.box.top + run.box.bottom) / 2):
        if rows and any(beside(run.box, other.box) for other in rows[-1]):
            rows[-1].append(run)
        else:
            rows.append([run])
    return [sorted(row, key=lambda run: run.box.left) for row in rows]
