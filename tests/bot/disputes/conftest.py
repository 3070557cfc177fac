"""A desk over an empty database, beside matches of the toy game and a clock that is set by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.database import Database
from bot.games.registry import Registry
from tests.bot.disputes.desk import Desk
from tests.bot.matches.conftest import _the_same_secrets, clock, games
from tests.bot.matches.table import HandClock, empty_database
from tests.bot.postgresql import fresh

__all__ = ["_the_same_secrets", "clock", "games"]


@pytest.fixture(scope="session")
def empty() -> bytes:
    """The file of an empty database, which need not be made for each test."""
    return empty_database()


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path, empty: bytes) -> str:
    """The URL of an empty database, once on SQLite and once on PostgreSQL."""
    if request.param == "postgresql":
        return await fresh(request.getfixturevalue("postgres"))
    file = tmp_path / "bot.sqlite"
    file.write_bytes(empty)
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def desk(database: Database, games: Registry, clock: HandClock) -> Desk:
    """The desk under test, once on SQLite and once on PostgreSQL."""
    return Desk(database, games, clock)
