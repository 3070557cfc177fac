"""Matches that open by the message that announces them, the first time or again after their end."""

from __future__ import annotations

from datetime import timedelta

from msgspec import UNSET
from msgspec.structs import replace

from bot.matches.model import entries
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor, Opening, Status
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.seals import Mixed, Seal
from bot.matches.rules import lobby, undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock import pauses
from bot.matches.rules.disputes import undoing
from bot.matches.rules.log import Log, Past
from bot.matches.rules.permissions import order
from bot.matches.rules.submit import NOTHING_USUAL, Usual, bring_all


async def begin(change: Change, log: Log, message: int, usual: Usual = NOTHING_USUAL) -> Refused | None:
    """Open what was announced, by the id of the message that carries the announcement.

    Args:
        usual: the standing answers that players bring, by seat.
    """
    opening = change.match.course.opening
    if opening is None:
        return refused(Reason.NOT_OPENING)
    if opening.to is None:
        lobby.begin(change, opening, message, usual)
    else:
        _go_on(change, opening, opening.to, message, await log.past(opening.to), usual)
        await undoing.go_on(change, log, opening)
    return None


async def reopen(
    change: Change, log: Log, actor: Actor, to: int, reason: str, seen: int | None = None, reach: int | None = None
) -> Refused | None:
    """Announce, by order, that a match which ended goes on from the position after an entry.

    Its secret is public, so another one is committed to. Ordered again it is the same announcement, for when the first
    did not reach the channel.

    Args:
        seen: the last entry that the order was previewed with, if it was.
        reach: how many moves may be taken back at most; ``None`` for any number.
    """
    if seen not in (None, change.match.seq):
        return refused(Reason.MOVED_ON, last=change.match.seq)
    given = order(change, actor, reason)
    if isinstance(given, Refused):
        return given
    problem = _cannot_go_on(change, to) or undo.too_far(await log.gone(to), reach)
    if problem is not None:
        return problem
    if change.match.course.opening is None:
        if await log.kind(to) == "ended" or ends_there(change, await log.past(to)):
            return refused(Reason.ENDS_THERE, entry=to)
        announce_again(change, Opening("", to=to, by=given.by, reason=given.reason))
    else:
        lobby.announce(change)
    return None


def announce_again(change: Change, opening: Opening) -> None:
    """Announce that a match which ended goes on, under a secret of its own."""
    change.secret = Secret.fresh()
    change.course(opening=replace(opening, commitment=change.secret.commitment))
    lobby.announce(change)


async def preview(
    change: Change, log: Log, actor: Actor, to: int, reason: str, reach: int | None = None
) -> Refused | None:
    """Let a change that is never written stand as its match would go on, or say why it would not."""
    problem = await reopen(change, log, actor, to, reason, reach=reach)
    if problem is None:
        change.state = (await log.past(to)).state
    return problem


def _go_on(change: Change, opening: Opening, to: int, message: int, past: Past, usual: Usual) -> None:
    """Continue from the past that was announced in this message; the match is to be settled afterwards."""
    match = change.match
    mixed = Mixed(str(message), opening.clicks)
    seal = Seal(opening.commitment, match.seq + 1, mixed=mixed)
    seats = tuple(replace(each, place=None, points=None, won=None) for each in match.seats)
    change.match = replace(match, status=Status.PLAYING, ended=None, seats=seats)
    # Nobody played meanwhile, so that nothing of the match's own time is gone.
    ends = match.course.ends and match.course.ends + max(timedelta(), change.now - (match.ended or change.now))
    found = None if opening.ruled is None else undoing.found_by(change, opening.ruled.undoes)
    change.course(seals=(*match.course.seals, seal), opening=None, outcome=None, ends=ends)
    change.state = past.state
    entry = entries.Reopened(
        at=change.now,
        by=opening.by,
        to=to,
        commitment=opening.commitment,
        mixed=mixed,
        restores=UNSET if found is None else True,
    )
    change.append(entry, back_to=to, reason=opening.reason)
    change.course(repeated=() if found is None else found.repeated)
    change.keep()
    undo.restore_concessions(change, past)
    for owner in past.held:
        pauses.hold(change, owner)
    bring_all(change, usual)


def _cannot_go_on(change: Change, to: int) -> Refused | None:
    match, opening = change.match, change.match.course.opening
    if match.status not in (Status.OVER, Status.ABANDONED):
        return refused(Reason.NOT_ENDED)
    if opening is not None and opening.to != to:
        return refused(Reason.OPENING)
    return None if 1 <= to < match.seq else refused(Reason.NO_ENTRY, last=match.seq)


def ends_there(change: Change, past: Past) -> bool:
    """Whether no seat had anything left to play for."""
    if not change.game.prompts(past.state):
        return True
    if not past.conceded:
        return False
    people = [seat for seat, each in enumerate(change.match.seats) if not each.automated and seat not in past.conceded]
    if change.position.variant.together:
        return not people
    return not people or len(change.match.seats) - len(past.conceded) <= 1
