"""Databases to test on: a SQLite file, and a throw-away PostgreSQL cluster."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from bot.database import Database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a throw-away PostgreSQL server without the database's name; a socket of its own, no port."""
    binaries = _binaries()
    if binaries is None:
        reason = "PostgreSQL is not installed (initdb and pg_ctl are looked for)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    # A socket's path may have about a hundred characters, and pytest's own folders are too deep for that.
    with tempfile.TemporaryDirectory(prefix="rzh-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = folder / "data"
        _as_server(binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        _as_server(binaries / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql+asyncpg://postgres@/{{}}?host={folder}"
        finally:
            _as_server(binaries / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}"
    import asyncpg

    server: str = request.getfixturevalue("postgres")
    name = f"test_{uuid4().hex}"
    connection = await asyncpg.connect(server.format("postgres").replace("+asyncpg", ""))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.format(name)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An open, empty database, once on SQLite and once on PostgreSQL."""
    opened = await Database.open(database_url)
    yield opened
    await opened.close()


def _binaries() -> Path | None:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name.split(".")[0]))
    if found := shutil.which("initdb"):
        installed.append(Path(found).parent)
    return next((path for path in reversed(installed) if (path / "initdb").exists()), None)


def _as_server(*command: str | Path) -> None:
    # The server refuses to run as root.
    account = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*account, *map(str, command)], cwd="/", capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise AssertionError(f"{command[0]} failed: {done.stdout}{done.stderr}")
