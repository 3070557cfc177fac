"""Seats that change hands while a match is played: left, cleared, given to the game's own player, taken again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from bot.games.values import Seat
from bot.matches.model import entries
from bot.matches.model.match import FORGOTTEN, Actor, Match, Seating, Status, Wait
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import endings, lobby
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines, vacations
from bot.matches.rules.permissions import no_seat, order
from bot.matches.rules.submit import bring


def take(
    change: Change, actor: Actor, seat: Seat, away: datetime | None, usual: Mapping[str, str] | None = None
) -> Refused | None:
    """Sit down in a vacant seat, or in a first match in one of the game's own player.

    Args:
        away: until when the player is on vacation.
        usual: the standing answers that they bring; nothing is left of those of whoever sat there.
    """
    problem = _no_taking(change.position, actor, seat)
    if problem is not None:
        return problem
    newcomer = seat not in change.match.people.seats_of(actor.user)
    change.seat(seat, user=actor.user, automated=False)
    vacations.rest(change, seat, away)
    if newcomer:
        change.waits(lambda wait: _welcomed(change, wait) if wait.seat == seat else wait)
    change.arrive(seat)
    bring(change, seat, usual or {})
    _pass_on(change, seat, "player", "seat", actor.user)
    return None


def clear(change: Change, actor: Actor, seat: Seat, to: Literal["nobody", "game"], reason: str) -> Refused | None:
    """Leave a seat vacant or to the game's own player: one's own, as the host an unoccupied one, by order any."""
    problem = _no_clearing(change.match, seat, to)
    if problem is not None:
        return problem
    if to == "game" and not change.position.variant.automaton:
        return refused(Reason.NO_AUTOMATON)
    by: entries.By | None = cleared_by(change.match, actor, seat)
    why = None
    if by is None:
        given = order(change, actor, reason, agreeable=True)
        if isinstance(given, Refused):
            return given
        by, why = given.by, given.reason
    _get_up(change, seat, automated=to == "game")
    _pass_on(change, seat, to, by, actor.user, why)
    return None


def forget(change: Change, user: int) -> Refused | None:
    """Take a person whose data is deleted out of a match: a lobby loses them, or its host; a seat becomes vacant."""
    if change.match.status is Status.LOBBY:
        if change.match.host == user:
            endings.close_lobby(change)
            return None
        return lobby.leave(change, Actor(user), None)
    seat = change.match.seat_of(user)
    if seat is not None and change.match.status is Status.PLAYING:
        _get_up(change, seat, FORGOTTEN)
        change.settle()
    return None


def cleared_by(match: Match, actor: Actor, seat: Seat) -> Literal["seat", "host"] | None:
    """On whose account a seat is cleared without an order: a player's own, or the host's where no person sits."""
    if match.seats[seat].user == actor.user:
        return "seat"
    unoccupied = not match.seats[seat].human or _vacant(match, seat)
    return "host" if unoccupied and actor.user == match.host else None


def _get_up(change: Change, seat: Seat, user: int | None = None, *, automated: bool = False) -> None:
    """Vacate a seat, for ``user`` if there is one; the time of its question runs on, without a newcomer's bonus."""
    vacations.rest(change, seat, None)
    change.waits(lambda wait: deadlines.unwelcomed(wait) if wait.seat == seat else wait)
    change.seat(seat, user=user, automated=automated)


def _welcomed(change: Change, wait: Wait) -> Wait:
    match = change.match
    shows = deadlines.shown(wait, match.course, change.now)
    return deadlines.welcomed(wait, match.terms.timing, match.seats[wait.seat], shows)


def _pass_on(
    change: Change,
    seat: Seat,
    to: Literal["player", "nobody", "game"],
    by: entries.By,
    user: int,
    reason: str | None = None,
) -> None:
    change.append(entries.Substituted(at=change.now, by=by, seat=seat, to=to), user=user, reason=reason)
    change.settle()


def is_vacant(seating: Seating) -> bool:
    """Whether nobody sits there and somebody may."""
    return seating.human and not seating.occupied


def can_be_taken(match: Match, seat: Seat) -> bool:
    """Whether somebody may sit down in a seat while the match is played: nobody sits there, or in a first match the
    game's own player."""
    seating = match.seats[seat]
    return is_vacant(seating) or (match.terms.first and seating.automated and not seating.conceded)


def _vacant(match: Match, seat: Seat) -> bool:
    return is_vacant(match.seats[seat])


def _no_clearing(match: Match, seat: Seat, to: Literal["nobody", "game"]) -> Refused | None:
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if not 0 <= seat < len(match.seats) or match.seats[seat].conceded:
        return refused(Reason.NO_SEAT)
    already = _vacant(match, seat) if to == "nobody" else not match.seats[seat].human
    return refused(Reason.NO_SEAT) if already else None


def _no_taking(position: Position, actor: Actor, seat: Seat) -> Refused | None:
    match = position.match
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if match.seat_of(actor.user) is not None:
        return refused(Reason.SEATED)
    if not 0 <= seat < len(match.seats):
        return refused(Reason.NO_SEAT)
    return no_seat(position, actor, seat) if can_be_taken(match, seat) else refused(Reason.SEAT_TAKEN)
