"""What players may do when all of them agree: undo, draw, more time, a pause, giving the match up."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.matches.model import entries
from bot.matches.model.entries import By
from bot.matches.model.match import FORGOTTEN, Actor, Match, Proposal, ProposalKind, Status
from bot.matches.model.messages import Answered, Asked
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, held, refused
from bot.matches.rules import deadlines, endings, holds, undo
from bot.matches.rules.change import Change
from bot.matches.rules.permissions import no_order, order
from bot.matches.services.desk import Desk


def voters(match: Match) -> tuple[Seat, ...]:
    """The seats whose players must agree."""
    return tuple(seat for seat in match.humans if match.seats[seat].user not in (None, FORGOTTEN))


def extend(change: Change, seconds: int, by: By, user: int | None, reason: str | None = None) -> None:
    """Everybody who is awaited gets more time."""
    change.append(entries.Extended(at=change.now, by=by, seconds=seconds), user=user, reason=reason)
    more = timedelta(seconds=seconds)
    change.waits(lambda wait: replace(deadlines.longer(wait, more), noticed=()))
    change.settle()


def pause(change: Change, by: By, user: int | None, reason: str | None = None) -> None:
    """The clock stands and no move is taken."""
    change.append(entries.Paused(at=change.now, by=by), user=user, reason=reason)
    holds.hold(change, "players" if by == "agreed" else "officials")
    change.settle()


def _resume(change: Change, actor: Actor, reason: str) -> Refused | None:
    match = change.match
    course, seat = match.course, match.seat_of(actor.user)
    if match.status is not Status.PLAYING or not course.stands:
        return refused(Reason.NOT_PAUSED)
    problem = no_order(match, actor)
    officials = course.held_by("officials") and problem is None
    players = course.held_by("players") and seat is not None
    if not officials and not players:
        if problem is not None and seat is None:
            return refused(Reason.NOT_SEATED)
        if problem is not None and course.held_by("officials"):
            return problem
        return refused(Reason.HELD, held=held(course.owners[0]))
    if officials:
        given = order(change, actor, reason)
        if isinstance(given, Refused):
            return given
        change.append(entries.Resumed(at=change.now, by=given.by), user=given.user, reason=given.reason)
        holds.let_go(change, "officials")
    if players:
        change.append(entries.Resumed(at=change.now, by="seat"), user=actor.user)
        holds.let_go(change, "players")
    change.settle()
    return None


class AgreementDesk(Desk):
    """Proposals and answers to them."""

    async def propose(
        self, match: int, actor: Actor, kind: ProposalKind, *, seconds: int | None = None
    ) -> Position | Refused:
        """Ask the other players for something; who plays alone has it at once.

        Args:
            seconds: for an extension, how much longer every deadline is to be.
        """

        async def decide(change: Change) -> Refused | None:
            match_now = change.match
            seat = _seat(change, actor)
            if isinstance(seat, Refused):
                return seat
            if any(one.kind == kind for one in match_now.course.proposals):
                return refused(Reason.PROPOSED)
            problem = _senseless(match_now, kind, seconds)
            if problem is not None:
                return problem
            to = None
            if kind == "undo":
                found = undo.target(await self.repository.headers(match, match_now.seq), seat)
                if isinstance(found, Refused):
                    return found
                to = found
            number = match_now.course.proposed + 1
            proposal = Proposal(number, kind, seat, (seat,), to, seconds)
            change.course(proposed=number, proposals=(*match_now.course.proposals, proposal))
            await self._carry_out_or_ask(change, proposal)
            return None

        return await self._do(match, decide)

    async def answer(self, match: int, actor: Actor, proposal: int, agree: bool) -> Position | Refused:
        """Agree to a proposal, or end it; whoever made it takes it back with ``agree=False``."""

        async def decide(change: Change) -> Refused | None:
            seat = _seat(change, actor)
            if isinstance(seat, Refused):
                return seat
            found = next((one for one in change.match.course.proposals if one.id == proposal), None)
            if found is None:
                return refused(Reason.PROPOSAL_GONE)
            if not agree:
                _close(change, found, agreed=False)
                return None
            if seat in found.agreed:
                return None
            agreed = replace(found, agreed=tuple(sorted((*found.agreed, seat))))
            others = (agreed if one is found else one for one in change.match.course.proposals)
            change.course(proposals=tuple(others))
            await self._carry_out_or_ask(change, agreed)
            return None

        return await self._do(match, decide)

    async def resume(self, match: int, actor: Actor, *, reason: str = "") -> Position | Refused:
        """Let go of the clock: any player of the players' agreed pause, a judge or an admin of an official's.

        It runs again when nobody else holds it.

        Args:
            reason: why a judge or an admin lets go; players need none.
        """
        return await self._do(match, lambda change: _resume(change, actor, reason))

    async def _carry_out_or_ask(self, change: Change, proposal: Proposal) -> None:
        missing = tuple(seat for seat in voters(change.match) if seat not in proposal.agreed)
        if missing:
            asked = Asked(proposal.id, proposal.kind, proposal.seat, missing, proposal.to, proposal.seconds)
            change.note(asked)
            return
        _close(change, proposal, agreed=True)
        if proposal.kind == "undo" and proposal.to is not None:
            state = await self.repository.state_at(change.match, change.game, proposal.to)
            conceded = await self.repository.conceded_at(change.match.id, proposal.to)
            undo.rewind(change, proposal.to, state, conceded, "agreed", None)
        elif proposal.kind == "draw":
            endings.agree_on_draw(change)
        elif proposal.kind == "extension" and proposal.seconds is not None:
            extend(change, proposal.seconds, "agreed", None)
        elif proposal.kind == "pause":
            pause(change, "agreed", None)
        else:
            endings.abandon(change, "agreed", None)


def _seat(change: Change, actor: Actor) -> Seat | Refused:
    if change.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    seat = change.match.seat_of(actor.user)
    if seat is None or not change.match.seats[seat].human:
        return refused(Reason.NOT_SEATED)
    return seat


def _senseless(match: Match, kind: ProposalKind, seconds: int | None) -> Refused | None:
    if kind == "draw" and len(voters(match)) < 2:
        return refused(Reason.ALONE)
    if kind == "pause" and match.course.held_by("players"):
        return refused(Reason.PAUSED, held=held("players"))
    if kind == "extension":
        return no_extension(match, seconds)
    return None


def no_extension(match: Match, seconds: int | None) -> Refused | None:
    """Why nobody can get that much more time."""
    if match.terms.timing.seconds is None:
        return refused(Reason.NO_CLOCK)
    longest = int(deadlines.LONGEST_EXTENSION.total_seconds())
    if seconds is None or not 0 < seconds <= longest:
        return refused(Reason.TOO_LONG, days=deadlines.LONGEST_EXTENSION.days)
    return None


def _close(change: Change, proposal: Proposal, *, agreed: bool) -> None:
    others = (one for one in change.match.course.proposals if one.id != proposal.id)
    change.course(proposals=tuple(others))
    change.note(Answered(proposal.id, proposal.kind, agreed=agreed))
