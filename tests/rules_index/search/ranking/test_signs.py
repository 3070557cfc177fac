"""What speaks for a candidate, each sign alone, and the order that signs give."""

from __future__ import annotations

import pytest

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate
from rules_index.search import ranking
from rules_index.search.question import Question
from rules_index.search.ranking import RERANKED, WEIGHTS, Context, Ranked, rank
from tests.rows import rows
from tests.rules_index.search.made_up import (
    SIGNS,
    A,
    B,
    C,
    D,
    MadeUp,
    candidate,
    framed,
    learned_late,
    one_sign,
    question,
    told,
    word,
)

ONE = question(word({A: 1.0}, idf=2.0, text="brana"), folded="brana")
TITLE, BODY, QUOTED = (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
EQUAL = (1.0,) * len(SIGNS)


def index(*, without: tuple[Part, ...] = (), quantities: tuple[int, ...] = ()) -> MadeUp:
    return MadeUp(idf=told(2.0, 2.0, 4.0, 8.0), without=without, quantities=quantities)


def signs(
    *candidates: Candidate,
    asked: Question = ONE,
    likely: dict[str, float] | None = None,
    defined: dict[int, float] | None = None,
    variants: frozenset[str] = frozenset(),
    abroad: frozenset[str] = frozenset(),
    quantities: tuple[int, ...] = (),
) -> dict[int, dict[str, float]]:
    """The signs of each candidate by its number."""
    context = Context(likely or {}, defined or {}, variants, abroad)
    found = rank(index(quantities=quantities), asked, candidates, context)
    return {one.id: dict(zip(SIGNS, one.signs, strict=True)) for one in found}


def test_each_sign_has_a_weight() -> None:
    assert len(WEIGHTS) == len(SIGNS) == len(set(SIGNS))


@rows("name", SIGNS)
def test_a_score_is_what_its_signs_weigh(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking, "WEIGHTS", one_sign(name))
    asked = question(*ONE.words, folded="kolik ma brana", frame=("count",))
    here = candidate(1, {A: TITLE, C: BODY}, lines=[(A, B), (A, C)], plain="brina\nbrana", section="x", variant="coop")
    there = candidate(2, {B: TITLE}, lines=[(A,)], plain="most", section="x")
    context = Context({"hrad-cs": 0.5}, {1: 0.25}, abroad=frozenset({"hrad-cs"}))
    for one in rank(index(quantities=(C,)), asked, [here, there], context):
        assert one.score == one.signs[SIGNS.index(name)]
        assert one.book == "hrad-cs"


def test_the_words_of_the_question_speak_for_a_candidate() -> None:
    found = signs(candidate(1, {A: BODY}), candidate(2, {A: QUOTED}))
    assert found[1]["WORDS"] == pytest.approx(1 / 2.2)
    assert (found[1]["COVER"], found[2]["COVER"]) == (1.0, 0.0)


def test_the_likely_book_speaks_for_it() -> None:
    assert signs(candidate(1), likely={"hrad-cs": 0.25})[1]["BOOK"] == 0.25
    assert signs(candidate(1), likely={"sad-cs": 0.25})[1]["BOOK"] == 0.0


@pytest.mark.parametrize(("frame", "quantity", "sign"), [("count", C, 1.0), ("count", D, 0.0), ("who", C, 0.0)])
def test_a_number_speaks_for_it_where_a_quantity_is_asked_for(frame: str, quantity: int, sign: float) -> None:
    asked = question(*ONE.words, frame=(frame,))
    assert signs(candidate(1, {A: BODY, C: BODY}), asked=asked, quantities=(quantity,))[1]["QUANTITY"] == sign


def test_its_lines_speak_for_it() -> None:
    asked = question(*ONE.words, frame=("may",), folded="smi brana")
    found = signs(candidate(1, lines=[(B,), (A,), (A, *framed("may"))], plain="most\nbrana"), asked=asked)[1]
    assert (found["LINE"], found["WHOLE"], found["TITLE"]) == (1.0, 1.0, 0.0)
    assert found["SECOND"] == pytest.approx((2 * (2 / 2.6) / (1 + 2 / 2.6)) / 2)
    assert found["SPELLING"] == 1.0
    assert 0.5 < found["LETTERS"] < 1.0
    assert signs(candidate(1, lines=[(A,), (B,)]))[1]["TITLE"] == 1.0


def test_what_its_chapter_lacks_speaks_for_it_and_what_its_chapter_has() -> None:
    own, sibling = candidate(1, {A: BODY}, section="x"), candidate(2, {B: BODY}, section="x")
    found = signs(own, sibling, asked=question(*ONE.words, word({B: 1.0}, idf=2.0)))
    assert (found[1]["APART"], found[1]["CHAPTER"]) == (0.0, 1.0)
    alone = signs(own, candidate(2, {B: BODY}, section="y"), candidate(3, {A: BODY}, section="x", book="sad-cs"))
    assert [alone[number]["APART"] for number in (1, 2, 3)] == [0.0, 0.0, 0.0]
    assert [alone[number]["CHAPTER"] for number in (1, 2, 3)] == [1.0, 0.0, 1.0]
    two = signs(own, sibling)
    assert (two[1]["APART"], two[2]["APART"], two[2]["CHAPTER"]) == (1.0, -1.0, 1.0)


def test_the_name_that_it_explains_speaks_for_it() -> None:
    found = signs(candidate(1), candidate(2), defined={2: 0.75})
    assert (found[1]["DEFINES"], found[2]["DEFINES"]) == (0.0, 0.75)


def test_a_way_to_play_that_is_not_meant_tells() -> None:
    found = signs(
        candidate(1, variant="coop"), candidate(2, variant="teams"), candidate(3), variants=frozenset({"coop"})
    )
    assert [found[number]["VARIANT"] for number in (1, 2, 3)] == [0.0, 1.0, 0.0]


def test_a_passage_without_questions_is_bare() -> None:
    found = signs(candidate(1, lines=[(A,)]), candidate(2, lines=[(A,), (B,)]))
    assert (found[1]["BARE"], found[2]["BARE"]) == (1.0, 0.0)


def test_a_book_that_has_an_edition_in_the_readers_language_beside_it_tells() -> None:
    found = signs(candidate(1), candidate(2, book="hrad-sv"), abroad=frozenset({"hrad-sv"}))
    assert (found[1]["ABROAD"], found[2]["ABROAD"]) == (0.0, 1.0)


@pytest.mark.parametrize(("similarity", "lost"), [(0.5, 2.0), (0.49, 5.0)])
def test_the_most_telling_word_that_it_has_not_is_lost(similarity: float, lost: float) -> None:
    asked = question(word({A: similarity}, idf=5.0), word({B: 1.0}, idf=2.0), word({C: 1.0}, idf=1.0))
    (found,) = rank(index(), asked, [candidate(1, {A: BODY, C: BODY})], Context({}))
    assert found.lost == lost
    (whole,) = rank(index(), ONE, [candidate(1, {A: BODY})], Context({}))
    assert whole.lost == 0.0


def first(one: Candidate, context: Context) -> float:
    """The score by which a candidate gets on the shortlist."""
    (found,) = rank(index(without=(Part.RERANKING,)), ONE, [one], context)
    return found.score


def test_words_the_book_and_a_name_bring_a_candidate_on_the_shortlist() -> None:
    assert first(candidate(1, {A: BODY}), Context({})) == pytest.approx(0.75 / 2.2 + 0.15)
    assert first(candidate(1), Context({"hrad-cs": 0.5})) == pytest.approx(0.05)
    assert first(candidate(1), Context({}, {1: 0.3, 2: 0.9})) == pytest.approx(0.3)


def test_only_the_first_by_their_words_are_compared_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking, "WEIGHTS", one_sign("WORDS"))
    many = [candidate(number, {A: (number, 0, 0, 0)}, lines=[(A,)]) for number in range(1, 41)]
    found = rank(index(), ONE, many, Context({}))
    assert [one.id for one in found] == list(range(40, 40 - RERANKED, -1))
    assert len(rank(index(without=(Part.RERANKING,)), ONE, many, Context({}))) == 40


