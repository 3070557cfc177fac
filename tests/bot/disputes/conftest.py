"""A desk over an empty database, beside matches of the toy game and a clock that is set by hand."""

from __future__ import annotations

import pytest

from bot.database import Database
from bot.games.registry import Registry
from tests.bot.disputes.desk import Desk
from tests.bot.matches.conftest import _the_same_secrets, clock, games
from tests.bot.matches.table import HandClock

__all__ = ["_the_same_secrets", "clock", "games"]


@pytest.fixture
def desk(database: Database, games: Registry, clock: HandClock) -> Desk:
    """The desk under test, once on SQLite and once on PostgreSQL."""
    return Desk(database, games, clock)
