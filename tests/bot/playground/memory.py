"""Plays matches in one playground until its log is long, and prints what memory that takes.

    python -m tests.bot.playground.memory [ENTRIES] [--step 500] [--where]

People play a match of each game by presses alone, and another when it is over, while three pages look at everything and
load every picture. A line has the number of entries, the megabytes that the process holds, the seconds since the start
and how many presses it took; ``--where`` adds the lines of code that hold most.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from aiohttp import ClientSession
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

import bot.database
from bot.chat.background import keeping_matches
from bot.chat.base import patience
from bot.chat.client import Client
from bot.chat.warming import warm
from bot.database import Database
from bot.indexing import make_index
from bot.matches.model.match import Actor, Status
from bot.matches.storage import tables
from bot.memory import hoard_nothing, resident
from bot.playground import world
from bot.playground.seed import Playground, arrange
from bot.playground.server import Server
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.playground.pages import Page

GAMES = {"doomtrooper": 2, "zloba": 2, "twom": 3}
"""How many people play each."""
DECKS = ("dawn", "ash")
SELECT = 3
PATIENCE, AGAIN = 600.0, 10.0
"""Seconds for which a message is waited for, and after which a start that did not come is pressed again."""
PICKS = 60
"""Presses after which a panel is left as it is."""
Json = Mapping[str, Any]


@dataclass
class Table:
    """A match with its channel and its players."""

    channel: ChannelHandle
    number: int
    players: list[MemberActor]


@dataclass
class Evening:
    """People at one playground.

    Attributes:
        presses: how often anybody pressed something.
    """

    client: Client
    playground: Playground
    database: Database
    lot: random.Random = field(default_factory=lambda: random.Random(1))
    presses: int = 0

    @property
    def members(self) -> list[MemberActor]:
        """Everybody; the first of them play."""
        return list(self.playground.members.values())

    async def entries(self) -> int:
        """How many entries all logs have together."""
        async with self.database.reading() as session:
            counted = await (await session.connection()).execute(sa.select(sa.func.count()).select_from(tables.event))
            return int(counted.scalar_one())

    async def open(self, game: str) -> Table:
        """Begin a match."""
        channel = next(each for each in self.playground.channels.values() if each.name == game)
        table = Table(channel, 0, self.members[: GAMES[game]])
        await table.players[0].slash(channel, "match new", game=game, seats=len(table.players))
        lobby = await self._shown(table, "lb:", ":start")
        table.number = int(custom_ids(lobby)[0].split(":")[1])
        while True:
            for member in table.players[1:]:
                await self._press(member, lobby, f"lb:{table.number}:join")
            if game == "doomtrooper":
                for member, deck in zip(table.players, DECKS, strict=True):
                    await self.client.matches.lobbies.choose(table.number, Actor(member.id), "ready", deck)
            await self._press(table.players[0], lobby, f"lb:{table.number}:start")
            # On a busy machine an answer is put off, and what is pressed meanwhile comes too early.
            with suppress(TimeoutError):
                await self._shown(table, f"play:{table.number}", "", AGAIN)
                return table

    async def turn(self, table: Table) -> bool:
        """Let somebody who is asked answer in their panel; whether the match goes on."""
        position = await self.client.matches.position(table.number)
        if position is None or position.match.status is not Status.PLAYING:
            return False
        asked = [each for each in table.players if position.prompts(position.match.seat_of(each.id))]
        member = self.lot.choice(asked or table.players)
        status = await self._shown(table, f"play:{table.number}", "")
        button = next(each for each in custom_ids(status) if each.startswith(f"play:{table.number}"))
        await self._press(member, status, button)
        for _ in range(PICKS):
            panel = self._panel(table, member)
            pick = None if panel is None else self._pick(panel, table.number)
            if panel is None or pick is None:
                break
            await self._press(member, panel, *pick)
            if ":c:" in pick[0]:
                break
        return True

    async def _press(
        self, member: MemberActor, message: Message, custom_id: str, values: list[str] | None = None
    ) -> None:
        self.presses += 1
        shown = ResponseMessage(self.playground.world, message)
        try:
            if values is None:
                await member.click(shown, custom_id=custom_id)
            else:
                await member.select(shown, values, custom_id=custom_id)
        except (SetupError, BackendError):
            # What was shown a moment ago has changed.
            return

    def _pick(self, panel: Message, number: int) -> tuple[str, list[str] | None] | None:
        offered = [part for part in parts(panel.components) if not part.get("disabled") and "custom_id" in part]
        wanted: list[tuple[str, list[str] | None]] = []
        for part in offered:
            name = part["custom_id"]
            if name.startswith(f"p:{number}:"):
                act = name.split(":")[3]
                if act == "c":
                    return name, None
                if act in ("s", "a", "d"):
                    wanted.append((name, None))
            elif part["type"] == SELECT and name.startswith((f"q:{number}:", f"m:{number}:")):
                options = [each["value"] for each in part["options"]]
                least = max(part.get("min_values", 1), 1)
                wanted.extend((name, [each, *(o for o in options if o != each)][:least]) for each in options)
        return self.lot.choice(wanted) if wanted else None

    def _panel(self, table: Table, member: MemberActor) -> Message | None:
        asks = tuple(f"{kind}:{table.number}:" for kind in "pqm")
        for message in self._messages(table):
            if message.is_ephemeral and message.visible_to(member.id):
                return message if any(each.startswith(asks) for each in custom_ids(message)) else None
        return None

    def _messages(self, table: Table) -> Iterator[Message]:
        """Those of its channel, the newest first."""
        return reversed(self.playground.world.backend.messages.get(table.channel.id, {}).values())

    async def _shown(self, table: Table, start: str, end: str, seconds: float = PATIENCE) -> Message:
        async with asyncio.timeout(seconds):
            while True:
                revision = self.playground.world.revision
                for message in self._messages(table):
                    if not message.is_ephemeral and any(
                        each.startswith(start) and each.endswith(end) for each in custom_ids(message)
                    ):
                        return message
                await self.playground.world.changed(revision)


def parts(components: Any) -> Iterator[Json]:
    """Components with all that is in them."""
    for component in components or []:
        yield component
        yield from parts(component.get("components"))
        if accessory := component.get("accessory"):
            yield accessory


def custom_ids(message: Message) -> list[str]:
    """The ids of what can be pressed in a message."""
    return [str(part["custom_id"]) for part in parts(message.components) if "custom_id" in part]


async def look(page: Page, session: ClientSession) -> None:
    """What the page's script does: wait for news, and load every picture in them."""
    seen = ""
    while True:
        shown = await page.view(seen)
        seen = shown["revision"]
        for message in shown["messages"]:
            for file in message["files"]:
                async with session.get(f"{page.origin}{file['url']}") as answer:
                    await answer.read()


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    """A playground with three open pages."""
    index = folder / "rules.sqlite"
    await make_index(index, None, lambda _: None)
    settings = Settings(data_dir=folder, index_file=index, discord_token=None)
    oracle, database = Oracle.open(index), await Database.open(settings.database)
    client = Client(settings, oracle, database)
    playground = arrange(client, {game: game for game in GAMES})
    server = Server(playground, 0)
    await server.start()
    await playground.world.start()
    await client.sync_commands()
    await asyncio.to_thread(warm, client.matches.games)
    async with keeping_matches(client), ClientSession() as session:
        origin = f"http://127.0.0.1:{server.port}"
        pages = [
            Page(session, origin, str(member), str(channel))
            for member, channel in zip(playground.members, playground.channels, strict=True)
        ]
        looking = [asyncio.create_task(look(page, session)) for page in pages]
        try:
            yield Evening(client, playground, database)
        finally:
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)
    await server.close()
    await playground.world.shutdown()
    await database.close()
    oracle.close()


