"""What is told about disputes, as data: kept until the chat has delivered it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

NoticeKind: TypeAlias = Literal[
    "opened",
    "tell",
    "judges",
    "called",
    "heard",
    "head",
    "handed",
    "lapsed",
    "running",
    "settled",
    "withdrawn",
    "verdict",
    "mended",
    "penalty",
    "appealed",
    "stayed",
    "asked-sides",
    "upheld",
    "changed",
    "sent-back",
    "admins",
    "proposed",
    "vote",
    "stand-in",
    "accept",
    "appeal-withdrawn",
    "final",
]
"""In the channel: ``opened``, ``running`` (a player let the clock run), ``settled``, ``withdrawn``, ``verdict`` (a
dismissal as well), ``mended``, ``stayed``, ``proposed`` (the table votes), ``asked-sides`` (to go back far), and how
an appeal ended. On the card alone: ``final`` (its time to appeal is over). To one person: ``tell`` (to tell their
view), ``vote`` and ``accept`` (on a ruling, on a stand-in), ``stand-in`` (they judge it now), ``heard`` (the views are
in), ``handed`` (the case is yours now), ``lapsed`` (it no longer is), ``penalty``. To a role: ``judges`` (a case
waits), ``called`` (a table waits for a judge now), ``head`` (nobody took it), ``appealed`` (it waits for a head judge),
``admins`` (no head judge took it either)."""


class Notice(Struct, frozen=True, kw_only=True):
    """Something to tell about a dispute.

    Attributes:
        side: the side it is for or about; verdict: the number of the verdict; penalty: the id of the penalty.
        deadline: until when something is awaited.
    """

    kind: NoticeKind
    side: int | None = None
    verdict: int | None = None
    penalty: int | None = None
    deadline: datetime | None = None


class DeskParcel(Struct, frozen=True, kw_only=True):
    """A notice on its way.

    Attributes:
        key: names it for ever, in at most 25 characters; Discord takes it as a message's nonce.
        dispute: the number; channel: where the dispute was opened.
        user: whom it is for; ``None`` for the channel or a role.
        attempts: how often it was claimed, this time included.
    """

    id: int
    key: str
    guild: int
    dispute: int
    channel: int
    match: int | None
    notice: Notice
    user: int | None
    attempts: int
