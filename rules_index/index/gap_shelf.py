"""The gaps of an index, ready to be compared with questions."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules_index.index.fields import split_lines
from rules_index.languages.questions import LAST_FRAME
from rules_index.values.books import Language
from rules_index.values.digest import Gap, games_set_aside

HARDLY_SAID = 4
"""Entries that may have a word which still gives away that no rule is asked for."""
Roots = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShelvedGap:
    """A gap with the roots of its lines, which are its questions and its names, and of its names alone."""

    gap: Gap
    lines: tuple[Roots, ...]
    names: tuple[Roots, ...]


@dataclass(frozen=True, slots=True)
class GapShelf:
    """The gaps of an index; ``postings`` give for each root the gaps and the lines that have it, by position.

    ``aside`` are the games that are meant only where they are played or named; see :class:`Gap`.
    """

    gaps: tuple[ShelvedGap, ...]
    postings: Mapping[int, tuple[tuple[int, int], ...]]
    aside: frozenset[str] = frozenset()


def shelve(rows: Iterable[tuple[Gap, bytes, bytes]], root_sizes: array[int]) -> GapShelf:
    """The shelf of an index's gaps: each with its packed lines and names.

    A name all of whose words the books say often, in any language, is left out: it names what the rules speak of. A
    question of one such word is left out too.
    """
    gaps = []
    numbers = range(len(root_sizes))
    postings: dict[int, dict[tuple[int, int], None]] = {}
    for at, (gap, packed_lines, packed_names) in enumerate(rows):
        names = _telling(split_lines(packed_names, numbers), root_sizes)
        lines = tuple(line for line in split_lines(packed_lines, numbers) if _tells(line, root_sizes)) + names
        gaps.append(ShelvedGap(gap, lines, names))
        for number, line in enumerate(lines):
            for root in line:
                postings.setdefault(root, {})[at, number] = None
    aside = games_set_aside(each.gap.game for each in gaps)
    return GapShelf(tuple(gaps), {root: tuple(places) for root, places in postings.items()}, aside)


def _tells(line: Roots, root_sizes: array[int]) -> bool:
    """Whether a line is more than one word that the rules say too, its frames left aside."""
    content = [root for root in line if root > LAST_FRAME]
    return len(content) > 1 or any(root_sizes[root] <= HARDLY_SAID for root in content)


def _telling(names: Sequence[Roots], root_sizes: array[int]) -> tuple[Roots, ...]:
    found: dict[Roots, None] = {}
    for at in range(0, len(names), len(Language)):
        # One name, read as a name of each language.
        readings = [name for name in names[at : at + len(Language)] if name]
        if all(min(root_sizes[root] for root in name) <= HARDLY_SAID for name in readings):
            found.update(dict.fromkeys(readings))
    return tuple(found)
