"""Matches in the playground's real time: what is to be told appears by itself, and is there again after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("simcord", reason="the playground needs the extra 'playground'")

from simcord.results import ResponseMessage

from bot.chat.background import keeping_matches
from bot.chat.client import Client
from bot.database import Database
from bot.playground import world
from bot.playground.seed import Playground, arrange
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.games.toy.pack import TOY
from tests.oracles import lent


@pytest.fixture
def oracle(castle_index: Path) -> Oracle:
    return lent(castle_index)


@pytest.fixture(autouse=True)
def _as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine the bot may answer later than Discord would wait.
    monkeypatch.setattr(world, "ANSWER_SECONDS", 60)


@asynccontextmanager
async def running(folder: Path, oracle: Oracle) -> AsyncIterator[Playground]:
    settings = Settings(data_dir=folder, index_file=folder / "rules.sqlite", discord_token=None)
    database = await Database.open(settings.database)
    client = Client(settings, oracle, database, games=[TOY])
    playground = arrange(client, {"smugglers": "toy"})
    await playground.world.start()
    await client.sync_commands()
    await client.publisher.show_all()
    async with keeping_matches(client):
        yield playground
    await playground.world.shutdown()
    await database.close()


async def shown(playground: Playground, part: str) -> int:
    """The id of the message that has such a button, as soon as there is one."""
    channel = next(iter(playground.channels.values()))
    async with asyncio.timeout(60):
        while True:
            for message in playground.world.backend.messages.get(channel.id, {}).values():
                if not message.is_ephemeral and part in str(message.components):
                    return int(message.id)
            await playground.world.changed(playground.world.revision)


async def test_a_match_is_told_by_itself_and_shown_again_after_a_restart(tmp_path: Path, oracle: Oracle) -> None:
    async with running(tmp_path, oracle) as playground:
        channel = next(iter(playground.channels.values()))
        first, second, _ = playground.members.values()
        await first.slash(channel, "match new", game="toy", seats=2)
        lobby = await shown(playground, "lb:1:join")
        message = playground.world.backend.get_message(channel.id, lobby)
        card = ResponseMessage(playground.world, message)
        await second.click(card, custom_id="lb:1:join")
        await first.click(card, custom_id="lb:1:start")
        assert await shown(playground, "'h:1:") == lobby
    async with running(tmp_path, oracle) as again:
        assert await shown(again, "'h:1:") != lobby
