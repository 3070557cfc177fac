"""What is kept of matches: the log, past positions, players' records, and nothing of the forgotten."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.games.values import SPECTATOR, Line
from bot.matches.model.match import FORGOTTEN, Status
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import (
    EVA,
    GUILD,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    WHY,
    HandClock,
    eventful,
    exported,
    gathered,
    granted,
    now_of,
    opened,
    played,
    replayed,
)

pytestmark = pytest.mark.on_both_databases


async def test_any_past_position_can_be_seen(service: MatchService, games: Registry, clock: HandClock) -> None:
    position = await eventful(service, clock)
    number = position.match.id
    replay = await replayed(service, games, number)
    assert len(replay.states) == position.match.seq
    for seq, state in enumerate(replay.states, 1):
        then = await service.history.position_at(number, seq)
        assert then is not None
        assert then.state == state
    assert await service.history.position_at(number, 0) is None
    assert await service.history.position_at(number, position.match.seq + 1) is None


async def test_snapshots_in_between_change_no_past_position(
    service: MatchService, games: Registry, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.storage.write.SNAPSHOT_EVERY", 3)
    await test_any_past_position_can_be_seen(service, games, clock)


async def test_the_log_tells_everybody_what_they_may_know(service: MatchService, clock: HandClock) -> None:
    position = await eventful(service, clock)
    number = position.match.id
    whole = await service.history.log(number, SPECTATOR, limit=1000)
    assert [page.seq for page in whole] == list(range(1, position.match.seq + 1))
    lines = [line for page in whole for line in page.lines]
    orders = [line.args["order"] for line in lines if line.key == "match-log-why"]
    assert {order.key for order in orders if isinstance(order, Line)} == {"match-log-by-judge"}
    said = [line.key for line in lines]
    said += [what.key for order in orders if isinstance(order, Line) and isinstance(what := order.args["what"], Line)]
    for expected in (
        "match-log-opened",
        "match-log-rewound-agreed",
        "match-log-order-rewound",
        "match-log-order-paused",
        "match-log-order-resumed",
        "match-log-order-extended",
        "match-log-expired",
        "match-log-order-seat-to-nobody",
        "match-log-seat-to-player",
        "match-log-seat-to-game",
    ):
        assert expected in said
    assert "toy-staked-card" not in said
    own = [line.key for page in await service.history.log(number, 1, limit=1000) for line in page.lines]
    assert "toy-staked-card" in own

    page = await service.history.log(number, SPECTATOR, before=10, limit=4)
    assert [each.seq for each in page] == [6, 7, 8, 9]
    assert await service.history.log(4711, SPECTATOR) == []


async def test_the_log_of_a_match_that_was_read_before_ends_where_it_was_read(service: MatchService) -> None:
    before = await opened(service)
    position = await played(service, before, moves=3)
    whole = await service.history.log(position.match.id, SPECTATOR, limit=1000)
    assert await service.history.log(position, SPECTATOR, limit=1000) == whole
    assert await service.history.log(before, SPECTATOR, limit=1000) == whole[: before.match.seq]
    assert len(whole) > before.match.seq > 0


@pytest.mark.on_both_databases(every_run=True)
async def test_records_count_what_was_finished(service: MatchService) -> None:
    for channel in (1, 2, 3):
        await played(service, await opened(service, channel=channel), seed=channel)
    given_up = await opened(service, channel=4)
    granted(await service.orders.abandon(given_up.match.id, JUDGE, reason=WHY))
    await opened(service, channel=5)
    conceded = await opened(service, channel=6)
    granted(await service.play.concede(conceded.match.id, KAREL))
    drawn = await opened(service, channel=7)
    granted(await service.proposals.propose(drawn.match.id, EVA, "draw"))
    granted(await service.proposals.answer(drawn.match.id, KAREL, 1, True))

    eva, karel = sorted(await service.statistics.records(GUILD), key=lambda one: one.user)
    assert (eva.user, eva.game, eva.played, eva.played_as) == (EVA.user, "toy", 5, (("red", 5),))
    assert (karel.conceded, eva.conceded) == (1, 0)
    assert eva.won + karel.won + eva.shared == 5
    assert eva.shared == karel.shared >= 1
    assert eva.lost == karel.won
    assert eva.won >= 1
    assert await service.statistics.records(GUILD, user=EVA.user) == [eva]
    assert await service.statistics.records(GUILD, game="chess") == []
    assert await service.statistics.records(GUILD + 1) == []


async def test_somebody_forgotten_leaves_every_match_whole(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    over = await eventful(service, clock)
    running = await played(service, await opened(service, channel=2), moves=4)
    hosted = await gathered(service, channel=3)
    joined = granted(await service.lobbies.create(KAREL, guild=GUILD, channel=4, game="toy", terms=running.match.terms))
    granted(await service.lobbies.join(joined.match.id, EVA))
    before = await exported(service, over.match.id)
    other = MatchService(database, games, clock)
    assert await other.position(running.match.id) == running

    assert await service.privacy.forget(EVA.user) == 4

    for table in (tables.match, tables.seat, tables.event, tables.person, tables.outbox, tables.player):
        async with database.reading() as session:
            rows = (await (await session.connection()).execute(sa.select(table))).mappings().all()
        kept = [row for row in rows if EVA.user in row.values()]
        assert not kept, table.name
    assert await exported(service, over.match.id) == before
    left = await service.position(running.match.id)
    assert left is not None
    assert left.match.seats[0].user == FORGOTTEN
    assert await other.position(running.match.id) == left
    assert left.state == running.state
    assert {status.match.status for status in [await now_of(service, hosted), await now_of(service, joined)]} == {
        Status.ABANDONED,
        Status.LOBBY,
    }
    assert left.match.seat_of(FORGOTTEN) is None
    granted(await service.seats.take(running.match.id, HUGO, 0))
    assert EVA.user not in {record.user for record in await service.statistics.records(GUILD)}
    assert FORGOTTEN not in {record.user for record in await service.statistics.records(GUILD)}


async def test_a_consent_that_a_forgotten_player_owes_is_not_waited_for(service: MatchService) -> None:
    position = await opened(service, 3)
    await service.privacy.forget(LENA.user)
    granted(await service.proposals.propose(position.match.id, EVA, "abandon"))
    done = granted(await service.proposals.answer(position.match.id, KAREL, 1, True))
    assert done.match.status is Status.ABANDONED
