"""From all entries to a bounded number of candidates, found by full text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from rules_index.index.fields import token
from rules_index.index.reader import IndexReader
from rules_index.search.asking.question import Question

POSTINGS = 1_500
"""Entries that one ranked full-text query may match in all: what keeps a query from growing with the index."""
BY_WORD = 30
"""Best entries taken by the question's own words."""
BY_SPELLING = 20
"""Best entries taken by words of similar spelling."""
BY_PAIR = 15
"""Entries taken for two words that are each too common to rank by."""
EXACT = 0.9
"""Similarity from which a root is the question's own word."""


def candidates(reader: IndexReader, question: Question, books: Iterable[str]) -> list[int]:
    """Entries of these books that may answer the question, without order."""
    spans = reader.spans(books)
    if not spans:
        return []
    exact = {root for word in question.words for root, weight in word.roots.items() if weight >= EXACT}
    similar = {root for word in question.words for root in word.roots} - exact
    rare, common = _within_budget(reader, exact)
    found: dict[int, None] = {}
    if rare:
        found.update(dict.fromkeys(reader.ranked(_any(rare), BY_WORD, spans)))
    for one, other in list(combinations(common[:4], 2)) + [(r, c) for r in rare[:2] for c in common[:2]]:
        found.update(dict.fromkeys(reader.matching(f"{token(one)} AND {token(other)}", BY_PAIR, spans)))
    if common and not found:
        found.update(dict.fromkeys(reader.matching(token(common[0]), BY_WORD, spans)))
    spelled, _ = _within_budget(reader, similar)
    if spelled:
        found.update(dict.fromkeys(reader.ranked(_any(spelled), BY_SPELLING, spans)))
    return list(found)


def _within_budget(reader: IndexReader, roots: Iterable[int]) -> tuple[list[int], list[int]]:
    """The rarest roots whose entries can all be ranked, and the rest, both rarest first."""
    ordered = sorted(
        (root for root in roots if reader.root_sizes[root]), key=lambda root: (reader.root_sizes[root], root)
    )
    spent = 0
    for at, root in enumerate(ordered):
        spent += reader.root_sizes[root]
        if spent > POSTINGS:
            return ordered[:at], ordered[at:]
    return ordered, []


def _any(roots: list[int]) -> str:
    return " OR ".join(token(root) for root in roots)
