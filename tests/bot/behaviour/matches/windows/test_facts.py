"""The facts by which a question is decided are in the panel of who is asked, and reach nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.installed import GAMES
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.games.doomtrooper.telling.words import names
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=GAMES, clock=clock)


async def test_the_hand_stands_at_the_mulligan_of_its_owner_alone(party: Party) -> None:
    await begun(party)
    state = (await party.position()).state
    hands = {
        seat: {
            names()[f"card.{card.code}"].in_language(language).casefold()
            for card in state.cards
            if card.zone == "hand" and card.controller == seat
        }
        for seat, language in ((0, Language.CS), (1, Language.SV))
    }
    for seat in (0, 1):
        panel = await party.press(party.players[seat], party.status, "play:1")
        text = panel.text.casefold()
        assert panel.private
        assert all(name in text for name in hands[seat]), (hands[seat], text)
        assert not any(name in text for name in hands[1 - seat] - hands[seat])
    looking = await party.press(party.players[2], party.status, "play:1")
    assert not any(name in looking.text.casefold() for hand in hands.values() for name in hand)
