"""A clock that is set, or a bot that was away: the desk's deadlines and leases go with it, and nothing is lost."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.disputes.model.dispute import Status
from bot.disputes.services.unit_of_work import Decision
from bot.disputes.storage import tables
from bot.games.registry import Registry
from tests.bot.disputes.desk import JUDGE, Desk
from tests.bot.matches.table import HandClock
from tests.rows import nightly

HOUR = timedelta(hours=1)


@pytest.mark.on_both_databases
@pytest.mark.parametrize("days", [-1, *nightly(1)])
async def test_a_hearing_lasts_as_long_when_the_clock_jumps_a_day(
    desk: Desk, clock: HandClock, caplog: pytest.LogCaptureFixture, days: int
) -> None:
    caplog.set_level("INFO")
    dispute = await desk.opened(await desk.match())
    await desk.matches.scheduler.tick()
    clock.jump(days=days)
    # Whichever looks first: the desk does not wait until the matches' clocks were looked at.
    await desk.service.due.tick()
    assert (await desk.now(dispute)).status is Status.HEARING
    assert (await desk.now(dispute)).deadline == clock.now() + 24 * HOUR
    assert f"The clock was set by {days * 86400:+} s; every deadline is moved with it" in caplog.text
    assert "1 disputes" in caplog.text

    clock.advance(hours=23)
    await desk.service.due.tick()
    assert (await desk.now(dispute)).status is Status.HEARING
    clock.advance(hours=1, minutes=1)
    await desk.service.due.tick()
    assert (await desk.now(dispute)).status is Status.OPEN


@pytest.mark.parametrize("days", [-1, *nightly(1)])
async def test_a_judge_keeps_the_case_when_the_clock_jumps_a_day(desk: Desk, clock: HandClock, days: int) -> None:
    dispute = await desk.open(await desk.match())
    await desk.matches.scheduler.tick()
    lease = (await desk.claimed(dispute)).lease
    assert lease is not None
    left = lease - clock.now()
    clock.jump(days=days)
    await desk.service.due.tick()
    now = await desk.now(dispute)
    assert (now.status, now.judge, now.lease) == (Status.CLAIMED, JUDGE.user, clock.now() + left)


async def test_what_is_told_is_told_soon_after_the_clock_was_set_back(desk: Desk, clock: HandClock) -> None:
    await desk.open(await desk.match())
    await desk.matches.scheduler.tick()
    claimed = await desk.service.notices.claim()
    assert claimed
    await desk.service.notices.failed(claimed[0].id, HOUR)
    clock.jump(days=-1)
    await desk.service.due.tick()
    again = await desk.service.notices.claim()
    assert [each.key for each in again] == [each.key for each in claimed]


async def test_time_while_the_bot_was_down_is_given_back_to_the_desk(
    desk: Desk, database: Database, games: Registry, clock: HandClock
) -> None:
    dispute = await desk.opened(await desk.match())
    await desk.matches.scheduler.tick()
    clock.advance(hours=30)
    restarted = Desk(database, games, clock)
    await restarted.service.due.tick()
    now = await restarted.now(dispute)
    assert (now.status, now.deadline) == (Status.HEARING, clock.now() + 24 * HOUR)


async def test_nothing_is_due_while_nobody_can_press_anything(desk: Desk, clock: HandClock) -> None:
    dispute = await desk.opened(await desk.match())
    await desk.matches.scheduler.tick()
    desk.matches.scheduler.reach.cut()
    clock.advance(hours=30)
    assert await desk.service.due.tick() == 0
    desk.matches.scheduler.reach.restored()
    await desk.service.due.tick()
    now = await desk.now(dispute)
    assert (now.status, now.deadline) == (Status.HEARING, clock.now() + 24 * HOUR)


async def test_a_notice_that_is_damaged_holds_up_no_other(
    desk: Desk, database: Database, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    await desk.open(await desk.match())
    async with database.writing() as session:
        connection = await session.connection()
        first = sa.select(sa.func.min(tables.notice.c.id)).scalar_subquery()
        spoilt = sa.update(tables.notice).where(tables.notice.c.id == first)
        await connection.execute(spoilt.values(payload=msgspec.json.encode([]).decode()))
    others = await desk.service.notices.claim()
    assert others
    assert "is damaged and given up" in caplog.text
    clock.advance(minutes=2)
    assert [each.id for each in await desk.service.notices.claim()] == [each.id for each in others]


async def test_what_cannot_pass_on_in_one_dispute_holds_up_no_other(
    desk: Desk, clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = await desk.opened(await desk.match())
    second = await desk.opened(await desk.match(channel=77))
    await desk.matches.scheduler.tick()
    clock.advance(hours=25)
    passed = desk.service.due._work.change

    async def failing(guild: int, number: int, decide: Decision) -> object:
        if number == first.number:
            raise ArithmeticError("planted")
        return await passed(guild, number, decide)

    monkeypatch.setattr(desk.service.due._work, "change", failing)
    await desk.service.due.tick()
    assert (await desk.now(second)).status is Status.OPEN
    assert (await desk.now(first)).status is Status.HEARING
    assert "planted" in caplog.text
