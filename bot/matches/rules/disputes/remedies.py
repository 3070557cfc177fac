"""Remedies: whether a match can be dealt with like this as it is now, and doing it."""

from __future__ import annotations

from collections.abc import Sequence

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
from bot.matches.rules.log import Gone, Log

MOST_LOST = 999
"""Points or actions that a seat loses at once at most."""


def impossible(change: Change, remedy: Remedy, last: int) -> Refused | None:
    """Why a match cannot be dealt with in this way as it is now.

    Args:
        last: the entry whose position the remedy starts from; it goes back to an earlier one.
    """
    match = change.match
    seats = len(match.seats)
    if isinstance(remedy, Corrected):
        if match.status not in (Status.OVER, Status.ABANDONED):
            return refused(Reason.NOT_ENDED)
        whole = len(remedy.places) == seats and len(remedy.points) in (0, seats)
        fits = whole and all(1 <= place <= seats for place in remedy.places) and 1 in remedy.places
        return None if fits else refused(Reason.NO_RESULT, seats=seats)
    if isinstance(remedy, Nothing):
        return None
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    match remedy:
        case Back() if not 1 <= remedy.to < last:
            return refused(Reason.NO_ENTRY, last=last)
        case Time() if (problem := pauses.no_extension(match, remedy.seconds)) is not None:
            return problem
        case Penalty(seat=int(seat)) | Lost(seat=int(seat)) | Time(seat=int(seat)) if not 0 <= seat < seats:
            return refused(Reason.NO_SEAT)
        case Penalty() if not 1 <= remedy.amount <= MOST_LOST:
            return refused(Reason.OUT_OF_RANGE, least=1, most=MOST_LOST)
        case Lost() if match.seats[remedy.seat].conceded:
            return refused(Reason.NO_SEAT)
    return None


async def falls_away(log: Log, remedy: Remedy, last: int | None = None) -> tuple[Gone, ...]:
    """The entries that a remedy takes back.

    Args:
        last: the entry whose position it starts from; that of the log as it is where none is named.
    """
    return tuple(await log.gone(remedy.to, last)) if isinstance(remedy, Back) else ()


async def carry_out(
    change: Change, log: Log, judgement: Judgement, gone: Sequence[Gone] = ()
) -> Refused | Rejected | None:
    """Do what a verdict orders, and settle the match.

    Args:
        gone: the entries that it takes back, as :func:`falls_away` tells them.
    """
    remedy, by, user = judgement.remedy, judgement.by, judgement.user
    match remedy:
        case Back():
            past = await log.past(remedy.to)
            drawn = [draw for each in gone for draw in each.draws] if remedy.same else None
            undo.rewind(change, remedy.to, past.state, by, user, past=past, same=drawn)
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
            set_result(change, corrected(change, remedy), by, user)
    change.settle()
    return None


def set_result(change: Change, outcome: Outcome | None, by: entries.By, user: int) -> None:
    """Give a match that is over another outcome, or let it have none."""
    change.append(entries.Corrected(at=change.now, by=by, outcome=outcome), user=user)
    standings = {one.seat: one for one in outcome.standings} if outcome else {}
    for seat in range(len(change.match.seats)):
        one = standings.get(seat, Standing(seat))
        change.seat(seat, place=one.place, points=one.points, won=one.won)
    change.match = replace(change.match, status=Status.OVER if outcome else Status.ABANDONED)
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
