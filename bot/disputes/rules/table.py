"""Judging without a judge: the players who are no side rule by majority, or a stand-in whom all sides accept judges."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from bot.disputes.model.dispute import OPENER, STAND_IN, UNDECIDED, Bar, Dispute, Party, Proposal, Status
from bot.disputes.model.notices import Notice
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Cited
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.model.verdicts import Decision
from bot.disputes.rules import verdicts
from bot.disputes.rules.case import NOBODY, DisputeCase
from bot.games.values import Seat
from bot.matches.model.match import FORGOTTEN, Match
from bot.matches.model.remedies import Back, Lost, NoResult, Nothing, Time

REMEDIES = (Nothing, Back, Time, Lost, NoResult)
"""The remedies of a table; going back only where that draws and reveals nothing anew."""


def electors(dispute: Dispute, gone: Collection[int] = NOBODY) -> tuple[int, ...]:
    """The sides that rule together: those that stand aside, or all where none does.

    Args:
        gone: the users who have left the server.
    """
    here = tuple(party.side for party in dispute.parties if party.user != FORGOTTEN and party.user not in gone)
    return tuple(side for side in here if side in dispute.aside) or here


def needed(dispute: Dispute, gone: Collection[int] = NOBODY) -> int:
    """How many of the electors must be for a ruling: more than half, or all where all are sides."""
    among = electors(dispute, gone)
    return len(among) // 2 + 1 if set(among) <= set(dispute.aside) else len(among)


def stand_aside(case: DisputeCase, user: Official, mover: Seat | None) -> DeskRefused | None:
    """Be no party to a dispute at one's table, and rule on it with the others who are none.

    Args:
        mover: the seat whose move the dispute is about, which is a side whatever it says.
    """
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    if case.dispute.status not in (Status.HEARING, Status.OPEN):
        return refused(DeskReason.CLOSED)
    if party.side in case.dispute.aside:
        return None
    if not _is_outside(case.dispute, party, mover):
        return refused(DeskReason.IS_SIDE)
    case.set(aside=(*case.dispute.aside, party.side), proposal=None)
    case.trace(user, "stood-aside")
    if case.dispute.status is Status.HEARING and case.dispute.all_told:
        case.wait()
    return None


def may_stand_aside(dispute: Dispute, mover: Seat | None = None) -> bool:
    """Whether any side may still stand aside; ``mover`` as in :func:`stand_aside`."""
    return dispute.status in (Status.HEARING, Status.OPEN) and any(
        party.side not in dispute.aside and party.user != FORGOTTEN and _is_outside(dispute, party, mover)
        for party in dispute.parties
    )


def _is_outside(dispute: Dispute, party: Party, mover: Seat | None) -> bool:
    """Whether a side only sits at the table, and two others are left to disagree."""
    disputed = party.side == OPENER or party.told is not None or (mover is not None and party.seat == mover)
    return not disputed and len(dispute.parties) - len(dispute.aside) > 2


def propose(
    case: DisputeCase,
    user: Official,
    decision: Decision,
    cites: tuple[Cited, ...],
    *,
    reveals: bool = False,
    gone: Collection[int] = NOBODY,
) -> DeskRefused | None:
    """Propose a ruling to the table, and be for it.

    Args:
        cites: the rules cited as they read now.
        reveals: whether going back would draw or reveal anything anew.
    """
    party = _elector(case, user, gone)
    if isinstance(party, DeskRefused):
        return party
    if decision.penalties or decision.precedent is not None or decision.groundless:
        return refused(DeskReason.ONLY_PLAY)
    if not isinstance(decision.remedy, REMEDIES) or reveals:
        return refused(DeskReason.HIDDEN_REMEDY)
    fit = verdicts.checked(case, decision)
    if isinstance(fit, DeskRefused):
        return fit
    seen = None if case.match is None else case.match.seq
    proposal = Proposal(by=party.side, decision=fit, cites=cites, seen=seen)
    case.trace(user, "proposed")
    case.note(Notice(kind="proposed", side=party.side))
    for side in electors(case.dispute, gone):
        if side != party.side:
            case.note(Notice(kind="vote", side=party.side), case.dispute.parties[side].user)
    return _voted(case, proposal, party.side, gone, yes=True)


def vote(case: DisputeCase, user: Official, *, yes: bool, gone: Collection[int] = NOBODY) -> DeskRefused | None:
    """Be for the proposed ruling or against it; it is the verdict once enough are for it, and a tie changes nothing."""
    party = _elector(case, user, gone)
    if isinstance(party, DeskRefused):
        return party
    proposal = case.dispute.proposal
    if proposal is None:
        return refused(DeskReason.NO_PROPOSAL)
    if is_old(proposal, case.match):
        return refused(DeskReason.PROPOSAL_OLD)
    case.trace(user, "voted")
    return _voted(case, proposal, party.side, gone, yes=yes)


def is_old(proposal: Proposal, match: Match | None) -> bool:
    """Whether the match moved on since a ruling was proposed, which is then no longer what was meant."""
    return match is not None and proposal.seen is not None and proposal.seen != match.seq


def name_stand_in(case: DisputeCase, user: Official, person: int, gone: Collection[int] = NOBODY) -> DeskRefused | None:
    """Want somebody who is no party as the judge of a dispute, in the place of whom was wanted before."""
    party = _side_here(case, user, gone)
    if isinstance(party, DeskRefused):
        return party
    if case.dispute.judge is not None:
        return refused(DeskReason.CLAIMED)
    if any(each.user == person for each in case.dispute.parties):
        return refused(DeskReason.NOT_NEUTRAL)
    if case.match is not None and case.match.people.is_party(person):
        return refused(DeskReason.NOT_NEUTRAL)
    if any(bar.user == person for bar in case.dispute.bars) or any(each.user == person for each in case.verdicts):
        return refused(DeskReason.NOT_NEUTRAL)
    case.miss(gone)
    case.set(stand_in=Bar(STAND_IN, person, case.person(person)), accepted=())
    case.trace(user, "named-stand-in")
    for each in case.dispute.parties:
        if each.side != party.side and each.user not in (FORGOTTEN, *gone):
            case.note(Notice(kind="accept", side=party.side), each.user)
    _accepted(case, party.side)
    return None


def accept_stand_in(case: DisputeCase, user: Official, gone: Collection[int] = NOBODY) -> DeskRefused | None:
    """Want as the judge whom another side named; they may judge once every side does that still can."""
    party = _side_here(case, user, gone)
    if isinstance(party, DeskRefused):
        return party
    if case.dispute.stand_in is None:
        return refused(DeskReason.NO_STAND_IN)
    case.trace(user, "accepted-stand-in")
    case.miss(gone, *({*case.dispute.left} - {party.side}))
    _accepted(case, party.side)
    return None


def _voted(case: DisputeCase, proposal: Proposal, side: int, gone: Collection[int], *, yes: bool) -> DeskRefused | None:
    against, wanted = {*proposal.no} - {side}, {*proposal.yes} - {side}
    (wanted if yes else against).add(side)
    if len(wanted.intersection(electors(case.dispute, gone))) >= needed(case.dispute, gone):
        return verdicts.by_table(case, proposal.decision, proposal.cites)
    case.set(proposal=replace(proposal, yes=tuple(sorted(wanted)), no=tuple(sorted(against))))
    return None


def _accepted(case: DisputeCase, side: int) -> None:
    case.set(accepted=tuple(sorted({*case.dispute.accepted, side})))
    named = case.dispute.stand_in
    if named is not None and case.dispute.all_accept:
        case.note(Notice(kind="stand-in"), named.user)


def _elector(case: DisputeCase, user: Official, gone: Collection[int]) -> Party | DeskRefused:
    party, dispute = case.side(user), case.dispute
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    if not case.settings.table:
        return refused(DeskReason.NO_TABLE)
    if dispute.status is Status.HEARING:
        return refused(DeskReason.STILL_HEARD)
    if dispute.status is not Status.OPEN:
        return refused(DeskReason.CLAIMED if dispute.status in UNDECIDED else DeskReason.CLOSED)
    among = electors(dispute, gone)
    if party.side not in among:
        return refused(DeskReason.NO_ELECTOR)
    if len(among) < 2 and party.side not in dispute.aside:
        return refused(DeskReason.SIDES_GONE)
    return party


def _side_here(case: DisputeCase, user: Official, gone: Collection[int]) -> Party | DeskRefused:
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    if case.dispute.status not in UNDECIDED and case.dispute.status is not Status.APPEALED:
        return refused(DeskReason.CLOSED)
    here = [each for each in case.dispute.parties if each.user not in (FORGOTTEN, *gone)]
    return party if len(here) > 1 else refused(DeskReason.SIDES_GONE)
