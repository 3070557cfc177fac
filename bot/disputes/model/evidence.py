"""What is laid before the judge beside the views: messages taken in, and pictures."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

MOST_PICTURES = 3
"""Pictures of one side."""
MOST_SHOWN = 10
"""Pictures of a dispute: what Discord shows on one card."""
MOST_BYTES = 4 * 1024 * 1024
"""Bytes of a picture as it is kept."""
MOST_BROUGHT = 32 * 1024 * 1024
"""Bytes of a picture as it is brought, which is made smaller."""
MOST_MESSAGES = 50


class Message(Struct, frozen=True, kw_only=True):
    """A message that somebody took into a dispute.

    Attributes:
        id: of the message, which is taken in only once.
        author: who wrote it; ``FORGOTTEN`` when their data was deleted.
        by: the side that took it in; ``None`` for a judge.
    """

    id: int
    author: int
    at: datetime
    text: str
    by: int | None = None


class Picture(Struct, frozen=True, kw_only=True):
    """A picture without any of its metadata.

    Attributes:
        number: counts from 1 in the dispute.
        side: whose it is.
        kind: ``png``, ``jpeg`` or ``webp``.
    """

    number: int
    side: int
    kind: str
    width: int
    height: int
    content: bytes
