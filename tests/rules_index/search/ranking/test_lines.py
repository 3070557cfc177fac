"""How far the lines of a candidate and a question cover each other, checked by hand."""

from __future__ import annotations

import pytest

from rules_index.languages.questions import FRAMES
from rules_index.search.evidence import SLIGHT, ByLines, LineReader, f1
from rules_index.search.question import Question, QuestionWord
from tests.rows import rows
from tests.rules_index.search.made_up import A, B, C, D, MadeUp, candidate, framed, question, told, word

INDEX = MadeUp(idf=told(1.0, 2.0, 4.0, 8.0))
FRAME = 0.6
"""What a frame weighs here: its share of a rarity of 1."""


def compare(asked: Question, *line: int) -> tuple[float, float, float]:
    return LineReader(INDEX, asked).compare(line)


@rows(
    ("words", "line", "match"),
    [
        # The whole line is asked for, and nothing else is.
        ([word({A: 1.0}, idf=3.0)], (A,), 1.0),
        # A third of what the line tells is asked for.
        ([word({A: 1.0}, idf=3.0)], (A, B), 0.5),
        ([word({B: 1.0}, idf=3.0)], (A, B), 2 * (2 / 3) / (5 / 3)),
        # Half as similar: recall 1/2, precision 0.5/3.
        ([word({A: 0.5}, idf=3.0)], (A, B), 2 * 0.5 * (0.5 / 3) / (0.5 + 0.5 / 3)),
        # A quarter of the question is in the line.
        ([word({A: 1.0}, idf=1.0), word({D: 1.0}, idf=3.0)], (A,), 2 * 0.25 / 1.25),
        # Of two words for one root each is in the line, and the more similar tells how far the root is covered.
        ([word({A: 0.5}, idf=1.0), word({A: 1.0}, idf=3.0)], (A,), 2 * 0.875 / 1.875),
        ([word({A: 1.0}, idf=3.0), word({A: 0.5}, idf=1.0)], (A,), 2 * 0.875 / 1.875),
        # Of two roots for one word the more similar tells how far the word is in the line; both are covered.
        ([word({A: 0.5, B: 1.0})], (A, B), 2 * (2.5 / 3) / (1 + 2.5 / 3)),
        ([word({A: 1.0, B: 0.5})], (A, B), 2 * (2 / 3) / (1 + 2 / 3)),
        ([word({A: 1.0})], (B, C), 0.0),
        ([word({A: 1.0})], (), 0.0),
        ([], (A,), 0.0),
    ],
)
def test_a_line_matches_as_far_as_it_and_the_question_cover_each_other(
    words: list[QuestionWord], line: tuple[int, ...], match: float
) -> None:
    content, whole, _ = compare(question(*words), *line)
    assert content == whole == pytest.approx(match)


@rows(
    ("frame", "line_frame", "whole"),
    [
        (("who",), ("who",), 1.0),
        # One of the two frames of the line is asked for: recall 1, precision (1+f)/(1+2f).
        (("who",), ("who", "may"), f1(1.0, (1 + FRAME) / (1 + 2 * FRAME))),
        # The line does not say whether: recall 1/(1+f), precision 1.
        (("may",), (), f1(1 / (1 + FRAME), 1.0)),
        (("may",), ("count",), f1(1 / (1 + FRAME), 1 / (1 + FRAME))),
        ((), ("count",), f1(1.0, 1 / (1 + FRAME))),
        (("may", "not"), ("not", "may"), 1.0),
    ],
)
def test_frames_tell_two_questions_of_the_same_words_apart(
    frame: tuple[str, ...], line_frame: tuple[str, ...], whole: float
) -> None:
    asked = question(word({A: 1.0}, idf=1.0), frame=frame)
    assert compare(asked, A, *framed(*line_frame)) == pytest.approx((1.0, whole, 1.0))


def test_a_frame_counts_by_its_rarity() -> None:
    index = MadeUp(idf=(9.0, *(3.0 for _ in range(A - 1)), 1.0))
    asked = question(word({A: 1.0}, idf=1.0), frame=("who",))
    assert LineReader(index, asked).compare((A,))[1] == pytest.approx(f1(1 / (1 + 3 * FRAME), 1.0))


