"""The bot's database: one writer, many readers, brought up to date when it is opened."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVarTuple

from sqlalchemy import URL, Connection, DateTime, Dialect, MetaData, Row, Select, event, make_url
from sqlalchemy import Table as Columns
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.types import TypeDecorator
from sqlalchemy.util import await_only
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.problems import BusyProblem as BusyProblem
from bot.problems import DatabaseProblem as DatabaseProblem
from bot.problems import SilentProblem as SilentProblem
from bot.problems import StorageProblem as StorageProblem
from bot.schema import upgrade
from bot.sqlite import driver
from bot.sqlite.transactions import Result as Result
from bot.sqlite.transactions import Transactions, Writer
from bot.sqlite.transactions import Work as Work
from bot.sqlite.transactions import completed as completed

# Who waits longer than this for a connection would miss the three seconds Discord gives an answer.
QUEUE = 2.5
"""Seconds somebody waits for a connection while others use them all."""
_BUSY_MILLISECONDS = 2000
_SWITCHING = 0.02
# A deferred transaction that reads before it writes can fail or overwrite what another wrote in between.
_WRITES, _READS = "BEGIN IMMEDIATE", "BEGIN"
# Threads that read: a match that is played again for one of them keeps nobody else waiting.
_READERS = 4
SYNCHRONOUS = "FULL"  # what SQLite has committed is there after the power failed
# A server that does not answer for so many seconds hangs; statements that upgrade the schema may take longer.
CONNECTING = 2.5
"""Seconds in which a database server must take a connection, or show that one it took is still there."""
SILENCE = 3.0
"""Seconds for which nobody asks a database server again that did not answer; then one does, for all."""
_STATEMENT = 10.0
Found = TypeVarTuple("Found")


class Table(SQLModel):
    """The base of the bot's tables, which share no metadata with the tables of the index."""

    metadata = MetaData()


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite keeps no zone and would give it back without one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """What is stored: the moment in UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """What is read: the moment with its zone."""
        return None if value is None else value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# What the drivers say, by a part of it, and what it means.
_MEANINGS = (
    ("database or disk is full", "there is no room left on the disk: make room, then try again"),
    ("No space left", "there is no room left on the server's disk: make room, then try again"),
    ("could not extend file", "there is no room left on the server's disk: make room, then try again"),
    ("readonly database", "the database may not be written to: check who owns its file and folder"),
    ("read-only", "the database may only be read: check the server, or the user in DATABASE_URL"),
    ("malformed", "the database is damaged: stop the bot and restore the last backup"),
    ("Could not decode to UTF-8", "the database is damaged: stop the bot and restore the last backup"),
    ("not a database", "the database is damaged: stop the bot and restore the last backup"),
    ("disk I/O error", "the disk failed: check it, and have a backup at hand"),
    ("unable to open database file", "the database's file cannot be opened: check its folder and its owner"),
)


@contextmanager
def database_problems() -> Iterator[None]:
    """Turn what the database raises into a :class:`StorageProblem`.

    A broken constraint passes through: only the caller knows what it means.
    """
    try:
        yield
    except IntegrityError:
        raise
    except PoolTimeout as problem:
        raise BusyProblem("too many wait for the database: try again in a moment") from problem
    except TimeoutError as problem:
        raise SilentProblem from problem
    except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
        cause = str(problem.orig if isinstance(problem, DBAPIError) else problem)
        if "database is locked" in cause:
            raise BusyProblem("another program holds the database: end it, or wait, then try again") from problem
        meaning = next((meaning for part, meaning in _MEANINGS if part.lower() in cause.lower()), None)
        raise StorageProblem(meaning or f"the database cannot do it ({cause}); check DATABASE_URL") from problem
    except UnicodeDecodeError as problem:
        raise StorageProblem(f"{problem}; stop the bot and restore the last backup") from problem


class Database:
    """Sessions on one database; on SQLite every write goes through a single connection."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self._silent = False
        self._asked_again = 0.0
        self._writes: Writer | None = None
        self._reads: Transactions | None = None
        if writer.dialect.name == "sqlite":
            self._writes = Writer(writer.url, _WRITES, partial(_set_up, writes=True), QUEUE)
            self._reads = Transactions(reader.url, _READS, partial(_set_up, writes=False), _READERS)

    @classmethod
    async def open(cls, url: str | URL) -> Self:
        """Connect and upgrade the schema to this version's.

        Raises:
            DatabaseProblem: it cannot be reached, is damaged, or belongs to a newer version of the bot.
        """
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            await asyncio.to_thread(_make_room, parsed)
        database = cls.unopened(parsed)
        try:
            await database._upgrade(parsed)
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    def unopened(cls, url: str | URL) -> Self:
        """A database that is neither connected to nor upgraded before something is asked of it."""
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            return cls(_sqlite(parsed, writes=True), _sqlite(parsed, writes=False))
        engine = _server(parsed)
        # Readers see one moment of the data, however many statements they look at it with.
        return cls(engine, engine.execution_options(isolation_level="REPEATABLE READ"))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session in one transaction: committed at the end of the block, rolled back when the block raises.

        Raises:
            StorageProblem: there is no connection to be had, or the database cannot do what is asked in the block.
        """
        alone = nullcontext() if self._writes is None else self._writes.turn()
        async with alone, self._session(self._writer) as session:
            yield session
            # A transaction whose end is interrupted leaves its connection as nobody knows it.
            await completed(session.commit())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads and sees one moment of the data.

        Raises:
            StorageProblem: there is no connection to be had, or the database cannot do what is asked in the block.
        """
        async with self._session(self._reader) as session:
            yield session

    async def write(self, work: Work[Result]) -> Result:
        """Run work in a transaction, committed unless the work raises, and return its result.

        The work awaits nothing but its connection. On SQLite it costs one visit to the thread of the connection, and a
        commit that others may share.

        Raises:
            StorageProblem: as for :meth:`writing`.
        """
        if self._writes is None:
            async with self.writing() as session:
                return await work(await session.connection())
        return await _told(self._writes.write(work))

    async def read(self, work: Work[Result]) -> Result:
        """Run work that only reads and awaits nothing but its connection, on one moment of the data; return its result.

        Raises:
            StorageProblem: as for :meth:`reading`.
        """
        if self._reads is None:
            async with self.reading() as session:
                return await work(await session.connection())
        return await _told(self._reads.read(work))

    async def rows(self, asked: Select[*Found], values: Mapping[str, object] | None = None) -> Sequence[Row[*Found]]:
        """The rows that a statement finds, as :meth:`read` reads them."""

        async def found(connection: AsyncConnection) -> Sequence[Row[*Found]]:
            return (await connection.execute(asked, values)).all()

        return await self.read(found)

    async def journal(self) -> str | None:
        """How a SQLite database keeps its log: ``wal`` as was asked for, or what its file system takes instead.

        ``None`` for a database server.
        """
        async with self._session(self._reader) as session:
            connection = await session.connection()
            if connection.dialect.name != "sqlite":
                return None
            mode: str = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
            return mode

    async def close(self) -> None:
        """Close every connection."""
        for each in (self._reads, self._writes):
            if each is not None:
                await each.close()
        await self._reader.dispose()
        await self._writer.dispose()

    @asynccontextmanager
    async def _session(self, engine: AsyncEngine) -> AsyncIterator[AsyncSession]:
        if self._silent:
            if time.monotonic() < self._asked_again:
                raise SilentProblem
            self._fell_silent()
        connection = engine.connect()
        try:
            await _connect(connection, is_server=engine.dialect.name != "sqlite")
        except (TimeoutError, SilentProblem) as problem:
            self._fell_silent()
            raise SilentProblem from problem
        self._silent = False
        session = _Session(connection)
        try:
            yield session
        except (TimeoutError, SilentProblem) as problem:
            self._fell_silent()
            # Its end would have to be told to a server that does not listen.
            await connection.invalidate()
            raise SilentProblem from problem
        except SQLAlchemyError:
            with database_problems():
                raise
        finally:
            await completed(session.close())

    def _fell_silent(self) -> None:
        self._silent, self._asked_again = True, time.monotonic() + SILENCE

    async def _upgrade(self, url: URL) -> None:
        is_server = url.get_backend_name() != "sqlite"
        engine = _server(url, statement=None) if is_server else self._writer
        try:
            await upgrade(engine)
        finally:
            if is_server:
                await engine.dispose()


