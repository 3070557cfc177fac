"""A local Discord, and the library pointed at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import discord
import pytest
import yarl

from bot.chat.client import Client
from bot.matches.model.clock import Clock
from bot.settings import Settings
from tests.bot.databases import new_database
from tests.bot.wire.calls import PATIENCE
from tests.bot.wire.program import Program
from tests.bot.wire.server import TOKEN, LocalDiscord, local_discord
from tests.oracles import lent

Connect = Callable[[discord.Client], Awaitable[None]]


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    """A local Discord that discord.py in this process takes for the real one."""
    async with local_discord() as local:
        monkeypatch.setattr(discord.http.Route, "BASE", local.api)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_address))
        monkeypatch.setattr(discord.asset.Asset, "BASE", local.assets)
        yield local


@pytest.fixture(scope="session")
def index(digest_index: Path) -> Path:
    """An index of the digest alone."""
    return digest_index


@pytest.fixture
def clock() -> Clock | None:
    """The time of matches: the machine's own, unless a test file sets another by hand."""
    return None


@pytest.fixture
async def bot(index: Path, tmp_path: Path, clock: Clock | None) -> AsyncIterator[Client]:
    """The real client, not connected yet."""
    settings = Settings(data_dir=tmp_path, index_file=index)
    database = await new_database(settings.database)
    yield Client(settings, lent(index), database, clock=clock)
    await database.close()


@pytest.fixture
def program(wire: LocalDiscord, tmp_path: Path, index: Path) -> Program:
    """``python -m bot`` on the local Discord."""
    return Program(wire, tmp_path, index)


@pytest.fixture
async def connect(wire: LocalDiscord) -> AsyncIterator[Connect]:
    """Start a client on the local Discord and wait until it is ready; a client that dies fails the test at once."""
    running: list[tuple[discord.Client, asyncio.Task[None]]] = []

    async def start(client: discord.Client) -> None:
        client._connection.guild_ready_timeout = 0.05
        task = asyncio.create_task(client.start(TOKEN))
        running.append((client, task))
        ready = asyncio.Event()

        async def on_ready() -> None:
            ready.set()

        client.event(on_ready)
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({task, waiting}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if task.done():
            task.result()
        assert ready.is_set(), "the client did not get ready in time"

    yield start
    for client, task in running:
        await client.close()
        async with asyncio.timeout(PATIENCE):
            await task
