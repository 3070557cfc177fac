"""The life of a dispute, from its opening to its verdict, and the match that stands still for it."""

from __future__ import annotations

import pytest

from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.refusals import DeskReason
from bot.disputes.model.verdicts import Verdict
from bot.disputes.services.cases import Opened
from bot.disputes.services.verdicts import Previewed
from bot.games.registry import Registry
from bot.matches.files.checking import Verdict as Checked
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.remedies import Back
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, LENA, QUESTION, SECOND, VIEW, Desk, decision, got, reason
from tests.bot.matches import table
from tests.bot.matches.table import GUILD, WHY, exported, gathered, match_now, played, replayed
from tests.bot.matches.verified import problems


@pytest.mark.on_both_databases(every_run=True)
async def test_a_dispute_stops_its_match_until_a_verdict_goes_back(desk: Desk, games: Registry) -> None:
    position = await desk.match()
    before = position.match.seq
    dispute = await desk.opened(position)
    assert dispute.status is Status.HEARING
    assert (dispute.number, dispute.about, dispute.agreed) == (1, dispute.about, (dispute.about or 0) - 1)
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    await desk.still(dispute)
    assert (await match_now(desk.matches, position.match.id)).course.held_by("dispute")

    heard = got(await desk.service.cases.tell(GUILD, dispute.number, KAREL, VIEW), Dispute)
    assert heard.status is Status.OPEN
    await desk.claimed(heard)
    back = decision(remedy=Back(before - 1))
    preview = got(await desk.service.verdicts.preview(GUILD, 1, JUDGE, back), Previewed)
    assert preview.preview is not None and [each.seq for each in preview.preview.gone][-1] == before + 1

    verdict = got(await desk.service.verdicts.give(GUILD, 1, JUDGE, back, preview.seen), Verdict)

    match = await match_now(desk.matches, position.match.id)
    assert verdict.seq == before + 2
    assert not match.course.stands
    now = await desk.matches.position(match.id)
    assert now is not None
    assert now.state == preview.preview.after.state
    assert (await desk.now(dispute)).status is Status.DECIDED
    assert got(await desk.matches.checks.check(match.id), Checked).wrong == ()


async def test_the_second_to_open_one_tells_its_view_in_the_first(desk: Desk) -> None:
    position = await desk.match()
    first = await desk.opened(position)

    second = got(await desk.service.cases.open_in_match(KAREL, position.match.id, VIEW), Opened)

    assert second.joined
    assert second.dispute.number == first.number
    assert second.dispute.status is Status.OPEN
    assert [party.view for party in (await desk.now(first, KAREL)).parties] == [None, VIEW]
    third = await desk.service.cases.open_in_match(KAREL, position.match.id, "Once more?")
    assert reason(third) is DeskReason.ALREADY_OPEN
    assert reason(await desk.service.cases.open_in_match(EVA, position.match.id, "Again?")) is DeskReason.ALREADY_OPEN


