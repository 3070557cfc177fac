"""The page can be used with a keyboard and a screen reader, on a telephone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")
pytest.importorskip("axe_core_python", reason="the browser test needs the extra 'dev'")

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.axe import violations
from tests.bot.playground.browser import Page, opened
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.mouse import Mouse

SAY = localizer(Language.CS).say
SMALL = 0.15
"""The share of the page's height that the tour may cover at most."""
SIZES = {"telephone": (390, 844), "desk": (1280, 900)}


@pytest.fixture(scope="module", params=["telephone", pytest.param("desk", marks=pytest.mark.slow)])
def page(request: pytest.FixtureRequest, browser: Chromium, address: str) -> Iterator[Page]:
    """The page as it opens for the first time, on a telephone and, where other tests use it too, on a desk."""
    with opened(browser, address) as page:
        page.resize(*SIZES[request.param])
        page.enter("this-war-of-mine")
        yield page


def line(page: Page) -> WebElement:
    """The line at the bottom, as soon as it is there."""
    page.wait(lambda: page.driver.find_elements(By.ID, "text"))
    return page.driver.find_element(By.ID, "text")


def focused(page: Page) -> WebElement:
    return page.driver.switch_to.active_element


def test_the_tour_is_a_small_part_of_the_page(page: Page) -> None:
    tour = page.driver.find_element(By.ID, "tour")
    assert tour.is_displayed()
    assert 0 < tour.size["height"] <= SMALL * page.run("return innerHeight")


def test_nothing_is_wrong_with_the_start(page: Page) -> None:
    assert page.driver.find_elements(By.CSS_SELECTOR, "#tour li button")
    assert violations(page.driver) == []


def test_nothing_is_wrong_with_answers_lists_and_settings(page: Page) -> None:
    for command, text in {"pravidlo": "Kolik lidí se vyspí v jedné posteli?", "nápověda": "", "nastavení": ""}.items():
        page.use(command, text)
        assert violations(page.driver) == [], command


def test_the_list_of_commands_is_told_to_a_screen_reader(page: Page) -> None:
    text = line(page)
    text.send_keys("/zap")
    assert text.get_attribute("role") == "combobox"
    assert text.get_attribute("aria-expanded") == "true"
    listbox = page.driver.find_element(By.ID, str(text.get_attribute("aria-controls")))
    assert listbox.get_attribute("role") == "listbox"

    def active() -> str:
        return page.driver.find_element(By.ID, str(text.get_attribute("aria-activedescendant"))).text

    # Found without diacritics, and the command that is used first comes first.
    assert active().startswith("/zápas nový")
    text.send_keys(Keys.ARROW_DOWN)
    assert not active().startswith("/zápas nový")
    assert active().startswith("/zápas")
    assert violations(page.driver) == []
    text.send_keys(Keys.ESCAPE)
    assert text.get_attribute("aria-expanded") == "false"
    text.send_keys(Keys.BACKSPACE * 4)


def test_a_command_without_options_is_sent_by_two_returns(page: Page) -> None:
    before = len(page.messages())
    line(page).send_keys("/napoveda", Keys.ENTER)
    page.wait(lambda: focused(page).get_attribute("type") == "submit")
    focused(page).send_keys(Keys.ENTER)
    page.until(lambda shown: len(shown) > before)
    assert SAY("help-title") in page.messages()[-1]
    assert focused(page).get_attribute("id") == "text"
    # One with options that may be left out is sent as well; none of them is added.
    line(page).send_keys("/faze", Keys.ENTER)
    assert focused(page).get_attribute("type") == "submit"
    focused(page).send_keys(Keys.ESCAPE)


def test_an_unknown_command_is_told(page: Page) -> None:
    line(page).send_keys("/nesmysl", Keys.ENTER)
    page.wait(lambda: "/nesmysl" in page.driver.find_element(By.ID, "notice").text)
    line(page).send_keys(Keys.BACKSPACE * 8)


def test_a_wrong_number_is_named_and_can_be_mended(page: Page) -> None:
    line(page).send_keys("/zápas nový", Keys.ENTER)
    places = SAY("command-match-seats")
    more = page.driver.find_elements(By.CSS_SELECTOR, ".more button")
    next(one for one in more if one.text == f"+ {places}").click()
    focused(page).send_keys("9999", Keys.ENTER)
    page.wait(lambda: f"„{places}“ musí být číslo od 1 do 8." in page.driver.find_element(By.ID, "notice").text)
    page.wait(lambda: focused(page).get_attribute("aria-invalid") == "true")
    assert focused(page).get_attribute("value") == "9999"
    focused(page).send_keys(Keys.ESCAPE)


