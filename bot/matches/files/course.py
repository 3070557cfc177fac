"""The course of a match: its chapters as everybody saw them at their ends, and its scores from entry to entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame, after_events
from bot.games.values import SPECTATOR, Line, Progress
from bot.matches.model import entries
from bot.matches.model.entries import Entry


class Moment(Struct, frozen=True):
    """The end of a chapter of a match, as a spectator saw it.

    Attributes:
        first, last: the entries of the log that the chapter begins and ends with.
        at: when it ended.
        view: the game's own, for a spectator.
        heading: how far the match had come.
        lines: what happened in it, one paragraph each.
    """

    first: int
    last: int
    at: datetime
    view: Struct
    heading: Line | None
    lines: tuple[Line, ...]


class Score(Struct, frozen=True):
    """The points after an entry, which belong to where the match was when it was made.

    What ends a round is scored for that round, although the position after it lies in the next one.

    Attributes:
        points: of each seat, in the order of the seats; none in a game without.
        progress: before the entry; ``None`` in a game that counts neither rounds nor turns.
    """

    seq: int
    points: tuple[int, ...]
    progress: Progress | None


class _Step(Struct, frozen=True):
    seq: int
    entry: Entry
    state: Any
    chapter: str


def course_of(game: AnyGame, log: Sequence[Entry], reasons: Sequence[str | None] = ()) -> list[Moment]:
    """The chapters of a match from its opening to its last entry, without what was taken back.

    Args:
        log: all entries, the first one first.
        reasons: what is kept beside each of them to say why.
    """
    steps = _steps(game, log)
    groups = groupby(steps, lambda step: step.chapter or str(step.seq))
    return [_moment(game, tuple(group), reasons) for _, group in groups]


def scores_of(game: AnyGame, log: Sequence[Entry]) -> list[Score]:
    """The points of a match after each entry from its opening to its last one, without what was taken back."""
    found: list[Score] = []
    before: Progress | None = None
    for step in _steps(game, log):
        now = game.progress(step.state)
        # Nothing is counted before the opening.
        found.append(Score(step.seq, game.points(step.state), before if found else now and replace(now, number=0)))
        before = now
    return found


def standing(log: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that led to the last position: none that was taken back, nor what took it back."""
    found, seq = [], len(log)
    while seq > 0:
        entry = log[seq - 1]
        if isinstance(entry, entries.Rewound | entries.Reopened):
            seq = min(entry.to, seq - 1)
            continue
        found.append(seq)
        seq -= 1
    return found[::-1]


def _steps(game: AnyGame, log: Sequence[Entry]) -> Iterable[_Step]:
    state = None
    for seq in standing(log):
        entry = log[seq - 1]
        state = after_events(game, entries.events_of(game, entry), state)
        yield _Step(seq, entry, state, game.chapter(state))


def _moment(game: AnyGame, steps: tuple[_Step, ...], reasons: Sequence[str | None]) -> Moment:
    last = steps[-1]
    told = (
        entries.logged(game, step.seq, step.entry, SPECTATOR, reasons[step.seq - 1] if reasons else None).lines
        for step in steps
    )
    return Moment(
        first=steps[0].seq,
        last=last.seq,
        at=last.entry.at,
        view=game.view(last.state, SPECTATOR),
        heading=game.heading(last.state),
        lines=tuple(line for lines in told for line in lines),
    )
