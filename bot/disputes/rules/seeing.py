"""Who sees what of a dispute."""

from __future__ import annotations

from msgspec.structs import replace

from bot.disputes.model.dispute import Dispute, Party, Status
from bot.disputes.model.official import Official


def shown(dispute: Dispute, user: Official) -> Dispute:
    """A dispute as somebody may see it.

    While the views are told each side sees its own alone, and judges see none; from then on the sides see all of them,
    and so does the judge who has the case. Others see none ever. Whom a side barred is for that side and for judges.
    """
    side = dispute.side_of(user.user)
    own = None if side is None else side.side
    has_it = own is not None or (user.judges and dispute.judge == user.user)
    everything = dispute.status is not Status.HEARING and has_it
    parties = tuple(party if everything or party.side == own else _without_view(party) for party in dispute.parties)
    bars = tuple(bar for bar in dispute.bars if (user.judges and own is None) or bar.side == own)
    return replace(dispute, parties=parties, bars=bars)


def sees(dispute: Dispute, user: Official) -> bool:
    """Whether somebody may see what was told: the sides, and judges."""
    return dispute.side_of(user.user) is not None or user.judges


def _without_view(party: Party) -> Party:
    return replace(party, view=None)
