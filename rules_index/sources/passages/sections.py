"""The outline of a book as it was understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.values.books import Passage


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a book as it was understood: how deep it lies (1 the top), and its page where pages are known."""

    level: int
    title: str
    page: int | None


def sections_of(passages: Sequence[Passage]) -> tuple[Section, ...]:
    """The sections of a book, in reading order."""
    found: list[Section] = []
    above: tuple[tuple[str, ...], int] = (), 0
    for passage in passages:
        path, here = passage.section, (passage.section, passage.occurrence)
        for depth, title in enumerate(path, start=1):
            if path[:depth] != above[0][:depth] or (depth == len(path) and here != above):
                found.append(Section(depth, title, passage.page))
        above = here
    return tuple(found)
