"""Which entries have a root, and what each gains by it: what BM25 gives is a sum of a part for each root of a query.

Kept ready for every root, these parts spare a full-text query that would weigh the same entries again and again.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nsmallest
from itertools import chain
from typing import TYPE_CHECKING, Any

from rules_index.index.fields import pack, token, unpack

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPICursor

Find = Callable[..., list[tuple[Any, ...]]]
"""Runs a query, as :meth:`rules_index.index.reader.IndexReader.rows` does."""
_QUERY = "SELECT rowid, bm25(entry_text, 3.0, 2.5, 1.5, 1.0) FROM entry_text WHERE entry_text MATCH ? ORDER BY rowid"
"""The weights are those of the fields, in their order."""


def posting_rows(cursor: DBAPICursor, roots: Iterable[int]) -> Iterator[dict[str, object]]:
    """A row for each of these roots that an entry of the full-text index has."""
    for root in roots:
        cursor.execute(_QUERY, (token(root),))
        if found := cursor.fetchall():
            entries, gains = zip(*found, strict=True)
            yield {"root": root, "entries": pack(entries), "gains": array("d", gains).tobytes()}


def best_first(find: Find, roots: Sequence[int], limit: int, spans: Sequence[tuple[int, int]]) -> list[int]:
    """The entries of these spans that gain most by these roots in all; equal ones in the order of the index."""
    query = "SELECT root, entries, gains FROM posting WHERE root IN (SELECT value FROM json_each(?))"
    postings = {root: (unpack(entries), array("d", gains)) for root, entries, gains in find(query, [*roots])}
    gained: dict[int, float] = {}
    for root in roots:
        entries, gains = postings.get(root, ((), ()))
        for first, last in spans:
            within = slice(bisect_left(entries, first), bisect_right(entries, last))
            for entry, gain in zip(entries[within], gains[within], strict=True):
                gained[entry] = gained.get(entry, 0.0) + gain
    return [entry for _, entry in nsmallest(limit, zip(gained.values(), gained, strict=True))]


def having_all(find: Find, roots: Iterable[int], limit: int, spans: Sequence[tuple[int, int]]) -> list[int]:
    """The first entries of these spans that have all these roots, however many entries have each."""
    within = " OR ".join("rowid BETWEEN ? AND ?" for _ in spans)
    query = f"SELECT rowid FROM entry_text WHERE entry_text MATCH ? AND ({within}) LIMIT ?"  # noqa: S608
    found = find(query, " AND ".join(map(token, roots)), *chain.from_iterable(spans), limit)
    return [entry for (entry,) in found]
