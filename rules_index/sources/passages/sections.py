"""The outline of a book as it was understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.values.books import Passage

MOST_PAGES, MOST_PASSAGES = 2, 6
"""Pages and passages for each section beyond which a book was read without its headings, as far as it has any."""
SHORT, FEW = 3, 3
"""Pages below which a book need not have any, and sections of which even a short one has the passages."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a book as it was understood: how deep it lies (1 the top), and its page where pages are known."""

    level: int
    title: str
    page: int | None


def lacks_headings(sections: int, passages: int, pages: int) -> bool:
    """Whether hardly any headings were found in a book for its length: it is no rulebook, or read in a wrong order.

    Args:
        pages: those with text; 0 where they are not known.
    """
    return passages > MOST_PASSAGES * max(sections, FEW) or (pages >= SHORT and pages > MOST_PAGES * sections)


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
