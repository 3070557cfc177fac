"""A match that ended goes on from an earlier position by a judge's order, under a secret of its own."""

from __future__ import annotations

import json
import random
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.games.values import SPECTATOR
from bot.matches import verify
from bot.matches.model import messages
from bot.matches.model.match import Status, Timing
from bot.matches.model.messages import Opening, Over, Turn
from bot.matches.model.position import Position
from bot.matches.model.previews import Preview
from bot.matches.model.refusals import Reason
from bot.matches.model.seals import Mixed
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import (
    ADMIN,
    CHANNEL,
    EVA,
    GUILD,
    JUDGE,
    KAREL,
    LENA,
    MESSAGE,
    STRANGER,
    WHY,
    HandClock,
    exported,
    gathered,
    granted,
    match_now,
    move,
    now_of,
    opened,
    played,
    reason,
    replayed,
    unsalted,
)
from tests.bot.matches.verified import problems

AGAIN = MESSAGE + 100
HOUR = timedelta(hours=1)


async def over(service: MatchService, people: int = 2, **kw: object) -> Position:
    """A match that was played to its end."""
    return await played(service, await opened(service, people, **kw))


async def reopened(service: MatchService, position: Position, to: int) -> Position:
    """A match that ended, and goes on after this entry."""
    granted(await service.openings.reopen(position.match.id, JUDGE, to, reason=WHY))
    return granted(await service.openings.begin(position.match.id, AGAIN))


async def told(service: MatchService) -> list[messages.Note]:
    """What waits to be told, once."""
    parcels = []
    while more := await service.outbox.claim():
        parcels += more
        await service.outbox.delivered(*(parcel.id for parcel in more))
    return [parcel.note for parcel in parcels]


async def secrets_of(database: Database) -> list[bytes]:
    """All secrets that are kept."""
    asked = sa.select(tables.secret.c.secret).order_by(tables.secret.c.match_id, tables.secret.c.number)
    async with database.reading() as session:
        return list((await (await session.connection()).execute(asked)).scalars())


