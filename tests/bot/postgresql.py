"""A throw-away PostgreSQL server, from whatever is installed."""

from __future__ import annotations

import os
import shutil
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
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        _as_server(binaries / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql+asyncpg://postgres@/{{}}?host={folder}"
        finally:
            _as_server(binaries / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


async def fresh(server: str, template: str = "template1") -> str:
    """The URL of a new database on a server: a copy of another one, and else one without tables."""
    return server.format(await created(server, template))


async def created(server: str, template: str = "template1") -> str:
    """The name of a new database on a server; see :func:`fresh`."""
    import asyncpg

    name = f"test_{uuid4().hex}"
    connection = await asyncpg.connect(server.format("postgres").replace("+asyncpg", ""))
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    await connection.close()
    return name


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
