"""Pictures in words: alternative text of a limited length."""

from __future__ import annotations

from collections.abc import Iterable


def fitting(wordings: Iterable[str], limit: int) -> str:
    """The first wording within the limit, the fullest ones given first; the last is cut if even it is too long."""
    text = ""
    for text in wordings:
        if len(text) <= limit:
            return text
    return text[: limit - 1].rpartition(" ")[0] + "…"
