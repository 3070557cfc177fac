"""Answers to questions that have not been asked yet: they hold as long as everybody passes, and nobody sees them."""

from __future__ import annotations

from bot.database import Database
from bot.games.questions import Complete
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason
from bot.matches.rules.foresight import Foreseen, foreseen
from bot.matches.rules.submit import Path
from bot.matches.service import MatchService
from tests.bot.matches.table import JUDGE, PEOPLE, STRANGER, WHY, granted, reason
from tests.bot.matches.windows.stalls import MATCH, answered, in_window, now, order, trace


def layer(position: Position) -> int:
    """The seat whose card the others may answer."""
    return next(seat for seat in range(3) if seat not in order(position))


def tidying(position: Position) -> Foreseen:
    """The question of whoever laid a card: what becomes of the pile."""
    (found,) = foreseen(position, layer(position))
    return found


def first_answer(at: Foreseen) -> Path:
    path: tuple[str, ...] = ()
    while not isinstance(step := at.position.step(at.prompt, path), Complete):
        path = (*path, getattr(step, "options")[0].token)  # noqa: B009
    return Path(path)


async def planned(service: MatchService) -> tuple[Position, Foreseen]:
    position = await in_window(service, 3)
    question = tidying(position)
    done = await service.play.plan(MATCH, PEOPLE[layer(position)], question.prompt.id, first_answer(question))
    return granted(done), question


async def test_a_plan_leaves_no_trace(service: MatchService, database: Database) -> None:
    position = await in_window(service, 3)
    question = tidying(position)
    before = await trace(service, database)
    granted(await service.play.plan(MATCH, PEOPLE[layer(position)], question.prompt.id, first_answer(question)))
    assert await trace(service, database) == before
    assert (await now(service)).match == position.match


async def test_a_plan_is_carried_out_when_everybody_passed(service: MatchService) -> None:
    position, question = await planned(service)
    seat = layer(position)
    for other in order(position):
        position = await answered(service, other, "let")
    assert question.prompt.id not in {prompt.id for prompt in position.prompts(seat)}
    log = await service.history.log(MATCH, "spectator", limit=1)
    assert [(page.by, page.seat) for page in log] == [("seat", seat)]
    assert position.answers.ahead == ()


async def test_whatever_somebody_does_stops_it_and_its_owner_is_shown_it(service: MatchService) -> None:
    position, _ = await planned(service)
    seat = layer(position)
    after = await answered(service, order(position)[0], "object")
    (left,) = after.answers.plans(seat)
    assert left.stopped
    assert left.said is not None
    assert after.answers.answer(seat, left.question) is None


async def test_a_judges_order_stops_it(service: MatchService) -> None:
    position, _ = await planned(service)
    after = granted(await service.orders.rewind(MATCH, JUDGE, position.match.seq - 1, reason=WHY))
    assert all(each.stopped for each in after.answers.ahead)


async def test_it_is_given_up_and_goes_with_its_person(service: MatchService) -> None:
    position, _ = await planned(service)
    seat = layer(position)
    assert len(position.answers.plans(seat)) == 1
    assert granted(await service.play.give_plan_up(MATCH, PEOPLE[seat])).answers.ahead == ()
    position = await now(service)
    question = tidying(position)
    granted(await service.play.plan(MATCH, PEOPLE[seat], question.prompt.id, first_answer(question)))
    after = granted(await service.seats.vacate(MATCH, PEOPLE[seat], seat))
    assert after.answers.ahead == ()


async def test_nobody_plans_what_cannot_be_foreseen(service: MatchService) -> None:
    position = await in_window(service, 3)
    seat, other = layer(position), order(position)[0]
    question = tidying(position).prompt.id
    plan = service.play.plan
    assert reason(await plan(MATCH, PEOPLE[other], question, Path(("up",)))) is Reason.STALE
    assert reason(await plan(MATCH, PEOPLE[seat], "0.no-such-question", Path(("up",)))) is Reason.STALE
    assert reason(await plan(MATCH, PEOPLE[seat], question, Path(("no-such-way",)))) is Reason.STALE
    assert reason(await plan(MATCH, STRANGER, question, Path(("up",)))) is Reason.NOT_SEATED
    granted(await service.orders.pause(MATCH, JUDGE, reason=WHY))
    assert reason(await plan(MATCH, PEOPLE[seat], question, Path(("up",)))) is Reason.PAUSED
