"""The replay of a match in one file, opened from the disk in a real browser and leafed through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")
pytest.importorskip("axe_core_python", reason="the browser test needs the extra 'dev'")

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from bot.boards.doomtrooper.table.picture import draw
from bot.chat.matches.shows.over.page import Scene, page_of
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.doomtrooper.tables import TABLES, seen
from tests.bot.playground.axe import violations
from tests.bot.playground.chromium import Chromium, log_of, requests_of

CZECH = localizer(Language.CS)
SHOWN = ("opened", "duel", "crowded", "fight", "nested")
PATIENCE = 20.0
LONG = "Výslednicestřelbynavelkouvzdálenostsekrytemaspodporouspojence" * 3
SEEN = """
const shown = [...document.querySelectorAll("section")].filter((one) => one.checkVisibility());
const place = document.getElementById("place").innerText;
return shown.map((one) => [one.querySelector("h2").innerText, one.querySelector("img").naturalWidth > 0, place]);
"""
WIDER = "return document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A replay of some tables of Doomtrooper."""
    pictures = [draw(seen(TABLES[name]()), CZECH) for name in SHOWN]
    scenes = [Scene(each, f"Scéna {at}", ("Alice útočí.", LONG)) for at, each in enumerate(pictures, 1)]
    content = page_of("Doomtrooper · zápas 7", scenes, CZECH)
    assert content is not None
    path = tmp_path_factory.mktemp("replay") / "match-7.html"
    path.write_bytes(content)
    return path


@pytest.fixture(scope="module")
def driver(browser: Chromium, file: Path) -> Iterator[Chrome]:
    """The file as it opens on a telephone."""
    with browser.visited() as driver:
        size = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        yield driver


@pytest.fixture(autouse=True)
def anew(driver: Chrome, file: Path) -> None:
    driver.get(file.as_uri())


def button(driver: Chrome, name: str) -> WebElement:
    return driver.find_element(By.ID, name)


def scene(driver: Chrome) -> int:
    """The one scene that is shown, with its picture."""
    ((title, pictured, place),) = driver.execute_script(SEEN)
    assert pictured
    assert place == f"{title.removeprefix('Scéna ')} / {len(SHOWN)}"
    return int(place.partition(" ")[0])


def press(driver: Chrome, *keys: str) -> None:
    for key in keys:
        driver.switch_to.active_element.send_keys(key)


def test_the_file_asks_for_nothing_and_complains_of_nothing(driver: Chrome, file: Path) -> None:
    assert scene(driver) == 1
    for name in ("after", "play", "before"):
        button(driver, name).click()
    asked = requests_of(driver, file.as_uri())
    assert file.as_uri() in asked
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert log_of(driver, "browser") == []


def test_buttons_lead_on_and_back_and_no_further_than_the_ends(driver: Chrome) -> None:
    button(driver, "before").click()
    assert scene(driver) == 1
    for expected in (2, 3, 4, 5, 5):
        button(driver, "after").click()
        assert scene(driver) == expected
    assert button(driver, "after").get_attribute("aria-disabled") == "true"
    assert driver.switch_to.active_element == button(driver, "after"), "whoever presses on keeps the focus"
    button(driver, "before").click()
    assert scene(driver) == 4
    assert button(driver, "after").get_attribute("aria-disabled") == "false"


def test_everything_can_be_done_by_keyboard(driver: Chrome) -> None:
    press(driver, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert scene(driver) == 3
    press(driver, Keys.ARROW_LEFT)
    assert scene(driver) == 2
    press(driver, Keys.END)
    assert scene(driver) == len(SHOWN)
    press(driver, Keys.HOME)
    assert scene(driver) == 1
    press(driver, Keys.TAB, Keys.TAB, Keys.ENTER)
    assert driver.switch_to.active_element == button(driver, "after")
    assert scene(driver) == 2
    press(driver, Keys.TAB, Keys.SPACE)
    assert button(driver, "play").text == CZECH.say("replay-pause")


def test_it_plays_to_the_end_and_begins_again(driver: Chrome) -> None:
    # The scenes are to be told apart, and nobody waits for them.
    driver.execute_script("const real = setInterval; setInterval = (act) => real(act, 30)")
    play = button(driver, "play")
    play.click()
    WebDriverWait(driver, PATIENCE).until(lambda _: scene(driver) == len(SHOWN))
    assert play.text == CZECH.say("replay-play")
    driver.execute_script("setInterval = () => 1")
    play.click()
    assert scene(driver) == 1
    assert play.text == CZECH.say("replay-pause")
    press(driver, Keys.ARROW_RIGHT)
    assert (scene(driver), play.text) == (2, CZECH.say("replay-play")), "a step by hand ends the playing"


def test_it_fits_a_telephone_and_nothing_is_wrong_with_it(driver: Chrome) -> None:
    for _ in SHOWN:
        assert not driver.execute_script(WIDER)
        assert violations(driver) == []
        button(driver, "after").click()


def test_without_a_script_every_scene_is_there(file: Path) -> None:
    text = file.read_text("utf-8")
    body = text[text.index("<main>") : text.index("</main>")]
    assert body.count("<section>") == body.count('src="data:image/png;base64,') == len(SHOWN)
    assert " hidden" not in body and "display" not in body
