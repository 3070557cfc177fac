"""One match that cannot go on, whatever is wrong with it, holds up no other."""

from __future__ import annotations

import logging
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.database import Database, StorageProblem
from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.matches.model.match import Expiry, Timing
from bot.matches.service import MatchService
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import tables
from bot.storage.upserting import upsert
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import State
from tests.bot.matches.table import EVA, GUILD, KAREL, HandClock, match_now, opened

HOUR = Timing(3600, Expiry.FORFEIT)


class Ailing(Toy):
    """Cannot tell any longer what it asks, in matches of three."""

    ill = False

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        if self.ill and len(state.hands) == 3:
            raise ZeroDivisionError
        return super().prompts(state)


@pytest.fixture
def toy() -> Ailing:
    return Ailing()


@pytest.fixture
def games(toy: Ailing) -> Registry:
    return Registry([Playable("toy", lambda _: toy)])


async def hurt(database: Database, service: MatchService, match: int) -> None:
    async with database.writing() as session:
        damaged = sa.update(tables.match).where(tables.match.c.id == match).values(course="[]")
        await (await session.connection()).execute(damaged)
    service.repository.forget()


@pytest.mark.parametrize("told", ["back", "settled in"])
async def test_a_match_whose_game_fails_keeps_no_other_from_going_on(
    service: MatchService, toy: Ailing, caplog: pytest.LogCaptureFixture, told: str
) -> None:
    ill = (await opened(service, 3)).match.id
    sound = (await opened(service, 2, channel=12)).match.id
    await service.relocation.left(GUILD)
    toy.ill = True
    with caplog.at_level(logging.ERROR):
        if told == "back":
            assert await service.relocation.back(GUILD) == [sound]
        else:
            assert await service.relocation.settle_in(lambda guild: guild == GUILD, lambda guild: guild != GUILD) == [
                sound
            ]
    assert f"Match {ill} could not be stopped or started" in caplog.text
    assert service.failing == {ill}
    assert not (await match_now(service, sound)).course.stands
    toy.ill = False
    assert await service.relocation.settle_in(lambda guild: guild == GUILD, lambda guild: guild != GUILD) == [ill]
    assert service.failing == frozenset()


async def test_a_database_out_of_order_is_one_line_however_many_matches_it_holds(
    service: MatchService, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = {(await opened(service, 2, channel=channel)).match.id for channel in (11, 12, 13)}

    async def fails(*_: object) -> None:
        raise StorageProblem("out of order")

    with monkeypatch.context() as outage, caplog.at_level(logging.ERROR):
        outage.setattr(UnitOfWork, "change", fails)
        assert await service.relocation.left(GUILD) == []
    (line,) = [record.getMessage() for record in caplog.records]
    assert "3 matches" in line
    assert "out of order" in line
    assert service.failing == numbers


async def test_a_damaged_match_stops_no_other_clock(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    damaged = (await opened(service, timing=HOUR)).match.id
    sound = (await opened(service, channel=12, timing=HOUR)).match.id
    await service.scheduler.tick()
    await hurt(database, service, damaged)
    clock.advance(hours=1)
    await service.scheduler.tick()
    assert not (await match_now(service, sound)).live
    assert service.failing == {damaged}
    clock.advance(minutes=11)
    assert service.failing == frozenset()


async def test_lost_time_is_given_back_though_one_match_is_damaged(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    damaged = (await opened(service, timing=HOUR)).match.id
    sound = (await opened(service, channel=12, timing=HOUR)).match.id
    await service.scheduler.tick()
    await hurt(database, service, damaged)
    clock.advance(hours=30)
    await MatchService(database, games, clock).scheduler.tick()
    waits = (await match_now(service, sound)).course.waits
    assert {wait.deadline for wait in waits} == {clock.now() + timedelta(hours=1)}


async def test_quiet_hours_in_a_time_zone_that_is_unknown_here_silence_nobody(
    service: MatchService, database: Database
) -> None:
    await opened(service)
    for user, zone in ((EVA.user, "Europe/Prague"), (KAREL.user, "Mars/Olympus")):
        async with database.writing() as session:
            values = {"zone": zone, "quiet_from": 0, "quiet_to": 1}
            await upsert(await session.connection(), tables.player, {"user_id": user}, values)
    assert {parcel.user for parcel in await service.outbox.claim()} == {None, EVA.user, KAREL.user}


async def test_what_is_put_off_is_not_waited_for(service: MatchService, clock: HandClock) -> None:
    outbox = service.outbox
    assert await outbox.waits_since() is None
    first = (await opened(service)).match
    assert await outbox.waits_since() == clock.now()
    parcels = await outbox.claim()
    assert await outbox.waits_since() is None
    await outbox.failed(parcels[0].id, timedelta(hours=1))
    clock.advance(minutes=30)
    assert await outbox.waits_since() is None
    await outbox.release(first.id)
    assert await outbox.waits_since() == clock.now()
    await outbox.delivered(*(parcel.id for parcel in parcels))
    assert await outbox.waits_since() is None
