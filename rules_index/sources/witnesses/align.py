"""Align two witnesses of one book word by word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rapidfuzz.distance import Levenshtein

from rules_index.values.sources import Block

_WORD = re.compile(r"(?:(?<![^\W_])[+\-−–](?=\d))?[^\W_]+(?:[-–’'][^\W_]+)*|[×÷]")
_SAME = str.maketrans({"−": "-", "–": "-", "’": "'", "×": "x"})
_GAP = 0.6
_SMALL = 4000
_LONG = 3
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
    """Tokens ``lo:hi`` of one witness are where the other has ``other_lo:other_hi``; one side may be empty."""

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

    A word is aligned with the word most like it; a word split in two is aligned with both parts. Text that merely moved
    is no change; differences inside it are. Also returned: the ``(base, other)`` pairs of equal tokens.
    """
    runs, equal = _compare(base, other, Change(0, len(base), 0, len(other)))
    runs, moves = _without_moves(base, other, runs)
    for move in moves:
        inside, same = _compare(base, other, move)
        runs += inside
        equal += same
    found = [part for run in runs for part in _pair(base, other, run)]
    return sorted(found, key=lambda change: (change.lo, change.hi, change.other_lo)), sorted(equal)


def _compare(
    base: Sequence[Token], other: Sequence[Token], within: Change
) -> tuple[list[Change], list[tuple[int, int]]]:
    """The runs of words that differ in one part of both witnesses, and the pairs that equal."""
    numbers: dict[str, int] = {}
    ours = [numbers.setdefault(token.key, len(numbers)) for token in base[within.lo : within.hi]]
    theirs = [numbers.setdefault(token.key, len(numbers)) for token in other[within.other_lo : within.other_hi]]
    equal: list[tuple[int, int]] = []
    runs: list[Change] = []
    for step in Levenshtein.opcodes(ours, theirs):
        lo, hi = within.lo + step.src_start, within.lo + step.src_end
        other_lo, other_hi = within.other_lo + step.dest_start, within.other_lo + step.dest_end
        if step.tag == "equal":
            equal += zip(range(lo, hi), range(other_lo, other_hi), strict=True)
        elif runs and (runs[-1].hi, runs[-1].other_hi) == (lo, other_lo):
            runs[-1] = Change(runs[-1].lo, hi, runs[-1].other_lo, other_hi)
        else:
            runs.append(Change(lo, hi, other_lo, other_hi))
    return runs, equal


def _without_moves(
    base: Sequence[Token], other: Sequence[Token], runs: Sequence[Change]
) -> tuple[list[Change], list[Change]]:
    """The runs without the text that is elsewhere in the other witness, and where each such text is in both."""
    left = list(runs)
    moves: list[Change] = []
    for there, new in enumerate(left):
        if new.other_hi - new.other_lo < _LONG:
            continue
        likeness = {
            here: _overlap(base, other, old, new)
            for here, old in enumerate(left)
            if here != there and old.hi - old.lo >= _LONG
        }
        here = max(likeness, key=lambda at: likeness[at], default=there)
        if likeness.get(here, 0.0) < _MOVED:
            continue
        old = left[here]
        moves.append(Change(old.lo, old.hi, new.other_lo, new.other_hi))
        left[here] = Change(old.hi, old.hi, old.other_lo, old.other_hi)
        left[there] = Change(new.lo, new.hi, new.other_hi, new.other_hi)
    return left, moves


def _overlap(base: Sequence[Token], other: Sequence[Token], old: Change, new: Change) -> float:
    ours = Counter(token.key for token in base[old.lo : old.hi])
    theirs = Counter(token.key for token in other[new.other_lo : new.other_hi])
    shared = (ours & theirs).total()
    return 2 * shared / (ours.total() + theirs.total()) if shared else 0.0


def _pair(base: Sequence[Token], other: Sequence[Token], run: Change) -> Iterator[Change]:
    """Split a run of differing words into the pairs that cost least, words missing from either side left over."""
    ours, theirs = base[run.lo : run.hi], other[run.other_lo : run.other_hi]
    if not ours or not theirs or len(ours) * len(theirs) > _SMALL:
        yield from (part for part in _unpaired(run) if part.lo < part.hi or part.other_lo < part.other_hi)
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


def _unpaired(run: Change) -> tuple[Change, Change]:
    """A run too long to be a misreading: what one witness lacks, and what the other lacks."""
    return Change(run.lo, run.hi, run.other_lo, run.other_lo), Change(run.hi, run.hi, run.other_lo, run.other_hi)


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
