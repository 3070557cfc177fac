"""How deep headings lie in a text that does not say it."""

from __future__ import annotations

from collections.abc import Callable

RULE = "Každý hráč si vezme jednu minci ze společné zásoby a položí ji před sebe."
Outline = Callable[[str], list[str]]


def headings(outline: Outline, *names: str) -> list[str]:
    """The headings of a book whose names in capitals are headings; each other part is a paragraph."""
    return [line for line in outline("\n\n".join(names)) if line.startswith("#")]


def test_a_numbered_series_lies_under_the_heading_before_it(outline: Outline) -> None:
    found = headings(outline, "MLÝN", RULE, "KOLO", RULE, "1. FÁZE: RÁNO", RULE, "2. FÁZE: VEČER", RULE, "VÍTĚZ", RULE)
    assert found == ["# MLÝN", "# KOLO", "## 1. FÁZE: RÁNO", "## 2. FÁZE: VEČER", "# VÍTĚZ"]


def test_headings_between_two_numbers_lie_under_the_first(outline: Outline) -> None:
    found = headings(outline, "MLÝN", RULE, "KOLO", RULE, "FAS ETT: MALA", RULE, "REGN", RULE, "FAS 2: SÄLJA", RULE)
    assert found == ["# MLÝN", "# KOLO", "## FAS ETT: MALA", "### REGN", "## FAS 2: SÄLJA"]


def test_ordinal_words_count(outline: Outline) -> None:
    found = headings(outline, "MLÝN", RULE, "KOLO", RULE, "PRVNÍ KROK: MOUKA", RULE, "DRUHÝ KROK: TRH", RULE)
    assert found == ["# MLÝN", "# KOLO", "## PRVNÍ KROK: MOUKA", "## DRUHÝ KROK: TRH"]


def test_a_heading_right_under_another_and_its_kind_lie_under_it(outline: Outline) -> None:
    found = headings(outline, "MLÝN", RULE, "OSOBY", "MLYNÁŘ (JAN)", RULE, "PEKAŘ (PETR)", RULE, "MINCE", RULE)
    assert found == ["# MLÝN", "# OSOBY", "## MLYNÁŘ (JAN)", "## PEKAŘ (PETR)", "# MINCE"]


def test_a_chapter_that_the_text_leads_on_to_is_its_own(outline: Outline) -> None:
    found = headings(
        outline, "MLÝN", RULE, "RÁNO", "SVAČINA", RULE, "PRÁCE", RULE, "Pokračujte fází večera...", "VEČER", RULE
    )
    assert found == ["# MLÝN", "# RÁNO", "## SVAČINA", "## PRÁCE", "# VEČER"]


def test_a_heading_that_ends_in_a_colon_lies_under_the_one_before(outline: Outline) -> None:
    found = headings(outline, "MLÝN", RULE, "PRÁCE", RULE, "MLETÍ:", RULE, "PRODEJ:", RULE, "KONEC", RULE)
    assert found == ["# MLÝN", "# PRÁCE", "## MLETÍ", "## PRODEJ", "# KONEC"]


def test_names_that_come_again_begin_a_part(outline: Outline) -> None:
    listed = "- HRA JEDNOHO MLYNÁŘE: Hrajete sami proti řece."
    found = headings(
        outline, "MLÝN", listed, "PŘÍPRAVA", RULE, "HRA JEDNOHO MLYNÁŘE", RULE, "PŘÍPRAVA", RULE, "ŘEKA", RULE
    )
    assert found == ["# MLÝN", "# PŘÍPRAVA", "# HRA JEDNOHO MLYNÁŘE", "## PŘÍPRAVA", "## ŘEKA"]


def test_a_line_that_points_to_more_stands_under_its_heading(outline: Outline) -> None:
    lines = outline("\n\n".join(["MLÝN", RULE, "VÍCE O PRODEJI – VIZ 12", "Slunce zapadá...", "PRODEJ", RULE]))
    assert lines[2:5] == ["# PRODEJ", "paragraph: VÍCE O PRODEJI – VIZ 12", "paragraph: Slunce zapadá..."]
