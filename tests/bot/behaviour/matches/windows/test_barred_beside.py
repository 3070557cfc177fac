"""A card that a window offers is not called impossible beneath the move above it on the same panel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.locales.sentences import LOCALES
from bot.matches.model.match import Actor
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.declaring.silent import Laid
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.matches.table import HandClock

WINDOW = "Ještě předtím můžeš, jestli chceš, zasáhnout kartou:"
KARMA, ATTACK = "-# – **Pozitivní karma**", "-# – **Vyhlásit souboj**"


class Karma(Laid):
    """A hand that is played at any time, but not with an action."""

    held = "01235"


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    karma = GameEntry("doomtrooper", lambda _: Karma(), words=LOCALES / "doomtrooper")
    return lambda: Client(settings, oracle, database, games=[karma], clock=clock)


@pytest.mark.slow
async def test_a_card_that_the_window_offers_is_not_barred_from_the_move(party: Party) -> None:
    await begun(party)
    player = party.player(0)
    await party.client.matches.play.settle(1, Actor(player.id), "ask", "everything")
    alone = await party.press(player, party.status, "play:1")
    assert WINDOW not in alone.text
    assert KARMA in alone.text
    both = await party.press(player, alone, "meditate")
    assert WINDOW in both.text
    played = "Zahrát kartu → Pozitivní karma"
    assert played in both.buttons
    assert KARMA not in both.text
    assert ATTACK in both.text
    offered = await party.press(player, both, both.buttons[played])
    assert any("Pozitivní karma" in each for each in (*offered.buttons, offered.text))
