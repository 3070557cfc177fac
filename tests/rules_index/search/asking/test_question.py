"""What the words of a question may mean in an index."""

from __future__ import annotations

import pytest

from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import LONGEST_WORD
from rules_index.search.question import (
    MOST_WORDS,
    QuestionWord,
    merged,
    read_question,
    similar_roots,
    spelling_similarity,
)
from rules_index.values.books import Language
from tests.rows import rows
from tests.rules_index.search.made_up import framed, read_all


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
    assert question.folded == "kolik lodi si kazdy hrac postavi do pristavu"
    assert question.language is Language.CS


def test_a_number_in_words_that_no_book_has_stands_for_nothing(reader: IndexReader) -> None:
    assert "16" not in reader.roots
    assert "šestnáct" in [word.word for word in read_question(reader, "postaví hráč šestnáct lodí?").words]


def test_a_word_asked_twice_counts_once(reader: IndexReader) -> None:
    assert [word.word for word in read_question(reader, "loď LOĎ loď útes").words] == ["loď", "útes"]


@rows("written", ["lucerna", "Lucernu", "lucernami", "LUCERNÁCH"])
def test_an_inflection_stands_for_its_root(reader: IndexReader, written: str) -> None:
    word = only(reader, written)
    assert word.known
    assert roots(reader, "lucernu") & {root for root, weight in word.roots.items() if weight >= 0.9}


@pytest.mark.parametrize(("written", "form"), [("pristavu", "pristavu"), ("zacatku", "zacatku"), ("mince", "minci")])
def test_diacritics_may_be_missing(reader: IndexReader, written: str, form: str) -> None:
    word = only(reader, written)
    assert word.known
    assert roots(reader, form) & {root for root, weight in word.roots.items() if weight >= 0.9}


@rows(
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


@rows(
    ("text", "frames"),
    [
        ("Kolik lodí smím mít?", ("count", "may")),
        ("hur många båtar får jag", ("count", "may")),
        ("how many boats can't I move", ("count", "may", "not")),
        ("nemuzem hrat", ("may", "not")),
        ("můžem hrát", ("may",)),
        ("loď a lucerna", ()),
    ],
)
def test_what_a_question_asks_for_is_read_off_what_was_meant(
    reader: IndexReader, text: str, frames: tuple[str, ...]
) -> None:
    assert read_question(reader, text).frame == framed(*frames)


def test_a_question_mark_asks(reader: IndexReader) -> None:
    assert read_question(reader, "loď?").asks
    assert not read_question(reader, "loď").asks


def test_typed_words_are_looked_up_as_they_are_written(reader: IndexReader) -> None:
    read = read_question(reader, "Kolik lodí dám kartama za třema mincema?")
    assert [word.word for word in read.words] == ["lodí", "dám", "kartami", "třemi", "mincemi"]
    assert read.folded == "kolik lodi dam kartami za tremi mincemi"


@pytest.mark.parametrize(("words", "digits"), [("páté lucerně", "5"), ("třemi loděmi", "3"), ("dvou polích", "2")])
def test_a_number_in_words_stands_for_the_one_in_digits(reader: IndexReader, words: str, digits: str) -> None:
    in_words, in_digits = (
        read_question(reader, text).words[0].roots for text in (words, f"{digits} {words.split()[1]}")
    )
    assert (
        {root for root, share in in_digits.items() if share == 1.0}
        <= {root for root, share in in_words.items() if share == 1.0}
        != set()
    )


@pytest.mark.parametrize(("likely", "language"), [(None, Language.CS), (Language.SV, Language.SV)])
def test_where_no_word_tells_the_language_is_the_readers(
    reader: IndexReader, likely: Language | None, language: Language
) -> None:
    assert read_question(reader, "Doomtrooper 5", likely).language is language
    assert read_question(reader, "kolik lodí smím mít", likely).language is Language.CS


def test_several_questions_are_read_as_each_alone(reader: IndexReader) -> None:
    texts = ["Kolik lodí mám?", "a co", "smí loď do přístavu"]
    several = read_all(reader, texts)
    assert several == [read_question(reader, text, Language.CS) for text in texts]
    assert [each.asks for each in several] == [True, False, False]


def test_questions_of_one_person_are_of_one_language(reader: IndexReader) -> None:
    languages = {each.language for each in read_all(reader, ["båt", "hur många båtar får jag"])}
    assert languages == {Language.SV}


def test_questions_are_merged_to_one_of_all_their_words_and_frames(reader: IndexReader) -> None:
    read = read_all(reader, ["Kolik lodí smím mít?", "kdo má lodí lucernu"])
    both = merged(read)
    assert [word.word for word in both.words] == ["lodí", "lucernu"]
    assert both.frame == framed("who", "count", "may")
    assert both.folded == "kolik lodi smim mit kdo ma lodi lucernu"
    assert both.asks
    assert both.weight == pytest.approx(sum(word.idf for word in both.words))
    assert not merged(read[1:]).asks


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
