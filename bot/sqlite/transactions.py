"""Transactions of SQLite in one visit to a thread of their own; those that wait at the same time share a commit.

To await a statement costs a visit to a thread and a greenlet, several times what SQLite needs for it. Work that
awaits nothing but its connection is run in the thread as a whole instead.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, Generic, NamedTuple, Self, TypeAlias, TypeVar, cast

from sqlalchemy import URL, Connection, CursorResult, Executable, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.problems import BusyProblem

Result = TypeVar("Result")
Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Result]]
"""Reads and writes in a transaction; it awaits nothing but the connection."""

TOGETHER = 64
"""So many pieces of work share a commit at most."""


class _Cursor(sqlite3.Cursor):
    """A cursor that reads all rows of a statement at once.

    A statement that was not run to its end, as its pages are damaged, would hold its lock for ever.
    """

    def execute(self, sql: str, parameters: Any = (), /) -> Self:
        """Run a statement and read its rows."""
        try:
            super().execute(sql, parameters)
            self._rows = deque(super().fetchall())
        except BaseException:
            self.close()
            raise
        return self

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        return self._rows.popleft() if self._rows else None

    def fetchmany(self, size: int | None = 1) -> list[Any]:
        """The next rows, at most ``size`` of them."""
        return [self._rows.popleft() for _ in range(min(size or 1, len(self._rows)))]

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        rows, self._rows = list(self._rows), deque()
        return rows


class _Driven(sqlite3.Connection):
    """A connection whose cursors read all rows of a statement at once."""

    def cursor(self, factory: Any = None) -> Any:
        """A cursor."""
        return super().cursor(factory or _Cursor)


class _InThread:
    """A connection for work that runs in its thread: every result is there at once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        """Run a statement, as :meth:`AsyncConnection.execute` does."""
        return self._connection.execute(statement, parameters)


class _Asked(NamedTuple):
    """Work that waits for its transaction, and the future that gets its result or its exception."""

    work: Work[Any]
    told: asyncio.Future[Any]


class _Done(NamedTuple, Generic[Result]):
    result: Result


class Transactions:
    """Transactions on a file of SQLite, each in one visit to a thread; their connections are kept and closed here.

    Args:
        begin: the statement that each begins with.
        set_up: makes a new connection ready.
        threads: how many there are.
    """

    def __init__(self, url: URL, begin: str, set_up: Callable[[Any], None], threads: int = 1) -> None:
        self._count = threads
        self._threads = self._fresh()
        self._idle: list[Connection] = []
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=NullPool,
            pool_reset_on_return=None,
            connect_args={"factory": _Driven, "check_same_thread": False},
            hide_parameters=True,
        )

        @event.listens_for(self._engine, "connect")
        def connect(connection: Any, _record: object) -> None:
            set_up(connection)

        @event.listens_for(self._engine, "begin")
        def begins(connection: Connection) -> None:
            _driven(connection).execute(begin)

    async def read(self, work: Work[Result]) -> Result:
        """Run work that writes nothing, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def _read(self, work: Work[Result]) -> Result:
        with self._transaction() as connection:
            return _result(work, connection)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on a connection that nobody uses, committed at the end of the block unless it raises."""
        # To get a connection from a pool of SQLAlchemy and give it back costs as much as a statement.
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = self._engine.connect()
        try:
            with connection.begin():
                yield connection
        finally:
            # SQLAlchemy takes a transaction to be over whose commit failed; SQLite may not.
            driven = _driven(connection)
            if driven.in_transaction:
                driven.rollback()
            self._idle.append(connection)

    async def close(self) -> None:
        """Close the connections, once nothing is done on them; what is asked later opens others."""
        threads, self._threads = self._threads, self._fresh()
        # The program closes its database last, when the loop's own threads have ended.
        with ThreadPoolExecutor(1) as closing:
            await completed(asyncio.get_running_loop().run_in_executor(closing, self._ended, threads))

    def _ended(self, threads: ThreadPoolExecutor) -> None:
        threads.shutdown()
        while self._idle:
            self._idle.pop().close()

    def _fresh(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._count, "transactions")


