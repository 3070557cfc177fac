"""Windows without a choice through the panel: buttons that pass further ones, and quick windows that ask nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.windows.test_windows import in_window, nothing_to_do, opened
from tests.bot.behaviour.table import Card
from tests.bot.games.bazaar.game import BAZAAR
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[BAZAAR], clock=clock)


@pytest.fixture
def _nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can do anything in a window but let it be."""
    nothing_to_do(monkeypatch)


def ids(card: Card, begins: str) -> list[str]:
    return [each for each in card.buttons.values() if each.startswith(begins)]


@pytest.mark.slow
@pytest.mark.usefixtures("_nothing_to_do")
async def test_the_third_window_without_a_choice_offers_to_pass_further_ones(party: Party) -> None:
    last = (await in_window(party))[-1]
    offered: list[bool] = []
    for _ in range(40):
        asked = (await party.position()).prompts()
        turn = next(each for each in asked if not each.ahead)
        if turn.seat != last or not turn.window:
            await party.move(turn.seat)
            continue
        panel = await opened(party, last)
        offered.append(bool(ids(panel, "rest:")))
        if offered[-1]:
            break
        await party.press(party.player(last), panel, ":c:")
    assert offered == [False, False, True]

    before = (await party.position()).match.seq
    shown = await party.press(party.player(last), panel, "rest:1:react:pass")
    log = await party.client.matches.history.log(1, "spectator", limit=9)
    answered = [(page.by, page.seat) for page in log if page.seq > before]
    assert ("standing", last) in answered, "it answers the window that asked, too"
    assert not ids(shown, "rest:")


@pytest.mark.slow
@pytest.mark.usefixtures("_nothing_to_do")
async def test_a_quick_window_asks_nobody_who_can_do_nothing(party: Party, clock: HandClock) -> None:
    seats = await in_window(party, quick="on")
    panel = await opened(party, seats[0])
    assert not ids(panel, "p:1:") or all(":r:" in each for each in ids(panel, "p:1:"))
    assert "<t:" in panel.text
    clock.advance(seconds=15)
    await party.client.matches.scheduler.tick()
    assert not [prompt for prompt in (await party.position()).prompts() if prompt.window]


@pytest.mark.slow
async def test_a_quick_window_takes_a_pass_that_can_be_taken_back(party: Party) -> None:
    seats = await in_window(party, quick="on")
    before = [(card.id, card.text, card.buttons) for card in party.public()]
    panel = await party.press(party.player(seats[0]), await opened(party, seats[0]), "let it be")
    assert ids(panel, "back:1:")
    assert [(card.id, card.text, card.buttons) for card in party.public()] == before
    await party.press(party.player(seats[0]), panel, "back:1:")
    assert not (await party.position()).answers.ahead
