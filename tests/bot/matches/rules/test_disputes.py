"""Disputes stop matches, and verdicts act on them: every remedy, in both directions, in a log that verifies."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.games.registry import Registry
from bot.games.values import Line, Rejected
from bot.matches.files.checking import Verdict
from bot.matches.model.chance import Draw
from bot.matches.model.entries import entry_of
from bot.matches.model.match import Status, Timing
from bot.matches.model.position import Position
from bot.matches.model.previews import Preview
from bot.matches.model.refusals import Reason, about
from bot.matches.model.remedies import (
    Adjust,
    Back,
    Corrected,
    Judgement,
    Lost,
    NoResult,
    Nothing,
    Penalty,
    Remedy,
    Time,
)
from bot.matches.rules.change import Change
from bot.matches.rules.submit import Path, Submitted, Written
from bot.matches.service import MatchService
from bot.matches.storage import tables
from bot.matches.storage.write import Conflict
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    JUDGE,
    KAREL,
    LENA,
    STRANGER,
    WHY,
    HandClock,
    exported,
    granted,
    match_now,
    move,
    opened,
    played,
    reason,
    replayed,
)
from tests.bot.matches.verified import problems

RULE = "toy.turn"


def judgement(remedy: Remedy, **other: Any) -> Judgement:
    values: dict[str, Any] = {"dispute": 7, "rules": (RULE,), "words": WHY, "by": "judge", "user": JUDGE.user, **other}
    return Judgement(remedy=remedy, **values)


async def disputed(service: MatchService, moves: int = 4, **kw: Any) -> Position:
    """A match that is stopped because of its last entry."""
    position = await played(service, await opened(service, **kw), moves=moves)
    return granted(await service.disputes.freeze(position.match.id, EVA.user, 7, position.match.seq))


async def ruled(service: MatchService, position: Position, remedy: Remedy, **other: Any) -> Position:
    seen = position.match.seq
    return granted(await service.disputes.rule(position.match.id, seen, judgement(remedy, **other)))


async def sound(service: MatchService, games: Registry, position: Position) -> None:
    """See that what is kept of a match holds together and could happen, now and once it is over."""
    number = position.match.id
    checked = await service.checks.check(number)
    assert isinstance(checked, Verdict)
    assert checked.wrong == ()
    if (await match_now(service, number)).status is Status.PLAYING:
        granted(await service.orders.abandon(number, ADMIN, reason=WHY))
    file = await exported(service, number)
    assert problems(file) == []
    assert (await replayed(service, games, number)).breaches() == []


async def test_a_disputed_match_stands_until_the_dispute_is_over(
    service: MatchService, games: Registry, clock: HandClock
) -> None:
    start = await disputed(service, timing=Timing(3600))
    number = start.match.id
    assert start.match.course.stands
    assert start.match.course.owners == ("dispute",)
    (deadline,) = {wait.deadline for wait in start.match.course.waits}
    clock.advance(hours=5)
    assert await service.scheduler.tick() is None
    prompt = start.prompts()[0]
    answer = await service.play.submit(number, (EVA, KAREL)[prompt.seat], prompt.id, Written(b"{}"))
    assert reason(answer) is Reason.PAUSED
    assert reason(await service.orders.resume(number, JUDGE, reason=WHY)) is Reason.HELD

    after = granted(await service.disputes.release(number, "agreed", None, 7))
    assert not after.match.course.holds
    assert {wait.deadline for wait in after.match.course.waits} == {deadline and deadline + timedelta(hours=5)}
    await sound(service, games, await played(service, after, moves=2))


async def test_a_match_goes_on_only_when_its_last_dispute_is_over(service: MatchService, games: Registry) -> None:
    start = await disputed(service)
    number = start.match.id
    granted(await service.disputes.freeze(number, KAREL.user, 8, 1))
    still = granted(await service.disputes.release(number, "seat", EVA.user, 7, last=False))
    assert still.match.course.stands
    after = await ruled(service, still, Nothing(), dispute=8)
    assert not after.match.course.holds
    await sound(service, games, after)


async def test_only_what_is_played_can_be_stopped(service: MatchService) -> None:
    over = await played(service, await opened(service))
    assert reason(await service.disputes.freeze(over.match.id, EVA.user, 7, 1)) is Reason.NOT_PLAYING
    live = await opened(service, channel=12)
    assert reason(await service.disputes.freeze(live.match.id, EVA.user, 7, 99)) is Reason.NO_ENTRY
    assert reason(await service.disputes.freeze(4711, EVA.user, 7, 1)) is Reason.NO_MATCH


async def test_a_verdict_is_told_with_its_number_and_keeps_its_words_beside_the_log(
    service: MatchService, games: Registry, database: Database
) -> None:
    start = await disputed(service)
    after = await ruled(service, start, Nothing())
    assert after.state == start.state
    (page,) = await service.history.log(start.match.id, "spectator", limit=1)
    (line,) = page.lines
    assert line.key == "match-log-why"
    assert line.args["why"] == WHY
    order = line.args["order"]
    assert isinstance(order, Line)
    assert order.args["what"] == Line("match-log-order-verdict", {"dispute": 7})
    async with database.reading() as session:
        asked = sa.select(tables.event.c.entry).where(tables.event.c.seq == after.match.seq)
        entry = (await (await session.connection()).execute(asked)).scalar_one()
    assert WHY not in entry
    assert RULE in entry
    await sound(service, games, after)


async def test_a_verdict_on_a_match_that_moved_on_does_nothing(service: MatchService) -> None:
    start = await disputed(service)
    number = start.match.id
    given = await service.disputes.rule(number, start.match.seq - 1, judgement(Nothing()))
    assert reason(given) is Reason.MOVED_ON
    assert (await match_now(service, number)).seq == start.match.seq


async def test_going_back_draws_anew_or_the_same(service: MatchService, games: Registry) -> None:
    begun = await played(service, await opened(service, variant="long"), moves=2)
    number, to = begun.match.id, begun.match.seq
    position = await drawing(service, begun, 3)
    known = await draws(service, number, to)
    assert [each.purpose for each in known] == ["die"] * 3

    again = await ruled(service, position, Back(to, same=True))
    assert again.state == begun.state
    # A card laid in between changes nothing: the next draw for a purpose is what the first was.
    later = await drawing(service, await laying(service, again), 2)
    assert await draws(service, number, again.match.seq) == known[:2]
    # What is gone back over once more comes first, and then what was left.
    twice = await ruled(service, later, Back(again.match.seq, same=True))
    more = await drawing(service, twice, 4)
    repeated = await draws(service, number, twice.match.seq)
    assert repeated[:3] == known
    assert len(repeated) == 4
    assert more.match.course.repeated == ()

    owed = await ruled(service, more, Back(to, same=True))
    assert len(owed.match.course.repeated) == 4
    anew = await ruled(service, owed, Back(to))
    assert anew.match.course.repeated == ()
    await sound(service, games, await played(service, anew, seed=9, moves=6))


async def drawing(service: MatchService, position: Position, count: int) -> Position:
    """The match after so many turns on which a card is drawn."""
    for _ in range(count):
        position = await answered(service, position, "draw")
    return position


async def laying(service: MatchService, position: Position) -> Position:
    """The match after a turn on which a card is laid and let be."""
    card = position.state.hands[position.state.turn][0]
    position = await answered(service, position, "lay", f"c{card}")
    return await answered(service, position, "let")


async def answered(service: MatchService, position: Position, *tokens: str) -> Position:
    prompt = position.prompts()[0]
    done = await service.play.submit(position.match.id, (EVA, KAREL)[prompt.seat], prompt.id, Path(tokens))
    assert isinstance(done, Submitted)
    return done.position


async def draws(service: MatchService, match: int, after: int) -> list[Draw]:
    """What was drawn after an entry, in order."""
    async with service.repository.database.reading() as session:
        log = tables.event
        asked = sa.select(log.c.entry).where(log.c.match_id == match, log.c.seq > after).order_by(log.c.seq)
        rows = (await (await session.connection()).execute(asked)).scalars()
        return [draw for text in rows for draw in entry_of(text).draws]


async def test_the_position_is_set_right_as_far_as_the_game_lets_it(service: MatchService, games: Registry) -> None:
    start = await disputed(service, moves=2)
    number, seen = start.match.id, start.match.seq
    refused = await service.disputes.rule(number, seen, judgement(Adjust({"mood": 1})))
    assert isinstance(refused, Rejected)
    assert (await match_now(service, number)).seq == seen
    after = await ruled(service, start, Adjust({"left": 9}))
    assert after.state.left == 9
    await sound(service, games, after)


async def test_a_seat_loses_what_the_game_can_take(service: MatchService, games: Registry) -> None:
    start = await disputed(service, moves=2)
    number, seen, seat = start.match.id, start.match.seq, start.state.turn
    assert isinstance(await service.disputes.rule(number, seen, judgement(Penalty(seat, "points"))), Rejected)
    assert reason(await service.disputes.rule(number, seen, judgement(Penalty(9, "turn")))) is Reason.NO_SEAT
    assert reason(await service.disputes.rule(number, seen, judgement(Penalty(0, "turn", 0)))) is Reason.OUT_OF_RANGE
    after = await ruled(service, start, Penalty(seat, "turn"))
    assert after.state.turn != seat
    assert reason(await service.proposals.propose(number, EVA, "undo")) is Reason.CANNOT_UNDO
    await sound(service, games, after)


async def test_time_is_given_to_everybody_or_to_one(service: MatchService, games: Registry) -> None:
    start = await disputed(service, moves=0, timing=Timing(3600))
    before = {wait.seat: wait.deadline for wait in start.match.course.waits}
    assert len(before) == 2
    number, seen = start.match.id, start.match.seq
    assert reason(await service.disputes.rule(number, seen, judgement(Time(0)))) is Reason.TOO_LONG
    after = await ruled(service, start, Time(600, seat=1))
    given = {wait.seat: wait.deadline for wait in after.match.course.waits}
    assert given == {0: before[0], 1: before[1] and before[1] + timedelta(minutes=10)}
    later = await ruled(service, after, Time(600))
    assert {wait.seat: wait.deadline for wait in later.match.course.waits} == {
        seat: deadline and deadline + timedelta(minutes=10) for seat, deadline in given.items()
    }
    await sound(service, games, later)


async def test_a_game_is_lost_or_has_no_result(service: MatchService, games: Registry) -> None:
    lost = await ruled(service, await disputed(service), Lost(0))
    assert lost.match.status is Status.OVER
    assert lost.match.seats[0].conceded
    assert lost.match.seats[1].place == 1
    await sound(service, games, lost)
    three = await disputed(service, people=3, channel=12)
    going = await ruled(service, three, Lost(2))
    assert going.match.status is Status.PLAYING
    assert reason(await service.disputes.rule(going.match.id, going.match.seq, judgement(Lost(2)))) is Reason.NO_SEAT
    none = await ruled(service, going, NoResult(), by="admin", user=ADMIN.user)
    assert none.match.status is Status.ABANDONED
    await sound(service, games, none)


async def test_a_result_is_corrected_after_the_end(service: MatchService, games: Registry) -> None:
    over = await played(service, await opened(service))
    number, seen = over.match.id, over.match.seq
    places = [each.place for each in over.match.seats]
    turned = Corrected((2, 1), (1, 9)) if places[0] == 1 else Corrected((1, 2), (9, 1))
    for wrong in (Corrected((1,)), Corrected((2, 2)), Corrected((1, 3)), Corrected((1, 2), (4,))):
        assert reason(await service.disputes.rule(number, seen, judgement(wrong))) is Reason.NO_RESULT
    assert reason(await service.disputes.rule(number, seen, judgement(Back(1)))) is Reason.NOT_PLAYING
    after = await ruled(service, over, turned)
    assert tuple(each.place for each in after.match.seats) == turned.places
    assert tuple(each.points for each in after.match.seats) == turned.points
    assert after.match.status is Status.OVER
    back = await ruled(service, after, Corrected(tuple(place or 1 for place in places)))
    assert [each.place for each in back.match.seats] == places
    await sound(service, games, back)
    live = await opened(service, channel=12)
    assert reason(await service.disputes.rule(live.match.id, 1, judgement(turned))) is Reason.NOT_ENDED


async def test_a_match_without_a_result_gets_one(service: MatchService, games: Registry) -> None:
    given_up = granted(await service.orders.abandon((await opened(service)).match.id, JUDGE, reason=WHY))
    after = await ruled(service, given_up, Corrected((1, 2)))
    assert after.match.status is Status.OVER
    assert (await service.statistics.records(1, user=EVA.user))[0].won == 1
    await sound(service, games, after)


async def test_a_preview_shows_what_falls_away_and_does_nothing(service: MatchService) -> None:
    begun = await played(service, await opened(service), moves=2)
    later = await played(service, begun, seed=4, moves=5)
    number = later.match.id
    shown = await service.disputes.preview(number, judgement(Back(begun.match.seq)))
    assert isinstance(shown, Preview)
    assert shown.before.state == later.state
    assert shown.after.state == begun.state
    assert [each.seq for each in shown.gone] == list(range(begun.match.seq + 1, later.match.seq + 1))
    assert shown.draws == len(await draws(service, number, begun.match.seq))
    assert shown.fixed > 0
    assert (await match_now(service, number)) == later.match
    assert reason(await service.disputes.preview(number, judgement(Back(99)))) is Reason.NO_ENTRY
    assert isinstance(await service.disputes.preview(number, judgement(Adjust({"mood": 1}))), Rejected)


@pytest.mark.on_both_databases(every_run=True)
async def test_what_belongs_to_a_verdict_is_written_with_it_or_not_at_all(
    service: MatchService, database: Database
) -> None:
    start = await disputed(service)
    number, seen = start.match.id, start.match.seq
    tries = 0

    async def beside(connection: AsyncConnection, change: Change) -> None:
        nonlocal tries
        tries += 1
        await connection.execute(sa.update(tables.match).where(tables.match.c.id == number).values(host_id=4711))
        if tries == 1:
            raise Conflict("somebody else was faster")

    granted(await service.disputes.rule(number, seen, judgement(Nothing()), beside=beside))
    assert tries == 2

    async def failing(connection: AsyncConnection, change: Change) -> None:
        await connection.execute(sa.update(tables.match).where(tables.match.c.id == number).values(host_id=1))
        raise LookupError

    with pytest.raises(LookupError):
        await service.disputes.rule(number, seen + 1, judgement(Nothing()), beside=failing)
    async with database.reading() as session:
        row = (await (await session.connection()).execute(sa.select(tables.match.c.host_id, tables.match.c.seq))).one()
    assert tuple(row) == (4711, seen + 1)


@pytest.mark.on_both_databases
async def test_refused_commands_are_kept_for_their_seat_and_for_judges(service: MatchService, clock: HandClock) -> None:
    start = await played(service, await opened(service), moves=2)
    number, seat = start.match.id, start.state.turn
    actor, other = ((EVA, KAREL), (KAREL, EVA))[seat]
    prompt = start.prompts(seat)[0]
    foreign = next(card for card in range(16) if card not in start.state.hands[seat])
    for _ in range(52):
        wrong = Written(b'{"type":"Lay","card":%d}' % foreign)
        assert isinstance(await service.play.submit(number, actor, prompt.id, wrong), Rejected)
    kept = await service.disputes.refused_commands(number, actor, seat)
    assert isinstance(kept, tuple)
    assert [each.number for each in kept] == list(range(52, 2, -1))
    assert kept[0].rules == ("toy.hand",)
    assert kept[0].seq == start.match.seq
    assert str(foreign) in kept[0].command
    assert await service.disputes.refused_commands(number, JUDGE, seat) == kept
    for stranger in (other, STRANGER, LENA):
        assert reason(await service.disputes.refused_commands(number, stranger, seat)) is Reason.JUDGE_ONLY
    # Nobody else can notice that anything was refused; and the judge who has seen it never takes a seat.
    seen = await match_now(service, number)
    assert seen.people.is_judge(JUDGE.user)
    assert replace(seen, revision=0, people=start.match.people) == replace(start.match, revision=0)
    granted(await service.orders.abandon(number, JUDGE, reason=WHY))
    clock.advance(days=29)
    assert await service.disputes.refused_commands(number, actor, seat) == kept
    clock.advance(days=2)
    assert await service.disputes.refused_commands(number, actor, seat) == ()


async def test_a_refused_take_back_is_kept_with_the_move_it_is_about(service: MatchService) -> None:
    start = await opened(service)
    number = start.match.id
    first = await move(service, start, random.Random(0), seat=0)
    # The last stake rolls for the first turn.
    rolled = await move(service, first, random.Random(0), seat=1)
    assert reason(await service.proposals.propose(number, EVA, "undo")) is Reason.CANNOT_UNDO
    assert reason(await service.proposals.propose(number, LENA, "undo")) is Reason.NOT_SEATED
    assert reason(await service.play.undo(number, EVA, first.match.seq)) is Reason.CANNOT_TAKE_BACK
    kept = await service.disputes.refused_commands(number, EVA, 0)
    assert isinstance(kept, tuple)
    assert [(each.number, each.seq, about(each)) for each in kept] == [
        (2, rolled.match.seq, first.match.seq),
        (1, rolled.match.seq, first.match.seq),
    ]
    assert [line.key for each in kept for line in each.said] == [
        "match-refused-cannot-take-back",
        "match-refused-cannot-undo",
    ]
    assert await service.disputes.refused_commands(number, KAREL, 1) == ()
    assert await match_now(service, number) == rolled.match
    assert await service.disputes.refused_commands(number, JUDGE, 0) == kept


async def test_a_take_back_of_nothing_and_of_what_never_was_is_not_kept(service: MatchService) -> None:
    start = await opened(service)
    number = start.match.id
    assert reason(await service.proposals.propose(number, EVA, "undo")) is Reason.NOTHING_TO_UNDO
    for entry in (0, start.match.seq, 10**9):
        assert reason(await service.play.undo(number, EVA, entry)) is Reason.CANNOT_TAKE_BACK
    assert await service.disputes.refused_commands(number, EVA, 0) == ()
