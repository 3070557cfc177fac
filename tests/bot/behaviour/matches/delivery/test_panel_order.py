"""An open panel that is brought up to date twice at once ends with the newer card, however slow Discord is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest
from discord import ui

from bot.chat.client import Client
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.delivers import live
from bot.chat.matches.delivers.live import show_in_open_panel
from bot.chat.matches.shows.panel import panel
from bot.chat.open_panels import OpenPanel, OpenPanels
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.zloba_match import act, begun
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


class Slow:
    """Discord, which takes its time for the first card and shows the others at once."""

    def __init__(self) -> None:
        self.asked, self.goes_on = asyncio.Event(), asyncio.Event()
        self.shown: list[str] = []

    async def update(self, view: ui.LayoutView) -> None:
        first = not self.asked.is_set()
        self.asked.set()
        if first:
            await self.goes_on.wait()
        self.shown.append("\n".join(each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay)))


async def shown(party: Party, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each card of a panel, whether it tells of a move made while Discord had not shown the first."""
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: False)
    await begun(party)
    mover, waiting = party.player(0), party.player(1)
    await party.press(waiting, party.status, "play:1")
    slow = Slow()
    monkeypatch.setattr(OpenPanel, "update", lambda _, view: slow.update(view))
    older = asyncio.create_task(show_in_open_panel(party.client, 1, waiting.id))
    await slow.asked.wait()
    asked = await party.press(mover, party.status, "play:1")
    seq = (await party.position()).match.seq
    while (await party.position()).match.seq == seq:
        asked = await act(party, 0, asked)
    newer = asyncio.create_task(show_in_open_panel(party.client, 1, waiting.id))
    await asyncio.sleep(0.1)
    slow.goes_on.set()
    await asyncio.gather(older, newer)
    return [f"<@{mover.id}> har valt stödkort" in each for each in slow.shown]


async def test_the_newer_card_is_shown_last(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    told = await shown(party, monkeypatch)
    assert told[0] is False
    assert told[-1] is True


async def test_without_turns_the_older_card_would_be_shown_last(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenPanels, "turn", lambda *_: asyncio.Lock())
    assert (await shown(party, monkeypatch))[-1] is False


async def test_a_card_that_is_older_than_the_last_press_is_not_shown(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: False)
    await begun(party)
    waiting = party.player(1)
    await party.press(waiting, party.status, "play:1")
    slow, whole = Slow(), panel.opened_card

    async def pressed_meanwhile(context: MatchContext) -> ui.LayoutView:
        made = await whole(context)
        await party.press(waiting, party.status, "play:1")
        return made

    monkeypatch.setattr(live, "opened_card", pressed_meanwhile)
    monkeypatch.setattr(OpenPanel, "update", lambda _, view: slow.update(view))
    slow.goes_on.set()
    assert await show_in_open_panel(party.client, 1, waiting.id) is not None
    assert slow.shown == []
