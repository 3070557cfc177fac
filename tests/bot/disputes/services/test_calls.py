"""A judge called to a table that sits and waits, and when a match pauses."""

from __future__ import annotations

import pytest

from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.evidence import Message
from bot.disputes.model.refusals import DeskReason
from bot.disputes.model.settings import Settings
from bot.disputes.services.cases import Opened
from bot.disputes.services.desk import Claimed, Panel
from bot.disputes.services.docket import Queue
from tests.bot.disputes.desk import (
    ADMIN,
    EVA,
    JUDGE,
    KAREL,
    LENA,
    QUESTION,
    SECOND,
    VIEW,
    Desk,
    decision,
    got,
    reason,
)
from tests.bot.matches.table import GUILD, START, match_now


async def called(desk: Desk) -> Dispute:
    """A dispute about a match at a table that waits, in which the opener gave a view and the other side did not."""
    position = await desk.match()
    done = await desk.service.cases.open_in_match(EVA, position.match.id, QUESTION, view=VIEW, live=True)
    return got(done, Opened).dispute


async def kinds(desk: Desk) -> list[str]:
    """The notices, in order."""
    return [parcel.notice.kind for parcel in await desk.service.notices.claim()]


async def test_judges_are_called_at_once_in_minutes(desk: Desk) -> None:
    dispute = await called(desk)

    assert await kinds(desk) == ["opened", "called", "tell"]
    assert dispute.deadline is not None
    assert (dispute.deadline - START).total_seconds() == 600
    waiting = got(await desk.service.docket.queue(GUILD, JUDGE), tuple)
    assert [each.number for each in waiting] == [dispute.number]


async def test_by_post_judges_are_not_called_before_the_views_are_in(desk: Desk) -> None:
    dispute = await desk.opened(await desk.match())
    assert await kinds(desk) == ["opened", "tell"]
    assert reason(await desk.service.desk.claim(GUILD, dispute.number, JUDGE)) is DeskReason.STILL_HEARD
    queues: tuple[Queue, ...] = ("unclaimed", "mine", "overdue")
    for which in queues:
        assert got(await desk.service.docket.queue(GUILD, JUDGE, which), tuple) == ()


async def test_a_judge_takes_it_while_views_come_in_and_reads_none_before_all_are(desk: Desk) -> None:
    dispute = await called(desk)
    held = await desk.claimed(dispute)

    assert (held.status, held.judge) == (Status.HEARING, JUDGE.user)
    assert (await match_now(desk.matches, dispute.match or 0)).course.held_by("dispute")
    panel = got(await desk.service.desk.panel(GUILD, dispute.number, JUDGE), Panel)
    assert [party.view for party in panel.dispute.parties] == [None, None]
    assert reason(await desk.service.desk.claim(GUILD, dispute.number, SECOND)) is DeskReason.CLAIMED

    await desk.service.cases.tell(GUILD, dispute.number, KAREL, VIEW)

    panel = got(await desk.service.desk.panel(GUILD, dispute.number, JUDGE), Panel)
    assert panel.dispute.status is Status.CLAIMED
    assert [party.view for party in panel.dispute.parties] == [VIEW, VIEW]
    assert (await kinds(desk))[-1] == "heard"


async def test_a_silent_side_holds_nobody_up_for_longer_than_minutes(desk: Desk) -> None:
    dispute = await called(desk)
    await desk.claimed(dispute)
    desk.clock.advance(minutes=11)
    assert await desk.service.due.tick() == 1
    now = await desk.now(dispute)
    assert (now.status, now.judge, now.deadline) == (Status.CLAIMED, JUDGE.user, None)


async def test_what_no_judge_takes_calls_the_head_judge_in_minutes(desk: Desk) -> None:
    dispute = await called(desk)
    for _ in range(2):
        desk.clock.advance(minutes=11)
        await desk.service.due.tick()
    assert (await kinds(desk))[-2:] == ["judges", "head"]
    assert (await desk.now(dispute)).called


@pytest.mark.slow
async def test_a_judge_who_heard_the_table_rules_before_all_is_written(desk: Desk) -> None:
    dispute = await called(desk)
    await desk.ruled(dispute)
    assert (await desk.now(dispute)).status is Status.DECIDED


