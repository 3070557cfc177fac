"""Backups of the database: written while the bot plays, checked once they are written, and put back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from sqlalchemy import URL

from bot.lock import alone
from bot.problems import DatabaseProblem

# A table that every version of the bot's schema has.
_SCHEMA = "alembic_version"
_OPTIONS = {"host": "PGHOST", "port": "PGPORT", "sslmode": "PGSSLMODE"}


def back_up(url: URL, file: Path) -> Path:
    """Write a backup of the database, also while the bot uses it, and check what was written.

    Returns:
        The file of the backup.

    Raises:
        DatabaseProblem: there is no database, or an empty one, or the file is there already; nothing is left behind.
    """
    if file.exists():
        raise DatabaseProblem(f"{file} is there already; name another file, or remove it first.")
    part = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        (_copy if _is_file(url) else _dump)(url, part)
        part.replace(file)
    except OSError as problem:
        raise DatabaseProblem(f"{file} cannot be written ({problem}); name a file in a folder of yours.") from problem
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return file


def restore(url: URL, file: Path) -> Path | None:
    """Put a backup in the database's place; the bot must not be running.

    Returns:
        Where the SQLite file lies that was there before, if there was one.

    Raises:
        DatabaseProblem: the file is no backup of the bot, or the bot is running; the database is as it was.
    """
    if not file.is_file():
        raise DatabaseProblem(f"There is no file {file}.")
    if not _is_file(url):
        _load(url, file)
        return None
    _check(file)
    with alone(url):
        return _replace(_file(url), file)


def default_file(url: URL, folder: Path, now: datetime) -> Path:
    """Where a backup goes if nothing else is said: a file in the folder, named after the moment."""
    return folder / f"rozhodci-{now:%Y-%m-%d-%H%M%S}.{'sqlite' if _is_file(url) else 'dump'}"


def _is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _file(url: URL) -> Path:
    return Path(url.database or "").resolve()


def _copy(url: URL, to: Path) -> None:
    source = _file(url)
    if not source.is_file():
        raise DatabaseProblem(f"There is no database {source}; set DATA_DIR or DATABASE_URL as the bot has them.")
    try:
        with closing(_read_only(source)) as here, closing(sqlite3.connect(to)) as there:
            here.backup(there)
            # A backup is one file, wherever it is carried.
            there.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as problem:
        raise DatabaseProblem(f"{source} cannot be copied ({problem}).") from problem
    _check(to, of=source)


def _check(file: Path, of: Path | None = None) -> None:
    """Refuse what is no whole database of the bot."""
    try:
        with closing(_read_only(file)) as database:
            (said,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            kept = database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (_SCHEMA,)).fetchone()
    except sqlite3.Error as problem:
        raise DatabaseProblem(f"{of or file} is damaged, or no database of the bot ({problem}).") from problem
    if said != "ok":
        raise DatabaseProblem(f"{of or file} is damaged ({said}).")
    if kept is None:
        raise DatabaseProblem(f"{of or file} is empty, or no database of the bot; nothing was written.")


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _replace(database: Path, backup: Path) -> Path | None:
    database.parent.mkdir(parents=True, exist_ok=True)
    part = database.with_name(database.name + ".part")
    shutil.copyfile(backup, part)
    before = None
    if database.exists():
        with closing(sqlite3.connect(database)) as old, suppress(sqlite3.Error):
            # What is still in the log beside the file would be read into the restored one.
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        before = _free(database.with_name(database.name + ".before"))
        database.replace(before)
    for beside in ("-wal", "-shm"):
        database.with_name(database.name + beside).unlink(missing_ok=True)
    part.replace(database)
    return before


def _free(file: Path) -> Path:
    number, free = 0, file
    while free.exists():
        number += 1
        free = file.with_name(f"{file.name}.{number}")
    return free


def _dump(url: URL, to: Path) -> None:
    tables = _run("psql", url, "-At", "-c", f"SELECT to_regclass('{_SCHEMA}') IS NOT NULL")
    if tables.strip() != "t":
        raise DatabaseProblem("The database is empty, or no database of the bot; nothing was written.")
    _run("pg_dump", url, "--format=custom", "--no-owner", f"--file={to}")
    _check_dump(url, to)


def _load(url: URL, file: Path) -> None:
    _check_dump(url, file)
    _run(
        "pg_restore",
        url,
        "--clean",
        "--if-exists",
        "--no-owner",
        "--single-transaction",
        f"--dbname={url.database}",
        str(file),
    )


def _check_dump(url: URL, file: Path) -> None:
    if _SCHEMA not in _run("pg_restore", url, "--list", str(file)):
        raise DatabaseProblem(f"{file} is no backup of the bot.")


def _run(program: str, url: URL, *arguments: str) -> str:
    """Run one of PostgreSQL's programs on the database; the password is in its environment alone."""
    given = {"PGUSER": url.username, "PGPASSWORD": url.password, "PGDATABASE": url.database, "PGHOST": url.host}
    given |= {"PGPORT": str(url.port) if url.port else None}
    given |= {name: str(url.query[key]) for key, name in _OPTIONS.items() if key in url.query}
    variables = {**os.environ, **{name: value for name, value in given.items() if value}}
    found = shutil.which(program)
    if found is None:
        raise DatabaseProblem(f"{program} is not installed: install PostgreSQL's client programs.")
    done = subprocess.run([found, *arguments], env=variables, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise DatabaseProblem(f"{program} failed: {' '.join(done.stderr.split())}")
    return done.stdout
