"""What counts as a word of a language, and which forms belong together."""

from __future__ import annotations

from rules_index.sources.text.known_words import Words
from rules_index.values.books import Language
from tests.rows import rows


@rows(
    ("language", "form"),
    [
        (Language.CS, "žoldnéři"),
        (Language.CS, "ŽOLDNÉŘI"),
        (Language.CS, "neútočné"),
        (Language.CS, "hraje-li"),
        (Language.CS, "12"),
        (Language.SV, "vapnet"),
        (Language.EN, "weapons"),
    ],
)
def test_known_in_any_case_negated_or_joined(language: Language, form: str) -> None:
    assert Words(language).known(form)


@rows(
    ("language", "form"),
    [(Language.CS, "žoldněři"), (Language.CS, "zaplatte"), (Language.CS, "neblmpfý"), (Language.SV, "våpnet")],
)
def test_a_misread_form_is_unknown(language: Language, form: str) -> None:
    assert not Words(language).known(form)


def test_a_negation_is_czech_alone() -> None:
    assert not Words(Language.EN).known("neweapon")


def test_a_form_the_book_attests_is_known_in_any_case() -> None:
    assert not Words(Language.CS).known("Korrakam")
    assert Words(Language.CS, frozenset({"korrakam"})).known("KORRAKAM")


def test_inflected_and_negated_forms_share_a_stem() -> None:
    stem = Words(Language.CS).stem
    assert stem("útočnou") == stem("ÚTOČNÁ") == stem("neútočné")
    assert stem("zbraň") == stem("zbraněmi")
    assert stem("útočnou") != stem("účinnou")
