"""Entries gain by their roots as the full-text index weighs them, and within the books that are asked for."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from rules_index.index.fields import pack, token
from rules_index.index.reader import IndexReader


class Postings(IndexReader):
    """An index without a file: the entries of the roots r1, r2 and so on, with what each gains."""

    def __init__(self, **gains: Mapping[int, float]) -> None:
        self._gains = {int(root[1:]): of for root, of in gains.items()}

    def rows(self, query: str, *parameters: object) -> list[tuple[int, bytes, bytes]]:
        (roots,) = parameters
        assert isinstance(roots, Sequence)
        known = [(root, self._gains[root]) for root in roots if root in self._gains]
        return [(root, pack(of), array("d", of.values()).tobytes()) for root, of in known]


def test_gains_add_up_and_equal_entries_are_in_order() -> None:
    index = Postings(r1={2: -1.0, 3: -2.0, 7: -1.5}, r2={2: -0.5, 5: -1.5}, r3={8: -9.0})
    assert index.ranked([1, 2, 4], 9, [(1, 9)]) == [3, 2, 5, 7]
    assert index.ranked([1, 2], 2, [(1, 9)]) == [3, 2]


def test_only_the_spans_asked_for_count() -> None:
    index = Postings(r1={2: -1.0, 3: -2.0, 5: -1.5, 7: -1.5})
    assert index.ranked([1], 9, [(1, 2), (5, 7)]) == [5, 7, 2]
    assert index.ranked([1], 9, [(4, 4)]) == []


def test_entries_are_ranked_as_the_full_text_index_would(reader: IndexReader) -> None:
    roots = [root for root, size in enumerate(reader.root_sizes) if size > 1][:6]
    query = (
        "SELECT rowid FROM entry_text WHERE entry_text MATCH ? "
        "ORDER BY bm25(entry_text, 3.0, 2.5, 1.5, 1.0), rowid LIMIT 20"
    )
    expected = [number for (number,) in reader.rows(query, " OR ".join(map(token, roots)))]
    assert len(expected) > 5
    assert reader.ranked(roots, 20, [(1, reader.entries)]) == expected


def test_entries_that_have_all_roots_are_matched(reader: IndexReader) -> None:
    common = sorted(range(len(reader.root_sizes)), key=lambda root: -reader.root_sizes[root])[:2]
    having = [{*reader.ranked([root], reader.entries, [(1, reader.entries)])} for root in common]
    assert reader.matching(common, 3, [(1, reader.entries)]) == sorted(set.intersection(*having))[:3]
