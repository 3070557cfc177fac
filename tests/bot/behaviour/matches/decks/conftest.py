"""Players of Doomtrooper with its own cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    # It takes a second, which nobody who waits for an answer should spend.
    own_catalogue()
    return lambda: Client(settings, oracle, database, games=[DOOMTROOPER], clock=clock)
