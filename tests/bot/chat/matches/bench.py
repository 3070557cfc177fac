"""The price of a move posted in its channel: ``python -m tests.bot.chat.matches.bench [--moves N] [--game KEY]``.

Matches are moved at random through the service; what is measured is how the publisher then posts each move to a Discord
that runs in a process of its own: milliseconds of the processor, by what they are spent on, beside a bare commit of one
row. With ``--panels`` every player has their panel open, which is brought up to date as well; with ``--apart 0`` a
board is drawn for each move. With ``--profile FILE`` a profile is kept for pstats.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import logging
import multiprocessing
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import wraps
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Annotated, Any

import discord
import typer

from bot.boards.entry import Boards
from bot.chat.base.messages import GameWords
from bot.chat.client import Client
from bot.chat.matches.base.ids import PlayId
from bot.chat.matches.delivers import deliveries, shown
from bot.database import Database
from bot.installed import GAMES
from bot.locales.sentences import Localizer
from bot.matches.model.match import Actor, Status, Terms
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.storage.repository import Repository
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour import castle
from tests.bot.matches import table
from tests.bot.matches.measuring import bare, prepare_bare
from tests.bot.wire import payloads
from tests.bot.wire.rest import Asked
from tests.bot.wire.server import TOKEN, LocalDiscord, local_discord

PEOPLE = tuple(Actor(payloads.MEMBER + number) for number in range(4))
PARTS = ("reading", "database", "lines", "cards", "panels", "picture", "posting")
"""The parts of a delivery's time; all else is the rest."""
WARM = 8
"""Moves of each match before it is measured."""
READY = {"doomtrooper": ("dawn", "ash")}


class Parts:
    """Nanoseconds of the processor by part, each moment counted for the innermost part that runs."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self._inside: list[str] = []
        self._last = 0

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Count what the block takes for a part; reading a match is reading, down to the database."""
        self._count()
        self.calls[name] += 1
        self._inside.append("reading" if "reading" in self._inside else name)
        try:
            yield
        finally:
            self._count()
            self._inside.pop()

    def _count(self) -> None:
        now = time.process_time_ns()
        if self._inside:
            self.spent[self._inside[-1]] += now - self._last
        self._last = now

    def watch(self) -> None:
        """Count the parts of whatever is posted from now on."""
        works: tuple[tuple[Any, str, str], ...] = (
            (Boards, "draw", "picture"),
            (GameWords, "_say", "lines"),
            (Localizer, "say", "lines"),
            (deliveries, "status_card", "cards"),
        )
        for owner, name, part in works:
            setattr(owner, name, self._timed(getattr(owner, name), part))
        later: tuple[tuple[Any, str, str], ...] = (
            (Repository, "position", "reading"),
            (Database, "read", "database"),
            (Database, "write", "database"),
            (deliveries, "show_in_open_panel", "panels"),
            (discord.http.HTTPClient, "request", "posting"),
        )
        for owner, name, part in later:
            setattr(owner, name, self._timed_later(getattr(owner, name), part))
        session = Database._session

        @asynccontextmanager
        async def timed(database: Database, engine: Any) -> AsyncIterator[Any]:
            with self.part("database"):
                async with session(database, engine) as opened:
                    yield opened

        Database._session = timed  # type: ignore[method-assign,assignment]

    def _timed(self, work: Callable[..., Any], part: str) -> Callable[..., Any]:
        @wraps(work)
        def timed(*args: Any, **kwargs: Any) -> Any:
            with self.part(part):
                return work(*args, **kwargs)

        return timed

    def _timed_later(self, work: Callable[..., Any], part: str) -> Callable[..., Any]:
        @wraps(work)
        async def timed(*args: Any, **kwargs: Any) -> Any:
            with self.part(part):
                return await work(*args, **kwargs)

        return timed


class Known(dict[str, Asked]):
    """Interactions that Discord knows as soon as they are answered."""

    def get(self, token: str, default: object = None) -> Asked:
        """The interaction with this token."""
        return self.setdefault(token, Asked())


@dataclass
class Run:
    """The way to measure: with every player's panel open or without, what is counted, and where a profile goes."""

    panels: bool
    profile: cProfile.Profile | None
    parts: Parts = field(default_factory=Parts)


@dataclass
class Measured:
    """Milliseconds of the processor for each bare commit and move, nanoseconds by part, and how often each part."""

    bare: list[float] = field(default_factory=list)
    spent: list[float] = field(default_factory=list)
    parts: Counter[str] = field(default_factory=Counter)
    calls: Counter[str] = field(default_factory=Counter)


def serve(out: Connection) -> None:
    """Be Discord until the other side hangs up."""

    async def serving() -> None:
        known = LocalDiscord()
        known.rest.interactions = Known()
        async with local_discord(discord=known):
            out.send(known.api)
            await asyncio.to_thread(out.poll, None)

    asyncio.run(serving())


