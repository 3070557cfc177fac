"""Cross-references."""

from __future__ import annotations

from rules_index.sources.text.references import is_pointer, references_in
from rules_index.values.books import Language, Reference, ReferenceKind
from tests.rows import rows

PAGE, SECTION, SCRIPT = ReferenceKind.PAGE, ReferenceKind.SECTION, ReferenceKind.SCRIPT


@rows(
    ("text", "language", "references"),
    [
        ("Otočte kolem (viz „Mlýnské kolo“ na straně 11).", "cs", [(SECTION, "Mlýnské kolo"), (PAGE, "11")]),
        ("Podrobnosti viz str. 12.", "cs", [(PAGE, "12")]),
        ("VÍCE O MLÝNU - VIZ 101", "cs", [(SCRIPT, "101")]),
        ("Nemůžete-li platit – viz 333 v Knize mlýna.", "cs", [(SCRIPT, "333")]),
        ("Potom ho prodejte (viz akce PRODEJ MOUKY).", "cs", [(SECTION, "PRODEJ MOUKY")]),
        ("Slovo je vysvětleno v sekci POJMY MLÝNA na konci knihy.", "cs", [(SECTION, "POJMY MLÝNA")]),
        ("Vrid kortet; se LÄGE i avsnittet TERMER.", "sv", [(SECTION, "LÄGE"), (SECTION, "TERMER")]),
        ("Betala mynten (enligt SÄLJA MJÖL).", "sv", [(SECTION, "SÄLJA MJÖL")]),
        ("Mer om regn på sidan 7.", "sv", [(PAGE, "7")]),
        ("For storms see page 4, and see also “Tides”.", "en", [(PAGE, "4"), (SECTION, "Tides")]),
        ("Jinak se MLÝN otáčí dál (viz níže).", "cs", []),
        ("Vykládá se KDYKOLI.", "cs", []),
        ("Otočte kolem třikrát.", "cs", []),
    ],
)
def test_references_in_reading_order(text: str, language: str, references: list[tuple[ReferenceKind, str]]) -> None:
    assert references_in(text, Language(language)) == tuple(Reference(*reference) for reference in references)


def test_a_reference_is_listed_once() -> None:
    assert len(references_in("Viz str. 4. Ano, viz str. 4.", Language.CS)) == 1


def test_a_pointer_is_a_line_that_only_points() -> None:
    assert is_pointer("VÍCE O FÁZI MLETÍ - VIZ 300")
    assert not is_pointer("Nemáte-li minci, přečtěte si scénu a potom pokračujte dál – viz 333 v Knize mlýna.")
