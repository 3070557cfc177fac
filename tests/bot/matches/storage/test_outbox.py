"""What waits to be told: at least once, in order, put off by quiet hours and failures, gone after a while."""

from __future__ import annotations

import asyncio
import itertools
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model import clock as clock_model
from bot.matches.model.clock import Player
from bot.matches.model.messages import Lobby, Told, Turn, Withheld
from bot.matches.service import MatchService
from bot.matches.storage import preferences, tables
from bot.matches.storage.outbox import Outbox
from bot.storage.queues import KEPT, LEASE
from tests.bot.matches.table import EVA, KAREL, HandClock, gathered, opened, played
from tests.rows import rows


async def test_what_was_claimed_and_not_delivered_comes_back_under_the_same_key(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    await opened(service)
    first = await service.outbox.claim()
    assert first
    assert await service.outbox.claim() == []
    assert {parcel.attempts for parcel in first} == {1}

    clock.advance(seconds=LEASE.total_seconds() + 1)
    again = await MatchService(database, games, clock).outbox.claim()
    assert [parcel.key for parcel in again] == [parcel.key for parcel in first]
    assert {parcel.attempts for parcel in again} == {2}


async def test_an_only_publisher_need_not_wait_for_the_lease(service: MatchService) -> None:
    await opened(service)
    first = await service.outbox.claim()
    await service.outbox.release()
    assert [parcel.key for parcel in await service.outbox.claim()] == [parcel.key for parcel in first]


async def test_what_was_delivered_never_comes_again(service: MatchService, clock: HandClock) -> None:
    await opened(service)
    await service.outbox.delivered(*(parcel.id for parcel in await service.outbox.claim()))
    await service.outbox.release()
    clock.advance(days=1)
    assert await service.outbox.claim() == []


async def test_keys_fit_into_a_nonce_and_name_one_parcel_each(service: MatchService) -> None:
    for channel in (1, 2):
        await played(service, await opened(service, channel=channel))
    keys = [parcel.key for parcel in await service.outbox.claim(10_000)]
    assert len(set(keys)) == len(keys) > 30
    assert max(map(len, keys)) <= 25


@pytest.mark.on_both_databases(every_run=True)
async def test_parcels_of_one_match_never_overtake_each_other(service: MatchService) -> None:
    position = await gathered(service)
    held = await service.outbox.claim(1)
    await gathered(service, channel=2)

    others = await service.outbox.claim()
    assert {parcel.match for parcel in others} == {position.match.id + 1}
    await service.outbox.delivered(held[0].id)
    rest = await service.outbox.claim()
    assert {parcel.match for parcel in rest} == {position.match.id}
    assert [parcel.id for parcel in rest] == sorted(parcel.id for parcel in rest)


async def test_a_failure_puts_its_match_off_and_no_other(service: MatchService, clock: HandClock) -> None:
    await gathered(service)
    claimed = await service.outbox.claim()
    await service.outbox.delivered(*(parcel.id for parcel in claimed[1:]))
    await service.outbox.failed(claimed[0].id, timedelta(minutes=5))
    await gathered(service, channel=2)
    assert claimed[0].match not in {parcel.match for parcel in await service.outbox.claim()}
    clock.advance(minutes=5)
    assert claimed[0].key in {parcel.key for parcel in await service.outbox.claim()}


async def test_what_is_held_back_is_given_out_whole_and_in_order_when_its_time_comes(
    service: MatchService, clock: HandClock
) -> None:
    await gathered(service)
    claimed = await service.outbox.claim()
    assert len(claimed) > 1
    await service.outbox.hold_back(claimed[0].match, timedelta(seconds=2))
    clock.advance(seconds=1)
    assert await service.outbox.claim() == []
    clock.advance(seconds=1)
    assert [parcel.key for parcel in await service.outbox.claim()] == [parcel.key for parcel in claimed]


async def test_a_line_is_unread_from_when_it_is_claimed_until_it_is_told(
    service: MatchService, clock: HandClock
) -> None:
    number = (await gathered(service)).match.id
    made = clock.now()
    clock.advance(seconds=5)
    assert await service.outbox.unread_since(number) is None
    claimed = await service.outbox.claim()
    assert await service.outbox.unread_since(number) == made
    assert await service.outbox.unread_since(number + 1) is None
    await service.outbox.put_off(claimed[0].id, timedelta(minutes=2))
    await service.outbox.delivered(*(parcel.id for parcel in claimed[1:]))
    assert await service.outbox.unread_since(number) is None, "what waits for quiet hours to end is no failure"


async def test_a_refresh_is_given_out_once_and_after_its_wait(service: MatchService, clock: HandClock) -> None:
    number = (await opened(service)).match.id
    await service.outbox.delivered(*(parcel.id for parcel in await service.outbox.claim()))
    for wait in (5, 4):
        async with service.repository.database.writing() as session:
            await service.outbox.refresh_in(await session.connection(), number, timedelta(seconds=wait))
    clock.advance(seconds=3)
    assert not await service.outbox.claim()
    assert await service.outbox.waits_since() is None
    for _ in range(2):
        clock.advance(seconds=1)
        (refresh,) = await service.outbox.claim()
        assert (refresh.match, refresh.note) == (number, Lobby())
        await service.outbox.delivered(refresh.id)
        async with service.repository.database.writing() as session:
            await service.outbox.refresh_in(await session.connection(), number, timedelta(seconds=1))


async def test_what_is_told_in_private_neither_waits_for_the_channel_nor_keeps_it_waiting(
    service: MatchService, clock: HandClock
) -> None:
    await gathered(service)
    claimed = await service.outbox.claim()
    await service.outbox.hold_back(claimed[0].match, timedelta(hours=1))
    for _ in range(2):
        await service.outbox.tell(claimed[0], Withheld("a line"), 7)
    (private,) = await service.outbox.claim()
    assert private.private and (private.user, private.note) == (7, Withheld("a line"))
    assert len(f"{private.key}") <= 25
    await service.outbox.failed(private.id, timedelta(hours=2))
    clock.advance(hours=1)
    assert [parcel.key for parcel in await service.outbox.claim()] == [parcel.key for parcel in claimed]


async def test_a_clock_that_is_set_back_holds_nothing_up(service: MatchService, clock: HandClock) -> None:
    await gathered(service)
    await service.scheduler.tick()
    first = await service.outbox.claim()
    clock.jump(days=-2)
    assert await service.outbox.claim() == []
    await service.scheduler.tick()
    assert [parcel.key for parcel in await service.outbox.claim()] == [parcel.key for parcel in first]


@pytest.mark.on_both_databases(every_run=True)
async def test_two_publishers_take_different_parcels(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    for channel in range(1, 7):
        await gathered(service, channel=channel)
    other = MatchService(database, games, clock)
    taken = [
        parcel.id
        for parcels in await asyncio.gather(*(each.outbox.claim() for each in (service, other, service, other)))
        for parcel in parcels
    ]
    assert len(taken) == len(set(taken))


@pytest.mark.on_both_databases(every_run=True)
async def test_who_waits_for_a_claim_of_another_process_takes_nothing_of_the_same_match(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    position = await gathered(service)
    inside, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Outbox):
        async def _later(self, *given: Any) -> dict[int, datetime]:
            inside.set()
            await go_on.wait()
            return await super()._later(*given)

    async def claim_slowly() -> list[int]:
        # By a session, because in a transaction of SQLite's own thread nothing can be waited for.
        async with database.writing() as session:
            taken = await Slow(database, clock)._claim(await session.connection(), clock.now(), 1)
        return [row["match_id"] for row in taken]

    slow = asyncio.create_task(claim_slowly())
    await inside.wait()
    quick = asyncio.create_task(Outbox(database, clock).claim(1))
    await asyncio.sleep(0.2)
    go_on.set()
    assert await slow == [position.match.id]
    assert await quick == []


async def test_a_claim_that_is_renewed_outlives_its_lease(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    await gathered(service)
    held = await service.outbox.claim()
    clock.advance(seconds=LEASE.total_seconds() - 1)
    await service.outbox.renew(*(parcel.id for parcel in held))
    clock.advance(seconds=LEASE.total_seconds() - 1)
    assert await Outbox(database, clock).claim() == []
    await service.outbox.delivered(*(parcel.id for parcel in held))
    await service.outbox.renew(*(parcel.id for parcel in held))
    clock.advance(seconds=2 * LEASE.total_seconds())
    assert await Outbox(database, clock).claim() == []


async def test_whoever_waits_is_woken(service: MatchService) -> None:
    waiting = asyncio.ensure_future(service.outbox.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    await gathered(service)
    await asyncio.wait_for(waiting, 1)
    assert isinstance((await service.outbox.claim())[0].note, Lobby)


@pytest.mark.on_both_databases(every_run=True)
async def test_pings_wait_for_the_end_of_quiet_hours_and_news_do_not(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    # It is 13:00 in Prague.
    await preferences.set_quiet_hours(database, EVA.user, "Europe/Prague", (12 * 60, 14 * 60 + 30))
    await opened(service)
    now = await service.outbox.claim()
    await service.outbox.delivered(*(parcel.id for parcel in now))
    assert [parcel.user for parcel in now if isinstance(parcel.note, Turn)] == [KAREL.user]
    assert any(isinstance(parcel.note, Told) for parcel in now)

    clock.advance(minutes=89)
    assert await service.outbox.claim() == []
    clock.advance(minutes=1)
    assert [parcel.user for parcel in await service.outbox.claim()] == [EVA.user]


async def test_many_that_have_quiet_hours_hide_nobody_else(service: MatchService, database: Database) -> None:
    await preferences.set_quiet_hours(database, EVA.user, "Europe/Prague", (12 * 60, 14 * 60))
    for channel in range(1, 5):
        await opened(service, channel=channel)
    while parcels := await service.outbox.claim(1):
        await service.outbox.delivered(*(parcel.id for parcel in parcels))
    async with database.reading() as session:
        asked = sa.select(tables.outbox.c.user_id).where(tables.outbox.c.delivered.is_(None))
        left = list((await (await session.connection()).execute(asked)).scalars())
    assert left == [EVA.user] * 4


@pytest.mark.parametrize(
    ("zone", "quiet", "now", "until"),
    [
        ("Pacific/Chatham", (22 * 60, 3 * 60), "2027-04-03T14:05", 10),
        ("Antarctica/Troll", (22 * 60, 2 * 60), "2027-10-31T01:30", 30),
        ("Europe/Prague", (22 * 60, 2 * 60 + 30), "2027-10-31T01:10", 20),
    ],
)
async def test_quiet_hours_that_end_in_a_repeated_hour_stop_nobody(
    service: MatchService,
    database: Database,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    zone: str,
    quiet: tuple[int, int],
    now: str,
    until: int,
) -> None:
    _watch(monkeypatch)
    clock.jump(seconds=(datetime.fromisoformat(now).replace(tzinfo=UTC) - clock.now()).total_seconds())
    await preferences.set_quiet_hours(database, EVA.user, zone, quiet)
    await opened(service)
    told = await service.outbox.claim()
    assert [parcel.user for parcel in told if isinstance(parcel.note, Turn)] == [KAREL.user]
    await service.outbox.delivered(*(parcel.id for parcel in told))
    clock.advance(minutes=until, seconds=-1)
    assert await service.outbox.claim() == []
    clock.advance(seconds=1)
    assert [parcel.user for parcel in await service.outbox.claim()] == [EVA.user]


async def test_a_claim_ends_even_where_nothing_is_put_off(
    service: MatchService, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await preferences.set_quiet_hours(database, EVA.user, "Europe/Prague", (12 * 60, 14 * 60))
    monkeypatch.setattr(Player, "quiet_until", lambda _, now: now)
    _watch(monkeypatch)
    for channel in range(1, 4):
        await opened(service, channel=channel)
    while parcels := await service.outbox.claim(1):
        assert EVA.user not in {parcel.user for parcel in parcels if isinstance(parcel.note, Turn)}
        await service.outbox.delivered(*(parcel.id for parcel in parcels))


def _watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a claim that never ends fail, which nothing from outside could end."""
    looks, players = itertools.count(), preferences.players

    async def counted(*given: Any) -> dict[int, Player]:
        assert next(looks) < 100, "the same parcels are looked at again and again"
        return await players(*given)

    monkeypatch.setattr(preferences, "players", counted)


async def test_a_zone_that_is_gone_or_has_other_rules_costs_nobody_a_ping(
    service: MatchService,
    database: Database,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    # It is 13:00 in Prague, whose clocks are an hour behind after an update.
    await preferences.set_quiet_hours(database, EVA.user, "Europe/Prague", (12 * 60, 14 * 60))
    await opened(service)
    await service.outbox.delivered(*(parcel.id for parcel in await service.outbox.claim()))
    clock.advance(hours=1)
    monkeypatch.setattr(clock_model, "ZoneInfo", lambda _: ZoneInfo("Europe/London"))
    assert await service.outbox.claim() == []

    def gone(name: str) -> ZoneInfo:
        raise ZoneInfoNotFoundError(f"No time zone found with key {name}")

    clock.advance(hours=1)
    monkeypatch.setattr(clock_model, "ZoneInfo", gone)
    assert [parcel.user for parcel in await service.outbox.claim()] == [EVA.user]
    assert "Europe/Prague" in caplog.text
    assert "tzdata" in caplog.text


@rows(
    ("now", "quiet", "zone", "until"),
    [
        ("2026-01-10T22:30", (22 * 60, 7 * 60), "Europe/Prague", "2026-01-11T06:00"),
        ("2026-01-10T20:30", (22 * 60, 7 * 60), "Europe/Prague", None),
        ("2026-01-10T21:00", (22 * 60, 7 * 60), "Europe/Prague", "2026-01-11T06:00"),
        ("2026-01-11T06:00", (22 * 60, 7 * 60), "Europe/Prague", None),
        ("2026-01-11T03:00", (22 * 60, 7 * 60), "Europe/Prague", "2026-01-11T06:00"),
        ("2026-03-28T23:00", (22 * 60, 7 * 60), "Europe/Prague", "2026-03-29T05:00"),
        ("2026-07-10T12:00", (8 * 60, 9 * 60), "America/New_York", "2026-07-10T13:00"),
        ("2026-07-10T12:00", (8 * 60, 8 * 60), "America/New_York", None),
        ("2026-07-10T12:00", None, "Europe/Stockholm", None),
    ],
)
def test_quiet_hours_end_by_the_players_own_clock(
    now: str, quiet: tuple[int, int] | None, zone: str, until: str | None
) -> None:
    player = Player(zone, *(quiet or (None, None)))
    expected = None if until is None else datetime.fromisoformat(until).replace(tzinfo=UTC)
    assert player.quiet_until(datetime.fromisoformat(now).replace(tzinfo=UTC)) == expected


@pytest.mark.parametrize(("zone", "quiet"), [("Europe/Atlantis", (0, 60)), ("Europe/Prague", (0, 24 * 60))])
async def test_quiet_hours_that_make_no_sense_are_not_kept(
    database: Database, zone: str, quiet: tuple[int, int]
) -> None:
    with pytest.raises(ValueError, match=r"time zone Europe/Atlantis|minutes after midnight"):
        await preferences.set_quiet_hours(database, 1, zone, quiet)
    assert await preferences.player(database, 1) == Player()


async def test_what_was_delivered_is_thrown_away_after_a_while(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    await gathered(service)
    await service.outbox.delivered(*(parcel.id for parcel in await service.outbox.claim()))
    clock.advance(seconds=KEPT.total_seconds() + 1)
    await gathered(service, channel=2)
    await service.outbox.delivered((await service.outbox.claim())[0].id)
    async with database.reading() as session:
        kept = (await (await session.connection()).execute(sa.select(tables.outbox.c.match_id).distinct())).scalars()
    assert len(set(kept)) == 1
