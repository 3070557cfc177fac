"""A tapped board opens as wide as a telephone, a second tap enlarges it; a third, a key or the way back closes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.browser import Page, opened
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.mouse import Mouse
from tests.bot.playground.walking import TELEPHONE

SAY = localizer(Language.CS).say
WIDE = TELEPHONE[0]
SEEN = """
const image = document.querySelector("#picture[open] img"), frame = document.querySelector(".large");
if (!image?.naturalWidth) return null;
const dialog = document.getElementById("picture");
const box = image.getBoundingClientRect(), here = frame.getBoundingClientRect();
return { width: box.width, left: box.left, room: frame.clientWidth, over: frame.scrollWidth - frame.clientWidth,
  beside: dialog.scrollWidth - dialog.clientWidth, high: here.bottom - innerHeight,
  x: (here.left + frame.clientWidth / 2 - box.left) / box.width };
"""
"""Where the large picture is in the window, and which part of its width is in the middle, from 0 to 1."""
DRAWN = "return document.querySelector('.zoom img')?.naturalWidth"
ANEW = "const one = document.querySelector('.zoom').closest('.message'); one.replaceWith(one.cloneNode(true))"


@pytest.fixture(scope="module")
def board(browser: Chromium, address: str) -> Iterator[Page]:
    """A channel with a board, on a telephone."""
    with opened(browser, address) as page:
        page.resize(*TELEPHONE)
        page.enter("zloba")
        page.close_tour()
        page.use("zápas nový")
        first = SAY("first-open", game="Zloba")
        page.until_offered(SAY("first-offer-title"), first)
        page.pick(SAY("first-offer-title"), first)
        page.wait(lambda: page.run(DRAWN))
        Mouse(page).settled()
        yield page


@pytest.fixture
def page(board: Page) -> Iterator[Page]:
    """The channel, with no picture open before or afterwards."""
    yield board
    board.run("document.getElementById('picture').close()")
    left(board)


def seen(page: Page) -> dict[str, float]:
    """Where the large picture is in the window, as soon as it is there."""
    page.wait(lambda: page.run(SEEN))
    found: dict[str, float] = page.run(SEEN)
    return found


def fitted(page: Page) -> bool:
    """Whether the picture is as wide as the window, but for a scroll bar, and nothing of it is beside the window."""
    now = seen(page)
    return now["over"] <= 0 and now["beside"] <= 0 and now["high"] <= 0 and now["width"] >= WIDE - 16


def larger(page: Page) -> bool:
    """Whether the picture is twice as wide as the window and can be scrolled to its other end."""
    now = seen(page)
    return now["width"] >= 2 * (WIDE - 16) and now["over"] >= WIDE - 16


def left(page: Page) -> None:
    """Wait until no picture is open, and the way back leads where it led before."""
    page.wait(lambda: page.run("return !document.querySelector('#picture[open]') && !history.state?.picture"))


def focused(page: Page) -> str:
    return str(page.driver.switch_to.active_element.get_attribute("class"))


def tap(page: Page, selector: str) -> None:
    Mouse(page).click_on(selector)


def open_board(page: Page) -> None:
    """Tap the board where it is; once more if a message that came meanwhile has moved it away."""

    def is_open() -> bool:
        page.run("document.querySelector('.zoom').scrollIntoView({ block: 'center' })")
        tap(page, ".zoom")
        return bool(page.run("return document.querySelector('#picture[open]')"))

    page.wait(is_open)


def test_a_tap_fits_the_board_to_the_width_a_second_enlarges_it_and_a_third_closes_it(page: Page) -> None:
    open_board(page)
    assert fitted(page)
    tap(page, "#picture img")
    assert larger(page)
    # What was tapped, the middle, is what is seen closer.
    assert seen(page)["x"] == pytest.approx(0.5, abs=0.1)
    page.run("document.querySelector('.large').scrollTo(1e6, 0)")
    assert seen(page)["x"] > 0.7
    Mouse(page).click(WIDE // 2, 200)
    left(page)
    assert focused(page) == "zoom"


def test_a_board_as_large_as_it_is_drawn_is_not_called_fitted(page: Page) -> None:
    open_board(page)
    assert fitted(page)
    assert not larger(page)
    page.run("document.querySelector('#picture img').style.width = '1080px'")
    assert not fitted(page)


def test_the_keys_do_what_taps_do(page: Page) -> None:
    board = page.driver.find_element(By.CSS_SELECTOR, ".zoom")
    page.run("arguments[0].focus()", board)
    board.send_keys(Keys.ENTER)
    assert fitted(page)
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    assert larger(page)
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    left(page)
    assert focused(page) == "zoom"


@pytest.mark.parametrize(
    ("way", "taps"),
    [
        ("escape", 1),
        ("button", 2),
        ("back", 1),
        *(pytest.param(*each, marks=pytest.mark.slow) for each in (("escape", 2), ("button", 1), ("back", 2))),
    ],
)
def test_escape_the_button_and_the_way_back_close_it(page: Page, taps: int, way: str) -> None:
    open_board(page)
    seen(page)
    if taps > 1:
        tap(page, "#picture img")
        seen(page)
    if way == "escape":
        page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    elif way == "button":
        tap(page, "#picture .button")
    else:
        page.driver.back()
    left(page)
    assert focused(page) == "zoom"
    # It is the same page in the same channel.
    assert page.driver.find_element(By.ID, "channel").text == "zloba"


def test_the_focus_comes_back_to_a_board_that_was_drawn_anew_meanwhile(page: Page) -> None:
    open_board(page)
    seen(page)
    page.run(ANEW)
    page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    left(page)
    assert focused(page) == "zoom"
    # The copy of the message hears nothing.
    page.reload()
    page.wait(lambda: page.run(DRAWN))
