"""Ends of a match that no move makes: conceding, an agreed draw, giving it up."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.contract import Rejected, Seat
from bot.matches.model import entries
from bot.matches.model.entries import By
from bot.matches.model.match import Actor, Status
from bot.matches.model.messages import Lobby
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.change import Draft
from bot.matches.rules.lobby import may_manage
from bot.matches.rules.permissions import order
from bot.matches.services.desk import Desk


def give_up(draft: Draft, seat: Seat, by: By, user: int | None, interaction: int | None = None) -> None:
    """A seat gives up: the match ends when nobody is left to play against, else the game's own player takes over."""
    draft.seat(seat, conceded=True)
    conceded = tuple(number for number, each in enumerate(draft.match.seats) if each.conceded)
    contenders = len(draft.match.seats) - len(conceded)
    outcome = draft.game.concede(draft.state, conceded) if contenders <= 1 or not draft.match.humans else None
    entry = entries.Conceded(at=draft.now, by=by, seat=seat)
    draft.append(entry, user=user, interaction=interaction)
    if outcome is not None:
        draft.finish(outcome)


def agree_on_draw(draft: Draft) -> None:
    """The match ends with everybody in the first place."""
    draft.append(entries.Drawn(at=draft.now, by="agreed"))
    draft.finish(entries.drawn_by(len(draft.match.seats)))
    draft.settle()


def abandon(draft: Draft, by: By, user: int | None, reason: str | None = None) -> None:
    """The match ends without an outcome."""
    draft.append(entries.Abandoned(at=draft.now, by=by), user=user, reason=reason)
    draft.finish(None)
    draft.settle()


def close_lobby(draft: Draft) -> None:
    """A lobby ends before anything was played."""
    draft.match = replace(draft.match, status=Status.ABANDONED, ended=draft.now)
    draft.course(opening=None)
    draft.note(Lobby())


def _concede(draft: Draft, actor: Actor, interaction: int | None) -> Refused | None:
    if draft.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    seat = draft.match.seat_of(actor.user)
    if seat is None or not draft.match.seats[seat].human:
        return refused(Reason.NOT_SEATED)
    give_up(draft, seat, "seat", actor.user, interaction)
    draft.lapse()
    draft.settle()
    return None


def _close(draft: Draft, actor: Actor) -> Refused | None:
    if draft.match.status is not Status.LOBBY:
        return refused(Reason.NOT_IN_LOBBY)
    if not may_manage(draft.match, actor):
        return refused(Reason.HOST_ONLY)
    close_lobby(draft)
    return None


def _abandon(draft: Draft, actor: Actor, reason: str) -> Refused | None:
    if draft.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    given = order(draft, actor, reason)
    if isinstance(given, Refused):
        return given
    abandon(draft, given.by, given.user, given.reason)
    return None


class EndingDesk(Desk):
    """Conceding and giving up; a draw is agreed on at the agreements' desk."""

    async def concede(
        self, match: int, actor: Actor, *, interaction: int | None = None
    ) -> Position | Refused | Rejected:
        """Give up one's own seat."""
        return await self._change(match, lambda draft: _concede(draft, actor, interaction), interaction=interaction)

    async def close(self, match: int, actor: Actor) -> Position | Refused:
        """Close a lobby, for its host."""
        return await self._do(match, lambda draft: _close(draft, actor))

    async def abandon(self, match: int, actor: Actor, *, reason: str) -> Position | Refused:
        """End a match that is being played without an outcome; for a judge or an admin, who says why."""
        return await self._do(match, lambda draft: _abandon(draft, actor, reason))
