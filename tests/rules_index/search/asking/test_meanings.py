"""How sure a word of the question stands for a root, checked by hand on an index of a few words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index.index.ablation import Part
from rules_index.languages.language import stem
from rules_index.search.question import (
    Care,
    QuestionWord,
    merged,
    phrases,
    read_question,
    share_said,
    unanswerable,
)
from rules_index.values.answers import Unanswerable
from rules_index.values.books import Language
from tests.rows import rows
from tests.rules_index.search.made_up import Words, framed, question, read_all, word

CS, SV = Language.CS, Language.SV


def only(index: Words, text: str) -> QuestionWord:
    (found,) = read_question(index, text).words
    return found


def test_a_word_as_written_is_surest_then_its_stem() -> None:
    index = Words({"hradba": [1]}, roots={stem("hradba", CS): 2})
    found = only(index, "hradba")
    assert (found.roots, found.known) == ({1: 1.0, 2: 0.95}, True)
    assert only(Words({"jinak": [1]}, roots={stem("hradba", CS): 2}), "hradba").roots == {2: 0.95}
    assert only(Words({"hradba": [1]}, roots={stem("hradba", CS): 1}), "hradba").roots == {1: 1.0}


def test_a_word_that_the_index_lacks_may_be_of_any_language() -> None:
    index = Words({"x": [1]}, roots={stem("running", Language.EN): 2})
    assert only(index, "running").known
    known = Words({"running": [1]}, roots={stem("running", Language.EN): 2})
    assert only(known, "running").roots == {1: 1.0}


def test_without_stems_only_the_form_counts() -> None:
    index = Words({"hradba": [1]}, roots={stem("hradba", CS): 2}, without={Part.STEMS})
    assert only(index, "hradba").roots == {1: 1.0}


def test_a_similar_word_counts_less_beside_a_known_one() -> None:
    alike = 0.8 * 0.8
    assert only(Words({"brina": [2]}), "brena").roots == {2: pytest.approx(0.9 * alike)}
    assert not only(Words({"brina": [2]}), "brena").known
    assert only(Words({"brena": [1], "brina": [2]}), "brena").roots == {1: 1.0, 2: pytest.approx(0.45 * alike)}
    assert only(Words({"brina": [2]}, without={Part.SPELLING}), "brena").roots == {}


def test_a_word_that_tells_little_has_no_similar_ones() -> None:
    forms = {"brena": [1], "brina": [2]}
    assert only(Words(forms, idf=[9.0, 3.1, 5.0]), "brena").roots == {1: 1.0}
    assert 2 in only(Words(forms, idf=[9.0, 3.2, 5.0]), "brena").roots


def test_a_swedish_compound_stands_for_its_parts() -> None:
    index = Words({"vinst": [1], "poang": [2]}, without={Part.SPELLING})
    read = read_question(index, "hur får jag vinstpoäng")
    assert read.language is SV
    assert read.words[0].roots == {1: 0.95, 2: 0.95}
    assert not read.words[0].known
    assert only(index, "kolik vinstpoang").roots == {}
    whole = Words({"vinst": [1], "poang": [2], "vinstpoang": [3]}, without={Part.SPELLING})
    assert read_question(whole, "hur får jag vinstpoäng").words[0].roots == {3: 1.0}


def test_another_word_for_the_same_thing_counts_by_how_surely_it_was_meant() -> None:
    concepts = {"1": [(2, 0.8), (1, 1.0)]}
    assert only(Words({"brana": [1]}, concepts=concepts), "brana").roots == {1: 1.0, 2: pytest.approx(0.6)}
    index = Words({"x": [9]}, roots={stem("brana", CS): 1}, concepts=concepts)
    assert only(index, "brana").roots == {1: 0.95, 2: pytest.approx(0.75 * 0.95 * 0.8)}


@pytest.mark.parametrize(("form", "widened"), [("lucerno", True), ("lucsxna", False)])
def test_only_a_sure_word_leads_to_another(form: str, widened: bool) -> None:
    """Six letters of seven alike are 0.9 · (6/7)² = 0.66; less than 0.6 leads nowhere."""
    index = Words({form: [1]}, concepts={"1": [(2, 1.0)]})
    found = only(index, "lucerna").roots
    assert (2 in found) is widened is (found[1] >= 0.6)


def test_a_phrase_of_up_to_three_words_leads_to_what_it_means() -> None:
    forms = {"velky": [1], "kamenny": [2], "hrad": [3], "reka": [4]}
    concepts = {"1 2 3": [(5, 1.0)], "1 2 3 4": [(6, 1.0)], "2 3": [(7, 1.0)]}
    index = Words(forms, concepts=concepts, idf=[5.0] * 9, sizes=[1] * 9, without={Part.SPELLING, Part.STEMS})
    words = read_question(index, "velky kamenny hrad reka").words
    assert [5 in each.roots for each in words] == [True, True, True, False]
    assert [7 in each.roots for each in words] == [False, True, True, False]
    assert not any(6 in each.roots for each in words)
    assert words[0].roots[5] == 0.75


def test_a_phrase_is_as_sure_as_its_least_sure_word() -> None:
    index = Words(
        {"kamenny": [1]},
        roots={stem("vrata", CS): 2},
        concepts={"1 2": [(3, 1.0)]},
        idf=[5.0] * 4,
        sizes=[1] * 4,
        without={Part.SPELLING},
    )
    assert read_question(index, "kamenny vrata").words[0].roots[3] == pytest.approx(0.75 * 0.95)


def test_of_several_ways_to_a_root_the_surest_counts() -> None:
    concepts = {"1": [(2, 0.5)], "2": [(1, 0.2)]}
    index = Words({"brana": [1, 2]}, concepts=concepts)
    assert only(index, "brana").roots == {1: 1.0, 2: 1.0}
    two = Words({"brana": [1], "vrata": [3]}, concepts={"1": [(2, 0.5)], "1 3": [(2, 0.9)]})
    assert read_question(two, "brana vrata").words[0].roots[2] == pytest.approx(0.75 * 0.9)


def test_a_word_tells_as_much_as_the_commonest_of_the_roots_it_most_surely_stands_for() -> None:
    forms, idf = {"brana": [1, 2, 3]}, [9.0, 4.0, 3.5, 3.3]
    assert only(Words(forms, idf=idf), "brana").idf == 3.3
    assert only(Words(forms, idf=idf, sizes=[0, 1, 1, 0]), "brana").idf == 3.5
    assert only(Words(forms, idf=idf, sizes=[0, 0, 0, 0]), "brana").idf == 9.0
    less_sure = Words({"brana": [1]}, roots={stem("brana", CS): 2}, idf=idf)
    assert only(less_sure, "brana").idf == 4.0
    assert only(Words({"x": [1]}, idf=[9.0, 1.0]), "kosmodrom").idf == 9.0


def test_words_that_name_the_game_keep_a_tenth_of_their_weight() -> None:
    asked = question(word({1: 1.0}, idf=4.0), word({2: 1.0}, idf=2.0))
    about = asked.about({0})
    assert [each.idf for each in about.words] == [pytest.approx(0.4), 2.0]
    assert about.weight == pytest.approx(2.4)
    assert asked.about(()) is asked


@pytest.mark.parametrize(("similarity", "share"), [(1.0, 0.25), (0.7, 0.25), (0.69, 0.0)])
def test_the_share_that_books_say_counts_similar_words(similarity: float, share: float) -> None:
    asked = question(word({1: similarity}, idf=1.0), word({2: 1.0}, idf=3.0))
    assert share_said(Words({"x": [1]}, sizes=[0, 1, 0], idf=[0.0] * 3), asked) == share


def test_one_root_that_the_books_say_is_enough() -> None:
    assert share_said(Words({"x": [1]}, sizes=[0, 1, 0]), question(word({1: 1.0, 2: 1.0}))) == 1.0
    assert share_said(Words({"x": [1]}, sizes=[0, 0, 0]), question(word({1: 1.0, 2: 1.0}))) == 0.0


def test_a_question_without_words_has_nothing_said() -> None:
    assert share_said(Words({"x": [1]}), question()) == 0.0


@rows(
    ("text", "problem"),
    [
        (" \n", Unanswerable.EMPTY),
        ("?!", Unanswerable.NO_WORDS),
        ("a" * 2_001, Unanswerable.TOO_LONG),
        ("a" * 2_000, None),
        ("kolik karet", None),
    ],
)
def test_what_cannot_be_looked_up_says_why(text: str, problem: Unanswerable | None) -> None:
    assert unanswerable(text) is problem


def test_words_are_looked_up_once_and_the_first_thirty_two_of_them() -> None:
    index = Words({"x": [1]})
    read = read_question(index, " ".join(f"{'ab'[at % 2]}slovo{at // 2}" for at in range(80)))
    assert len(read.words) == 32
    assert [each.word for each in read_question(index, "brána BRÁNA vrata").words] == ["brána", "vrata"]
    assert len(only(index, "x" * 90).word) == 40


def test_how_it_is_asked_is_read_off_the_question() -> None:
    index = Words({"x": [1]})
    read = read_question(index, "Kolik karet si smím vzít?")
    assert (read.frame, read.asks, read.language) == (framed("count", "may"), True, CS)
    assert read.folded == "kolik karet si smim vzit"
    assert read.weight == sum(each.idf for each in read.words)
    plain = read_question(index, "hradba u řeky")
    assert (plain.frame, plain.asks) == ((), False)


@rows(("typed", "roots"), [("třech", {1: 1.0}), ("3", {1: 1.0}), ("sju", {}), ("jedna", {})])
def test_a_number_in_words_is_as_sure_as_its_digits(typed: str, roots: dict[int, float]) -> None:
    index = Words({"3": [1], "7": [2]}, roots={"3": 1, "7": 2}, without={Part.SPELLING})
    read = read_question(index, f"karty {typed}", CS)
    assert {word.word: word.roots for word in read.words}.get(typed, {}) == roots


def test_words_of_several_questions_are_looked_up_at_once() -> None:
    index = Words({"brana": [1], "hradba": [2], "vrata": [3]})
    one = read_all(index, ["brana hradba"])
    asked = len(index.asked)
    several = read_all(index, ["brana", "hradba", "vrata a brana"])
    assert len(index.asked) == 2 * asked
    assert [[word.word for word in each.words] for each in several] == [["brana"], ["hradba"], ["vrata", "brana"]]
    assert several[0].words[0] == one[0].words[0] == several[2].words[1]


def test_merged_questions_keep_each_word_once_and_ask_if_one_does() -> None:
    one = question(word({1: 1.0}, idf=2.0, text="a"), folded="x", frame=("who", "may"))
    other = question(word({1: 1.0}, idf=2.0, text="a"), word({2: 1.0}, idf=3.0, text="b"), folded="y", frame=("who",))
    both = merged([one, replace(other, asks=True)])
    assert [each.word for each in both.words] == ["a", "b"]
    assert (both.weight, both.folded, both.frame, both.asks) == (5.0, "x y", framed("who", "may"), True)
    assert not merged([one, other]).asks


def test_phrases_tell_how_surely_and_where_they_are_said() -> None:
    found = phrases([{1: 1.0, 9: 0.5}, {2: 0.8}, {1: 0.9}], 0.8)
    assert found["1"] == [(1.0, range(1)), (0.9, range(2, 3))]
    assert found["1 2 1"] == [(0.8, range(3))]
    assert found.keys() == {"1", "2", "1 2", "2 1", "1 2 1"}
    assert phrases([], 0.5) == {}


def test_phrases_that_nothing_begins_with_are_left_out() -> None:
    roots = [{1: 1.0}, {2: 1.0, 3: 1.0}, {4: 1.0}]
    assert phrases(roots, 0.5, {"1", "1 3", "1 3 4", "2 4"}) == {"1": [(1.0, range(1))]} | {
        "1 3": [(1.0, range(2))],
        "1 3 4": [(1.0, range(3))],
    }


def test_what_a_concept_begins_with_is_known_word_by_word() -> None:
    index = Words({}, concepts={"1 2 3": [(5, 1.0)], "4": [(6, 1.0)]})
    assert index.beginnings_of_concepts == {"1", "1 2", "1 2 3", "4"}


def test_a_word_is_looked_up_by_its_spelling_with_more_care_the_less_is_known_of_it() -> None:
    index = Words({"hradba": [1], "hradby": [2], "brana": [3]})

    def roots(text: str, care: Care) -> dict[int, float]:
        return read_all(index, [text], care)[0].words[0].roots

    assert {1, 2} <= set(roots("hradba", Care.TELLING))
    assert set(roots("hradba", Care.UNKNOWN)) == {1}
    assert {1, 2} <= set(roots("hradbx", Care.UNKNOWN))
    assert not roots("hradbx", Care.WRITTEN)