class _Session(AsyncSession):
    """A session on a connection of its own, which reads and writes objects only once somebody asks it to.

    Most look at columns by the connection alone, and what a session needs for objects costs as much as two statements.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._own = connection

    def __getattr__(self, name: str) -> Any:
        if "sync_session" in vars(self):
            raise AttributeError(name)
        super().__init__(self._own, expire_on_commit=False)
        return getattr(self, name)

    async def connection(self, *_: Any, **__: Any) -> AsyncConnection:
        """The connection, in its transaction from the first statement on."""
        return self._own

    async def commit(self) -> None:
        """Write everything, and end the transaction."""
        if "sync_session" in vars(self):
            await self.flush()
        await self._own.commit()

    async def close(self) -> None:
        """End the transaction, and give the connection back."""
        if "sync_session" in vars(self):
            await super().close()
        await self._own.close()


async def _told(done: Awaitable[Result]) -> Result:
    """The result, with whatever SQLAlchemy or SQLite raises turned into a :class:`StorageProblem`."""
    try:
        return await done
    except (SQLAlchemyError, sqlite3.Error):
        with database_problems():
            raise


async def _connect(connection: AsyncConnection, *, is_server: bool) -> None:
    with database_problems():
        # Pinging a connection from the pool has no limit of its own.
        async with asyncio.timeout(QUEUE + CONNECTING if is_server else None):
            await connection.start()


def columns_of(table: type[Table]) -> Columns:
    """The columns of a table, for statements that look at them without making objects of rows."""
    return Table.metadata.tables[str(table.__tablename__)]


def _make_room(url: URL) -> None:
    try:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise DatabaseProblem(f"The database's folder cannot be made ({problem}); set DATA_DIR.") from problem


def _sqlite(url: URL, *, writes: bool) -> AsyncEngine:
    # More writers than one would only meet in SQLITE_BUSY; queueing in the pool is fair and has a longer patience.
    engine = create_async_engine(
        url,
        connect_args={"async_creator_fn": driver.connect},
        pool_size=1 if writes else 4,
        max_overflow=0,
        pool_timeout=QUEUE,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        _set_up(connection, writes=writes)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if writes:
            connection.exec_driver_sql(_WRITES)
        else:
            driven: Any = connection.connection.driver_connection
            driven.begin_to_read()

    return engine


def _set_up(connection: Any, *, writes: bool) -> None:
    """Make a new connection to SQLite ready."""
    # The driver would open transactions by itself, and too late; hooks do it instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    _write_ahead(cursor)
    for setting in (f"synchronous = {SYNCHRONOUS}", "foreign_keys = ON", f"query_only = {int(not writes)}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Let those who read go on while somebody writes.

    A database that another process is writing for the first time cannot be switched, and SQLite does not wait for it.
    """
    until = time.monotonic() + _BUSY_MILLISECONDS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            await_only(asyncio.sleep(_SWITCHING))
        else:
            return


def _server(url: URL, statement: float | None = _STATEMENT) -> AsyncEngine:
    patience = {"timeout": CONNECTING, "command_timeout": statement}
    try:
        return create_async_engine(
            url, pool_pre_ping=True, pool_timeout=QUEUE, connect_args=patience, hide_parameters=True
        )
    except ImportError as problem:
        raise DatabaseProblem(
            "PostgreSQL needs its driver: install the bot with the extra 'postgres' (pip install '.[postgres]')."
        ) from problem
