"""Letters replaced by a broken font mapping."""

from __future__ import annotations

from rules_index.sources.repairs.fonts import mend_font_mapping
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Language
from rules_index.values.sources import RepairKind

CZECH = (
    "Každý hráč může použít nejvýše dva žetony. Když můžete táhnout, vezměte kartu z balíčků na stole. "
    "Žádný z hráčů nesmí položit nůž bez bodů. Důležité je, že hůl zůstává u hráče, dokud ji někdo nevyužije."
)
BREAK = str.maketrans("žůŽŮ", "ţŧŢŦ")


def test_a_document_that_shows_the_breakage_is_mended() -> None:
    log = RepairLog()
    assert mend_font_mapping(CZECH.translate(BREAK), Language.CS, log) == CZECH
    (repair,) = log.repairs
    assert (repair.kind, repair.count) == (RepairKind.FONT_MAPPING, sum(map(CZECH.count, "žůŽŮ")))
    assert repair.before.translate({ord("ţ"): "ž", ord("ŧ"): "ů"}) == repair.after


def test_half_broken_text_is_mended_too() -> None:
    """Bold type of the same document may have kept its own letters."""
    mixed = CZECH.translate(BREAK) + " " + CZECH
    assert mend_font_mapping(mixed, Language.CS, RepairLog()) == f"{CZECH} {CZECH}"


def test_central_european_bytes_in_the_western_code_page_are_mended() -> None:
    text = (
        "Kdo začne, vezme červenou kartu příštího kola. Hráči otočí čtyři první mince. Řada běží dál, překročte řeku."
    )
    broken = text.translate(str.maketrans("ěčřůŘ", "ìèøùØ"))
    assert mend_font_mapping(broken, Language.CS, RepairLog()) == text


def test_a_text_that_really_uses_the_letters_stays() -> None:
    names = "Kartu Braţov, Constanţa, Galaţi, Piteşti a Timiţ položte vedle karet Ţepeţ, Moţi, Ploieţti a Buzăţ. "
    text = CZECH + names
    assert mend_font_mapping(text, Language.CS, RepairLog()) == text


def test_another_language_stays() -> None:
    text = CZECH.translate(BREAK)
    assert mend_font_mapping(text, Language.SV, RepairLog()) == text


def test_one_foreign_name_shows_nothing() -> None:
    text = CZECH + " Mapu nakreslil Ion Creţu."
    assert mend_font_mapping(text, Language.CS, RepairLog()) == text
