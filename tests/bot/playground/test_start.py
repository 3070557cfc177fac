"""Starting the playground: it is seeded as an admin would, and what stands in its way is one clear line."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from aiohttp import ClientSession

import bot.playground as playground_module
from bot.chat.base.context import channel_game, guild_settings
from bot.chat.base.guilds import set_channel_game
from bot.database import Database
from bot.playground import PlaygroundProblem, begin, run, tell_progress
from bot.playground.seed import Playground, channel_games, choose_games
from bot.settings import Settings
from rules_index import BuildProblem, Oracle, awaited_oracle, digest_books
from tests.bot.playground.pages import Page, address_of
from tests.oracles import lent


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data_dir=tmp_path / "data", playground_port=0, discord_token=None)


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    database = await Database.open(settings.database)
    yield database
    await database.close()


@pytest.fixture
def oracle(castle_index: Path) -> Oracle:
    return lent(castle_index)


@pytest.mark.slow
async def test_prints_its_address_and_stops_when_told(
    settings: Settings,
    oracle: Oracle,
    database: Database,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    started = asyncio.create_task(run(settings, oracle, database))
    caplog.set_level(logging.INFO)
    assert await address_of(started, capsys)
    assert "token" not in caplog.text
    started.cancel()
    with pytest.raises(asyncio.CancelledError):
        await started


async def test_the_page_opens_before_the_rules_are_there(
    settings: Settings, database: Database, castle_index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    oracle, arrived = awaited_oracle(castle_index)
    preparing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    started = asyncio.create_task(run(settings, oracle, database, preparing))
    try:
        address = await address_of(started, capsys)
        async with ClientSession() as session:
            page = Page(session, address)
            shown = await page.view()
            assert shown["preparing"]
            # Each game that can be asked about has its channel from the beginning: later ones would have other ids.
            assert {each.game for each in digest_books() if not each.corrects} <= {
                each["game"] for each in shown["channels"]
            }
            asking = asyncio.create_task(page.act("command", command="rule", options={"question": "brána"}))
            assert await page.act("command", command="my data", options={}) == {}
            assert not asking.done()
            arrived()
            preparing.set_result(None)
            assert await asking == {}
            assert not (await page.view())["preparing"]
    finally:
        started.cancel()
        with suppress(asyncio.CancelledError):
            await started


@pytest.mark.slow
async def test_rules_that_cannot_be_prepared_end_it(settings: Settings, database: Database, castle_index: Path) -> None:
    oracle, _ = awaited_oracle(castle_index)
    preparing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    preparing.set_exception(BuildProblem("no space is left"))
    with pytest.raises(BuildProblem, match="no space is left"):
        await run(settings, oracle, database, preparing)


async def test_a_taken_port_is_one_line(settings: Settings, oracle: Oracle, database: Database) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = settings.model_copy(update={"playground_port": other.getsockname()[1]})
        with pytest.raises(PlaygroundProblem, match=r"^Port \d+ on 127\.0\.0\.1 is taken: set PLAYGROUND_PORT .*\.$"):
            await run(taken, oracle, database)


def test_a_taken_port_is_told_before_anything_is_prepared(settings: Settings) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = settings.model_copy(update={"playground_port": other.getsockname()[1]})
        with pytest.raises(PlaygroundProblem, match=r"^Port \d+ on 127\.0\.0\.1 is taken: set PLAYGROUND_PORT .*\.$"):
            begin(taken)


def test_says_what_it_does_while_it_starts(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    begin(settings)
    tell_progress("indexing 3 rules")
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("Starting the playground")
    assert second.strip() == "indexing 3 rules …"


@pytest.mark.slow
@pytest.mark.parametrize("missing", ["simcord", "markdown_it"])
async def test_a_missing_extra_is_one_line(
    missing: str, settings: Settings, oracle: Oracle, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(playground_module, "find_spec", lambda name: None if name == missing else found(name))
    with pytest.raises(PlaygroundProblem, match=rf"^The playground needs {missing}: install .*'playground'.*\.$"):
        await run(settings, oracle, database)


@pytest.mark.slow
async def test_channels_have_their_games_and_the_guild_its_judges(playground: Playground, database: Database) -> None:
    await choose_games(playground, database)
    chosen = {c.name: await channel_game(database, c.id) for c in playground.channels.values()}
    assert chosen == playground.games
    judges = (await guild_settings(database, playground.guild.id)).judge_role_id
    admin = next(iter(playground.members))
    assert judges in playground.world.backend.get_guild(playground.guild.id).members[admin].role_ids


def test_every_game_has_a_channel_by_its_name(oracle: Oracle) -> None:
    asked = {book.game for book in oracle.books if not book.corrects}
    named = channel_games(["smugglers"], oracle.books)
    assert asked
    assert next(iter(named.values())) == "smugglers"
    assert set(named.values()) == {"smugglers", *asked}
    assert channel_games(["twom", "chess"], ()) == {"this-war-of-mine": "twom", "chess": "chess"}


@pytest.mark.slow
async def test_what_an_admin_changed_stays_changed(playground: Playground, database: Database) -> None:
    channel = next(iter(playground.channels))
    await set_channel_game(database, playground.guild.id, channel, "twom")
    await choose_games(playground, database)
    assert await channel_game(database, channel) == "twom"


def test_the_page_is_there_at_once_on_a_slow_line() -> None:
    files = [each for each in Path(playground_module.__file__).with_name("static").iterdir() if each.is_file()]
    # A twentieth of a second at 10 Mbit/s; nothing else is loaded, as the browser's test sees.
    assert files
    assert sum(file.stat().st_size for file in files) < 64_000
