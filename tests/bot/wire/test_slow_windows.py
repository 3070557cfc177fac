"""Quick windows while Discord is slow: each lasts its drawn time from when it can be read, and nothing is lost."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path

import pytest

from bot.chat.client import Client
from bot.matches.model.match import Timing
from bot.matches.model.position import Position
from bot.matches.rules.clock import quick
from bot.matches.rules.submit import Submitted
from tests.bot.matches.table import HandClock, granted, move
from tests.bot.wire.conftest import Connect
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.silence import match_now, missing_and_doubled
from tests.bot.wire.table import RIVAL, US, duel

PEOPLE = (US, RIVAL)
PUBLIC = r"/channels/\d+/messages"


@pytest.fixture
def clock() -> HandClock:
    """The time of matches, set by hand."""
    return HandClock()


async def untold_window(bot: Client) -> tuple[Position, timedelta]:
    """A match in which a quick window has just opened, yet to be posted in the channel, and how long it lasts."""
    position = await duel(bot.matches, Timing(24 * 3600, quick=True))
    for actor in PEOPLE:
        granted(await bot.matches.play.settle(position.match.id, actor, "ask", "everything"))
    lot = random.Random(1)
    while not quick.is_open(position.match):
        position = await move(bot.matches, position, lot)
    (end,) = {wait.deadline for wait in position.match.course.waits}
    assert end is not None
    return position, end - bot.matches.clock.now()


async def passes(bot: Client, position: Position) -> None:
    """Everybody who is asked passes before the window ends."""
    for prompt in position.prompts():
        done = await bot.matches.play.pass_window(position.match.id, PEOPLE[prompt.seat], prompt.id)
        assert isinstance(done, Submitted) and not done.happened


@pytest.mark.parametrize(
    ("seconds", "refused"), [(4, 2), *(pytest.param(each, 0, marks=pytest.mark.slow) for each in (0.8, 10))]
)
async def test_it_lasts_from_when_it_can_be_read_and_counts_what_was_said(
    wire: LocalDiscord,
    connect: Connect,
    bot: Client,
    clock: HandClock,
    tmp_path: Path,
    seconds: float,
    refused: int,
) -> None:
    await connect(bot)
    position, drawn = await untold_window(bot)
    number = position.match.id
    wire.rest.delay = lambda: clock.advance(seconds=seconds)
    wire.rest.rate_limit("POST", PUBLIC, seconds=0.01, times=refused)
    await bot.publisher.deliver()
    assert wire.rest.said_in(position.match.channel or 0)

    calls = len(wire.rest.calls)
    await passes(bot, position)
    clock.advance(seconds=drawn.total_seconds() - 0.1)
    bot.matches.scheduler.reach.heard()
    await bot.matches.scheduler.tick()
    await bot.publisher.deliver()
    assert len(wire.rest.calls) == calls, "something was posted early"
    assert (await match_now(bot, number)).seq == position.match.seq

    clock.advance(seconds=0.1)
    bot.matches.scheduler.reach.heard()
    await bot.matches.scheduler.tick()
    after = await match_now(bot, number)
    assert after.seq > position.match.seq
    assert len(wire.rest.calls) == calls, "its end waits for an answer of Discord"
    assert not after.course.holds
    await bot.publisher.deliver()
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)
