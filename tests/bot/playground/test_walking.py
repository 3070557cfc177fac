"""A walk goes on from where it was when it took a picture, and nobody reads what was said to somebody else alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")

from tests.bot.playground.browser import Page, opened
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.walking import WINDOW, Walk

SIZE = "return [innerWidth, innerHeight]"
KEEP = "document.cookie = 'seen=1'; localStorage.setItem('seen', '1'); sessionStorage.setItem('seen', '1');"
KEPT = "return [document.cookie, localStorage.getItem('seen'), sessionStorage.getItem('seen')]"
NOTICE = "return document.getElementById('notice').checkVisibility()"


@pytest.fixture(scope="module")
def page(browser: Chromium, address: str) -> Iterator[Page]:
    """The page of a walk."""
    with opened(browser, address, size=WINDOW) as page:
        yield page


@pytest.mark.slow
def test_after_a_picture_the_channel_and_the_window_are_as_before(page: Page, tmp_path: Path) -> None:
    walk = Walk(page, tmp_path)
    walk.be("Alice", "zloba")
    page.use("pravidlo", "boj")
    page.use("pojem", "zranění")
    before, size = page.messages(), page.run(SIZE)
    walk.picture("first", "dotaz: boj")
    assert (tmp_path / "first.png").stat().st_size > 5_000
    assert (page.messages(), page.run(SIZE)) == (before, size)


@pytest.mark.slow
def test_a_notice_to_one_member_is_gone_when_another_speaks(page: Page, tmp_path: Path) -> None:
    walk = Walk(page, tmp_path)
    walk.be("Alice", "zloba")
    page.run("document.getElementById('text').value = '/nesmysl'")
    page.run("document.querySelector('#composer form').requestSubmit()")
    page.wait(lambda: page.run(NOTICE))
    walk.be("Bob", "zloba")
    assert not page.run(NOTICE)


@pytest.mark.slow
def test_a_visitor_finds_nothing_that_was_kept_for_another(browser: Chromium, address: str) -> None:
    with browser.visited() as one:
        one.get(address)
        one.execute_script(KEEP)
        assert one.execute_script(KEPT) == ["seen=1", "1", "1"]
        with browser.visited() as another:
            another.get(address)
            assert another.execute_script(KEPT) == ["", None, None]
        assert one.execute_script(KEPT) == ["seen=1", "1", "1"]
