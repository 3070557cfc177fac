"""Scores of candidates, checked by hand."""

from __future__ import annotations

import pytest

from rules_index.index.ablation import Part
from rules_index.index.reader import Candidate
from rules_index.search.question import Question, QuestionWord
from rules_index.search.ranking import Ranked, line_match, rank
from tests.rules_index.search.made_up import MadeUp, candidate, question, word

WORDS, LINES, SPELLING, COVER, BOOK = 0.48, 0.26, 0.10, 0.09, 0.07
ONE = question(word({1: 1.0}, idf=2.0), folded="brana")
TITLE, ASK, BODY, QUOTED = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)


def by_words(candidate: Candidate, asked: Question = ONE, index: MadeUp | None = None, likely: float = 0.0) -> Ranked:
    """What a candidate gets before its lines are compared."""
    index = index or MadeUp()
    index.without = frozenset({Part.RERANKING})
    (found,) = rank(index, asked, [candidate], {candidate.book: likely})
    return found


def saturated(frequency: float) -> float:
    """What a word counts that is found so often, its field and the length of that weighed in."""
    return WORDS * frequency / (1.2 + frequency)


@pytest.mark.parametrize(
    ("counts", "frequency"),
    [
        (TITLE, 1.5),
        (ASK, 1.5),
        (BODY, 1.0),
        ((2, 0, 0, 0), 3.0),
        ((0, 3, 0, 0), 4.5),
        ((0, 0, 4, 0), 4.0),
        ((1, 1, 1, 1), 5.0),
        ((255, 0, 0, 0), 382.5),
        ((0, 255, 0, 0), 382.5),
        ((0, 0, 255, 0), 255.0),
    ],
)
def test_a_word_counts_by_its_field_and_ever_less_when_repeated(
    counts: tuple[int, int, int, int], frequency: float
) -> None:
    found = by_words(candidate(counts={1: counts}))
    assert found.score == pytest.approx(saturated(frequency) + COVER)
    assert (found.matched, found.mass) == (1, 2.0)


@pytest.mark.parametrize(("field", "weight", "share"), [(0, 1.5, 0.4), (1, 1.5, 0.3), (2, 1.0, 0.75), (3, 1.0, 0.75)])
@pytest.mark.parametrize("longer", [2.0, 5.0])
def test_a_word_counts_less_in_a_longer_field(field: int, weight: float, share: float, longer: float) -> None:
    counts, lengths, averages = [0] * 4, [1] * 4, [1.0] * 4
    counts[field], lengths[field], averages[field] = 1, 10, 10 / longer
    found = by_words(
        candidate(counts={1: (counts[0], counts[1], counts[2], counts[3])}, lengths=tuple(lengths)),
        index=MadeUp(lengths=averages),
    )
    cover = COVER if field < 3 else 0.0
    assert found.score == pytest.approx(saturated(weight / (1 - share + share * longer)) + cover)


def test_a_field_that_no_entry_has_words_in_divides_by_nothing() -> None:
    found = by_words(candidate(counts={1: TITLE}, lengths=(1, 0, 0, 0)), index=MadeUp(lengths=(1.0, 0.0, 0.0, 0.0)))
    assert found.score == pytest.approx(saturated(1.5) + COVER)
    assert by_words(
        candidate(counts={1: ASK}, lengths=(1, 1, 0, 0)), index=MadeUp(lengths=(1.0, 0.0, 0.0, 0.0))
    ).score == pytest.approx(saturated(1.5) + COVER)


def test_a_word_that_our_rule_only_quotes_counts_but_is_not_found() -> None:
    quoted = by_words(candidate(counts={1: QUOTED}))
    assert quoted.score == pytest.approx(saturated(1.0))
    assert (quoted.matched, quoted.mass, quoted.line) == (0, 0.0, 0.0)
    assert by_words(candidate(counts={1: (0, 0, 1, 1)})).matched == 1


