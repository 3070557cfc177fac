"""A campaign of This War of Mine saved after dawn: as a file, as a picture with words, and as text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.twom.entry import ENTRY
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.boards.twom.tables import game, played
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with This War of Mine alone."""
    return lambda: Client(settings, oracle, database, games=[ENTRY], clock=clock)


@pytest.mark.slow
async def test_a_campaign_is_saved_as_file_picture_and_text(party: Party) -> None:
    player = party.player(0)
    saved = game().save(next(view.state for view in played() if view.state.step == "new-day"))
    assert isinstance(saved, bytes)
    await party.use(player, "match new", game="twom", seats=1)
    await party.use(player, "file bring", file=("saved.txt", saved), what="t:saved")
    public = party.message("lb:1:start")
    await party.press(player, public, "lb:1:start")
    answer = await party.use(player, "file save")
    assert answer.private
    text, sheet = answer.message.attachments
    assert (text.filename, sheet.filename) == ("match-1-1.txt", "board.png")
    assert "Ukládací tabulka · po úsvitu 1. dne" in answer.text
    assert "Skladiště: " in answer.text
    assert sheet.description and "Skladiště: " in sheet.description
    kept = party.table.env.backend.cdn.get(text.url)
    assert kept is not None and b'"seal"' in bytes(kept)