@pytest.mark.parametrize("without", [(), (Part.RERANKING,)])
def test_the_best_comes_first_and_equal_ones_by_number(
    without: tuple[Part, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranking, "WEIGHTS", EQUAL)
    many = [candidate(number, {A: BODY}, lines=[(A,)], section=str(number)) for number in (5, 3, 4)]
    best = candidate(9, {A: TITLE}, lines=[(A,)], section="9")
    found = rank(index(without=without), ONE, [*many, best], Context({}))
    assert [one.id for one in found] == [9, 3, 4, 5]


def test_a_line_can_lift_a_candidate_above_one_with_more_words(monkeypatch: pytest.MonkeyPatch) -> None:
    wordy = candidate(1, {A: (9, 0, 0, 0)}, lines=[(B,)])
    fitting = candidate(2, {A: BODY}, lines=[(A,)])
    for name, order in (("WORDS", [1, 2]), ("WHOLE", [2, 1])):
        monkeypatch.setattr(ranking, "WEIGHTS", one_sign(name))
        assert [one.id for one in rank(index(), ONE, [wordy, fitting], Context({}))] == order


def test_nothing_speaks_for_a_candidate_that_is_not_compared() -> None:
    (found,) = rank(index(without=(Part.RERANKING,)), ONE, [candidate(4)], Context({}))
    assert found == Ranked(4, "hrad-cs", 0.0)
    assert found.signs == (0.0,) * len(SIGNS)


@rows("part", [Part.WHOLE, Part.LETTERS, Part.VARIANT, Part.SIBLINGS])
def test_a_part_that_is_left_out_adds_nothing(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left out for measuring is still told, but no longer counts."""
    monkeypatch.setattr(ranking, "WEIGHTS", (1.0,) * len(SIGNS))
    asked = question(word({A: 1.0}), word({B: 1.0}), folded="one two")
    found = [
        candidate(1, {A: (1, 0, 1, 0)}, lines=[(A,), (A, B), (B,)], plain="one", section="here", variant="solo"),
        candidate(2, {B: (1, 0, 1, 0)}, lines=[(B,)], plain="two", section="here"),
    ]
    (whole, *_), (less, *_) = (
        [one for one in rank(MadeUp(idf=told(1.0, 1.0), without=without), asked, found, Context({})) if one.id == 1]
        for without in ((), (part,))
    )
    assert whole.signs == less.signs
    gone = sum(getattr(whole.signs, name) for name in ranking.SIGNS_OF[part])
    assert gone != 0.0
    assert less.score == pytest.approx(whole.score - gone)


def test_a_model_is_waited_for_last_and_nothing_is_compared_twice() -> None:
    stock = MadeUp(idf=told(2.0, 2.0, 4.0, 8.0), stock=[candidate(7, lines=[(B,)])])
    context = Context({}, learned=learned_late(stock, (1, 2), 7))
    found = rank(stock, ONE, [candidate(1, {A: BODY}, lines=[(A,)]), candidate(2)], context)
    assert {one.id: one.signs.learned for one in found} == {1: -0.5, 2: -0.5, 7: 0.0}
    assert set(stock.compared) == {7}
