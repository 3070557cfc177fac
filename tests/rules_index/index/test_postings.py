"""What entries gain by their roots: as the full-text index weighs them, and within the books that are asked for."""

from __future__ import annotations

from array import array

from rules_index.index.fields import pack, token
from rules_index.index.postings import best_first
from rules_index.index.reader import IndexReader


def posting(**gains: float) -> tuple[bytes, bytes]:
    """The entries e1, e2 and so on, with what each gains."""
    return pack(int(entry[1:]) for entry in gains), array("d", gains.values()).tobytes()


def test_gains_add_up_and_equal_entries_are_in_order() -> None:
    postings = [posting(e2=-1.0, e3=-2.0, e7=-1.5), posting(e2=-0.5, e5=-1.5)]
    assert best_first(postings, 9, [(1, 9)]) == [3, 2, 5, 7]
    assert best_first(postings, 2, [(1, 9)]) == [3, 2]


def test_only_the_spans_asked_for_count() -> None:
    postings = [posting(e2=-1.0, e3=-2.0, e5=-1.5, e7=-1.5)]
    assert best_first(postings, 9, [(1, 2), (5, 7)]) == [5, 7, 2]
    assert best_first(postings, 9, [(4, 4)]) == []


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
