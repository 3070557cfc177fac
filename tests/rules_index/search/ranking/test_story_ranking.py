"""Candidates for a story: each by the window that speaks most for it, by the question, and by the whole story."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import pytest

from rules_index.search import ranking, story_ranking
from rules_index.search.evidence import SLIGHT, ByWords, LineReader
from rules_index.search.question import Question, merged
from rules_index.search.ranking import Context, Ranked, StorySigns
from rules_index.search.stories import Window
from rules_index.search.story_ranking import NEAREST, SHORTLIST, SLACK, STORY_WEIGHTS, StoryLines, rank_windows
from tests.rules_index.search.made_up import (
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

TITLE, BODY = (1, 0, 0, 0), (0, 0, 1, 0)
GAIN = {"TITLE": 1.5 / 2.7, "BODY": 1 / 2.2}
SAYING = tuple(StorySigns._fields)


def asked_for(*roots: int, idf: float = 10.0, frame: tuple[str, ...] = ()) -> Question:
    """A question with a word for each root."""
    return replace(
        question(*(word({root: 1.0}, idf=idf, text=f"w{root}") for root in roots), frame=frame),
        folded=" ".join(f"w{root}" for root in roots),
    )


def window(*roots: int, idf: float = 10.0, is_wide: bool = False, closes: bool = False) -> Window:
    """A window of a story with a word for each root."""
    return Window(asked_for(*roots, idf=idf), is_wide, closes)


@pytest.fixture(autouse=True)
def cover_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a candidate's own text has of a window is all that counts for that window."""
    monkeypatch.setattr(ranking, "WEIGHTS", one_sign("COVER"))


def ranked(
    *windows: Window, context: Context | None = None, **counts: dict[int, tuple[int, int, int, int]]
) -> list[Ranked]:
    """The candidates ``c1``, ``c2``, … of these counts for a story."""
    index = MadeUp(idf=told(10.0, 10.0, 10.0, 10.0))
    found = [candidate(int(name[1:]), of, section=name, lines=[tuple(of)]) for name, of in counts.items()]
    return rank_windows(index, windows, found, context or Context({}))


def signs(*windows: Window, c1: dict[int, tuple[int, int, int, int]]) -> StorySigns:
    """What a story says for its only candidate."""
    (one,) = ranked(*windows, c1=c1)
    assert one.told is not None
    return one.told


def test_a_score_sums_up_what_the_story_says(monkeypatch: pytest.MonkeyPatch) -> None:
    (one,) = ranked(window(A), window(B, closes=True), c1={A: TITLE})
    assert one.told is not None
    assert one.score == pytest.approx(sum(w * s for w, s in zip(STORY_WEIGHTS, one.told, strict=True)))
    monkeypatch.setattr(story_ranking, "STORY_WEIGHTS", tuple(float(name == "throughout") for name in SAYING))
    (same,) = ranked(window(A), window(B, closes=True), c1={A: TITLE})
    assert same.score == one.told.throughout


def test_the_sentence_that_asks_counts_alone_too() -> None:
    found = signs(window(A), window(A, B, closes=True), window(B, closes=True), c1={A: TITLE})
    assert found.asked == pytest.approx(0.5 * 20 / (20 + SLACK))
    assert found.point == 0.0
    found = signs(window(A), window(A, B, closes=True), window(B, closes=True), c1={B: TITLE})
    assert found.point == pytest.approx(10 / (10 + SLACK))
    assert signs(window(A), c1={A: TITLE}).point == 0.0


def test_words_that_a_rule_itself_has_count_beside_those_that_its_quotation_has() -> None:
    title, quotation = (signs(window(A, B), c1={A: BODY, B: of}) for of in (TITLE, (0, 0, 0, 1)))
    assert title.sure == pytest.approx(20 / (20 + SLACK))
    assert quotation.sure == pytest.approx(10 / (20 + SLACK))


def test_a_rule_that_answered_a_question_like_it_is_near() -> None:
    windows = [window(A, is_wide=True), window(C, D, is_wide=True)]
    found = ranked(*windows, context=Context({}, heard={2: [(A, B), (C, D)]}), c1={A: TITLE}, c2={A: TITLE})
    near = {one.id: one.told.heard for one in found if one.told}
    assert near == {1: 0.0, 2: 1.0}
    assert found[0].id == 2


def test_a_rule_that_others_are_exceptions_to_and_one_that_explains_a_word_are_told_apart() -> None:
    index = MadeUp(idf=told(10.0, 10.0, 10.0, 10.0))
    plain = candidate(1, {A: TITLE}, lines=[(A,)], lengths=(1, 1, 1, 50))
    every = [plain, replace(plain, id=2, excepted=True), replace(plain, id=3, term=True)]
    found = {one.id: one.told for one in rank_windows(index, [window(A)], every, Context({})) if one.told}
    assert {number: (one.excepted, one.term, one.quoted) for number, one in found.items()} == {
        1: (0.0, 0.0, 0.5),
        2: (1.0, 0.0, 0.5),
        3: (0.0, 1.0, 0.5),
    }


