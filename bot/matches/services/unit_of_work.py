"""The way whatever is kept is changed: decide, write in one transaction, and again while somebody else was faster.

A change of a match then wakes delivery and the scheduler.
"""

from __future__ import annotations

import asyncio
import inspect
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from datetime import datetime
from typing import Any, ClassVar, Concatenate, Generic, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import completed
from bot.games.values import Rejected
from bot.matches.model.clock import Clock
from bot.matches.model.match import Match
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines
from bot.matches.rules.log import Log
from bot.matches.services.clocks.lost_time import Heartbeat
from bot.matches.storage.errors import DamageProblem, storage_problems
from bot.matches.storage.log import StoredLog
from bot.matches.storage.outbox import Outbox
from bot.matches.storage.repository import Repository
from bot.matches.storage.write import Conflict
from bot.storage.queues import Bell

P = ParamSpec("P")
Case = TypeVar("Case", bound="Changing")
Answer = TypeVar("Answer")
Written = TypeVar("Written")
Result = TypeVar("Result")
Decision: TypeAlias = Callable[[Change], "Refused | Rejected | Result | Awaitable[Refused | Rejected | Result]"]

Beside: TypeAlias = Callable[[AsyncConnection, Change], Awaitable[None]]
"""Writes what belongs to a change in its transaction, after it; a :class:`Conflict` has all of it decided again."""

ATTEMPTS = 8
"""How often something is decided before it is given up because somebody else was faster each time."""


class Changing(Protocol):
    """A case in the making, of which nothing is kept before it is written."""

    @property
    def changed(self) -> bool:
        """Whether there is anything to write."""
        ...


async def attempted(attempt: Callable[[], Awaitable[Written]]) -> Written:
    """The outcome of an attempt that no :class:`Conflict` ends.

    Raises:
        Conflict: the last one of :data:`ATTEMPTS` ended in one, too.
    """
    for _ in range(ATTEMPTS - 1):
        try:
            return await attempt()
        except Conflict:
            continue
    return await attempt()


class Work(ABC, Generic[Case]):
    """Changes cases of one kind: each by one task at a time, and safely beside other processes.

    Args:
        steady: gives lost time back.

    Attributes:
        refusals: the classes of the answers by which a decision refuses; a refusal writes nothing.
    """

    refusals: ClassVar[tuple[type, ...]]

    def __init__(self, steady: Callable[[], Awaitable[None]]) -> None:
        self._steady = steady
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @abstractmethod
    async def is_behind(self, case: Case) -> bool:
        """Whether somebody else changed what a case is about since it was read."""

    async def steady(self) -> None:
        """Give lost time back before anything is decided by the clock."""
        with storage_problems():
            await self._steady()

    async def carry_out(self, key: Hashable, attempt: Callable[[], Awaitable[Written]]) -> Written:
        """Change what has a key, by attempts that begin with reading it; arguments as for :func:`attempted`.

        Raises:
            Conflict: somebody else was faster each time.
        """
        await self.steady()
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            return await attempted(attempt)

    async def settle(
        self,
        case: Case,
        decide: Callable[[Case], Answer | Awaitable[Answer]],
        write: Callable[[], Coroutine[None, None, Written]],
        *,
        always: bool = False,
    ) -> tuple[Answer, Written | None]:
        """Decide on a case and write it, unless that is refused or changes nothing.

        Args:
            write: writes the case; it is written even when the task that asked for it is cancelled.
            always: write it even where nothing of it changed.

        Returns:
            The answer, and what it came to; nothing where nothing was written.

        Raises:
            Conflict: the case is out of date, and so is what was decided on it.
        """
        found = decide(case)
        answer = await found if isinstance(found, Awaitable) else found
        if not isinstance(answer, self.refusals) and (always or case.changed):
            return answer, await completed(write())
        if await self.is_behind(case):
            raise Conflict
        return answer, None


