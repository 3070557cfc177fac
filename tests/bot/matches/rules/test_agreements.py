"""What needs everybody's consent: undo, draw, more time, a pause, giving up."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest

from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.games.values import Progress
from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.model.messages import Answered, Asked
from bot.matches.model.position import Position
from bot.matches.model.proposals import ProposalKind
from bot.matches.model.refusals import Reason
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from tests.bot.games.toy.game import Toy
from tests.bot.matches.bench import move as counted
from tests.bot.matches.bench import opened as marathon
from tests.bot.matches.marathon import Marathon
from tests.bot.matches.table import (
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    PEOPLE,
    STRANGER,
    WHY,
    HandClock,
    granted,
    move,
    opened,
    path_of,
    reason,
)

HOURLY = Timing(3600, Expiry.DEFAULT)


async def answered(service: MatchService, position: Position, seat: int, *tokens: str) -> Position:
    """The match after a seat answered what it is asked, at random without tokens."""
    prompt = position.prompts(seat)[0]
    answer = path_of(position, prompt, random.Random(0), tokens)
    done = await service.play.submit(position.match.id, PEOPLE[seat], prompt.id, answer)
    assert isinstance(done, Submitted), done
    return done.position


@pytest.mark.on_both_databases
async def test_an_undo_brings_the_position_back_once_everybody_agreed(service: MatchService) -> None:
    start = await opened(service, 3)
    staked = await answered(service, start, 0)
    number = start.match.id

    asked = granted(await service.proposals.propose(number, EVA, "undo"))
    (proposal,) = asked.match.course.proposals
    assert asked.state == staked.state
    half = granted(await service.proposals.answer(number, KAREL, proposal.id, True))
    assert half.state == staked.state
    back = granted(await service.proposals.answer(number, LENA, proposal.id, True))

    assert back.state == start.state
    assert back.match.seq == staked.match.seq + 1
    assert not back.match.course.proposals
    assert {prompt.seat for prompt in back.prompts()} == {0, 1, 2}
    again = await answered(service, back, 0)
    assert again.match.seq == back.match.seq + 1


async def test_one_refusal_ends_a_proposal(service: MatchService) -> None:
    start = await opened(service, 3)
    staked = await answered(service, start, 0)
    asked = granted(await service.proposals.propose(start.match.id, EVA, "undo"))
    (proposal,) = asked.match.course.proposals

    refused = granted(await service.proposals.answer(start.match.id, KAREL, proposal.id, False))

    assert refused.state == staked.state
    assert reason(await service.proposals.answer(start.match.id, LENA, proposal.id, True)) is Reason.PROPOSAL_GONE


async def test_an_undo_lapses_when_the_match_moves_on(service: MatchService) -> None:
    start = await opened(service, 3)
    position = await answered(service, start, 0)
    asked = granted(await service.proposals.propose(start.match.id, EVA, "undo"))
    (proposal,) = asked.match.course.proposals
    moved = await answered(service, position, 1)

    assert not moved.match.course.proposals
    assert reason(await service.proposals.answer(start.match.id, KAREL, proposal.id, True)) is Reason.PROPOSAL_GONE
    notes = [parcel.note for parcel in await service.outbox.claim()]
    assert [(note.proposal, note.waiting) for note in notes if isinstance(note, Asked)] == [(1, (1, 2))]
    assert [note for note in notes if isinstance(note, Answered)] == [Answered(1, "undo", agreed=False)]


async def test_no_undo_by_consent_crosses_a_roll(service: MatchService) -> None:
    start = await opened(service, 2)
    position = await answered(service, start, 0)
    # The last stake rolls for the start player.
    position = await answered(service, position, 1)
    assert reason(await service.proposals.propose(start.match.id, EVA, "undo")) is Reason.CANNOT_UNDO
    assert reason(await service.proposals.propose(start.match.id, KAREL, "undo")) is Reason.CANNOT_UNDO


async def test_no_undo_by_consent_brings_back_who_gave_up(service: MatchService) -> None:
    position = await opened(service, 3)
    number = position.match.id
    await move(service, position, random.Random(0), seat=0)
    given_up = granted(await service.play.concede(number, LENA))
    assert reason(await service.proposals.propose(number, EVA, "undo")) is Reason.CANNOT_UNDO
    assert await service.position(number) == given_up


async def test_who_made_no_move_has_none_to_take_back(service: MatchService) -> None:
    start = await opened(service, 3)
    assert reason(await service.proposals.propose(start.match.id, KAREL, "undo")) is Reason.NOTHING_TO_UNDO
    await answered(service, start, 0)
    assert reason(await service.proposals.propose(start.match.id, KAREL, "undo")) is Reason.NOTHING_TO_UNDO


async def test_what_was_undone_cannot_be_undone_again(service: MatchService) -> None:
    start = await opened(service, 3)
    number = start.match.id
    first = await answered(service, start, 0)
    await answered(service, first, 1)

    for actor in (KAREL, EVA):
        asked = granted(await service.proposals.propose(number, actor, "undo"))
        for other in {EVA, KAREL, LENA} - {actor}:
            asked = granted(await service.proposals.answer(number, other, asked.match.course.proposals[0].id, True))
    assert asked.state == start.state
    assert reason(await service.proposals.propose(number, EVA, "undo")) is Reason.NOTHING_TO_UNDO


async def test_an_undo_takes_later_moves_of_others_back_too(service: MatchService) -> None:
    start = await opened(service, 3)
    first = await answered(service, start, 0)
    await answered(service, first, 1)
    asked = granted(await service.proposals.propose(start.match.id, EVA, "undo"))
    for other in (KAREL, LENA):
        asked = granted(await service.proposals.answer(start.match.id, other, 1, True))
    assert asked.state == start.state


async def test_who_plays_alone_needs_nobodys_consent(service: MatchService) -> None:
    start = await opened(service, 1, automated=3)
    assert reason(await service.proposals.propose(start.match.id, EVA, "draw")) is Reason.ALONE
    paused = granted(await service.proposals.propose(start.match.id, EVA, "pause"))
    assert paused.match.course.stands
    given_up = granted(await service.proposals.propose(start.match.id, EVA, "abandon"))
    assert given_up.match.status is Status.ABANDONED


def wants_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the game's own player wants a draw, and every move begins another turn."""
    monkeypatch.setattr(Toy, "agrees_to_draw", lambda *_: True)
    monkeypatch.setattr(Toy, "progress", lambda _, state: Progress("turn", hash(state)))