def test_a_word_of_a_passage_without_a_rule_is_found() -> None:
    bare = by_words(candidate(counts={1: QUOTED}, lengths=(1, 0, 0, 1)))
    assert bare.score == pytest.approx(saturated(1.0) + COVER)
    assert (bare.matched, bare.mass) == (1, 2.0)


def test_the_most_similar_root_is_found_and_the_one_that_gains_most_counts() -> None:
    asked = question(word({1: 1.0, 2: 0.8, 3: 0.5}, idf=2.0))
    found = by_words(candidate(counts={2: (0, 0, 9, 0), 3: TITLE}), asked)
    assert found.score == pytest.approx(WORDS * 0.8 * 9 / 10.2 + COVER * 0.8)
    assert found.mass == pytest.approx(1.6)
    quoted = by_words(candidate(counts={1: QUOTED, 2: BODY}), asked)
    assert quoted.score == pytest.approx(WORDS / 2.2 + COVER * 0.8)


def test_each_word_counts_by_what_it_tells_of_the_whole_question() -> None:
    asked = question(word({1: 1.0}, idf=3.0), word({2: 1.0}, idf=1.0))
    first, second = by_words(candidate(counts={1: TITLE}), asked), by_words(candidate(counts={2: TITLE}), asked)
    assert first.score == pytest.approx((saturated(1.5) + COVER) * 3 / 4)
    assert second.score == pytest.approx((saturated(1.5) + COVER) / 4)
    both = by_words(candidate(counts={1: TITLE, 2: BODY}), asked)
    assert both.score == pytest.approx((saturated(1.5) * 3 + saturated(1.0)) / 4 + COVER)
    assert (both.matched, both.mass) == (2, 4.0)


@pytest.mark.parametrize(("similarity", "matched"), [(1.0, 1), (0.7, 1), (0.69, 0)])
def test_a_word_is_surely_found_from_a_similarity_on(similarity: float, matched: int) -> None:
    assert by_words(candidate(counts={1: TITLE}), question(word({1: similarity}))).matched == matched


def test_the_likely_book_and_a_quantity_asked_for_add_to_the_score() -> None:
    one = candidate(counts={1: TITLE, 7: BODY})
    plain = by_words(one).score
    assert by_words(one, likely=0.5).score == pytest.approx(plain + BOOK / 2)
    counting = question(*ONE.words, how_many=True)
    assert by_words(one, counting, MadeUp(quantities={7})).score == pytest.approx(plain + 0.04)
    assert by_words(one, counting, MadeUp(quantities={8})).score == pytest.approx(plain)
    assert by_words(one, ONE, MadeUp(quantities={7})).score == pytest.approx(plain)


def test_a_book_that_is_not_among_the_likely_ones_adds_nothing() -> None:
    (found,) = rank(MadeUp(without={Part.RERANKING}), ONE, [candidate(counts={1: TITLE})], {})
    assert found.score == pytest.approx(saturated(1.5) + COVER)


def test_a_question_of_no_words_is_ranked_by_the_book_alone() -> None:
    assert by_words(candidate(counts={1: TITLE}), question(), likely=1.0).score == pytest.approx(BOOK)


def test_the_best_line_and_its_spelling_add_to_the_score() -> None:
    index = MadeUp(idf=(9.0, 2.0, 2.0))
    alone = candidate(counts={1: TITLE}, lines=[(2,), (1,)], plain="most\nbrana")
    (found,) = rank(index, ONE, [alone], {})
    assert found.line == 1.0
    assert found.score == pytest.approx(saturated(1.5) + COVER + LINES + SPELLING)
    (misspelt,) = rank(index, ONE, [candidate(counts={1: TITLE}, lines=[(1, 2)], plain="brina")], {})
    assert misspelt.line == pytest.approx(2 / 3)
    assert misspelt.score == pytest.approx(saturated(1.5) + COVER + LINES * 2 / 3 + SPELLING * 0.8)
    (bare,) = rank(index, ONE, [candidate(counts={1: TITLE})], {})
    assert bare.line == 0.0
    assert bare.score == pytest.approx(saturated(1.5) + COVER)


