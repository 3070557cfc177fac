"""Words as people type them, read as the books write them."""

from __future__ import annotations

import unicodedata

import pytest

from rules_index.index.vocabulary import Vocabulary
from rules_index.languages.figures import number
from rules_index.languages.language import is_function_word, said
from rules_index.languages.questions import FRAMES
from rules_index.values.books import Language
from tests.rows import rows

CS, SV, EN = Language.CS, Language.SV, Language.EN


def written(text: str, language: Language) -> str:
    return " ".join(said(text, language))


@rows(
    ("typed", "meant", "language"),
    [
        ("What's a hit", "what is a hit", EN),
        ("whats a hit", "what is a hit", EN),
        ("I can’t, I DON`T", "i can not i do not", EN),
        ("pls u gotta", "please you have to", EN),
        ("Můžem už jít", "můžeme už jít", CS),
        ("nevim dyž du", "nevím když jdu", CS),
        ("nejde to", "nelze to", CS),
        ("Ska dom få nåt", "skall de få något", SV),
        ("dont", "dont", SV),
        ("dom", "dom", CS),
    ],
)
def test_contractions_and_slips_are_read_as_written(typed: str, meant: str, language: Language) -> None:
    assert written(typed, language) == meant


@rows(
    ("typed", "meant"),
    [
        ("kartama", "kartami"),
        ("kostkama", "kostkami"),
        ("velkej", "velký"),
        ("velkejma", "velkými"),
        ("hrajem", "hrajeme"),
        ("mluvim", "mluvíme"),
        ("vejhra", "výhra"),
        ("barevnejch", "barevných"),
        ("vobrana", "obrana"),
    ],
)
def test_colloquial_czech_endings_and_sounds_are_those_of_the_dictionary(typed: str, meant: str) -> None:
    assert written(typed, CS) == meant
    assert written(typed, SV) == typed


@rows(("word", "language"), [("pls", CS), ("fakt", CS), ("egentligen", SV), ("actually", EN)])
def test_what_is_said_around_a_question_is_none_of_its_content(word: str, language: Language) -> None:
    assert is_function_word(word, language)


@rows("word", ["máma", "dveřím", "zemím", "xyzqama", "olej", "ma", "tma", "nej", "voda", "vorejkam"])
def test_a_word_of_the_dictionary_or_one_that_no_ending_explains_stays(word: str) -> None:
    assert written(word, CS) == word


def test_words_are_in_lower_case_with_their_diacritics() -> None:
    assert written(unicodedata.normalize("NFD", "PŘÍSTAV, loď_2!"), CS) == "přístav loď 2"


@rows(
    ("word", "language", "digits"),
    [
        ("tři", CS, "3"),
        ("třech", CS, "3"),
        ("pátý", CS, "5"),
        ("dvacet", CS, "20"),
        ("sju", SV, "7"),
        ("tredje", SV, "3"),
        ("twelve", EN, "12"),
        ("hundred", EN, "100"),
        ("one", EN, None),
        ("jeden", CS, None),
        ("půl", CS, None),
        ("loď", CS, None),
        ("sju", CS, None),
    ],
)
def test_a_word_of_a_number_stands_for_digits(word: str, language: Language, digits: str | None) -> None:
    assert number(word, language) == digits


@pytest.mark.parametrize(("texts"), [(("5 lodí", CS), ("pět lodí", CS), ("fem lodí", SV), ("five lodí", EN))])
def test_numbers_in_words_and_in_digits_have_one_root(texts: tuple[tuple[str, Language], ...]) -> None:
    vocabulary = Vocabulary()
    assert len({vocabulary.analyse(text, language)[0] for text, language in texts}) == 1
    assert vocabulary.forms.keys() >= {"5", "pet", "fem", "five"}


def test_frames_are_the_first_roots_and_no_word_is_one() -> None:
    vocabulary = Vocabulary()
    assert list(vocabulary.roots.values()) == list(range(1, len(FRAMES) + 1))
    assert vocabulary.analyse("who", CS) == [len(FRAMES) + 1]


def test_a_line_has_its_words_as_meant_and_then_its_frames() -> None:
    vocabulary = Vocabulary()
    content = vocabulary.analyse("hrát kartami", CS)
    assert vocabulary.line("Můžem hrát kartama?", CS) == [*content, FRAMES.index("may") + 1]
    assert vocabulary.line("kdo a kdy", CS) == [FRAMES.index("who") + 1, FRAMES.index("when") + 1]
