"""Servers dealt out to shards: two of them in one process, and one of them in each of two."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest
from pydantic import SecretStr

from bot.chat.background import keeping_matches
from bot.chat.client import Client, ShardedClient, client_for
from bot.chat.health import Checkup
from bot.chat.trials import State
from bot.settings import Settings
from tests.bot.databases import new_database
from tests.bot.wire import gateway, payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import started, until
from tests.oracles import lent

HOME = (payloads.GUILD >> 22) % 2


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord wants five seconds between two shards; the local one does not."""

    async def identify(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None: ...

    monkeypatch.setattr(discord.Client, "before_identify_hook", identify)
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.02)


async def test_a_process_with_two_shards_serves_both(
    wire: LocalDiscord, connect: Connect, index: Path, tmp_path: Path
) -> None:
    settings = Settings(data_dir=tmp_path, index_file=index, shard_count=2)
    database, oracle = await new_database(settings.database), lent(index)
    client = client_for(settings)(settings, oracle, database)
    assert isinstance(client, ShardedClient)
    await connect(client)
    assert [each["shard"] for each in await wire.gateway.wait_for(gateway.IDENTIFY, times=2)] == [[0, 2], [1, 2]]
    async with keeping_matches(client):
        await started(client.matches)
        await until(lambda: bool(wire.rest.posted))
        asked = await wire.interact(payloads.slash("rule", question="kolik akčních kostek se hází ve třech?"))
        await until(lambda: asked.answered)
        await until(lambda: client.matches.scheduler.lively)
        assert (await Checkup(client).states())["gateway"] is State.WELL
        # One part of the servers away is a break for all: nobody loses time by it.
        reach = client.matches.scheduler.reach
        wire.gateway.away = True
        wire.gateway.others.pop(1 - HOME).drop()
        await until(lambda: reach.away)
        assert not client.is_connected
        wire.gateway.away = False
        await until(lambda: not reach.away and client.is_connected)
    await client.close()
    await database.close()


async def test_of_two_processes_the_one_with_the_server_tells(
    wire: LocalDiscord, connect: Connect, index: Path, tmp_path: Path
) -> None:
    database, oracle = await new_database(tmp_path / "shared.sqlite"), lent(index)

    def process(shard: int) -> Client:
        settings = Settings(
            data_dir=tmp_path,
            index_file=index,
            database_url=SecretStr("postgresql://bot@db/bot"),
            shard_count=2,
            shards=str(shard),
        )
        client = client_for(settings)(settings, oracle, database)
        assert not isinstance(client, ShardedClient)
        return client

    home, other = process(HOME), process(1 - HOME)
    for each in (other, home):
        await connect(each)
    number = (await started(other.matches)).match.id
    # Looking after its own servers, the other one neither stops this match nor tells of it.
    await other.guild_watch.check_all()
    await other.publisher.deliver()
    assert not wire.rest.posted
    await home.guild_watch.check_all()
    await home.publisher.deliver()
    assert wire.rest.posted
    position = await home.matches.position(number)
    assert position is not None and position.match.course.runs
    await asyncio.gather(home.close(), other.close())
    await database.close()
