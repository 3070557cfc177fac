"""Matches of an older version of the bot: whoever took part in them is known again once they are upgraded."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import bot
from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Actor, Status
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
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
    played,
    reason,
    unsalted,
)

MIGRATIONS = Path(bot.__file__).with_name("migrations")


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
        await (await session.connection()).run_sync(_back_to_0004)

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


def _back_to_0004(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0004")
