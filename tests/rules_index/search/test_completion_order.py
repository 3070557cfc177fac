"""Which titles complete what is typed, checked on rows made up in memory."""

from __future__ import annotations

from typing import Any

import pytest

from rules_index.search.completion import suggestions
from rules_index.values.answers import SuggestionKind
from tests.rules_index.search.made_up import MadeUp

Row = tuple[int, str, str, bool, str]


class Titles(MadeUp):
    """Titles that a full-text query finds, by the query; it notes the values of each query."""

    def __init__(self, **found: list[str]) -> None:
        super().__init__()
        self._found = found
        self.asked: list[tuple[object, ...]] = []

    def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        self.asked.append(parameters)
        operator = "all" if "MATCH" not in query else "some" if " OR " in str(parameters[2]) else "every"
        titles = self._found.get(operator, [])
        # The later an entry, the earlier its reference in the alphabet.
        return [(at, f"hrad-cs.{100 - at}", "hrad-cs", title == "Strážnice", title) for at, title in enumerate(titles)]


def labels(titles: Titles, typed: str, limit: int = 25) -> list[str]:
    return [each.label for each in suggestions(titles, typed, None, None, limit)]


def test_every_word_typed_begins_a_word_of_the_title() -> None:
    titles = Titles(every=["Věžní stráž"])
    assert labels(titles, "Věž str") == ["Věžní stráž"]
    assert titles.asked == [(["hrad-cs"], None, '"vez"* AND "str"*', 200)]


@pytest.mark.parametrize(
    ("typed", "shorter"),
    [("abcdefgh ij", '"abcdef"* OR "ij"*'), ("abcd efg", '"abc"* OR "efg"*'), ("abcde x", '"abc"* OR "x"*')],
)
def test_where_none_does_the_ends_of_the_words_are_left_open(typed: str, shorter: str) -> None:
    titles = Titles()
    labels(titles, typed)
    assert titles.asked[1][2] == shorter


def test_then_the_words_must_be_alike_enough() -> None:
    assert labels(Titles(some=["Abcxy", "Abxyz", "Abcde"]), "abcde zzzzz") == []
    assert labels(Titles(some=["Abcxy fghij", "Abxyz"]), "abcde fghij") == ["Abcxy fghij"]
    # Three letters of five in the same order are 60 of 100, in the mean of both words.
    assert labels(Titles(some=["Abcxy fghxy"]), "abcde fghij") == ["Abcxy fghxy"]
    assert labels(Titles(some=["Abcxy fgxyz"]), "abcde fghij") == []


def test_a_title_that_begins_so_comes_before_a_longer_and_one_that_only_has_it() -> None:
    found = labels(Titles(every=["Stavba věže", "Věžní stráž", "Věž"]), "věž")
    assert found == ["Věž", "Věžní stráž", "Stavba věže"]


def test_equal_titles_come_in_the_order_of_the_index() -> None:
    assert labels(Titles(every=["Most a", "Most b", "Most c"]), "most") == ["Most a", "Most b", "Most c"]


def test_a_term_is_told_from_a_rule() -> None:
    found = suggestions(Titles(every=["Strážnice", "Stráž"]), "str", None, None, 25)
    assert {each.label: each.kind for each in found} == {
        "Strážnice": SuggestionKind.TERM,
        "Stráž": SuggestionKind.RULE,
    }


def test_with_nothing_typed_the_first_are_taken_as_they_come() -> None:
    titles = Titles(all=["Věž", "Brána", "Věž"])
    assert labels(titles, " ") == ["Věž", "Brána"]
    assert titles.asked == [(["hrad-cs"], None, 25)]
