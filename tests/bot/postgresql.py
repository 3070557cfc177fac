"""A throw-away PostgreSQL server, from whatever is installed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4


def installed() -> bool:
    """Whether there is a server that can be started."""
    return _binaries() is not None


@contextmanager
def serving() -> Iterator[str]:
    """A server with a socket of its own and no port: its URL, with ``{}`` where the database's name belongs."""
    binaries = _binaries()
    if binaries is None:
        raise FileNotFoundError("initdb")
    # A socket's path may have about a hundred characters, and pytest's own folders are too deep for that.
    with tempfile.TemporaryDirectory(prefix="rzh-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = folder / "data"
        _as_server(binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8")
        server = f"postgresql+asyncpg://postgres@/{{}}?host={folder}"
        start(server)
        try:
            yield server
        finally:
            stop(server)


def start(server: str) -> None:
    """Start a server of :func:`serving` again that was stopped; ``server`` or the URL of a database on it."""
    folder = _folder(server)
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    _control(server, "-l", folder / "log", "-o", options, "start")


def stop(server: str) -> None:
    """Stop a server of :func:`serving` at once, as when its machine fails; what was committed is there afterwards."""
    _control(server, "-m", "immediate", "stop")


@contextmanager
def hanging(server: str) -> Iterator[None]:
    """A server that keeps its connections, takes new ones and answers on none of them while the block runs."""
    first = (_folder(server) / "data" / "postmaster.pid").read_text("ascii").split()[0]
    of_first = subprocess.run(["ps", "-o", "pid=", "--ppid", first], capture_output=True, text=True).stdout.split()
    processes = [int(process) for process in (first, *of_first)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@contextmanager
def away(server: str) -> Iterator[None]:
    """A server that takes no connection while the block runs, and lost those it had."""
    stop(server)
    try:
        yield
    finally:
        start(server)


def _folder(server: str) -> Path:
    return Path(server.partition("?host=")[2])


def _control(server: str, *command: str | Path) -> None:
    binaries = _binaries()
    assert binaries is not None
    _as_server(binaries / "pg_ctl", "-D", _folder(server) / "data", "-w", *command)


async def fresh(server: str, template: str = "template1") -> str:
    """The URL of a new database on a server: a copy of another one, and else one without tables."""
    return server.format(await created(server, template))


async def created(server: str, template: str = "template1") -> str:
    """The name of a new database on a server; see :func:`fresh`."""
    import asyncpg

    name = f"test_{uuid4().hex}"
    connection = await asyncpg.connect(_plain(server, "postgres"))
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    await connection.close()
    return name


async def restored(server: str, name: str, like: str) -> bool:
    """Give a database that somebody is done with the rows of the one that it was copied from.

    Returns:
        Whether it is again as that one; not while somebody is connected to it, or when its tables are others.
    """
    import asyncpg

    wanted, rows = await _content(server, like)
    connection = await asyncpg.connect(_plain(server, name))
    try:
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        if await connection.fetchval(others) or await connection.fetchval(_SCHEMA) != wanted:
            return False
        await connection.execute(_EMPTY)
        for table, kept in rows.items():
            add = f'INSERT INTO "{table}" SELECT * FROM json_populate_recordset(NULL::"{table}", $1)'  # noqa: S608 - our own tables
            await connection.execute(add, kept)
    finally:
        await connection.close()
    return True


async def _content(server: str, name: str) -> tuple[str, dict[str, str]]:
    """The schema of a database, and the rows of every table that has some, as JSON."""
    import asyncpg

    if (server, name) not in _contents:
        connection = await asyncpg.connect(_plain(server, name))
        schema = await connection.fetchval(_SCHEMA)
        tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        rows = {
            row[0]: await connection.fetchval(f'SELECT json_agg(t) FROM "{row[0]}" AS t')  # noqa: S608 - our own tables
            for row in tables
        }
        await connection.close()
        _contents[server, name] = schema, {table: kept for table, kept in rows.items() if kept is not None}
    return _contents[server, name]


def _plain(server: str, name: str) -> str:
    return server.format(name).replace("+asyncpg", "")


_contents: dict[tuple[str, str], tuple[str, dict[str, str]]] = {}
_SCHEMA = """
SELECT md5(string_agg(line, ';' ORDER BY line)) FROM (
    SELECT format('%s %s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull, attnum) FROM pg_attribute
        JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index
        JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
) AS schema (line)
"""
"""What tables there are, as a single value."""
_EMPTY = """
DO $$
DECLARE
    it record;
    is_filled boolean;
    filled text[] := '{}';
BEGIN
    FOR it IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM %I)', it.tablename) INTO is_filled;
        IF is_filled THEN
            filled := filled || quote_ident(it.tablename);
        END IF;
    END LOOP;
    IF filled <> '{}' THEN
        EXECUTE format('TRUNCATE %s CASCADE', array_to_string(filled, ', '));
    END IF;
    FOR it IN SELECT sequencename, start_value FROM pg_sequences WHERE schemaname = 'public' LOOP
        PERFORM setval(quote_ident(it.sequencename), it.start_value, false);
    END LOOP;
END $$
"""
"""Empties the tables that have rows, and lets numbers begin at the first again."""


def _binaries() -> Path | None:
    found_there = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name.split(".")[0])
    )
    if found := shutil.which("initdb"):
        found_there.append(Path(found).parent)
    return next((path for path in reversed(found_there) if (path / "initdb").exists()), None)


def _as_server(*command: str | Path) -> None:
    # The server refuses to run as root.
    account = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*account, *map(str, command)], cwd="/", capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise AssertionError(f"{command[0]} failed: {done.stdout}{done.stderr}")
