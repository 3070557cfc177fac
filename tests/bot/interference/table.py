"""A match that is compared with another, as the bot keeps it, on a database of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from dataclasses import replace as with_
from pathlib import Path
from typing import Any, cast

import sqlalchemy as sa

from bot.boards.entry import GameEntry
from bot.chat.base import patience
from bot.chat.client import Client
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
from tests.bot.games.suite.play import require
from tests.bot.matches.table import HandClock, granted

MATCH = 1
_PATIENCE = 60.0


@dataclass
class Table:
    """A match, and the bot that keeps it.

    Attributes:
        people: who sits in each seat.
        place: the ids of the server and of the channel.
    """

    client: Client
    database: Database
    clock: HandClock
    game: AnyGame
    work: Work
    people: tuple[Actor, ...]
    place: tuple[int, int]

    @property
    def service(self) -> MatchService:
        """What can be done with the match."""
        return self.client.matches

    async def now(self) -> Position:
        """The match as it is."""
        position = await self.service.position(MATCH)
        assert position is not None
        return position

    async def settle(self) -> None:
        """Let everything be done, and told."""
        await self.work.over()
        await self.client.publisher.deliver()
        await self.client.dispute_publisher.deliver()
        await self.work.over()

    async def gather(self, setup: Setup, timing: Timing) -> None:
        """Fill the lobby by everybody's clicks."""
        service, seats = self.service, len(setup.seats)
        terms = Terms(setup.ruleset, setup.variant, seats, timing)
        guild, channel = self.place
        lobby = service.lobbies.create(
            self.people[0], guild=guild, channel=channel, game=self.game.key, terms=terms, click=501
        )
        granted(await lobby)
        for seat in range(1, seats):
            granted(await service.lobbies.join(MATCH, self.people[seat], click=501 + seat))
        done: set[str] = set()
        while choice := next((one for one in await service.lobbies.choices(MATCH) if one.name not in done), None):
            done.add(choice.name)
            for seat in range(seats if choice.each_seat else 1):
                token = (setup.seats[seat].choices if choice.each_seat else setup.options).get(choice.name)
                if token is None:
                    continue
                if choice.kind == "file":
                    taken = await service.lobbies.bring(MATCH, self.people[seat], choice.name, token.encode(), seat)
                    require(isinstance(taken, Brought), f"a file is not taken: {taken}")
                else:
                    granted(await service.lobbies.choose(MATCH, self.people[seat], choice.name, token, seat))
        await self.settle()

    async def open(self) -> None:
        """Start the match, and let the publisher announce and open it."""
        granted(await self.service.lobbies.start(MATCH, self.people[0]))
        await self.settle()

    async def hashes(self) -> list[str]:
        """The hashes of all entries, whole."""
        async with self.database.reading() as session:
            asked = sa.select(tables.event.c.hash).order_by(tables.event.c.seq)
            return list((await (await session.connection()).execute(asked)).scalars())

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

    def hear_through(self, _: object) -> None:
        """Nobody asks anything."""

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


def new_client(game: AnyGame, folder: Path, database: Database, clock: HandClock) -> Client:
    """The real bot with one game, not connected yet, all of its times by this clock."""
    settings = Settings(data_dir=folder, default_language="cs", discord_token=None)  # type: ignore[arg-type]
    own = next((each for each in GAMES if each.key == game.key), GameEntry(game.key, lambda _: game))
    games = [with_(own, make=lambda _: game)]
    client = Client(settings, cast(Oracle, Wordless()), database, games=games, clock=clock)
    client.metrics.elapsed = clock.elapsed
    return client