def test_each_candidate_has_the_window_that_speaks_most_for_it() -> None:
    found = {each.id: each for each in ranked(window(A), window(B), c1={B: TITLE}, c2={A: BODY})}
    assert {number: each.window for number, each in found.items()} == {1: 1, 2: 0}
    assert all(each.told and each.told.best == pytest.approx(10 / (10 + SLACK)) for each in found.values())
    assert found[1].signs.cover == 1.0


def test_a_window_of_more_words_says_more() -> None:
    rare, full = (signs(window(C, idf=5.0), window(A, B), c1=of) for of in ({C: TITLE}, {A: TITLE, B: TITLE}))
    assert full.best == pytest.approx(20 / (20 + SLACK))
    assert rare.best == pytest.approx(5 / (5 + SLACK))


def test_what_the_question_says_counts_beside_what_was_told() -> None:
    found = signs(window(A), window(A, B), window(B, closes=True), c1={A: BODY, B: BODY})
    assert found.best == pytest.approx(20 / (20 + SLACK))
    assert found.asked == pytest.approx(10 / (10 + SLACK))
    assert signs(window(A), window(B, closes=True), c1={A: BODY}).asked == 0.0


def test_of_two_alike_the_one_that_is_asked_for_stands_first() -> None:
    one, other = ranked(window(A), window(B, closes=True), c1={A: BODY}, c2={B: BODY})
    assert (one.id, other.id) == (2, 1)


def test_a_story_whose_question_has_no_word_is_judged_by_what_was_told() -> None:
    found = signs(window(A), window(B), c1={A: BODY})
    assert found.asked == found.best > 0


def test_what_is_said_throughout_the_story_counts_too() -> None:
    both, one = ranked(window(A), window(B), c1={A: BODY}, c2={A: BODY, B: BODY})
    assert (both.id, one.id) == (2, 1)
    assert both.told and one.told
    assert both.told.throughout == pytest.approx(20 * GAIN["BODY"] / (20 + SLACK))
    assert one.told.throughout == pytest.approx(10 * GAIN["BODY"] / (20 + SLACK))


def test_a_word_of_several_windows_counts_once_throughout() -> None:
    found = signs(window(A), window(A, B), window(B), c1={A: BODY, B: BODY})
    assert found.throughout == pytest.approx(20 * GAIN["BODY"] / (20 + SLACK))


def lines_of(*lines: Iterable[int]) -> float:
    """What these lines of the only candidate say to a story of two wide windows and a narrow one."""
    index = MadeUp(idf=told(10.0, 10.0, 10.0, 10.0))
    windows = (window(A, B, is_wide=True), window(B, C, is_wide=True), window(D))
    (one,) = rank_windows(index, windows, [candidate(1, {A: BODY}, lines=[tuple(each) for each in lines])], Context({}))
    assert one.told is not None
    return one.told.lines


def test_several_lines_that_match_several_windows_say_most() -> None:
    share = 20 / (20 + SLACK)
    assert lines_of((A, B)) == 0.0, "one line may match by chance"
    assert lines_of((A, B), (A, B)) == pytest.approx(share * (1 / 2 + 1 / 4) / 2)
    assert lines_of((A, B), (A, B), (B, C), (B, C)) > 1.4 * lines_of((A, B), (A, B))
    assert lines_of((D,), (D,)) == 0.0, "a narrow window is none of them"


def test_all_windows_at_once_are_compared_as_each_is_by_itself() -> None:
    index = MadeUp(idf=told(3.0, 5.0, 7.0, 2.0))
    windows = [asked_for(A, B, frame=("count",)), asked_for(B, C), asked_for(C, D, frame=("who", "count"))]
    lines = [(A, B, *framed("count")), (A, D), (B,), (C, D, A, *framed("who")), (D, *framed("count")), framed("who")]
    one = candidate(1, lines=lines)
    found, _ = StoryLines(index, merged(windows), windows).compare(one)
    assert found == pytest.approx([LineReader(index, each).lines(one).second for each in windows])
    assert min(found) > 0.0


def covered(*lines: Iterable[int]) -> float:
    """How much of these lines of the only candidate a story has."""
    index = MadeUp(idf=told(10.0, 10.0, 10.0, 10.0))
    one = candidate(1, {A: BODY}, lines=[tuple(each) for each in lines])
    (found,) = rank_windows(index, [window(A), window(B), window(C)], [one], Context({}))
    assert found.told is not None
    return found.told.covered


def test_a_line_is_covered_by_what_is_said_anywhere_in_a_story() -> None:
    assert covered((A, B, C)) == pytest.approx(30 / (30 + SLIGHT) / NEAREST)
    assert covered((A, B, C, D)) == pytest.approx(30 / (40 + SLIGHT) / NEAREST)
    assert covered((A, *framed("who"))) == covered((A,)), "frames are no content"
    assert covered((D,)) == 0.0


