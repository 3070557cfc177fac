"""The course of a match is what everybody saw at the end of each of its chapters, without what was taken back."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import Raw

from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.games.contract import AnyGame, after_events
from bot.games.playing import Dice
from bot.games.values import SPECTATOR, Accepted, Progress
from bot.matches.files.course import scores_of
from bot.matches.model.entries import Entry, Moved, raw
from bot.matches.model.match import Match
from bot.matches.service import MatchService
from bot.matches.services.history import taken_back
from tests.bot.matches.table import HandClock, eventful, opened


async def seen_at(service: MatchService, match: Match, seq: int) -> object:
    position = await service.history.position_at(match.id, seq)
    assert position is not None
    return position.view(SPECTATOR)


@pytest.mark.slow
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


@pytest.mark.slow
async def test_the_scores_end_with_the_points_of_the_result(service: MatchService, clock: HandClock) -> None:
    match = (await eventful(service, clock)).match
    scores = await service.history.scores(match.id)
    assert match.course.outcome is not None
    points = {one.seat: one.points for one in match.course.outcome.standings}
    assert scores[-1].points == tuple(points[seat] for seat in range(len(match.seats)))
    assert len({score.points for score in scores}) > 1
    assert [score.seq for score in scores] == [moment.last for moment in await service.history.course(match.id)]
    assert {score.progress for score in scores} == {None}


@pytest.mark.slow
def test_what_ends_a_round_is_scored_for_that_round() -> None:
    game, setup = ZLOBA.make(None), ZLOBA.samples[0]
    dice = Dice(random.Random(3).randrange)
    events = game.open(setup, dice)
    state, log, ends = after_events(game, events), [entry(game, events)], dict[int, tuple[int, ...]]()
    while prompts := game.prompts(state):
        asked = next((prompt for prompt in prompts if not prompt.optional), prompts[0])
        decided = game.decide(state, asked.seat, game.automated(state, asked), dice)
        assert isinstance(decided, Accepted)
        before, state = game.progress(state), after_events(game, decided.events, state)
        assert before is not None
        log.append(entry(game, decided.events))
        ends[before.number] = game.points(state)
    scores = scores_of(game, log)
    assert scores[0].progress == Progress("round", 0)
    last = {score.progress.number: score.points for score in scores if score.progress is not None}
    assert {number: last[number] for number in ends} == ends
    assert len(set(ends.values())) > 3


def entry(game: AnyGame, events: tuple[Any, ...]) -> Entry:
    return Moved(
        at=datetime(2026, 1, 1, tzinfo=UTC), by="game", events=raw(game, events), prompt="", command=Raw(b"{}")
    )


async def test_before_a_match_there_is_no_course(service: MatchService) -> None:
    assert await service.history.course(1) == []
    assert await service.history.scores(1) == []
    position = await opened(service)
    assert [moment.last for moment in await service.history.course(position.match.id)] == [1]
