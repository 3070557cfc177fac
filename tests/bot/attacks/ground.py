"""Where attacks take place: a service on a database of its own, and doors that are the same in every version of it."""

from __future__ import annotations

import hashlib
import inspect
import itertools
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any
from unittest import mock

from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.database import Database
from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor, Status, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from tests.bot.databases import new_database
from tests.bot.games.toy.game import Toy
from tests.bot.matches.table import COLOURS, PEOPLE, HandClock, granted, lobby, path_of

GUILD, CHANNEL = 1, 11
WORDS = "asked for by the table"
"""The reason given with orders, where one is asked for."""


@dataclass
class Ground:
    """A service on an empty database, with a clock that is set by hand.

    Attributes:
        snowflakes: the ids that Discord gives to clicks and messages; nobody can choose them.
    """

    service: MatchService
    database: Database
    games: Registry
    clock: HandClock
    folder: File
    snowflakes: Iterator[int] = field(default_factory=lambda: snowflakes(7))

    async def gathered(self, people: int = 2, *, channel: int = CHANNEL, timing: Timing | None = None) -> Position:
        """A lobby of the toy game that is ready to start; the first of the people is its host."""
        terms, who = Terms("toy@2026-01-01", "short", people, timing or Timing()), PEOPLE[:people]
        return await lobby(self.service, "toy", terms, who, channel=channel, clicks=self.snowflakes, faction=COLOURS)

    async def zloba(self, people: int = 2) -> Position:
        """A match of Zloba that was just opened."""
        terms, who = Terms("zloba-cs@2025", "competitive", people), PEOPLE[:people]
        return await self.begun(
            (await lobby(self.service, "zloba", terms, who, clicks=self.snowflakes, faction=None)).match.id
        )

    async def opened(self, people: int = 2, **how: Any) -> Position:
        """A match of the toy game that has just begun."""
        return await self.begun((await self.gathered(people, **how)).match.id)

    async def begun(self, match: int, host: Actor = PEOPLE[0]) -> Position:
        """The match after its start, and after what Discord has to do with it where it has."""
        position = granted(await self.service.lobbies.start(match, host))
        if position.match.status is not Status.PLAYING:
            begin: Callable[..., Awaitable[object]] = self.service.openings.begin
            position = granted(await begin(match, next(self.snowflakes)))
        assert position.match.status is Status.PLAYING
        return position

    async def now(self, match: int) -> Position:
        """A match as it is."""
        position = await self.service.position(match)
        assert position is not None
        return position

    async def moved(self, match: int, seat: int, lot: random.Random, user: int | None = None) -> Position:
        """The match after a move at random of a seat."""
        position = await self.now(match)
        prompt = lot.choice(position.prompts(seat))
        return await self.answered(match, seat, prompt, path_of(position, prompt, lot).tokens, user)

    async def answered(
        self, match: int, seat: int, prompt: Prompt, path: tuple[str, ...], user: int | None = None
    ) -> Position:
        """The match after an answer of a seat."""
        position = await self.now(match)
        who = user or position.match.seats[seat].user
        assert who is not None
        done = await self.service.play.submit(match, Actor(who), prompt.id, Path(path))
        assert isinstance(done, Submitted), done
        return done.position

    async def finished(self, match: int, seed: int = 0) -> Position:
        """The match played to its end at random."""
        lot = random.Random(seed)
        position = await self.now(match)
        while position.match.status is Status.PLAYING:
            position = await self.moved(match, lot.choice(position.prompts()).seat, lot)
        return position


async def order(door: Callable[..., Awaitable[object]], *what: object) -> object:
    """An order of a judge or an admin, with a reason where one is asked for."""
    named = next((name for name in inspect.signature(door).parameters if name in ("reason", "why")), None)
    return await (door(*what) if named is None else door(*what, **{named: WORDS}))


def is_granted(answer: object) -> bool:
    """Whether something was not refused."""
    return not isinstance(answer, Refused)


@asynccontextmanager
async def ground(seed: str = "attack") -> AsyncIterator[Ground]:
    """A ground of its own, with secrets that are the same each time."""
    clock = HandClock()
    games = Registry([Playable("toy", lambda _: Toy()), ZLOBA])
    with tempfile.TemporaryDirectory() as folder, the_same_secrets(seed):
        database = await new_database(File(folder) / "attack.sqlite")
        try:
            yield Ground(MatchService(database, games, clock), database, games, clock, File(folder))
        finally:
            await database.close()


@contextmanager
def the_same_secrets(seed: str) -> Iterator[None]:
    """Let secrets be the same each time, so that an attack gets the same each time."""
    numbers = itertools.count()
    fresh = lambda: Secret(hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest())  # noqa: E731
    with mock.patch.object(Secret, "fresh", fresh):
        yield


def snowflakes(seed: int) -> Iterator[int]:
    """Ids as Discord gives them: growing, and known to nobody before."""
    lot = random.Random(seed)
    known = 1_300_000_000_000_000_000
    while True:
        known += lot.randrange(1, 1 << 40)
        yield known
