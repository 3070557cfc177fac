"""Orders of a judge or an admin while a match is played: each gives its reason in words that everybody may read."""

from __future__ import annotations

from typing import Any

from bot.games.adjusting import differences, has_effect
from bot.games.contract import after_events
from bot.games.values import Rejected
from bot.matches.model import entries
from bot.matches.model.match import Actor, By, Status
from bot.matches.model.refusals import Reason, Refused, held, refused
from bot.matches.rules import endings, undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock import pauses
from bot.matches.rules.log import Log
from bot.matches.rules.permissions import Order, order


async def rewind(
    change: Change, log: Log, actor: Actor, to: int, reason: str, seen: int | None = None, reach: int | None = None
) -> Refused | None:
    """Bring back the position after an entry of the log, whatever was drawn or revealed since.

    Args:
        seen: the last entry that the order was previewed with, if it was.
        reach: how many moves may be taken back at most; ``None`` for any number.
    """
    given = _order(change, actor, reason, agreeable=True, seen=seen)
    if isinstance(given, Refused):
        return given
    if not 1 <= to < change.match.seq:
        return refused(Reason.NO_ENTRY, last=change.match.seq)
    if given.partial and not undo.is_open(await log.headers(), to):
        return refused(Reason.CANNOT_UNDO)
    problem = undo.too_far(await log.gone(to), reach)
    if problem is not None:
        return problem
    past = await log.past(to)
    undo.rewind(change, to, past.state, given.by, given.user, given.reason, past=past)
    return None


def adjust(
    change: Change, actor: Actor, changes: dict[str, Any], reason: str, seen: int | None = None
) -> Refused | Rejected | None:
    """Set parts of the position, by the names the game knows them by; ``seen`` as in :func:`rewind`."""
    given = _order(change, actor, reason, seen=seen)
    if isinstance(given, Refused):
        return given
    return adjusted(change, changes, given.by, given.user, given.reason)


def adjusted(
    change: Change, changes: dict[str, Any], by: By, user: int, reason: str | None = None
) -> Refused | Rejected | None:
    """Set parts of the position, unless the game does not let them be set so, or nothing would be different."""
    changes = entries.as_kept(changes)
    result = change.game.adjust(change.state, changes)
    if isinstance(result, Rejected):
        return result
    game, before, after = change.game, change.state, after_events(change.game, result.events, change.state)
    if not has_effect(game, before, after, changes):
        return refused(Reason.NO_CHANGE)
    told = differences(game, before, after)
    events = entries.raw(game, result.events)
    entry = entries.Adjusted(at=change.now, by=by, changes=changes, told=told, events=events)
    change.append(entry, events=result.events, user=user, reason=reason)
    change.new_line()
    change.lapse()
    change.settle()
    return None


def pause(change: Change, actor: Actor, reason: str) -> Refused | None:
    """Stop the clock; only a judge or an admin starts it again."""
    given = _order(change, actor, reason, agreeable=True)
    if isinstance(given, Refused):
        return given
    if change.match.course.held_by("officials"):
        return refused(Reason.PAUSED, held=held("officials"))
    pauses.pause(change, given.by, given.user, given.reason)
    return None


def extend(change: Change, actor: Actor, seconds: int, reason: str) -> Refused | None:
    """Give everybody who is awaited more time."""
    given = _order(change, actor, reason, agreeable=True)
    if isinstance(given, Refused):
        return given
    problem = pauses.no_extension(change.match, seconds)
    if problem is None:
        pauses.extend(change, seconds, given.by, given.user, given.reason)
    return problem


def abandon(change: Change, actor: Actor, reason: str) -> Refused | None:
    """End the match without an outcome."""
    if change.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    given = order(change, actor, reason, agreeable=True)
    if isinstance(given, Refused):
        return given
    endings.abandon(change, given.by, given.user, given.reason)
    return None


def _order(
    change: Change, actor: Actor, reason: str, *, agreeable: bool = False, seen: int | None = None
) -> Order | Refused:
    given = order(change, actor, reason, agreeable=agreeable)
    if isinstance(given, Order) and seen not in (None, change.match.seq):
        return refused(Reason.MOVED_ON, last=change.match.seq)
    if isinstance(given, Order) and change.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    return given
