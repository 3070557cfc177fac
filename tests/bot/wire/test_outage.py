"""Discord or the network away while matches are played against the clock: nobody loses the time."""

from __future__ import annotations

import asyncio
import itertools
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.chat.background import keeping_matches
from bot.chat.client import Client
from bot.matches.model.clock import Player
from bot.matches.model.match import Expiry, Match, Status, Timing
from bot.matches.model.position import Position
from bot.matches.storage import preferences
from tests.bot.matches.table import HandClock
from tests.bot.wire import gateway, payloads
from tests.bot.wire.conftest import Connect
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import started, told, until

MINUTE = timedelta(minutes=1)


@pytest.fixture
def clock() -> HandClock:
    """The time of matches; the connection has its own, real one."""
    return HandClock()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reconnect at once."""

    async def at_once(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
        return None

    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.02)
    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)


async def blitz(bot: Client) -> Position:
    """A match with a minute for a move, which whoever is late loses."""
    position = await started(bot.matches, Timing(60, Expiry.FORFEIT))
    await until(lambda: told(bot))
    return position


async def pass_by(bot: Client, clock: HandClock, seconds: int) -> None:
    """Let time pass, and the scheduler of the clocks look at them again and again."""
    for _ in range(0, seconds, 5):
        clock.advance(seconds=5)
        await bot.matches.scheduler.tick()


async def sign_of_life(wire: LocalDiscord, bot: Client, clock: HandClock) -> None:
    """Let something arrive from Discord."""
    # The answer to a heartbeat may arrive as well, before it.
    arrived = bot.wait_for("socket_event_type", check=lambda kind: kind == "GUILD_UPDATE")
    await wire.gateway.dispatch("GUILD_UPDATE", payloads.guild())
    await arrived
    await until(lambda: bot.matches.scheduler.reach.silence() == 0)


async def now(bot: Client, match: int) -> Match:
    position = await bot.matches.position(match)
    assert position is not None
    return position.match


def time_left(match: Match, clock: HandClock) -> timedelta:
    (wait,) = match.course.waits
    assert wait.deadline is not None
    return wait.deadline - clock.now()


async def lost(bot: Client, match: int) -> bool:
    return (await now(bot, match)).status is not Status.PLAYING


async def stands(bot: Client, match: int) -> bool:
    return (await now(bot, match)).course.stands


async def runs(bot: Client, match: int) -> bool:
    return not (await now(bot, match)).course.stands


@pytest.mark.parametrize("session", [pytest.param("resumed", marks=pytest.mark.slow), "new"])
async def test_nobody_forfeits_while_discord_is_away(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, session: str
) -> None:
    await connect(bot)
    reach = bot.matches.scheduler.reach
    async with keeping_matches(bot):
        number = (await blitz(bot)).match.id
        await pass_by(bot, clock, 20)
        await sign_of_life(wire, bot, clock)
        wire.gateway.away = True
        wire.gateway.drop()
        await until(lambda: reach.away)
        await pass_by(bot, clock, 75)
        assert (await now(bot, number)).status is Status.PLAYING

        if session == "new":
            wire.gateway.forget_sessions()
        wire.gateway.away = False
        await until(lambda: not reach.away)
        await pass_by(bot, clock, 5)
        match = await now(bot, number)
        assert match.status is Status.PLAYING
        assert time_left(match, clock) == timedelta(seconds=35)
        # Time during which a message is on its way would be given back as well.
        await until(lambda: told(bot))
        await pass_by(bot, clock, 35)
        await sign_of_life(wire, bot, clock)
        await until(lambda: lost(bot, number))


async def test_nobody_forfeits_while_a_dead_line_is_not_noticed_yet(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    async with keeping_matches(bot):
        number = (await blitz(bot)).match.id
        await pass_by(bot, clock, 5)
        await sign_of_life(wire, bot, clock)
        # Nothing arrives any more, and nothing tells that it is so.
        await pass_by(bot, clock, 75)
        assert (await now(bot, number)).status is Status.PLAYING
        wire.gateway.drop()
        await wire.gateway.wait_for(gateway.RESUME)
        await until(lambda: bot.matches.scheduler.reach.silence() == 0)
        for _ in range(3000):
            # The lost time is given back by the scheduler, in its own time.
            if time_left(await now(bot, number), clock) > timedelta():
                break
            await asyncio.sleep(0.01)
        await pass_by(bot, clock, 5)
        match = await now(bot, number)
        assert match.status is Status.PLAYING
        assert time_left(match, clock) == timedelta(seconds=50)


async def test_a_short_break_stops_no_clock(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    async with keeping_matches(bot):
        number = (await blitz(bot)).match.id
        await pass_by(bot, clock, 10)
        await sign_of_life(wire, bot, clock)
        wire.gateway.away = True
        wire.gateway.drop()
        await until(lambda: bot.matches.scheduler.reach.away)
        clock.advance(seconds=2)
        wire.gateway.away = False
        await until(lambda: not bot.matches.scheduler.reach.away)
        await pass_by(bot, clock, 5)
        assert time_left(await now(bot, number), clock) == timedelta(seconds=43)


@pytest.mark.parametrize("told", ["at once", pytest.param("in a new session", marks=pytest.mark.slow)])
async def test_a_server_that_is_out_of_order_stands_still_until_it_is_mended(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, told: str
) -> None:
    await connect(bot)
    async with keeping_matches(bot):
        number = (await blitz(bot)).match.id
        await pass_by(bot, clock, 20)
        await sign_of_life(wire, bot, clock)
        if told == "at once":
            await wire.gateway.dispatch("GUILD_DELETE", {"id": str(payloads.GUILD), "unavailable": True})
        else:
            wire.gateway.guilds_out_of_order = True
            wire.gateway.forget_sessions()
            wire.gateway.drop()
        await until(lambda: stands(bot, number))
        await pass_by(bot, clock, 300)

        await wire.gateway.dispatch("GUILD_CREATE", payloads.guild())
        await until(lambda: runs(bot, number))
        match = await now(bot, number)
        assert match.status is Status.PLAYING
        assert time_left(match, clock) == timedelta(seconds=40)


async def test_a_clock_change_in_somebodys_quiet_hours_silences_nobody(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, players = itertools.count(), preferences.players

    async def counted(*given: Any) -> dict[int, Player]:
        assert next(looks) < 100, "the same parcels are looked at again and again"
        return await players(*given)

    monkeypatch.setattr(preferences, "players", counted)
    await connect(bot)
    # On the Chatham Islands it is 2:50 for the second time that night.
    clock.jump(seconds=(datetime(2027, 4, 3, 14, 5, tzinfo=UTC) - clock.now()).total_seconds())
    await preferences.set_quiet_hours(bot.database, payloads.MEMBER, "Pacific/Chatham", (22 * 60, 3 * 60))
    await started(bot.matches, Timing(86400))

    await bot.publisher.deliver()
    assert wire.rest.posted
    assert pings(wire) == 0
    clock.advance(minutes=9)
    await bot.publisher.deliver()
    assert pings(wire) == 0
    clock.advance(minutes=1)
    await bot.publisher.deliver()
    assert pings(wire) == 1


def pings(wire: LocalDiscord) -> int:
    """The messages that notify the player."""
    named = ((post.get("allowed_mentions") or {}).get("users") or [] for post in sent(wire))
    return sum(str(payloads.MEMBER) in map(str, users) for users in named)


def sent(wire: LocalDiscord) -> list[dict[str, Any]]:
    """Every message that was sent, as Discord got it."""
    return [
        call.body
        for call in wire.rest.calls
        if call.method == "POST" and re.fullmatch(r"/channels/\d+/messages", call.path)
    ]
