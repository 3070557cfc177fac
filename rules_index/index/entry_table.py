"""What is the same for every question that an entry is compared with, made once: how its roots and its lines weigh."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Mapping, Sequence

from rules_index.index.entries import Candidate
from rules_index.languages.questions import LAST_FRAME

FIELD_WEIGHTS = (1.5, 1.5, 1.0, 1.0)
"""How much a word counts in the heading, the players' questions, our text, the book's text."""
LENGTH_SHARE = (0.4, 0.3, 0.75, 0.75)
"""How far a field's length discounts its words (BM25F's b)."""
SATURATION = 1.2
"""How fast further occurrences stop counting (BM25F's k1)."""
BODY = 2
"""Which field is our text; a passage without a rule has none."""
OWN_FIELDS, ALL_FIELDS = 0xFFFFFF, 0xFFFFFFFF
"""The packed counts of the fields that are ours, and of all."""
_BYTE = 256


class EntryTable:
    """An entry as the words of a question are looked up in it.

    ``gains`` tell by root what a word gains that is wholly alike, from 0 to 1; below 0 is the same where a rule of ours
    only quotes the root from the book. ``having`` are by root the places of the lines that have it. ``content`` and
    ``frames`` are how much the words of each line weigh, and how much its frames.
    """

    __slots__ = ("content", "frames", "gains", "having")

    def __init__(self, candidate: Candidate, idf: Sequence[float], lengths: Sequence[float]) -> None:
        """Look an entry through.

        Args:
            idf: how much each root tells, by the root's number.
            lengths: the average number of roots in each field.
        """
        lines = candidate.lines
        having: defaultdict[int, list[int]] = defaultdict(list)
        for at, line in enumerate(lines):
            for root in line:
                having[root].append(at)
        # Bytes take a fraction of what other numbers take, and there are a hundred thousand rows of them.
        packed = bytes if len(lines) <= _BYTE else tuple
        self.having: Mapping[int, Sequence[int]] = {root: packed(places) for root, places in having.items()}
        self.content = array("d", [sum([idf[root] for root in line if root > LAST_FRAME]) for line in lines])
        self.frames = array("d", [sum([idf[root] for root in line if root <= LAST_FRAME]) for line in lines])
        self.gains = _gains(candidate, lengths)


def _gains(candidate: Candidate, lengths: Sequence[float]) -> dict[int, float]:
    """BM25F of each root of an entry; see :attr:`EntryTable.gains`."""
    title, ask, body, verbatim = (
        field / (1 - share + share * length / (average or 1.0))
        for field, share, length, average in zip(FIELD_WEIGHTS, LENGTH_SHARE, candidate.lengths, lengths, strict=True)
    )
    own = OWN_FIELDS if candidate.lengths[BODY] else ALL_FIELDS
    gains = {}
    for root, packed in candidate.counts.items():
        frequency = (
            (packed & 255) * title + (packed >> 8 & 255) * ask + (packed >> 16 & 255) * body + (packed >> 24) * verbatim
        )
        saturated = frequency / (SATURATION + frequency)
        gains[root] = saturated if packed & own else -saturated
    return gains
