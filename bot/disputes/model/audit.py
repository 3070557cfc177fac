"""The audit trail: looks, claims, edits and orders; it only grows."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

Act: TypeAlias = Literal[
    "opened",
    "told",
    "called",
    "wished-still",
    "settled",
    "withdrew",
    "let-run",
    "claimed",
    "handed",
    "recused",
    "barred",
    "lapsed",
    "saw",
    "looked",
    "ruled",
    "mended",
    "appealed",
    "stayed",
    "asked-sides",
    "agreed-back",
    "decided-appeal",
    "drafted",
    "put-in-force",
    "superseded",
    "withdrew-precedent",
    "confirmed",
    "imported",
    "edited-guide",
    "set",
    "exported",
    "stood-aside",
    "proposed",
    "voted",
    "named-stand-in",
    "accepted-stand-in",
    "withdrew-appeal",
]


class Trace(Struct, frozen=True, kw_only=True):
    """One act of somebody at the desk.

    Attributes:
        user: ``None`` for what happened by itself; ``FORGOTTEN`` when their data was deleted.
        dispute: the number of the dispute, where it is about one.
        detail: what it was done to: a precedent's name, a verdict's number. Never people's words.
    """

    at: datetime
    user: int | None
    act: Act
    dispute: int | None = None
    detail: str = ""