async def begin(service: MatchService, game: str, channel: int) -> Position:
    """A match that has just begun, of the game's newest rules and the first way to play them for two."""
    rules = service.games.game(game).rulesets[-1]
    way = next(way for way in rules.variants if way.seats[0] <= 2 <= way.seats[1])
    chosen = {"ready": READY[game]} if game in READY else {"faction": None} if game == "zloba" else {}
    made = await table.lobby(
        service,
        game,
        Terms(rules.key, way.key, 2),
        PEOPLE[:2],
        guild=payloads.GUILD,
        channel=channel,
        **chosen,
    )
    return await table.begun(service, made.match.id, PEOPLE[0])


async def press(client: Client, position: Position) -> None:
    """Let every player open their panel."""
    for seating in position.match.seats:
        pressed = PlayId.id_for(match=position.match.id)
        button = {"type": 2, "style": 3, "label": "…", "custom_id": pressed}
        on = payloads.message({"components": [{"type": 1, "components": [button]}]})
        asked: Any = payloads.of(payloads.click(on, pressed), payloads.GUILD, seating.user or 0)
        before = asyncio.all_tasks()
        client._connection.parse_interaction_create(asked)
        await asyncio.sleep(0)
        while new := asyncio.all_tasks() - before:
            await asyncio.wait(new)


async def measure(client: Client, game: str, moves: int, asked: Run) -> Measured:
    """The price of so many moves posted, and beside each of them of the bare commit of one row."""
    service, lot, found = client.matches, random.Random(1), Measured()
    position: Position | None = None
    moved = 0
    while len(found.spent) < moves:
        if position is None or position.match.status is not Status.PLAYING:
            moved = 0
            position = await begin(service, game, int(payloads.new_id()))
            await client.publisher.deliver()
        if asked.panels:
            await press(client, position)
        position, moved = await table.move(service, position, lot), moved + 1
        gc.collect()
        if moved > WARM:
            began = time.process_time()
            await bare(client.database)
            found.bare.append(1000 * (time.process_time() - began))
            before = asked.parts.spent.copy(), asked.parts.calls.copy()
            began = time.process_time()
            if asked.profile is not None:
                asked.profile.enable()
            await client.publisher._start()
            await asyncio.gather(*client.publisher._busy.values())
            if asked.profile is not None:
                asked.profile.disable()
            found.spent.append(1000 * (time.process_time() - began))
            found.parts.update(asked.parts.spent - before[0])
            found.calls.update(asked.parts.calls - before[1])
        await client.publisher.deliver()
    return found


async def run(api: str, games: list[str], moves: int, asked: Run) -> None:
    """Measure each game, and print what was found."""
    discord.http.Route.BASE = api
    asked.parts.watch()
    typer.echo(f"{'processor ms':14}" + "".join(f"{name:>10}" for name in ("bare", "median", "mean", *PARTS, "rest")))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data_dir=Path(folder), index_file=castle.index(), discord_token=None)
        oracle, database = Oracle.open(castle.index()), await Database.open(settings.database)
        await prepare_bare(database)
        client = Client(settings, oracle, database)
        await client.login(TOKEN)
        for game in games:
            found = await measure(client, game, moves, asked)
            mean = statistics.mean(found.spent)
            parts = [found.parts[name] / moves / 1e6 for name in PARTS]
            spent = [statistics.median(found.bare), statistics.median(found.spent), mean, *parts, mean - sum(parts)]
            typer.echo(f"{game:14}" + "".join(f"{each:10.2f}" for each in spent))
            typer.echo(f"{'  times':44}" + "".join(f"{found.calls[name] / moves:10.1f}" for name in PARTS))
        await client.close()
        await database.close()
        oracle.close()


def main(
    moves: Annotated[int, typer.Option(min=1, help="Moves of each game.")] = 60,
    game: Annotated[list[str] | None, typer.Option(help="Only this game.")] = None,
    apart: Annotated[float, typer.Option(help="Seconds between two boards of a match; 0 draws one for each move.")] = (
        shown.APART
    ),
    panels: Annotated[bool, typer.Option(help="Every player has their panel open.")] = False,
    profile: Annotated[Path | None, typer.Option(help="Where a profile is kept.")] = None,
) -> None:
    """Post moves and print what each cost."""
    shown.APART = apart
    logging.disable(logging.ERROR)
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(target=serve, args=(there,), daemon=True)
    process.start()
    asked = Run(panels, None if profile is None else cProfile.Profile())
    asyncio.run(run(here.recv(), game or [each.key for each in GAMES], moves, asked))
    if asked.profile is not None:
        asked.profile.dump_stats(str(profile))
    process.terminate()


if __name__ == "__main__":
    typer.run(main)
