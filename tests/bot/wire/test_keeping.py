"""What runs beside the commands outlives whatever happens to it, and says when it does not work."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from bot.chat import background
from bot.chat.background import keeping_matches
from bot.chat.client import Client
from bot.chat.health import Checkup
from bot.chat.trials import State
from bot.database import StorageProblem
from bot.matches.model.clock import SystemClock
from tests.bot.wire import payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import started, until

WELL = dict.fromkeys(("gateway", "oracle", "database", "publisher", "clocks"), State.WELL)


def failing_once(run: Callable[[], Awaitable[None]], problem: BaseException) -> Callable[[], Awaitable[None]]:
    """A worker that dies right away the first time."""
    died: list[bool] = []

    async def worker() -> None:
        if not died:
            died.append(True)
            raise problem
        await run()

    return worker


@pytest.mark.parametrize(
    ("worker", "problem"),
    [
        pytest.param("publisher", RuntimeError("a bug"), id="publisher raised"),
        pytest.param("scheduler", StorageProblem("away"), id="scheduler no database"),
        *(
            pytest.param(*each, marks=pytest.mark.slow)
            for each in (
                ("publisher", asyncio.CancelledError()),
                ("publisher", StorageProblem("away")),
                ("scheduler", RuntimeError("a bug")),
                ("scheduler", asyncio.CancelledError()),
            )
        ),
    ],
)
async def test_a_worker_that_dies_begins_again(
    wire: LocalDiscord,
    connect: Connect,
    bot: Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    worker: str,
    problem: BaseException,
) -> None:
    monkeypatch.setattr(background, "_BREATH", 0.01)
    it = bot.publisher if worker == "publisher" else bot.matches.scheduler
    monkeypatch.setattr(it, "run", failing_once(it.run, problem))
    await connect(bot)
    with caplog.at_level(logging.ERROR):
        async with keeping_matches(bot):
            await started(bot.matches)
            await until(lambda: bool(wire.rest.posted))
            await until(lambda: bot.matches.scheduler.lively)
            assert await Checkup(bot).states() == WELL
    (line,) = [record for record in caplog.records if "it begins again" in record.getMessage()]
    assert (line.exc_info is None) is isinstance(problem, StorageProblem), "an outage is no bug to be traced back"


async def test_a_dispute_that_stays_due_is_not_looked_at_every_second() -> None:
    slept: list[float] = []

    class Enough(Exception):
        pass

    class Due:
        async def tick(self) -> int:
            return 0

        async def next(self) -> datetime:
            return datetime(2026, 1, 1, tzinfo=UTC)

    class Clock(SystemClock):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            raise Enough

    client = SimpleNamespace(disputes=SimpleNamespace(due=Due()), matches=SimpleNamespace(clock=Clock()))
    with pytest.raises(Enough):
        await background._keeping_deadlines(client)  # type: ignore[arg-type]
    assert slept == [60]


async def test_one_line_says_that_it_is_ready_and_what_it_keeps(
    connect: Connect, bot: Client, caplog: pytest.LogCaptureFixture
) -> None:
    await started(bot.matches)
    with caplog.at_level(logging.INFO, background.__name__):
        await connect(bot)
        async with keeping_matches(bot):
            await until(lambda: "Ready" in caplog.text)
    (line,) = [record.getMessage() for record in caplog.records if "Ready" in record.getMessage()]
    assert re.fullmatch(
        r"Ready: 1 servers, 1 live matches, [1-9]\d* books in the index(, [1-9]\d* MB of memory)?", line
    )


async def test_what_fails_at_the_start_silences_nothing(
    wire: LocalDiscord, connect: Connect, bot: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(background, "_BREATH", 0.01)
    monkeypatch.setattr(bot.publisher, "release", fail)
    monkeypatch.setattr(bot.matches.relocation, "settle_in", fail)
    await connect(bot)
    async with keeping_matches(bot):
        await started(bot.matches)
        await until(lambda: bool(wire.rest.posted))


async def test_matches_that_nobody_tells_of_and_clocks_that_nobody_keeps_are_not_well(
    connect: Connect, bot: Client
) -> None:
    await connect(bot)
    assert await Checkup(bot).states() == {**WELL, "publisher": State.ILL, "clocks": State.ILL}


async def test_a_match_that_could_not_be_started_is_tried_again(
    wire: LocalDiscord, connect: Connect, bot: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "_AGAIN", 0.05)
    await connect(bot)
    number = (await started(bot.matches)).match.id
    await bot.matches.relocation.left(payloads.GUILD)
    game = type(bot.matches.games.game("zloba"))
    prompts = game.prompts

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(game, "prompts", fail)
    async with keeping_matches(bot):
        await until(lambda: bot.matches.failing == {number})
        monkeypatch.setattr(game, "prompts", prompts)
        await until(lambda: not bot.matches.failing)
        position = await bot.matches.position(number)
        assert position is not None and not position.match.course.stands