class Alarm(Bell):
    """A bell that rings only for moments which the sleeping scheduler would miss.

    Attributes:
        asleep_until: when the scheduler wakes anyway; ``None`` while it is awake.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asleep_until: datetime | None = None

    def set(self, due: datetime | None) -> None:
        """Wake the scheduler by then, if it sleeps longer."""
        if due is not None and (self.asleep_until is None or due < self.asleep_until):
            self.ring()


class Done(NamedTuple, Generic[Result]):
    """A decision that was carried out: the position after it, the change that was written, and what was decided."""

    position: Position
    change: Change
    result: Result


class UnitOfWork(Work[Change]):
    """Changes matches.

    Attributes:
        repository: where matches are read and written.
        clock: where the time comes from.
    """

    refusals = (Refused, Rejected)

    def __init__(
        self, repository: Repository, clock: Clock, heartbeat: Heartbeat, outbox: Outbox, alarm: Alarm
    ) -> None:
        super().__init__(heartbeat.steady)
        self.repository = repository
        self.clock = clock
        self._outbox = outbox
        self._alarm = alarm

    async def change(
        self,
        match: int,
        decide: Decision[Result],
        *,
        interaction: int | None = None,
        beside: Beside | None = None,
    ) -> Done[Result] | Refused | Rejected:
        """Decide on a change and write it; decide again whenever another process was faster.

        Args:
            decide: changes the change, or refuses; a refusal writes nothing. It may read entries of the log, which
                never change.
            interaction: the click behind it, which does nothing the second time it comes.
            beside: what else is written with it, or not at all; written also where the match stays as it is.

        Raises:
            StorageProblem: the database cannot do it; nothing of the change is there.
        """
        with storage_problems():
            try:
                return await self.carry_out(match, lambda: self._attempt(match, decide, interaction, beside))
            except Conflict:
                return refused(Reason.BUSY)

    async def ask(
        self, match: int, decide: Decision[None], *, interaction: int | None = None, beside: Beside | None = None
    ) -> Position | Refused | Rejected:
        """Decide on a change that the game may reject; arguments as for :meth:`change`."""
        done = await self.change(match, decide, interaction=interaction, beside=beside)
        return done if isinstance(done, Refused | Rejected) else done.position

    async def do(self, match: int, decide: Decision[None], *, beside: Beside | None = None) -> Position | Refused:
        """Decide on a change that asks nothing of the game, which therefore cannot reject it."""
        done = await self.ask(match, decide, beside=beside)
        if isinstance(done, Rejected):
            raise RuntimeError(f"match {match}: a change that asks nothing of the game was rejected: {done}")
        return done

    def log(self, change: Change) -> Log:
        """The log of the match that a change is about."""
        return StoredLog(self.repository.database, change.match, change.game)

    def announce(self, match: Match) -> None:
        """Wake delivery, and the scheduler for the match's next deadline."""
        self._outbox.ring()
        self._alarm.set(deadlines.due(match))

    async def is_behind(self, case: Change) -> bool:
        """Whether another process changed the match since it was read."""
        return await self.repository.is_behind(case)

    async def _attempt(
        self, match: int, decide: Decision[Result], interaction: int | None, beside: Beside | None
    ) -> Done[Result] | Refused | Rejected:
        loaded = self.repository.at_hand(match) or await self.repository.loaded(match)
        if loaded is None:
            return refused(Reason.NO_MATCH)
        change = Change(loaded.position, loaded.secret, self.clock.now(), loaded.private)
        try:
            settled: tuple[Refused | Rejected | Result, Position | None] = await self.settle(
                change, decide, lambda: self._write(change, beside), always=beside is not None
            )
        except IntegrityError as problem:
            return await self._contradicted(change, interaction, problem)
        result, after = settled
        if isinstance(result, Refused | Rejected):
            used = interaction is not None and await self.repository.is_used(interaction)
            return refused(Reason.REPEATED) if used else result
        return Done(after or loaded.position, change, result)

    async def _write(self, change: Change, beside: Beside | None) -> Position:
        # Without a change of its own, the match is what is written beside it depends on.
        change.touched |= beside is not None
        position = await self.repository.write(change, beside)
        if change.notes:
            self._outbox.ring()
        self._alarm.set(deadlines.due(position.match))
        return position

    async def _contradicted(self, change: Change, interaction: int | None, problem: IntegrityError) -> Refused:
        if interaction is not None and await self.repository.is_used(interaction):
            return refused(Reason.REPEATED)
        if change.match.channel != change.before.channel or change.match.live > change.before.live:
            return refused(Reason.CHANNEL_TAKEN)
        if not await self.repository.is_behind(change):
            # No other process wrote, so it would fail for ever.
            raise DamageProblem(
                f"the database holds what contradicts match {change.match.id} ({problem.orig}); restore the last backup"
            ) from problem
        raise Conflict from problem


def decides(
    rule: Callable[Concatenate[Change, P], Refused | None],
) -> Callable[Concatenate[Any, int, P], Coroutine[Any, Any, Position | Refused]]:
    """A method of a service that carries a rule out in the match of a number; it asks nothing of the game."""

    async def method(self: Any, match: int, /, *args: P.args, **kwargs: P.kwargs) -> Position | Refused:
        work: UnitOfWork = self._work
        return await work.do(match, lambda change: rule(change, *args, **kwargs))

    _introduce(method, rule)
    return method


def asks(
    rule: Callable[Concatenate[Change, P], Refused | Rejected | None],
) -> Callable[Concatenate[Any, int, P], Coroutine[Any, Any, Position | Refused | Rejected]]:
    """A method as of :func:`decides`, where the game may reject it."""

    async def method(self: Any, match: int, /, *args: P.args, **kwargs: P.kwargs) -> Position | Refused | Rejected:
        work: UnitOfWork = self._work
        return await work.ask(match, lambda change: rule(change, *args, **kwargs))

    _introduce(method, rule)
    return method


def _introduce(method: Callable[..., object], rule: Callable[..., object]) -> None:
    """Give a method the docstring and the parameters of a rule, with a match's number in place of its change."""
    first, *others = inspect.signature(rule).parameters.values()
    named = [first.replace(name=name, annotation=inspect.Parameter.empty) for name in ("self", "match")]
    method.__doc__ = rule.__doc__
    vars(method)["__signature__"] = inspect.Signature([*named, *others])
