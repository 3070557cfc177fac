"""The board in a match: a picture and a button where the game has one, and not a word of it elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.chat.client import Client
from bot.database import Database
from bot.locales.sentences import localizer
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.behaviour.matches import troopers
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card, parts
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock

MEDIA = 12
"""The type of a component that shows pictures."""


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[TOY, DOOMTROOPER], clock=clock)


def described(card: Card) -> list[str]:
    """What the pictures of a card show, in words."""
    galleries = (part for part in parts(card.message.components) if part["type"] == MEDIA)
    return [item.get("description") or "" for gallery in galleries for item in gallery["items"]]


def board_buttons(card: Card) -> list[str]:
    return [custom_id for custom_id in card.buttons.values() if custom_id.startswith("board:")]


@pytest.mark.slow
async def test_a_game_without_a_board_says_nothing_of_one(party: Party) -> None:
    await party.started()
    member = party.player(0)
    panel = await party.press(member, party.status, "play:1")
    status = await party.use(member, "match status", match=1)
    waiting = await party.press(party.player(1), party.status, "play:1")
    for card in (party.status, panel, status, waiting):
        assert not board_buttons(card)
        assert not described(card)


@pytest.mark.slow
async def test_the_board_of_doomtrooper_is_shown_to_all_and_to_each(party: Party) -> None:
    first = party.player(0)
    await troopers.begun(party)
    say = localizer(Language.CS).say
    (told,) = described(party.status)
    assert say("doomtrooper-board-seat", number=2) in told
    assert board_buttons(party.status)
    panel = await party.press(first, party.status, "play:1")
    assert board_buttons(panel)
    shown = await party.press(first, panel, "board:1")
    assert shown.private
    (own,) = described(shown)
    assert say("doomtrooper-board-opening") in own