async def test_a_verdict_is_refused_where_the_match_moved_since_it_was_seen(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    await desk.claimed(dispute)
    seen = await desk.seen(dispute)

    moved = await desk.service.verdicts.give(GUILD, 1, JUDGE, decision(), (seen or 0) - 1)

    assert reason(moved) is DeskReason.MOVED
    assert (await desk.now(dispute)).status is Status.CLAIMED


async def test_sides_settle_and_the_match_goes_on(desk: Desk) -> None:
    position = await desk.match(3)
    dispute = await desk.still(await desk.opened(position), KAREL, LENA)
    assert (await match_now(desk.matches, position.match.id)).course.held_by("dispute")
    for user in (EVA, LENA):
        assert got(await desk.service.cases.settle(GUILD, 1, user), Dispute).status is Status.HEARING
    assert reason(await desk.service.cases.settle(GUILD, 1, LENA)) is DeskReason.SETTLING

    assert got(await desk.service.cases.settle(GUILD, 1, KAREL), Dispute).status is Status.SETTLED

    assert not (await match_now(desk.matches, position.match.id)).course.stands
    assert reason(await desk.service.cases.withdraw(GUILD, dispute.number, EVA)) is DeskReason.CLOSED


async def test_whoever_opened_it_withdraws_it(desk: Desk) -> None:
    position = await desk.match()
    await desk.still(await desk.opened(position))
    assert reason(await desk.service.cases.withdraw(GUILD, 1, KAREL)) is DeskReason.NOT_YOURS

    assert got(await desk.service.cases.withdraw(GUILD, 1, EVA), Dispute).status is Status.WITHDRAWN

    assert not (await match_now(desk.matches, position.match.id)).course.stands


async def test_what_nobody_takes_calls_the_head_judge_once_and_another_player_lets_the_clock_run(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    assert reason(await desk.service.cases.let_run(GUILD, 1, KAREL)) is DeskReason.NOT_FROZEN
    await desk.still(dispute)
    assert reason(await desk.service.cases.let_run(GUILD, 1, KAREL)) is DeskReason.NOT_YET
    desk.clock.advance(hours=25)
    assert await desk.service.due.tick() == 1
    assert await desk.service.due.tick() == 0
    kinds = [parcel.notice.kind for parcel in await desk.service.notices.claim()]
    assert kinds == ["opened", "tell", "judges", "head"]
    assert reason(await desk.service.cases.let_run(GUILD, 1, EVA)) is DeskReason.OPENERS_OWN

    ran = got(await desk.service.cases.let_run(GUILD, 1, KAREL), Dispute)

    assert not ran.freezes
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    await desk.claimed(ran)
    assert not (await match_now(desk.matches, position.match.id)).course.stands


async def test_a_side_that_stays_silent_is_not_heard(desk: Desk) -> None:
    dispute = await desk.opened(await desk.match())
    assert reason(await desk.service.desk.claim(GUILD, 1, JUDGE)) is DeskReason.STILL_HEARD
    desk.clock.advance(hours=24)
    assert await desk.service.due.next() == dispute.deadline
    await desk.service.due.tick()

    assert reason(await desk.service.cases.tell(GUILD, 1, KAREL, VIEW)) is DeskReason.HEARING_OVER
    assert (await desk.now(dispute)).status is Status.OPEN


@pytest.mark.on_both_databases
async def test_a_lapsed_lease_decides_nothing_and_passes_on(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    await desk.claimed(dispute)
    assert reason(await desk.service.desk.claim(GUILD, 1, SECOND)) is DeskReason.CLAIMED
    desk.clock.advance(minutes=59)
    await desk.service.desk.renew(GUILD, 1, JUDGE)
    desk.clock.advance(minutes=59)
    assert reason(await desk.service.desk.claim(GUILD, 1, SECOND)) is DeskReason.CLAIMED
    desk.clock.advance(minutes=1)

    late = await desk.service.verdicts.give(GUILD, 1, JUDGE, decision(), await desk.seen(dispute))
    assert reason(late) is DeskReason.LAPSED
    await desk.claimed(dispute, SECOND)
    assert reason(await desk.service.desk.renew(GUILD, 1, JUDGE)) is DeskReason.CLAIMED


async def test_a_table_that_the_bot_has_never_seen(desk: Desk) -> None:
    dispute = await desk.elsewhere(KAREL)
    assert (dispute.match, dispute.status) == (None, Status.OPEN)
    await desk.claimed(dispute)
    nothing = await desk.service.verdicts.preview(GUILD, 1, JUDGE, decision())
    assert nothing == Previewed()
    remedied = await desk.service.verdicts.give(GUILD, 1, JUDGE, decision(remedy=Back(1)))
    assert reason(remedied) is DeskReason.NO_REMEDY_HERE

    verdict = got(await desk.service.verdicts.give(GUILD, 1, JUDGE, decision()), Verdict)

    assert (verdict.number, verdict.seq, verdict.office) == (1, None, "judge")
    assert [cited.rule for cited in verdict.cites] == ["toy.turn"]


async def test_a_match_with_a_dispute_replays_and_verifies_to_its_end(desk: Desk, games: Registry) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    await desk.ruled(dispute, remedy=Back(position.match.seq - 1, same=True))
    again = await desk.matches.position(position.match.id)
    assert again is not None
    over = await played(desk.matches, again, seed=5)
    assert over.match.status is MatchStatus.OVER
    assert (await replayed(desk.matches, games, over.match.id)).breaches() == []
    assert problems(await exported(desk.matches, over.match.id)) == []


async def test_nothing_is_disputed_in_a_lobby_and_no_clock_runs_that_never_stood(desk: Desk) -> None:
    lobby = await gathered(desk.matches)
    assert reason(await desk.service.cases.open_in_match(EVA, lobby.match.id, QUESTION)) is DeskReason.NOT_PLAYED
    over = await desk.match(channel=12)
    await desk.matches.orders.abandon(over.match.id, table.JUDGE, reason=WHY)
    got(await desk.service.cases.open_in_match(EVA, over.match.id, QUESTION, about=2), Opened)
    assert reason(await desk.service.cases.let_run(GUILD, 1, KAREL)) is DeskReason.NOT_FROZEN