@pytest.mark.on_both_databases
async def test_a_match_goes_on_from_any_of_its_positions(service: MatchService, games: Registry) -> None:
    position = await over(service, 3)
    for to in (1, position.match.seq // 2, position.match.seq - 3):
        then = await service.history.position_at(position.match.id, to)
        assert then is not None
        if not then.game.prompts(then.state):
            continue
        again = await reopened(service, position, to)
        match = again.match
        assert again.state == then.state
        assert (match.status, match.ended, match.course.outcome) == (Status.PLAYING, None, None)
        assert {(seat.place, seat.points, seat.conceded) for seat in match.seats} == {(None, None, False)}
        assert {wait.seat for wait in match.course.waits} == {prompt.seat for prompt in again.prompts()}
        assert match.course.line == match.course.seals[-1].since == match.seq
        assert await MatchService(service.repository.database, games, service.clock).position(match.id) == again
        position = await played(service, again, seed=to)
        assert position.match.status is Status.OVER
    replay = await replayed(service, games, position.match.id)
    assert replay.breaches() == []
    assert replay.states[-1] == position.state
    file = await exported(service, position.match.id)
    assert problems(file) == []
    assert len(set(file["secrets"])) == 4


async def test_it_is_announced_like_the_start_and_draws_from_a_secret_of_its_own(
    service: MatchService, database: Database
) -> None:
    position = await over(service)
    await told(service)
    pending = granted(await service.openings.reopen(position.match.id, JUDGE, 1, reason="A card lay in two hands."))
    assert (pending.match.status, pending.match.seq) == (Status.OVER, position.match.seq)
    opening = pending.match.course.opening
    assert opening is not None
    assert opening.commitment not in {seal.commitment for seal in pending.match.course.seals}
    announced = [note for note in await told(service) if isinstance(note, Opening)]
    assert announced == [Opening(opening.commitment, (), 1)]

    again = granted(await service.openings.begin(position.match.id, AGAIN))
    first, second = again.match.course.seals
    assert (second.commitment, second.since) == (opening.commitment, again.match.seq)
    assert second.mixed == Mixed(str(AGAIN), ())
    assert first == position.match.course.seals[0]
    assert reason(await service.openings.begin(position.match.id, AGAIN)) is Reason.NOT_OPENING
    secrets = await secrets_of(database)
    assert [verify.commitment(secret) for secret in secrets] == [first.commitment, second.commitment]

    page = (await service.history.log(position.match.id, SPECTATOR))[-1]
    assert (page.kind, page.by, [line.key for line in page.lines][:1]) == ("reopened", "judge", ["match-log-why"])
    table = tables.event
    async with database.reading() as session:
        asked = sa.select(table.c.reason).where(table.c.seq == again.match.seq)
        assert (await (await session.connection()).execute(asked)).scalar_one() == "A card lay in two hands."


async def test_the_new_secret_is_nowhere_before_the_match_ends_again(service: MatchService, database: Database) -> None:
    position = await over(service)
    await told(service)
    granted(await service.openings.reopen(position.match.id, JUDGE, 1, reason=WHY))
    old, new = await secrets_of(database)
    assert new.hex() not in (await _file(service, position)).decode()
    granted(await service.openings.begin(position.match.id, AGAIN))
    again = await played(service, await now_of(service, position), moves=3)
    assert again.match.status is Status.PLAYING
    assert json.loads(await _file(service, position))["secrets"] == [old.hex(), None]
    async with database.reading() as session:
        connection = await session.connection()
        for table in (tables.match, tables.event, tables.outbox):
            rows = (await connection.execute(sa.select(table))).all()
            assert rows
            assert new.hex() not in repr(rows)
            assert repr(new) not in repr(rows)
    ended = await played(service, again)
    ends = [note for note in await told(service) if isinstance(note, Over)]
    assert [(note.secret, note.commitment, note.head) for note in ends] == [
        (new.hex(), ended.match.course.commitment, ended.match.head)
    ]


async def _file(service: MatchService, position: Position) -> bytes:
    data = await service.exports.export(position.match.id, JUDGE)
    assert isinstance(data, bytes), data
    return data


async def test_nobody_but_an_official_reopens_and_only_what_has_ended(service: MatchService) -> None:
    position = await over(service)
    number, seq = position.match.id, position.match.seq
    for actor in (EVA, STRANGER):
        assert reason(await service.openings.reopen(number, actor, 1, reason=WHY)) is Reason.JUDGE_ONLY
    for to in (0, -3, seq, seq + 1):
        assert reason(await service.openings.reopen(number, JUDGE, to, reason=WHY)) is Reason.NO_ENTRY
    playing = await played(service, await opened(service, channel=12), moves=3)
    assert reason(await service.openings.reopen(playing.match.id, JUDGE, 1, reason=WHY)) is Reason.NOT_ENDED
    lobby = await gathered(service, channel=13)
    assert reason(await service.openings.reopen(lobby.match.id, JUDGE, 1, reason=WHY)) is Reason.NOT_ENDED
    granted(await service.lobbies.close(lobby.match.id, EVA))
    assert reason(await service.openings.reopen(lobby.match.id, JUDGE, 1, reason=WHY)) is Reason.NO_ENTRY
    assert reason(await service.openings.reopen(4711, JUDGE, 1, reason=WHY)) is Reason.NO_MATCH
    assert await service.position(number) == position


@pytest.mark.slow
async def test_where_the_match_is_over_as_well_it_does_not_go_on(service: MatchService) -> None:
    position = await over(service)
    assert (
        reason(await service.openings.reopen(position.match.id, JUDGE, position.match.seq - 1, reason=WHY))
        is Reason.ENDS_THERE
    )

    given_up = await opened(service, channel=12)
    ended = granted(await service.play.concede(given_up.match.id, KAREL))
    assert (
        reason(await service.openings.reopen(ended.match.id, JUDGE, ended.match.seq - 1, reason=WHY))
        is Reason.ENDS_THERE
    )
    again = await reopened(service, ended, given_up.match.seq)
    stopped = granted(await service.orders.abandon(again.match.id, ADMIN, reason=WHY))
    assert (
        reason(await service.openings.reopen(ended.match.id, JUDGE, ended.match.seq, reason=WHY)) is Reason.ENDS_THERE
    )
    granted(await service.openings.reopen(ended.match.id, JUDGE, stopped.match.seq - 1, reason=WHY))


@pytest.mark.slow
async def test_who_had_given_up_by_then_has_and_who_had_not_plays_on(service: MatchService, games: Registry) -> None:
    position = await opened(service, 3)
    number = position.match.id
    granted(await service.play.concede(number, LENA))
    one = (await match_now(service, number)).seq
    ended = granted(await service.play.concede(number, KAREL))
    again = await reopened(service, ended, one)
    assert [seat.conceded for seat in again.match.seats] == [False, False, True]
    stopped = granted(await service.orders.abandon(number, ADMIN, reason=WHY))
    whole = await reopened(service, stopped, position.match.seq)
    assert [seat.conceded for seat in whole.match.seats] == [False] * 3
    await played(service, whole)
    assert (await replayed(service, games, number)).breaches() == []


@pytest.mark.slow
async def test_a_clock_that_stood_then_stands_again(service: MatchService, games: Registry, clock: HandClock) -> None:
    position = await opened(service, timing=Timing(3600))
    number = position.match.id
    granted(await service.proposals.propose(number, EVA, "pause"))
    granted(await service.proposals.answer(number, KAREL, 1, True))
    paused = granted(await service.orders.pause(number, JUDGE, reason=WHY))
    ended = granted(await service.orders.abandon(number, ADMIN, reason=WHY))
    clock.advance(days=2)
    again = await reopened(service, ended, paused.match.seq)
    assert {(hold.owner, hold.since) for hold in again.match.course.holds} == {
        ("players", clock.now()),
        ("officials", clock.now()),
    }
    clock.advance(days=2)
    granted(await service.orders.resume(number, JUDGE, reason=WHY))
    running = granted(await service.orders.resume(number, EVA))
    assert {wait.deadline for wait in running.match.course.waits} == {clock.now() + HOUR}
    await played(service, running)
    assert (await replayed(service, games, number)).breaches() == []


async def test_everybody_who_is_awaited_is_pinged_with_the_whole_time(service: MatchService, clock: HandClock) -> None:
    position = await over(service, timing=Timing(3600))
    await told(service)
    clock.advance(days=3)
    again = await reopened(service, position, 1)
    deadline = clock.now() + HOUR
    assert {(wait.seat, wait.since, wait.deadline) for wait in again.match.course.waits} == {
        (0, clock.now(), deadline),
        (1, clock.now(), deadline),
    }
    assert [note.seat for note in await told(service) if isinstance(note, Turn)] == [0, 1]


@pytest.mark.on_both_databases
async def test_a_channel_with_another_match_refuses_it_until_it_is_moved(service: MatchService) -> None:
    position = await over(service)
    number = position.match.id
    await gathered(service)
    assert reason(await service.openings.reopen(number, JUDGE, 1, reason=WHY)) is Reason.CHANNEL_TAKEN
    assert await service.position(number) == position
    granted(await service.relocation.move_to(number, 500))
    again = await reopened(service, position, 1)
    assert (again.match.status, again.match.channel) == (Status.PLAYING, 500)


async def test_what_is_announced_holds_its_channel(service: MatchService) -> None:
    position = await over(service)
    granted(await service.openings.reopen(position.match.id, JUDGE, 1, reason=WHY))
    taken = await service.lobbies.create(KAREL, guild=GUILD, channel=CHANNEL, game="toy", terms=position.match.terms)
    assert reason(taken) is Reason.CHANNEL_TAKEN
    assert (await service.live_in(CHANNEL)) == await service.position(position.match.id)


async def test_ordered_again_it_is_announced_again_and_what_was_committed_stays(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    position = await over(service)
    number = position.match.id
    pending = granted(await service.openings.reopen(number, JUDGE, 1, reason=WHY))
    assert reason(await service.openings.reopen(number, JUDGE, 2, reason=WHY)) is Reason.OPENING
    other = MatchService(database, games, clock)
    again = granted(await other.openings.reopen(number, ADMIN, 1, reason=WHY))
    assert again.match.course == pending.match.course
    assert len(await secrets_of(database)) == 2
    assert len([note for note in await told(service) if isinstance(note, Opening)]) == 3
    live = granted(await other.openings.begin(number, AGAIN))
    assert live.match.course.commitment == pending.match.course.opening.commitment  # type: ignore[union-attr]
    await move(other, live, random.Random(0))


async def test_a_reopened_match_counts_for_nobody_until_it_ends_again(service: MatchService) -> None:
    position = await over(service)
    assert [record.played for record in await service.statistics.records(GUILD)] == [1, 1]
    again = await reopened(service, position, 1)
    assert await service.statistics.records(GUILD) == []
    await played(service, again, seed=5)
    assert [record.played for record in await service.statistics.records(GUILD)] == [1, 1]


async def test_a_match_of_an_older_version_goes_on_with_a_salt(service: MatchService, games: Registry) -> None:
    position = await played(service, await unsalted(service, 3))
    assert position.match.status is Status.OVER
    again = await reopened(service, position, 2)
    assert [seal.salted for seal in again.match.course.seals] == [False, True]
    assert again.match.hashes_shown
    await played(service, again)
    assert problems(await exported(service, position.match.id)) == []
    assert (await replayed(service, games, position.match.id)).breaches() == []


async def test_a_preview_shows_what_comes_back_and_what_falls_away_and_does_nothing(service: MatchService) -> None:
    position = await over(service)
    match = position.match.id
    log = await service.history.log(match, SPECTATOR, limit=100)

    found = await service.openings.preview(match, JUDGE, 2, reason=WHY)

    assert isinstance(found, Preview)
    assert found.before == position == await now_of(service, position)
    then = await service.history.position_at(match, 2)
    assert then is not None
    assert found.after.state == then.state
    assert [each.seq for each in found.gone] == [page.seq for page in log if page.seq > 2]
    assert reason(await service.openings.preview(match, EVA, 2, reason=WHY)) is Reason.JUDGE_ONLY
    assert reason(await service.openings.preview(match, JUDGE, 2, reason=" ")) is Reason.NO_REASON
    assert reason(await service.openings.reopen(match, JUDGE, 2, reason=WHY, seen=2)) is Reason.MOVED_ON
    assert await now_of(service, position) == position
