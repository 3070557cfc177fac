"""The course of a match is what everybody saw at the end of each of its chapters, without what was taken back."""

from __future__ import annotations

from bot.games.values import SPECTATOR
from bot.matches.model.match import Match
from bot.matches.service import MatchService
from bot.matches.services.history import taken_back
from tests.bot.matches.table import HandClock, eventful, opened


async def seen_at(service: MatchService, match: Match, seq: int) -> object:
    position = await service.history.position_at(match.id, seq)
    assert position is not None
    return position.view(SPECTATOR)


async def test_a_course_shows_what_a_spectator_saw_after_each_entry_that_still_counts(
    service: MatchService, clock: HandClock
) -> None:
    match = (await eventful(service, clock)).match
    pages = await service.history.log(match.id, SPECTATOR, limit=match.seq)
    course = await service.history.course(match.id)

    gone = taken_back(pages) | {page.seq for page in pages if page.back_to is not None}
    assert gone
    assert [moment.last for moment in course] == [page.seq for page in pages if page.seq not in gone]
    for moment in course:
        assert moment.view == await seen_at(service, match, moment.last)
    told = {page.seq: page.lines for page in pages}
    assert [moment.lines for moment in course] == [told[moment.last] for moment in course]


async def test_the_course_ends_with_the_points_of_the_result(service: MatchService, clock: HandClock) -> None:
    match = (await eventful(service, clock)).match
    course = await service.history.course(match.id)
    assert match.course.outcome is not None
    points = {one.seat: one.points for one in match.course.outcome.standings}
    assert course[-1].points == tuple(points[seat] for seat in range(len(match.seats)))
    assert len({moment.points for moment in course}) > 1


async def test_before_a_match_there_is_no_course(service: MatchService) -> None:
    assert await service.history.course(1) == []
    position = await opened(service)
    assert [moment.last for moment in await service.history.course(position.match.id)] == [1]
