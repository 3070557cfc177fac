"""Proposals that take effect once every player agrees: undo, draw, more time, a pause, giving the match up."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.values import Seat
from bot.matches.model.match import Actor, Match, Status
from bot.matches.model.messages import Answered, Asked
from bot.matches.model.position import Position
from bot.matches.model.proposals import Proposal, ProposalKind
from bot.matches.model.refusals import Reason, Refused, held, refused
from bot.matches.rules import endings, undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock import pauses
from bot.matches.rules.log import Log


def voters(position: Position, kind: ProposalKind) -> tuple[Seat, ...]:
    """The seats whose players must agree.

    Where a table plays together nobody waits for somebody who is away, unless the match is to end.
    """
    match, present = position.match, position.match.course.present
    occupied = tuple(seat for seat in match.humans if match.seats[seat].occupied)
    if present is None or kind == "abandon" or not position.variant.together:
        return occupied
    return tuple(seat for seat in occupied if seat in present)


async def propose(
    change: Change, log: Log, actor: Actor, kind: ProposalKind, seconds: int | None = None
) -> Refused | None:
    """Ask the others for something; a player without others has it at once, a draw if the game's own wants it."""
    match, seat = change.match, _seat(change.match, actor)
    if isinstance(seat, Refused):
        return seat
    if any(one.kind == kind for one in match.course.proposals):
        return refused(Reason.PROPOSED)
    problem = _pointless(change.position, kind, seconds)
    if problem is not None:
        return problem
    undoing = range(len(match.seats)) if change.position.variant.together else (seat,)
    to = undo.target(await log.headers(), *undoing) if kind == "undo" else None
    if isinstance(to, Refused):
        return to
    number = match.course.proposed + 1
    proposal = Proposal(number, kind, seat, (seat,), to, seconds)
    change.course(proposed=number, proposals=(*match.course.proposals, proposal))
    await _carry_out_or_ask(change, log, proposal)
    return None


def offer_draw(change: Change) -> None:
    """Let the game's own player offer the others a draw where it wants one."""
    own, waiting = _own_seats(change.position), voters(change.position, "draw")
    if change.match.status is not Status.PLAYING or not waiting or not _own_players_agree(change.position):
        return
    if any(one.kind == "draw" for one in change.match.course.proposals):
        return
    number = change.match.course.proposed + 1
    proposal = Proposal(number, "draw", own[0], own)
    change.course(proposed=number, proposals=(*change.match.course.proposals, proposal))
    change.note(Asked(number, "draw", own[0], waiting))


def _own_seats(position: Position) -> tuple[Seat, ...]:
    return tuple(seat for seat, each in enumerate(position.match.seats) if each.automated and not each.conceded)


def _own_players_agree(position: Position) -> bool:
    """Whether the game's own player has a seat, and wants a draw in each that it has."""
    own = _own_seats(position)
    draws = not position.variant.together and bool(own)
    return draws and all(position.game.agrees_to_draw(position.state, seat) for seat in own)


async def answer(change: Change, log: Log, actor: Actor, number: int, agree: bool) -> Refused | None:
    """Agree to a proposal, or close it; whoever made it withdraws it with ``agree=False``."""
    seat = _seat(change.match, actor)
    if isinstance(seat, Refused):
        return seat
    found = next((one for one in change.match.course.proposals if one.id == number), None)
    if found is None:
        return refused(Reason.PROPOSAL_GONE)
    if not agree:
        _close(change, found, agreed=False)
        return None
    if seat in found.agreed:
        if not _missing(change, found):
            # Whoever was waited for is not at the table any more.
            await _carry_out_or_ask(change, log, found)
        return None
    agreed = replace(found, agreed=tuple(sorted((*found.agreed, seat))))
    others = (agreed if one is found else one for one in change.match.course.proposals)
    change.course(proposals=tuple(others))
    await _carry_out_or_ask(change, log, agreed)
    return None


async def _carry_out_or_ask(change: Change, log: Log, proposal: Proposal) -> None:
    missing = _missing(change, proposal)
    if missing:
        asked = Asked(proposal.id, proposal.kind, proposal.seat, missing, proposal.to, proposal.seconds)
        change.note(asked)
        return
    _close(change, proposal, agreed=True)
    if proposal.kind == "undo" and proposal.to is not None:
        undo.rewind(change, proposal.to, await log.state(proposal.to), "agreed", None)
    elif proposal.kind == "draw":
        endings.agree_on_draw(change)
    elif proposal.kind == "extension" and proposal.seconds is not None:
        pauses.extend(change, proposal.seconds, "agreed", None)
    elif proposal.kind == "pause":
        pauses.pause(change, "agreed", None)
    else:
        endings.abandon(change, "agreed", None)


def _missing(change: Change, proposal: Proposal) -> tuple[Seat, ...]:
    return tuple(seat for seat in voters(change.position, proposal.kind) if seat not in proposal.agreed)


def _seat(match: Match, actor: Actor) -> Seat | Refused:
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    seat = match.seat_of(actor.user)
    if seat is None or not match.seats[seat].human:
        return refused(Reason.NOT_SEATED)
    return seat


def _pointless(position: Position, kind: ProposalKind, seconds: int | None) -> Refused | None:
    match = position.match
    if kind == "draw" and position.variant.together:
        return refused(Reason.TOGETHER)
    if kind == "draw" and len(voters(position, kind)) < 2 and not _own_players_agree(position):
        return refused(Reason.ALONE)
    if kind == "pause" and match.course.held_by("players"):
        return refused(Reason.PAUSED, held=held("players"))
    if kind == "extension":
        return pauses.no_extension(match, seconds)
    return None


def _close(change: Change, proposal: Proposal, *, agreed: bool) -> None:
    others = (one for one in change.match.course.proposals if one.id != proposal.id)
    change.course(proposals=tuple(others))
    change.note(Answered(proposal.id, proposal.kind, agreed=agreed))
