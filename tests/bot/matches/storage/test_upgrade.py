"""Matches of an older version of the bot: whoever took part in them is known again once they are upgraded."""

from __future__ import annotations

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Actor, Status
from bot.matches.model.refusals import Reason
from bot.matches.model.remedies import Lost
from bot.matches.service import MatchService
from tests.bot.databases import back_to
from tests.bot.matches.rules.test_disputes import judgement, ruled
from tests.bot.matches.rules.test_persons import ORDERS
from tests.bot.matches.table import (
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    WHY,
    HandClock,
    granted,
    opened,
    played,
    reason,
    unsalted,
)


@pytest.mark.on_both_databases(every_run=True)
async def test_the_people_of_matches_are_known_again(
    service: MatchService, database: Database, database_url: str, games: Registry, clock: HandClock
) -> None:
    over = await played(service, await unsalted(service, 2))
    assert over.match.status is Status.OVER
    position = await played(service, await unsalted(service, 3, channel=12), moves=3)
    number = position.match.id
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    granted(await service.orders.resume(number, JUDGE, reason=WHY))
    granted(await service.seats.vacate(number, KAREL, 1))
    async with database.writing() as session:
        await (await session.connection()).run_sync(back_to, "0004")

    upgraded = await Database.open(database_url)
    try:
        again = MatchService(upgraded, games, clock)
        for who in (EVA, KAREL, LENA):
            for order in ("pause", "abandon"):
                assert reason(await ORDERS[order](again, number, Actor(who.user, admin=True))) is Reason.PARTIAL
        assert reason(await again.seats.take(number, JUDGE, 1)) is Reason.JUDGED
        granted(await again.seats.take(number, HUGO, 1))
        assert (
            reason(await again.openings.reopen(over.match.id, Actor(KAREL.user, judge=True), 1, reason=WHY))
            is Reason.PARTIAL
        )
        granted(await again.orders.pause(number, JUDGE, reason=WHY))
    finally:
        await upgraded.close()


async def test_who_lost_by_a_verdict_is_told_apart_from_who_gave_up(
    service: MatchService, database: Database, database_url: str, games: Registry, clock: HandClock
) -> None:
    """An older version wrote both as having given up; one gives up, is brought back, and then loses by a verdict.

    What a table ruled stood in its log on the account of all who agreed.
    """
    position = await opened(service, 3)
    number = position.match.id
    granted(await service.play.concede(number, EVA))
    granted(await service.orders.rewind(number, JUDGE, 1, reason=WHY))
    await ruled(service, granted(await service.play.concede(number, KAREL)), Lost(0))
    by_table = (await opened(service, 3, channel=12)).match.id
    granted(await service.disputes.freeze(by_table, EVA.user, 8, 1))
    granted(await service.disputes.rule(by_table, 2, judgement(Lost(1), by="agreed", dispute=8)))
    granted(await service.play.concede(by_table, LENA))
    before = [await seats_of(service, each) for each in (number, by_table)]
    assert before == [
        [(True, True), (True, False), (False, False)],
        [(False, False), (True, True), (True, False)],
    ]
    async with database.writing() as session:
        connection = await session.connection()
        await connection.run_sync(back_to, "0014")

    upgraded = await Database.open(database_url)
    try:
        again = MatchService(upgraded, games, clock)
        assert [await seats_of(again, each) for each in (number, by_table)] == before
        for each in (number, by_table):
            checked = await again.checks.check(each)
            assert getattr(checked, "wrong", None) == ()
    finally:
        await upgraded.close()


async def seats_of(service: MatchService, number: int) -> list[tuple[bool, bool]]:
    """Of each seat whether it gave up or lost by a verdict, and whether a verdict let it lose."""
    position = await service.position(number)
    assert position is not None
    return [(seat.conceded, seat.sentenced) for seat in position.match.seats]
