"""One of two matches that are compared: the real client on a local Discord of its own, every request of it kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any
from unittest import mock

import aiohttp
import discord
import yarl

from bot.chat.base import patience
from bot.chat.client import Client
from bot.chat.health import serving_health
from bot.games.contract import AnyGame
from bot.matches.model.match import Actor
from tests.bot.databases import new_database
from tests.bot.interference.table import Table, Work, new_client
from tests.bot.matches.table import HandClock
from tests.bot.ports import free_port
from tests.bot.wire import payloads
from tests.bot.wire.calls import Call
from tests.bot.wire.payloads import Json
from tests.bot.wire.rest import Asked
from tests.bot.wire.server import TOKEN, LocalDiscord, local_discord

PEOPLE = tuple(Actor(user) for user in range(101, 109))
STRANGER = Actor(999)
_PATIENCE = 60.0
_MILLISECOND = 22
"""Bits of an id below its time."""


@dataclass
class Side(Table):
    """A match, the Discord that it is played on, and what the bot sent there.

    Attributes:
        port: where the bot tells how it is.
        acting: whose interaction each token was given to.
        read: how many requests were looked at.
    """

    discord: LocalDiscord
    port: int
    acting: dict[str, int] = field(default_factory=dict)
    read: int = 0

    async def send(self, interaction: Json) -> Asked:
        """Let somebody act, and wait until the bot has done all that follows from it."""
        self.acting[interaction["token"]] = int(interaction["member"]["user"]["id"])
        self.work.arrived.clear()
        asked = await self.discord.interact(interaction)
        await asyncio.wait_for(self.work.arrived.wait(), _PATIENCE)
        await self.settle()
        return asked

    async def hear(self, message: Json) -> None:
        """Let somebody write a message, and wait until the bot has done all that follows from it."""
        self.work.arrived.clear()
        await self.discord.gateway.dispatch("MESSAGE_CREATE", message)
        await asyncio.wait_for(self.work.arrived.wait(), _PATIENCE)
        await self.settle()

    def news(self) -> list[Call]:
        """What the bot asked of Discord since this was last asked."""
        calls = self.discord.rest.calls
        news, self.read = calls[self.read :], len(calls)
        return news

    async def asked_over_http(self, path: str) -> bytes:
        """What the bot answers on its health port."""
        url = f"http://127.0.0.1:{self.port}{path}"
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            return f"{answer.status} ".encode() + await answer.read()


@contextmanager
def one_address() -> Iterator[None]:
    """Let every client ask for Discord under one name; which Discord that is, its socket says."""
    name = "http://discord.local"
    gateway = yarl.URL("ws://discord.local/gateway/")
    with (
        mock.patch.object(discord.http.Route, "BASE", f"{name}/api/v10"),
        mock.patch.object(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway),
        mock.patch.object(discord.asset.Asset, "BASE", f"{name}/cdn"),
        # On a busy machine an answer may take longer than Discord would wait.
        mock.patch.object(patience, "PATIENCE", 3600.0),
    ):
        yield


@asynccontextmanager
async def side(game: AnyGame, folder: File, work: Work, first_id: int) -> AsyncIterator[Side]:
    """An empty side in a folder, connected.

    Args:
        first_id: what its Discord begins to count ids from; as Discord's, they tell when something was made.
    """
    clock = HandClock()
    ids = _ids(first_id, clock.elapsed)
    async with AsyncExitStack() as stack:
        made = LocalDiscord(ids=ids, elapsed=clock.elapsed)
        local = await stack.enter_async_context(local_discord(discord=made, socket=folder / "discord"))
        database = await new_database(folder / "side.sqlite")
        stack.push_async_callback(database.close)
        client = new_client(game, folder, database, clock)
        client.http.connector = aiohttp.UnixConnector(str(folder / "discord"))
        client._connection.guild_ready_timeout = 0.0
        connection = asyncio.create_task(client.start(TOKEN))
        stack.push_async_callback(_close, client, connection)
        await client.begun.wait()
        await client.wait_until_ready()
        _tell_arrivals(client, work)
        port = free_port()
        await stack.enter_async_context(serving_health(client, port))
        place = payloads.GUILD, payloads.CHANNEL
        yield Side(client, database, clock, game, work, PEOPLE, place, local, port)


def _ids(first: int, elapsed: Callable[[], float]) -> Callable[[], str]:
    """Ids that count up within a millisecond, so that none says how many were given before it."""
    given: Counter[int] = Counter()

    def new() -> str:
        now = round(elapsed() * 1000)
        given[now] += 1
        return str(first + (now << _MILLISECOND) + given[now])

    return new


def _tell_arrivals(client: Client, work: Work) -> None:
    parsers = client._connection.parsers

    def telling(parse: Callable[[Any], None]) -> Callable[[Any], None]:
        def parsed(data: Any) -> None:
            parse(data)
            work.arrived.set()

        return parsed

    for event in ("INTERACTION_CREATE", "MESSAGE_CREATE"):
        parsers[event] = telling(parsers[event])


async def _close(client: Client, connection: asyncio.Task[None]) -> None:
    connection.cancel()
    await asyncio.wait({connection}, timeout=_PATIENCE)
    await client.close()
