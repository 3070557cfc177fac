"""SQLite for asyncio with one visit to the connection's thread for each statement."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Self

import aiosqlite
from aiosqlite.context import contextmanager


class _Cursor(aiosqlite.Cursor):
    """A cursor that is made, runs its statement and reads all its rows in a single visit.

    aiosqlite's own visits the thread for each of the three and once more to be closed; a visit costs more than most
    statements.
    """

    def __init__(self, connection: Connection) -> None:
        self.iter_chunk_size = connection._iter_chunk_size
        self._conn: Connection = connection
        self._rows: deque[Any] = deque()

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        """Run a statement and read its rows."""
        given = () if parameters is None else parameters
        self._rows = await self._execute(self._run, sqlite3.Cursor.execute, sql, given)  # type: ignore[no-untyped-call]
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        """Run a statement once for each set of parameters."""
        await self._execute(self._run, sqlite3.Cursor.executemany, sql, parameters)  # type: ignore[no-untyped-call]
        return self

    async def fetchone(self) -> sqlite3.Row | None:
        """The next row; None after the last."""
        return self._rows.popleft() if self._rows else None

    async def fetchmany(self, size: int | None = None) -> list[sqlite3.Row]:
        """The next rows, at most ``size`` of them."""
        wanted = self.arraysize if size is None else size
        return [self._rows.popleft() for _ in range(min(wanted, len(self._rows)))]

    async def fetchall(self) -> list[sqlite3.Row]:
        """All rows that are left."""
        rows = list(self._rows)
        self._rows.clear()
        return rows

    async def close(self) -> None:
        """Let the rows go; the statement ended when they were read."""
        self._rows.clear()

    def _run(self, how: Callable[..., sqlite3.Cursor], sql: str, parameters: Any) -> deque[Any]:
        self._cursor = self._conn._conn.cursor()
        try:
            return deque(how(self._cursor, sql, parameters))
        except BaseException:
            # A statement that was not read or run to its end, as its pages are damaged, would hold its lock for ever.
            self._cursor.close()
            raise


class Connection(aiosqlite.Connection):
    """A connection whose thread is visited once for each statement, and not at all for what nobody waits for."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(connector, iter_chunk_size)
        self._begins = False
        self._begun = False
        # Each is counted by one thread alone: what the thread was asked to do, and what it did.
        self._asked = 0
        self._done = 0
        self._ending: int | None = None

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """A cursor that costs nothing before it executes a statement."""
        return _Cursor(self)

    def begin_to_read(self) -> None:
        """Begin a transaction that only reads, together with its first statement; SQLite looks at nothing before."""
        self._begins = True

    async def commit(self) -> None:
        """Commit the transaction."""
        self._begins = self._begun = False
        await super().commit()

    async def rollback(self) -> None:
        """Roll back the transaction, if there is one; the end of one that only read is not waited for.

        The connection's next statement comes after it all the same.
        """
        self._begins = False
        begun, self._begun = self._begun, False
        if self._ending == self._asked or (self._asked == self._done and not self.in_transaction):
            return
        if not begun:
            await super().rollback()
            return
        self._asked += 1
        self._ending = self._asked
        self._tx.put_nowait((None, partial(self._visited, False, self._conn.rollback)))

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        begins, self._begins = self._begins, False
        self._begun = self._begun or begins
        self._asked += 1
        return await super()._execute(self._visited, begins, fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    def _visited(self, begins: bool, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        try:
            if begins:
                self._conn.execute("BEGIN")
            return fn(*args, **kwargs)
        finally:
            self._done += 1


def connect(database: str, **options: Any) -> Connection:
    """A connection that is opened when it is awaited.

    Args:
        options: as :func:`sqlite3.connect` takes them.
    """
    connection = Connection(lambda: sqlite3.connect(database, **options), iter_chunk_size=64)
    # A connection that nobody closed must not keep the program from ending.
    connection._thread.daemon = True
    return connection
