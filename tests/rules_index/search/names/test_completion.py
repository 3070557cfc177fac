"""Completing what is being typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from rules_index import Oracle
from rules_index.search.completion import suggestions
from rules_index.values.answers import SuggestionKind
from tests.rows import rows
from tests.rules_index.library import castle, index_castle, passage, rule
from tests.rules_index.search.made_up import MadeUp

TITLES = ["Stavba věže", "Věž", "Věžní stráž", "Cena hradby", "Hradní pán", "Příkop a most"]


@pytest.fixture(scope="module")
def castle_oracle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Oracle]:
    rules = [rule(f"rule{at}", title=title) for at, title in enumerate(TITLES)]
    rules.append(replace(rule("term", title="Strážnice"), term=True))
    book = castle(passage(0, "STUDNA", "Studna je hluboká."), passage(1, "STUDNA", "Studna vyschne.", first=2))
    opened = Oracle.open(index_castle(tmp_path_factory.mktemp("castle") / "castle.sqlite", book, *rules))
    yield opened
    opened.close()


def labels(oracle: Oracle, typed: str, kind: SuggestionKind | None = None, limit: int = 25) -> list[str]:
    return [each.label for each in oracle.suggest(typed, kind=kind, limit=limit)]


def test_titles_that_begin_so_come_first_the_shortest_before_all(castle_oracle: Oracle) -> None:
    assert labels(castle_oracle, "věž") == ["Věž", "Věžní stráž", "Stavba věže"]


@pytest.mark.parametrize("typed", ["prik", "PŘÍK", "  přík "])
def test_case_diacritics_and_spaces_do_not_matter(castle_oracle: Oracle, typed: str) -> None:
    assert labels(castle_oracle, typed) == ["Příkop a most"]


@pytest.mark.parametrize("typed", ["most pří", "pří mos"])
def test_words_may_come_in_any_order_and_unfinished(castle_oracle: Oracle, typed: str) -> None:
    assert labels(castle_oracle, typed) == ["Příkop a most"]


def test_every_letter_typed_narrows(castle_oracle: Oracle) -> None:
    found = [set(labels(castle_oracle, "hradní"[:length])) for length in range(1, 7)]
    assert all(later <= earlier for earlier, later in pairwise(found))
    assert found[-1] == {"Hradní pán"}


@rows(
    ("typed", "label"),
    [
        ("hradbx", "Cena hradby"),
        ("příkob", "Příkop a most"),
        ("most příkob", "Příkop a most"),
        ("stavda", "Stavba věže"),
    ],
)
def test_a_slip_at_the_end_of_a_word_still_completes(castle_oracle: Oracle, typed: str, label: str) -> None:
    assert labels(castle_oracle, typed)[0] == label


@rows("typed", ['"', "* OR", "věž* NEAR(", "title:věž", "'; DROP TABLE entry", "věž -stráž", "(", "^věž"])
def test_query_syntax_is_only_text(castle_oracle: Oracle, typed: str) -> None:
    assert isinstance(castle_oracle.suggest(typed), tuple)


def test_a_word_in_common_is_not_enough_beside_one_that_fits_nothing(castle_oracle: Oracle) -> None:
    assert castle_oracle.suggest("most xyzq") == ()


def test_nothing_like_it_suggests_nothing(castle_oracle: Oracle) -> None:
    assert castle_oracle.suggest("xyzq") == ()


def test_with_nothing_typed_the_first_ones_come_in_order(castle_oracle: Oracle) -> None:
    assert labels(castle_oracle, "", limit=3) == TITLES[:3]
    assert labels(castle_oracle, " ?! ", limit=3) == TITLES[:3]


def test_a_title_is_offered_once_a_book(castle_oracle: Oracle) -> None:
    assert labels(castle_oracle, "studna") == ["Studna"]


def test_terms_alone_when_asked(castle_oracle: Oracle) -> None:
    assert labels(castle_oracle, "str", kind=SuggestionKind.TERM) == ["Strážnice"]
    assert set(labels(castle_oracle, "str")) == {"Strážnice", "Věžní stráž"}
    assert labels(castle_oracle, "", kind=SuggestionKind.TERM) == ["Strážnice"]
    assert [each.kind for each in castle_oracle.suggest("strážnice")] == [SuggestionKind.TERM]


def test_rules_alone_when_asked(castle_oracle: Oracle) -> None:
    assert labels(castle_oracle, "str", kind=SuggestionKind.RULE) == ["Věžní stráž"]
    assert labels(castle_oracle, "", kind=SuggestionKind.RULE) == [*TITLES, "Studna"]


@pytest.mark.parametrize("limit", [1, 2])
def test_no_more_than_asked_for(castle_oracle: Oracle, limit: int) -> None:
    assert len(labels(castle_oracle, "věž", limit=limit)) == limit


def test_a_suggestion_leads_to_its_ruling(castle_oracle: Oracle) -> None:
    for suggestion in castle_oracle.suggest(""):
        ruling = castle_oracle.ruling(suggestion.id)
        assert ruling is not None
        assert ruling.title == suggestion.label


def test_only_the_game_asked_for(oracle: Oracle) -> None:
    assert {each.book.game for each in oracle.suggest("", game="sklizen")} == {"sklizen"}
    assert oracle.suggest("", game="šachy") == ()


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


def completed(titles: Titles, typed: str, limit: int = 25) -> list[str]:
    return [each.label for each in suggestions(titles, typed, None, None, limit)]


def test_every_word_typed_begins_a_word_of_the_title() -> None:
    titles = Titles(every=["Věžní stráž"])
    assert completed(titles, "Věž str") == ["Věžní stráž"]
    assert titles.asked == [(["hrad-cs"], None, '"vez"* AND "str"*', 200)]


@pytest.mark.parametrize(
    ("typed", "shorter"),
    [("abcdefgh ij", '"abcdef"* OR "ij"*'), ("abcd efg", '"abc"* OR "efg"*'), ("abcde x", '"abc"* OR "x"*')],
)
def test_where_none_does_the_ends_of_the_words_are_left_open(typed: str, shorter: str) -> None:
    titles = Titles()
    completed(titles, typed)
    assert titles.asked[1][2] == shorter


def test_then_the_words_must_be_alike_enough() -> None:
    assert completed(Titles(some=["Abcxy", "Abxyz", "Abcde"]), "abcde zzzzz") == []
    assert completed(Titles(some=["Abcxy fghij", "Abxyz"]), "abcde fghij") == ["Abcxy fghij"]
    # Three letters of five in the same order are 60 of 100, in the mean of both words.
    assert completed(Titles(some=["Abcxy fghxy"]), "abcde fghij") == ["Abcxy fghxy"]
    assert completed(Titles(some=["Abcxy fgxyz"]), "abcde fghij") == []


def test_a_title_that_begins_so_comes_before_a_longer_and_one_that_only_has_it() -> None:
    found = completed(Titles(every=["Stavba věže", "Věžní stráž", "Věž"]), "věž")
    assert found == ["Věž", "Věžní stráž", "Stavba věže"]


def test_equal_titles_come_in_the_order_of_the_index() -> None:
    assert completed(Titles(every=["Most a", "Most b", "Most c"]), "most") == ["Most a", "Most b", "Most c"]


def test_a_term_is_told_from_a_rule() -> None:
    found = suggestions(Titles(every=["Strážnice", "Stráž"]), "str", None, None, 25)
    assert {each.label: each.kind for each in found} == {
        "Strážnice": SuggestionKind.TERM,
        "Stráž": SuggestionKind.RULE,
    }


def test_with_nothing_typed_the_first_are_taken_as_they_come() -> None:
    titles = Titles(all=["Věž", "Brána", "Věž"])
    assert completed(titles, " ") == ["Věž", "Brána"]
    assert titles.asked == [(["hrad-cs"], None, 25)]
