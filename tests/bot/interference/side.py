"""One of two matches that are compared, on a database of its own, with the real publisher."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from dataclasses import replace as with_
from pathlib import Path as File
from typing import Any, cast

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.games.contract import AnyGame
from bot.games.setup import Setup
from bot.installed import GAMES
from bot.matches.model.match import Actor, Match, Terms, Timing
from bot.matches.model.people import People
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.services.lobbies import Brought
from bot.matches.storage import read, tables
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.attacks.ground import GUILD, granted
from tests.bot.databases import new_database
from tests.bot.games.suite.play import require
from tests.bot.interference.channel import Channel
from tests.bot.matches.table import HandClock

PEOPLE = tuple(Actor(user) for user in range(101, 109))
MATCH, CHANNEL = 1, 11


class Wordless:
    """An oracle that knows nothing; refusals cite rules by their names alone."""

    def ruling(self, _: str) -> None:
        """No ruling."""


@dataclass
class Side:
    """A match, and what was sent of it.

    Attributes:
        told: how much of what was sent was looked at.
    """

    client: Client
    database: Database
    clock: HandClock
    channel: Channel
    game: AnyGame
    told: int = 0

    @property
    def service(self) -> MatchService:
        """What can be done with the match."""
        return self.client.matches

    async def now(self) -> Position:
        """The match as it is."""
        position = await self.service.position(MATCH)
        assert position is not None
        return position

    async def gather(self, setup: Setup, timing: Timing) -> None:
        """Fill the lobby by everybody's clicks."""
        service, seats = self.service, len(setup.seats)
        terms = Terms(setup.ruleset, setup.variant, seats, timing)
        lobby = service.lobbies.create(
            PEOPLE[0], guild=GUILD, channel=CHANNEL, game=self.game.key, terms=terms, click=501
        )
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

    async def open(self) -> None:
        """Start the match, and let the publisher announce and open it."""
        granted(await self.service.lobbies.start(MATCH, PEOPLE[0]))
        await self.client.publisher.deliver()

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

    async def outbox(self) -> list[bytes]:
        """Every parcel as it is kept: for whom, when, and what it says."""
        async with self.database.reading() as session:
            rows = (await (await session.connection()).execute(sa.select(tables.outbox))).mappings().all()
        return [json.dumps({key: str(value) for key, value in row.items()}).encode() for row in rows]

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

    def news(self) -> list[bytes]:
        """What was sent since this was last asked."""
        news, self.told = self.channel.sent[self.told :], len(self.channel.sent)
        return news


@asynccontextmanager
async def side(game: AnyGame, folder: File, words: str = "cs") -> AsyncIterator[Side]:
    """An empty side in a folder."""
    clock, channel = HandClock(), Channel()
    database = await new_database(folder / "side.sqlite")
    settings = Settings(data_dir=folder, default_language=words, discord_token=None)  # type: ignore[arg-type]
    own = next((each for each in GAMES if each.key == game.key), GameEntry(game.key, lambda _: game))
    games = [with_(own, make=lambda _: game)]
    client = Client(settings, cast(Oracle, Wordless()), database, games=games, clock=clock)
    client.get_partial_messageable = channel.at  # type: ignore[assignment,method-assign]
    try:
        yield Side(client, database, clock, channel, game)
    finally:
        await database.close()


def public_facts(match: Match) -> bytes:
    """All that is kept of a match beside its position and its log."""
    parts = sorted(match.people.parts, key=repr)
    return msgspec.json.encode((replace(match, people=People(match.id)), [repr(part) for part in parts]))
