"""Processes that play until they are killed, and the reports they leave."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from tests.bot.chaos.killing import say
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.marathon import Marathon

GAMES = Registry([Playable("marathon", lambda _: Marathon()), TOY, ZLOBA, DOOMTROOPER])


@dataclass
class Seen:
    """The reports of all processes so far.

    Attributes:
        acknowledged: by click, the match, entry and hash.
        unanswered: by match, the click that nobody answered.
        heads: by match and entry, the hash of what was done without a click; done: how often.
        shown: by match, the numbers of parcels in the order in which they were first shown.
        kept: by match, how often what seats keep to themselves had changed; keeping: how often that was said.
        ruled: by dispute and number of the verdict, its entry.
        appealed: the disputes with an appeal.
        rounds: how many processes there were; matches, windows, verdicts, undone, reopened, appeals: how many there
            were in the end.
    """

    acknowledged: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    unanswered: dict[int, int] = field(default_factory=dict)
    clicks: int = 0
    repeated: int = 0
    heads: dict[tuple[int, int], str] = field(default_factory=dict)
    done: int = 0
    shown: dict[int, list[int]] = field(default_factory=dict)
    shown_again: int = 0
    kept: dict[int, int] = field(default_factory=dict)
    keeping: int = 0
    ruled: dict[tuple[int, int], int] = field(default_factory=dict)
    appealed: set[int] = field(default_factory=set)
    rounds: int = 0
    matches: int = 0
    windows: int = 0
    verdicts: int = 0
    undone: int = 0
    reopened: int = 0
    appeals: int = 0

    def take(self, said: bytes) -> None:
        """Read a process's last words; a line it could not finish was not said."""
        self.rounds += 1
        for line in said.decode().splitlines(keepends=True):
            if line.endswith("\n"):
                self.hear(*line.split())

    def hear(self, kind: str, *values: str) -> None:
        """Take note of one thing that was said."""
        numbers = [int(value) for value in values if value.isdecimal()]
        match kind:
            case "click":
                self.unanswered[numbers[0]] = numbers[1]
                self.clicks = max(self.clicks, numbers[1])
            case "done":
                self.unanswered.pop(numbers[0], None)
                self.acknowledged[numbers[1]] = (numbers[0], numbers[2], values[3])
            case "repeated":
                self.unanswered.pop(numbers[0], None)
                self.repeated += 1
            case "did":
                self.done += 1
                self.heads[numbers[0], numbers[1]] = values[2]
            case "shown":
                known = self.shown.setdefault(numbers[0], [])
                self.shown_again += numbers[1] in known
                known += [numbers[1]] * (numbers[1] not in known)
            case "kept":
                self.kept[numbers[0]] = max(numbers[1], self.kept.get(numbers[0], 0))
                self.keeping += 1
            case "ruled":
                self.ruled[numbers[0], numbers[1]] = numbers[2]
            case "appealed":
                self.appealed.add(numbers[0])


@dataclass
class Process:
    """A process until it is killed.

    Attributes:
        out: where it says what it has done.
    """

    database: Database
    service: MatchService
    seen: Seen
    out: int

    @cached_property
    def clicks(self) -> Iterator[int]:
        """Clicks that no process has made."""
        return itertools.count(self.seen.clicks + 1)

    def say(self, *words: object) -> None:
        """Report something."""
        say(self.out, " ".join(map(str, words)))

    def did(self, done: object) -> None:
        """Report something that was done without a click, unless it was refused."""
        if isinstance(done, Position):
            self.say("did", done.match.id, done.match.seq, done.match.head)


async def _nothing(*_: object) -> None:
    """Prepares nothing, or looks at nothing."""


@dataclass(frozen=True)
class Play:
    """Something that is played by processes that are killed.

    Attributes:
        works: what goes on in one of them at the same time.
        prepare: opens what they play.
        check: looks whether all is as it should be, beside the logs; the last argument says whether it is the end.
        acts: that a process acknowledges at the most before it is killed.
        tells: its process tells what happens as well, and keeps the clocks.
    """

    works: Callable[[Process], Sequence[Awaitable[object]]]
    prepare: Callable[[MatchService], Awaitable[None]] = _nothing
    check: Callable[[Database, MatchService, Seen, bool], Awaitable[None]] = _nothing
    acts: int = 24
    tells: bool = True
