"""Pictures in words: alternative text of a limited length, and letters that stand for names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def fitting(wordings: Iterable[str], limit: int) -> str:
    """The first wording within the limit, the fullest ones given first; the last is cut if even it is too long."""
    text = ""
    for text in wordings:
        if len(text) <= limit:
            return text
    return text[: limit - 1].rpartition(" ")[0] + "…"


def initials(names: Sequence[str]) -> list[str]:
    """A letter for each name, and as many more as it takes to tell them apart."""
    found = []
    for name in names:
        others = [other for other in names if other != name]
        length = next(
            (
                count
                for count in range(1, len(name))
                if all(other[:count].lower() != name[:count].lower() for other in others)
            ),
            len(name),
        )
        found.append(name[:1].upper() + name[1:length])
    return found
