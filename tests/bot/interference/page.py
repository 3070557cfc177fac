"""Two matches that differ in what is hidden, in the playground: every answer that its page gets for a viewer."""

from __future__ import annotations

import re
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp

from bot.chat.matches.base.ids import BoardId, HistoryId, PanelId, PlayId, SheetId
from bot.chat.matches.shows.lobby.looking import LookButton
from bot.games.contract import AnyGame
from bot.games.setup import Setup
from bot.games.values import Viewer
from bot.matches.model.match import Actor, Expiry, Timing
from bot.playground.seed import Playground, arrange
from bot.playground.server import Server
from tests.bot.databases import new_database
from tests.bot.games.suite.identifiers import renamed
from tests.bot.games.suite.play import Dice
from tests.bot.interference.answers import same_dice
from tests.bot.interference.digits import masked
from tests.bot.interference.pair import Tally, names_of_hashes, same
from tests.bot.interference.table import Table, Work, new_client, watched_work
from tests.bot.matches.table import HandClock

_RUN = re.compile(rb'"revision": "[0-9a-f]+\.')
"""The name of a run of the server, which is drawn by lot."""
_LOOKS = ("match status", "match history", "match spectate", "file export", "file save", "play", "my data")
_PRESSED = tuple(f"{each.prefix}:" for each in (PlayId, HistoryId, BoardId, SheetId, LookButton, PanelId))
_BUTTON = 2
_MOST = 6


@dataclass
class PageSide(Table):
    """A match in a playground, and what its page was answered.

    Attributes:
        seen: the revision that the page saw last.
    """

    playground: Playground
    session: aiohttp.ClientSession
    origin: str
    seen: str = ""
    answers: list[bytes] = field(default_factory=list)

    async def get(self, path: str, **query: str) -> bytes:
        """Ask for something, as the page does."""
        async with self.session.get(f"{self.origin}{path}", params=query) as answer:
            told = f"{answer.status} {answer.content_type} ".encode() + await answer.read()
        self.answers.append(_RUN.sub(b'"revision": "', told))
        return told

    async def post(self, act: str, viewer: int, **body: Any) -> None:
        """Do something, as the page does."""
        sent = {"member": str(self.people[viewer].user), **body}
        async with self.session.post(f"{self.origin}/api/{act}", json=sent, headers={"Origin": self.origin}) as answer:
            self.answers.append(f"{answer.status} ".encode() + await answer.read())
        await self.settle()

    async def view(self, viewer: int) -> dict[str, Any]:
        """What the page shows now, with all its files; beforehand, what changed since it looked last."""
        who = str(self.people[viewer].user)
        if self.seen:
            # Nothing that changed is worth a long wait: then the page goes on waiting for something to change.
            now = await self._whole(who)
            if now["revision"] != self.seen:
                await self.get("/api/view", member=who, seen=self.seen)
        shown = await self._whole(who)
        self.seen = shown["revision"]
        for message in shown["messages"]:
            for each in message["files"]:
                await self.get(each["url"])
        return shown

    async def _whole(self, who: str) -> dict[str, Any]:
        async with self.session.get(f"{self.origin}/api/view", params={"member": who, "seen": ""}) as answer:
            told = await answer.read()
            self.answers.append(_RUN.sub(b'"revision": "', told))
            shown: dict[str, Any] = await answer.json()
            return shown


