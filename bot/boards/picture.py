"""What drawing a match gives: an image, and the same facts in words."""

from __future__ import annotations

from typing import NamedTuple


class Picture(NamedTuple):
    """A board as PNG, and the same facts in words for those who do not see it (at most 1,000 characters)."""

    png: bytes
    alt: str
