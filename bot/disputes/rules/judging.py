"""Who may judge a dispute, and who holds the case."""

from __future__ import annotations

from bot.disputes.model.dispute import RECUSED, UNDECIDED, Status
from bot.disputes.model.notices import Notice
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.case import DisputeCase

_WAITING = (Status.OPEN, Status.CLAIMED, Status.APPEALED)


def no_judge(case: DisputeCase, judge: Official) -> DeskRefused | None:
    """Why somebody may not judge a dispute."""
    dispute, person = case.dispute, case.person(judge.user)
    if not dispute.may_stand_in(person):
        if dispute.status is Status.APPEALED and not judge.head:
            return refused(DeskReason.HEAD_ONLY)
        if not judge.appointed:
            return refused(DeskReason.JUDGE_ONLY)
    if any(party.person == person for party in dispute.parties):
        return refused(DeskReason.PARTIAL)
    if case.match is not None and case.match.people.is_party(judge.user):
        return refused(DeskReason.PARTIAL)
    bar = next((bar for bar in dispute.bars if bar.person == person), None)
    if bar is not None:
        return refused(DeskReason.RECUSED if bar.side == RECUSED else DeskReason.BARRED)
    # An appeal is for a head judge who has not ruled; what it sends back, for anybody but who ruled before.
    kinds = () if dispute.status is Status.APPEALED else ("upheld", "sent-back")
    if any(each.person == person and each.kind not in kinds for each in case.verdicts):
        return refused(DeskReason.RULED_BEFORE)
    return None


def claim(case: DisputeCase, judge: Official) -> DeskRefused | None:
    """Take a case that nobody holds; whoever holds it renews the lease."""
    dispute = case.dispute
    if dispute.status not in (*_WAITING, Status.HEARING):
        return refused(DeskReason.CLOSED)
    problem = no_judge(case, judge)
    if problem is not None:
        return problem
    if dispute.status is Status.HEARING and not dispute.live:
        return refused(DeskReason.STILL_HEARD)
    if _is_held(case) and dispute.judge != judge.user:
        return refused(DeskReason.CLAIMED)
    if not _is_held(case):
        case.trace(judge, "claimed")
    case.reader = judge.user
    _hold(case, judge.user)
    if not (dispute.freezes or dispute.ran or dispute.status is Status.APPEALED) and _is_played(case):
        case.freeze(judge)
    return None


def work(case: DisputeCase, judge: Official) -> DeskRefused | None:
    """Check that somebody holds the case, and renew their lease."""
    dispute = case.dispute
    if dispute.status not in (Status.HEARING, Status.CLAIMED, Status.APPEALED):
        return refused(DeskReason.CLOSED if dispute.closed else DeskReason.NOT_CLAIMED)
    if dispute.judge != judge.user:
        return refused(DeskReason.NOT_CLAIMED if dispute.judge is None else DeskReason.CLAIMED)
    if not _is_held(case):
        return refused(DeskReason.LAPSED)
    problem = no_judge(case, judge)
    if problem is not None:
        return problem
    case.reader = judge.user
    # Each press of a judge at work would else be a change of the dispute.
    if dispute.lease is None or dispute.lease - case.now < case.settings.lease * 0.9:
        case.set(lease=case.now + case.settings.lease)
    return None


def hand_on(case: DisputeCase, judge: Official, to: Official) -> DeskRefused | None:
    """Hand the case on to another judge."""
    problem = work(case, judge)
    if problem is not None:
        return problem
    if no_judge(case, to) is not None:
        return refused(DeskReason.NOT_FOR_THEM)
    _hold(case, to.user)
    case.trace(judge, "handed")
    case.note(Notice(kind="handed", deadline=case.dispute.lease), to.user)
    return None


def read_from(case: DisputeCase, judge: Official, entry: int) -> DeskRefused | None:
    """Choose the entry after which the log is read; 0 is its beginning."""
    problem = work(case, judge)
    if problem is not None:
        return problem
    if case.match is None or not 0 <= entry < case.match.seq:
        return refused(DeskReason.NO_ENTRY, last=0 if case.match is None else case.match.seq)
    case.set(agreed=entry)
    return None


def recuse(case: DisputeCase, judge: Official) -> DeskRefused | None:
    """Give a case back, or refuse to take it, for good."""
    if not judge.judges:
        return refused(DeskReason.JUDGE_ONLY)
    if case.dispute.status not in UNDECIDED and case.dispute.status is not Status.APPEALED:
        return refused(DeskReason.CLOSED)
    problem = no_judge(case, judge)
    if problem is not None and problem.reason is not DeskReason.HEAD_ONLY:
        return problem
    case.bar(RECUSED, judge.user)
    case.trace(judge, "recused")
    if case.dispute.judge == judge.user:
        case.give_back()
    return None


def bar(case: DisputeCase, user: Official, judge: int) -> DeskRefused | None:
    """Bar a judge before a verdict, who loses the case if they hold it; each side bars one."""
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    if case.dispute.status not in UNDECIDED and case.dispute.status is not Status.APPEALED:
        return refused(DeskReason.CLOSED)
    if any(each.side == party.side for each in case.dispute.bars):
        return refused(DeskReason.BARS)
    case.bar(party.side, judge)
    case.trace(user, "barred")
    if case.dispute.judge == judge:
        case.give_back()
    return None


def _hold(case: DisputeCase, judge: int) -> None:
    lease = case.now + case.settings.lease
    if case.dispute.status is Status.HEARING:
        # The sides still have their time, and a judge who came early hears them.
        case.set(judge=judge, lease=lease)
        return
    status = Status.APPEALED if case.dispute.status is Status.APPEALED else Status.CLAIMED
    case.set(status=status, judge=judge, lease=lease, deadline=None, called=False)


def _is_held(case: DisputeCase) -> bool:
    dispute = case.dispute
    return dispute.judge is not None and dispute.lease is not None and dispute.lease > case.now


def _is_played(case: DisputeCase) -> bool:
    return case.match is not None and case.match.status.value == "playing"