def test_the_last_frame_is_one_too() -> None:
    asked = question(word({A: 1.0}, idf=1.0))
    for name in (FRAMES[0], FRAMES[-1]):
        assert compare(asked, A, *framed(name)) == pytest.approx((1.0, f1(1.0, 1 / (1 + FRAME)), 1.0))


def test_frames_alone_are_no_match() -> None:
    asked = question(word({A: 1.0}), frame=("who",))
    assert compare(asked, B, *framed("who")) == (0.0, 0.0, 0.0)


def test_how_much_of_the_question_a_line_has_is_told() -> None:
    asked = question(word({A: 0.5}, idf=1.0), word({B: 1.0}, idf=3.0), word({9: 1.0}, idf=4.0))
    assert compare(asked, A, B, C)[2] == pytest.approx((0.5 + 3) / 8)


def lines(asked: Question, *of: tuple[int, ...]) -> ByLines:
    return LineReader(INDEX, asked).lines(candidate(lines=of))


ASKED = question(word({A: 1.0}, idf=1.0), word({B: 1.0}, idf=2.0), frame=("may",))


def test_the_best_lines_of_a_candidate_speak_for_it() -> None:
    full, content, half = (A, B, *framed("may")), (A, B), (A,)
    wholes = [LineReader(INDEX, ASKED).compare(line)[1] for line in (full, content, half)]
    assert wholes == sorted(wholes, reverse=True)
    found = lines(ASKED, half, content, full, (C,))
    assert found == ByLines(1.0, 1.0, sum(wholes[1:]) / 2, wholes[2], 1.0)
    assert (found.rest, found.unmet, found.unasked) == (0.0, 0, 0)
    assert lines(ASKED, full, half).second == pytest.approx(wholes[2] / 2)
    assert lines(ASKED, full) == ByLines(1.0, 1.0, 0.0, 1.0, 1.0)
    assert lines(ASKED, full, full, full, full).second == 1.0
    assert lines(ASKED, (C,), full, full, full) == ByLines(1.0, 1.0, 1.0, 0.0, 1.0)


def test_what_is_asked_in_the_best_line_counts_even_if_another_has_more_of_it() -> None:
    asked = question(word({A: 1.0}, idf=1.0), word({B: 1.0}, idf=1.0))
    wide, narrow = (A, B, D), (A,)
    found = lines(asked, wide, narrow)
    assert found.whole == pytest.approx(f1(0.5, 1.0))
    assert found.asked == 0.5


def test_what_the_best_line_and_the_question_have_apart_is_told() -> None:
    asked = question(word({A: 1.0}, idf=1.0), frame=("who", "may", "not"))
    found = lines(asked, (A, B, *framed("not", "count")), (D, *framed("who", "may", "not")))
    assert found.rest == pytest.approx(2 / (3 + SLIGHT))
    assert (found.unmet, found.unasked) == (2, 1)


def test_lines_without_a_word_of_the_question_say_nothing() -> None:
    assert lines(ASKED, (C,), framed("may")) == ByLines()
    assert lines(question(), (A,)) == ByLines()


def letters(asked: Question, plain: str) -> tuple[float, float]:
    return LineReader(INDEX, asked).letters(candidate(plain=plain))


def test_the_nearest_line_is_compared_letter_by_letter() -> None:
    asked = question(word({A: 1.0}, text="Brána"), folded="kdy je brana")
    assert letters(asked, "most\nbrana") == pytest.approx((1.0, letters(asked, "brana")[1]))
    assert letters(asked, "most\nbrana je kdy") == (1.0, 1.0)
    content, whole = letters(asked, "brina")
    assert content == pytest.approx(0.8)
    assert 0.3 < whole < content


@rows(
    ("recall", "precision", "mean"),
    [(1.0, 1.0, 1.0), (0.5, 1.0, 2 / 3), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, 0.0)],
)
def test_the_harmonic_mean_needs_both(recall: float, precision: float, mean: float) -> None:
    assert f1(recall, precision) == pytest.approx(mean)
