"""The bot with This War of Mine, and a campaign in the channel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.twom.entry import ENTRY
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with this game and another one."""
    return lambda: Client(settings, oracle, database, games=[ENTRY, TOY], clock=clock)
