"""The real bot on a local Discord with a real gateway, outside of any test; its clock is set by hand."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import discord
import yarl

from bot.boards.entry import GameEntry
from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.chat.client import Client
from bot.games.contract import AnyGame
from bot.matches.model.match import Actor, Status, Terms, Timing
from bot.matches.model.position import Position
from bot.settings import Settings
from tests.bot.attacks.ground import the_same_secrets
from tests.bot.behaviour import castle
from tests.bot.databases import new_database
from tests.bot.games.toy.game import Toy
from tests.bot.matches.table import COLOURS, HandClock, granted, lobby
from tests.bot.wire import payloads
from tests.bot.wire.server import TOKEN, LocalDiscord, local_discord
from tests.oracles import lent

US = Actor(payloads.MEMBER)
"""The one member of the local Discord."""
_PATIENCE = 5.0


@dataclass
class WireGround:
    """A client on a local Discord."""

    wire: LocalDiscord
    client: Client
    clock: HandClock

    async def alone(self, *, channel: int, timing: Timing | None = None, ruleset: str = "toy@2026-01-01") -> int:
        """A match of the toy game of the member with the game's own player, that has just begun."""
        service = self.client.matches
        terms = Terms(ruleset, "short", 2, timing or Timing())
        ready = await lobby(
            service, "toy", terms, [US], guild=payloads.GUILD, channel=channel, automated=1, faction=COLOURS
        )
        number = ready.match.id
        granted(await service.lobbies.start(number, US))
        await self.until(lambda: self._playing(number))
        return number

    async def _playing(self, number: int) -> bool:
        return (await self.now(number)).match.status is Status.PLAYING

    async def now(self, number: int) -> Position:
        """A match as it is."""
        position = await self.client.matches.position(number)
        assert position is not None
        return position

    async def until(self, true: Callable[[], Awaitable[bool]], seconds: float = _PATIENCE) -> bool:
        """Whether something came true in time."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    if await true():
                        return True
                    await asyncio.sleep(0.02)
        except TimeoutError:
            return False


@asynccontextmanager
async def wired(toy: Callable[[], AnyGame] = Toy) -> AsyncIterator[WireGround]:
    """The bot, connected, without what tells of matches and keeps their clocks; see :func:`keeping_matches`."""
    clock = HandClock()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.enter_context(the_same_secrets("wire"))
        wire = await stack.enter_async_context(local_discord())
        gateway = yarl.URL(wire.gateway_address)
        stack.enter_context(mock.patch.object(discord.http.Route, "BASE", wire.api))
        stack.enter_context(mock.patch.object(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway))
        index = castle.index()
        oracle, database = lent(index), await new_database(folder / "bot.sqlite")
        stack.push_async_callback(database.close)
        games = [GameEntry("toy", lambda _: toy()), ZLOBA]
        settings = Settings(data_dir=folder, index_file=index, discord_token=None)
        client = Client(settings, oracle, database, games=games, clock=clock)
        client._connection.guild_ready_timeout = 0.05
        connection = asyncio.create_task(client.start(TOKEN))
        try:
            # Only a client that has begun to log in can be waited for.
            await client.begun.wait()
            await client.wait_until_ready()
            yield WireGround(wire, client, clock)
        finally:
            # As long as the line is cut the client would wait before it tries again.
            connection.cancel()
            await asyncio.wait({connection}, timeout=_PATIENCE)
            await client.close()