async def test_the_games_own_player_agrees_to_a_draw(service: MatchService, monkeypatch: pytest.MonkeyPatch) -> None:
    start = await opened(service, 1, automated=1)
    wants_draws(monkeypatch)
    drawn = granted(await service.proposals.propose(start.match.id, EVA, "draw"))
    assert [seating.place for seating in drawn.match.seats] == [1, 1]
    assert drawn.match.course.outcome is not None
    assert drawn.match.course.outcome.reason.key == "match-outcome-draw"


async def test_the_games_own_player_offers_a_draw(service: MatchService, monkeypatch: pytest.MonkeyPatch) -> None:
    start = await opened(service, 1, automated=1)
    wants_draws(monkeypatch)
    offered = await answered(service, start, 0)
    (proposal,) = offered.match.course.proposals
    assert (proposal.kind, proposal.seat, proposal.agreed) == ("draw", 1, (1,))
    drawn = granted(await service.proposals.answer(start.match.id, EVA, proposal.id, True))
    assert drawn.match.status is Status.OVER
    assert [seating.place for seating in drawn.match.seats] == [1, 1]


async def test_the_games_own_player_offers_a_draw_once_in_a_turn(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = await opened(service, 1, automated=1)
    wants_draws(monkeypatch)
    monkeypatch.setattr(Toy, "progress", lambda *_: Progress("turn", 1))
    assert not (await answered(service, start, 0)).match.course.proposals


async def test_an_offer_of_the_games_own_player_can_be_refused(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = await opened(service, 1, automated=1)
    wants_draws(monkeypatch)
    offered = await answered(service, start, 0)
    (proposal,) = offered.match.course.proposals
    refused = granted(await service.proposals.answer(start.match.id, EVA, proposal.id, False))
    assert refused.match.status is Status.PLAYING
    assert not refused.match.course.proposals


async def test_an_agreed_draw_puts_everybody_first(service: MatchService) -> None:
    start = await opened(service)
    granted(await service.proposals.propose(start.match.id, EVA, "draw"))
    drawn = granted(await service.proposals.answer(start.match.id, KAREL, 1, True))

    assert drawn.match.status is Status.OVER
    assert [seating.place for seating in drawn.match.seats] == [1, 1]
    assert drawn.match.course.outcome is not None
    assert drawn.match.course.outcome.reason.key == "match-outcome-draw"


async def test_more_time_by_agreement(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, timing=HOURLY)
    number = start.match.id
    assert reason(await service.proposals.propose(number, EVA, "extension")) is Reason.TOO_LONG
    assert reason(await service.proposals.propose(number, EVA, "extension", seconds=-5)) is Reason.TOO_LONG
    assert reason(await service.proposals.propose(number, EVA, "extension", seconds=10**9)) is Reason.TOO_LONG
    granted(await service.proposals.propose(number, EVA, "extension", seconds=7200))
    longer = granted(await service.proposals.answer(number, KAREL, 1, True))

    assert [wait.deadline for wait in longer.match.course.waits] == [clock.now() + timedelta(hours=3)] * 2


async def test_no_time_can_be_added_where_there_is_no_clock(service: MatchService) -> None:
    start = await opened(service)
    assert reason(await service.proposals.propose(start.match.id, EVA, "extension", seconds=60)) is Reason.NO_CLOCK


async def test_a_pause_stops_moves_and_clock_and_costs_nobody_time(service: MatchService, clock: HandClock) -> None:
    start = await opened(service, timing=HOURLY)
    number = start.match.id
    clock.advance(minutes=20)
    granted(await service.proposals.propose(number, EVA, "pause"))
    paused = granted(await service.proposals.answer(number, KAREL, 1, True))
    prompt = paused.prompts(0)[0]
    answer = path_of(paused, prompt, random.Random(0))
    assert reason(await service.play.submit(number, EVA, prompt.id, answer)) is Reason.PAUSED
    assert reason(await service.proposals.propose(number, EVA, "pause")) is Reason.PAUSED

    for _ in range(30):
        clock.advance(hours=10)
        await service.scheduler.tick()
    assert reason(await service.orders.resume(number, STRANGER)) is Reason.NOT_SEATED
    resumed = granted(await service.orders.resume(number, KAREL))

    assert {wait.deadline for wait in resumed.match.course.waits} == {clock.now() + timedelta(minutes=40)}
    assert reason(await service.orders.resume(number, KAREL)) is Reason.NOT_PAUSED
    assert isinstance(await service.play.submit(number, EVA, prompt.id, answer), Submitted)


async def test_only_a_judge_resumes_what_a_judge_paused(service: MatchService) -> None:
    start = await opened(service)
    granted(await service.orders.pause(start.match.id, JUDGE, reason=WHY))
    assert reason(await service.orders.resume(start.match.id, EVA)) is Reason.JUDGE_ONLY
    granted(await service.orders.resume(start.match.id, JUDGE, reason=WHY))


@pytest.mark.parametrize("kind", ["undo", "draw", "pause", "abandon", "extension"])
async def test_spectators_propose_nothing_and_nothing_twice(service: MatchService, kind: ProposalKind) -> None:
    start = await opened(service, timing=HOURLY)
    await answered(service, start, 0)
    assert reason(await service.proposals.propose(start.match.id, STRANGER, kind, seconds=60)) is Reason.NOT_SEATED
    granted(await service.proposals.propose(start.match.id, EVA, kind, seconds=60))
    assert reason(await service.proposals.propose(start.match.id, EVA, kind, seconds=60)) is Reason.PROPOSED
    assert reason(await service.proposals.answer(start.match.id, STRANGER, 1, True)) is Reason.NOT_SEATED
    still = granted(await service.proposals.answer(start.match.id, EVA, 1, True))
    assert [one.agreed for one in still.match.course.proposals] == [(0,)]


@pytest.mark.on_both_databases(every_run=True)
async def test_no_consent_given_to_another_process_is_lost(
    database: Database, games: Registry, clock: HandClock
) -> None:
    one, other = (MatchService(database, games, clock) for _ in range(2))
    start = await opened(one, 4)
    number = start.match.id
    await answered(one, start, 0)
    granted(await one.proposals.propose(number, EVA, "undo"))
    for service in (one, other):
        assert await service.position(number) is not None
    # The other process still has at hand what was before this answer.
    granted(await one.proposals.answer(number, KAREL, 1, True))
    granted(await other.proposals.answer(number, LENA, 1, True))
    done = granted(await one.proposals.answer(number, HUGO, 1, True))
    assert done.state == start.state


@pytest.mark.on_both_databases
async def test_nothing_that_another_process_noted_is_overwritten(
    database: Database, games: Registry, clock: HandClock
) -> None:
    one, other = (MatchService(database, games, clock) for _ in range(2))
    start = await opened(one)
    assert await other.position(start.match.id) is not None
    granted(await one.relocation.move_to(start.match.id, 77))
    await other.vacations.set_vacation(KAREL.user, clock.now() + timedelta(days=1))
    after = await one.position(start.match.id)
    assert after is not None
    assert after.match.channel == 77
    assert after.match.seats[1].away is not None


async def test_who_sits_down_during_a_pause_has_their_whole_time_and_no_more(
    service: MatchService, clock: HandClock
) -> None:
    start = await opened(service, timing=HOURLY)
    number = start.match.id
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(hours=5)
    granted(await service.seats.vacate(number, KAREL, 1))
    granted(await service.seats.take(number, HUGO, 1))
    clock.advance(hours=2)
    resumed = granted(await service.orders.resume(number, JUDGE, reason=WHY))
    assert {wait.deadline for wait in resumed.match.course.waits} == {clock.now() + timedelta(hours=1)}


async def test_a_roll_that_tells_nothing_new_is_not_undone_by_consent_either(
    database: Database, clock: HandClock
) -> None:
    service = MatchService(database, Registry([Playable("marathon", lambda _: Marathon())]), clock)
    start = await marathon(service, 1)
    rolled = await counted(service, start)
    assert reason(await service.proposals.propose(start.match.id, EVA, "undo")) is Reason.CANNOT_UNDO
    await counted(service, rolled)
    granted(await service.proposals.propose(start.match.id, KAREL, "undo"))
