"""What the words of a question find in a candidate, checked by hand."""

from __future__ import annotations

import pytest

from rules_index.index.entries import Candidate
from rules_index.search.evidence import ByWords, WordReader, by_words
from rules_index.search.question import Question
from rules_index.search.ranking import apart, chapter
from tests.rows import rows
from tests.rules_index.search.made_up import MadeUp, candidate, question, word
from tests.rules_index.search.made_up import by_words as told

ONE = question(word({1: 1.0}, idf=2.0))
TITLE, ASK, BODY, QUOTED = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)


def found(candidate: Candidate, asked: Question = ONE, index: MadeUp | None = None) -> ByWords:
    return WordReader(index or MadeUp(), asked).words(candidate)


def saturated(frequency: float) -> float:
    """What a word counts that is found so often, its field and the length of that weighed in."""
    return frequency / (1.2 + frequency)


@rows(
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
    words = found(candidate(counts={1: counts}))
    assert words.gain == words.gains[0] == pytest.approx(saturated(frequency))
    assert (words.cover, words.found) == (1.0, (1.0,))


@rows(("field", "weight", "share"), [(0, 1.5, 0.4), (1, 1.5, 0.3), (2, 1.0, 0.75), (3, 1.0, 0.75)])
@rows("longer", [2.0, 5.0])
def test_a_word_counts_less_in_a_longer_field(field: int, weight: float, share: float, longer: float) -> None:
    counts, lengths, averages = [0] * 4, [1] * 4, [1.0] * 4
    counts[field], lengths[field], averages[field] = 1, 10, 10 / longer
    words = found(
        candidate(counts={1: (counts[0], counts[1], counts[2], counts[3])}, lengths=tuple(lengths)),
        index=MadeUp(lengths=averages),
    )
    assert words.gain == pytest.approx(saturated(weight / (1 - share + share * longer)))
    assert words.cover == (1.0 if field < 3 else 0.0)


@pytest.mark.parametrize(("counts", "lengths"), [(TITLE, (1, 0, 0, 0)), (ASK, (1, 1, 0, 0))])
def test_a_field_that_no_entry_has_words_in_divides_by_nothing(
    counts: tuple[int, int, int, int], lengths: tuple[int, ...]
) -> None:
    index = MadeUp(lengths=(1.0, 0.0, 0.0, 0.0))
    share = 1.0 if counts is TITLE else 1 / (1 - 0.3 + 0.3)
    assert found(candidate(counts={1: counts}, lengths=lengths), index=index).gain == pytest.approx(
        saturated(1.5 * share)
    )


def test_a_word_that_our_rule_only_quotes_counts_but_is_not_found() -> None:
    quoted = found(candidate(counts={1: QUOTED}))
    assert (quoted.cover, quoted.found) == (0.0, (0.0,))
    assert [quoted.gain, *quoted.gains] == pytest.approx([saturated(1.0)] * 2)
    assert found(candidate(counts={1: (0, 0, 1, 1)})).found == (1.0,)


def test_a_word_of_a_passage_without_a_rule_is_found() -> None:
    bare = found(candidate(counts={1: QUOTED}, lengths=(1, 0, 0, 1)))
    assert (bare.cover, bare.found) == (1.0, (1.0,))
    assert bare.gain == pytest.approx(saturated(1.0))


def test_the_most_similar_root_is_found_and_the_one_that_gains_most_counts() -> None:
    asked = question(word({1: 1.0, 2: 0.8, 3: 0.5}, idf=2.0))
    words = found(candidate(counts={2: (0, 0, 9, 0), 3: TITLE}), asked)
    assert words.found == (0.8,)
    assert words.gain == pytest.approx(0.8 * 9 / 10.2)
    quoted = found(candidate(counts={1: QUOTED, 2: BODY}), asked)
    assert quoted.found == (0.8,)
    assert quoted.gain == pytest.approx(1 / 2.2)


def test_each_word_counts_by_what_it_tells_of_the_whole_question() -> None:
    asked = question(word({1: 1.0}, idf=3.0), word({2: 1.0}, idf=1.0))
    first, second = found(candidate(counts={1: TITLE}), asked), found(candidate(counts={2: TITLE}), asked)
    assert [first.gain, first.cover] == pytest.approx([saturated(1.5) * 3 / 4, 3 / 4])
    assert [second.gain, second.cover] == pytest.approx([saturated(1.5) / 4, 1 / 4])
    both = found(candidate(counts={1: TITLE, 2: BODY}), asked)
    assert both.gain == pytest.approx((saturated(1.5) * 3 + saturated(1.0)) / 4)
    assert list(both.gains) == pytest.approx([saturated(1.5), saturated(1.0)])
    assert (both.cover, both.found) == (1.0, (1.0, 1.0))


def test_a_question_of_no_words_finds_nothing() -> None:
    assert found(candidate(counts={1: TITLE}), question()) == ByWords(0.0, 0.0, (), ())


THREE = question(word({1: 1.0}, idf=1.0), word({2: 1.0}, idf=2.0), word({3: 1.0}, idf=4.0))


def test_a_window_of_a_story_finds_the_words_at_its_places() -> None:
    one = candidate(counts={1: TITLE, 2: QUOTED}, lengths=(1, 0, 1, 1))
    whole = question(word({1: 1.0}, idf=2.0), word({3: 1.0}, idf=5.0), word({2: 1.0}, idf=4.0))
    hits = WordReader(MadeUp(), whole).hits(one)
    window = question(whole.words[2], whole.words[1])
    assert by_words(window, [2, 1], hits) == WordReader(MadeUp(), window).words(one)
    assert hits.gains[2] > 0.0
    assert by_words(window, [2, 1], hits).gain == pytest.approx(4 * hits.gains[2] / 9)


@rows(
    ("own", "siblings", "apart_by"),
    [
        (1, [1, 2], (1 * 0.5 + 2 * -1.0 + 4 * 1.0) / 7),
        (2, [1, 2], (1 * -0.5 + 2 * 1.0 + 4 * -1.0) / 7),
        # Beside two others it is their average that counts.
        (1, [1, 2, 3], (1 * (1 - 0.75) + 2 * -0.5 + 4 * 0.5) / 7),
        (1, [1], 0.0),
        (1, [], 0.0),
    ],
)
def test_what_siblings_lack_sets_a_candidate_apart(own: int, siblings: list[int], apart_by: float) -> None:
    words = {1: told(1.0, 0.0, 1.0), 2: told(0.5, 1.0, 0.0), 3: told(1.0, 0.0, 1.0)}
    assert apart(THREE, words, siblings, own) == pytest.approx(apart_by)


def test_nothing_sets_apart_in_a_question_of_no_words() -> None:
    assert apart(question(), {1: told(), 2: told()}, [1, 2], 1) == 0.0
    assert chapter(question(), {1: told()}, [1]) == 0.0


def test_a_chapter_has_what_its_candidates_have_between_them() -> None:
    words = {1: told(1.0, 0.0, 0.5), 2: told(0.5, 1.0, 0.25)}
    assert chapter(THREE, words, [1, 2]) == pytest.approx((1 + 2 + 4 * 0.5) / 7)
    assert chapter(THREE, words, [2]) == pytest.approx((0.5 + 2 + 4 * 0.25) / 7)
