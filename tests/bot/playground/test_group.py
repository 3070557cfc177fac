"""Three people open This War of Mine in the page, by the button of its tour, and find seats for all."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")

from tests.bot.playground.browser import opened
from tests.bot.playground.campaign import CHANNEL, GROUP, Campaigners
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.playing import settled, wait
from tests.bot.playground.walking import WINDOW

TOUR = "document.querySelector('#tour [data-step=play]').click()"


@pytest.mark.slow
def test_friends_join_whoever_opens_it_with_nothing_chosen(browser: Chromium, address: str, tmp_path: Path) -> None:
    with opened(browser, address, size=WINDOW) as page:
        table = Campaigners(page, tmp_path, 1, "cs")
        table.be("Alice", CHANNEL)
        page.run(TOUR)
        lobby = table.public("lobby-start")
        offer = table.say("first-offer-title")
        wait(page, offer)
        page.close_tour()
        table.pick(offer, table.say("help-open", game="This War of Mine"))
        wait(page, lobby)
        wait(page, table.say("newmatch-next-together"))
        table.shot("lobby", lobby)
        assert shown(table, lobby).count(table.public("lobby-free").strip("*")) == 5
        manage(table, lobby, "lobby-remove-seat", times=2)
        table.shot("manage", table.say("lobby-manage-title", match=1))
        page.dismiss()
        for who in GROUP[1:]:
            table.be(who, CHANNEL)
            table.press(lobby, "lobby-join", public=True)
        table.be("Alice", CHANNEL)
        table.shot("joined", lobby)
        text = shown(table, lobby)
        assert all(who in text for who in GROUP)
        assert text.count(table.public("lobby-free").strip("*")) == 1
        table.begin(lobby)
        settled(page)
        table.shot("begun", table.public("panel-board"))
        assert table.holder() in GROUP


def shown(table: Campaigners, text: str) -> str:
    """The last message with this text."""
    return next(each for each in reversed(table.page.messages()) if text in each)


def manage(table: Campaigners, lobby: str, act: str, times: int) -> None:
    """Let the host press something so often on the card that they alone see."""
    table.press(lobby, "lobby-manage", public=True)
    for _ in range(times):
        table.press(table.say("lobby-manage-title", match=1), act)
