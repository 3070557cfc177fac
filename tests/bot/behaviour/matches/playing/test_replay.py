"""The replay of a match that is over, with a game that has a board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.zloba_match import begun
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


@pytest.mark.slow
async def test_a_replay_is_an_animation_and_a_page_without_anything_from_outside(party: Party) -> None:
    await begun(party)
    card = await party.use(party.player(0), "match concede")
    await party.press(party.player(0), card, "sure:1:concede")
    sent = await party.press(party.player(1), party.status, "replay:1")
    assert sent.private
    gif, page = sent.message.attachments
    assert (gif.filename, page.filename) == ("match-1.gif", "match-1.html")
    assert (await gif.read())[:6] == b"GIF89a"
    text = (await page.read()).decode()
    assert '<html lang="sv">' in text
    assert "http://" not in text and "https://" not in text
    last = len(await party.client.matches.history.course(1))
    assert text.count("<section>") == last