def test_what_has_all_that_is_asked_scores_nearly_one() -> None:
    everything = candidate(counts={1: (255, 255, 255, 255)}, lines=[(1,)], plain="brana")
    (found,) = rank(MadeUp(idf=(9.0, 2.0)), ONE, [everything], {everything.book: 1.0})
    assert 0.99 < found.score < 1.0


def test_only_the_first_by_their_words_are_compared_line_by_line() -> None:
    many = [candidate(number, {1: (number, 0, 0, 0)}, lines=[(1,)], plain="brana") for number in range(1, 21)]
    found = rank(MadeUp(idf=(9.0, 2.0)), ONE, many, {})
    assert [one.id for one in found] == list(range(20, 6, -1))
    assert len(rank(MadeUp(without={Part.RERANKING}), ONE, many, {})) == 20


@pytest.mark.parametrize("without", [(), (Part.RERANKING,)])
def test_the_best_comes_first_and_equal_ones_by_number(without: tuple[Part, ...]) -> None:
    many = [candidate(number, {1: BODY}, lines=[(1,)]) for number in (5, 3, 4)]
    best = candidate(9, {1: TITLE}, lines=[(1,)])
    found = rank(MadeUp(idf=(9.0, 2.0), without=without), ONE, [*many, best], {})
    assert [one.id for one in found] == [9, 3, 4, 5]
    assert {one.book for one in found} == {"hrad-cs"}


def test_a_line_can_lift_a_candidate_above_one_with_more_words() -> None:
    wordy = candidate(1, {1: (1, 0, 0, 0)}, lines=[(2,)])
    fitting = candidate(2, {1: (0, 0, 1, 0)}, lines=[(1,)])
    assert [one.id for one in rank(MadeUp(idf=(9.0, 2.0, 2.0)), ONE, [wordy, fitting], {})] == [2, 1]


INDEX = MadeUp(idf=(9.0, 1.0, 2.0, 4.0))


@pytest.mark.parametrize(
    ("words", "line", "match"),
    [
        # The whole line is asked for, and nothing else is.
        ([word({1: 1.0}, idf=3.0)], (1,), 1.0),
        # A third of what the line tells is asked for.
        ([word({1: 1.0}, idf=3.0)], (1, 2), 0.5),
        # Half as similar: recall 1/2, precision 0.5/2.5.
        ([word({1: 0.5}, idf=3.0)], (1, 2), 2 * 0.5 * 0.2 / 0.7),
        # A quarter of the question is in the line.
        ([word({1: 1.0}, idf=1.0), word({9: 1.0}, idf=3.0)], (1,), 2 * 0.25 / 1.25),
        # Of two words for one root the more similar tells how far the root is covered: recall 7/8.
        ([word({1: 0.5}, idf=1.0), word({1: 1.0}, idf=3.0)], (1,), 2 * 0.875 / 1.875),
        ([word({1: 1.0}, idf=3.0), word({1: 0.5}, idf=1.0)], (1,), 2 * 0.875 / 1.875),
        # Of two roots for one word the more similar is matched, and the other is left over: precision 2/3 or 1/3.
        ([word({1: 0.5, 2: 1.0})], (1, 2), 2 * (2 / 3) / (5 / 3)),
        ([word({1: 1.0, 2: 0.5})], (1, 2), 2 * (1 / 3) / (4 / 3)),
        # Of two equally similar roots the first is matched.
        ([word({1: 1.0, 2: 1.0})], (1, 2), 2 * (1 / 3) / (4 / 3)),
        # A root that is in a line twice counts once.
        ([word({1: 1.0}, idf=3.0)], (1, 1, 2), 0.5),
        ([word({1: 1.0})], (2, 3), 0.0),
        ([word({1: 1.0})], (), 0.0),
        ([], (1,), 0.0),
    ],
)
def test_a_line_matches_as_far_as_it_and_the_question_cover_each_other(
    words: list[QuestionWord], line: tuple[int, ...], match: float
) -> None:
    asked = question(*words)
    assert line_match(INDEX, asked, line) == pytest.approx(match)
