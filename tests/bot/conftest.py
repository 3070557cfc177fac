"""The index of a small book, and databases to test on: a SQLite file, and PostgreSQL where SQL differs."""

from __future__ import annotations

import hashlib
import itertools
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest import mock

import pytest

import bot.database
from bot.chat import trials
from bot.chat.base import patience
from bot.chat.matches.delivers import shown
from bot.database import Database
from bot.matches.model.chance import Secret
from tests.bot.behaviour import castle
from tests.bot.databases import compiled_once, lent_on, new_file
from tests.bot.postgresql import fresh, installed, serving


@pytest.fixture(scope="session")
def castle_index() -> Path:
    """The index of the small book."""
    return castle.index()


SYNCHRONOUS = bot.database.SYNCHRONOUS
"""How far the bot's SQLite waits for the disk; that of tests does not, since no test cuts the power."""


@pytest.fixture(scope="session", autouse=True)
def _quick_databases() -> Iterator[None]:
    with compiled_once(), mock.patch.object(bot.database, "SYNCHRONOUS", "OFF"):
        yield


@pytest.fixture(autouse=True)
def _the_same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    # So that the dice of a test fall alike whenever it is run.
    numbers = itertools.count()
    monkeypatch.setattr(Secret, "fresh", lambda: Secret(hashlib.sha256(f"{next(numbers)}".encode()).digest()))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is put off by itself and no wait for the database ends: that would tell how busy the machine is."""
    monkeypatch.setattr(patience, "PATIENCE", 600.0)
    monkeypatch.setattr(trials, "MOMENT", 600.0)
    monkeypatch.setattr(bot.database, "QUEUE", 60.0)
    monkeypatch.setattr(bot.database, "CONNECTING", 60.0)


@pytest.fixture(autouse=True)
def boards_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board is drawn at once, as if whatever happens in a test took its time."""
    monkeypatch.setattr(shown, "APART", 0.0)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a throw-away PostgreSQL server without the database's name; a socket of its own, no port."""
    if not installed():
        reason = "PostgreSQL is not installed (initdb and pg_ctl are looked for)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with serving() as url:
        yield url


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Have a test that is marked ``on_both_databases`` run on PostgreSQL too; all others run on SQLite alone.

    On PostgreSQL it is slow, unless it is marked for ``every_run``.
    """
    mark = metafunc.definition.get_closest_marker("on_both_databases")
    if mark and "database_server" in metafunc.fixturenames:
        marks = () if mark.kwargs.get("every_run") else (pytest.mark.slow,)
        servers = ["sqlite", pytest.param("postgresql", marks=marks)]
        metafunc.parametrize("database_server", servers, indirect=True)


@pytest.fixture
def database_server(request: pytest.FixtureRequest) -> str | None:
    """The PostgreSQL server that a test's databases are on, as :func:`postgres`; ``None`` for SQLite."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return None
    server: str = request.getfixturevalue("postgres")
    return server


@pytest.fixture
async def blank_url(database_server: str | None, tmp_path: Path) -> str:
    """The URL of a database that no bot was started on yet."""
    if database_server is None:
        return f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}"
    return await fresh(database_server)


@pytest.fixture
async def database_url(database_server: str | None, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty database with its tables."""
    if database_server is None:
        yield str(new_file(tmp_path / "bot.sqlite"))
        return
    async with lent_on(database_server) as url:
        yield url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An empty database with its tables."""
    database = Database.unopened(database_url)
    yield database
    await database.close()
