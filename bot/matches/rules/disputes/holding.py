"""Stop a match because of a dispute, and let it go on without a verdict."""

from __future__ import annotations

from bot.matches.model import entries
from bot.matches.model.match import Status
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.change import Change
from bot.matches.rules.clock import pauses


def freeze(change: Change, dispute: int, about: int, user: int) -> Refused | None:
    """Stop a match that is played, because an entry of its log, or what followed on it, is disputed."""
    match = change.match
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if not 1 <= about <= match.seq:
        return refused(Reason.NO_ENTRY, last=match.seq)
    seat = match.seat_of(user)
    by: entries.By = "judge" if seat is None else "seat"
    change.append(entries.Disputed(at=change.now, by=by, seat=seat, dispute=dispute, about=about), user=user)
    pauses.hold(change, "dispute")
    change.settle()
    return None


def release(change: Change, dispute: int, by: entries.By, user: int | None, *, last: bool = True) -> None:
    """Let a match go on without a verdict.

    Args:
        last: no other dispute about it is open.
    """
    if change.match.status is not Status.PLAYING or not change.match.course.held_by("dispute"):
        return
    change.append(entries.Released(at=change.now, by=by, dispute=dispute, last=last), user=user)
    if last:
        pauses.let_go(change, "dispute")
    change.settle()
