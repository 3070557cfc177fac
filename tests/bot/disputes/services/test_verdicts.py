"""Verdicts on matches and on people: remedies, appeals that stay and change them, penalties that come and go."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.official import Official
from bot.disputes.model.penalties import Penalty, PenaltyKind
from bot.disputes.model.precedents import Wording
from bot.disputes.model.refusals import DeskReason
from bot.disputes.model.verdicts import AppealOutcome, Sentence, Verdict
from bot.disputes.services.cases import Opened
from bot.disputes.services.desk import Claimed, Panel
from bot.disputes.services.verdicts import Previewed
from bot.games.registry import Registry
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.match import Timing
from bot.matches.model.position import Position
from bot.matches.model.remedies import Adjust, Back, Corrected, Lost, NoResult, Nothing, Remedy, Time
from bot.matches.model.remedies import Penalty as Loss
from rules_index import Language
from tests.bot.disputes.desk import (
    EVA,
    HEAD,
    JUDGE,
    KAREL,
    LENA,
    QUESTION,
    SECOND,
    STRANGER,
    THIRD,
    VIEW,
    Desk,
    decision,
    got,
    reason,
)
from tests.bot.matches import table
from tests.bot.matches.table import GUILD, WHY, match_now, opened, replayed
from tests.rows import nightly

LATE = "guide.late"


def penalised(kind: PenaltyKind = PenaltyKind.CAUTION, days: int | None = None, **time: float) -> dict[str, Any]:
    until = None if days is None else table.START + timedelta(days=days, **time)
    return {"infraction": LATE, "penalties": (Sentence(1, kind, until),)}


@pytest.mark.parametrize(
    "remedy",
    [
        Back(2),
        Adjust({"left": 9}),
        Lost(0),
        *nightly(Nothing(), Back(2, same=True), Loss(1, "turn"), Time(3600), NoResult()),
    ],
)
async def test_every_remedy_is_previewed_and_then_done_as_previewed(
    desk: Desk, games: Registry, remedy: Remedy
) -> None:
    dispute = await desk.open(await desk.match(timing=Timing(7200)))
    await desk.claimed(dispute)
    preview = got(await desk.service.verdicts.preview(GUILD, 1, JUDGE, decision(remedy=remedy)), Previewed)
    assert preview.preview is not None
    assert (await desk.now(dispute)).status is Status.CLAIMED

    given = await desk.service.verdicts.give(GUILD, 1, JUDGE, decision(remedy=remedy), preview.seen)

    verdict = got(given, Verdict)
    after = await desk.matches.position(dispute.match or 0)
    assert after is not None
    assert after.state == preview.preview.after.state
    assert not after.match.course.stands
    assert verdict.seq == (preview.seen or 0) + 1
    if after.match.status is not MatchStatus.PLAYING:
        assert (await replayed(desk.matches, games, after.match.id)).breaches() == []


async def test_the_result_is_corrected_after_the_end(desk: Desk) -> None:
    position = await desk.match()
    await desk.matches.orders.abandon(position.match.id, table.JUDGE, reason=WHY)
    done = got(await desk.service.cases.open_in_match(EVA, position.match.id, QUESTION, about=4), Opened)
    assert not done.dispute.freezes
    await desk.service.cases.tell(GUILD, 1, KAREL, VIEW)
    back = await _given(desk, done.dispute, Back(2))
    assert reason(back) is DeskReason.MATCH

    verdict = got(await _given(desk, done.dispute, Corrected((1, 2))), Verdict)

    match = await match_now(desk.matches, position.match.id)
    assert verdict.seq is not None
    assert (match.status, match.seats[0].place) == (MatchStatus.OVER, 1)


async def test_a_match_that_ends_under_its_dispute_loses_nothing(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    await desk.matches.orders.abandon(position.match.id, table.JUDGE, reason=WHY)

    verdict = got(await _given(desk, dispute, Nothing()), Verdict)

    assert verdict.number == 1
    second = got(await desk.service.cases.open_in_match(EVA, position.match.id, QUESTION, about=3), Opened)
    withdrawn = await desk.service.cases.withdraw(GUILD, second.dispute.number, EVA)
    assert got(withdrawn, Dispute).status is Status.WITHDRAWN


async def test_what_the_game_refuses_is_said_in_its_own_words(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    await desk.claimed(dispute)

    wrong = await desk.service.verdicts.give(
        GUILD, 1, JUDGE, decision(remedy=Adjust({"left": -1})), await desk.seen(dispute)
    )

    assert reason(wrong) is DeskReason.MATCH
    assert not isinstance(wrong, Verdict)
    assert [each.rule for each in wrong.violations] == ["toy.adjust"]
    gone = await desk.service.verdicts.preview(GUILD, 1, JUDGE, decision(rules=("toy.gone",)))
    assert reason(gone) is DeskReason.NO_RULE
    start = await desk.service.verdicts.preview(GUILD, 1, JUDGE, decision(remedy=Back(0)))
    assert reason(start) is DeskReason.MATCH


@pytest.mark.on_both_databases
async def test_an_appeal_stays_the_match_and_changes_verdict_remedy_and_penalty(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    first = await desk.ruled(dispute, **penalised())
    assert len(first.penalties) == 1
    assert got(await desk.service.verdicts.appeal(GUILD, 1, KAREL, "It was in time."), Dispute).head
    assert reason(await desk.service.desk.claim(GUILD, 1, JUDGE)) is DeskReason.HEAD_ONLY
    await desk.claimed(dispute, THIRD)
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    assert got(await desk.service.verdicts.stay(GUILD, 1, THIRD), Dispute).freezes
    assert (await match_now(desk.matches, position.match.id)).course.stands
    assert reason(await desk.service.verdicts.stay(GUILD, 1, THIRD)) is DeskReason.STAYED

    back = decision(ruling="It goes back.", remedy=Back(2))
    seen = await desk.seen(dispute)
    changed = got(await desk.service.verdicts.decide_appeal(GUILD, 1, THIRD, "changed", back, seen), Verdict)

    assert (changed.number, changed.kind, changed.office) == (2, "changed", "head")
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    (lifted,) = await desk.service.penalties.mine(GUILD, KAREL.user)
    assert lifted.lifted == desk.clock.now()
    assert reason(await desk.service.verdicts.appeal(GUILD, 1, EVA, "No.")) is DeskReason.APPEAL_OVER
    assert [each.kind for each in got(await desk.service.verdicts.of(GUILD, 1, KAREL), tuple)] == ["verdict", "changed"]


async def test_an_upheld_verdict_lets_a_stayed_match_go_on(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    await desk.ruled(dispute)
    await desk.service.verdicts.appeal(GUILD, 1, EVA, "No.")
    await desk.claimed(dispute, HEAD)
    await desk.service.verdicts.stay(GUILD, 1, HEAD)

    upheld = got(await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "upheld", decision()), Verdict)

    assert upheld.seq is None
    assert not (await match_now(desk.matches, position.match.id)).course.stands
    assert (await desk.now(dispute)).status is Status.DECIDED


@pytest.mark.parametrize("outcome", ["upheld", *nightly("sent-back")])
async def test_a_precedent_left_in_the_draft_of_an_appeal_stops_only_a_changed_verdict(
    desk: Desk, outcome: AppealOutcome
) -> None:
    dispute = await desk.open(await desk.match())
    await desk.ruled(dispute)
    await desk.service.verdicts.appeal(GUILD, 1, EVA, "No.")
    await desk.claimed(dispute, HEAD)
    unfit = decision(precedent=Wording(language=Language.EN, question="Does <@7> win?", answer="Yes."))
    assert reason(await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "changed", unfit)) is DeskReason.PEOPLE
    got(await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, outcome, unfit), Verdict)


async def test_one_dispute_does_not_let_a_match_go_on_that_another_holds(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    await desk.ruled(dispute)
    await desk.service.verdicts.appeal(GUILD, 1, EVA, "No.")
    await desk.claimed(dispute, HEAD)
    second = got(await desk.service.cases.open_in_match(KAREL, position.match.id, QUESTION, about=2), Opened).dispute
    await desk.still(second, EVA)
    await desk.service.verdicts.stay(GUILD, 1, HEAD)
    back = await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "sent-back", decision())
    assert reason(back) is DeskReason.OTHER_OPEN

    await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "upheld", decision())
    assert (await match_now(desk.matches, position.match.id)).course.stands
    await desk.service.cases.withdraw(GUILD, second.number, KAREL)
    assert not (await match_now(desk.matches, position.match.id)).course.stands


async def test_what_was_decided_is_appealed_and_not_opened_again(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    await desk.ruled(dispute)

    again = await desk.service.cases.open_in_match(KAREL, position.match.id, QUESTION, about=dispute.about)

    assert reason(again) is DeskReason.DECIDED_ALREADY
    assert (
        reason(await desk.service.cases.open_in_match(KAREL, position.match.id, QUESTION, about=99))
        is DeskReason.NO_ENTRY
    )
    assert (
        reason(await desk.service.cases.open_in_match(STRANGER, position.match.id, QUESTION)) is DeskReason.NOT_A_PLAYER
    )
    assert reason(await desk.service.cases.open_in_match(EVA, 999, QUESTION)) is DeskReason.NO_MATCH


@pytest.mark.on_both_databases(every_run=True)
async def test_penalties_grow_show_to_their_own_and_expire(desk: Desk) -> None:
    for _ in range(2):
        await desk.ruled(await desk.elsewhere(KAREL), **penalised())
    own = await desk.service.penalties.mine(GUILD, KAREL.user)
    assert [(each.kind, each.dispute) for each in own] == [(PenaltyKind.CAUTION, 2), (PenaltyKind.CAUTION, 1)]
    suggested = desk.service.penalties.suggested
    assert await suggested(GUILD, KAREL.user, LATE, PenaltyKind.CAUTION, but=None) is PenaltyKind.LOSS_OF_TURN
    assert await suggested(GUILD, EVA.user, LATE, PenaltyKind.CAUTION, but=None) is PenaltyKind.CAUTION
    assert await suggested(2, KAREL.user, LATE, PenaltyKind.CAUTION, but=None) is PenaltyKind.CAUTION
    assert reason(await desk.service.penalties.of(GUILD, KAREL, EVA.user)) is DeskReason.JUDGE_ONLY
    assert reason(await desk.service.penalties.in_force(GUILD, KAREL)) is DeskReason.JUDGE_ONLY
    assert len(got(await desk.service.penalties.of(GUILD, JUDGE, KAREL.user), tuple)) == 2
    assert await desk.service.penalties.mine(GUILD, EVA.user) == ()
    desk.clock.advance(days=180)
    assert got(await desk.service.penalties.in_force(GUILD, JUDGE), tuple) == ()
    assert await suggested(GUILD, KAREL.user, LATE, PenaltyKind.CAUTION, but=None) is PenaltyKind.CAUTION


async def test_an_exclusion_holds_until_its_day_and_its_person_is_told(desk: Desk) -> None:
    dispute = await desk.elsewhere(KAREL)
    await desk.ruled(dispute, **penalised(PenaltyKind.EXCLUSION, days=10))
    told = [(each.notice.kind, each.user) for each in await desk.service.notices.claim()]
    assert ("penalty", KAREL.user) in told
    assert isinstance(await desk.service.penalties.excluded(GUILD, KAREL.user), Penalty)
    assert await desk.service.penalties.excluded(2, KAREL.user) is None
    assert await desk.service.penalties.excluded(GUILD, EVA.user) is None
    desk.clock.advance(days=10)
    assert await desk.service.penalties.excluded(GUILD, KAREL.user) is None


async def test_a_sixth_dispute_in_a_week_waits(desk: Desk) -> None:
    for _ in range(5):
        await desk.elsewhere()
    sixth = await desk.service.cases.open_elsewhere(EVA, GUILD, 11, QUESTION, game="toy")
    assert reason(sixth) is DeskReason.TOO_MANY
    assert isinstance(await desk.service.cases.open_elsewhere(EVA, 2, 11, QUESTION, game="toy"), Opened)
    desk.clock.advance(days=7)
    await desk.elsewhere()


async def test_who_plays_or_hosts_does_not_judge_and_who_plays_a_side_elsewhere_is_warned(desk: Desk) -> None:
    position = await desk.match()
    other = await opened(desk.matches, channel=12)
    await desk.open(position)
    host = table.HUGO
    assert reason(await desk.service.desk.claim(GUILD, 1, _judge(EVA.user))) is DeskReason.PARTIAL
    claimed = got(await desk.service.desk.claim(GUILD, 1, _judge(host.user)), Claimed)
    assert claimed.partners == ()
    await desk.service.desk.recuse(GUILD, 1, _judge(host.user))
    elsewhere = await desk.service.cases.open_elsewhere(LENA, GUILD, 11, QUESTION, game="toy", others=(EVA.user,))
    number = got(elsewhere, Opened).dispute.number
    await desk.service.cases.tell(GUILD, number, EVA, VIEW)
    warned = got(await desk.service.desk.claim(GUILD, number, _judge(KAREL.user)), Claimed)
    assert warned.partners == (position.match.id, other.match.id)


@pytest.mark.on_both_databases
async def test_the_panel_shows_both_points_and_hides_what_is_hidden_until_it_is_asked_for(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    assert reason(await desk.service.desk.panel(GUILD, 1, JUDGE)) is DeskReason.NOT_CLAIMED
    await desk.claimed(dispute)
    panel = got(await desk.service.desk.panel(GUILD, 1, JUDGE), Panel)
    assert panel.now is not None
    assert panel.agreed is not None
    assert panel.agreed.match.id == dispute.match
    assert [page.seq for page in panel.log] == list(range(dispute.about or 0, panel.now.match.seq + 1))
    assert [party.view for party in panel.dispute.parties] == [None, VIEW]

    assert isinstance(await desk.service.desk.look_hidden(GUILD, 1, JUDGE), Position)

    assert (await match_now(desk.matches, dispute.match or 0)).people.is_judge(JUDGE.user)
    acts = [each.act for each in got(await desk.service.records.audit(GUILD, HEAD), tuple)]
    assert acts == ["looked", "saw", "claimed", "told", "opened"]
    assert reason(await desk.service.records.audit(GUILD, SECOND)) is DeskReason.HEAD_ONLY


async def _given(desk: Desk, dispute: Dispute, remedy: Remedy) -> object:
    await desk.claimed(dispute)
    seen = await desk.seen(dispute)
    return await desk.service.verdicts.give(GUILD, dispute.number, JUDGE, decision(remedy=remedy), seen)


def _judge(user: int) -> Official:
    return Official(user, judge=True)
