"""Who may judge a dispute, and who holds the case."""

from __future__ import annotations

from msgspec.structs import replace

from bot.disputes.model.dispute import Status
from bot.disputes.model.official import Official
from bot.disputes.rules import judging
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.forgetting import forgotten
from tests.bot.disputes.desk import ADMIN, EVA, HEAD, JUDGE, KAREL, SECOND, STRANGER, THIRD
from tests.bot.disputes.rules.cases import HOUR, after, at, claimed, kinds, opened, waiting, why
from tests.bot.matches.table import START
from tests.rows import rows


@rows("judge", [JUDGE, HEAD, THIRD, ADMIN])
def test_judges_and_admins_take_a_case(judge: Official) -> None:
    case = waiting()
    assert judging.claim(case, judge) is None
    assert (case.dispute.status, case.dispute.judge) == (Status.CLAIMED, judge.user)
    assert case.dispute.lease == START + case.settings.lease
    assert case.dispute.deadline is None


def test_nobody_else_takes_one_nor_one_that_is_heard_or_closed() -> None:
    assert why(judging.claim(waiting(), STRANGER)) == "judge-only"
    assert why(judging.claim(at(opened().dispute), JUDGE)) == "still-heard"
    for status in (Status.DECIDED, Status.SETTLED, Status.WITHDRAWN, Status.DISMISSED):
        assert why(judging.claim(waiting(status), JUDGE)) == "closed"


def test_a_side_does_not_judge_its_own_dispute_even_after_it_was_forgotten() -> None:
    side = Official(KAREL.user, judge=True, head=True)
    assert why(judging.claim(waiting(), side)) == "partial"
    gone = forgotten(waiting().dispute, KAREL.user, START)
    assert all(party.user != KAREL.user for party in gone.parties)
    assert why(judging.claim(at(gone), side)) == "partial"


def test_each_side_bars_one_judge_who_loses_the_case() -> None:
    case = claimed()
    assert why(judging.bar(case, STRANGER, JUDGE.user)) == "not-a-party"
    assert judging.bar(case, EVA, JUDGE.user) is None
    assert (case.dispute.status, case.dispute.judge) == (Status.OPEN, None)
    assert kinds(case) == ["judges"]
    assert why(judging.bar(case, EVA, SECOND.user)) == "bars"
    assert judging.bar(case, KAREL, SECOND.user) is None
    assert why(judging.claim(case, JUDGE)) == "barred"
    assert why(judging.claim(case, SECOND)) == "barred"
    assert judging.claim(case, HEAD) is None
    assert why(judging.bar(waiting(Status.DECIDED), EVA, JUDGE.user)) == "closed"


def test_who_recuses_gives_the_case_back_for_good() -> None:
    case = claimed()
    assert judging.recuse(case, JUDGE) is None
    assert case.dispute.status is Status.OPEN
    assert why(judging.claim(case, JUDGE)) == "recused"
    assert why(judging.recuse(case, JUDGE)) == "recused"
    assert why(judging.recuse(case, STRANGER)) == "judge-only"
    assert judging.claim(case, SECOND) is None


def test_a_case_is_handed_on_to_somebody_who_may_judge_it() -> None:
    case = claimed()
    assert why(judging.hand_on(case, SECOND, HEAD)) == "claimed"
    assert why(judging.hand_on(case, JUDGE, STRANGER)) == "not-for-them"
    assert why(judging.hand_on(case, JUDGE, Official(KAREL.user, judge=True))) == "not-for-them"
    assert judging.hand_on(case, JUDGE, SECOND) is None
    assert case.dispute.judge == SECOND.user
    assert [(notice.kind, user) for notice, user in case.notices] == [("handed", SECOND.user)]


def test_work_renews_the_lease_and_a_lapsed_one_holds_nothing() -> None:
    later = after(claimed(), START + HOUR / 2)
    assert judging.work(later, JUDGE) is None
    assert later.dispute.lease == START + 1.5 * HOUR
    assert why(judging.work(after(later), SECOND)) == "claimed"
    assert why(judging.work(waiting(), JUDGE)) == "not-claimed"
    lapsed = after(later, START + 1.5 * HOUR)
    assert why(judging.work(lapsed, JUDGE)) == "lapsed"
    assert judging.claim(lapsed, SECOND) is None


def test_each_press_of_a_judge_at_work_does_not_change_the_dispute() -> None:
    case = after(claimed(), START + HOUR / 60)
    assert judging.work(case, JUDGE) is None
    assert not case.changed


def test_an_appeal_is_for_head_judges_who_have_not_ruled() -> None:
    case: DisputeCase = waiting(Status.APPEALED, head=True)
    assert why(judging.claim(case, JUDGE)) == "head-only"
    assert why(judging.claim(case, ADMIN)) == "head-only"
    assert judging.claim(case, HEAD) is None
    assert (case.dispute.status, case.dispute.judge) == (Status.APPEALED, HEAD.user)
    assert replace(case.dispute, judge=None).status is Status.APPEALED
