"""A match goes on after its end, from an earlier position and with dice of a new secret, the old one being public."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.matches.model import entries
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor, Mixed, Opening, Owner, Seal, Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import holds, undo
from bot.matches.rules.change import Change
from bot.matches.rules.lobby import announce
from bot.matches.rules.permissions import order
from bot.matches.services.desk import Desk


class Past(Struct, frozen=True):
    """What was after an entry of a log: the game's state, who had given up, and who held the clock."""

    state: Any
    conceded: frozenset[Seat]
    held: tuple[Owner, ...]


def begin(change: Change, opening: Opening, message: int, past: Past) -> None:
    """Let the match go on that was announced in this message, as it was then; everybody is asked anew."""
    match, to = change.match, opening.to
    if to is None:
        raise RuntimeError(f"match {match.id} opens, and has never ended")
    mixed = Mixed(str(message), opening.clicks)
    seal = Seal(opening.commitment, match.seq + 1, mixed=mixed)
    seats = tuple(replace(each, place=None, points=None) for each in match.seats)
    change.match = replace(match, status=Status.PLAYING, ended=None, seats=seats)
    change.course(seals=(*match.course.seals, seal), opening=None, outcome=None)
    change.state = past.state
    entry = entries.Reopened(at=change.now, by=opening.by, to=to, commitment=opening.commitment, mixed=mixed)
    change.append(entry, back_to=to, reason=opening.reason)
    change.keep()
    undo.bring_back(change, past.conceded)
    for owner in past.held:
        holds.hold(change, owner)
    change.settle()


def _unfit(change: Change, to: int) -> Refused | None:
    """Why a match does not go on from an entry."""
    match, opening = change.match, change.match.course.opening
    if match.status not in (Status.OVER, Status.ABANDONED):
        return refused(Reason.NOT_ENDED)
    if opening is not None and opening.to != to:
        return refused(Reason.OPENING)
    return None if 1 <= to < match.seq else refused(Reason.NO_ENTRY, last=match.seq)


def _is_over(change: Change, past: Past) -> bool:
    """Whether nobody had anything left to play for."""
    if not change.game.prompts(past.state):
        return True
    if not past.conceded:
        return False
    people = [seat for seat, each in enumerate(change.match.seats) if not each.automated and seat not in past.conceded]
    return not people or len(change.match.seats) - len(past.conceded) <= 1


class ReopeningDesk(Desk):
    """Orders after the end of a match."""

    async def reopen(self, match: int, actor: Actor, to: int, *, reason: str) -> Position | Refused:
        """Announce that a match which ended goes on from the position after an entry; :meth:`begin` lets it.

        Its secret is public, so that another one is committed to, with the same announcement as at the start. Ordered
        once more it is the same announcement, for when the first did not reach the channel.

        Args:
            reason: why, in words that everybody may read.
        """

        async def decide(change: Change) -> Refused | None:
            given = order(change, actor, reason)
            if isinstance(given, Refused):
                return given
            problem = _unfit(change, to)
            if problem is not None:
                return problem
            if change.match.course.opening is None:
                if await self.repository.kind_at(match, to) == "ended" or _is_over(
                    change, await self._past(change, to)
                ):
                    return refused(Reason.ENDS_THERE, entry=to)
                change.secret = Secret.fresh()
                opening = Opening(change.secret.commitment, to=to, by=given.by, reason=given.reason)
                change.course(opening=opening)
            announce(change)
            return None

        return await self._do(match, decide)

    async def _past(self, change: Change, to: int) -> Past:
        match = change.match
        state = await self.repository.state_at(match, change.game, to)
        return Past(
            state, await self.repository.conceded_at(match.id, to), await self.repository.owners_at(match.id, to)
        )
