"""Databases as the bot has them after its first start: migrated once a process, and copied for each test."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

from alembic import command
from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot import database
from bot.database import Database
from bot.schema import migrations
from bot.sqlite import transactions
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
    """An empty database in a file, or in that of a URL."""
    return Database.unopened(new_file(Path(file.database or "") if isinstance(file, URL) else file))


def back_to(connection: Connection, revision: str) -> None:
    """Bring the schema back to a revision of the migrations, as an older version left it."""
    config = migrations()
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


@contextmanager
def compiled_once() -> Iterator[None]:
    """Keep what SQLAlchemy makes of a statement for all databases of a kind, not for each engine."""
    known: dict[str, Engine] = {}

    def share(sync: Engine) -> None:
        first = known.setdefault(sync.driver, sync)
        # A dialect learns from its first connection what the database can do.
        if first.dialect.server_version_info is None:
            known[sync.driver] = sync
        else:
            sync.dialect = sync.pool._dialect = first.dialect
            sync._compiled_cache = first._compiled_cache

    def engine(url: URL, **options: Any) -> Engine:
        made = create_engine(url, query_cache_size=5000, **options)
        share(made)
        return made

    def async_engine(url: URL, **options: Any) -> AsyncEngine:
        made = create_async_engine(url, query_cache_size=5000, **options)
        share(made.sync_engine)
        return made

    with (
        mock.patch.object(database, "create_async_engine", async_engine),
        mock.patch.object(transactions, "create_engine", engine),
    ):
        yield


async def new_on(server: str) -> str:
    """The URL of a new, empty database on a PostgreSQL server; ``server`` as :func:`tests.bot.postgresql.serving`."""
    return await postgresql.fresh(server, template=_migrated_on(server))


@asynccontextmanager
async def lent_on(server: str) -> AsyncIterator[str]:
    """The URL of an empty database on a PostgreSQL server, which others get empty again after the block.

    Copying one takes ten megabytes in five hundred files, and many times as long.
    """
    spare = _spare_on(server)
    name = spare.pop() if spare else await postgresql.created(server, _migrated_on(server))
    yield server.format(name)
    if await postgresql.restored(server, name, like=_migrated_on(server)):
        spare.append(name)


@cache
def _spare_on(server: str) -> list[str]:
    return []


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
