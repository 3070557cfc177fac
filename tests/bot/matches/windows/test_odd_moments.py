"""Bad luck at a window: several things at once, a plan after going back, a person who is gone for good."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.questions import Prompt
from bot.matches.model.match import Actor, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.foresight import foreseen
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from tests.bot.matches.table import EVA, HUGO, JUDGE, PEOPLE, WHY, HandClock, granted
from tests.bot.matches.windows.stalls import HOUR, MATCH, answered, asked, in_window, is_playing, now, order, stalls
from tests.bot.matches.windows.test_plans import first_answer, layer, planned, tidying


async def answers_given(service: MatchService) -> list[tuple[str, int | None]]:
    """On whose account each seat answered since the first entry, in order."""
    pages = await service.history.log(MATCH, "spectator", limit=200)
    return [(page.by, page.seat) for page in pages if page.seat is not None]


@pytest.mark.parametrize("first", ["settles", "passes"])
async def test_a_standing_answer_that_is_set_while_its_window_closes_answers_it_once_or_the_next_one(
    service: MatchService, first: str
) -> None:
    position = await in_window(service, 3)
    one, other = order(position)
    prompt = asked(position, other)
    await answered(service, one, "let")
    before = len(await answers_given(service))
    settling = service.play.settle(MATCH, PEOPLE[other], "react", "pass")
    passing = service.play.submit(MATCH, PEOPLE[other], prompt.id, Path(("let",)))
    both = (settling, passing) if first == "settles" else (passing, settling)
    done = await asyncio.gather(*both)
    refused = [each for each in done if isinstance(each, Refused)]
    assert [each.reason for each in refused] in ([], [Reason.STALE])
    given = (await answers_given(service))[before:]
    after = await now(service)
    closing = [each for each in given if each[1] == other]
    assert len(closing) == 1, "the window is closed by one answer of the seat"
    assert prompt.id not in {each.id for each in after.prompts()}
    assert after.answers.standing[other] == {"react": "pass"}
    assert is_playing(after) and after.prompts()


async def test_one_question_answered_on_two_devices_at_once_is_answered_once(service: MatchService) -> None:
    position = await in_window(service, 3)
    seat = order(position)[0]
    prompt = asked(position, seat)
    before = position.match.seq
    done = await asyncio.gather(
        *(
            service.play.submit(MATCH, PEOPLE[seat], prompt.id, Path(("let",)), interaction=number)
            for number in (71, 72)
        )
    )
    assert sum(isinstance(each, Submitted) for each in done) == 1
    (refused,) = [each for each in done if isinstance(each, Refused)]
    assert refused.reason is Reason.STALE
    assert [each for each in (await answers_given(service)) if each == ("seat", seat)][-1:] == [("seat", seat)]
    assert (await now(service)).match.seq == before + 1


async def test_plans_made_on_two_devices_at_once_leave_one(service: MatchService) -> None:
    position = await in_window(service, 3)
    question, seat = tidying(position), layer(position)
    path = first_answer(question)
    done = await asyncio.gather(*(service.play.plan(MATCH, PEOPLE[seat], question.prompt.id, path) for _ in range(2)))
    assert not [each for each in done if isinstance(each, Refused) and each.reason is not Reason.STALE]
    assert len((await now(service)).answers.plans(seat)) == 1


async def test_a_plan_does_not_come_true_after_the_match_went_back(service: MatchService) -> None:
    position, _ = await planned(service)
    seat = layer(position)
    await answered(service, order(position)[0], "let")
    back = granted(await service.orders.rewind(MATCH, JUDGE, position.match.seq, reason=WHY))
    assert all(each.stopped for each in back.answers.plans(seat))
    for other in order(back):
        back = await answered(service, other, "let")
    assert [prompt.ask.key for prompt in back.prompts(seat)] == ["toy-ask-tidy"], (
        "it is asked, as if nothing were planned"
    )
    # The same may be planned anew: the question has another name by then.
    assert not foreseen(back, seat) or foreseen(back, seat)[0].prompt.id != back.prompts(seat)[0].id


async def test_whoever_is_gone_holds_nobody_up_and_who_takes_the_seat_is_told_nothing(
    service: MatchService, clock: HandClock
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 3, timing=Timing(24 * HOUR, window=HOUR))
    gone = order(position)[0]
    granted(await service.play.settle(MATCH, PEOPLE[gone], "react", "mine"))
    for _ in range(12):
        there = [each for each in (await now(service)).prompts() if each.seat != gone and not each.ahead]
        if there:
            await answered(service, there[0].seat)
        else:
            clock.advance(hours=25)
            await service.scheduler.tick()
    after = await now(service)
    assert ("clock", gone) in await answers_given(service), "time runs out for the seat, and the log says so"
    assert is_playing(after)
    granted(await service.seats.vacate(MATCH, JUDGE, gone, reason=WHY))
    taken = granted(await service.seats.take(MATCH, HUGO, gone))
    assert gone not in taken.answers.standing and not taken.answers.is_absent(gone)
    assert taken.match.seats[gone].user == HUGO.user


async def test_a_judge_who_goes_back_while_an_answer_comes_in_loses_neither(service: MatchService) -> None:
    position = await stalls(service, 2)
    position = await answered(service, 0)
    prompt = asked(position, 1)
    rewinding = service.orders.rewind(MATCH, JUDGE, 1, reason=WHY)
    submitting = service.play.submit(MATCH, Actor(PEOPLE[1].user), prompt.id, Path(_path(position, prompt)))
    done = await asyncio.gather(rewinding, submitting)
    after = await now(service)
    assert after.match.seq in (3, 4), done
    assert {each.seat for each in after.prompts()} == {0, 1}
    assert EVA.user == after.match.seats[0].user


def _path(position: Position, prompt: Prompt) -> tuple[str, ...]:
    tokens: tuple[str, ...] = ()
    while (step := position.step(prompt, tokens)) is not None and hasattr(step, "options"):
        tokens = (*tokens, step.options[0].token)
    return tokens