class Writer(Transactions):
    """The one writer of a file; work that waits for it at the same time is committed together.

    Args:
        patience: seconds to wait for one's turn.
    """

    def __init__(self, url: URL, begin: str, set_up: Callable[[Any], None], patience: float) -> None:
        super().__init__(url, begin, set_up)
        self._patience = patience
        self._turn = asyncio.Lock()
        self._waiting: list[_Asked] = []
        self._running: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The time in which nobody else writes; for who writes by another connection.

        Raises:
            BusyProblem: others wrote for too long.
        """
        try:
            async with asyncio.timeout(self._patience):
                await self._turn.acquire()
        except TimeoutError as problem:
            raise BusyProblem("too many wait for the database: try again in a moment") from problem
        try:
            yield
        finally:
            self._turn.release()

    async def write(self, work: Work[Result]) -> Result:
        """Run work in a transaction, committed with other work that waits at the same time, and return its result.

        What work raises undoes that work alone. Each caller gets its result after the commit, and one that is
        cancelled waits for it.
        """
        asked = _Asked(work, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._running is None:
            self._start()
        result: Result = await completed(asked.told)
        return result

    def _start(self) -> None:
        self._running = asyncio.create_task(self._run(), name="transactions")
        self._running.add_done_callback(self._ran)

    async def _run(self) -> None:
        """Do all that waits, and what comes in meanwhile."""
        while self._waiting:
            async with self.turn():
                await self._commit()

    def _ran(self, running: asyncio.Task[None]) -> None:
        """Leave nobody waiting. A task that is cancelled, as all are when the loop ends, may never have begun."""
        self._running = None
        cancelled = running.cancelled()
        problem = None if cancelled else running.exception()
        if not cancelled and problem is None:
            if self._waiting:
                self._start()
            return
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if problem is None:
                each.told.cancel()
            else:
                each.told.set_exception(problem)

    async def _commit(self) -> None:
        """Do the next pieces of work in one transaction, and tell each its end, even when this is cancelled."""
        together = self._waiting[:TOGETHER]
        works = [each.work for each in together]
        written = asyncio.get_running_loop().run_in_executor(self._threads, self._written, works)
        del self._waiting[:TOGETHER]
        written.add_done_callback(partial(_tell, together))
        with suppress(Exception):
            await completed(written)

    def _written(self, works: list[Work[Any]]) -> list[_Done[Any] | BaseException]:
        with self._transaction() as connection:
            if len(works) == 1:
                return [_Done(_result(works[0], connection))]
            return [_end(work, connection) for work in works]


def _tell(together: list[_Asked], written: asyncio.Future[list[_Done[Any] | BaseException]]) -> None:
    problem = written.exception()
    ends = written.result() if problem is None else [problem] * len(together)
    for each, end in zip(together, ends, strict=True):
        if isinstance(end, _Done):
            each.told.set_result(end.result)
        else:
            each.told.set_exception(end)


def _end(work: Work[Any], connection: Connection) -> _Done[Any] | BaseException:
    """How work ends that is undone by itself when it raises."""
    driven = _driven(connection)
    driven.execute("SAVEPOINT apart")
    try:
        result = _result(work, connection)
    except Exception as problem:
        if not driven.in_transaction:
            # SQLite has given up all that was done: there is no room, or the disk failed.
            raise
        driven.execute("ROLLBACK TO apart")
        return problem
    driven.execute("RELEASE apart")
    return _Done(result)


def _driven(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, which SQLAlchemy adds nothing to where a statement is only words."""
    driven: Any = connection.connection.driver_connection
    return cast("sqlite3.Connection", driven)


def _result(work: Work[Result], connection: Connection) -> Result:
    steps = work(cast("AsyncConnection", _InThread(connection))).__await__()
    try:
        next(steps)
    except StopIteration as end:
        result: Result = end.value
        return result
    steps.close()
    raise RuntimeError("in a transaction nothing but its connection may be awaited")


async def completed(work: Awaitable[Result]) -> Result:
    """The result of work that is done in a task of its own and waited for, even by a task that is cancelled.

    Raises:
        asyncio.CancelledError: the task was cancelled while it waited; the work is done all the same.
    """
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as problem:
            cancelled = problem
    if cancelled is not None:
        # Nobody is left to be told of its exception.
        if not task.cancelled():
            task.exception()
        raise cancelled
    return task.result()
