"""What passes on by itself once its time is over, each thing once."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.disputes.model.dispute import RULED, Dispute, Status
from bot.disputes.model.notices import Notice
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.forgetting import purged
from bot.disputes.rules.verdicts import appealable

KEPT = timedelta(days=365)
"""How long views and pictures are kept after the close."""


def pass_on(case: DisputeCase) -> None:
    """Do everything that is due."""
    dispute = case.dispute
    is_heard = dispute.status is Status.HEARING and dispute.deadline is not None and dispute.deadline <= case.now
    if not is_heard and dispute.judge is not None and dispute.lease is not None and dispute.lease <= case.now:
        case.trace(None, "lapsed")
        case.note(Notice(kind="lapsed"), dispute.judge)
        case.give_back()
    elif dispute.deadline is not None and dispute.deadline <= case.now:
        _overdue(case)
    if is_over(case.dispute, case.now):
        case.dispute = purged(case.dispute)


def is_over(dispute: Dispute, now: datetime) -> bool:
    """Whether its views and pictures are to go."""
    return not dispute.purged and dispute.closed is not None and dispute.closed + KEPT <= now


def _overdue(case: DisputeCase) -> None:
    if case.dispute.status is Status.HEARING:
        case.hear_out()
        return
    if case.dispute.status in RULED:
        _final(case)
        return
    case.set(deadline=None, called=True)
    case.note(Notice(kind="admins" if case.dispute.status is Status.APPEALED else "head"))


def _final(case: DisputeCase) -> None:
    """No longer offer an appeal; after a change of the clock or of the server's settings there may be time left."""
    open_to_it = appealable(case)
    if isinstance(open_to_it, DeskRefused):
        case.set(deadline=None)
        case.note(Notice(kind="final"))
    else:
        case.set(deadline=open_to_it.at + case.settings.appeal)
