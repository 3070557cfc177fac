"""The council: a question waits until everybody has spoken, or for so long."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.database import Database
from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.matches.model.match import Timing
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from tests.bot.games.camp.game import Camp, State
from tests.bot.matches.group.test_camp import HOUR, REST, WOOD, camped, question
from tests.bot.matches.table import EVA, KAREL, LENA, HandClock, granted, now_of, reason


class Council(Camp):
    """Camp in which every question is talked over for two hours at most."""

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return tuple(replace(each, council=2 * HOUR) for each in super().prompts(state))


@pytest.fixture
def service(database: Database, clock: HandClock) -> MatchService:
    """The service with that game."""
    return MatchService(database, Registry([Playable("camp", lambda _: Council())]), clock)


async def test_the_holder_decides_once_everybody_has_spoken(service: MatchService) -> None:
    start = await camped(service)
    number, asked = start.match.id, question(start)
    early = await service.play.submit(number, EVA, asked, REST)
    assert isinstance(early, Refused)
    assert early.reason is Reason.COUNCIL
    assert [line.args["seat"] for line in early.line.args["seats"]] == [1, 2]  # type: ignore[union-attr]
    advised = granted(await service.advisers.give(number, KAREL, asked, WOOD, why=""))
    assert reason(await service.play.submit(number, EVA, asked, REST)) is Reason.COUNCIL
    (advice,) = advised.match.course.advice
    assert reason(await service.advisers.adopt(number, EVA, advice.id)) is Reason.COUNCIL
    granted(await service.advisers.back(number, LENA, advice.id))
    assert isinstance(await service.play.submit(number, EVA, asked, REST), Submitted)
    assert (await now_of(service, start)).state.left == start.state.left - 1


async def test_it_waits_for_nobody_longer_than_its_time(service: MatchService, clock: HandClock) -> None:
    start = await camped(service)
    clock.advance(hours=1, minutes=59)
    assert reason(await service.play.submit(start.match.id, EVA, question(start), REST)) is Reason.COUNCIL
    clock.advance(minutes=1)
    assert isinstance(await service.play.submit(start.match.id, EVA, question(start), REST), Submitted)


async def test_a_question_that_opens_to_everybody_is_talked_over_no_more(
    service: MatchService, clock: HandClock
) -> None:
    start = await camped(service, timing=Timing(24 * HOUR, opens=HOUR))
    clock.advance(hours=1)
    await service.scheduler.tick()
    assert isinstance(await service.play.submit(start.match.id, KAREL, question(start), REST), Submitted)


async def test_who_sits_alone_holds_no_council(service: MatchService) -> None:
    start = await camped(service, people=1, places=3)
    assert isinstance(await service.play.submit(start.match.id, EVA, question(start), REST), Submitted)
