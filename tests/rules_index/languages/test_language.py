"""What inflected, misspelt and compound words have in common, and which words only hold a sentence together."""

from __future__ import annotations

import unicodedata

import pytest

from rules_index.languages.language import (
    compound_parts,
    detect,
    fold,
    is_function_word,
    is_of_another_language,
    root,
    stem,
    words,
)
from rules_index.values.books import Language
from tests.rows import rows

CS, SV, EN = Language.CS, Language.SV, Language.EN
SWEDISH = {
    "seger", "poäng", "krig", "zon", "flicka", "skola", "kyrka", "gård", "gata", "kök", "pojke", "lag",
    "krigare", "krigar", "kort", "ort",
}  # fmt: skip


@rows(
    ("text", "folded"),
    [
        ("Žluťoučký KŮŇ", "zlutoucky kun"),
        ("Året", "aret"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("ﬁn", "fin"),
    ],
)
def test_folding_takes_case_diacritics_and_ligatures_away(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_folding_does_not_depend_on_the_unicode_form() -> None:
    assert fold(unicodedata.normalize("NFD", "příště")) == fold(unicodedata.normalize("NFC", "příště"))


def test_words_are_letters_and_numbers_in_lower_case() -> None:
    assert words("Vezmi 2 KOSTKY (×3), a_b; „hráč“!") == ["vezmi", "2", "kostky", "3", "a", "b", "hráč"]


def test_words_of_decomposed_text_are_whole() -> None:
    assert words(unicodedata.normalize("NFD", "hráč")) == ["hráč"]


def test_what_has_no_words_has_none() -> None:
    assert words("🙂 … ?!") == []


@rows(
    ("language", "forms"),
    [
        (CS, ("kostka", "kostky", "kostek", "kostkami", "kostkou")),
        (CS, ("město", "města", "městem", "měst")),
        (CS, ("přesunout", "přesune")),
        (SV, ("båt", "båten", "båtar", "båtarna")),
        (SV, ("lykta", "lyktan", "lyktor")),
        (SV, ("attackera", "attackerar", "attackerade")),
        (EN, ("city", "cities")),
        (EN, ("move", "moved", "moves", "moving")),
    ],
)
def test_inflected_forms_share_a_root(language: Language, forms: tuple[str, ...]) -> None:
    assert len({root(form, language) for form in forms}) == 1


@rows(
    ("language", "one", "other"),
    [(CS, "kostka", "kost"), (CS, "hrad", "hra"), (SV, "båt", "bål"), (EN, "boat", "board")],
)
def test_other_words_have_other_roots(language: Language, one: str, other: str) -> None:
    assert root(one, language) != root(other, language)


@pytest.mark.parametrize(("word", "language"), [("kostkami", CS), ("båtarna", SV), ("lanterns", EN)])
def test_roots_and_stems_are_folded(word: str, language: Language) -> None:
    assert root(word, language).isascii()
    assert stem(word, language).isascii()


@pytest.mark.parametrize("form", ["korrakam", "korrakamu", "korrakamem"])
def test_a_word_no_dictionary_has_is_stemmed(form: str) -> None:
    assert root(form, CS) == stem("korrakam", CS)


@rows(
    ("compound", "parts"),
    [
        ("segerpoäng", ("seger", "poäng")),
        ("krigszon", ("krig", "zon")),
        ("flickskola", ("flicka", "skola")),
        ("pojklag", ("pojke", "lag")),
        ("kyrkogård", ("kyrka", "gård")),
        ("gatukök", ("gata", "kök")),
    ],
    ids=["joined", "with -s-", "without its -a", "without its -e", "with -o- for -a", "with -u- for -a"],
)
def test_a_swedish_compound_has_two_parts(compound: str, parts: tuple[str, str]) -> None:
    assert compound_parts(compound, SWEDISH.__contains__) == parts


def test_a_compound_is_not_cut_where_a_letter_would_have_to_change() -> None:
    assert compound_parts("krigarkort", SWEDISH.__contains__) == ("krigar", "kort")


@rows("word", ["seger", "segerfest", "vinterpoäng", "", "på"])
def test_what_is_not_made_of_two_known_words_is_no_compound(word: str) -> None:
    assert compound_parts(word, SWEDISH.__contains__) == ()


@rows(
    ("text", "language"),
    [
        ("Kolik lodí dostanu na začátku?", CS),
        ("kolik lodi mam na zacatku", CS),
        ("Hur många båtar får jag?", SV),
        ("hur far jag flytta min bat", SV),
        ("How many boats do I get?", EN),
        ("what is a lantern", EN),
        ("svärd", SV),
        ("žeton", CS),
    ],
)
def test_a_language_is_told_by_its_function_words_and_letters(text: str, language: Language) -> None:
    assert detect(text) is language


def test_where_nothing_tells_the_first_language_is_taken() -> None:
    assert detect("Doomtrooper 5", among=(EN, SV)) is EN
    assert detect("", among=(SV, EN)) is SV


def test_only_the_languages_asked_about_are_told() -> None:
    assert detect("Hur många båtar får jag?", among=(CS, EN)) in (CS, EN)


@rows(("word", "language"), [("který", CS), ("ktery", CS), ("když", CS), ("också", SV), ("för", SV), ("would", EN)])
def test_function_words_are_known_with_and_without_diacritics(word: str, language: Language) -> None:
    assert is_function_word(word, language)


@rows(("word", "language"), [("kostka", CS), ("kort", SV), ("dice", EN), ("would", CS), ("5", CS)])
def test_words_with_a_meaning_and_words_of_another_language_are_none(word: str, language: Language) -> None:
    assert not is_function_word(word, language)


@rows(
    "text",
    [
        "¿cuántas cartas puedo robar en mi turno?",
        "cómo se gana la partida",
        "combien de cartes puis-je piocher par tour ?",
        "comment gagner la partie",
        "quante carte posso pescare nel mio turno?",
        "come si vince la partita",
        "o que acontece se o meu personagem morrer",
        "posso atacar duas vezes no mesmo turno",
        "co się stanie jeśli moja postać umrze w nocy",
        "jak wygrać grę",
        "darf ich zweimal im selben Zug angreifen",
        "wie gewinnt man das Spiel",
    ],
)
def test_a_question_in_another_language_is_told_by_its_function_words(text: str) -> None:
    assert is_of_another_language(text)


@rows(
    "text",
    [
        "jak se vyhrává hra",
        "muzu mit v baliku dve stejny karty",
        "hur vinner man spelet",
        "får man dra ett kort till",
        "can a unit move into the sea",
        "what does a nefarite do",
        "Muñoz",
        "Seán Gallagher a Valerie Duval",
        "Alakhai, Ilian, Semai",
        "karta",
        "",
    ],
)
def test_a_question_in_a_known_language_and_names_alone_are_not_foreign(text: str) -> None:
    assert not is_of_another_language(text)
