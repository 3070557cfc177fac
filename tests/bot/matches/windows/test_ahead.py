"""Answers before one's turn in a window: kept, played in turn, void once something is done, and seen by nobody."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import OperationalError

from bot.database import Database, StorageProblem
from bot.games.registry import Registry
from bot.matches.model.match import Actor, Expiry, Timing
from bot.matches.model.refusals import Reason
from bot.matches.rules.submit import Path, Written
from bot.matches.service import MatchService
from bot.matches.storage import outbox
from tests.bot.matches.table import EVA, HUGO, JUDGE, PEOPLE, STRANGER, HandClock, granted, reason
from tests.bot.matches.windows.stalls import (
    HOUR,
    MATCH,
    answer,
    answered,
    asked,
    in_window,
    now,
    order,
    pings,
    trace,
    waits,
)


async def test_all_seats_of_a_window_are_asked_and_awaited_at_once(service: MatchService, database: Database) -> None:
    position = await in_window(service, 4)
    seats = order(position)
    assert len(seats) == 3
    assert waits(position) == sorted(seats)
    assert [prompt.ahead for prompt in position.prompts()] == [False, True, True]
    assert sorted((await pings(database))[-3:]) == sorted(seats)
    since = {wait.since for wait in position.match.course.waits}
    until = {wait.deadline for wait in position.match.course.waits}
    assert len(since) == len(until) == 1


async def test_an_answer_before_its_turn_leaves_no_trace(service: MatchService, database: Database) -> None:
    position = await in_window(service, 4)
    _, second, third = order(position)
    before, revision = await trace(service, database), position.match.revision
    for seat in (third, second, third):
        after = await answered(service, seat, "let")
        assert after.match == position.match
    assert await trace(service, database) == before
    assert (await now(service)).match.revision == revision
    assert len((await now(service)).answers.ahead) == 2


async def test_it_is_played_when_its_turn_comes(service: MatchService) -> None:
    position = await in_window(service, 4)
    first, second, third = order(position)
    await answered(service, third, "let")
    await answered(service, second, "let")
    after = await answered(service, first, "let")
    log = await service.history.log(MATCH, "spectator", limit=4)
    assert [(page.by, page.seat) for page in log[-3:]] == [("seat", first), ("seat", second), ("seat", third)]
    assert after.answers.ahead == ()
    assert not order(after)


async def test_one_out_of_order_waits_for_those_before_it(service: MatchService) -> None:
    position = await in_window(service, 4)
    first, second, third = order(position)
    await answered(service, third, "let")
    after = await answered(service, first, "let")
    assert order(after) == [second, third]
    assert waits(after) == sorted((second, third)), "who answered ahead is awaited all the same"
    last = await answered(service, second, "let")
    assert not order(last)


async def test_it_is_void_once_something_is_done(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    await answered(service, second, "let")
    after = await answered(service, first, "object")
    assert after.answers.ahead == ()
    again = await answered(service, first, "withdraw", kind="withdraw")
    assert order(again) == [second], "the answer was to another question"


async def test_it_can_be_replaced_and_taken_back_by_its_owner(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    prompt = asked(position, second)
    await answered(service, second, "let")
    kept = (await now(service)).answers.answer(second, prompt.id)
    assert kept is not None
    assert kept.path == ("let",)
    await answered(service, second, "object")
    kept = (await now(service)).answers.answer(second, prompt.id)
    assert kept is not None
    assert kept.path == ("object",)
    assert reason(await service.play.take_back(MATCH, PEOPLE[first], prompt.id)) is Reason.NOT_YOURS
    granted(await service.play.take_back(MATCH, PEOPLE[second], prompt.id))
    assert (await now(service)).answers.ahead == ()
    assert order(await answered(service, first, "let")) == [second]


async def test_what_cannot_be_played_then_is_asked_again_and_said_to_its_seat(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    prompt = asked(position, second)
    await service.play.submit(MATCH, PEOPLE[second], prompt.id, Written(b'{"type":"Lay","card":99}'))
    after = await answered(service, first, "let")
    assert order(after) == [second]
    kept = after.answers.answer(second, prompt.id)
    assert kept is not None
    assert [one.rule for one in kept.refused] == ["toy.hand"]
    assert not order(await answered(service, second, "let"))


async def test_what_is_refused_when_its_turn_comes_is_kept_for_its_seat_and_for_judges(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    wrong = b'{"type":"Lay","card":99}'
    await service.play.submit(MATCH, PEOPLE[second], asked(position, second).id, Written(wrong))
    assert await service.disputes.refused_commands(MATCH, PEOPLE[second], second) == (), "it was not tried yet"
    after = await answered(service, first, "let")

    kept = await service.disputes.refused_commands(MATCH, PEOPLE[second], second)
    assert isinstance(kept, tuple)
    (command,) = kept
    assert (command.seat, command.number, command.seq) == (second, 1, after.match.seq)
    assert (command.command, command.rules) == (wrong.decode(), ("toy.hand",))
    assert [line.key for line in command.said] == ["toy-no-hand"]
    assert await service.disputes.refused_commands(MATCH, JUDGE, second) == kept
    for other in (PEOPLE[first], STRANGER):
        assert reason(await service.disputes.refused_commands(MATCH, other, second)) is Reason.JUDGE_ONLY
    assert await service.disputes.refused_commands(MATCH, PEOPLE[first], first) == ()
    await answered(service, second, "let")
    assert await service.disputes.refused_commands(MATCH, PEOPLE[second], second) == kept, "it is kept once"


async def test_nothing_is_kept_of_a_refusal_whose_change_is_not_made(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    await service.play.submit(MATCH, PEOPLE[second], asked(position, second).id, Written(b'{"type":"Lay","card":99}'))

    async def fails(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    with monkeypatch.context() as failing:
        failing.setattr(outbox, "put", fails)
        with pytest.raises(StorageProblem):
            await answer(service, first, "let")
    assert order(await now(service)) == [first, second]
    assert await service.disputes.refused_commands(MATCH, PEOPLE[second], second) == ()


async def test_what_was_answered_in_time_is_played_though_its_turn_comes_with_the_end_of_it(
    service: MatchService, clock: HandClock
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 4)
    first, second, _ = order(position)
    await answered(service, second, "object")
    clock.advance(seconds=HOUR)
    await service.scheduler.tick()
    after = await now(service)
    log = await service.history.log(MATCH, "spectator", limit=2)
    assert [(page.by, page.seat) for page in log] == [("clock", first), ("seat", second)]
    assert asked(after, second, "dispute").judge


async def test_the_person_takes_it_along(service: MatchService) -> None:
    position = await in_window(service, 3)
    _, second = order(position)
    await answered(service, second, "let")
    granted(await service.seats.vacate(MATCH, PEOPLE[second], second))
    assert (await now(service)).answers.ahead == ()
    granted(await service.seats.take(MATCH, HUGO, second))
    assert order(await now(service))[1] == second


async def test_another_process_has_it_at_once(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    other = MatchService(database, games, clock)
    await now(other)
    await answered(service, second, "let")
    after = await answered(other, first, "let")
    assert not order(after)
    assert not order(await now(service))


@pytest.mark.parametrize("expiry", Expiry)
async def test_a_window_is_passed_when_time_runs_out_whatever_else_would_happen(
    service: MatchService, clock: HandClock, expiry: Expiry
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 4, timing=Timing(24 * HOUR, expiry, window=HOUR))
    clock.advance(seconds=HOUR)
    await service.scheduler.tick()
    after = await now(service)
    assert not order(after)
    assert not any(each.conceded for each in after.match.seats)
    assert after.match.seq == position.match.seq + 3


async def test_in_no_ones_seat_nothing_is_kept(service: MatchService) -> None:
    position = await in_window(service, 3)
    prompt = position.prompts()[1]
    done = await service.play.submit(MATCH, Actor(999), prompt.id, Path(("let",)))
    assert reason(done) is Reason.NOT_SEATED
    other = next(seat for seat in range(3) if seat not in order(position))
    done = await service.play.submit(MATCH, PEOPLE[other], prompt.id, Path(("let",)))
    assert reason(done) is Reason.NOT_YOURS
    granted(await service.proposals.propose(MATCH, EVA, "pause"))
    for actor in PEOPLE[1:3]:
        granted(await service.proposals.answer(MATCH, actor, 1, True))
    assert reason(await answer(service, prompt.seat, "let")) is Reason.PAUSED
