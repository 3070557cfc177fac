"""The playground's page in a real browser, from the command that starts it to the cited answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("selenium", reason="the browser test needs the extra 'dev'")

from tests.bot.playground.browser import Page, opened
from tests.bot.playground.chromium import Chromium
from tests.bot.playground.starting import started
from tests.oracles import packaged_rules

QUESTION = "Kolik akčních kostek hážeme, když hrajeme ve třech?"
RULE = "zloba-cs.setup.action-dice"


@pytest.fixture(params=["prepared", pytest.param("first", marks=pytest.mark.slow)])
def page(request: pytest.FixtureRequest, browser: Chromium, digest_index: Path, tmp_path: Path) -> Iterator[Page]:
    """The page of a playground that was started without a token and without rulebooks.

    At its first start it makes its index, which takes fifteen seconds of the processor.
    """
    index = digest_index if request.param == "prepared" else None
    with started(tmp_path / "data", index) as address, opened(browser, address) as page:
        yield page


def test_a_member_asks_and_reads_the_cited_answer(page: Page, tmp_path: Path) -> None:
    rule = next(rule for rule in packaged_rules() if rule.slug == RULE)
    page.enter("zloba")
    page.speak_as("Alice")
    page.use("pravidlo", QUESTION)
    (answer,) = page.messages()
    assert f"{rule.number} · {rule.title}" in answer
    assert f"{rule.book.title} · {rule.section[0]} · {rule.book.edition}" in answer
    assert "Vidíš to jen ty" in answer
    page.picture(tmp_path / "answer.png")
    assert (tmp_path / "answer.png").stat().st_size > 10_000

    page.press("Ukázat v kanálu")
    page.speak_as("Bob")
    (shown,) = page.messages()
    assert "Alice" in shown
    assert f"{rule.number} · {rule.title}" in shown
    assert "Only you can see this" not in shown

    page.use("rule", QUESTION)
    assert "Only you can see this" in page.messages()[-1]
    page.speak_as("Cyril")
    page.use("regel", QUESTION)
    assert "Bara du kan se det här" in page.messages()[-1]
    assert len(page.messages()) == 2

    page.use("fas")
    assert "Wroth: steg för steg" in page.messages()[-1]
    page.use("scenario", "ukazka")
    assert "Ukázka síly" in page.messages()[-1]

    assert page.complaints() == []
    assert page.strangers() == []
