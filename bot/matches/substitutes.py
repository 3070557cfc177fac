"""Seats that pass on while a match is played: to nobody yet, to another player, to the game's own player."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from bot.games.contract import Seat
from bot.matches import entries, preferences
from bot.matches.desk import Desk
from bot.matches.draft import Draft
from bot.matches.lobby import may_manage
from bot.matches.model import FORGOTTEN, Actor, Match, Status
from bot.matches.officials import no_order, official
from bot.matches.position import Position
from bot.matches.refusals import Reason, Refused, refused


def _pass_on(draft: Draft, seat: Seat, to: Literal["player", "nobody", "game"], by: entries.By, user: int) -> None:
    draft.append(entries.Substituted(at=draft.now, by=by, seat=seat, to=to), user=user)
    # Whoever comes is asked anew, with the whole time.
    draft.course(waits=tuple(wait for wait in draft.match.course.waits if wait.seat != seat))
    draft.settle()


def _vacant(match: Match, seat: Seat) -> bool:
    seating = match.seats[seat]
    return seating.human and seating.user in (None, FORGOTTEN)


def _may_clear(draft: Draft, actor: Actor, seat: Seat) -> Refused | None:
    match = draft.match
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if not 0 <= seat < len(match.seats) or match.seats[seat].conceded:
        return refused(Reason.NO_SEAT)
    nobodys = not match.seats[seat].human or _vacant(match, seat)
    if match.seats[seat].user == actor.user or (nobodys and may_manage(match, actor)):
        return None
    return no_order(match, actor)


class SubstituteDesk(Desk):
    """Leaving, clearing and taking seats of a match that is being played."""

    async def vacate(self, match: int, actor: Actor, seat: Seat) -> Position | Refused:
        """Leave one's seat for somebody else to take; a judge clears anybody's, the host one the game plays."""
        return await self._clear(match, actor, seat, "nobody")

    async def hand_to_game(self, match: int, actor: Actor, seat: Seat) -> Position | Refused:
        """Let the game's own player go on: for one's own seat, or as the host for an empty one."""
        return await self._clear(match, actor, seat, "game")

    async def take(self, match: int, actor: Actor, seat: Seat) -> Position | Refused:
        """Sit down in a seat that somebody left; who sat in another one and knows its secrets may not."""
        away = await preferences.away(self.vault.database, actor.user)

        async def decide(draft: Draft) -> Refused | None:
            problem = _take(draft, actor, seat, away)
            if problem is None and await self.vault.seats_held(match, actor.user) - {seat}:
                return refused(Reason.OTHER_SEAT)
            return problem

        return await self._do(match, decide)

    async def _clear(self, match: int, actor: Actor, seat: Seat, to: Literal["nobody", "game"]) -> Position | Refused:
        def decide(draft: Draft) -> Refused | None:
            problem = _may_clear(draft, actor, seat)
            if problem is not None:
                return problem
            seating = draft.match.seats[seat]
            already = _vacant(draft.match, seat) if to == "nobody" else not seating.human
            if already:
                return refused(Reason.NO_SEAT)
            draft.seat(seat, user=None, automated=to == "game", away=None)
            _pass_on(draft, seat, to, "seat" if seating.user == actor.user else official(actor), actor.user)
            return None

        return await self._do(match, decide)


def _take(draft: Draft, actor: Actor, seat: Seat, away: datetime | None) -> Refused | None:
    match = draft.match
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if match.seat_of(actor.user) is not None:
        return refused(Reason.SEATED)
    if not 0 <= seat < len(match.seats):
        return refused(Reason.NO_SEAT)
    if not _vacant(match, seat):
        return refused(Reason.SEAT_TAKEN)
    draft.seat(seat, user=actor.user, away=away)
    _pass_on(draft, seat, "player", "seat", actor.user)
    return None
