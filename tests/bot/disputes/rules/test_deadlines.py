"""What is overdue passes on by itself and is told once."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.disputes.model.dispute import Status
from bot.disputes.rules import deadlines
from tests.bot.disputes.desk import JUDGE
from tests.bot.disputes.rules.cases import HOUR, after, at, claimed, kinds, opened, ruled, waiting
from tests.bot.matches.table import START


def test_a_hearing_ends_when_its_time_is_over() -> None:
    case = at(opened().dispute, START + 24 * HOUR)
    deadlines.pass_on(case)
    assert (case.dispute.status, case.dispute.deadline) == (Status.OPEN, START + 48 * HOUR)
    assert kinds(case) == ["judges"]


def test_nothing_passes_on_before_its_time() -> None:
    for case in (at(opened().dispute, START + 23 * HOUR), waiting(), claimed(), ruled()):
        deadlines.pass_on(case)
        assert not case.changed


def test_the_head_judge_is_called_once() -> None:
    case = waiting(now=START + 24 * HOUR)
    deadlines.pass_on(case)
    assert (case.dispute.called, case.dispute.deadline, kinds(case)) == (True, None, ["head"])
    later = after(case, START + 100 * HOUR)
    deadlines.pass_on(later)
    assert not later.changed


def test_an_appeal_that_nobody_takes_calls_the_admins_once() -> None:
    case = waiting(Status.APPEALED, START + 24 * HOUR)
    deadlines.pass_on(case)
    assert (case.dispute.status, case.dispute.called, kinds(case)) == (Status.APPEALED, True, ["admins"])


def test_a_lapsed_lease_frees_the_case_and_tells_its_judge() -> None:
    case = after(claimed(), START + HOUR)
    deadlines.pass_on(case)
    assert (case.dispute.status, case.dispute.judge) == (Status.OPEN, None)
    assert [(notice.kind, user) for notice, user in case.notices] == [("lapsed", JUDGE.user), ("judges", None)]
    assert case.dispute.deadline == START + 25 * HOUR


def test_the_end_of_the_time_to_appeal_is_noted_once() -> None:
    given = ruled()
    assert given.dispute.deadline == START + given.settings.appeal
    case = after(given, given.dispute.deadline)
    deadlines.pass_on(case)
    assert (case.dispute.status, case.dispute.deadline, kinds(case)) == (Status.DECIDED, None, ["final"])
    later = after(case, START + 100 * HOUR)
    deadlines.pass_on(later)
    assert not later.changed


def test_an_appeal_is_offered_longer_where_the_server_gives_more_time_meanwhile() -> None:
    given = ruled()
    case = after(given, START + given.settings.appeal)
    case.settings = replace(case.settings, appeal_hours=144)
    deadlines.pass_on(case)
    assert (case.dispute.deadline, kinds(case)) == (START + 144 * HOUR, [])


def test_views_go_a_year_after_the_close() -> None:
    case = after(ruled(), START + timedelta(days=364))
    case.party(1, view="What happened.")
    deadlines.pass_on(case)
    assert case.dispute.parties[1].view == "What happened."
    later = at(case.dispute, START + timedelta(days=365))
    deadlines.pass_on(later)
    assert later.dispute.purged
    assert [each.view for each in later.dispute.parties] == [None, None]