async def test_who_gives_a_call_back_leaves_it_to_the_others(desk: Desk) -> None:
    dispute = await called(desk)
    await desk.claimed(dispute)
    await desk.service.desk.recuse(GUILD, dispute.number, JUDGE)
    now = await desk.now(dispute)
    assert (now.status, now.judge) == (Status.HEARING, None)
    assert (await kinds(desk)).count("called") == 2
    assert (await desk.claimed(dispute, SECOND)).judge == SECOND.user


@pytest.mark.parametrize("told", [False, True])
async def test_a_side_calls_a_judge_to_a_dispute_by_post(desk: Desk, told: bool) -> None:
    position = await desk.match()
    dispute = await (desk.open(position) if told else desk.opened(position))
    assert reason(await desk.service.cases.call(GUILD, dispute.number, LENA)) is DeskReason.NOT_A_PARTY

    now = got(await desk.service.cases.call(GUILD, dispute.number, KAREL), Dispute)

    assert now.live and now.deadline is not None
    assert (now.deadline - START).total_seconds() == 600
    assert reason(await desk.service.cases.call(GUILD, dispute.number, EVA)) is DeskReason.CALLED
    assert (await desk.claimed(dispute)).judge == JUDGE.user
    assert reason(await desk.service.cases.call(GUILD, dispute.number, EVA)) is not None


async def test_a_match_stands_still_when_every_side_wishes_it_or_a_judge_comes(desk: Desk) -> None:
    position = await desk.match(3)
    dispute = await desk.opened(position)
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    await desk.still(dispute, KAREL)
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    assert reason(await desk.service.cases.stand_still(GUILD, dispute.number, KAREL)) is DeskReason.STILL
    await desk.still(dispute, LENA)
    assert (await match_now(desk.matches, position.match.id)).course.held_by("dispute")


async def test_a_judge_who_takes_the_case_stops_the_match(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    await desk.claimed(dispute)
    assert (await match_now(desk.matches, position.match.id)).course.held_by("dispute")


async def test_evidence_is_sealed_with_the_views(desk: Desk) -> None:
    dispute = await called(desk)
    await desk.claimed(dispute)
    message = Message(id=5, author=EVA.user, at=START, text="It was so.")
    got(await desk.service.evidence.add_message(GUILD, dispute.number, EVA, message), Dispute)
    assert await desk.service.evidence.messages(GUILD, dispute.number, JUDGE) == ()
    panel = got(await desk.service.desk.panel(GUILD, dispute.number, JUDGE), Panel)
    assert panel.messages == ()


@pytest.mark.slow
async def test_a_call_and_a_table_that_rules_itself_do_not_stand_in_each_others_way(desk: Desk) -> None:
    got(await desk.service.guilds.set(GUILD, ADMIN, Settings(table=True)), Settings)
    position = await desk.match()
    got(await desk.service.cases.open_in_match(EVA, position.match.id, QUESTION, view=VIEW, live=True), Opened)
    early = await desk.service.table.propose(GUILD, 1, EVA, decision())
    assert reason(early) is DeskReason.STILL_HEARD
    got(await desk.service.cases.tell(GUILD, 1, KAREL, VIEW), Dispute)
    got(await desk.service.table.propose(GUILD, 1, EVA, decision()), Dispute)

    got(await desk.service.desk.claim(GUILD, 1, JUDGE), Claimed)

    assert reason(await desk.service.table.vote(GUILD, 1, KAREL, yes=True)) is DeskReason.CLAIMED, "a judge has come"
    got(await desk.service.desk.recuse(GUILD, 1, JUDGE), Dispute)
    assert reason(await desk.service.table.vote(GUILD, 1, KAREL, yes=True)) is DeskReason.PROPOSAL_OLD, "it paused"
    got(await desk.service.table.propose(GUILD, 1, EVA, decision()), Dispute)
    done = got(await desk.service.table.vote(GUILD, 1, KAREL, yes=True), Dispute)
    assert (done.status, done.live) == (Status.DECIDED, True)
    assert reason(await desk.service.desk.claim(GUILD, 1, SECOND)) is DeskReason.CLOSED
    assert reason(await desk.service.cases.call(GUILD, 1, KAREL)) is DeskReason.CLOSED
    assert not (await match_now(desk.matches, position.match.id)).course.held_by("dispute")
