"""Questions that follow one another, listed together as far as they fit."""

from __future__ import annotations

import pytest

from bot.games.questions import Complete, Number, Option, Question, Step
from bot.games.shortcuts import shortcuts
from bot.games.values import Line

Tree = dict[str, "Tree | None"]
END: Complete[str] = Complete("done", Line("done"))


def step(*tokens: str, least: int = 1, most: int = 1) -> Step:
    return Step(Line("ask"), tuple(Option(token, Line(f"label-{token}")) for token in tokens), least, most)


def listed(tree: Tree, most: int, seldom: frozenset[str] = frozenset()) -> list[str]:
    """The shortcuts of a tree of options, each as its tokens."""

    def walk(path: tuple[str, ...]) -> Question | Complete[str] | None:
        here: Tree | None = tree
        for token in path:
            assert here is not None
            here = here[token]
        return step(*here) if here else END

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


def test_what_leads_to_the_fewest_is_listed_first() -> None:
    assert listed(PLACES, 4) == ["a/1", "a/2", "b", "c"]
    assert listed(PLACES, 3) == ["a", "b", "c"]


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
