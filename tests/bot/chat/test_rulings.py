"""Which ruling a question leads to: names first, then the channel's game, then every game."""

from __future__ import annotations

from dataclasses import replace
from typing import NoReturn

import pytest

from bot.chat.answers.saved_questions import Kind
from bot.chat.rulings.find import find, find_again, find_gap, find_term, see_also
from rules_index import Answer, Gap, Language, Ruling, Unanswerable
from tests.bot.chat.shelf import SHIPS, Shelf, ruling

WALL, GATE, SAIL = (
    ruling("wall", title="Hradba", number="HR 99"),
    ruling("gate", title="Brána"),
    ruling("sail", book=SHIPS),
)


@pytest.mark.parametrize("typed", ["hrad-cs.wall", "HR 99", "  HR 99 "])
def test_a_rule_named_by_id_or_number_is_that_rule_and_nothing_is_asked(typed: str) -> None:
    oracle = Shelf(WALL, GATE)

    found = find(oracle, typed)

    assert (found.kind, found.answered, found.rulings) == (Kind.RULE, True, (WALL,))
    assert oracle.asked == []


@pytest.mark.parametrize("typed", ["Hradba", "  hradba ", "HRADBA"])
@pytest.mark.parametrize("hits", [(), (GATE,), (GATE, replace(WALL, confidence=0.5)), (WALL,)])
def test_a_rule_named_by_its_title_is_that_rule(typed: str, hits: tuple[Ruling, ...]) -> None:
    oracle = Shelf(WALL, GATE, answers={(typed, None): Answer("", bool(hits), hits)})

    found = find(oracle, typed)

    assert (found.kind, found.answered, found.rulings) == (Kind.RULE, True, (WALL,))


def test_an_answered_question_is_looked_up_once() -> None:
    class Once(Shelf):
        def suggest(self, *_: object, **__: object) -> NoReturn:
            raise AssertionError("a second search")

    oracle = Once(WALL, answers={("Kolik stojí?", None): Answer("", True, (WALL,))})

    assert find(oracle, "Kolik stojí?").rulings == (WALL,)


def test_an_answer_names_the_rules_it_points_to() -> None:
    pointing = ruling("gate", see=("hrad-cs.wall", "hrad-cs.gone"))
    oracle = Shelf(WALL, pointing, answers={("co brána", None): Answer("", True, (pointing,))})

    assert find(oracle, "co brána").see == (WALL,)
    assert find(oracle, pointing.id).see == (WALL,)


def test_words_are_asked() -> None:
    oracle = Shelf(WALL, answers={("Kolik stojí?", None): Answer("", True, (WALL, GATE))})

    found = find(oracle, "Kolik stojí?")

    assert (found.kind, found.game, found.answered, found.rulings) == (Kind.QUESTION, None, True, (WALL, GATE))


def test_what_no_rulebook_answers_is_told_also_when_the_topics_are_shown_again() -> None:
    gap = Gap("common.price", "", {Language.CS: "Ceny pravidla neuvádějí."})
    oracle = Shelf(WALL, answers={("Kde se dá koupit?", None): Answer("", False, (WALL,), gap=gap)})

    assert find(oracle, "Kde se dá koupit?").gap is gap
    assert find_gap(oracle, Kind.QUESTION, "Kde se dá koupit?", game=None) is gap
    assert find_gap(oracle, Kind.TERM, "Kde se dá koupit?", game=None) is None


def test_a_chosen_game_is_the_only_one_looked_at() -> None:
    oracle = Shelf(answers={("co plachta", None): Answer("", True, (SAIL,))})

    found = find(oracle, "co plachta", game="hrad", usual="lode")

    assert (found.answered, found.game) == (False, "hrad")
    assert oracle.asked == [("co plachta", "hrad")]


def test_the_channels_game_comes_first() -> None:
    oracle = Shelf(
        answers={("co brána", "hrad"): Answer("", True, (GATE,)), ("co brána", None): Answer("", True, (SAIL,))}
    )

    found = find(oracle, "co brána", usual="hrad")

    assert (found.rulings, found.game) == ((GATE,), "hrad")


@pytest.mark.parametrize("named", [True, False])
def test_another_game_answers_only_when_the_question_names_it(named: bool) -> None:
    elsewhere = Answer("", True, (SAIL,), named=named)
    oracle = Shelf(answers={("co plachta", "hrad"): Answer("", False, (WALL,)), ("co plachta", None): elsewhere})

    found = find(oracle, "co plachta", usual="hrad")

    assert (found.answered, found.game) == (named, None)
    assert found.rulings == ((SAIL,) if named else (SAIL, WALL))


def test_when_no_game_answers_the_topics_are_the_channels() -> None:
    oracle = Shelf(answers={("guláš", "hrad"): Answer("", False, (WALL,)), ("guláš", None): Answer("", False, (SAIL,))})

    found = find(oracle, "guláš", usual="hrad")

    assert (found.answered, found.rulings, found.game) == (False, (WALL,), "hrad")


def test_a_question_that_cannot_be_looked_up_is_not_tried_again() -> None:
    oracle = Shelf(answers={("…", "hrad"): Answer("", False, (), problem=Unanswerable.NO_WORDS)})

    assert find(oracle, "…", usual="hrad").problem is Unanswerable.NO_WORDS
    assert oracle.asked == [("…", "hrad")]


def test_a_term_is_looked_up_among_terms() -> None:
    term = ruling("wall-term", title="Zeď", term=True)
    oracle = Shelf(WALL, term, terms={("hradbou", None): Answer("", True, (term,))})

    assert find_term(oracle, "hradbou").rulings == (term,)
    assert find_term(oracle, "hradbou").kind is Kind.TERM
    assert find_term(oracle, "zeď").kind is Kind.RULE


def test_a_title_of_a_plain_rule_does_not_stand_in_for_a_term() -> None:
    oracle = Shelf(WALL)

    assert find_term(oracle, "Hradba").kind is Kind.TERM


def test_a_hit_is_found_again_by_its_id_when_the_order_has_changed() -> None:
    marked = ruling("gate", title="Brána", matched=("brána",))
    oracle = Shelf(WALL, GATE, answers={("dotaz", "hrad"): Answer("", True, (marked, WALL))})

    again, answered = find_again(
        oracle, Kind.QUESTION, "dotaz", game="hrad", hits=["hrad-cs.wall", "hrad-cs.gate"], at=1
    )

    assert (again, answered) == (marked, True)


def test_a_hit_that_no_longer_answers_is_still_shown_while_the_index_has_it() -> None:
    oracle = Shelf(WALL)
    hits = ["hrad-cs.wall", "hrad-cs.gone"]

    assert find_again(oracle, Kind.QUESTION, "dotaz", game=None, hits=hits, at=0) == (WALL, False)
    assert find_again(oracle, Kind.QUESTION, "dotaz", game=None, hits=hits, at=1) == (None, False)


def test_see_also_leaves_out_what_the_index_lacks() -> None:
    pointing = ruling("gate", see=("hrad-cs.wall", "hrad-cs.gone"))

    assert see_also(Shelf(WALL), pointing) == (WALL,)
