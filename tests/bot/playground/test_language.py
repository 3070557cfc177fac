"""Who opens the page and who picks a language there: the page and its channels always speak the same one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

pytest.importorskip("simcord", reason="the playground needs the extra 'playground'")

from bot.database import Database
from bot.locales.sentences import localizer
from bot.playground import run
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.playground.pages import PATIENCE, Page, address_of
from tests.oracles import lent
from tests.rows import nightly

BROWSERS = {Language.CS: "cs,en;q=0.5", Language.EN: "en-US,en;q=0.9", Language.SV: "sv-SE"}
LOCALES = {Language.CS: "cs", Language.EN: "en-GB", Language.SV: "sv-SE"}


@pytest.fixture
def oracle(castle_index: Path) -> Oracle:
    return lent(castle_index)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    index = tmp_path / "rules.sqlite"
    return Settings(data_dir=tmp_path, index_file=index, discord_token=None, playground_port=0)


@asynccontextmanager
async def running(settings: Settings, oracle: Oracle, capsys: pytest.CaptureFixture[str]) -> AsyncIterator[Page]:
    """The page of a playground over the same data as the one before, as the admin has it open."""
    database = await Database.open(settings.database)
    started = asyncio.create_task(run(settings, oracle, database))
    try:
        address = await address_of(started, capsys)
        async with ClientSession() as session:
            yield Page(session, address)
    finally:
        started.cancel()
        with suppress(asyncio.CancelledError):
            await started
        await database.close()


async def seen(page: Page, language: Language) -> dict[str, Any]:
    """The page as a browser of somebody who reads this language shows it; it speaks that language."""
    shown = await page.view(languages=BROWSERS[language])
    page.channel = next(each["id"] for each in shown["channels"] if each["game"] == "zloba")
    return await page.view(languages=BROWSERS[language])


async def lobby_comes(page: Page, language: Language) -> None:
    """Wait until the channel's lobby is written in this language, by its buttons."""
    seen, found = "", ""
    async with asyncio.timeout(PATIENCE):
        while found != language:
            shown = await page.view(seen)
            messages, seen = str(shown["messages"]), shown["revision"]
            said = [each for each in Language if f"'{localizer(each).say('lobby-manage')}'" in messages]
            found = said[-1] if said else found


@pytest.mark.parametrize("language", [Language.CS, *nightly(Language.EN, Language.SV)])
async def test_a_visitor_finds_a_lobby_in_their_language_whoever_was_there_before(
    settings: Settings, oracle: Oracle, capsys: pytest.CaptureFixture[str], language: Language
) -> None:
    before = next(each for each in Language if each is not language)
    async with running(settings, oracle, capsys) as page:
        assert (await seen(page, before))["language"] == before
        await page.act("command", command="match new", options={"game": "zloba", "seats": 2})
        await lobby_comes(page, before)
    async with running(settings, oracle, capsys) as page:
        assert (await seen(page, language))["language"] == language
        await lobby_comes(page, language)


@pytest.mark.parametrize(("browser", "picked"), [(Language.EN, Language.CS), *nightly((Language.CS, Language.EN))])
async def test_the_language_picked_on_the_page_is_that_of_the_lobby_now_and_after_a_restart(
    settings: Settings,
    oracle: Oracle,
    capsys: pytest.CaptureFixture[str],
    browser: Language,
    picked: Language,
) -> None:
    async with running(settings, oracle, capsys) as page:
        await seen(page, browser)
        await page.act("command", command="match new", options={"game": "zloba", "seats": 2})
        await lobby_comes(page, browser)
        # What was on its way when the first was picked may have brought the lobby in it; no other brings the next ones.
        for language in (picked, browser, picked):
            await page.act("language", locale=LOCALES[language])
            await lobby_comes(page, language)
    async with running(settings, oracle, capsys) as page:
        assert (await seen(page, browser))["language"] == picked
        await lobby_comes(page, picked)
