"""Every kind of message fits a telephone and a desk: nothing is cut, nothing sticks out; pictures of them are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.browser import Page, opened
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.mouse import Mouse

pytestmark = pytest.mark.slow

SAY = localizer(Language.CS).say
SIZES = {"390": (390, 844), "1280": (1280, 900)}
KINDS = {
    "answer": ("pravidlo", "Kolik akčních kostek hážeme, když hrajeme ve třech?"),
    "unsure": ("pravidlo", "Co se stane při shodě na třiceti bodech?"),
    "long": ("pravidlo", "Jaké jsou účinky chaosu v Ukázce síly?"),
    "nothing": ("pravidlo", "Kolik korrakamů stojí Vznešený?"),
    "rules": ("pravidla", "boj"),
    "term": ("pojem", "zranění"),
    "card": ("karta", "Vznešený"),
    "phase": ("fáze", ""),
    "scenario": ("scénář", "ukázka"),
    "help": ("nápověda", ""),
    "settings": ("nastavení", ""),
    "refusal": ("karta", "Nesmyslník"),
}
"""What is asked for each kind of private message."""
STICKS_OUT = """
const list = document.getElementById("messages"), wide = document.documentElement.clientWidth + 0.5;
const out = [...list.querySelectorAll("*")].filter((one) => one.checkVisibility()
  && (one.getBoundingClientRect().right > wide || one.getBoundingClientRect().left < 0
    || (one.matches(".button, .text, .card, fieldset, label") && one.scrollWidth > one.clientWidth + 1)));
return [document.documentElement.scrollWidth > wide, list.scrollWidth > list.clientWidth,
  ...out.map((one) => one.outerHTML.slice(0, 200))].filter(Boolean);
"""
BROKEN = (
    "return [...document.querySelectorAll('.message img')].filter((one) => !one.naturalWidth).map((one) => one.alt)"
)


@pytest.fixture(scope="module", params=SIZES)
def page(request: pytest.FixtureRequest, browser: Chromium, address: str) -> Iterator[Page]:
    """The page on a telephone and on a desk."""
    with opened(browser, address) as page:
        page.resize(*SIZES[request.param])
        page.enter("zloba")
        yield page


def look(page: Page, path: Path) -> None:
    """Keep a picture of the newest messages, and see that they fit."""
    Mouse(page).settled()
    page.wait(lambda: not page.run(BROKEN))
    page.picture(path)
    assert page.run(STICKS_OUT) == []
    assert path.stat().st_size > 5_000


@pytest.mark.parametrize("kind", KINDS)
def test_a_private_message_fits(page: Page, kind: str, tmp_path: Path) -> None:
    page.use(*KINDS[kind])
    look(page, tmp_path / f"{kind}.png")


def test_a_match_fits(page: Page, tmp_path: Path) -> None:
    if SAY("status-play") not in page.offers(SAY("status-play")):
        lobby(page, tmp_path)
    for name, label in (("panel", SAY("status-play")), ("board", SAY("panel-board")), ("sheet", SAY("panel-sheet"))):
        heading = SAY("status-play") if name == "panel" else "Tvůj tah · zápas"
        page.until_offered(heading, label)
        page.pick(heading, label)
        look(page, tmp_path / f"{name}.png")


def lobby(page: Page, folder: Path) -> None:
    """Open and start a match, and look at it."""
    page.use("zápas nový", options={"místa": "2"})
    page.wait(lambda: page.offers(SAY("lobby-start")))
    look(page, folder / "lobby.png")
    for name, heading, label in (
        ("host", SAY("lobby-start"), SAY("lobby-manage")),
        ("filled", "pro zakladatele", SAY("lobby-automaton")),
        ("status", SAY("lobby-start"), SAY("lobby-start")),
    ):
        page.until_offered(heading, label)
        page.pick(heading, label)
        look(page, folder / f"{name}.png")
