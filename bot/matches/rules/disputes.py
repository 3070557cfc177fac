"""What a dispute does to its match: it stops it, lets it go on, or carries a verdict out.

Whether somebody may dispute or judge is not decided here; :mod:`bot.disputes` knows the people.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.values import Line, Outcome, Rejected, Standing
from bot.matches.model import entries
from bot.matches.model.match import Status
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.remedies import (
    Adjust,
    Back,
    Corrected,
    Judgement,
    Lost,
    NoResult,
    Nothing,
    Penalty,
    Remedy,
    Time,
)
from bot.matches.rules import endings, orders, undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock import pauses
from bot.matches.rules.log import Log

MOST_LOST = 999
"""Points or actions that a seat loses at once at most."""


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


async def rule(change: Change, log: Log, judgement: Judgement) -> Refused | Rejected | None:
    """Carry a verdict out: its entry, what it does to the match, and the match goes on."""
    remedy = judgement.remedy
    problem = _impossible(change, remedy)
    if problem is not None:
        return problem
    entry = entries.Ruled(
        at=change.now,
        by=judgement.by,
        dispute=judgement.dispute,
        remedy=str(remedy.__struct_config__.tag),
        rules=judgement.rules,
        release=judgement.release,
    )
    change.append(entry, user=judgement.user, reason=judgement.words)
    if judgement.release:
        pauses.let_go(change, "dispute")
    return await _carried_out(change, log, remedy, judgement)


async def _carried_out(change: Change, log: Log, remedy: Remedy, judgement: Judgement) -> Refused | Rejected | None:
    by, user = judgement.by, judgement.user
    match remedy:
        case Back():
            past = await log.past(remedy.to)
            drawn = [draw for each in await log.gone(remedy.to) for draw in each.draws] if remedy.same else None
            undo.rewind(change, remedy.to, past.state, by, user, conceded=past.conceded, same=drawn)
            return None
        case Adjust():
            return orders.adjusted(change, remedy.changes, by, user)
        case Penalty():
            return _penalised(change, remedy, by, user)
        case Time():
            pauses.extend(change, remedy.seconds, by, user, seat=remedy.seat)
            return None
        case Lost():
            endings.give_up(change, remedy.seat, by, user)
        case NoResult():
            endings.abandon(change, by, user)
            return None
        case Corrected():
            _correct(change, remedy, by, user)
    change.settle()
    return None


def _penalised(change: Change, remedy: Penalty, by: entries.By, user: int) -> Rejected | None:
    result = change.game.penalise(change.state, remedy.seat, remedy.what, remedy.amount)
    if isinstance(result, Rejected):
        return result
    events = entries.raw(change.game, result.events)
    entry = entries.Penalised(
        at=change.now, by=by, seat=remedy.seat, what=remedy.what, amount=remedy.amount, events=events
    )
    change.append(entry, events=result.events, user=user)
    change.new_line()
    change.lapse()
    change.settle()
    return None


def _correct(change: Change, remedy: Corrected, by: entries.By, user: int) -> None:
    outcome = corrected(change, remedy)
    change.append(entries.Corrected(at=change.now, by=by, outcome=outcome), user=user)
    for one in outcome.standings:
        change.seat(one.seat, place=one.place, points=one.points, won=one.won)
    change.match = replace(change.match, status=Status.OVER)
    change.course(outcome=outcome)


def corrected(change: Change, remedy: Corrected) -> Outcome:
    """The outcome that a result set right comes to."""
    before = change.match.course.outcome
    places = before is None or any(one.place is not None for one in before.standings)
    standings = tuple(
        Standing(
            seat,
            place if places else None,
            remedy.points[seat] if remedy.points else None,
            None if places else place == 1,
        )
        for seat, place in enumerate(remedy.places)
    )
    return Outcome(standings, Line("match-outcome-corrected"))


def _impossible(change: Change, remedy: Remedy) -> Refused | None:
    """Why a match cannot be dealt with in this way as it is now."""
    match = change.match
    seats = len(match.seats)
    if isinstance(remedy, Corrected):
        if match.status not in (Status.OVER, Status.ABANDONED) or match.course.opening is not None:
            return refused(Reason.NOT_ENDED)
        whole = len(remedy.places) == seats and len(remedy.points) in (0, seats)
        fits = whole and all(1 <= place <= seats for place in remedy.places) and 1 in remedy.places
        return None if fits else refused(Reason.NO_RESULT, seats=seats)
    if isinstance(remedy, Nothing):
        return None if match.seq else refused(Reason.NOT_PLAYING)
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    match remedy:
        case Back() if not 1 <= remedy.to < match.seq:
            return refused(Reason.NO_ENTRY, last=match.seq)
        case Time() if (problem := pauses.no_extension(match, remedy.seconds)) is not None:
            return problem
        case Penalty(seat=int(seat)) | Lost(seat=int(seat)) | Time(seat=int(seat)) if not 0 <= seat < seats:
            return refused(Reason.NO_SEAT)
        case Penalty() if not 1 <= remedy.amount <= MOST_LOST:
            return refused(Reason.OUT_OF_RANGE, least=1, most=MOST_LOST)
        case Lost() if match.seats[remedy.seat].conceded:
            return refused(Reason.NO_SEAT)
    return None
