"""The bot with every game that it comes with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.boards.prsi.entry import ENTRY as PRSI
from bot.boards.twom.entry import ENTRY as TWOM
from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    own_catalogue()
    games = [TOY, DOOMTROOPER, TWOM, ZLOBA, PRSI]
    return lambda: Client(settings, oracle, database, games=games, clock=clock)
