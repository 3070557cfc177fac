"""The course of the scores drawn: a line for every score, told apart by colour, pattern and marks, with a legend."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, groupby, pairwise, product
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from bot.boards.drawing import MUTED, TABLE, WHITE, Canvas, Colour, Point, emblem, mix, table_of, width_of
from bot.boards.entry import Picture
from bot.boards.wording import fitting
from bot.locales.lines import Speaker

WIDTH = 800
"""In points; about half of that on a phone."""
_LEFT, _RIGHT, _TOP, _HIGH, _FOOT = 84, 34, 76, 380, 76
_ROW = 46
_TEXT = 28
_COLOURS: tuple[Colour, ...] = ((104, 186, 240), (240, 168, 64), (72, 204, 156), (232, 146, 202), (222, 222, 110))
_DASHES: tuple[tuple[float, ...], ...] = ((), (20, 10), (5, 9), (26, 8, 5, 8), (12, 18))
"""Lengths drawn and left out by turns; none for a line without gaps."""
_RULE: Colour = (58, 66, 78)
_MARKS = 7
"""How many marks a line has, about."""
_LIMIT = 1000
_TICKS = 8
"""How many numbers stand below the course, about."""

Unit: TypeAlias = Literal["entry", "round", "turn"]
"""What is counted below the course: entries of the log where a game counts neither rounds nor turns."""


class Scores(NamedTuple):
    """One score through the match: whose it is, and how much it was after each entry."""

    name: str
    points: tuple[int, ...]


class Course(NamedTuple):
    """The scores of a match: by entries, the number of the entry or its round or turn, and the scores after it."""

    unit: Unit
    numbers: tuple[int, ...]
    scores: tuple[Scores, ...]

    @property
    def is_worth_drawing(self) -> bool:
        """Whether any score changed."""
        return any(len(set(one.points)) > 1 for one in self.scores)


def draw_course(course: Course, speaker: Speaker) -> Picture:
    """The course of the scores with the same facts in words; equal courses give equal bytes.

    Args:
        course: of at least one entry; scores that were equal all the time are drawn as one.
    """
    lines = _together(course.scores)
    canvas = Canvas(WIDTH, _TOP + _HIGH + _FOOT + 16 + _ROW * len(lines), TABLE)
    canvas.text((24, 38), speaker.say("course-title"), 34, WHITE, anchor="lm", heavy=True, room=WIDTH - 48)
    scale = _Scale(course.numbers, lines)
    _axes(canvas, scale, speaker.say(f"course-{course.unit}"))
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

    def __init__(self, numbers: Sequence[int], lines: Sequence[Scores]) -> None:
        self.places = _places(numbers)
        least = min(0, *(min(line.points) for line in lines))
        most = max(1, *(max(line.points) for line in lines))
        self.step = _round_step((most - least) / 5)
        self.low = math.floor(least / self.step) * self.step
        self.high = math.ceil(most / self.step) * self.step

    def x(self, place: float) -> float:
        """Across, of a place among the numbers."""
        first, last = self.places[0], self.places[-1]
        return _LEFT + (place - first) / max(last - first, 1) * (WIDTH - _LEFT - _RIGHT)

    def ticks(self) -> list[int]:
        """The numbers that are written: the first one, the last one, and round ones between them."""
        first, last = math.ceil(self.places[0]), math.ceil(self.places[-1])
        step = _round_step((last - first) / _TICKS)
        apart = 0.6 * step if step > 1 else 0
        between = (
            number for number in range(first - first % step, last, step) if first + apart < number < last - apart
        )
        return [first, *between, last] if first < last else [first]

    def y(self, points: int) -> float:
        """Down, of points."""
        return _TOP + _HIGH - (points - self.low) / (self.high - self.low) * _HIGH

    def corners(self, line: Scores) -> list[Point]:
        """A score as a line that rises where points were made."""
        found: list[Point] = [(self.x(self.places[0]), self.y(line.points[0]))]
        for place, (before, points) in zip(self.places[1:], pairwise(line.points), strict=True):
            if points != before:
                found += [(self.x(place), self.y(before)), (self.x(place), self.y(points))]
        return [*found, (self.x(self.places[-1]), self.y(line.points[-1]))]


def _places(numbers: Sequence[int]) -> list[float]:
    """Entries of one number lie evenly between the number before it and its own; nothing lies before the first.

    A judge may set a match to an earlier round: it goes on from where it was.
    """
    groups = (list(group) for _, group in groupby(accumulate(numbers, max)))
    spread = ([group[0] - 1 + (at + 1) / len(group) for at in range(len(group))] for group in groups)
    return [max(place, 0) for place in chain.from_iterable(spread)]


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


def _axes(canvas: Canvas, scale: _Scale, unit: str) -> None:
    below = _TOP + _HIGH
    for number in scale.ticks():
        x = scale.x(number)
        canvas.line([(x, below), (x, below + 8)], MUTED, 2)
        canvas.text((x, below + 26), str(number), _TEXT, WHITE)
    canvas.text((WIDTH - _RIGHT, below + 58), unit, _TEXT, MUTED, anchor="rm", room=WIDTH - _LEFT - _RIGHT)
    for points in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(points)
        canvas.line([(_LEFT, y), (WIDTH - _RIGHT, y)], MUTED if points == 0 else _RULE, 2)
        canvas.text((_LEFT - 14, y), str(points), _TEXT, WHITE, anchor="rm")


def _marks(canvas: Canvas, scale: _Scale, number: int, line: Scores) -> None:
    ends = [(scale.x(place), scale.y(points)) for place, points in zip(scale.places, line.points, strict=True)]
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
    title = speaker.say(f"course-{course.unit}-alt", first=course.numbers[0], last=course.numbers[-1])

    def wording(most: int) -> str:
        said = [f"{line.name}: {'; '.join(_changes(course.numbers, line, most))}." for line in lines]
        return " ".join([title, *said])

    return fitting((wording(most) for most in (999, 40, 20, 10, 5, 1)), _LIMIT)


def _changes(numbers: Sequence[int], line: Scores, most: int) -> list[str]:
    ends = list(dict(zip(accumulate(numbers, max), line.points, strict=True)).items())
    steps = [end for at, end in enumerate(ends) if at == 0 or end[1] != ends[at - 1][1]]
    said = [f"{number}: {points}" for number, points in steps]
    return said if len(said) <= most else ["…", *said[-most:]]


@cache
def _table() -> Image.Image:
    grounds, texts = (TABLE, _RULE), (WHITE, MUTED, *_COLOURS)
    edges = (mix(ground, text, share) for ground, text in product(grounds, texts) for share in (0.25, 0.5, 0.75))
    return table_of((*grounds, *texts, *edges))
