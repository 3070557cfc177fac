"""A channel that takes no messages: the match is on hold, nobody loses the time, and it goes on by itself."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.matches.model.match import Match, Owner, Status
from bot.matches.model.messages import Gap, Silenced, Telling, Told
from bot.matches.rules import endings
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines, patience

_WORTH_SAYING = 60.0
"""Seconds. Of a shorter hold the channel need not be told afterwards."""


def begin(change: Change, owner: Owner, since: datetime) -> None:
    """Put a match on hold from when the first line was refused; for the third time, its players are told.

    Args:
        owner: ``silence`` for want of a right, ``outage`` while Discord is out of order.
    """
    match = change.match
    if match.status is not Status.PLAYING or match.course.held_by(owner):
        return
    change.match = deadlines.held(match, owner, since)
    # Whatever else waits, the status message is brought up to date with it.
    change.note(Told(change.match.seq, change.match.head, ()))
    if owner != "silence":
        return
    before = patience.silence(match)
    change.course(silence=replace(before, times=before.times + 1))
    is_due = before.told is None or change.now >= before.told + patience.AGAIN
    if before.times + 1 >= patience.OFTEN and is_due:
        _tell(change, "often")


def lifted(match: Match, now: datetime) -> Match:
    """The match as it goes on once its channel takes messages."""
    for owner in patience.SILENT:
        match = deadlines.let_go(match, owner, now)
    return match


def lift(change: Change) -> None:
    """Let a match go on: its channel takes messages again, or it has another one."""
    hold = patience.waiting(change.match)
    if hold is None:
        return
    outage = not change.match.course.held_by("silence")
    change.match = lifted(change.match, change.now)
    change.settle()
    if (change.now - hold.since).total_seconds() >= _WORTH_SAYING:
        change.note(Gap(hold.since, change.now, outage))


def give_back(change: Change, since: datetime) -> None:
    """Give back the time for which lines could not be read, all of which are there by now."""
    if change.match.status is Status.PLAYING and change.match.course.runs:
        change.match = deadlines.let_go(deadlines.held(change.match, "outage", since), "outage", change.now)


def look_at(change: Change) -> None:
    """Do what a match's hold demands by now: end it, or tell its players that it takes long."""
    ends, tells = patience.ends_at(change.match), patience.tells_at(change.match)
    if ends is not None and ends <= change.now:
        _tell(change, "ended")
        endings.abandon(change, "clock", None)
    elif tells is not None and tells <= change.now:
        _tell(change, "long")


def _tell(change: Change, which: Telling) -> None:
    """Tell everybody who plays in private."""
    match, hold = change.match, patience.waiting(change.match)
    since = change.now if hold is None else hold.since
    ends = None if which == "ended" else since + patience.KEPT
    for seat, seating in enumerate(match.seats):
        if seating.occupied:
            change.note(Silenced(seat, which, since, ends), seat)
    change.course(silence=replace(patience.silence(match), told=change.now))
