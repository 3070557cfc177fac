"""Seats that pass on while a match is played: to nobody yet, to another player, to the game's own player."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from bot.games.contract import Seat
from bot.matches import entries, preferences, resting, waiting
from bot.matches.desk import Desk
from bot.matches.draft import Draft
from bot.matches.lobby import may_manage
from bot.matches.model import FORGOTTEN, Actor, Match, Status
from bot.matches.officials import no_order, official
from bot.matches.position import Position
from bot.matches.refusals import Reason, Refused, refused


def get_up(draft: Draft, seat: Seat, user: int | None = None, *, automated: bool = False) -> None:
    """Whoever sits in a seat leaves it; the time of its question runs on, but for what was granted to them alone.

    Args:
        user: who is put in their place.
    """
    resting.rest(draft, seat, None)
    draft.waits(lambda wait: waiting.unwelcomed(wait) if wait.seat == seat else wait)
    draft.seat(seat, user=user, automated=automated)


def _sit_down(draft: Draft, actor: Actor, seat: Seat, away: datetime | None, *, newcomer: bool) -> None:
    draft.seat(seat, user=actor.user)
    resting.rest(draft, seat, away)
    if newcomer:
        match = draft.match
        draft.waits(
            lambda wait: (
                waiting.welcomed(
                    wait, match.terms.timing, match.seats[seat], waiting.shown(wait, match.course, draft.now)
                )
                if wait.seat == seat
                else wait
            )
        )
    draft.arrive(seat)


def _pass_on(draft: Draft, seat: Seat, to: Literal["player", "nobody", "game"], by: entries.By, user: int) -> None:
    draft.append(entries.Substituted(at=draft.now, by=by, seat=seat, to=to), user=user)
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
            problem = _no_taking(draft.match, actor, seat)
            if problem is not None:
                return problem
            held = await self.vault.seats_held(match, actor.user)
            if held - {seat}:
                return refused(Reason.OTHER_SEAT)
            _sit_down(draft, actor, seat, away, newcomer=seat not in held)
            _pass_on(draft, seat, "player", "seat", actor.user)
            return None

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
            get_up(draft, seat, automated=to == "game")
            _pass_on(draft, seat, to, "seat" if seating.user == actor.user else official(actor), actor.user)
            return None

        return await self._do(match, decide)


def _no_taking(match: Match, actor: Actor, seat: Seat) -> Refused | None:
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if match.seat_of(actor.user) is not None:
        return refused(Reason.SEATED)
    if not 0 <= seat < len(match.seats):
        return refused(Reason.NO_SEAT)
    return None if _vacant(match, seat) else refused(Reason.SEAT_TAKEN)
