"""Databases as the bot has them after its first start: migrated once a process, and copied for each test."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL

from bot.database import Database
from tests.bot import postgresql

T = TypeVar("T")


@cache
def empty_database() -> bytes:
    """The file of an SQLite database without a match in it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        _apart(_migrate(f"sqlite+aiosqlite:///{file}"))
        return file.read_bytes()


def new_file(file: Path) -> URL:
    """Put an empty database in a file that is not there yet; its URL."""
    with file.open("xb") as made:
        made.write(empty_database())
    return URL.create("sqlite+aiosqlite", database=str(file))


async def new_database(file: Path | URL) -> Database:
    """An open, empty database in a file, or in that of a URL."""
    return await Database.open(new_file(Path(file.database or "") if isinstance(file, URL) else file))


async def new_on(server: str) -> str:
    """The URL of a new, empty database on a PostgreSQL server; ``server`` as :func:`tests.bot.postgresql.serving`."""
    return await postgresql.fresh(server, template=_migrated_on(server))


@cache
def _migrated_on(server: str) -> str:
    async def make() -> str:
        name = await postgresql.created(server)
        await _migrate(server.format(name))
        return name

    return _apart(make())


async def _migrate(url: str) -> None:
    await (await Database.open(url)).close()


def _apart(work: Coroutine[object, object, T]) -> T:
    """What comes of it on an event loop of its own: a test's own may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
