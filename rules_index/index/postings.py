"""Which entries have a root, and what each gains by it: what BM25 gives is a sum of a part for each root of a query.

Kept ready for every root, these parts spare a full-text query that would weigh the same entries again and again.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from heapq import nsmallest
from typing import TYPE_CHECKING

from rules_index.index.fields import pack, token, unpack

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPICursor

_QUERY = "SELECT rowid, bm25(entry_text, 3.0, 2.5, 1.5, 1.0) FROM entry_text WHERE entry_text MATCH ? ORDER BY rowid"
"""The weights are those of the fields, in their order."""


def posting_rows(cursor: DBAPICursor, roots: Iterable[int]) -> Iterator[dict[str, object]]:
    """A row for each of these roots that an entry of the full-text index has."""
    for root in roots:
        cursor.execute(_QUERY, (token(root),))
        if found := cursor.fetchall():
            entries, gains = zip(*found, strict=True)
            yield {"root": root, "entries": pack(entries), "gains": array("d", gains).tobytes()}


def best_first(postings: Iterable[tuple[bytes, bytes]], limit: int, spans: Sequence[tuple[int, int]]) -> list[int]:
    """The best entries of these spans by what they gain in all; equal ones in the order of the index.

    Args:
        postings: the entries and gains of each root.
    """
    gained: dict[int, float] = {}
    for packed, packed_gains in postings:
        entries, gains = unpack(packed), array("d", packed_gains)
        for first, last in spans:
            within = slice(bisect_left(entries, first), bisect_right(entries, last))
            for entry, gain in zip(entries[within], gains[within], strict=True):
                gained[entry] = gained.get(entry, 0.0) + gain
    return [entry for _, entry in nsmallest(limit, zip(gained.values(), gained, strict=True))]
