"""Verdicts carried out: the entry, what an earlier one did undone, the remedy, and the match goes on."""

from __future__ import annotations

from msgspec import UNSET, Struct
from msgspec.structs import replace

from bot.games.values import Rejected
from bot.matches.model import entries
from bot.matches.model.match import Hold, Opening, Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.remedies import Judgement
from bot.matches.rules import openings, undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock import pauses
from bot.matches.rules.disputes import remedies, undoing
from bot.matches.rules.disputes.undoing import Undoing
from bot.matches.rules.log import Gone, Log, Past


class Carried(Struct, frozen=True):
    """The effect of a verdict on its match.

    Attributes:
        after: the position then; of a match that goes on after its end, as soon as its channel carries that.
        gone: the entries that are taken back.
    """

    after: Position
    gone: tuple[Gone, ...] = ()


async def rule(change: Change, log: Log, judgement: Judgement) -> Carried | Refused | Rejected:
    """Carry a verdict out: its entry, what it undoes, its remedy, and the match goes on."""
    if not change.match.seq:
        return refused(Reason.NOT_PLAYING)
    if change.match.course.opening is not None:
        # The next entry is the one that lets it go on, under a secret of its own.
        return refused(Reason.GOING_ON)
    found = None if judgement.undoes is None else await undoing.way_back(change, log, judgement.undoes)
    if isinstance(found, Refused):
        return found
    remedy = judgement.remedy
    last = change.match.seq if found is None or found.way in ("result", "clocks") else found.to
    verdict = change.match.seq + 1
    change.append(_entry(change, judgement), user=judgement.user, reason=judgement.words)
    if judgement.release:
        pauses.let_go(change, "dispute")
    if found is not None and found.way == "reopen":
        return await _reopened(change, log, judgement, found, verdict)
    if found is not None:
        await undoing.undo_here(change, log, found, judgement)
    problem = remedies.impossible(change, remedy, last)
    if problem is not None:
        return problem
    own = await remedies.falls_away(log, remedy, last)
    gone = (*(() if found is None else found.gone), *own)
    done = undo.too_far(gone, judgement.reach) or await undoing.follow(change, log, judgement, own, verdict)
    return Carried(change.position, gone) if done is None else done


async def _reopened(
    change: Change, log: Log, judgement: Judgement, found: Undoing, verdict: int
) -> Carried | Refused | Rejected:
    """Announce that the match goes on from before what the earlier verdict did, if it can from there."""
    past = await log.past(found.to)
    if openings.ends_there(change, past):
        return refused(Reason.ENDS_THERE, entry=found.to)
    tried = _as_it_was(change, past)
    problem = remedies.impossible(tried, judgement.remedy, found.to)
    if problem is not None:
        return problem
    own = await remedies.falls_away(log, judgement.remedy, found.to)
    gone = (*found.gone, *own)
    refusal = undo.too_far(gone, judgement.reach) or await remedies.carry_out(tried, log, judgement, own)
    if refusal is not None:
        return refusal
    opening = Opening("", to=found.to, by=judgement.by, ruled=judgement, verdict=verdict)
    openings.announce_again(change, opening)
    change.settle()
    return Carried(tried.position, gone)


def _as_it_was(change: Change, past: Past) -> Change:
    """A change that is never written, of the match as it was; it is on hold, so that nobody moves in it."""
    match = change.match
    seats = tuple(replace(each, place=None, points=None, won=None) for each in match.seats)
    holds = (*match.course.holds, Hold("dispute", change.now))
    course = replace(match.course, outcome=None, holds=holds)
    match = replace(match, status=Status.PLAYING, ended=None, seats=seats, course=course)
    tried = Change(Position(match, change.game, past.state, change.answers), change.secret, change.now, change.private)
    undo.restore_concessions(tried, past)
    return tried


def _entry(change: Change, judgement: Judgement) -> entries.Ruled:
    return entries.Ruled(
        at=change.now,
        by=judgement.by,
        dispute=judgement.dispute,
        remedy=str(judgement.remedy.__struct_config__.tag),
        rules=judgement.rules,
        release=judgement.release,
        undoes=UNSET if judgement.undoes is None else judgement.undoes,
    )
