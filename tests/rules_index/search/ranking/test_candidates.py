"""Which entries are looked at for the roots of a question."""

from __future__ import annotations

from collections.abc import Mapping

from rules_index.search.ranking import OF_QUESTION, Reach, candidates
from tests.rows import rows
from tests.rules_index.search.made_up import MadeUp, question, word


def queries(
    *sizes: int, weights: Mapping[int, float] | None = None, reach: Reach = OF_QUESTION, **found: list[int]
) -> list[tuple[str, str, int]]:
    """The full-text queries for words that so many entries have: roots 1, 2, …, each the one root of a word.

    Args:
        weights: the similarity of a root; 1 where it is left out.
        found: what the query of that name finds, its spaces written as underscores.
    """
    index = MadeUp(sizes=(0, *sizes), matches={query.replace("_", " "): entries for query, entries in found.items()})
    words = [word({root: (weights or {}).get(root, 1.0)}) for root in range(1, len(sizes) + 1)]
    candidates(index, question(*words), ["hrad-cs"], reach)
    return index.queries


def test_words_are_ranked_together_rarest_first() -> None:
    assert queries(40, 7, 20) == [("ranked", "r2 OR r3 OR r1", 30)]
    assert queries(5, 5) == [("ranked", "r1 OR r2", 30)]


def test_a_word_that_no_entry_has_is_not_looked_up() -> None:
    assert queries(0, 7) == [("ranked", "r2", 30)]
    assert queries(0) == []


@rows(
    ("sizes", "expected"),
    [
        ((1000, 500), [("ranked", "r2 OR r1", 30)]),
        ((1001, 500), [("ranked", "r2", 30), ("matching", "r2 AND r1", 15)]),
        ((1501,), [("matching", "r1", 30)]),
        ((1500,), [("ranked", "r1", 30)]),
    ],
)
def test_no_more_entries_are_ranked_than_the_budget_allows(
    sizes: tuple[int, ...], expected: list[tuple[str, str, int]]
) -> None:
    assert queries(*sizes, r2=[1]) == expected


def test_common_words_are_looked_up_in_pairs() -> None:
    common = queries(2001, 2002, 2003, 2004, 2005, r1_AND_r2=[1])
    assert common == [
        ("matching", f"r{one} AND r{other}", 15) for one, other in ((1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
    ]


def test_the_two_rarest_words_are_paired_with_the_two_least_common_ones() -> None:
    found = queries(1, 2, 3, 2001, 2002, 2003, r1_OR_r2_OR_r3=[1])
    assert found[0] == ("ranked", "r1 OR r2 OR r3", 30)
    pairs = [query for kind, query, _ in found[1:] if kind == "matching"]
    assert pairs == [f"r{a} AND r{b}" for a, b in ((4, 5), (4, 6), (5, 6), (1, 4), (1, 5), (2, 4), (2, 5))]


def test_where_no_pair_is_found_the_least_common_word_stands_alone() -> None:
    assert queries(3000, 2000)[-1] == ("matching", "r2", 30)
    assert queries(3000, 2000, r2_AND_r1=[7])[-1] == ("matching", "r2 AND r1", 15)


def test_similar_words_are_ranked_apart() -> None:
    weights = {1: 0.9, 2: 0.89, 3: 0.1}
    assert queries(5, 6, 7, weights=weights) == [("ranked", "r1", 30), ("ranked", "r2 OR r3", 20)]


def test_similar_words_too_common_to_rank_are_left_out() -> None:
    assert queries(5, 1501, weights={2: 0.5}) == [("ranked", "r1", 30)]


def test_a_root_that_one_word_writes_is_not_similar_for_another() -> None:
    index = MadeUp(sizes=(0, 5, 6))
    candidates(index, question(word({1: 1.0, 2: 0.5}), word({2: 1.0})), ["hrad-cs"])
    assert index.queries == [("ranked", "r1 OR r2", 30)]


def test_each_entry_is_found_once_whatever_finds_it() -> None:
    matches = {"r1": [4, 2], "r1 AND r2": [2, 9], "r3": [9, 8]}
    index = MadeUp(sizes=(0, 5, 2000, 6), matches=matches)
    asked = question(word({1: 1.0, 3: 0.5}), word({2: 1.0}))
    assert candidates(index, asked, ["hrad-cs"]) == [4, 2, 9, 8]


def test_without_books_nothing_is_looked_up() -> None:
    index = MadeUp(sizes=(0, 5))
    assert candidates(index, question(word({1: 1.0})), []) == []
    assert index.queries == []


def test_a_piece_of_a_story_is_looked_up_less_far() -> None:
    reach = Reach(postings=10, by_word=4, by_spelling=3, by_pair=2, alike=0.5)
    assert queries(6, 6, 3, 5, weights={3: 0.5, 4: 0.4}, reach=reach, r1=[1]) == [
        ("ranked", "r1", 4),
        ("matching", "r1 AND r2", 2),
        ("ranked", "r3", 3),
    ]
