"""A table that plays together is no duel: nobody wins against a partner, and nobody holds the others up."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.installed import known_games
from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.matches.group.cooperation import admin, opened, turns
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    GUILD,
    HUGO,
    KAREL,
    LENA,
    WHY,
    HandClock,
    granted,
    now_of,
    reason,
    replayed,
)


@pytest.fixture
def games() -> Registry:
    """The games that people can play."""
    return known_games()


@pytest.fixture
def service(database: Database, games: Registry, clock: HandClock) -> MatchService:
    """The service with those games."""
    return MatchService(database, games, clock)


async def test_partners_agree_on_no_draw(service: MatchService) -> None:
    start = await opened(service)
    assert reason(await service.proposals.propose(start.match.id, EVA, "draw")) is Reason.TOGETHER
    assert (await now_of(service, start)).match.course.proposals == ()


@pytest.mark.slow
@pytest.mark.parametrize("leaving", ["concede", "vacate"])
async def test_of_two_partners_the_one_who_stays_plays_on(service: MatchService, leaving: str) -> None:
    start = await opened(service)
    number = start.match.id
    if leaving == "concede":
        left = granted(await service.play.concede(number, KAREL))
    else:
        left = granted(await service.seats.vacate(number, KAREL, 1))
    assert left.match.status is Status.PLAYING
    assert {wait.seat for wait in left.match.course.waits} == {0}

    over = await turns(service, left, 3000)

    assert over.match.status is Status.OVER
    assert over.match.course.outcome is not None
    assert over.match.course.outcome.reason.key != "zloba-end-conceded"


async def test_the_match_is_lost_when_the_last_one_gives_up(service: MatchService) -> None:
    start = await opened(service)
    granted(await service.play.concede(start.match.id, KAREL))
    over = granted(await service.play.concede(start.match.id, EVA))
    assert over.match.course.outcome is not None
    assert over.match.course.outcome.winners == ()


async def test_the_match_is_lost_when_the_last_one_gives_up_and_another_left(service: MatchService) -> None:
    start = await opened(service)
    granted(await service.seats.vacate(start.match.id, KAREL, 1))
    over = granted(await service.play.concede(start.match.id, EVA))
    assert over.match.status is Status.OVER


@pytest.mark.slow
async def test_a_seat_that_was_left_is_waited_for_by_nobody_until_somebody_sits_down(service: MatchService) -> None:
    start = await opened(service)
    number = start.match.id
    left = granted(await service.seats.vacate(number, KAREL, 1))
    position = await turns(service, left, 6)
    assert {wait.seat for wait in position.match.course.waits} == {0}

    taken = granted(await service.seats.take(number, HUGO, 1))
    asked = {wait.seat for wait in taken.match.course.waits}
    for _ in range(6):
        taken = await turns(service, taken, 1)
        asked |= {wait.seat for wait in taken.match.course.waits}
    assert asked == {0, 1}
    assert (await replayed_so_far(service, number)) == []


async def test_whoever_left_may_sit_down_in_another_seat(service: MatchService) -> None:
    start = await opened(service, 3)
    number = start.match.id
    granted(await service.seats.vacate(number, KAREL, 1))
    granted(await service.seats.vacate(number, LENA, 2))
    taken = granted(await service.seats.take(number, KAREL, 2))
    assert taken.match.seats[2].user == KAREL.user


@pytest.mark.slow
async def test_a_partner_on_vacation_holds_nobody_up(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, timing=Timing(3600))
    number = start.match.id
    await service.vacations.set_vacation(KAREL.user, clock.now() + timedelta(days=5))
    position = await turns(service, await now_of(service, start), 6)
    assert {wait.seat for wait in position.match.course.waits} == {0}

    clock.advance(days=5, minutes=1)
    await service.scheduler.tick()

    assert (await now_of(service, start)).match.course.present == (0, 1)
    assert (await replayed_so_far(service, number)) == []


async def test_alone_on_vacation_one_is_waited_for(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, 1, timing=Timing(3600))
    await service.vacations.set_vacation(EVA.user, clock.now() + timedelta(days=5))
    away = await now_of(service, start)
    assert {wait.seat for wait in away.match.course.waits} == {0}
    assert away.state == start.state


async def test_a_match_begins_with_free_places_that_newcomers_take(service: MatchService) -> None:
    start = await opened(service, 1, places=3)
    assert [seating.user for seating in start.match.seats] == [EVA.user, None, None]
    assert len({seating.choices["faction"] for seating in start.match.seats}) == 3
    position = await turns(service, start, 5)

    taken = granted(await service.seats.take(position.match.id, KAREL, 2))

    assert taken.match.course.present == (0, 2)
    assert (await replayed_so_far(service, start.match.id)) == []


async def test_an_admin_at_the_table_orders_what_players_agree_on(service: MatchService) -> None:
    start = await opened(service)
    number, official = start.match.id, admin(EVA)
    granted(await service.orders.pause(number, official, reason=WHY))
    granted(await service.orders.resume(number, official, reason=WHY))
    granted(await service.seats.vacate(number, official, 1, reason=WHY))
    granted(await service.orders.abandon(number, official, reason=WHY))
    # Being one of the players, they are no judge who might not play.
    assert not (await now_of(service, start)).match.people.is_judge(EVA.user)


@pytest.mark.slow
async def test_an_admin_at_the_table_orders_nothing_that_draws_again(service: MatchService) -> None:
    position = await turns(service, await opened(service), 30)
    number, official = position.match.id, admin(EVA)
    assert reason(await service.orders.rewind(number, official, 1, reason=WHY)) is Reason.CANNOT_UNDO
    adjusted = await service.orders.adjust(number, official, {"coop": {"points": 99}}, reason=WHY)
    assert reason(adjusted) is Reason.PARTIAL
    granted(await service.orders.abandon(number, official, reason=WHY))
    assert reason(await service.openings.reopen(number, official, 1, reason=WHY)) is Reason.PARTIAL


async def test_one_player_who_is_left_agrees_with_nobody(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, timing=Timing(3600))
    number = start.match.id
    await service.vacations.set_vacation(KAREL.user, clock.now() + timedelta(days=5))
    paused = granted(await service.proposals.propose(number, EVA, "pause"))
    assert paused.match.course.stands
    granted(await service.orders.resume(number, EVA, reason=""))
    extended = granted(await service.proposals.propose(number, EVA, "extension", seconds=3600))
    assert extended.match.course.proposals == ()
    # Nobody ends the match behind the back of somebody who comes again.
    assert granted(await service.proposals.propose(number, EVA, "abandon")).match.status is Status.PLAYING
    granted(await service.seats.vacate(number, KAREL, 1))
    assert granted(await service.proposals.propose(number, EVA, "abandon")).match.status is Status.ABANDONED


async def test_an_end_has_no_places_and_counts_as_won_or_lost(service: MatchService) -> None:
    over = await turns(service, await opened(service), 3000)
    outcome = over.match.course.outcome
    assert outcome is not None
    assert {one.place for one in outcome.standings} == {None}
    assert len({one.won for one in outcome.standings} - {None}) == 1
    won = outcome.winners == (0, 1)
    for record in await service.statistics.records(GUILD):
        assert (record.played, record.won, record.shared, record.lost) == (1, int(won), 0, int(not won))


async def test_time_that_runs_out_ends_it_for_one_alone(service: MatchService, clock: HandClock) -> None:
    position = await turns(service, await opened(service, timing=Timing(3600, Expiry.FORFEIT)), 6)
    clock.advance(hours=2)
    await service.scheduler.tick()
    after = await now_of(service, position)
    assert after.match.status is Status.PLAYING
    assert sum(seating.conceded for seating in after.match.seats) == 1


async def replayed_so_far(service: MatchService, match: int) -> list[str]:
    """What the referee finds fault with in a match, which is ended for that."""
    granted(await service.orders.abandon(match, ADMIN, reason=WHY))
    return (await replayed(service, service.games, match)).breaches()
