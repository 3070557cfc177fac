"""Numbering the words of an index."""

from __future__ import annotations

from rules_index.index.vocabulary import LONGEST_WORD, Vocabulary, grams_of, languages_of
from rules_index.languages.language import trigrams
from rules_index.values.books import Language
from tests.rows import rows

CS, SV, EN = Language.CS, Language.SV, Language.EN


def test_forms_of_a_word_have_one_number() -> None:
    vocabulary = Vocabulary()
    one, two, other = vocabulary.analyse("kostka kostky loď", CS)
    assert one == two != other
    assert vocabulary.forms["kostky"] == {one}


def test_function_words_have_none() -> None:
    assert Vocabulary().analyse("a který by se na to", CS) == []


def test_words_without_diacritics_are_forms_too() -> None:
    vocabulary = Vocabulary()
    (number,) = vocabulary.analyse("Loď", CS)
    assert dict(vocabulary.forms) == {"lod": {number}}


def test_a_form_of_two_languages_leads_to_both_roots() -> None:
    vocabulary = Vocabulary()
    (czech,) = vocabulary.analyse("lampy", CS)
    (english,) = vocabulary.analyse("lampy", Language.EN)
    assert vocabulary.forms["lampy"] == {czech, english}
    assert czech != english


def test_the_parts_of_a_swedish_compound_stand_beside_it() -> None:
    vocabulary = Vocabulary()
    whole, *parts = vocabulary.analyse("segerpoäng", SV)
    assert parts == [*vocabulary.analyse("seger", SV), *vocabulary.analyse("poäng", SV)]
    assert whole not in parts
    assert vocabulary.whole("segerpoäng", SV) == [whole]


@rows(
    ("name", "languages"),
    [
        ("padací most", [CS, SV]),
        ("apoštolův dar", [CS, EN]),
        ("strid i mörkret", [SV]),
        ("Sons of Rasputin", [CS, SV, EN]),
        ("vyřazení ze hry", [CS, SV, EN]),
    ],
)
def test_a_language_that_takes_words_from_a_name_reads_it_only_where_its_letters_allow_it(
    name: str, languages: list[Language]
) -> None:
    assert list(languages_of(name.split())) == languages


def test_a_name_is_numbered_once_for_each_way_to_read_it() -> None:
    vocabulary = Vocabulary()
    bridge = vocabulary.name("padací most")
    assert tuple(vocabulary.whole("padací most", CS)) in bridge
    assert tuple(vocabulary.whole("padací most", EN)) not in bridge


def test_a_compound_of_another_language_stays_whole() -> None:
    assert len(Vocabulary().analyse("segerpoäng", CS)) == 1


def test_the_same_texts_in_the_same_order_have_the_same_numbers() -> None:
    one, other = Vocabulary(), Vocabulary()
    texts = ["Loď smí o dvě pole.", "Lucerna svítí na loď.", "Vyhrává pátá lucerna."]
    assert [one.analyse(text, CS) for text in texts] == [other.analyse(text, CS) for text in texts]
    assert list(one.roots.items()) == list(other.roots.items())
    assert list(one.roots.values()) == list(range(1, len(one.roots) + 1))


def test_a_run_of_letters_is_cut() -> None:
    vocabulary = Vocabulary()
    assert len(vocabulary.analyse("x" * 500, CS)) == 1
    assert [len(form) for form in vocabulary.forms] == [LONGEST_WORD]


def test_trigrams_mark_beginning_and_end() -> None:
    assert trigrams("lod") == {"^lo", "lod", "od$"}
    assert trigrams("a") == {"^a$"}


def test_each_trigram_leads_to_the_forms_that_have_it() -> None:
    found = grams_of(["lod", "lodnik"])
    assert found["^lo"] == [1, 2]
    assert found["od$"] == [1]
