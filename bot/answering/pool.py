"""Processes that answer questions, each with an oracle of its own on the same index."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from bot.answering.frames import Answered, Asked, Laid, framed, received
from bot.answering.origin import Origin, OriginGone
from bot.answering.threads import InThreads
from bot.problems import BusyProblem
from rules_index import Oracle

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which a process that has not answered is ended: new notes of a server may take it some of them."""
_TRIES = 2


class _Died(Exception):
    """The process ended before it answered."""


class _Worker:
    """One of the processes, which works on one thing at a time."""

    def __init__(self, pid: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pid = pid
        self._reader = reader
        self._writer = writer
        self._laid: dict[int, int] = {}
        """By server the revision of the notes that it has."""

    async def answers(self, oracle: Oracle, work: Callable[..., Any], args: Any, kwargs: Any) -> Answered:
        guild, language = oracle.asked_from
        laid = None
        if guild is not None and (known := oracle.notes_laid(guild)) is not None:
            revision, notes = known
            if self._laid.get(guild) != revision:
                laid = Laid(guild, notes, revision)
        sent = framed(Asked(work, guild, language, laid, args, kwargs))
        try:
            async with asyncio.timeout(PATIENCE):
                self._writer.write(sent)
                await self._writer.drain()
                answered = await received(self._reader)
        except TimeoutError:
            # It is an error of the operating system by its kind, and none by its cause.
            raise
        except (EOFError, OSError) as gone:
            raise _Died from gone
        if laid is not None:
            self._laid[laid.guild] = laid.revision
        return cast("Answered", answered)

    def close(self) -> None:
        self._writer.close()
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)


class Pool:
    """Has questions worked on by several processes at once, in the order in which they came.

    A process that dies is replaced, and what it worked on is given to another, once. Where none can be forked any more,
    threads of this process do the work.
    """

    def __init__(self, origin: Origin, workers: int) -> None:
        self._origin = origin
        self._workers = workers
        self._free: deque[_Worker] = deque()
        self._alive: set[_Worker] = set()
        self._waiting: deque[asyncio.Future[_Worker]] = deque()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._forking = asyncio.Lock()
        self._has_ended = False

    @classmethod
    @asynccontextmanager
    async def opened(cls, origin: Origin, index: Path, workers: int) -> AsyncIterator[Pool]:
        """A pool that loads the index at this path while the block already runs; what comes before waits for that."""
        pool = cls(origin, workers)
        pool._begin(pool._filled(index))
        try:
            yield pool
        finally:
            await pool._close()

    @property
    def processes(self) -> int:
        """How many processes there are, or will be in a moment."""
        return self._workers

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that answer."""
        return sorted(each.pid for each in self._alive)

    async def of(
        self, oracle: Oracle, work: Callable[Concatenate[Oracle, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """As :meth:`bot.answering.threads.Answering.of`."""
        if type(oracle) is not Oracle:
            # What it knows beside the index and the notes is known in this process alone.
            return await InThreads().of(oracle, work, *args, **kwargs)
        # A worker has to be heard out, even if nobody waits for the answer any more.
        answered = await asyncio.shield(self._begin(self._answer(oracle, work, args, kwargs)))
        if answered is None:
            return await InThreads().of(oracle, work, *args, **kwargs)
        if answered.problem is not None:
            raise answered.problem
        return cast("T", answered.value)

    def _begin(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # The caller may be gone, and then nobody else takes the exception.
            task.exception()

    async def _answer(self, oracle: Oracle, work: Callable[..., Any], args: Any, kwargs: Any) -> Answered | None:
        """The result of some work; ``None`` where threads are to do it."""
        for _ in range(_TRIES):
            if self._has_ended:
                return None
            worker = await self._next()
            if worker is None:
                return None
            try:
                answered = await worker.answers(oracle, work, args, kwargs)
            except (_Died, TimeoutError) as gone:
                _log.warning("A process that answers questions %s; another takes its place", _said(gone))
                self._lose(worker)
                self._begin(self._grow())
            except Exception as problem:
                # It cannot be copied, and nothing was sent.
                self._give_back(worker)
                return Answered(problem=problem)
            else:
                self._give_back(worker)
                return answered
        raise BusyProblem("a question ended the process that was to answer it: ask it in other words")

    async def _next(self) -> _Worker | None:
        if self._free:
            return self._free.popleft()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            return await turn
        except OriginGone:
            return None

    def _give_back(self, worker: _Worker) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def _lose(self, worker: _Worker) -> None:
        self._alive.discard(worker)
        worker.close()

    async def _filled(self, index: Path) -> None:
        try:
            await self._origin.begin(index)
        except OriginGone as problem:
            self._give_up(problem)
            return
        for _ in range(self._workers):
            await self._grow()

    async def _grow(self) -> None:
        """Have one process more; where that cannot be and none is left, threads do the work from now on."""
        async with self._forking:
            try:
                worker = _Worker(*await self._origin.worker())
            except OriginGone as problem:
                if not self._alive:
                    self._give_up(problem)
                return
        self._alive.add(worker)
        self._give_back(worker)

    def _give_up(self, problem: OriginGone) -> None:
        _log.warning("No process can be had that answers questions; the bot answers them itself: %s", problem)
        self._has_ended = True
        waiting, self._waiting = self._waiting, deque()
        for turn in waiting:
            if not turn.done():
                turn.set_exception(OriginGone())

    async def _close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        for worker in list(self._alive):
            self._lose(worker)
        self._free.clear()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._origin.close()


def _said(gone: Exception) -> str:
    return "did not answer in time" if isinstance(gone, TimeoutError) else "has died"
