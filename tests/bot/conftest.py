"""The index of a small book, and databases to test on: a SQLite file, and a throw-away PostgreSQL cluster."""

from __future__ import annotations

import hashlib
import itertools
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import bot.database
from bot.chat import trials
from bot.chat.base import patience
from bot.database import Database
from bot.matches.model.chance import Secret
from tests.bot.behaviour import castle
from tests.bot.databases import compiled_once, lent_on, new_file
from tests.bot.postgresql import fresh, installed, serving


@pytest.fixture(scope="session")
def castle_index() -> Path:
    """The index of the small book."""
    return castle.index()


@pytest.fixture(scope="session", autouse=True)
def _compiled_once() -> Iterator[None]:
    with compiled_once():
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


@pytest.fixture(params=["sqlite", "postgresql"])
async def blank_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that no bot was started on yet, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}"
    return await fresh(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty database with its tables, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        yield str(new_file(tmp_path / "bot.sqlite"))
        return
    async with lent_on(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An empty database, once on SQLite and once on PostgreSQL."""
    database = Database.unopened(database_url)
    yield database
    await database.close()
