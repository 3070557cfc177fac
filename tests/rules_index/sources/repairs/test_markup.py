"""Marks that are no words."""

from __future__ import annotations

from rules_index.sources.repairs.markup import ICON, mend_formulas, mend_icons, mend_markup
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.sources import RepairKind
from tests.rows import rows


@rows(
    ("marked", "plain"),
    [
        ("vezme **dvě karty** navíc", "vezme dvě karty navíc"),
        ("- PŘÍPRAVA:** Rozdejte karty.", "- PŘÍPRAVA: Rozdejte karty."),
        ("hra *Mlýn* a __Kolo__", "hra Mlýn a Kolo"),
        ("*Příklad: Jana má tři\nmince.*", "Příklad: Jana má tři\nmince."),
        ("cena 3 * 2 mince, karta*", "cena 3 * 2 mince, karta*"),
        ("snake_case_name zůstane", "snake_case_name zůstane"),
        ("viz [mapa](https://example.org/m) a \\*", "viz mapa a *"),
        ("první<br>druhý <sup>1</sup>", "prvnídruhý 1"),
        ("| Hráči | 2 |\n|---|:-:|\n| Karty | 7 |", "Hráči\t2\nKarty\t7"),
        ("# Nadpis", "# Nadpis"),
        ("## <article-1><officials> Artikel 1 [länk](rules:contents)", "## Artikel 1 länk"),
        ("hoď <počet> kostek", "hoď <počet> kostek"),
    ],
)
def test_markdown_leaves_only_the_words(marked: str, plain: str) -> None:
    assert mend_markup(marked, RepairLog()) == plain


@rows(
    ("formula", "plain"),
    [
        ("síla $7 = (3 - 2) \\times 2 + 5$ bodů", "síla 7 = (3 - 2) × 2 + 5 bodů"),
        ("$\\text{body} \\geq \\frac{a}{2}$", "body ≥ a/2"),
        ("\\(a+b\\)", "a+b"),
        ("obrana (3 – 2) x 2", "obrana (3 – 2) × 2"),
        ("stojí $5 nebo $6", "stojí $5 nebo $6"),
        ("matrix x klíč", "matrix x klíč"),
    ],
)
def test_formulas_read_as_a_player_writes_them(formula: str, plain: str) -> None:
    assert mend_formulas(formula, RepairLog()) == plain


@rows(
    ("damaged", "readable"),
    [
        ("\uf0a7 vezměte kartu", "• vezměte kartu"),
        ("symbol \ue123 znamená minci", f"symbol {ICON} znamená minci"),
        ("Dolování (🍀) dá minci", f"Dolování ({ICON}) dá minci"),
        ("hoďte ( ) nebo (, , )", f"hoďte ({ICON}) nebo ({ICON}, {ICON}, {ICON})"),
        ("jednotku se symbolem  v oblasti", f"jednotku se symbolem {ICON} v oblasti"),
        ("ukazuje tento symbol .", f"ukazuje tento symbol {ICON}."),
        ("Konec věty.  Další věta.", "Konec věty.  Další věta."),
        ("  Bauer  Müller  Novák", "  Bauer  Müller  Novák"),
        ("bonus (+2) zůstává", "bonus (+2) zůstává"),
    ],
)
def test_lost_icons_leave_one_neutral_sign(damaged: str, readable: str) -> None:
    assert mend_icons(damaged, RepairLog()) == readable


def test_repairs_show_the_place_that_changed() -> None:
    log = RepairLog()
    mend_markup("x " * 60 + "a pak **tučně** dál", log)
    (repair,) = log.repairs
    assert repair.kind is RepairKind.MARKUP
    assert "**tučně**" in repair.before
    assert "tučně dál" in repair.after
