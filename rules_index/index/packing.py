"""Numbers of roots as bytes: lines of them, and how often each stands in each field."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

LINE_END = 0
"""Separates the lines (title, questions, gist) in ``entry.lines``; roots are numbered from 1."""


def pack(numbers: Iterable[int]) -> bytes:
    """Root numbers as little-endian 32-bit integers."""
    return array("I", numbers).tobytes()


def unpack(data: bytes) -> array[int]:
    """The reverse of :func:`pack`."""
    numbers = array("I")
    numbers.frombytes(data)
    return numbers


def split_lines(data: bytes) -> tuple[tuple[int, ...], ...]:
    """The reverse of :func:`pack_lines`."""
    lines: list[tuple[int, ...]] = []
    line: list[int] = []
    for root in unpack(data):
        if root != LINE_END:
            line.append(root)
        else:
            lines.append(tuple(line))
            line = []
    return tuple(lines)


def pack_terms(fields: Sequence[Sequence[int]]) -> bytes:
    """How often each root stands in each field, as 32-bit integers.

    First the length of each field, then pairs of a root and its four 8-bit counts.
    """
    counts = [Counter(field) for field in fields]
    flat = [len(field) for field in fields]
    for root in sorted(set().union(*counts)):
        packed = 0
        for shift, count in enumerate(counts):
            packed |= min(count[root], 255) << (8 * shift)
        flat += (root, packed)
    return pack(flat)


def pack_lines(lines: Iterable[Sequence[int]]) -> bytes:
    """Lines of root numbers, each ended by :data:`LINE_END`."""
    return pack(chain.from_iterable([*line, LINE_END] for line in lines))
