"""Blocks from lines: headings, run-in headings, lists, steps, tables, examples, captions, torn and glued text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules_index.sources.structure.blocks import blocks_of
from rules_index.values.sources import BlockKind
from tests.rows import rows

Outline = Callable[[str], list[str]]
RULE = "Každý hráč si vezme jednu minci ze společné zásoby a položí ji před sebe."


def test_capitals_alone_on_a_line_are_headings(outline: Outline) -> None:
    text = f"MLÝN\n\nCÍL HRY\n\n{RULE}\n\nTAH HRÁČE\n{RULE}\n\nCO KDYŽ DOJDOU MINCE?\n\n{RULE}"
    headings = [line for line in outline(text) if line.startswith("#")]
    assert headings == ["# MLÝN", "# CÍL HRY", "# TAH HRÁČE", "# CO KDYŽ DOJDOU MINCE?"]


def test_a_heading_with_a_misread_letter_or_two_is_one(outline: Outline) -> None:
    assert outline(f"ÚVOD\n\n{RULE}\n\nZÁSoba MINCÍ\n\n{RULE}")[2] == "# ZÁSoba MINCÍ"


def test_a_letterspaced_title_is_one_word(outline: Outline) -> None:
    assert outline(f"M L Ý N\n\n{RULE}")[0] == "# MLÝN"


@pytest.mark.parametrize(
    "line",
    [
        "MLYNÁŘ. Otáčí kolem a bere mouku ze skladu.",
        "TEN, KDO MÁ MINCI, ZAČÍNÁ.",
        "VÍCE O MLÝNU - VIZ 101",
        "3 PYTLE = VÝHRA",
        "(POUZE VE DVOU)",
    ],
)
def test_other_capitals_are_text(outline: Outline, line: str) -> None:
    assert not any(text.startswith("# ") and line in text for text in outline(f"ÚVOD\n\n{RULE}\n\n{line}\n\n{RULE}"))


def test_a_line_that_comes_again_and_again_is_no_heading(outline: Outline) -> None:
    text = "ÚVOD\n\n" + f"{RULE}\n\nDALŠÍ MLYNÁŘ\n\n" * 4
    assert [line for line in outline(text) if line.startswith("#")] == ["# ÚVOD"]


def test_markdown_headings_have_their_levels(outline: Outline) -> None:
    assert [
        line
        for line in outline(f"# Mlýn\n\n## Tah\n\n{RULE}\n\n### Mletí ###\n\n{RULE}\n\n## Konec\n\n{RULE}")
        if "#" in line
    ] == [
        "# Mlýn",
        "## Tah",
        "### Mletí",
        "## Konec",
    ]


def test_underlined_headings(outline: Outline) -> None:
    assert outline(f"Mlýn\n====\n\n{RULE}\n\nTah\n---\n\n{RULE}\n\n***\n\n{RULE}")[::2][:2] == ["# Mlýn", "## Tah"]


@rows(
    ("paragraph", "label"),
    [
        ("MLETÍ MOUKY. Můžete otočit kolem.", "MLETÍ MOUKY"),
        ("MALA: Du får vrida hjulet ett varv.", "MALA"),
        ("RYCHLOST (R): Počet polí za tah.", "RYCHLOST (R)"),
        ("PYTEL – unese tři mouky.", "PYTEL"),
        ("MALVÄRDE En siffra på kvarnen.", "MALVÄRDE"),
        ("Třetí mlýn. Hráči mohou postavit i třetí mlýn, mají-li kámen.", "Třetí mlýn"),
        ("„KRADENÍ“ MOUKY. Kdo ukradne mouku, vrátí ji.", "„KRADENÍ“ MOUKY"),
        ("MLÝN VS. VĚTRNÍK. Platí pravidlo mlýna.", "MLÝN VS. VĚTRNÍK"),
        ("MLYNÁŘ smí otočit kolem.", ""),
        ("Mlynář smí otočit kolem, kdykoli chce. Potom čeká.", ""),
    ],
)
def test_run_in_headings_are_labels_and_stay_in_the_text(paragraph: str, label: str) -> None:
    *_, block = blocks_of(f"ÚVOD\n\n{RULE}\n\n{paragraph}")
    assert (block.label, block.text) == (label, paragraph)


def test_a_paragraph_under_a_run_in_heading_lies_a_level_deeper() -> None:
    blocks = blocks_of(f"TAH\n\nMLETÍ. {RULE}\n\n{RULE}\n\nPRODEJ. {RULE}")
    assert [block.level for block in blocks] == [1, 0, 1, 0]


def test_an_entry_only_holds_for_paragraphs_set_close_to_it() -> None:
    blocks = blocks_of(f"TAH\n\nMLETÍ: {RULE}\nPotom čeká.\n\n{RULE}")
    assert [block.level for block in blocks[1:]] == [0, 1, 0]


@rows("bullet", ["-", "•", "*", "–", "‣"])
def test_every_bullet_and_its_nesting(bullet: str) -> None:
    text = f"ÚVOD\n\n{bullet} první kámen\n {bullet} menší kámen\n {bullet} další menší\n{bullet} druhý kámen"
    assert [(block.kind, block.level, block.text) for block in blocks_of(text)[1:]] == [
        (BlockKind.BULLET, 0, "první kámen"),
        (BlockKind.BULLET, 1, "menší kámen"),
        (BlockKind.BULLET, 1, "další menší"),
        (BlockKind.BULLET, 0, "druhý kámen"),
    ]


@pytest.mark.parametrize("form", ["{}. {}", "{}) {}"])
def test_steps_keep_their_number_as_label(form: str) -> None:
    text = "ÚVOD\n\nPostupujte takto:\n" + "\n".join(
        form.format(n, t) for n, t in [(1, "otočte kolem"), (2, "Vezměte")]
    )
    assert [(block.kind, block.label, block.text) for block in blocks_of(text)[2:]] == [
        (BlockKind.STEP, "1", "otočte kolem"),
        (BlockKind.STEP, "2", "Vezměte"),
    ]


def test_a_number_before_capitals_is_a_step_and_a_date_is_not() -> None:
    blocks = blocks_of("ÚVOD\n\nFaserna är:\n1 DRA KORT från leken.\n2 SPELA KORT om du vill.\n\n28. října 2019")
    assert [block.kind for block in blocks[2:]] == [BlockKind.STEP, BlockKind.STEP, BlockKind.CAPTION]


def test_results_of_a_roll_are_items() -> None:
    blocks = blocks_of("ÚVOD\n\nHoďte kostkou:\n1–3 = nic se nestane.\n4-6 - vezměte minci.")
    assert [(block.kind, block.text) for block in blocks[2:]] == [
        (BlockKind.BULLET, "1–3 = nic se nestane."),
        (BlockKind.BULLET, "4-6 - vezměte minci."),
    ]


def test_short_lines_after_a_lead_in_are_items() -> None:
    text = f"ÚVOD\n\nPrůběh kola:\n\nZačátek kola (ráno)\n\nMletí\n\nProdej\n\n{RULE}"
    kinds = [block.kind for block in blocks_of(text)[2:]]
    assert kinds == [BlockKind.BULLET, BlockKind.BULLET, BlockKind.BULLET, BlockKind.PARAGRAPH]


def test_table_rows_stay_in_one_block_with_their_order() -> None:
    *_, table = blocks_of("ÚVOD\n\nPočet kamenů:\n\nMlynáři\t2-3\t4\nKameny\t7\t9")
    assert (table.kind, table.text) == (BlockKind.TABLE, "Mlynáři | 2-3 | 4\nKameny | 7 | 9")


def test_examples_are_told_in_every_language() -> None:
    for word in ("Příklad", "Příklad 2", "Exempel", "Example"):
        *_, block = blocks_of(f"ÚVOD\n\n{RULE}\n\n{word}: Jana má dvě mince.")
        assert block.kind is BlockKind.EXAMPLE


def test_labels_of_pictures_are_captions() -> None:
    text = f"ÚVOD\n\n{RULE}\n\n\n\nMlýnské kolo\n\n\n\nČERNÁ\nKOSTKA\n\n\n\nBÍLÁ\nKOSTKA\n\nTAH\n\n{RULE}"
    assert [block.text for block in blocks_of(text) if block.kind is BlockKind.CAPTION] == [
        "Mlýnské kolo",
        "ČERNÁ",
        "KOSTKA",
        "BÍLÁ",
        "KOSTKA",
    ]


WRAPPED = """KVARNEN
Varje spelare vrider hjulet ett varv och tar så många
säckar mjöl som tärningen visar efter kastet,
men aldrig fler än sex.
   Den som inte kan betala får vänta en hel omgång
