"""Penalties: given by a verdict in one server, expiring by themselves."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from msgspec import Struct


class PenaltyKind(StrEnum):
    """The penalties, from the mildest; each is the next step of the one before."""

    CAUTION = "caution"
    WARNING = "warning"
    LOSS_OF_TURN = "loss-of-turn"
    LOSS_OF_GAME = "loss-of-game"
    EXCLUSION = "exclusion"


class Penalty(Struct, frozen=True, kw_only=True):
    """A penalty of a person in a server.

    Attributes:
        user: whose it is; ``FORGOTTEN`` when their data was deleted.
        infraction: the slug of the guide's entry.
        dispute, verdict: the number of the dispute, and of the verdict in it that gave it.
        expires: from when it no longer makes the next one grow.
        until: the end of an exclusion.
        lifted: when an appeal or its own judge took it back.
    """

    id: int
    guild: int
    user: int
    kind: PenaltyKind
    infraction: str
    dispute: int
    verdict: int
    at: datetime
    expires: datetime
    until: datetime | None = None
    lifted: datetime | None = None