def test_a_notice_is_for_the_person_who_was_there(page: Page) -> None:
    line(page).send_keys("/nesmysl", Keys.ENTER)
    page.wait(lambda: page.driver.find_element(By.ID, "notice").is_displayed())
    line(page).send_keys(Keys.BACKSPACE * 8)
    page.speak_as("Bob")
    page.wait(lambda: not page.driver.find_element(By.ID, "notice").is_displayed())
    page.speak_as("Alice")


def start_match(page: Page, mouse: Mouse) -> None:
    """Start a match against the bot."""
    page.use("zápas nový", options={"místa": "2"})
    page.until(lambda shown: any(SAY("lobby-start") in message for message in shown))
    for heading, label in (
        (SAY("lobby-start"), SAY("lobby-manage")),
        ("pro zakladatele", SAY("lobby-automaton")),
        (SAY("lobby-start"), SAY("lobby-start")),
    ):
        page.until_offered(heading, label)
        mouse.settled()
        page.pick(heading, label)


def test_a_large_picture_opens_by_a_key_and_is_left_by_one(page: Page) -> None:
    page.enter("zloba")
    mouse = Mouse(page)
    if not page.offers(SAY("status-play")):
        start_match(page, mouse)
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, ".zoom"))
    mouse.settled()
    assert violations(page.driver) == []
    board = page.driver.find_elements(By.CSS_SELECTOR, ".zoom")[-1]
    # Its room is there before it is: the element is as high without the picture.
    high = board.size["height"]
    page.run("const one = arguments[0].firstChild; one.dataset.was = one.src; one.removeAttribute('src')", board)
    assert board.size["height"] == pytest.approx(high, abs=1)
    page.run("const one = arguments[0].firstChild; one.src = one.dataset.was", board)
    page.wait(lambda: page.run("return arguments[0].firstChild.naturalWidth > 0", board))
    page.run("arguments[0].focus()", board)
    board.send_keys(Keys.ENTER)
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#picture[open] img"))
    assert violations(page.driver) == []
    focused(page).send_keys(Keys.ENTER)
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, ".large.closer"))
    assert violations(page.driver) == []
    focused(page).send_keys(Keys.ESCAPE)
    page.wait(lambda: not page.driver.find_elements(By.CSS_SELECTOR, "#picture[open]"))
    assert focused(page).get_attribute("class") == "zoom"
    page.enter("this-war-of-mine")


def test_the_tour_covers_one_tab_alone_and_closed_in_one_it_is_closed_in_all(page: Page, address: str) -> None:
    page.reload()
    driver = page.driver
    first, before = driver.current_window_handle, set(driver.window_handles)
    assert driver.find_element(By.ID, "tour").is_displayed()
    # A tab that the driver makes is nobody's; what the page opens is its reader's.
    page.run("open(arguments[0], '', 'noopener')", address)
    page.wait(lambda: set(driver.window_handles) - before)
    driver.switch_to.window(*(set(driver.window_handles) - before))
    line(page)
    assert not driver.find_element(By.ID, "tour").is_displayed()
    driver.find_element(By.ID, "again").click()
    assert driver.find_element(By.ID, "tour").is_displayed()
    driver.find_element(By.CSS_SELECTOR, "#tour .quiet").click()
    driver.close()
    driver.switch_to.window(first)
    page.wait(lambda: not driver.find_element(By.ID, "tour").is_displayed())
    driver.find_element(By.ID, "again").click()


def test_the_tour_is_closed_for_good_and_can_be_opened_again(page: Page) -> None:
    page.driver.find_element(By.CSS_SELECTOR, "#tour .quiet").click()
    page.reload()
    assert not page.driver.find_element(By.ID, "tour").is_displayed()
    again = page.driver.find_element(By.ID, "again")
    assert again.get_attribute("aria-expanded") == "false"
    again.send_keys(Keys.ENTER)
    assert page.driver.find_element(By.ID, "tour").is_displayed()
    page.driver.find_element(By.CSS_SELECTOR, "[data-step=language]").click()
    assert focused(page).get_attribute("id") == "language"
    languages = Select(page.driver.find_element(By.ID, "language"))
    languages.select_by_visible_text("Svenska")
    page.wait(lambda: page.run("return document.documentElement.lang") == "sv")
    languages.select_by_visible_text("Čeština")
    page.wait(lambda: page.run("return document.documentElement.lang") == "cs")