def test_a_candidate_is_covered_as_its_nearest_lines_are() -> None:
    three = covered((A, B), (B, C), (A, C))
    assert three == pytest.approx(20 / (20 + SLIGHT))
    assert covered((A, B), (B, C), (A, C), (D,), (A, D)) == three


def test_a_word_that_only_resembles_one_of_a_line_covers_less_of_it() -> None:
    index = MadeUp(idf=told(10.0, 10.0))
    told_so = question(word({A: 0.5, B: 0.2}, idf=10.0), word({A: 0.8}, idf=10.0, text="b"))
    _, found = StoryLines(index, told_so, []).compare(candidate(1, lines=[(A, B)]))
    assert found == pytest.approx(10 / (20 + SLIGHT) / NEAREST)


def test_the_likely_book_brings_a_candidate_on_the_shortlist() -> None:
    index = MadeUp(idf=told(10.0))
    many = [candidate(at, {A: BODY}, section=str(at)) for at in range(1, SHORTLIST + 1)]
    late = candidate(99, {A: BODY}, book="sad-cs")
    plain = rank_windows(index, [window(A), window(B)], [*many, late], Context({}))
    assert (len(plain), 99 in {each.id for each in plain}) == (SHORTLIST, False)
    meant = rank_windows(index, [window(A), window(B)], [*many, late], Context({"sad-cs": 1.0}))
    assert 99 in {each.id for each in meant}


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The roots of each window that candidates are compared with, and the candidates whose words are known there."""
    seen: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    real = ranking.Ranking.compared

    def counted(
        self: ranking.Ranking, asked: Question, numbers: list[int], words: Mapping[int, ByWords]
    ) -> list[Ranked]:
        seen.append((tuple(next(iter(each.roots)) for each in asked.words), tuple(words)))
        return real(self, asked, numbers, words)

    monkeypatch.setattr(ranking.Ranking, "compared", counted)
    return seen


@pytest.mark.parametrize(
    ("first", "second"),
    [
        # Much of one window rather than a little of each.
        ({A: TITLE}, {A: BODY, B: BODY, C: BODY}),
        # A word of a short window rather than a better one of a long window.
        ({A: BODY}, {B: TITLE}),
    ],
)
def test_the_window_that_a_candidate_has_most_of_brings_it_on_the_shortlist(
    monkeypatch: pytest.MonkeyPatch,
    first: dict[int, tuple[int, int, int, int]],
    second: dict[int, tuple[int, int, int, int]],
) -> None:
    monkeypatch.setattr(story_ranking, "SHORTLIST", 1)
    (found,) = ranked(window(A), window(B, C, D), c1=second, c2=first)
    assert found.id == 2


def test_a_candidate_is_compared_with_its_best_windows_and_with_the_question(
    compared: list[tuple[tuple[int, ...], tuple[int, ...]]],
) -> None:
    counts = {A: (1, 1, 1, 1), B: BODY, C: TITLE}
    ranked(window(A), window(B), window(C), c1=counts)
    assert [roots for roots, _ in compared] == [(A,), (C,)]
    compared.clear()
    ranked(window(A), window(B), window(C), window(D, closes=True), c1=counts)
    assert [roots for roots, _ in compared] == [(A,), (C,), (D,)]


def test_a_candidate_is_weighed_against_its_chapter(
    compared: list[tuple[tuple[int, ...], tuple[int, ...]]],
) -> None:
    index = MadeUp(idf=told(10.0, 10.0, 10.0, 10.0))
    found = [
        candidate(1, {A: BODY, B: BODY}, section="one chapter"),
        candidate(2, {C: BODY, D: BODY}, section="one chapter"),
        candidate(3, {C: BODY, D: BODY}, section="another"),
    ]
    rank_windows(index, [window(A), window(B), window(C), window(D)], found, Context({}))
    assert compared == [((A,), (1, 2)), ((B,), (1, 2)), ((C,), (1, 2, 3)), ((D,), (1, 2, 3))]


def test_a_story_without_candidates_ranks_nothing() -> None:
    assert ranked(window(A), window(B)) == []


def test_a_story_without_windows_ranks_nothing() -> None:
    assert ranked(c1={A: BODY}) == []


def test_a_model_is_waited_for_last_and_nothing_is_compared_twice() -> None:
    index = MadeUp(idf=told(10.0, 10.0, 10.0, 10.0), stock=[candidate(7, {D: BODY}, lines=[(D,)], section="c7")])
    every = [candidate(number, {A: BODY}, lines=[(A, B)], section=f"c{number}") for number in (1, 2)]
    context = Context({}, learned=learned_late(index, (1, 2), 7))
    found = rank_windows(index, [window(A, is_wide=True), window(B, closes=True)], every, context)
    assert {one.id: one.told.learned for one in found if one.told} == {1: -0.5, 2: -0.5, 7: 0.0}
    assert set(index.compared) == {7}
