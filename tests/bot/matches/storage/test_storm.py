"""Everything at once, at random: whatever people, judges and clocks do to a match, it stays whole."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.files.replay import read_export
from bot.matches.model.match import Actor, Expiry, Status, Timing
from bot.matches.model.position import Position, awaited
from bot.matches.model.proposals import ProposalKind
from bot.matches.model.refusals import Refused
from bot.matches.rules.clock.vacations import BUDGET
from bot.matches.service import MatchService
from tests.bot.matches.table import EVA, HUGO, JUDGE, KAREL, LENA, STRANGER, WHY, HandClock, move, opened
from tests.bot.matches.verified import problems

pytestmark = pytest.mark.slow

PEOPLE = (EVA, KAREL, LENA, HUGO, STRANGER, JUDGE)
PROPOSALS: tuple[ProposalKind, ...] = ("undo", "undo", "draw", "extension", "pause")
OFFICIAL = Actor(555, judge=True)


class Storm:
    """Does one thing after the other to a match, with one service or another."""

    def __init__(self, services: list[MatchService], position: Position, clock: HandClock, seed: int) -> None:
        self._services, self._clock = services, clock
        self._lot = random.Random(seed)
        self._match = position.match.id
        self.done = 0
        self._asked: set[str] = set()
        self._gone: set[str] = set()

    @property
    def _service(self) -> MatchService:
        return self._lot.choice(self._services)

    async def blow(self) -> Position:
        """One thing more."""
        lot, service, match = self._lot, self._service, self._match
        position = await self.now()
        who, seat, seq = lot.choice(PEOPLE), lot.randrange(3), max(1, position.match.seq)
        proposal = position.match.course.proposed
        until = self._clock.now() + timedelta(hours=lot.randint(-2, 30))
        acts: list[Callable[[], Awaitable[object]]] = [
            lambda: service.proposals.propose(
                match, who, lot.choice(("undo", "undo", "draw", "extension", "pause")), seconds=900
            ),
            lambda: service.proposals.answer(match, who, proposal, lot.random() < 0.8),
            lambda: self._agree(service, match),
            lambda: self._agree(service, match),
            lambda: self._agree(service, match),
            lambda: service.orders.resume(match, lot.choice((who, OFFICIAL)), reason=WHY),
            lambda: service.orders.rewind(match, lot.choice((who, OFFICIAL)), lot.randint(0, seq), reason=WHY),
            lambda: service.orders.adjust(match, lot.choice((who, OFFICIAL)), {"left": lot.randint(0, 12)}, reason=WHY),
            lambda: service.orders.pause(match, lot.choice((who, OFFICIAL)), reason=WHY),
            lambda: service.orders.extend(match, lot.choice((who, OFFICIAL)), lot.randint(-1, 5000), reason=WHY),
            lambda: service.seats.vacate(match, lot.choice((who, OFFICIAL)), seat, reason=WHY),
            lambda: service.seats.take(match, who, seat),
            lambda: service.seats.take(match, who, seat),
            lambda: service.seats.hand_to_game(match, who, seat),
            lambda: service.privacy.forget(who.user) if lot.random() < 0.1 else service.position(match),
            lambda: self._held(service, match, lot.choice((who, OFFICIAL))),
            lambda: service.vacations.set_vacation(who.user, lot.choice((None, until))),
            lambda: service.relocation.move_to(match, 10 + lot.randrange(99)),
            lambda: service.relocation.move_to(match, lot.choice((11, 12, None))),
            lambda: service.scheduler.tick(),
        ]
        before = position
        readers = [asyncio.ensure_future(self._read()) for _ in range(lot.randrange(4))]
        if lot.random() < 0.5 and position.prompts() and not position.match.course.stands:
            taken = [prompt.seat for prompt in position.prompts() if position.match.seats[prompt.seat].user is not None]
            if taken:
                await move(service, position, lot, seat=lot.choice(taken))
        elif lot.random() < 0.2:
            self._clock.advance(minutes=lot.randint(1, 40))
            await service.scheduler.tick()
        else:
            answer = await lot.choice(acts)()
            if isinstance(answer, Refused):
                assert await self.now() == before, answer
        await asyncio.gather(*readers)
        self.done += 1
        after = await self.now()
        self._looked_at(before, after)
        return after

    async def _read(self) -> None:
        """Look at the match while something happens to it, as panels and the publisher do."""
        for _ in range(3):
            service = self._service
            if self._lot.random() < 0.1:
                service.repository.forget()
            assert await service.position(self._match) is not None

    def _looked_at(self, before: Position, after: Position) -> None:
        """Questions never come again, votes end with their voters, and a clock stands while somebody holds it."""
        course = after.match.course
        asked = {prompt.id for prompt in after.prompts()}
        assert not asked & self._gone
        self._gone |= self._asked - asked
        self._asked = asked
        if people(before) != people(after):
            assert all(proposal.id > before.match.course.proposed for proposal in course.proposals)
        assert (course.stopped is not None) == course.stands
        assert len(set(course.owners)) == len(course.holds)
        for seating in after.match.seats:
            assert 0 <= seating.rested <= BUDGET.total_seconds() + 1

    async def _held(self, service: MatchService, match: int, who: Actor) -> None:
        await self._agree(service, match, "pause")
        await service.orders.pause(match, OFFICIAL, reason=WHY)
        await service.orders.resume(match, who, reason=WHY)

    async def _agree(self, service: MatchService, match: int, wanted: ProposalKind | None = None) -> None:
        who = self._lot.choice(PEOPLE)
        usual: list[ProposalKind] = [each for each in PROPOSALS if each != "draw"]
        kind = self._lot.choice(usual) if wanted is None else wanted
        asked = await service.proposals.propose(match, who, kind, seconds=900)
        for each in PEOPLE:
            if not isinstance(asked, Refused) and each is not who:
                await service.proposals.answer(match, each, asked.match.course.proposed, True)

    async def now(self) -> Position:
        """The match as either service has it."""
        first, second = [await service.position(self._match) for service in self._services]
        assert first is not None
        assert first == second
        return first


def people(position: Position) -> list[tuple[int | None, bool]]:
    """Who sits where, and whether they still play."""
    return [(seating.user, seating.human) for seating in position.match.seats]


def waited_for(position: Position) -> None:
    """The match waits for whom its game waits for, and for nobody else."""
    match = position.match
    if match.status is not Status.PLAYING:
        assert not match.course.waits
        return
    expected = {
        seat: tuple(position.question_id(prompt) for prompt in prompts)
        for seat, prompts in awaited(position.game, position.state).items()
        if match.seats[seat].human
    }
    assert {wait.seat: wait.prompts for wait in match.course.waits} == expected
    assert match.terms.timing.seconds is None or all(wait.deadline is not None for wait in match.course.waits)


@pytest.mark.parametrize("seed", range(6))
async def test_a_match_stays_whole_in_any_storm(
    database: Database, games: Registry, clock: HandClock, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("bot.matches.storage.write.SNAPSHOT_EVERY", 4)
    services = [MatchService(database, games, clock) for _ in range(2)]
    for service in services:
        await service.scheduler.tick()
    expiry = list(Expiry)[seed % 3]
    start = await opened(services[0], 3, timing=Timing(3600, expiry), variant="long")
    storm = Storm(services, start, clock, seed)
    position = start
    while position.match.status is Status.PLAYING and storm.done < 150:
        position = await storm.blow()
        waited_for(position)

    data = await services[0].exports.export(position.match.id, OFFICIAL)
    assert isinstance(data, bytes), data
    unrevealed = [] if position.match.status is not Status.PLAYING else ["not revealed yet"]
    found = problems(json.loads(data))
    assert len(found) == len(unrevealed), found
    replay = read_export(data, games)
    assert replay.breaches() == []
    assert replay.states[-1] == position.state
    restarted = await MatchService(database, games, clock).position(position.match.id)
    assert restarted == position or position.match.status is not Status.PLAYING
