"""The news since somebody's last move is in their panel, however much the bot plays in the other seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.base.messages import LineRenderer
from bot.chat.client import Client
from bot.database import Database
from bot.installed import GAMES
from bot.locales.sentences import localizer
from bot.matches.model.match import Actor
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import DECKS
from tests.bot.behaviour.table import Card
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock, granted

FEW = 12
"""Entries after which a panel may not break off."""


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[TOY, *GAMES], clock=clock)


async def against_the_bot(party: Party) -> None:
    """Begin a match of the first player against the bot, with a ready deck each."""
    host, lobbies = Actor(party.players[0].id), party.client.matches.lobbies
    await party.use(party.players[0], "match new", game="doomtrooper", seats=2)
    granted(await lobbies.add_automated(1, host))
    for whose, deck in zip((None, 1), DECKS, strict=True):
        granted(await lobbies.choose(1, host, "ready", deck, whose))
    await party.deliver()
    await party.press(party.players[0], party.message("lb:1:start"), "lb:1:start")


async def told(party: Party, after: int) -> list[list[str]]:
    """The lines that the first player may read of each entry after one."""
    position = await party.position()
    renderer = LineRenderer(localizer(Language.CS), position)
    pages = await party.client.matches.history.log(position, 0, limit=position.match.seq - after)
    return [
        [part for line in page.lines for part in renderer.markdown(line).replace("\N{NO-BREAK SPACE}", " ").split("\n")]
        for page in pages
    ]


async def passing(party: Party, panel: Card) -> Card:
    """The press by which the first player does least."""
    ids = panel.buttons.values()
    least = [each for end in (":c:", ":s:pass", ":s:-", ":s:old-hand") for each in ids if end in each]
    if least:
        return await party.press(party.players[0], panel, least[0])
    return await party.pick(party.players[0], panel, "q:", "pass")


async def test_all_that_the_bot_does_in_its_turn_is_in_the_panel(party: Party) -> None:
    await against_the_bot(party)
    panel = await party.press(party.players[0], party.status, "play:1")
    longest = 0
    for _ in range(20):
        before = (await party.position()).match.seq
        panel = await passing(party, panel)
        entries = await told(party, before)
        missing = [line for lines in entries for line in lines if line not in panel.text]
        assert not missing
        longest = max(longest, max((at for at, lines in enumerate(entries) if lines), default=0))
    assert longest > FEW


async def test_what_there_is_no_room_for_is_a_press_away(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chat.matches.shows.panel.panel._LONGEST", 250)
    await against_the_bot(party)
    panel = await party.press(party.players[0], party.status, "play:1")
    for _ in range(20):
        before = (await party.position()).match.seq
        panel = await passing(party, panel)
        expected = [line for lines in await told(party, before) for line in lines]
        read = panel.text
        if more := [each for each in panel.buttons.values() if each.startswith("since:1:")]:
            read += (await party.press(party.players[0], panel, more[0])).text
            assert any(line not in panel.text for line in expected)
            assert not [line for line in expected if line not in read]
            return
        assert not [line for line in expected if line not in read]
    raise AssertionError("there was always room enough")


async def test_who_presses_an_old_button_reads_what_happened_meanwhile(party: Party) -> None:
    await party.started()
    old = []
    for seat in (0, 1):
        old.append(await party.press(party.player(seat), party.status, "play:1"))
        await party.move(seat)
    seat = (await party.position()).match.course.waits[0].seat
    await party.move(seat)

    answer = await party.press(party.player(1 - seat), old[1 - seat], ":s:")

    assert f"– <@{party.player(seat).id}>" in answer.text
