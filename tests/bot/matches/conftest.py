"""A service over an empty database, a clock that is set by hand, and matches of the toy game."""

from __future__ import annotations

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.service import MatchService
from tests.bot.games.bazaar.game import BAZAAR
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock


@pytest.fixture
def clock() -> HandClock:
    """A clock that stands until it is set."""
    return HandClock()


@pytest.fixture
def games() -> Registry:
    """The games of our own."""
    return Registry([TOY, BAZAAR])


@pytest.fixture
def service(database: Database, games: Registry, clock: HandClock) -> MatchService:
    """The service under test."""
    return MatchService(database, games, clock)
