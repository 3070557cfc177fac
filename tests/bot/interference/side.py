"""One of two matches that are compared: the real client on a local Discord of its own, every request of it kept."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from dataclasses import replace as with_
from pathlib import Path as File
from typing import Any, cast
from unittest import mock

import aiohttp
import discord
import sqlalchemy as sa
import yarl

from bot.boards.entry import GameEntry
from bot.chat.base import patience
from bot.chat.client import Client
from bot.chat.health import serving_health
from bot.database import Database
from bot.games.contract import AnyGame
from bot.games.setup import Setup
from bot.installed import GAMES
from bot.matches.model.match import Actor, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.services.lobbies import Brought
from bot.matches.storage import read, tables
from bot.settings import Settings
from rules_index import IndexPending, Oracle
from tests.bot.attacks.ground import granted
from tests.bot.databases import new_database
from tests.bot.games.suite.play import require
from tests.bot.matches.table import HandClock
from tests.bot.ports import free_port
from tests.bot.wire import payloads
from tests.bot.wire.payloads import Json
from tests.bot.wire.rest import Asked, Call
from tests.bot.wire.server import TOKEN, LocalDiscord, local_discord

PEOPLE = tuple(Actor(user) for user in range(101, 109))
STRANGER = Actor(999)
MATCH = 1
_PATIENCE = 60.0


@dataclass
class Side:
    """A match, the Discord that it is played on, and what the bot sent there.

    Attributes:
        port: where the bot tells how it is.
        acting: whose interaction each token was given to.
        read: how many requests were looked at.
    """

    client: Client
    database: Database
    clock: HandClock
    discord: LocalDiscord
    game: AnyGame
    port: int
    work: Work
    acting: dict[str, int] = field(default_factory=dict)
    read: int = 0

    @property
    def service(self) -> MatchService:
        """What can be done with the match."""
        return self.client.matches

    async def now(self) -> Position:
        """The match as it is."""
        position = await self.service.position(MATCH)
        assert position is not None
        return position

    async def send(self, interaction: Json) -> Asked:
        """Let somebody act, and wait until the bot has done all that follows from it."""
        self.acting[interaction["token"]] = int(interaction["member"]["user"]["id"])
        self.work.arrived.clear()
        asked = await self.discord.interact(interaction)
        await asyncio.wait_for(self.work.arrived.wait(), _PATIENCE)
        await self.settle()
        return asked

    async def settle(self) -> None:
        """Let everything be done, and told."""
        await self.work.over()
        await self.client.publisher.deliver()
        await self.client.dispute_publisher.deliver()
        await self.work.over()

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

    async def gather(self, setup: Setup, timing: Timing) -> None:
        """Fill the lobby by everybody's clicks."""
        service, seats = self.service, len(setup.seats)
        terms = Terms(setup.ruleset, setup.variant, seats, timing)
        where = {"guild": payloads.GUILD, "channel": payloads.CHANNEL}
        lobby = service.lobbies.create(PEOPLE[0], **where, game=self.game.key, terms=terms, click=501)
        granted(await lobby)
        for seat in range(1, seats):
            granted(await service.lobbies.join(MATCH, PEOPLE[seat], click=501 + seat))
        done: set[str] = set()
        while choice := next((one for one in await service.lobbies.choices(MATCH) if one.name not in done), None):
            done.add(choice.name)
            for seat in range(seats if choice.each_seat else 1):
                token = (setup.seats[seat].choices if choice.each_seat else setup.options).get(choice.name)
                if token is None:
                    continue
                if choice.kind == "file":
                    taken = await service.lobbies.bring(MATCH, PEOPLE[seat], choice.name, token.encode(), seat)
                    require(isinstance(taken, Brought), f"a file is not taken: {taken}")
                else:
                    granted(await service.lobbies.choose(MATCH, PEOPLE[seat], choice.name, token, seat))
        await self.settle()

    async def open(self) -> None:
        """Start the match, and let the publisher announce and open it."""
        granted(await self.service.lobbies.start(MATCH, PEOPLE[0]))
        await self.settle()

    async def hashes(self) -> list[str]:
        """The hashes of all entries, whole."""
        async with self.database.reading() as session:
            asked = sa.select(tables.event.c.hash).order_by(tables.event.c.seq)
            return list((await (await session.connection()).execute(asked)).scalars())

    async def entries(self) -> list[tuple[int, str, str, str]]:
        """Number, hash before, text and hash of every entry."""
        log = tables.event.c
        async with self.database.reading() as session:
            asked = sa.select(log.seq, log.previous, log.entry, log.hash).order_by(log.seq)
            return [tuple(row) for row in (await (await session.connection()).execute(asked)).all()]

    async def put(self, state: Any) -> None:
        """Let the match stand in this position from now on, as if its entries had led to it."""
        match = (await self.now()).match
        kept = tables.snapshot
        async with self.database.writing() as session:
            connection = await session.connection()
            here = (kept.c.match_id == match.id) & (kept.c.seq == match.seq)
            await connection.execute(sa.delete(kept).where(here))
            values = {"match_id": match.id, "seq": match.seq, "state": read.sealed(self.game.codec.encode(state))}
            await connection.execute(sa.insert(kept).values(**values))
        self.service.repository.forget()


