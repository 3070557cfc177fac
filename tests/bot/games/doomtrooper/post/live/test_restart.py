"""The bot stops between two passes of a chain that nobody has to be asked for, and goes on where it was."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.boards.doomtrooper.entry import ENTRY
from bot.database import Database
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.registry import Registry
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor
from bot.matches.model.messages import Told
from bot.matches.model.position import Position
from bot.matches.rules.submit import Submitted, Written
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.games.doomtrooper.post.ledger import Ledger, Logged
from tests.bot.games.doomtrooper.post.live.bench import opened
from tests.bot.matches.table import PEOPLE, HandClock, granted

ANSWERS = 40
"""Answers of people; whatever lies between them is passed for those who settled that they pass."""
LEAST_STOPS, LONGEST = 10, 50
"""Stops in the middle of chains that the match must have, and passes in a chain at the most."""
AT_ONCE = "bot.matches.rules.change.AUTOMATED_AT_ONCE"


class Bot:
    """A service that can be stopped and started again on what it has stored.

    Attributes:
        stops: how often it was stopped in the middle of a chain.
        told: how often each entry of the log was told in the channel.
    """

    def __init__(self, path: Path) -> None:
        self._url = f"sqlite+aiosqlite:///{path}"
        self._clock = HandClock()
        self.stops = 0
        self.told: Counter[int] = Counter()

    async def start(self) -> None:
        """Start on what is stored."""
        self._database = await Database.open(self._url)
        self.service = MatchService(self._database, Registry([ENTRY]), self._clock)
        await self.service.outbox.release()

    async def stop(self) -> None:
        """Stop, with whatever is still to be done left as it is stored."""
        await self._database.close()

    async def deliver(self) -> None:
        """Tell all that waits to be told."""
        while parcels := await self.service.outbox.claim():
            for parcel in parcels:
                if isinstance(parcel.note, Told):
                    self.told.update(entry.seq for entry in parcel.note.entries)
                await self.service.outbox.delivered(parcel.id)

    async def whole(self, number: int) -> Position:
        """The match once nothing follows by itself; the bot is stopped and started before every further pass."""
        for _ in range(LONGEST):
            position = granted(await self.service.position(number))
            if position.match.course.behind is None:
                return position
            await self.stop()
            await self.start()
            self.stops += 1
            await self.deliver()
            await self.service.scheduler.tick()
        raise AssertionError("the chain of passes does not go on")

    async def log(self, number: int) -> Sequence[Logged]:
        """The log as it is stored."""
        event = tables.event.c
        asked = sa.select(event.seq, event.kind, event.entry, event.back_to).where(event.match_id == number)
        async with self._database.reading() as session:
            return (await (await session.connection()).execute(asked.order_by(event.seq))).all()


async def played(path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int) -> tuple[Bot, Position]:
    """A match in which both let windows pass until it is their turn, with so many passes in one change."""
    lot = random.Random(1)
    monkeypatch.setattr(Secret, "fresh", lambda: Secret(lot.randbytes(32)))
    monkeypatch.setattr(secrets, "token_hex", lambda size: lot.randbytes(size).hex())
    monkeypatch.setattr(AT_ONCE, at_once)
    bot = Bot(path)
    await bot.start()
    position = await opened(bot.service, 1, asks=False)
    number = position.match.id
    for actor in PEOPLE[:2]:
        granted(await bot.service.play.settle(number, actor, "skip", "turn"))
    for _ in range(ANSWERS):
        position = await bot.whole(number)
        asked = next(each for each in position.prompts() if not each.ahead)
        own = position.prompt(asked.id, asked.seat)
        assert own is not None
        least = Written(position.game.codec.encode(position.game.default(position.state, own)))
        actor = Actor(position.match.seats[asked.seat].user or 0)
        assert isinstance(await bot.service.play.submit(number, actor, asked.id, least), Submitted)
    position = await bot.whole(number)
    await bot.deliver()
    return bot, position


async def test_a_chain_of_passes_goes_on_after_a_restart_with_nothing_lost_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, position = await played(tmp_path / "whole.sqlite", monkeypatch, 200)
    broken, resumed = await played(tmp_path / "broken.sqlite", monkeypatch, 1)
    number = resumed.match.id
    assert whole.stops == 0
    assert broken.stops >= LEAST_STOPS

    before, after = await whole.log(number), await broken.log(number)
    assert [row.entry for row in after] == [row.entry for row in before]
    assert (resumed.match.head, resumed.state) == (position.match.head, position.state)
    assert broken.told == whole.told and set(broken.told.values()) == {1}

    assert isinstance(resumed.game, Doomtrooper)
    ledger = Ledger(resumed.game)
    for row in after:
        ledger.read(row)
    ledger.ends_at(resumed.state)
    assert ledger.windows > 0
    assert resumed.match.course.waits == position.match.course.waits
    for bot in (whole, broken):
        await bot.stop()
