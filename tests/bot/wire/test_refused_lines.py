"""Lines that Discord never takes, takes late or while it is out of order, and a token that it takes no more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.chat.client import Client
from bot.matches.model.match import Status
from bot.matches.model.messages import Parcel
from bot.matches.rules.clock import patience
from tests.bot.matches.table import HandClock, move
from tests.bot.wire import rest
from tests.bot.wire.conftest import Connect
from tests.bot.wire.payloads import Json
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.silence import (
    CHANNEL,
    MINUTE,
    blitz,
    match_now,
    missing_and_doubled,
    open_again,
    pass_by,
    pings,
    said,
)
from tests.bot.wire.table import US


@pytest.fixture
def clock() -> HandClock:
    """The time of matches, set by hand."""
    return HandClock()


@pytest.mark.parametrize(("why", "host"), [(rest.MALFORMED, False), (rest.BLOCKED, True)])
async def test_a_line_that_discord_never_takes_has_another_in_its_place_and_the_rest_follows(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, why: tuple[int, Json], host: bool
) -> None:
    await connect(bot)
    wire.rest.never_taken["Zápas začal."] = why
    await blitz(bot)
    await bot.publisher.deliver()
    await bot.publisher.deliver()
    match = await match_now(bot, 1)
    assert match.course.runs and match.course.silence is None
    assert said(wire, "Sem patří řádek") == 1
    assert pings(wire) == 1
    assert bot.metrics.happened["left_out"] == 1
    told = wire.rest.written_to(US.user)
    assert len(told) == host
    if host:
        assert "AutoMod" in told[0]["content"] and "Zápas začal." in told[0]["content"]


async def test_a_deadline_that_passes_while_its_question_is_on_its_way_does_not_expire(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    position = await blitz(bot)
    wire.rest.closed[CHANNEL] = rest.MISSING_PERMISSIONS
    parcels = await bot.matches.outbox.claim()
    assert parcels
    clock.advance(seconds=61)
    bot.matches.scheduler.reach.heard()
    await bot.matches.scheduler.tick()
    assert (await match_now(bot, position.match.id)).status is Status.PLAYING


async def test_an_answer_that_is_late_by_seconds_gives_the_time_back(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    await blitz(bot)
    send = bot.publisher._deliver_next

    async def slowly(match: int, parcels: list[Parcel]) -> None:
        clock.advance(seconds=25)
        await send(match, parcels)

    bot.publisher._deliver_next = slowly  # type: ignore[method-assign]
    await bot.publisher.deliver()
    (wait,) = (await match_now(bot, 1)).course.waits
    assert wait.deadline is not None and wait.deadline - clock.now() == MINUTE


async def test_discord_out_of_order_stops_the_clock_and_takes_moves(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, tmp_path: Path
) -> None:
    await connect(bot)
    position = await blitz(bot)
    await bot.publisher.deliver()
    wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = (429, {"message": "banned", "retry_after": 0.01})
    position = await move(bot.matches, position, random.Random(0))
    await bot.publisher.deliver()
    assert (await match_now(bot, 1)).course.owners == ("outage",)
    position = await move(bot.matches, position, random.Random(1))
    await pass_by(bot, clock, 90)
    await open_again(wire, bot)
    match = await match_now(bot, 1)
    assert (match.status, match.course.owners, patience.silence(match).times) == (Status.PLAYING, (), 0)
    assert await missing_and_doubled(wire, bot, tmp_path) == (0, 0)


async def test_a_token_that_is_withdrawn_stops_the_bot_and_one_odd_answer_does_not(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    await blitz(bot)
    wire.rest.trouble("POST", rf"/channels/{CHANNEL}/messages", *rest.UNAUTHORIZED)
    await bot.publisher.deliver()
    assert not bot.is_closed()
    wire.rest.trouble("POST", rf"/channels/{CHANNEL}/messages", *rest.UNAUTHORIZED)
    wire.rest.trouble("GET", "/oauth2/applications/@me", *rest.UNAUTHORIZED)
    clock.advance(seconds=10)
    await bot.publisher.deliver()
    assert bot.is_closed() and bot.token_refused