och drar sedan ett nytt kort från högen.
BAGARE: Köper mjöl av alla andra spelare när det
finns minst två säckar på bordet framför dem.
MÖLLARE: Säljer mjöl.
"""


def test_wrapped_lines_are_paragraphs_again(outline: Outline) -> None:
    assert outline(WRAPPED * 3)[1:5] == [
        "paragraph: Varje spelare vrider hjulet ett varv och tar så många säckar mjöl som tärningen visar efter "
        "kastet, men aldrig fler än sex.",
        "paragraph: Den som inte kan betala får vänta en hel omgång och drar sedan ett nytt kort från högen.",
        "paragraph: BAGARE: Köper mjöl av alla andra spelare när det finns minst två säckar på bordet framför dem.",
        "paragraph: MÖLLARE: Säljer mjöl.",
    ]


def test_close_lines_are_one_paragraph_where_empty_lines_part_paragraphs(outline: Outline) -> None:
    lines = ["Otočte kolem.", "Potom si vezměte minci.", "PYTEL – unese tři mouky."]
    spaced = f"ÚVOD\n\n{RULE}\n\n{RULE}\n\n{RULE}\n\n" + "\n".join(lines)
    assert outline(spaced)[4:] == [
        "paragraph: Otočte kolem. Potom si vezměte minci.",
        "paragraph: PYTEL – unese tři mouky.",
    ]
    assert outline("ÚVOD\n" + "\n".join(lines[:2] * 4))[1:] == [f"paragraph: {line}" for line in lines[:2] * 4]


def test_columns_glued_behind_one_another_are_parted() -> None:
    text = "MALA\nDu får vrida hjulet ett varv. BAGARE: Köper allt mjöl. 5) BETALA NU: Lägg mynten på bordet."
    assert [block.text for block in blocks_of(text)[1:]] == [
        "Du får vrida hjulet ett varv.",
        "BAGARE: Köper allt mjöl.",
        "BETALA NU: Lägg mynten på bordet.",
    ]


def test_a_sentence_torn_by_a_page_is_whole_again() -> None:
    parts = ["Mlynář čeká. Pytle se totiž při", "povodni nosí do patra. Pak pomáhá", "Brněnský mlýn v údolí stojí."]
    assert [block.text for block in blocks_of("ÚVOD\n\n" + "\n\n\n\n".join(parts))[1:]] == [" ".join(parts)]


def test_plain_headings_in_a_book_that_has_no_others(outline: Outline) -> None:
    text = (
        "Lantern Harbour\n\nSetup\n\nEach player takes five boats and puts them on the quay.\n\n"
        "1.1 Sailing\n\nMove one boat up to three spaces, then draw one tide card.\n"
    )
    assert [line for line in outline(text) if line.startswith("#")] == ["# Lantern Harbour", "# Setup", "# 1.1 Sailing"]


def test_pages_are_known_where_the_file_has_them() -> None:
    assert [block.page for block in blocks_of(f"ÚVOD\n\n{RULE}\f\n{RULE}")] == [1, 1, 2]
    assert {block.page for block in blocks_of(f"ÚVOD\n\n{RULE}")} == {None}


@rows("text", ["", "\n\n", "\f\f", "   \t "])
def test_nothing_has_no_blocks(text: str) -> None:
    assert blocks_of(text) == ()
