"""One process at a time on a SQLite database: a lock beside the file, which ends with the process that holds it."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL

from bot.problems import DatabaseProblem

_SUFFIX = ".lock"


@contextmanager
def alone(url: URL) -> Iterator[None]:
    """Keep every other process that does the same off a SQLite database; a database server takes many.

    The lock is SQLite's own, on a small database beside the real one: it works wherever the real one does, and a
    process that is killed leaves none behind. The lock of ``filelock`` would not keep out an older version of the bot,
    and on Windows nobody could read from a locked file which process holds it.

    Raises:
        DatabaseProblem: another process is there; the message says which.
    """
    if url.get_backend_name() != "sqlite":
        yield
        return
    file = Path(url.database or "").resolve()
    lock = file.with_name(file.name + _SUFFIX)
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        # Without a patience of its own it is refused at once.
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as problem:
        raise DatabaseProblem(f"{lock} cannot be made ({problem}); set DATA_DIR to a folder of yours.") from problem
    with closing(connection):
        _take(connection, file, lock)
        yield


def _take(connection: sqlite3.Connection, file: Path, lock: Path) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE IF NOT EXISTS holder (host TEXT NOT NULL, process INTEGER NOT NULL)")
        connection.execute("DELETE FROM holder")
        connection.execute("INSERT INTO holder VALUES (?, ?)", (socket.gethostname(), os.getpid()))
        connection.execute("COMMIT")
        # Held until the connection is closed; whoever comes may read meanwhile whose it is.
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise DatabaseProblem(f"{lock} cannot be used ({problem}); check who owns it and its folder.") from problem
        raise DatabaseProblem(
            f"{_holder(connection)} already runs on {file}: stop it first, or give this one a database of its own "
            "with DATA_DIR or DATABASE_URL."
        ) from problem
    except sqlite3.DatabaseError as problem:
        raise DatabaseProblem(f"{lock} is not what the bot left there ({problem}); remove it.") from problem


def _holder(connection: sqlite3.Connection) -> str:
    try:
        host, process = connection.execute("SELECT host, process FROM holder").fetchone()
    except (sqlite3.Error, TypeError):
        # It is just writing its name down.
        return "Another process"
    return f"Process {process} on {host}"
