"""The database: whether it can be read, how old its schema is, what it lies on. Nothing is written to it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import text

from bot.database import Database, DatabaseProblem, database_problems
from bot.doctor.filesystems import network_disk
from bot.doctor.finding import Finding, note, ok, wrong
from bot.schema import schema_revisions
from bot.settings import Settings

_SUBJECT = "database"
_REVISION = "SELECT version_num FROM alembic_version"
_VERSION, _WAL = 18, 2
"""Where a database says in which way it is written, and the way with a WAL: https://www.sqlite.org/fileformat.html"""
_WITHOUT_WAL = (
    "SQLite refuses it a WAL on this file system, and those who read and those who write keep each other waiting: "
    "move it to a disk of this machine with DATA_DIR or DATABASE_URL"
)
_HAS_TABLES = "SELECT to_regclass('alembic_version') IS NOT NULL"


async def database(settings: Settings) -> Finding:
    """Whether the bot can use its database."""
    shown = settings.database.render_as_string(hide_password=True)
    try:
        if settings.database.get_backend_name() == "sqlite":
            revision = await asyncio.to_thread(_of_file, Path(settings.database.database or ""))
        else:
            revision = await _of_server(settings)
    except FileNotFoundError:
        return note(_SUBJECT, f"{shown} is not there: it is made at the first start")
    except (DatabaseProblem, sqlite3.Error) as problem:
        return wrong(_SUBJECT, f"{shown}: {problem}")
    return _judged(shown, revision)


def _judged(shown: str, revision: str | None) -> Finding:
    newest, *older = schema_revisions()
    if revision is None:
        return note(_SUBJECT, f"{shown} is empty: its tables are made at the first start")
    if revision == newest:
        return ok(_SUBJECT, f"{shown}, schema {revision}")
    if revision in older:
        return note(_SUBJECT, f"{shown}, schema {revision}: the next start brings it to {newest}; make a backup before")
    return wrong(
        _SUBJECT,
        f"{shown} has the schema {revision}, which this version does not know: upgrade the bot, or restore a backup",
    )


def beneath(settings: Settings) -> Iterator[Finding]:
    """What is unsafe about where a SQLite database lies and how it keeps its log; nothing of a server's."""
    if (file := _file_of(settings)) is None:
        return
    if warning := on_network(settings):
        yield note(_SUBJECT, warning)
    if file.exists() and _keeps_wal(file) is False:
        yield note(
            _SUBJECT,
            f"{file} does not keep a WAL: it is a restored backup, and the next start changes it, or {_WITHOUT_WAL}",
        )


def on_network(settings: Settings) -> str | None:
    """What there is to say of a SQLite database on a network file system; ``None`` where all is well or unknown."""
    file = _file_of(settings)
    kind = file and network_disk(file)
    if not kind:
        return None
    return (
        f"{file} lies on a network file system ({kind}), where SQLite may lose or damage data: move it to a disk of "
        "this machine with DATA_DIR or DATABASE_URL, or use PostgreSQL"
    )


def without_wal(mode: str | None) -> str | None:
    """What there is to say of a database that was opened and keeps its log in this mode."""
    return f"The database's journal is {mode!r}: {_WITHOUT_WAL}" if mode not in (None, "wal") else None


def _file_of(settings: Settings) -> Path | None:
    url = settings.database
    return Path(url.database or "").absolute() if url.get_backend_name() == "sqlite" else None


def _keeps_wal(file: Path) -> bool | None:
    """Whether a database keeps a WAL, as the file itself says; ``None`` for one that nothing was written to."""
    try:
        with file.open("rb") as opened:
            header = opened.read(_VERSION + 1)
    except OSError:
        # That it cannot be read is said already.
        return None
    return header[_VERSION] == _WAL if len(header) > _VERSION and header.startswith(b"SQLite format 3") else None


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A SQLite file, to be read alone.

    Raises:
        FileNotFoundError: there is none.
    """
    if not file.exists():
        raise FileNotFoundError(file)
    # Without a log beside it nobody writes to it, and reading it must leave no files of another user behind.
    unused = not file.with_name(f"{file.name}-wal").exists()
    url = f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if unused else ''}"
    with closing(sqlite3.connect(url, uri=True, timeout=5)) as connection:
        yield connection


def _of_file(file: Path) -> str | None:
    with reading(file) as connection:
        (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise DatabaseProblem(f"it is damaged ({said}): stop the bot and restore the last backup")
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
            return None
        row = connection.execute(_REVISION).fetchone()
    return None if row is None else str(row[0])


async def _of_server(settings: Settings) -> str | None:
    opened = Database.unopened(settings.database)
    try:
        async with opened.reading() as session:
            with database_problems():
                connection = await session.connection()
                if not (await connection.execute(text(_HAS_TABLES))).scalar():
                    return None
                revision: str | None = (await connection.execute(text(_REVISION))).scalar()
                return revision
    finally:
        await opened.close()
