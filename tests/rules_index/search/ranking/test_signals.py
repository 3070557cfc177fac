"""What a question and its best candidates tell beside how well the first one matches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index.languages.questions import FRAMES
from rules_index.search.ranking import Ranked
from rules_index.search.signals import NAMES, signals
from tests.rules_index.search.made_up import A, B, question, ranked, word

WALL, GATE, TOLL = word({A: 1.0}, 2.0), word({B: 1.0}, 3.0), word({}, 5.0)
ASKED = question(WALL, GATE, TOLL, folded="kdo smi mytem hradbou branou", frame=("who", "may"))
FIRST = replace(ranked(1, 0.9, lost=5.0, COVER=0.5, LETTERS=0.25, line=0.75), found=(1.0, 0.75, 0.0))
SECOND = replace(ranked(2, 0.75, lost=3.0, COVER=0.25, LETTERS=0.5, asked=0.5), found=(1.0, 0.25, 0.0))
FAR = replace(ranked(4, 0.25), found=(0.0, 0.0, 1.0))


def told(*found: Ranked) -> dict[str, float]:
    return dict(zip(NAMES, signals(ASKED, found), strict=True))


def test_each_signal_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(signals(ASKED, ()))


def test_the_question_tells_how_much_it_asks_and_what_the_books_do_not_know() -> None:
    of = told()
    assert (of["WORDS"], of["WEIGHT"], of["RAREST"], of["LENGTH"]) == (3, 10.0, 5.0, 5)
    assert (of["UNKNOWN"], of["UNKNOWN_WORDS"], of["RAREST_UNKNOWN"]) == (0.5, 1, 5.0)
    asked = {name for name in FRAMES if of[f"FRAME_{name.upper()}"]}
    assert asked == {"who", "may"}


def test_the_first_two_candidates_tell_all_of_themselves_the_others_their_scores() -> None:
    of = told(FIRST, SECOND, FAR)
    assert (of["LINES.LINE_1"], of["SIGNS.COVER_1"], of["SIGNS.COVER_2"]) == (0.75, 0.5, 0.25)
    assert [of[f"SCORE_{at}"] for at in (2, 3, 4, 5)] == [0.75, 0.25, 0.0, 0.0]
    assert [of[f"LOST_{at}"] for at in (2, 3)] == [3.0, 0.0]
    assert (of["LEAD_OF_THREE"], of["LEAD_OF_FIVE"]) == pytest.approx((0.65, 0.9))


def test_the_best_of_five_counts_sign_by_sign() -> None:
    of = told(FIRST, SECOND)
    assert (of["BEST_LINES.LINE"], of["BEST_LINES.ASKED"], of["BEST_SIGNS.LETTERS"]) == (0.75, 0.5, 0.5)
    assert told(*[FAR] * 5, FIRST)["BEST_LINES.LINE"] == 0.0


def test_words_are_lost_that_the_first_candidate_or_none_of_them_has() -> None:
    of = told(FIRST, SECOND, SECOND, FAR)
    assert of["UNCOVERED"] == 0.5
    assert of["COVERED"] == pytest.approx((2.0 + 0.75 * 3.0 + 5.0) / 10)
    assert (of["RAREST_LOST"], of["RAREST_LOST_KNOWN"]) == (5.0, 0.0)
    assert (of["RAREST_OF_THREE"], of["RAREST_OF_FIVE"]) == (5.0, 0.0)
    assert (of["LOST_WORDS"], of["LOST_OF_FIVE"]) == (1, 0)
    assert told(SECOND)["RAREST_LOST_KNOWN"] == 3.0


def test_nothing_found_is_nothing_told_of_candidates() -> None:
    of = told()
    of_candidates = [name for name in NAMES if name.startswith(("SCORE", "LOST", "LINES", "SIGNS", "BEST", "LEAD"))]
    assert not any(of[name] for name in (*of_candidates, "COVERED", "UNCOVERED", "RAREST_LOST"))
