"""Somebody new plays a whole match in the page by mouse and never has to look for what to press."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.browser import opened
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.mouse import Control, Mouse

SAY = localizer(Language.CS).say
MOST = 400
"""Presses within which a first match is over."""
CHANNELS = {"zloba": "Zloba", "doomtrooper": "Doomtrooper", "twom": "This War of Mine", "prsi": "Prší"}
"""The games by their keys, as they are called."""
TURN, OVER = SAY("status-play"), SAY("panel-over")
PANEL = "Tvůj tah · zápas"
BESIDE = tuple(
    SAY(name)
    for name in (
        "panel-board",
        "panel-sheet",
        "panel-sheet-full",
        "panel-sheet-short",
        "panel-back",
        "panel-cancel",
        "panel-take-move-back",
        "panel-standing",
        "panel-plan",
        "panel-ahead",
        "guide-learn",
        "guide-stop",
    )
)
"""What leads back or shows something beside the match; pressed only where nothing else is offered."""
LOOKS = (
    ("panel-standing", "panel-back"),
    ("panel-sheet", "panel-back"),
    ("panel-board", "status-play"),
)
"""What shows something beside the match, by the names of its sentences, and what leads on from there."""
IDLE = (SAY("zloba-discard"), SAY("zloba-end-turn"), SAY("zloba-let-be"))


@pytest.fixture
def mouse(browser: Chromium, address: str) -> Iterator[Mouse]:
    """A mouse at the page as it opens for the first time."""
    with opened(browser, address, size=(1280, 900)) as page:
        yield Mouse(page)


def press(mouse: Mouse, label: str) -> None:
    """Press the button with this label that is in the window, as soon as there is one."""

    def found() -> list[Control]:
        return sorted((one for one in mouse.controls() if one.label == label), key=lambda one: one.seen)

    mouse.page.wait(found)
    mouse.settled()
    mouse.press(found()[-1])
    mouse.changed()


def offered(mouse: Mouse) -> list[Control]:
    """What the panel of the match offers, the best last; the button that opens it where it is not open."""
    controls = mouse.controls()
    panel = [one for one in controls if one.own and PANEL in one.text]
    own = [one for one in panel if one.message == panel[-1].message] if panel else []
    own = own or [one for one in controls if one.label == TURN]
    return [one for one in own if not one.label.startswith(BESIDE)] or own


def look_around(mouse: Mouse) -> None:
    """Open everything beside the match once, each time from the panel, and go on from there."""
    for opens, leads_on in LOOKS:
        press(mouse, SAY(opens))
        press(mouse, SAY(leads_on))


# Where the machine has other work, the bot's lines come after the reader has gone on.
@pytest.mark.slow
@pytest.mark.parametrize("game", CHANNELS)
def test_somebody_new_finishes_a_first_match_without_scrolling_back_once(mouse: Mouse, game: str) -> None:
    chooser = random.Random(1)
    page = mouse.page
    page.wait(lambda: page.run("return document.querySelector('[data-step=play]')"))
    if game != "zloba":
        page.enter(CHANNELS[game].lower().replace(" ", "-"))
    mouse.click_on("[data-step=play]")
    press(mouse, SAY("first-open", game=CHANNELS[game]))
    press(mouse, TURN)
    if game == "zloba":
        press(mouse, SAY("guide-learn"))
        look_around(mouse)
    while not any(OVER in message for message in page.messages()):
        assert mouse.presses < MOST, page.messages()[-3:]
        mouse.settled()
        choices = offered(mouse)
        choices = [one for one in choices if one.seen] or choices
        if not choices:
            continue
        better = [one for one in choices if not one.label.startswith(IDLE)] or choices
        confirm = [one for one in choices if one.label.startswith(SAY("panel-confirm"))]
        mouse.press(chooser.choice(confirm or better), chooser.randrange(9))
        mouse.changed()
    assert mouse.back == 0, [one._replace(text="") for one in mouse.missed]
    # The call to the first turn may come below the message that started the match.
    assert mouse.on <= 1
    assert page.complaints() == []
