"""The clock of a match: who stops it, who starts it again, and more time for everybody who is awaited."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.games.values import Seat
from bot.matches.model import entries
from bot.matches.model.entries import By
from bot.matches.model.match import Actor, Match, Owner, Status
from bot.matches.model.refusals import Reason, Refused, held, refused
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines
from bot.matches.rules.permissions import no_order, order


def hold(change: Change, owner: Owner) -> None:
    """Stop the clock for an owner; no move is taken until everybody who holds it lets go."""
    change.match = deadlines.held(change.match, owner, change.now)


def let_go(change: Change, owner: Owner) -> None:
    """End an owner's hold; with the last one the clock runs again, and every deadline moves by as long."""
    change.match = deadlines.let_go(change.match, owner, change.now)


def pause(change: Change, by: By, user: int | None, reason: str | None = None) -> None:
    """Stop the clock by agreement or by order; no move is taken."""
    change.append(entries.Paused(at=change.now, by=by), user=user, reason=reason)
    hold(change, "players" if by == "agreed" else "officials")
    change.settle()


def resume(change: Change, actor: Actor, reason: str = "") -> Refused | None:
    """Let go of the clock: as a player of the players' pause, as a judge or an admin of the officials'.

    It runs again once no other owner holds it.

    Args:
        reason: why a judge or an admin lets go; players need none.
    """
    match = change.match
    course, seat = match.course, match.seat_of(actor.user)
    if match.status is not Status.PLAYING or not course.stands:
        return refused(Reason.NOT_PAUSED)
    problem = no_order(change.position, actor, agreeable=True)
    officials = course.held_by("officials") and problem is None
    players = course.held_by("players") and seat is not None
    if not officials and not players:
        if problem is not None and seat is None:
            return refused(Reason.NOT_SEATED)
        if course.held_by("officials"):
            return problem
        return refused(Reason.HELD, held=held(course.owners[0]))
    if officials:
        given = order(change, actor, reason, agreeable=True)
        if isinstance(given, Refused):
            return given
        change.append(entries.Resumed(at=change.now, by=given.by), user=given.user, reason=given.reason)
        let_go(change, "officials")
    if players:
        change.append(entries.Resumed(at=change.now, by="seat"), user=actor.user)
        let_go(change, "players")
    change.settle()
    return None


def extend(
    change: Change, seconds: int, by: By, user: int | None, reason: str | None = None, *, seat: Seat | None = None
) -> None:
    """Give everybody who is awaited more time, or one seat alone."""
    change.append(entries.Extended(at=change.now, by=by, seat=seat, seconds=seconds), user=user, reason=reason)
    more = timedelta(seconds=seconds)
    change.waits(lambda wait: replace(deadlines.longer(wait, more), noticed=()) if seat in (None, wait.seat) else wait)
    change.settle()


def no_extension(match: Match, seconds: int | None) -> Refused | None:
    """Why nobody can get that much more time."""
    if match.terms.timing.seconds is None and match.terms.timing.window is None:
        return refused(Reason.NO_CLOCK)
    longest = int(deadlines.LONGEST_EXTENSION.total_seconds())
    if seconds is None or not 0 < seconds <= longest:
        return refused(Reason.TOO_LONG, days=deadlines.LONGEST_EXTENSION.days)
    return None
