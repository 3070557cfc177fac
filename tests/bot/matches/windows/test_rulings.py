"""Disputes: the clock stands while a judge is asked, only a judge answers, and the seat may withdraw."""

from __future__ import annotations

from bot.database import Database
from bot.matches.model.messages import Ruling
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.clock import deadlines
from bot.matches.rules.submit import Path, Written
from bot.matches.service import MatchService
from tests.bot.matches.table import ADMIN, EVA, JUDGE, PEOPLE, STRANGER, WHY, HandClock, granted, reason
from tests.bot.matches.windows.stalls import MATCH, answer, answered, in_window, notes, now, order, trace


async def disputed(service: MatchService) -> tuple[Position, int]:
    """A match in which a seat objects, and that seat."""
    position = await in_window(service, 3)
    seat = order(position)[0]
    return await answered(service, seat, "object"), seat


def dispute(position: Position) -> str:
    return next(prompt.id for prompt in position.prompts() if prompt.judge)


async def test_a_judge_rules_and_the_match_goes_on(service: MatchService) -> None:
    position, seat = await disputed(service)
    assert position.match.course.waits == ()
    assert position.match.course.held_by("ruling")
    assert not position.match.course.stands
    done = granted(await service.play.rule(MATCH, JUDGE, dispute(position), Path(("uphold",)), reason=WHY))
    assert not done.match.course.holds
    log = await service.history.log(MATCH, "spectator", limit=1)
    assert [(page.by, page.seat) for page in log] == [("judge", seat)]
    assert log[0].lines[0].args["why"] == WHY
    assert done.prompts(seat)[0].ask.key == "toy-ask-tidy"


async def test_only_who_may_judge_answers_and_says_why(service: MatchService) -> None:
    position, seat = await disputed(service)
    question, before = dispute(position), position.match
    upheld = Path(("uphold",))
    for actor, expected in ((STRANGER, Reason.JUDGE_ONLY), (PEOPLE[seat], Reason.JUDGE_ONLY)):
        assert reason(await service.play.rule(MATCH, actor, question, upheld, reason=WHY)) is expected
    partial = type(EVA)(EVA.user, judge=True)
    assert reason(await service.play.rule(MATCH, partial, question, upheld, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.play.rule(MATCH, ADMIN, question, upheld, reason=" ")) is Reason.NO_REASON
    assert reason(await service.play.rule(MATCH, ADMIN, question, Path(("no",)), reason=WHY)) is Reason.STALE
    assert reason(await service.play.rule(MATCH, ADMIN, "0.no", upheld, reason=WHY)) is Reason.STALE
    assert reason(await service.play.submit(MATCH, PEOPLE[seat], question, upheld)) is Reason.FOR_JUDGES
    assert (await now(service)).match == before
    granted(await service.play.rule(MATCH, ADMIN, question, upheld, reason=WHY))


async def test_no_seat_gives_a_judges_answer_to_another_question(service: MatchService) -> None:
    position, seat = await disputed(service)
    withdrawal = next(prompt.id for prompt in position.prompts(seat) if not prompt.judge)
    written = Written(b'{"type":"Rule","upheld":true}')
    done = await service.play.submit(MATCH, PEOPLE[seat], withdrawal, written)
    assert [one.rule for one in getattr(done, "violations", ())] == ["toy.objection"]
    assert not isinstance(done, Refused)


async def test_the_seat_may_withdraw(service: MatchService) -> None:
    position, seat = await disputed(service)
    rest = [other for other in range(3) if other not in (seat, position.state.table.holder)]
    after = await answered(service, seat, "withdraw", kind="withdraw")
    assert not after.match.course.holds
    assert order(after) == rest


async def test_no_clock_runs_meanwhile(service: MatchService, clock: HandClock) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 3)
    first = order(position)[0]
    clock.advance(minutes=20)
    position = await answered(service, first, "object")
    assert deadlines.due(position.match) is None
    clock.advance(days=3)
    await service.scheduler.tick()
    after = await answered(service, first, "withdraw", kind="withdraw")
    (wait,) = after.match.course.waits
    assert wait.deadline is not None
    assert (wait.deadline - clock.now()).total_seconds() == 3600


async def test_the_judges_are_called_once(service: MatchService, database: Database, clock: HandClock) -> None:
    position, seat = await disputed(service)
    clock.advance(days=1)
    await service.scheduler.tick()
    granted(await service.orders.pause(MATCH, JUDGE, reason=WHY))
    assert reason(await answer(service, seat, "withdraw", kind="withdraw")) is Reason.PAUSED
    refused = await service.play.rule(MATCH, JUDGE, dispute(position), Path(("uphold",)), reason=WHY)
    assert reason(refused) is Reason.PAUSED
    granted(await service.orders.resume(MATCH, JUDGE, reason=WHY))
    called = [note for note in await notes(database) if isinstance(note, Ruling)]
    assert [note.seat for note in called] == [seat]
    assert (await now(service)).match.course.owners == ("ruling",)
    assert await trace(service, database)


async def test_what_a_judge_ruled_is_not_undone_by_consent(service: MatchService) -> None:
    position, _ = await disputed(service)
    granted(await service.play.rule(MATCH, JUDGE, dispute(position), Path(("dismiss",)), reason=WHY))
    for actor in PEOPLE[:3]:
        assert isinstance(await service.proposals.propose(MATCH, actor, "undo"), Refused)
