"""Forgetting a person in what is kept of a dispute."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.disputes.model.dispute import Dispute, Party, Proposal, Status
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.people import blanked


def forgotten(dispute: Dispute, user: int, now: datetime) -> Dispute:
    """A dispute without a person's id and view, and without mentions of them in anybody's words.

    The question stays, because the others answered it. A case whose judge is forgotten waits for another, at once.
    """
    if dispute.judge == user:
        status = Status.OPEN if dispute.status is Status.CLAIMED else dispute.status
        dispute = replace(dispute, status=status, judge=None, lease=None, deadline=now, called=False)
    return replace(
        dispute,
        opener=FORGOTTEN if dispute.opener == user else dispute.opener,
        question=blanked(dispute.question, user),
        parties=tuple(_party(party, user) for party in dispute.parties),
        # The words of a proposal may be about them; the others propose anew.
        proposal=None if dispute.side_of(user) is not None or _tells_of(dispute.proposal, user) else dispute.proposal,
        stand_in=None if dispute.stand_in is not None and dispute.stand_in.user == user else dispute.stand_in,
        bars=tuple(replace(bar, user=FORGOTTEN) if bar.user == user else bar for bar in dispute.bars),
    )


def purged(dispute: Dispute) -> Dispute:
    """A dispute without anybody's view."""
    return replace(dispute, purged=True, parties=tuple(replace(party, view=None) for party in dispute.parties))


def _tells_of(proposal: Proposal | None, user: int) -> bool:
    return proposal is not None and str(user) in f"{proposal.decision.ruling} {proposal.decision.why}"


def _party(party: Party, user: int) -> Party:
    if party.user == user:
        return replace(party, user=FORGOTTEN, view=None)
    return replace(party, view=None if party.view is None else blanked(party.view, user))
