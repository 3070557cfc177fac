"""What became of the windows of a match, by its log alone, and whom it waits for."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol

import msgspec

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.values import Seat
from bot.matches.model import entries
from bot.matches.model.position import Position, awaited, following
from bot.matches.rules.clock import deadlines
from tests.bot.games.suite.play import require

PASSES = ("Pass", "LetBe")


class Logged(Protocol):
    """An entry of a log, with what is kept beside it."""

    @property
    def seq(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def entry(self) -> str: ...
    @property
    def back_to(self) -> int | None: ...


class Ledger:
    """What became of every window, from the log alone.

    Attributes:
        windows: how many were closed.
    """

    def __init__(self, game: Doomtrooper) -> None:
        self.game = game
        self.windows = 0
        self._state: Any = None
        self._states: dict[int, Any] = {}
        self._line = 0
        self._answered: set[tuple[int, str]] = set()
        self._closed: set[tuple[int, str]] = set()

    def read(self, row: Logged) -> None:
        """Take an entry in."""
        entry = entries.entry_of(row.entry)
        before = _open(self.game, self._state)
        if row.back_to is not None:
            self._state = self._states[row.back_to]
            self._line = row.seq
        else:
            events = getattr(entry, "events", None)
            told = self.game.codec.events(bytes(events)) if events is not None else ()
            self._state = after_events(self.game, told, self._state)
        self._states[row.seq] = self._state
        after = _open(self.game, self._state)
        if isinstance(entry, entries.Moved):
            self._answer(entry, before, after)
        elif row.back_to is None:
            require(before == after or row.kind in ("opened", "conceded", "time-up"), f"{row.kind} moved a window")
        again = {(self._line, name) for name in after} & self._closed
        require(not again, f"asked again after it was closed: {again}")

    def ends_at(self, state: object) -> None:
        """The position is the one that the log tells."""
        require(self._state == state, "the log leads to another position")

    def _answer(
        self, entry: entries.Moved, before: dict[str, tuple[Seat, ...]], after: dict[str, tuple[Seat, ...]]
    ) -> None:
        name, _, seat = entry.prompt.rpartition(".")
        key = (self._line, entry.prompt)
        require(key not in self._answered, f"answered twice: {key}")
        self._answered.add(key)
        if name not in before:
            return
        require(before[name][0] == entry.seat == int(seat), f"out of turn: {entry.prompt} of {before[name]}")
        left = before[name][1:]
        passed = msgspec.json.decode(entry.command)["type"] in PASSES
        if passed and left:
            require(after.get(name) == left, f"{entry.prompt} passed: {left} were left, then {after}")
        else:
            require(name not in after, f"left open: {name}")
            self._closed.add((self._line, name))
            self.windows += 1


def _open(game: Doomtrooper, state: Any) -> dict[str, tuple[Seat, ...]]:
    """The windows that are open, with the seats that are still asked, in their order."""
    found: dict[str, tuple[Seat, ...]] = {}
    for prompt in () if state is None else game.prompts(state):
        if prompt.window:
            found[prompt.window] = (*found.get(prompt.window, ()), prompt.seat)
    return found


def check_awaited(position: Position, now: datetime) -> None:
    """Look whether a match that is played waits for just those whom it asks, and for nothing that is answered already.

    Raises:
        Breach: it waits for nobody, or for ever.
    """
    match, asked = position.match, awaited(position.game, position.state)
    waits = {wait.seat: set(wait.prompts) for wait in match.course.waits}
    ids = {seat: {position.question_id(each) for each in prompts} for seat, prompts in asked.items()}
    require(waits == ids, f"the match waits for {waits} and asks {ids}")
    require(any(not prompt.ahead for prompts in asked.values() for prompt in prompts), "nobody can answer")
    if match.course.stands:
        return
    require(deadlines.due(match) is not None, "no clock runs")
    declined = {(seat, prompt.id) for seat, prompts in asked.items() for prompt in prompts}
    taken = match.course.behind is not None or following(position, declined, now) is None
    require(taken, "an answer is given that nobody takes")