class Wordless:
    """An oracle without books, as long as its index is being made; refusals cite rules by their names alone."""

    books = ()

    def ruling(self, _: str) -> None:
        """No ruling."""

    def __getattr__(self, name: str) -> Any:
        raise IndexPending(f"{name}: there is no index yet")


class Work:
    """What the bot is doing: the tasks that were begun since it was connected, but for those of the local Discord.

    Attributes:
        arrived: the bot has got an interaction and begun with it.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.arrived = asyncio.Event()
        self.watching = False

    def begin(self, loop: asyncio.AbstractEventLoop, coro: Any, **how: Any) -> asyncio.Task[Any]:
        """Make a task, as the loop does, and keep it in mind."""
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, **how)
        name = str(getattr(coro, "__qualname__", ""))
        if self.watching and not name.startswith("RequestHandler.") and not task.get_name().startswith(patience.NAME):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return task

    async def over(self) -> None:
        """Wait until nothing is being done; whoever waits here is no part of it."""
        quiet = 0
        while quiet < 3:
            tasks = self._tasks - {asyncio.current_task()}
            if not tasks:
                await asyncio.sleep(0)
                quiet += 1
                continue
            done, _ = await asyncio.wait(tasks, timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            require(bool(done), f"the bot does not come to an end: {tasks}")
            quiet = 0


@contextmanager
def watched_work() -> Iterator[Work]:
    """Keep in mind what tasks the loop begins while the block runs."""
    loop, work = asyncio.get_running_loop(), Work()
    before = loop.get_task_factory()
    loop.set_task_factory(work.begin)
    try:
        yield work
    finally:
        loop.set_task_factory(before)


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
async def side(game: AnyGame, folder: File, work: Work, first_id: int, words: str = "cs") -> AsyncIterator[Side]:
    """An empty side in a folder, connected.

    Args:
        first_id: what its Discord begins to count ids from.
    """
    clock, numbers = HandClock(), itertools.count(first_id)
    ids: Callable[[], str] = lambda: str(next(numbers))  # noqa: E731
    async with AsyncExitStack() as stack:
        made = LocalDiscord(ids=ids, elapsed=clock.elapsed)
        local = await stack.enter_async_context(local_discord(discord=made, socket=folder / "discord"))
        database = await new_database(folder / "side.sqlite")
        stack.push_async_callback(database.close)
        settings = Settings(data_dir=folder, default_language=words, discord_token=None)  # type: ignore[arg-type]
        own = next((each for each in GAMES if each.key == game.key), GameEntry(game.key, lambda _: game))
        games = [with_(own, make=lambda _: game)]
        client = Client(settings, cast(Oracle, Wordless()), database, games=games, clock=clock)
        client.metrics.elapsed = clock.elapsed
        client.http.connector = aiohttp.UnixConnector(str(folder / "discord"))
        client._connection.guild_ready_timeout = 0.0
        connection = asyncio.create_task(client.start(TOKEN))
        stack.push_async_callback(_close, client, connection)
        await client.begun.wait()
        await client.wait_until_ready()
        _tell_arrivals(client, work)
        port = free_port()
        await stack.enter_async_context(serving_health(client, port))
        yield Side(client, database, clock, local, game, port, work)


def _tell_arrivals(client: Client, work: Work) -> None:
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def parsed(data: Any) -> None:
        parse(data)
        work.arrived.set()

    parsers["INTERACTION_CREATE"] = parsed


async def _close(client: Client, connection: asyncio.Task[None]) -> None:
    connection.cancel()
    await asyncio.wait({connection}, timeout=_PATIENCE)
    await client.close()
