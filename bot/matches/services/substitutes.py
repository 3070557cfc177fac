"""Seats that pass on while a match is played: to nobody yet, to another player, to the game's own player."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from bot.games.contract import Seat
from bot.matches.model import entries
from bot.matches.model.match import FORGOTTEN, Actor, Match, Status, Wait
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import deadlines, vacations
from bot.matches.rules.change import Change
from bot.matches.rules.permissions import no_seat, order
from bot.matches.services.desk import Desk
from bot.matches.storage import preferences


def get_up(change: Change, seat: Seat, user: int | None = None, *, automated: bool = False) -> None:
    """Whoever sits in a seat leaves it; the time of its question runs on, but for what was granted to them alone.

    Args:
        user: who is put in their place.
    """
    vacations.rest(change, seat, None)
    change.waits(lambda wait: deadlines.unwelcomed(wait) if wait.seat == seat else wait)
    change.seat(seat, user=user, automated=automated)


def _sit_down(change: Change, actor: Actor, seat: Seat, away: datetime | None, *, newcomer: bool) -> None:
    change.seat(seat, user=actor.user)
    vacations.rest(change, seat, away)
    if newcomer:
        change.waits(lambda wait: _welcomed(change, wait) if wait.seat == seat else wait)
    change.arrive(seat)


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


def _vacant(match: Match, seat: Seat) -> bool:
    seating = match.seats[seat]
    return seating.human and seating.user in (None, FORGOTTEN)


def _no_clearing(match: Match, seat: Seat, to: Literal["nobody", "game"]) -> Refused | None:
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if not 0 <= seat < len(match.seats) or match.seats[seat].conceded:
        return refused(Reason.NO_SEAT)
    already = _vacant(match, seat) if to == "nobody" else not match.seats[seat].human
    return refused(Reason.NO_SEAT) if already else None


def cleared_by(match: Match, actor: Actor, seat: Seat) -> Literal["seat", "host"] | None:
    """On whose account somebody may clear a seat without an order: their own, or as the host one that nobody has."""
    if match.seats[seat].user == actor.user:
        return "seat"
    nobodys = not match.seats[seat].human or _vacant(match, seat)
    return "host" if nobodys and actor.user == match.host else None


class SubstituteDesk(Desk):
    """Leaving, clearing and taking seats of a match that is being played."""

    async def vacate(self, match: int, actor: Actor, seat: Seat, *, reason: str = "") -> Position | Refused:
        """Leave one's seat for somebody else to take; a judge clears anybody's, the host one the game plays.

        Args:
            reason: why a judge or an admin orders it; nobody else needs one.
        """
        return await self._clear(match, actor, seat, "nobody", reason)

    async def hand_to_game(self, match: int, actor: Actor, seat: Seat, *, reason: str = "") -> Position | Refused:
        """Let the game's own player go on: for one's own seat, or as the host for an empty one; a judge for any.

        Args:
            reason: as in :meth:`vacate`.
        """
        return await self._clear(match, actor, seat, "game", reason)

    async def take(self, match: int, actor: Actor, seat: Seat) -> Position | Refused:
        """Sit down in a seat that somebody left; who judged the match, or sat in another one of it, may not."""
        away = await preferences.away(self.repository.database, actor.user)

        def decide(change: Change) -> Refused | None:
            problem = _no_taking(change.match, actor, seat)
            if problem is not None:
                return problem
            newcomer = seat not in change.match.people.seats_of(actor.user)
            _sit_down(change, actor, seat, away, newcomer=newcomer)
            _pass_on(change, seat, "player", "seat", actor.user)
            return None

        return await self._do(match, decide)

    async def _clear(
        self, match: int, actor: Actor, seat: Seat, to: Literal["nobody", "game"], reason: str
    ) -> Position | Refused:
        def decide(change: Change) -> Refused | None:
            problem = _no_clearing(change.match, seat, to)
            if problem is not None:
                return problem
            by: entries.By | None = cleared_by(change.match, actor, seat)
            why = None
            if by is None:
                given = order(change, actor, reason)
                if isinstance(given, Refused):
                    return given
                by, why = given.by, given.reason
            get_up(change, seat, automated=to == "game")
            _pass_on(change, seat, to, by, actor.user, why)
            return None

        return await self._do(match, decide)


def _no_taking(match: Match, actor: Actor, seat: Seat) -> Refused | None:
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if match.seat_of(actor.user) is not None:
        return refused(Reason.SEATED)
    if not 0 <= seat < len(match.seats):
        return refused(Reason.NO_SEAT)
    return no_seat(match, actor, seat) if _vacant(match, seat) else refused(Reason.SEAT_TAKEN)
