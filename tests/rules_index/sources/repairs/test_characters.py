"""Unicode forms and letters of another script."""

from __future__ import annotations

import pytest

from rules_index.sources.repairs.characters import mend_forms, mend_homoglyphs
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Language
from rules_index.values.sources import RepairKind
from tests.rows import rows


@rows(
    ("damaged", "mended"),
    [
        ("z\u030ceton", "žeton"),
        ("a\ufb01nita, \ufb02otila", "afinita, flotila"),
        ("dvě\u00a0kostky\u2009a\u202fjedna", "dvě kostky a jedna"),
        ("za\u00admíchejte", "zamíchejte"),
        ("zamí\u00ad\n  chejte", "zamíchejte"),
        ("ka\u200brta\ufeff", "karta"),
        ("první\r\ndruhý\rtřetí\u2028čtvrtý", "první\ndruhý\ntřetí\nčtvrtý"),
        ("zvuk\x07 a \x1bobraz", "zvuk a obraz"),
        ("1\t2\fdalší", "1\t2\fdalší"),
    ],
)
def test_every_character_has_one_form(damaged: str, mended: str) -> None:
    assert mend_forms(damaged, RepairLog()) == mended


def test_changed_forms_are_entered_and_clean_text_is_not() -> None:
    clean, log = RepairLog(), RepairLog()
    mend_forms("čistý text\n", clean)
    assert clean.repairs == ()
    mend_forms("ne\u00a0zcela\na\u00a0zas\n", log)
    assert [(repair.kind, repair.count) for repair in log.repairs] == [(RepairKind.UNICODE_FORM, 2)]


@rows(
    ("word", "mended"),
    [
        ("zaokrouhлено", "zaokrouhleno"),
        ("kоstka", "kostka"),
        ("hráčе", "hráče"),
        ("bοd", "bod"),
    ],
)
def test_letters_of_another_script_inside_a_word_become_latin(word: str, mended: str) -> None:
    log = RepairLog()
    assert mend_homoglyphs(f"jeden {word} navíc", Language.CS, log) == f"jeden {mended} navíc"
    assert [repair.kind for repair in log.repairs] == [RepairKind.HOMOGLYPH]


@pytest.mark.parametrize("text", ["slovo игра znamená hra", "úhel α a β", "Ωmega"])
def test_whole_words_of_another_script_stay(text: str) -> None:
    assert mend_homoglyphs(text, Language.CS, RepairLog()) == text