async def measure(most: int, step: int) -> AsyncIterator[str]:
    """A line for every so many entries, until there are enough."""
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as table:
            started, following = time.monotonic(), 0
            tables = [await table.open(game) for game in GAMES]
            while True:
                written = await table.entries()
                if written >= following:
                    spent = time.monotonic() - started
                    yield f"{written:>6} entries  {resident() or 0:>5} MB  {spent:>6.0f} s  {table.presses} presses"
                    following += step
                if written >= most:
                    break
                for at, each in enumerate(tables):
                    if not await table.turn(each):
                        tables[at] = await table.open(str(each.channel.name))


async def _print(most: int, step: int, where: bool) -> None:
    if where:
        tracemalloc.start(12)
    async for line in measure(most, step):
        sys.stdout.write(line + "\n")
        if where:
            top = tracemalloc.take_snapshot().statistics("lineno")[:15]
            sys.stdout.writelines(f"    {each}\n" for each in top)
        sys.stdout.flush()


def main() -> None:
    """Measure as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("entries", nargs="?", type=int, default=5000)
    parser.add_argument("--step", type=int, default=500, help="entries between two lines")
    parser.add_argument("--where", action="store_true", help="also which lines of code hold most")
    given = parser.parse_args()
    hoard_nothing()
    # On a busy machine the bot may answer later than Discord would wait.
    world.ANSWER_SECONDS = patience.PATIENCE = bot.database.QUEUE = PATIENCE
    asyncio.run(_print(given.entries, given.step, given.where))


if __name__ == "__main__":
    main()