@dataclass
class PagePair:
    """Two playgrounds whose matches are alike but for what a viewer may not know."""

    left: PageSide
    right: PageSide
    viewer: int
    tally: Tally

    @property
    def sides(self) -> tuple[PageSide, PageSide]:
        """Both."""
        return self.left, self.right

    async def compare(self, after: str) -> None:
        """Hold everything that the page was answered for the viewer in one against the other.

        Raises:
            Breach: something differs.
        """
        seen = []
        for each in self.sides:
            await each.settle()
            await each.view(self.viewer)
            seen.append(masked(each.answers, await names_of_hashes(each)))
            each.answers = []
        same(seen[0], seen[1], self.viewer, after)
        self.tally.count(seen[0])

    async def draw_anew(self, seed: int) -> bool:
        """Draw anew what the viewer may not know, in the right one alone; whether anything changed."""
        position = await self.right.now()
        other = position.game.resample(position.state, self.viewer, Dice(seed))
        alike = renamed(position.game, other, self.viewer, seed)
        other = other if alike is None else alike.state
        await self.right.put(other)
        self.tally.hid += other != position.state
        return bool(other != position.state)

    async def look(self) -> None:
        """Let the viewer use commands, see what is suggested, and press what there is to press."""
        for command in _LOOKS:
            for each in self.sides:
                await each.post("command", self.viewer, command=command, options={})
            await self.compare(command)
        for typed in ("", "a"):
            for each in self.sides:
                asked: dict[str, Any] = {"command": "match answer", "option": "name", "value": typed, "options": {}}
                await each.post("complete", self.viewer, **asked)
        shown = [await each.view(self.viewer) for each in self.sides]
        for one, two in list(zip(*(list(_buttons(each)) for each in shown), strict=True))[-_MOST:]:
            for each, (message, button) in zip(self.sides, (one, two), strict=True):
                await each.post("click", self.viewer, message=message, button=button)
            await self.compare(one[1])


def _buttons(shown: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for message in shown["messages"]:
        for each in _parts(message["components"]):
            if each.get("type") == _BUTTON and not each.get("disabled"):
                custom_id = str(each.get("custom_id", ""))
                if custom_id.startswith(_PRESSED) and ":c:" not in custom_id:
                    yield message["id"], custom_id


def _parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in components:
        yield each
        yield from _parts(each.get("components", []))


async def compare_pages(game: AnyGame, setup: Setup, seed: int, tally: Tally, viewer: Viewer = 1) -> None:
    """Open a match in two playgrounds, let what is hidden differ, and compare all that their page is answered."""
    place = int(viewer) if viewer != "spectator" and int(viewer) < len(setup.seats) else 0
    async with pages(game, setup, seed, place, tally) as both:
        await both.compare("the opening")
        if not await both.draw_anew(seed):
            return
        await both.look()


@asynccontextmanager
async def pages(game: AnyGame, setup: Setup, seed: int, viewer: int, tally: Tally) -> AsyncIterator[PagePair]:
    """Two playgrounds whose matches have just been opened alike."""
    now = datetime.now(UTC).replace(microsecond=0)
    async with AsyncExitStack() as stack:
        stack.enter_context(same_dice(seed))
        work = stack.enter_context(watched_work())
        sides = [await stack.enter_async_context(_side(game, setup, work, now)) for _ in range(2)]
        work.watching = True
        for each in sides:
            await each.gather(setup, Timing(3600, Expiry.DEFAULT))
            await each.open()
        tally.pairs += 1
        yield PagePair(sides[0], sides[1], viewer, tally)


@asynccontextmanager
async def _side(game: AnyGame, setup: Setup, work: Work, now: datetime) -> AsyncIterator[PageSide]:
    clock = HandClock(now)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = await new_database(folder / "page.sqlite")
        stack.push_async_callback(database.close)
        client = new_client(game, folder, database, clock)
        playground = arrange(client, {"game": game.key})
        world = playground.world
        people = list(playground.members)
        while len(people) < len(setup.seats):
            people.append(playground.guild.add_member(world.create_user(f"player{len(people)}")).id)
        world._clock.now = clock.now  # type: ignore[method-assign]
        await world.start()
        stack.push_async_callback(world.shutdown)
        await client.sync_commands()
        server = Server(playground, 0)
        await server.start()
        stack.push_async_callback(server.close)
        session = await stack.enter_async_context(aiohttp.ClientSession())
        place = playground.guild.id, next(iter(playground.channels))
        actors = tuple(map(Actor, people))
        origin = f"http://127.0.0.1:{server.port}"
        yield PageSide(client, database, clock, game, work, actors, place, playground, session, origin)
