"""How long a match waits for its channel to take messages: when its players are told, and when it ends."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.matches.model.match import Actor, Hold, Match, Owner
from bot.matches.model.messages import Silence

SILENT: tuple[Owner, ...] = ("silence", "outage")
"""Who holds the clock while the channel takes no messages."""
OFTEN = 3
"""The hold at which a match's players are told in private, however short it is."""
KEPT = timedelta(days=14)
"""A match that is on hold for longer ends without a result."""
AGAIN = timedelta(days=1)
"""Players are told no more often than that, and may move the match for so long afterwards."""
_MOVE = timedelta(days=1)
"""The time for a move in a match that has no limit."""


def waiting(match: Match) -> Hold | None:
    """The hold that a match is on because its channel takes no messages."""
    return min((each for each in match.course.holds if each.owner in SILENT), key=lambda each: each.since, default=None)


def silence(match: Match) -> Silence:
    """How often the channel took no messages so far."""
    return match.course.silence or Silence()


def tells_at(match: Match) -> datetime | None:
    """When the players of a match on hold are told that it takes long; ``None`` once they are."""
    hold, told = waiting(match), silence(match).told
    if hold is None or (told is not None and told >= hold.since):
        return None
    seconds = match.terms.timing.seconds
    late = hold.since + (_MOVE if seconds is None else timedelta(seconds=seconds))
    return late if told is None else max(late, told + AGAIN)


def ends_at(match: Match) -> datetime | None:
    """When a match on hold ends; never while somebody else stopped it as well, whose business its end is."""
    hold = waiting(match)
    if hold is None or any(owner not in (*SILENT, "ruling") for owner in match.course.owners):
        return None
    return hold.since + KEPT


def due(match: Match) -> datetime | None:
    """When a match on hold must be looked at next."""
    return min((moment for moment in (tells_at(match), ends_at(match)) if moment is not None), default=None)


def may_move(match: Match, actor: Actor, now: datetime) -> bool:
    """Whether somebody may move a match to another channel: its host, officials, and a seat that was told it waits."""
    if actor.judge or actor.admin or match.host == actor.user:
        return True
    told = silence(match).told
    if told is None or match.seat_of(actor.user) is None:
        return False
    return waiting(match) is not None or now < told + AGAIN
