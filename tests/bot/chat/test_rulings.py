"""Which ruling a question leads to: names first, then the channel's game, then every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NoReturn

import pytest

from bot.chat.answers.saved_questions import Kind
from bot.chat.base.context import NOTHING, Played
from bot.chat.rulings.finding import FoundAgain, Linked, find, find_again, find_term, linked, look_again, other_hits
from rules_index import Answer, Gap, Language, Ruling, Unanswerable
from tests.bot.chat.shelf import SHIPS, Shelf, ruling
from tests.rows import rows

WALL, GATE, SAIL = (
    ruling("wall", title="Hradba", number="HR 99"),
    ruling("gate", title="Brána"),
    ruling("sail", book=SHIPS),
)

HERE = Played("hrad", "hrad-cs", frozenset({"coop"}))
AGAIN: dict[str, Any] = {"played": NOTHING, "language": Language.CS}


@pytest.mark.parametrize("typed", ["hrad-cs.wall", "HR 99", "  HR 99 "])
def test_a_rule_named_by_id_or_number_is_that_rule_and_nothing_is_asked(typed: str) -> None:
    oracle = Shelf(WALL, GATE)

    found = find(oracle, typed)

    assert (found.kind, found.answered, found.rulings) == (Kind.RULE, True, (WALL,))
    assert oracle.asked == []


@rows("typed", ["Hradba", "  hradba ", "HRADBA"])
@rows("hits", [(), (GATE,), (GATE, replace(WALL, confidence=0.5)), (WALL,)])
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


def test_of_several_questions_each_has_what_the_one_look_told_of_it() -> None:
    both, pointing = "Kolik stojí? Co brána?", ruling("gate", see=("hrad-cs.wall",))
    parts = (Answer("Kolik stojí?", True, (WALL,)), Answer("Co brána?", True, (pointing,)))
    oracle = Shelf(WALL, pointing, answers={(both, "hrad"): Answer(both, True, (WALL,), parts=parts)})

    found = find(oracle, both, usual=HERE)

    assert oracle.asked == [(both, "hrad")]
    assert list(found.parts) == ["Kolik stojí?", "Co brána?"]
    first, second = found.parts.values()
    assert (first.kind, first.played, first.answered, first.rulings) == (Kind.QUESTION, HERE, True, (WALL,))
    assert (second.rulings, second.linked.see, second.parts) == ((pointing,), (WALL,), {})


def test_an_answer_names_the_rules_it_points_to() -> None:
    pointing = ruling("gate", see=("hrad-cs.wall", "hrad-cs.gone"))
    oracle = Shelf(WALL, pointing, answers={("co brána", None): Answer("", True, (pointing,))})

    assert find(oracle, "co brána").linked.see == (WALL,)
    assert find(oracle, pointing.id).linked.see == (WALL,)


def test_words_are_asked() -> None:
    oracle = Shelf(WALL, answers={("Kolik stojí?", None): Answer("", True, (WALL, GATE))})

    found = find(oracle, "Kolik stojí?")

    assert (found.kind, found.played.game, found.answered, found.rulings) == (Kind.QUESTION, None, True, (WALL, GATE))


def test_what_no_rulebook_answers_is_told_also_when_the_topics_are_shown_again() -> None:
    gap = Gap("common.price", "", {Language.CS: "Ceny pravidla neuvádějí."})
    oracle = Shelf(WALL, answers={("Kde se dá koupit?", None): Answer("", False, (WALL,), gap=gap)})

    assert find(oracle, "Kde se dá koupit?").gap is gap
    assert look_again(oracle, Kind.QUESTION, "Kde se dá koupit?", **AGAIN).gap is gap
    assert look_again(oracle, Kind.TERM, "Kde se dá koupit?", **AGAIN).gap is None


def test_a_chosen_game_is_the_only_one_looked_at() -> None:
    oracle = Shelf(answers={("co plachta", None): Answer("", True, (SAIL,))})

    found = find(oracle, "co plachta", game="hrad", usual=Played("lode"))

    assert (found.answered, found.played.game) == (False, "hrad")
    assert oracle.asked == [("co plachta", "hrad")]


def test_the_channels_game_comes_first() -> None:
    oracle = Shelf(
        answers={("co brána", "hrad"): Answer("", True, (GATE,)), ("co brána", None): Answer("", True, (SAIL,))}
    )

    found = find(oracle, "co brána", usual=HERE)

    assert (found.rulings, found.played.game) == ((GATE,), "hrad")


@pytest.mark.parametrize("named", [True, False])
def test_another_game_answers_only_when_the_question_names_it(named: bool) -> None:
    elsewhere = Answer("", True, (SAIL,), named=named)
    oracle = Shelf(answers={("co plachta", "hrad"): Answer("", False, (WALL,)), ("co plachta", None): elsewhere})

    found = find(oracle, "co plachta", usual=HERE)

    assert (found.answered, found.played.game) == ((True, None) if named else (False, "hrad"))
    assert found.rulings == ((SAIL,) if named else (WALL, SAIL))


def test_when_no_game_answers_the_topics_are_the_channels() -> None:
    oracle = Shelf(answers={("guláš", "hrad"): Answer("", False, (WALL,)), ("guláš", None): Answer("", False, (SAIL,))})

    found = find(oracle, "guláš", usual=HERE)

    assert (found.answered, found.rulings, found.played.game) == (False, (WALL,), "hrad")


def test_a_question_that_cannot_be_looked_up_is_not_tried_again() -> None:
    oracle = Shelf(answers={("…", "hrad"): Answer("", False, (), problem=Unanswerable.NO_WORDS)})

    assert find(oracle, "…", usual=HERE).problem is Unanswerable.NO_WORDS
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

    hits = ["hrad-cs.wall", "hrad-cs.gate"]
    again = find_again(oracle, Kind.QUESTION, "dotaz", played=HERE, language=Language.CS, hits=hits, at=1)

    assert again == FoundAgain(marked, True)


def test_a_hit_that_no_longer_answers_is_still_shown_while_the_index_has_it() -> None:
    oracle = Shelf(WALL)
    hits = ["hrad-cs.wall", "hrad-cs.gone"]

    assert find_again(oracle, Kind.QUESTION, "dotaz", **AGAIN, hits=hits, at=0) == FoundAgain(WALL, False)
    assert find_again(oracle, Kind.QUESTION, "dotaz", **AGAIN, hits=hits, at=1) == FoundAgain(None, False)


def test_see_also_leaves_out_what_the_index_lacks() -> None:
    pointing = ruling("gate", see=("hrad-cs.wall", "hrad-cs.gone"))

    assert linked(Shelf(WALL), pointing) == Linked(see=(WALL,))


def test_what_is_played_and_the_readers_language_reach_the_oracle() -> None:
    oracle = Shelf(WALL, answers={("co brána", "hrad"): Answer("", True, (GATE,))})

    find(oracle, "co brána", usual=HERE, language=Language.SV)
    find(oracle, "co brána", game="lode", usual=HERE, language=Language.SV)

    assert oracle.heard == [
        ("hrad-cs", Language.SV, frozenset({"coop"})),
        (None, Language.SV, frozenset()),
    ]


def test_only_an_answer_the_oracle_calls_certain_is_certain() -> None:
    sure, less = replace(GATE, confidence=0.86), replace(GATE, confidence=0.84)
    oracle = Shelf(
        answers={("jistě", None): Answer("", True, (sure, WALL)), ("asi", None): Answer("", True, (less, WALL, SAIL))}
    )

    assert find(oracle, "jistě").certain
    assert not find(oracle, "asi").certain


def test_the_other_hits_have_their_places_and_those_that_are_gone_are_left_out() -> None:
    oracle = Shelf(WALL, SAIL)

    assert other_hits(oracle, [GATE.id, WALL.id, SAIL.id], 1) == {2: SAIL}


def test_a_rule_comes_with_three_exceptions_and_points_to_the_rest() -> None:
    exceptions = tuple(ruling(f"but-{n}") for n in range(4))
    first = ruling("gate", but=tuple(each.id for each in exceptions), see=(exceptions[0].id, WALL.id))
    oracle = Shelf(WALL, *exceptions, first)

    assert linked(oracle, first) == Linked(see=(exceptions[3], WALL), but=exceptions[:3])
