"""Words of the index that are spelt like a word of the question."""

from __future__ import annotations

from itertools import product

import pytest

from rules_index.search.question import similar_roots, spelling_similarity
from tests.rows import rows
from tests.rules_index.search.made_up import Words


@rows(
    ("one", "other", "alike"),
    [
        ("lucerna", "lucerna", 1.0),
        ("lucrena", "lucerna", 6 / 7),
        ("brana", "brina", 0.8),
        ("abcdxxxx", "abcdyyyyyy", 0.5),
        ("abcxxxx", "abcyyyyyyy", 0.3),
        ("abcde", "abcdeyyyyy", 0.6),
        ("abcdeyyyyy", "abcde", 0.6),
        ("utok", "utoc", 1.0),
        ("noha", "noza", 1.0),
        ("kghkgh", "czzczz", 1.0),
    ],
)
def test_slips_and_a_long_common_beginning_make_words_alike(one: str, other: str, alike: float) -> None:
    assert spelling_similarity(one, other) == pytest.approx(alike)


def test_the_roots_of_similar_forms_are_found_with_the_best_similarity() -> None:
    index = Words({"brana": [1, 2], "brina": [2], "studna": [3]})
    found = similar_roots(index, ["brena"])
    assert found == {"brena": {1: pytest.approx(0.8), 2: pytest.approx(0.8)}}
    index = Words({"branka": [1], "branky": [1]})
    assert similar_roots(index, ["branke"]) == {"branke": {1: pytest.approx(5 / 6 + 0.1)}}
    index = Words({"lucernou": [1], "lucerna": [1]})
    assert similar_roots(index, ["lucerny"])["lucerny"] == {1: pytest.approx(6 / 7 + 0.1)}


def test_the_form_as_written_is_no_similar_one() -> None:
    assert similar_roots(Words({"brana": [1], "brina": [2]}), ["brana"]) == {"brana": {2: pytest.approx(0.8)}}


def test_what_is_not_similar_enough_is_left_out() -> None:
    ten = "abcdefghij"
    index = Words({"abcdefgxyz": [1], "abcdefwxyz": [2]})
    assert spelling_similarity(ten, "abcdefgxyz") == pytest.approx(0.8)
    assert similar_roots(index, [ten]) == {ten: {1: pytest.approx(0.8), 2: pytest.approx(0.7)}}
    assert similar_roots(Words({"abcdevwxyz": [3]}), [ten]) == {ten: {}}


@rows(("word", "looked_up"), [("ab", False), ("abc", True), ("123", False), ("a23", True)])
def test_short_words_and_numbers_have_no_similar_ones(word: str, looked_up: bool) -> None:
    index = Words({"abcd": [1], "a234": [2], "1234": [3], "abx": [4]})
    assert word in similar_roots(index, [word])
    assert bool(dict(index.asked)["gram"]) is looked_up


@rows(
    ("sizes", "read"),
    [
        ({"^ab": 100, "abc": 199, "bc$": 1}, ["^ab", "abc", "bc$"]),
        ({"^ab": 100, "abc": 200, "bc$": 1}, ["^ab", "bc$"]),
        ({"^ab": 400, "abc": 401}, ["^ab"]),
        ({"^ab": 150, "abc": 150, "bc$": 150}, ["^ab", "abc"]),
        ({"abc": 7, "xyz": 1}, ["abc"]),
        ({}, []),
    ],
)
def test_the_rarest_trigrams_are_read_as_many_as_the_budget_allows(sizes: dict[str, int], read: list[str]) -> None:
    index = Words({"abc": [1]}, gram_sizes=sizes)
    similar_roots(index, ["abc"])
    assert dict(index.asked)["gram"] == read


def test_only_the_forms_that_share_most_trigrams_are_compared() -> None:
    many = {f"abcdef{one}{other}": [1] for one, other in product("kl", "mnopqrs")}
    index = Words({**many, "abxxxx": [2]})
    similar_roots(index, ["abcdef"])
    assert dict(index.asked)["near"] == list(range(1, 13))


def test_words_are_remembered_up_to_a_number() -> None:
    index = Words({"brana": [1]})
    index.spelt = {f"slovo{number}": {} for number in range(20_000)}
    similar_roots(index, ["brena"])
    assert len(index.spelt) == 20_001
    similar_roots(index, ["brena", "brona"])
    assert index.spelt.keys() == {"brena", "brona"}
    before = len(index.asked)
    assert similar_roots(index, ["brena"])["brena"] == {1: pytest.approx(0.8)}
    assert {table: values for table, values in index.asked[before:] if values} == {}
