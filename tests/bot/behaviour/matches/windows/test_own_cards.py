"""The cards of Doomtrooper on the sheet: a line each, their effects behind a press, and doubts on neither."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.doomtrooper.entry import ENTRY
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with Doomtrooper alone."""
    return lambda: Client(settings, oracle, database, games=[ENTRY], clock=clock)


@pytest.mark.slow
async def test_a_hand_is_a_line_a_card_and_its_effects_are_a_press_away(party: Party) -> None:
    await begun(party)
    reader = party.player(1)
    panel = await party.press(reader, party.status, "play:1")
    short = await party.press(reader, panel, "sheet:1")
    hand = [line for line in short.text.splitlines() if line.startswith("-# **")]
    assert len(hand) == 7
    assert len("".join(hand)) < 7 * 170
    full = await party.press(reader, short, "sheet-full:1")
    assert full.private
    for line in hand:
        assert f"**{line.removeprefix('-# **').partition('**')[0]}**\n- " in full.text
    doubts = ("not certain", "není jisté", "inte säkert", "notes:", "poznámky", "anteckningar")
    assert not [doubt for doubt in doubts if doubt in short.text + full.text]
    again = await party.press(reader, full, "sheet:1")
    assert again.text == short.text
