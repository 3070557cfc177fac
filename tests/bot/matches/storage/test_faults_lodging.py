"""A match that has nowhere to be played: it stands still, and nobody loses the time."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Expiry, Match, Status, Timing
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import EVA, GUILD, JUDGE, WHY, HandClock, granted, move, opened, path_of, reason

DAY = Timing(24 * 3600, Expiry.FORFEIT)


async def now_of(service: MatchService, match: int) -> Match:
    position = await service.position(match)
    assert position is not None
    return position.match


@pytest.mark.parametrize("gone", ["channel", "guild"])
async def test_nobody_forfeits_where_nobody_can_play(service: MatchService, clock: HandClock, gone: str) -> None:
    start = await opened(service, timing=DAY)
    number = start.match.id
    await service.scheduler.tick()
    clock.advance(hours=20)
    await service.scheduler.tick()
    granted(await service.relocation.move_to(number, None)) if gone == "channel" else await service.relocation.left(
        GUILD
    )
    for _ in range(10):
        clock.advance(hours=6)
        await service.scheduler.tick()
    match = await now_of(service, number)
    assert (match.status, match.seq) == (Status.PLAYING, 1)
    prompt = start.prompts(0)[0]
    answer = path_of(start, prompt, random.Random(0))
    assert reason(await service.play.submit(number, EVA, prompt.id, answer)) is Reason.PAUSED

    granted(await service.relocation.move_to(number, 77)) if gone == "channel" else await service.relocation.back(GUILD)
    match = await now_of(service, number)
    assert not match.course.stands
    assert {wait.deadline for wait in match.course.waits} == {clock.now() + timedelta(hours=4)}
    assert (await move(service, granted(await service.position(number)), random.Random(0))).match.seq == 2


async def test_a_pause_that_somebody_made_outlasts_the_lack_of_a_channel(service: MatchService) -> None:
    number = (await opened(service)).match.id
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    granted(await service.relocation.move_to(number, None))
    moved = granted(await service.relocation.move_to(number, 77))
    assert moved.match.course.stands
    assert moved.match.course.held_by("officials")


async def test_a_guild_that_is_back_does_not_start_what_has_no_channel(service: MatchService) -> None:
    number = (await opened(service)).match.id
    granted(await service.relocation.move_to(number, None))
    await service.relocation.left(GUILD)
    assert await service.relocation.back(GUILD) == []
    assert (await now_of(service, number)).course.stands


@pytest.mark.on_both_databases(every_run=True)
async def test_at_the_start_matches_stand_still_or_go_on_as_the_bot_is_there_or_not(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    number = (await opened(service, timing=DAY)).match.id
    restarted = MatchService(database, games, clock)
    assert await restarted.relocation.settle_in(lambda guild: guild != GUILD, lambda guild: guild == GUILD) == []
    assert (await now_of(service, number)).course.stands
    restarted = MatchService(database, games, clock)
    assert await restarted.relocation.settle_in(lambda guild: guild == GUILD, lambda guild: guild != GUILD) == [number]
    assert not (await now_of(service, number)).course.stands
    assert await restarted.relocation.settle_in(lambda guild: guild == GUILD, lambda guild: guild != GUILD) == []


async def test_a_damaged_match_keeps_no_other_from_standing_still(service: MatchService, database: Database) -> None:
    damaged = (await opened(service)).match.id
    other = (await opened(service, channel=12)).match.id
    async with database.writing() as session:
        hurt = sa.update(tables.match).where(tables.match.c.id == damaged).values(course="[]")
        await (await session.connection()).execute(hurt)
    service.repository.forget()
    assert await service.relocation.left(GUILD) == [other]
    assert (await now_of(service, other)).course.stands
