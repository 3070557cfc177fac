"""A table that rules on a match: what it does to it, what it may not touch, and two who vote at once."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.disputes.model import official
from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import PrecedentKind
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.settings import Settings
from bot.disputes.model.verdicts import Verdict
from bot.disputes.rules.case import DisputeCase
from bot.games.values import SPECTATOR
from bot.matches.files.accounts import is_ruled
from bot.matches.model import entries
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.model.remedies import Back, Lost, NoResult, Nothing, Remedy
from tests.bot.disputes.desk import ADMIN, EVA, HEAD, JUDGE, KAREL, LENA, STRANGER, VIEW, Desk, decision, got, reason
from tests.bot.matches.table import GUILD, MESSAGE, START, played
from tests.rows import nightly


async def open_at_three(desk: Desk, aside: Official | None = LENA, moves: int = 4) -> Dispute:
    """A dispute of Eva and Karel about the last entry of a match of three, which Lena may rule on."""
    got(await desk.service.guilds.set(GUILD, ADMIN, Settings(table=True)), Settings)
    position = await desk.match(3, moves)
    dispute = await desk.opened(position, about=1)
    got(await desk.service.cases.tell(GUILD, dispute.number, KAREL, VIEW), Dispute)
    if aside is None:
        return got(await desk.service.cases.tell(GUILD, dispute.number, LENA, VIEW), Dispute)
    return got(await desk.service.table.stand_aside(GUILD, dispute.number, aside), Dispute)


async def verdict_of(desk: Desk, number: int = 1) -> Verdict:
    """The only verdict there is."""
    found = await desk.service.verdicts.of(GUILD, number, JUDGE)
    assert isinstance(found, tuple)
    (verdict,) = found
    return verdict


@pytest.mark.on_both_databases
@pytest.mark.parametrize("remedy", [Lost(1), NoResult(), *nightly(Nothing())], ids=lambda each: type(each).__name__)
async def test_what_the_table_rules_is_done_to_the_match_and_the_log_holds(desk: Desk, remedy: Remedy) -> None:
    dispute = await open_at_three(desk)
    assert dispute.status is Status.OPEN
    done = await desk.service.table.propose(GUILD, dispute.number, LENA, decision(remedy=remedy))
    assert got(done, Dispute).status is Status.DECIDED
    verdict = await verdict_of(desk)
    assert (verdict.office, verdict.remedy) == ("table", remedy)
    assert verdict.seq is not None
    log = await desk.matches.history.log(dispute.match or 0, SPECTATOR, before=verdict.seq + 2)
    said = [line.args.get("order", line) for page in log if page.seq >= verdict.seq for line in page.lines]
    assert {getattr(line, "key", "") for line in said} - {"match-log-ended"} == {"match-log-by-table"}
    position = got(await desk.matches.position(dispute.match or 0), Position)
    assert not position.match.course.held_by("dispute")
    assert (position.match.status is MatchStatus.PLAYING) == (not isinstance(remedy, NoResult))
    checked = await desk.matches.checks.check(dispute.match or 0)
    assert getattr(checked, "wrong", None) == ()
    assert await desk.service.precedents.list(GUILD, kind=PrecedentKind.PRECEDENT) == ()


async def test_who_made_the_move_is_a_side_though_they_say_nothing(desk: Desk) -> None:
    got(await desk.service.guilds.set(GUILD, ADMIN, Settings(table=True)), Settings)
    position = await desk.match(3)
    log = await desk.matches.history.log(position.match.id, -1)
    page = next(page for page in reversed(log) if page.seat is not None and page.kind == "moved")
    mover = next(each for each in (EVA, KAREL, LENA) if each.user == position.match.seats[page.seat or 0].user)
    opener, other = [each for each in (EVA, KAREL, LENA) if each != mover]
    dispute = await desk.opened(position, by=opener, about=page.seq)
    assert reason(await desk.service.table.stand_aside(GUILD, dispute.number, mover)) is DeskReason.IS_SIDE
    assert got(await desk.service.table.stand_aside(GUILD, dispute.number, other), Dispute).aside


@pytest.mark.slow
async def test_going_back_over_what_was_drawn_needs_a_substitute(desk: Desk) -> None:
    dispute = await open_at_three(desk)
    past = await desk.matches.history.log(dispute.match or 0, -1)
    answers = {}
    for page in past[1:]:
        case = got(await desk.service.table._work.case(GUILD, 1), DisputeCase)
        answers[page.seq] = await desk.service.table._reveals(case, decision(remedy=Back(page.seq)), ())
    drawn = [seq for seq, reveals in answers.items() if reveals is True]
    for seq in drawn[:1]:
        done = await desk.service.table.propose(GUILD, 1, LENA, decision(remedy=Back(seq)))
        assert reason(done) is DeskReason.HIDDEN_REMEDY
        assert (await desk.now(dispute)).proposal is None
    plain = [seq for seq, reveals in answers.items() if reveals is False]
    for seq in plain[-1:]:
        done = await desk.service.table.propose(GUILD, 1, LENA, decision(remedy=Back(seq)))
        assert got(done, Dispute).status is Status.DECIDED
    assert drawn or plain


@pytest.mark.on_both_databases
async def test_of_two_who_vote_at_once_both_count_and_there_is_one_verdict(desk: Desk) -> None:
    dispute = await open_at_three(desk, None)
    got(await desk.service.table.propose(GUILD, dispute.number, EVA, decision()), Dispute)
    votes = [desk.service.table.vote(GUILD, dispute.number, user, yes=True) for user in (KAREL, LENA)]
    claims = [desk.service.desk.claim(GUILD, dispute.number, judge) for judge in (JUDGE, HEAD)]
    answers = await asyncio.gather(*votes, *claims)
    now = await desk.now(dispute)
    if now.status is Status.DECIDED:
        assert (await verdict_of(desk)).office == "table"
        assert all(isinstance(answer, Dispute) for answer in answers[:2])
    else:
        assert now.status is Status.CLAIMED
        assert any(isinstance(answer, DeskRefused) for answer in answers[:2])


async def test_a_table_sees_nothing_that_only_judges_see(desk: Desk) -> None:
    dispute = await open_at_three(desk)
    for user in (LENA, EVA, STRANGER):
        assert isinstance(await desk.service.desk.look_hidden(GUILD, dispute.number, user), DeskRefused)
        assert isinstance(await desk.service.desk.panel(GUILD, dispute.number, user), DeskRefused)
        assert isinstance(await desk.matches.disputes.refused_commands(dispute.match or 0, user.actor, 1), Refused)
        standing = replace(user, stand_in=True)
        assert isinstance(await desk.service.desk.look_hidden(GUILD, dispute.number, standing), DeskRefused)
        assert isinstance(await desk.service.desk.panel(GUILD, dispute.number, standing), DeskRefused)


@pytest.mark.on_both_databases
async def test_whoever_is_forgotten_is_in_no_proposal_and_stands_in_no_more(desk: Desk) -> None:
    dispute = await open_at_three(desk, None)
    why = f"Ask <@{STRANGER.user}>."
    got(await desk.service.table.propose(GUILD, dispute.number, EVA, decision(why=why)), Dispute)
    got(await desk.service.table.name_stand_in(GUILD, dispute.number, KAREL, STRANGER.user), Dispute)
    await desk.service.privacy.forget(STRANGER.user)
    now = await desk.now(dispute)
    assert (now.proposal, now.stand_in) == (None, None)
    assert await desk.service.privacy.forget(STRANGER.user) == 0


@pytest.mark.on_both_databases
@pytest.mark.parametrize("remedy", [Lost(1), *nightly(Back(4, same=True))], ids=lambda each: type(each).__name__)
async def test_a_table_undoes_what_the_verdict_did_that_was_sent_back(desk: Desk, remedy: Remedy) -> None:
    dispute = await sent_back(desk, remedy)
    table, number = desk.service.table, dispute.number

    beside = await table.propose(GUILD, number, EVA, decision(remedy=NoResult()))
    assert reason(beside) is DeskReason.UNDO_FIRST, (
        "or the last vote would be refused, and the proposal never be a verdict"
    )
    assert (await desk.now(dispute)).proposal is None
    got(await table.propose(GUILD, number, EVA, decision(undoes=True)), Dispute)
    assert got(await table.vote(GUILD, number, KAREL, yes=True), Dispute).status is Status.DECIDED

    given = await desk.service.verdicts.of(GUILD, number, JUDGE)
    assert isinstance(given, tuple)
    assert [(each.kind, each.office) for each in given][1:] == [("sent-back", "head"), ("verdict", "table")]
    assert given[-1].undone == remedy
    await desk.matches.openings.begin(dispute.match or 0, MESSAGE + 1)
    position = got(await desk.matches.position(dispute.match or 0), Position)
    assert position.match.status is MatchStatus.PLAYING
    assert not position.match.seats[1].conceded
    await played(desk.matches, position, moves=8)
    checked = await desk.matches.checks.check(dispute.match or 0)
    assert getattr(checked, "wrong", None) == ()


async def test_whom_a_table_lets_lose_did_not_give_up(desk: Desk) -> None:
    dispute = await open_at_two(desk)
    got(await desk.service.table.propose(GUILD, dispute.number, EVA, decision(remedy=Lost(1))), Dispute)
    got(await desk.service.table.vote(GUILD, dispute.number, KAREL, yes=True), Dispute)
    position = got(await desk.matches.position(dispute.match or 0), Position)
    assert [(seat.conceded, seat.sentenced) for seat in position.match.seats] == [(False, False), (True, True)]
    assert position.match.course.outcome is not None
    assert position.match.course.outcome.reason.key == "match-outcome-sentenced"
    (record,) = [each for each in await desk.matches.statistics.records(GUILD) if each.user == KAREL.user]
    assert (record.conceded, record.sentenced, record.lost) == (0, 1, 1)
    checked = await desk.matches.checks.check(dispute.match or 0)
    assert getattr(checked, "wrong", None) == ()


@pytest.mark.slow
async def test_a_table_leaves_what_the_verdict_did_that_was_sent_back(desk: Desk) -> None:
    dispute = await sent_back(desk, Lost(1))
    got(await desk.service.table.propose(GUILD, dispute.number, EVA, decision()), Dispute)
    got(await desk.service.table.vote(GUILD, dispute.number, KAREL, yes=True), Dispute)
    *_, last = got(await desk.service.verdicts.of(GUILD, dispute.number, JUDGE), tuple)
    assert (last.office, last.left, last.undone) == ("table", Lost(1), None)
    position = got(await desk.matches.position(dispute.match or 0), Position)
    assert position.match.status is MatchStatus.OVER


async def test_two_sides_together_go_back_as_far_as_they_agree(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(official, "MOST_TAKEN_BACK", 0)
    dispute = await open_at_two(desk)
    back = Back((await desk.seen(dispute) or 0) - 1)
    got(await desk.service.table.propose(GUILD, dispute.number, EVA, decision(remedy=back)), Dispute)
    done = await desk.service.table.vote(GUILD, dispute.number, KAREL, yes=True)
    assert got(done, Dispute).status is Status.DECIDED
    assert (await verdict_of(desk)).remedy == back
    checked = await desk.matches.checks.check(dispute.match or 0)
    assert getattr(checked, "wrong", None) == ()


async def test_players_who_stand_aside_go_back_no_further_than_a_judge(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(official, "MOST_TAKEN_BACK", 0)
    dispute = await open_at_three(desk, moves=6)
    back = Back((await desk.seen(dispute) or 0) - 1)
    done = got(await desk.service.table.propose(GUILD, dispute.number, LENA, decision(remedy=back)), DeskRefused)
    assert done.line.key == "match-refused-too-far"
    assert (await desk.now(dispute)).proposal is None


async def open_at_two(desk: Desk) -> Dispute:
    """A dispute of Eva and Karel, whose table may rule."""
    got(await desk.service.guilds.set(GUILD, ADMIN, Settings(table=True)), Settings)
    return await desk.open(await desk.match(moves=6))


async def sent_back(desk: Desk, remedy: Remedy) -> Dispute:
    """A dispute of Eva and Karel that a judge is to rule on anew, and the effect of whose verdict is in force."""
    dispute = await open_at_two(desk)
    await desk.ruled(dispute, remedy=remedy)
    got(await desk.service.verdicts.appeal(GUILD, dispute.number, KAREL, "No."), Dispute)
    await desk.claimed(dispute, HEAD)
    got(await desk.service.verdicts.decide_appeal(GUILD, dispute.number, HEAD, "sent-back", decision()), Verdict)
    return await desk.now(dispute)


def test_an_agreed_return_is_a_tables_only_as_often_as_it_ruled_one() -> None:
    ruled = entries.Ruled(at=START, by="agreed", dispute=1, remedy="back", rules=(), release=True)
    back = entries.Rewound(at=START, by="agreed", to=1)
    assert is_ruled((ruled,), 1)
    assert not is_ruled((ruled, back), 2), "it was carried out"
    assert is_ruled((replace(ruled, undoes=1), back), 2), "it undoes a verdict first"
    assert not is_ruled((replace(ruled, remedy="time"),), 1)
    assert not is_ruled((replace(ruled, by="judge"),), 1)
    assert not is_ruled((), 0)
