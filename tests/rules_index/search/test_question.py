"""What the words of a question may mean in an index."""

from __future__ import annotations

import pytest

from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import LONGEST_WORD
from rules_index.search.question import MOST_WORDS, QuestionWord, read_question
from rules_index.search.spelling import similar_roots, spelling_similarity
from rules_index.values.books import Language


def roots(reader: IndexReader, form: str) -> set[int]:
    """The roots a folded form of the index belongs to."""
    query = "SELECT root FROM form_root JOIN form ON form.id = form_root.form WHERE form.form = ?"
    return {number for (number,) in reader.rows(query, form)}


def only(reader: IndexReader, text: str) -> QuestionWord:
    (word,) = read_question(reader, text).words
    return word


def sure(word: QuestionWord) -> set[int]:
    return {root for root, weight in word.roots.items() if weight == max(word.roots.values())}


def test_function_words_are_left_out_and_the_others_keep_their_order(reader: IndexReader) -> None:
    question = read_question(reader, "Kolik lodí si každý hráč postaví do přístavu?")
    assert [word.word for word in question.words] == ["lodí", "každý", "hráč", "postaví", "přístavu"]
    assert question.folded == "lodi kazdy hrac postavi pristavu"
    assert question.language is Language.CS


def test_a_word_asked_twice_counts_once(reader: IndexReader) -> None:
    assert [word.word for word in read_question(reader, "loď LOĎ loď útes").words] == ["loď", "útes"]


@pytest.mark.parametrize("written", ["lucerna", "Lucernu", "lucernami", "LUCERNÁCH"])
def test_an_inflection_stands_for_its_root(reader: IndexReader, written: str) -> None:
    word = only(reader, written)
    assert word.known
    assert roots(reader, "lucernu") & {root for root, weight in word.roots.items() if weight >= 0.9}


@pytest.mark.parametrize(("written", "form"), [("pristavu", "pristavu"), ("zacatku", "zacatku"), ("mince", "minci")])
def test_diacritics_may_be_missing(reader: IndexReader, written: str, form: str) -> None:
    word = only(reader, written)
    assert word.known
    assert roots(reader, form) & {root for root, weight in word.roots.items() if weight >= 0.9}


@pytest.mark.parametrize(
    ("slip", "form"),
    [("lucrena", "lucernu"), ("přístvu", "pristavu"), ("zelenyna", "zeleniny"), ("obchodnýka", "obchodnika")],
    ids=["letters swapped", "a letter lost", "another letter", "another letter with an accent"],
)
def test_a_slip_of_the_pen_finds_its_word(reader: IndexReader, slip: str, form: str) -> None:
    word = only(reader, slip)
    assert roots(reader, form) & sure(word)


def test_a_slip_is_less_sure_than_the_word_itself(reader: IndexReader) -> None:
    (root,) = roots(reader, "lucernu")
    assert only(reader, "lucrena").roots[root] < only(reader, "lucernu").roots[root]


@pytest.mark.parametrize("word", ["kosmodrom", "xyzq", "7777"])
def test_an_unknown_word_stands_for_nothing_and_tells_most(reader: IndexReader, word: str) -> None:
    unknown = only(reader, word)
    assert not unknown.known
    assert unknown.roots == {}
    assert unknown.idf >= max(reader.idf)


def test_a_rare_word_tells_more_than_a_common_one(reader: IndexReader) -> None:
    rare, common = read_question(reader, "obchodník loď").words
    assert rare.idf > common.idf


def test_slang_of_the_lexicon_stands_for_the_printed_word_with_less_weight(reader: IndexReader) -> None:
    word = only(reader, "kocábka")
    (printed,) = roots(reader, "lod")
    assert 0 < word.roots[printed] < 1


def test_a_phrase_of_the_lexicon_stands_for_a_compound_of_another_language(reader: IndexReader) -> None:
    (compound,) = roots(reader, "segerpoang")
    words = read_question(reader, "who has most victory points").words
    assert any(compound in word.roots for word in words)
    assert all(compound not in word.roots for word in read_question(reader, "points in a victory").words)


def test_a_swedish_compound_the_index_lacks_stands_for_its_parts(reader: IndexReader) -> None:
    question = read_question(reader, "hur flyttar jag en lyktbåt")
    assert question.language is Language.SV
    word = next(each for each in question.words if each.word == "lyktbåt")
    assert roots(reader, "lykta") | roots(reader, "bat") <= set(word.roots)


def test_a_long_question_is_read_up_to_a_number_of_words(reader: IndexReader) -> None:
    text = " ".join(f"slovo{number}" for number in range(200))[:900]
    assert len(text) == 900
    words = read_question(reader, text).words
    assert [word.word for word in words] == [f"slovo{number}" for number in range(MOST_WORDS)]


def test_a_run_of_letters_is_cut(reader: IndexReader) -> None:
    assert only(reader, "x" * 900).word == "x" * LONGEST_WORD


def test_a_question_of_function_words_has_none(reader: IndexReader) -> None:
    question = read_question(reader, "a co když to je na tom")
    assert (question.words, question.weight) == ((), 0)


def test_the_weight_of_a_question_is_that_of_its_words(reader: IndexReader) -> None:
    question = read_question(reader, "loď a útes v přístavu")
    assert question.weight == pytest.approx(sum(word.idf for word in question.words))


@pytest.mark.parametrize("text", ["Kolik lodí mám?", "hur många båtar", "how many boats"])
def test_a_question_for_a_quantity_is_known(reader: IndexReader, text: str) -> None:
    assert read_question(reader, text).how_many
    assert not read_question(reader, "kam smí loď").how_many


@pytest.mark.parametrize(
    "text", ["Smím vyplout v noci?", "musime kotvit", "co se stane, kdyz loď ztroskotá", "får jag ro", "can we row"]
)
def test_a_question_for_leave_is_known(reader: IndexReader, text: str) -> None:
    assert read_question(reader, text).asks_leave
    assert not read_question(reader, "kdo postavil loď").asks_leave


def test_spelling_is_alike_from_nothing_to_all() -> None:
    assert spelling_similarity("lucerna", "lucerna") == 1
    assert spelling_similarity("lod", "kniha") < 0.3
    assert spelling_similarity("lucrena", "lucerna") > spelling_similarity("lucrena", "lucna")


def test_consonants_that_czech_changes_within_a_family_are_close() -> None:
    assert spelling_similarity("utok", "utoc") == 1
    assert spelling_similarity("utok", "utop") < 1


def test_similar_spellings_are_looked_up_once(reader: IndexReader, monkeypatch: pytest.MonkeyPatch) -> None:
    first = similar_roots(reader, ["lucrenka"])
    assert first["lucrenka"]
    monkeypatch.setattr(reader, "rows", lambda *_: [])
    assert similar_roots(reader, ["lucrenka"]) == first
