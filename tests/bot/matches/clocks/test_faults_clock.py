"""A clock that is set, or that a bot finds set when it starts, and somebody who moves before the scheduler noticed."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Expiry, Match, Status, Timing
from bot.matches.service import MatchService
from tests.bot.matches.table import HandClock, gathered, move, opened

HOUR = timedelta(hours=1)


async def now_of(service: MatchService, match: int) -> Match:
    position = await service.position(match)
    assert position is not None
    return position.match


@pytest.mark.parametrize("hours", [-48, -2, 2, 48])
async def test_a_move_right_after_the_clock_was_set_gives_the_next_player_their_time(
    service: MatchService, clock: HandClock, hours: int
) -> None:
    position = await opened(service, timing=Timing(3600, Expiry.FORFEIT))
    await service.scheduler.tick()
    clock.advance(minutes=10)
    await service.scheduler.tick()
    clock.jump(hours=hours)
    for seat in (0, 1):
        position = await move(service, position, random.Random(0), seat=seat)
    await service.scheduler.tick()
    match = await now_of(service, position.match.id)
    assert match.status is Status.PLAYING
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + HOUR}


@pytest.mark.parametrize("hours", [-48, 48])
async def test_a_move_right_after_the_start_gives_the_next_player_their_time(
    service: MatchService, database: Database, games: Registry, clock: HandClock, hours: int
) -> None:
    position = await opened(service, timing=Timing(3600, Expiry.FORFEIT))
    await service.scheduler.tick()
    clock.jump(hours=hours)
    restarted = MatchService(database, games, clock)
    for seat in (0, 1):
        position = await move(restarted, position, random.Random(0), seat=seat)
    await restarted.scheduler.tick()
    match = await now_of(restarted, position.match.id)
    assert match.status is Status.PLAYING
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + HOUR}


@pytest.mark.parametrize("days", [-400, 400])
async def test_a_lobby_is_not_given_up_because_the_clock_was_set(
    service: MatchService, clock: HandClock, days: int
) -> None:
    lobby = await gathered(service)
    await service.scheduler.tick()
    clock.jump(days=days)
    await service.scheduler.tick()
    assert (await now_of(service, lobby.match.id)).status is Status.LOBBY
    clock.advance(days=6)
    await service.scheduler.tick()
    assert (await now_of(service, lobby.match.id)).status is Status.LOBBY
    clock.advance(days=1, minutes=1)
    await service.scheduler.tick()
    assert (await now_of(service, lobby.match.id)).status is Status.ABANDONED
