"""What entries gain by their roots: as the full-text index weighs them, and within the books that are asked for."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from rules_index.index.fields import pack, token
from rules_index.index.postings import Find, best_first
from rules_index.index.reader import IndexReader


def postings(**gains: Mapping[int, float]) -> Find:
    """Runs the query for the entries of the roots r1, r2 and so on, with what each gains."""
    rows = [(int(root[1:]), pack(of), array("d", of.values()).tobytes()) for root, of in gains.items()]
    return lambda _, roots: [row for row in rows if row[0] in roots]


def test_gains_add_up_and_equal_entries_are_in_order() -> None:
    find = postings(r1={2: -1.0, 3: -2.0, 7: -1.5}, r2={2: -0.5, 5: -1.5}, r3={8: -9.0})
    assert best_first(find, [1, 2, 4], 9, [(1, 9)]) == [3, 2, 5, 7]
    assert best_first(find, [1, 2], 2, [(1, 9)]) == [3, 2]


def test_only_the_spans_asked_for_count() -> None:
    find = postings(r1={2: -1.0, 3: -2.0, 5: -1.5, 7: -1.5})
    assert best_first(find, [1], 9, [(1, 2), (5, 7)]) == [5, 7, 2]
    assert best_first(find, [1], 9, [(4, 4)]) == []


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
