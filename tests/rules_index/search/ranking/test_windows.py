"""Candidates for a story: each by the window that speaks most for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules_index.search import ranking
from rules_index.search.evidence import ByWords
from rules_index.search.question import Question
from rules_index.search.ranking import RERANKED, SLACK, THROUGHOUT, TOLD, WINDOWS, Context, Ranked, rank_windows
from tests.rules_index.search.made_up import A, B, C, MadeUp, candidate, one_sign, question, told, word

TITLE, BODY = (1, 0, 0, 0), (0, 0, 1, 0)
GAIN = {"TITLE": 1.5 / 2.7, "BODY": 1 / 2.2}


def window(*roots: int, idf: float = 10.0, asks: bool = False) -> Question:
    """A window of a story with a word for each root."""
    return replace(question(*(word({root: 1.0}, idf=idf, text=f"w{root}") for root in roots)), asks=asks)


@pytest.fixture(autouse=True)
def cover_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a candidate's own text has of a window is all that counts."""
    monkeypatch.setattr(ranking, "WEIGHTS", one_sign("COVER"))


def ranked(
    *windows: Question, context: Context | None = None, **counts: dict[int, tuple[int, int, int, int]]
) -> list[Ranked]:
    """The candidates ``c1``, ``c2``, … of these counts for a story."""
    index = MadeUp(idf=told(10.0, 10.0, 10.0))
    found = [candidate(int(name[1:]), of, section=name) for name, of in counts.items()]
    return rank_windows(index, windows, found, context or Context({}))


def within(*gains: float, weight: float) -> float:
    """What the words of the whole story add."""
    return THROUGHOUT * sum(10.0 * gain for gain in gains) / (SLACK + weight)


def test_each_candidate_is_ranked_by_the_window_that_speaks_for_it() -> None:
    one, other = ranked(window(A), window(B), c1={B: TITLE}, c2={A: BODY})
    assert [(each.id, each.window) for each in (one, other)] == [(1, 1), (2, 0)]
    share = 10 / (10 + SLACK)
    assert one.score == pytest.approx(share + within(GAIN["TITLE"], weight=20))
    assert other.score == pytest.approx(share + within(GAIN["BODY"], weight=20))
    assert one.signs.cover == 1.0


def test_a_window_of_more_words_says_more() -> None:
    rare, full = ranked(window(C, idf=5.0), window(A, B), c1={C: TITLE}, c2={A: TITLE, B: TITLE})[::-1]
    assert (rare.id, full.id) == (1, 2)
    assert full.score == pytest.approx(20 / (20 + SLACK) + THROUGHOUT * 20 * GAIN["TITLE"] / (25 + SLACK))
    assert rare.score == pytest.approx(5 / (5 + SLACK) + THROUGHOUT * 5 * GAIN["TITLE"] / (25 + SLACK))


def test_a_window_that_asks_counts_more_than_one_that_tells() -> None:
    asked, told_ = ranked(window(A), window(B, asks=True), c1={A: BODY}, c2={B: BODY})
    assert (asked.id, told_.id) == (2, 1)
    assert asked.score - told_.score == pytest.approx((1 - TOLD) * 10 / (10 + SLACK))
    alike = ranked(window(A), window(B), c1={A: BODY}, c2={B: BODY})
    assert alike[0].score == alike[1].score
    assert [each.id for each in alike] == [1, 2]


def test_what_is_said_throughout_the_story_counts_too() -> None:
    both, one = ranked(window(A), window(B), c1={A: BODY}, c2={A: BODY, B: BODY})
    assert (both.id, one.id) == (2, 1)
    assert both.score - one.score == pytest.approx(within(GAIN["BODY"], weight=20))


def test_a_word_of_several_windows_counts_once_throughout() -> None:
    (found,) = ranked(window(A), window(A, B), window(B), c1={A: BODY, B: BODY})
    assert found.window == 1
    assert found.score == pytest.approx(20 / (20 + SLACK) + within(GAIN["BODY"], GAIN["BODY"], weight=20))


def test_the_likely_book_brings_a_candidate_on_the_shortlist() -> None:
    index = MadeUp(idf=told(10.0))
    many = [candidate(at, {A: BODY}, section=str(at)) for at in range(1, RERANKED + 1)]
    late = candidate(99, {A: BODY}, book="sad-cs")
    plain = rank_windows(index, [window(A), window(B)], [*many, late], Context({}))
    assert (len(plain), 99 in {each.id for each in plain}) == (RERANKED, False)
    meant = rank_windows(index, [window(A), window(B)], [*many, late], Context({"sad-cs": 1.0}))
    assert 99 in {each.id for each in meant}


def test_a_candidate_is_compared_with_the_windows_whose_words_it_has_most_of(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[int, ...]] = []
    real = ranking._Ranking.compared

    def counted(
        self: ranking._Ranking, asked: Question, numbers: list[int], words: Mapping[int, ByWords]
    ) -> list[Ranked]:
        compared.append(tuple(next(iter(each.roots)) for each in asked.words))
        return real(self, asked, numbers, words)

    monkeypatch.setattr(ranking._Ranking, "compared", counted)
    ranked(window(A), window(B), window(C), c1={A: (1, 1, 1, 1), B: BODY, C: TITLE})
    assert sorted(compared) == [(A,), (C,)]
    assert len(compared) == WINDOWS


def test_a_story_without_candidates_ranks_nothing() -> None:
    assert ranked(window(A), window(B)) == []


def test_a_story_without_windows_ranks_nothing() -> None:
    assert ranked(c1={A: BODY}) == []
