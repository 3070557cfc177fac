"""A window in which a player of Doomtrooper can do nothing but pass, through the real panel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.doomtrooper.entry import ENTRY
from bot.chat.client import Client
from bot.database import Database
from bot.matches.model.match import Actor
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[ENTRY], clock=clock)


async def test_what_was_answered_ahead_is_not_asked_again(party: Party) -> None:
    first, second, _ = party.players
    await party.use(first, "match new", game="doomtrooper", seats=2)
    await party.press(second, party.status, "lb:1:join")
    for member, deck in ((first, "dawn"), (second, "ash")):
        await party.client.matches.lobbies.choose(1, Actor(member.id), "ready", deck)
    await party.press(first, party.status, "lb:1:start")
    for seat in range(2):
        await party.move(seat)
    (last,) = (prompt.seat for prompt in (await party.position()).prompts() if prompt.ahead)
    panel = await party.press(party.player(last), party.status, "play:1")
    panel = await party.press(party.player(last), panel, ":c:")
    assert [part for part in panel.buttons.values() if part.startswith("back:1:")]
    assert not [part for part in panel.buttons.values() if ":c:" in part]
    panel = await party.press(party.player(last), panel, "back:1:")
    assert [part for part in panel.buttons.values() if ":c:" in part]
