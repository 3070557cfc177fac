"""Questions that follow one another, listed together as far as they fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.questions import Complete, Number, Option, Question, Step
from bot.games.shortcuts import LISTS, LONGEST, MOST, Shortcut, Walk, folded, grouped, shortcuts
from bot.games.values import Arg, Line
from tests.rows import rows

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


def at_most(lines: int) -> Callable[[tuple[Shortcut, ...]], bool]:
    return lambda found: len(found) <= lines


def listed(tree: Tree, most: int, seldom: frozenset[str] = frozenset()) -> list[str]:
    """The shortcuts of a tree of options, each as its tokens."""
    walk = walked(tree)
    first = walk(())
    assert isinstance(first, Step)
    found = shortcuts(walk, (), first, at_most(most), seldom)
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
    assert [each.tokens for each in shortcuts(walk, (), first, at_most(5))] == [
        ("a", "1"), ("a", "2"), ("b", "x"), ("b", "y"), ("b", "z"),
    ]  # fmt: skip
    assert [each.tokens for each in shortcuts(walk, (), first, at_most(4))] == [("a", "1"), ("a", "2"), ("b",)]
    assert [each.tokens for each in shortcuts(walk, (), first, at_most(2))] == [("a",), ("b",)]


def test_a_question_with_one_answer_takes_no_line_of_its_own() -> None:
    assert listed({"a": {"only": {"1": None, "2": None}}, "b": {"only": None}}, 9) == ["a/only/1", "a/only/2", "b"]


def test_what_is_picked_seldom_stays_as_it_is() -> None:
    assert listed(PLACES, 25, frozenset({"b"})) == ["a/1", "a/2", "b", "c"]


def test_options_that_do_not_fit_are_left_to_pages() -> None:
    assert listed(PLACES, 2) == ["a", "b", "c"]


@pytest.mark.parametrize("after", [Number(Line("ask"), 0, 9), step("x", "y", "z", least=0, most=3)])
def test_only_picks_of_one_option_are_merged(after: Question) -> None:
    first = step("a", "b")
    found = shortcuts(lambda path: END if len(path) > 1 else after, (), first, at_most(25))
    assert [each.tokens for each in found] == [("a",), ("b",)]


PEOPLE: Tree = {"home": None, "out": {"home": None, "out": None}}


@rows(
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
    assert [each.tokens for each in shortcuts(walk, (), first, at_most(25))] == found


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
    assert [each.tokens for each in shortcuts(walk, (), here, at_most(25))] == found


def laid_out(tree: Tree) -> list[list[str]]:
    """The lists in which the questions of a tree of options are shown."""
    walk = walked(tree)
    first = walk(())
    assert isinstance(first, Step)
    return [["/".join(each.tokens) for each in group] for group in grouped(folded(walk, (), first))]


def numbered(count: int, then: Tree | None = None) -> Tree:
    return {str(number): then for number in range(count)}


def test_a_short_list_is_one() -> None:
    assert laid_out(numbered(3, numbered(3))) == [[f"{place}/{what}" for place in range(3) for what in range(3)]]


def test_a_long_list_is_grouped_by_its_first_option() -> None:
    assert laid_out(numbered(5, numbered(3))) == [[f"{place}/{what}" for what in range(3)] for place in range(5)]


def test_what_is_too_long_even_then_is_grouped_by_the_option_after_it() -> None:
    tree: Tree = {"move": numbered(2, numbered(4, numbered(2))), "grow": numbered(2), "pass": None}
    moves = [[f"move/{start}/{end}/{count}" for end in range(4) for count in range(2)] for start in range(2)]
    assert laid_out(tree) == [["pass"], *moves, ["grow/0", "grow/1"]]


def test_what_stands_alone_in_its_group_joins_what_stands_alone_above() -> None:
    tree: Tree = {"move": {"far": numbered(6), "near": numbered(7), "enter": None}, "pass": None}
    lists = [[f"move/far/{number}" for number in range(6)], [f"move/near/{number}" for number in range(7)]]
    assert laid_out(tree) == [["move/enter", "pass"], *lists]


def test_what_would_need_more_lists_than_one_looks_over_is_asked_in_parts() -> None:
    (found,) = laid_out(numbered(LISTS + 1, numbered(3)))
    assert found == [str(number) for number in range(LISTS + 1)]


@pytest.mark.parametrize(("count", "merged"), [(MOST, True), (MOST + 1, False)])
def test_a_question_is_merged_only_into_a_list_that_one_looks_over(count: int, merged: bool) -> None:
    (alone, *others) = laid_out({"stay": None, "go": numbered(count), "wait": None})
    assert (alone, others) == (
        (["stay", "wait"], [[f"go/{number}" for number in range(count)]]) if merged else (["stay", "go", "wait"], [])
    )


@pytest.mark.parametrize(("count", "merged"), [(LONGEST - 1, True), (LONGEST, False)])
def test_a_question_of_many_options_is_merged_as_long_as_it_is_one_list(count: int, merged: bool) -> None:
    lists = laid_out({**numbered(count), "further": numbered(4)})
    further = [f"further/{number}" for number in range(4)]
    assert lists == ([[*numbered(count)], further] if merged else [[*numbered(count), "further"]])
