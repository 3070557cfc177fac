"""Questions that follow one another, listed together as far as they fit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.questions import Complete, Number, Option, Question, Step
from bot.games.shortcuts import MOST, Walk, folded, grouped, shortcuts
from bot.games.values import Arg, Line

Tree = dict[str, "Tree | None"]
END: Complete[str] = Complete("done", Line("done"))


def step(*tokens: str, least: int = 1, most: int = 1) -> Step:
    return Step(Line("ask"), tuple(Option(token, Line(f"label-{token}")) for token in tokens), least, most)


def walked(tree: Tree) -> Walk:
    """The questions of a tree of options."""

    def walk(path: tuple[str, ...]) -> Question | Complete[str] | None:
        here: Tree | None = tree
        for token in path:
            assert here is not None
            here = here[token]
        return step(*here) if here else END

    return walk


def listed(tree: Tree, most: int, seldom: frozenset[str] = frozenset()) -> list[str]:
    """The shortcuts of a tree of options, each as its tokens."""
    walk = walked(tree)
    first = walk(())
    assert isinstance(first, Step)
    found = shortcuts(walk, (), first, most, seldom)
    assert [tuple(f"label-{token}" for token in each.tokens) for each in found] == [
        tuple(label.key for label in each.labels) for each in found
    ]
    return ["/".join(each.tokens) for each in found]


PLACES: Tree = {"a": {"1": None, "2": None}, "b": {"1": None, "2": None, "3": None}, "c": None}


def test_everything_stands_in_one_list_where_it_fits() -> None:
    assert listed(PLACES, 6) == ["a/1", "a/2", "b/1", "b/2", "b/3", "c"]


def test_no_list_goes_into_detail_about_one_option_and_leaves_out_another_like_it() -> None:
    assert listed(PLACES, 5) == ["a", "b", "c"]


def test_what_leads_to_the_fewest_is_listed_first() -> None:
    """Two kinds of questions, the second with more answers: where both do not fit, the first alone is merged."""

    def walk(path: tuple[str, ...]) -> Question | Complete[str] | None:
        further = {(): step("a", "b"), ("a",): step("1", "2"), ("b",): replace(step("x", "y", "z"), ask=Line("other"))}
        return further.get(path, END)

    first = step("a", "b")
    assert [each.tokens for each in shortcuts(walk, (), first, 5)] == [
        ("a", "1"), ("a", "2"), ("b", "x"), ("b", "y"), ("b", "z"),
    ]  # fmt: skip
    assert [each.tokens for each in shortcuts(walk, (), first, 4)] == [("a", "1"), ("a", "2"), ("b",)]
    assert [each.tokens for each in shortcuts(walk, (), first, 2)] == [("a",), ("b",)]


def test_a_question_with_one_answer_takes_no_line_of_its_own() -> None:
    assert listed({"a": {"only": {"1": None, "2": None}}, "b": {"only": None}}, 9) == ["a/only/1", "a/only/2", "b"]


def test_what_is_picked_seldom_stays_as_it_is() -> None:
    assert listed(PLACES, 25, frozenset({"b"})) == ["a/1", "a/2", "b", "c"]


def test_options_that_do_not_fit_are_left_to_pages() -> None:
    assert listed(PLACES, 2) == ["a", "b", "c"]


@pytest.mark.parametrize("after", [Number(Line("ask"), 0, 9), step("x", "y", "z", least=0, most=3)])
def test_only_picks_of_one_option_are_merged(after: Question) -> None:
    first = step("a", "b")
    found = shortcuts(lambda path: END if len(path) > 1 else after, (), first, 25)
    assert [each.tokens for each in found] == [("a",), ("b",)]


PEOPLE: Tree = {"home": None, "out": {"home": None, "out": None}}


@pytest.mark.parametrize(
    ("whose", "found"),
    [
        (("ema", "ema"), [("home",), ("out", "home"), ("out", "out")]),
        (("ema", ""), [("home",), ("out", "home"), ("out", "out")]),
        (("", "ema"), [("home",), ("out",)]),
        (("ema", "ota"), [("home",), ("out",)]),
    ],
)
def test_what_is_asked_about_another_person_is_a_question_of_its_own(
    whose: tuple[str, str], found: list[tuple[str, ...]]
) -> None:
    def walk(path: tuple[str, ...]) -> Question | Complete[str] | None:
        here = PEOPLE["out"] if path == ("out",) else PEOPLE if not path else None
        return replace(step(*here), ask=Line("ask", {"who": whose[len(path)]})) if here else END

    first = walk(())
    assert isinstance(first, Step)
    assert [each.tokens for each in shortcuts(walk, (), first, 25)] == found


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ({"what": "beans", "left": 9}, {"what": "water", "left": 7}, [("0",), ("1",)]),
        ({"what": "beans", "left": 9}, {"what": "beans", "left": 7}, [("0", "0"), ("0", "1"), ("1", "0"), ("1", "1")]),
        ({"left": 9}, {"left": 7}, [("0", "0"), ("0", "1"), ("1", "0"), ("1", "1")]),
    ],
)
def test_the_same_about_another_thing_is_a_question_of_its_own(
    first: dict[str, Arg], second: dict[str, Arg], found: list[tuple[str, ...]]
) -> None:
    asks = (Line("how-many", first), Line("how-many", second))

    def walk(path: tuple[str, ...]) -> Question | Complete[str] | None:
        return END if len(path) > 1 else replace(step("0", "1"), ask=asks[len(path)])

    here = walk(())
    assert isinstance(here, Step)
    assert [each.tokens for each in shortcuts(walk, (), here, 25)] == found


@pytest.mark.parametrize(
    ("places", "lists"),
    [
        (3, [["0/0", "0/1", "0/2", "1/0", "1/1", "1/2", "2/0", "2/1", "2/2"]]),
        (5, [[f"{place}/{what}" for what in range(3)] for place in range(5)]),
    ],
)
def test_a_long_list_is_grouped_by_its_first_option(places: int, lists: list[list[str]]) -> None:
    walk = walked({str(place): {str(what): None for what in range(3)} for place in range(places)})
    first = walk(())
    assert isinstance(first, Step)
    assert [["/".join(each.tokens) for each in group] for group in grouped(folded(walk, (), first))] == lists


def test_what_would_need_more_lists_than_one_looks_over_is_asked_in_parts() -> None:
    walk = walked({str(place): {str(what): None for what in range(3)} for place in range(8)})
    first = walk(())
    assert isinstance(first, Step)
    (found,) = grouped(folded(walk, (), first))
    assert len(found) <= MOST
