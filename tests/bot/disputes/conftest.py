"""A desk over an empty database, beside matches of the toy game and a clock that is set by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.database import Database
from bot.games.registry import Registry
from rules_index import Oracle
from tests.bot.disputes.desk import Desk
from tests.bot.matches.conftest import clock, games
from tests.bot.matches.table import HandClock
from tests.once import kept
from tests.oracles import lent
from tests.rules_index import library
from tests.rules_index.library import make_index

__all__ = ["clock", "games"]


@pytest.fixture
def oracle() -> Oracle:
    """An oracle over the made-up library."""
    return lent(kept("library", make_index, Path(library.__file__)))


@pytest.fixture
def desk(database: Database, games: Registry, clock: HandClock) -> Desk:
    """The desk under test."""
    return Desk(database, games, clock)
