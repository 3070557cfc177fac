"""The course of the scores drawn: a line for every score, told apart by colour, pattern and marks, with a legend."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

from PIL import Image

from bot.boards.drawing import MUTED, TABLE, WHITE, Canvas, Colour, Point, emblem, mix, table_of, width_of
from bot.boards.entry import Picture
from bot.boards.wording import fitting
from bot.locales.lines import Speaker

WIDTH = 800
"""In points; about half of that on a phone."""
_LEFT, _RIGHT, _TOP, _HIGH, _FOOT = 84, 34, 76, 380, 64
_ROW = 46
_TEXT = 28
_COLOURS: tuple[Colour, ...] = ((104, 186, 240), (240, 168, 64), (72, 204, 156), (232, 146, 202), (222, 222, 110))
_DASHES: tuple[tuple[float, ...], ...] = ((), (20, 10), (5, 9), (26, 8, 5, 8), (12, 18))
"""Lengths drawn and left out by turns; none for a line without gaps."""
_RULE: Colour = (58, 66, 78)
_MARKS = 7
"""How many marks a line has, about."""
_LIMIT = 1000


class Scores(NamedTuple):
    """One score through the match: whose it is, and how much it was at the end of each chapter."""

    name: str
    points: tuple[int, ...]


class Course(NamedTuple):
    """The scores of a match: the number of the entry that each chapter ends with, and the scores then."""

    entries: tuple[int, ...]
    scores: tuple[Scores, ...]

    @property
    def is_worth_drawing(self) -> bool:
        """Whether any score changed."""
        return any(len(set(one.points)) > 1 for one in self.scores)


def draw_course(course: Course, speaker: Speaker) -> Picture:
    """The course of the scores with the same facts in words; equal courses give equal bytes.

    Args:
        course: of at least one chapter; scores that were equal all the time are drawn as one.
    """
    lines = _together(course.scores)
    canvas = Canvas(WIDTH, _TOP + _HIGH + _FOOT + 16 + _ROW * len(lines), TABLE)
    canvas.text((24, 38), speaker.say("course-title"), 34, WHITE, anchor="lm", heavy=True, room=WIDTH - 48)
    scale = _Scale(course.entries, lines)
    _axes(canvas, scale, speaker)
    for number, line in enumerate(lines):
        for part in _dashed(scale.corners(line), _DASHES[number % len(_DASHES)]):
            canvas.line(part, _COLOURS[number % len(_COLOURS)], 5)
    for number, line in enumerate(lines):
        _marks(canvas, scale, number, line)
    for number, line in enumerate(lines):
        _legend(canvas, number, line, _TOP + _HIGH + _FOOT + 16 + number * _ROW + _ROW / 2)
    return Picture(canvas.png(_table()), _described(course, lines, speaker))


class _Scale:
    """Where on the canvas entries and points are."""

    def __init__(self, entries: Sequence[int], lines: Sequence[Scores]) -> None:
        self.entries = entries
        least = min(0, *(min(line.points) for line in lines))
        most = max(1, *(max(line.points) for line in lines))
        self.step = _round_step((most - least) / 5)
        self.low = math.floor(least / self.step) * self.step
        self.high = math.ceil(most / self.step) * self.step

    def x(self, entry: int) -> float:
        """Across, of an entry of the log."""
        first, last = self.entries[0], self.entries[-1]
        return _LEFT + (entry - first) / max(last - first, 1) * (WIDTH - _LEFT - _RIGHT)

    def y(self, points: int) -> float:
        """Down, of points."""
        return _TOP + _HIGH - (points - self.low) / (self.high - self.low) * _HIGH

    def corners(self, line: Scores) -> list[Point]:
        """A score as a line that rises where points were made."""
        found: list[Point] = []
        for entry, points in zip(self.entries, line.points, strict=True):
            if found and found[-1][1] != self.y(points):
                found.append((self.x(entry), found[-1][1]))
            found.append((self.x(entry), self.y(points)))
        return found


def _round_step(least: float) -> int:
    """The smallest round number that is no less."""
    tens = 1
    while True:
        for step in (tens, 2 * tens, 5 * tens):
            if step >= least:
                return step
        tens *= 10


def _together(scores: Sequence[Scores]) -> list[Scores]:
    """Scores that were equal all the time as one, with all their names."""
    named: dict[tuple[int, ...], list[str]] = {}
    for one in scores:
        named.setdefault(one.points, []).append(one.name)
    return [Scores(", ".join(names), points) for points, names in named.items()]


def _axes(canvas: Canvas, scale: _Scale, speaker: Speaker) -> None:
    for points in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(points)
        canvas.line([(_LEFT, y), (WIDTH - _RIGHT, y)], MUTED if points == 0 else _RULE, 2)
        canvas.text((_LEFT - 14, y), str(points), _TEXT, WHITE, anchor="rm")
    first, last = scale.entries[0], scale.entries[-1]
    at = _TOP + _HIGH + 34
    canvas.text((_LEFT, at), str(first), _TEXT, WHITE, anchor="lm")
    canvas.text((WIDTH - _RIGHT, at), str(last), _TEXT, WHITE, anchor="rm")
    canvas.text(((_LEFT + WIDTH - _RIGHT) / 2, at), speaker.say("course-entries"), _TEXT, MUTED, room=WIDTH / 2)


def _marks(canvas: Canvas, scale: _Scale, number: int, line: Scores) -> None:
    ends = [(scale.x(entry), scale.y(points)) for entry, points in zip(scale.entries, line.points, strict=True)]
    apart = max(1, len(ends) // _MARKS)
    # Each line has its marks elsewhere, so that lines that lie on each other show theirs by turns.
    shown = [*ends[number % apart :: apart], ends[-1]]
    for x, y in shown:
        emblem(canvas, number % len(_COLOURS), x, y, 11, _COLOURS[number % len(_COLOURS)], TABLE, 2)


def _dashed(corners: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """A line in the parts that are drawn of it."""
    if not pattern:
        yield list(corners)
        return
    turn, left = 0, pattern[0]
    for (x, y), (to_x, to_y) in pairwise(corners):
        length, done = math.dist((x, y), (to_x, to_y)), 0.0
        while done < length:
            part = min(left, length - done)
            if turn % 2 == 0:
                yield [_between((x, y), (to_x, to_y), share / length) for share in (done, done + part)]
            done, left = done + part, left - part
            if left <= 0:
                turn += 1
                left = pattern[turn % len(pattern)]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _legend(canvas: Canvas, number: int, line: Scores, y: float) -> None:
    colour = _COLOURS[number % len(_COLOURS)]
    for part in _dashed([(28, y), (118, y)], _DASHES[number % len(_DASHES)]):
        canvas.line(part, colour, 5)
    emblem(canvas, number % len(_COLOURS), 73, y, 12, colour, TABLE, 2)
    final = str(line.points[-1])
    room = WIDTH - 140 - _RIGHT - width_of(final, 32, heavy=True) - 20
    canvas.text((140, y), line.name, 30, WHITE, anchor="lm", room=room)
    canvas.text((WIDTH - _RIGHT, y), final, 32, WHITE, anchor="rm", heavy=True)


def _described(course: Course, lines: Sequence[Scores], speaker: Speaker) -> str:
    """The picture in words: every change of every score, or as many of the last ones as there is room for."""
    title = speaker.say("course-alt", first=course.entries[0], last=course.entries[-1])

    def wording(most: int) -> str:
        said = [f"{line.name}: {'; '.join(_changes(course.entries, line, most))}." for line in lines]
        return " ".join([title, *said])

    return fitting((wording(most) for most in (999, 40, 20, 10, 5, 1)), _LIMIT)


def _changes(entries: Sequence[int], line: Scores, most: int) -> list[str]:
    steps = [
        (entry, points)
        for number, (entry, points) in enumerate(zip(entries, line.points, strict=True))
        if number == 0 or points != line.points[number - 1]
    ]
    said = [f"{entry}: {points}" for entry, points in steps]
    return said if len(said) <= most else ["…", *said[-most:]]


@cache
def _table() -> Image.Image:
    grounds, texts = (TABLE, _RULE), (WHITE, MUTED, *_COLOURS)
    edges = (mix(ground, text, share) for ground, text in product(grounds, texts) for share in (0.25, 0.5, 0.75))
    return table_of((*grounds, *texts, *edges))
