"""Aligning two witnesses of one book word by word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rapidfuzz.distance import Levenshtein

from rules_index.model import Block

_WORD = re.compile(r"(?:(?<![^\W_])[+\-−–](?=\d))?[^\W_]+(?:[-–’'][^\W_]+)*|[×÷]")
_SAME = str.maketrans({"−": "-", "–": "-", "’": "'", "×": "x"})
_GAP = 0.6
_SMALL = 4000
_MOVED = 0.7


@dataclass(frozen=True, slots=True)
class Token:
    """One word of a document: ``key`` is what counts when words are compared, ``text`` how it is printed.

    ``block`` is the position of its block, ``start`` and ``end`` its characters there. A sign belongs to its number.
    """

    key: str
    text: str
    block: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Change:
    """Tokens ``lo:hi`` of one witness stand where the other has ``other_lo:other_hi``; one side may be empty."""

    lo: int
    hi: int
    other_lo: int
    other_hi: int


def tokens(blocks: Sequence[Block]) -> list[Token]:
    """The words of all blocks in reading order."""
    return [
        Token(found.group().casefold().translate(_SAME), found.group(), position, found.start(), found.end())
        for position, block in enumerate(blocks)
        for found in _WORD.finditer(block.text)
    ]


def letters(keys: Sequence[str]) -> str:
    """The words run together, without what separates them."""
    return "".join(character for key in keys for character in key if character.isalnum())


def changes(base: Sequence[Token], other: Sequence[Token]) -> tuple[list[Change], list[tuple[int, int]]]:
    """Every place where two token sequences differ, in order, each as small as it can be.

    A word stands against the word most like it; a word split in two stands against both parts. Text that merely moved
    is no change; differences inside it are. Returned beside the changes: the ``(base, other)`` pairs of equal tokens.
    """
    found, equal = _compare(base, other, 0, 0)
    gone = [change for change in found if change.other_lo == change.other_hi]
    come = [change for change in found if change.lo == change.hi]
    settled: set[Change] = set()
    inner: list[Change] = []
    for new in come:
        best = max(
            (old for old in gone if old not in settled), key=lambda old: _overlap(base, other, old, new), default=None
        )
        if best is None or _overlap(base, other, best, new) < _MOVED:
            continue
        settled |= {best, new}
        inside, same = _compare(base[best.lo : best.hi], other[new.other_lo : new.other_hi], best.lo, new.other_lo)
        inner += inside
        equal += same
    kept = [change for change in found if change not in settled]
    return sorted(kept + inner, key=lambda change: (change.lo, change.hi, change.other_lo)), sorted(equal)


def _overlap(base: Sequence[Token], other: Sequence[Token], old: Change, new: Change) -> float:
    ours = Counter(token.key for token in base[old.lo : old.hi])
    theirs = Counter(token.key for token in other[new.other_lo : new.other_hi])
    shared = (ours & theirs).total()
    return 2 * shared / (ours.total() + theirs.total()) if shared else 0.0


def _compare(
    base: Sequence[Token], other: Sequence[Token], base_at: int, other_at: int
) -> tuple[list[Change], list[tuple[int, int]]]:
    numbers: dict[str, int] = {}
    ours = [numbers.setdefault(token.key, len(numbers)) for token in base]
    theirs = [numbers.setdefault(token.key, len(numbers)) for token in other]
    equal: list[tuple[int, int]] = []
    runs: list[Change] = []
    for step in Levenshtein.opcodes(ours, theirs):
        if step.tag == "equal":
            equal += zip(
                range(base_at + step.src_start, base_at + step.src_end),
                range(other_at + step.dest_start, other_at + step.dest_end),
                strict=True,
            )
        elif runs and (runs[-1].hi, runs[-1].other_hi) == (step.src_start, step.dest_start):
            runs[-1] = Change(runs[-1].lo, step.src_end, runs[-1].other_lo, step.dest_end)
        else:
            runs.append(Change(step.src_start, step.src_end, step.dest_start, step.dest_end))
    small = [part for run in runs for part in _pair(base, other, run)]
    return [
        Change(part.lo + base_at, part.hi + base_at, part.other_lo + other_at, part.other_hi + other_at)
        for part in small
    ], equal


def _pair(base: Sequence[Token], other: Sequence[Token], run: Change) -> Iterator[Change]:
    """Split a run of differing words into the pairs that cost least, words missing from either side left over."""
    ours, theirs = base[run.lo : run.hi], other[run.other_lo : run.other_hi]
    if not ours or not theirs or len(ours) * len(theirs) > _SMALL:
        yield run
        return
    cheapest: dict[tuple[int, int], tuple[float, tuple[int, int]]] = {(0, 0): (0.0, (0, 0))}
    for i in range(len(ours) + 1):
        for j in range(len(theirs) + 1):
            options = [
                (cheapest[i - m, j - n][0] + cost, (i - m, j - n))
                for m, n in ((1, 1), (1, 0), (0, 1), (2, 1), (1, 2))
                if i >= m and j >= n and (cost := _cost(ours[i - m : i], theirs[j - n : j])) is not None
            ]
            if options:
                cheapest[i, j] = min(options)
    path = [(len(ours), len(theirs))]
    while path[-1] != (0, 0):
        path.append(cheapest[path[-1]][1])
    steps = [
        Change(run.lo + i, run.lo + k, run.other_lo + j, run.other_lo + n)
        for (i, j), (k, n) in pairwise(reversed(path))
        if [token.key for token in ours[i:k]] != [token.key for token in theirs[j:n]]
    ]
    yield from _joined(steps)


def _cost(ours: Sequence[Token], theirs: Sequence[Token]) -> float | None:
    """What it costs to read ``ours`` as ``theirs``; None for a pair that no misreading explains."""
    if not ours or not theirs:
        return _GAP
    likeness = Levenshtein.normalized_similarity(
        letters([token.key for token in ours]), letters([token.key for token in theirs])
    )
    if len(ours) == len(theirs):
        return 1.0 - likeness
    split_across = any(left.block != right.block for side in (ours, theirs) for left, right in pairwise(side))
    return None if split_across or likeness < _MOVED else 1.1 - likeness


def _joined(steps: Sequence[Change]) -> Iterator[Change]:
    """Missing words that follow one another are one gap."""
    last: Change | None = None
    for step in steps:
        if last and _gap(last) == _gap(step) != "" and (last.hi, last.other_hi) == (step.lo, step.other_lo):
            last = Change(last.lo, step.hi, last.other_lo, step.other_hi)
            continue
        if last:
            yield last
        last = step
    if last:
        yield last


def _gap(step: Change) -> str:
    return "base" if step.lo == step.hi else "other" if step.other_lo == step.other_hi else ""
