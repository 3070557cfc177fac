"""Which words of an answer are shown as fitting the question."""

from __future__ import annotations

from rules_index.index.reader import IndexReader
from rules_index.search.question import read_question
from rules_index.search.rulings import matched_words, matching_forms

TEXT = "Lucerna svítí; cizí lucernu ani Lucerny nezháší."


def marked(reader: IndexReader, question: str, *texts: str) -> tuple[str, ...]:
    return matched_words(texts, matching_forms(reader, read_question(reader, question)))


def test_every_inflection_the_books_have_is_marked(reader: IndexReader) -> None:
    assert {"lucerna", "lucernu"} <= matching_forms(reader, read_question(reader, "lucernou"))


def test_words_are_marked_as_written_each_once_in_order(reader: IndexReader) -> None:
    assert marked(reader, "lucerna", TEXT, "Druhá lucernu má.") == ("Lucerna", "lucernu")
    assert matched_words([TEXT], frozenset({"lucerny", "sviti"})) == ("svítí", "Lucerny")


def test_words_the_question_does_not_ask_about_are_not_marked(reader: IndexReader) -> None:
    assert marked(reader, "lucerna", "Každý hráč si vezme tři lodě.") == ()


def test_a_slip_of_the_pen_is_marked_where_it_was_meant(reader: IndexReader) -> None:
    assert "lucernu" in marked(reader, "lucrenu", TEXT)


def test_a_word_that_only_looks_like_a_known_one_is_not_marked(reader: IndexReader) -> None:
    assert marked(reader, "pět", "Vrací se zpět.") == ()
    assert marked(reader, "pět", "Svítí jich pět.") == ("pět",)


def test_another_word_for_the_same_thing_is_marked(reader: IndexReader) -> None:
    assert marked(reader, "kocábka", "Přesuňte jednu loď.") == ("loď",)


def test_function_words_are_never_marked(reader: IndexReader) -> None:
    assert marked(reader, "kdo a co na to", "Kdo a na co.") == ()


def test_an_unknown_word_marks_nothing(reader: IndexReader) -> None:
    assert matching_forms(reader, read_question(reader, "kosmodrom")) == frozenset()
